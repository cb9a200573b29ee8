//! The crate `blvm-secp256k1`.

use std::any::type_name;

use blvm_secp256k1::ecdsa;
use blvm_secp256k1::group::{Ge, Gej};
use blvm_secp256k1::scalar::Scalar;
use blvm_secp256k1::schnorr::{self, Keypair};
use blvm_secp256k1::{ecdh, ecmult};

use super::{Peer, bytes, prepare, prepare_batch, prove_generator, prove_types, verdict};
use crate::inputs::Inputs;
use crate::operations::Operation;
use crate::task::Task;

pub struct Blvm(());

impl Blvm {
    /// Has the crate make the table of the generator that it would make at first use.
    pub fn new() -> Self {
        blvm_secp256k1::ecmult_gen_precompute();
        Self(())
    }
}

/// The number, reduced: what ECDSA does with a hash.
fn reduced(bytes: &[u8; 32]) -> Scalar {
    let mut scalar = Scalar::zero();
    scalar.set_b32(bytes);
    scalar
}

fn public_key(bytes: &[u8; 33]) -> Ge {
    ecdsa::ge_from_compressed(bytes).expect("a public key")
}

fn x_only_key(bytes: &[u8; 32]) -> Ge {
    schnorr::lift_x(bytes).expect("an x-only public key")
}

/// P + t·G, from the crate's arithmetic.
fn tweak_add(point: &Ge, tweak: &[u8; 32]) -> Option<[u8; 33]> {
    let mut scalar = Scalar::zero();
    let overflow = scalar.set_b32(tweak);
    if overflow {
        return None;
    }
    let mut product = Gej::default();
    ecmult::ecmult_gen(&mut product, &scalar);
    let mut sum = Gej::default();
    sum.add_ge_var(&product, point);
    if sum.is_infinity() {
        return None;
    }
    let mut affine = Ge::default();
    affine.set_gej_var(&sum);
    Some(ecdsa::ge_to_compressed(&affine))
}

/// A batch of `size` signatures from every input on.
fn batch<'a>(inputs: &'a Inputs, size: usize) -> Task<'a> {
    let signatures = prepare_batch(&inputs.schnorr, size, |signature| *signature);
    let keys = prepare_batch(&inputs.x_only_keys, size, |key| *key);
    let messages = prepare_batch(
        &(0..inputs.messages.len()).collect::<Vec<_>>(),
        size,
        |&i| -> &'a [u8] { &inputs.messages[i] },
    );
    let run = move |i: usize| {
        let range = i..i + size;
        schnorr::schnorr_verify_batch(
            &signatures[range.clone()],
            &messages[range.clone()],
            &keys[range],
        )
    };
    Task::new(inputs.messages.len(), run, verdict)
}

impl Peer for Blvm {
    fn id(&self) -> &'static str {
        "blvm"
    }

    fn package(&self) -> &'static str {
        "blvm-secp256k1"
    }

    fn note(&self) -> &'static str {
        "default features; it takes x-only keys as bytes, so schnorr_verify parses one; the weights of its batch depend on the signatures \
         alone; tweaks composed from its arithmetic"
    }

    fn prove(&self) -> Result<(), String> {
        prove_types(
            "blvm_secp256k1",
            &[
                type_name::<Ge>(),
                type_name::<Scalar>(),
                type_name::<Keypair>(),
            ],
        )?;
        prove_generator(self)
    }

    fn task<'a>(&'a self, operation: Operation, inputs: &'a Inputs) -> Option<Task<'a>> {
        let count = inputs.messages.len();
        let messages = &inputs.messages;
        Some(match operation {
            Operation::PubkeyCreate => {
                let keys = prepare(&inputs.secret_keys, reduced);
                let run =
                    move |i: usize| ecdsa::ge_to_compressed(&ecdsa::pubkey_from_secret(&keys[i]));
                Task::new(count, run, |key| key.to_vec())
            }
            Operation::PubkeyParse => Task::new(
                count,
                |i| ecdsa::ge_from_compressed(&inputs.encoded_keys[i]),
                |key| bytes(key.map(|key| ecdsa::ge_to_uncompressed(&key))),
            ),
            Operation::EcdsaSign => {
                let run = |i: usize| {
                    ecdsa::ecdsa_sign_compact_rfc6979(&messages[i], &inputs.secret_keys[i])
                };
                Task::new(count, run, bytes)
            }
            Operation::EcdsaVerify => {
                let keys = prepare(&inputs.public_keys, public_key);
                let signatures = prepare(&inputs.ecdsa, |signature| {
                    ecdsa::ecdsa_sig_parse_compact(signature).expect("a signature")
                });
                let run = move |i: usize| {
                    let (r, s) = &signatures[i];
                    ecdsa::ecdsa_sig_verify(r, s, &keys[i], &reduced(&messages[i]))
                };
                Task::new(count, run, verdict)
            }
            Operation::EcdsaVerifyBytes => {
                let run = |i: usize| {
                    ecdsa::ecdsa_verify_one_compact(
                        &inputs.ecdsa[i],
                        &messages[i],
                        &inputs.public_keys[i],
                    )
                };
                Task::new(count, run, verdict)
            }
            Operation::EcdsaRecover => {
                let run = |i: usize| {
                    let (r, s) = ecdsa::ecdsa_sig_parse_compact(&inputs.ecdsa[i])?;
                    let hash = reduced(&messages[i]);
                    let key = ecdsa::ecdsa_sig_recover(&r, &s, &hash, inputs.recovery_ids[i])?;
                    Some(ecdsa::ge_to_compressed(&key))
                };
                Task::new(count, run, bytes)
            }
            Operation::SchnorrSign => {
                let keys = prepare(&inputs.secret_keys, |key| {
                    Keypair::from_seckey(key).expect("a secret key")
                });
                let run = move |i: usize| {
                    schnorr::schnorr_sign_with_keypair(&keys[i], &messages[i], &inputs.aux_rand[i])
                };
                Task::new(count, run, bytes)
            }
            Operation::SchnorrVerify | Operation::SchnorrVerifyBytes => {
                let run = |i: usize| {
                    schnorr::schnorr_verify(
                        &inputs.schnorr[i],
                        &messages[i],
                        &inputs.x_only_keys[i],
                    )
                };
                Task::new(count, run, verdict)
            }
            Operation::Ecdh => {
                let keys = prepare(&inputs.secret_keys, reduced);
                let others = prepare(&inputs.other_keys, public_key);
                let run = move |i: usize| ecdh::ecdh(&others[i], &keys[i]);
                Task::new(count, run, bytes)
            }
            Operation::PubkeyTweakAdd => {
                let keys = prepare(&inputs.public_keys, public_key);
                let run = move |i: usize| tweak_add(&keys[i], &inputs.tweaks[i]);
                Task::new(count, run, bytes)
            }
            Operation::XonlyTweakAdd => {
                let keys = prepare(&inputs.x_only_keys, x_only_key);
                let run = move |i: usize| tweak_add(&keys[i], &inputs.tweaks[i]);
                Task::new(count, run, bytes)
            }
            Operation::SchnorrBatch64 | Operation::SchnorrBatch1024 => {
                batch(inputs, operation.units())
            }
            _ => return None,
        })
    }
}
