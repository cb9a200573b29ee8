//! The safe wrapper of the C library: the crate `secp256k1`.

use std::any::type_name;

use secp256k1::ecdh::SharedSecret;
use secp256k1::ecdsa::{self, RecoverableSignature, RecoveryId};
use secp256k1::{Keypair, Message, PublicKey, Scalar, SecretKey, XOnlyPublicKey, schnorr};

use super::{Peer, bytes, prepare, prove_generator, prove_types, verdict};
use crate::c_library;
use crate::inputs::Inputs;
use crate::operations::Operation;
use crate::task::Task;

pub struct Secp256k1Crate;

fn secret_key(bytes: &[u8; 32]) -> SecretKey {
    SecretKey::from_secret_bytes(*bytes).expect("a secret key")
}

fn public_key(bytes: &[u8; 33]) -> PublicKey {
    PublicKey::from_byte_array_compressed(*bytes).expect("a public key")
}

fn x_only_key(bytes: &[u8; 32]) -> XOnlyPublicKey {
    XOnlyPublicKey::from_byte_array(*bytes).expect("an x-only public key")
}

fn ecdsa_signature(bytes: &[u8; 64]) -> ecdsa::Signature {
    ecdsa::Signature::from_compact(bytes).expect("a signature")
}

impl Peer for Secp256k1Crate {
    fn id(&self) -> &'static str {
        "secp256k1_crate"
    }

    fn package(&self) -> &'static str {
        "secp256k1"
    }

    fn note(&self) -> &'static str {
        "the safe wrapper of the C library with its own context, which it randomizes anew after each use of a secret (a product of the generator)"
    }

    fn prove(&self) -> Result<(), String> {
        prove_types(
            "secp256k1",
            &[
                type_name::<SecretKey>(),
                type_name::<PublicKey>(),
                type_name::<ecdsa::Signature>(),
                type_name::<schnorr::Signature>(),
            ],
        )?;
        c_library::prove()?;
        prove_generator(self)
    }

    fn task<'a>(&'a self, operation: Operation, inputs: &'a Inputs) -> Option<Task<'a>> {
        let count = inputs.messages.len();
        let messages = &inputs.messages;
        let digest = |i: usize| Message::from_digest(messages[i]);
        Some(match operation {
            Operation::PubkeyCreate => {
                let keys = prepare(&inputs.secret_keys, secret_key);
                let run = move |i: usize| keys[i].public_key().serialize();
                Task::new(count, run, |key| key.to_vec())
            }
            Operation::PubkeyParse => Task::new(
                count,
                |i| PublicKey::from_byte_array_compressed(inputs.encoded_keys[i]).ok(),
                |key| bytes(key.map(|key| key.serialize_uncompressed())),
            ),
            Operation::EcdsaSign => {
                let keys = prepare(&inputs.secret_keys, secret_key);
                let run = move |i: usize| ecdsa::sign(digest(i), &keys[i]).serialize_compact();
                Task::new(count, run, |signature| signature.to_vec())
            }
            Operation::EcdsaVerify => {
                let keys = prepare(&inputs.public_keys, public_key);
                let signatures = prepare(&inputs.ecdsa, ecdsa_signature);
                let run =
                    move |i: usize| ecdsa::verify(&signatures[i], digest(i), &keys[i]).is_ok();
                Task::new(count, run, verdict)
            }
            Operation::EcdsaVerifyBytes => {
                let run = move |i: usize| {
                    let signature = ecdsa::Signature::from_compact(&inputs.ecdsa[i])?;
                    let key = PublicKey::from_byte_array_compressed(inputs.public_keys[i])?;
                    ecdsa::verify(&signature, digest(i), &key)
                };
                Task::new(count, run, |result| verdict(result.is_ok()))
            }
            Operation::EcdsaRecover => {
                let ids = prepare(&inputs.recovery_ids, |id| RecoveryId::from_u8_masked(*id));
                let run = move |i: usize| {
                    let signature =
                        RecoverableSignature::from_compact(&inputs.ecdsa[i], ids[i]).ok()?;
                    let key = signature.recover_ecdsa(digest(i)).ok()?;
                    Some(key.serialize())
                };
                Task::new(count, run, bytes)
            }
            Operation::SchnorrSign => {
                let keys = prepare(&inputs.secret_keys, |key| {
                    Keypair::from_secret_key(&secret_key(key))
                });
                let run = move |i: usize| {
                    schnorr::sign_with_aux_rand(&messages[i], &keys[i], &inputs.aux_rand[i])
                        .to_byte_array()
                };
                Task::new(count, run, |signature| signature.to_vec())
            }
            Operation::SchnorrVerify => {
                let keys = prepare(&inputs.x_only_keys, x_only_key);
                let signatures = prepare(&inputs.schnorr, |signature| {
                    schnorr::Signature::from_byte_array(*signature)
                });
                let run =
                    move |i: usize| schnorr::verify(&signatures[i], &messages[i], &keys[i]).is_ok();
                Task::new(count, run, verdict)
            }
            Operation::SchnorrVerifyBytes => {
                let run = |i: usize| {
                    let signature = schnorr::Signature::from_byte_array(inputs.schnorr[i]);
                    let key = XOnlyPublicKey::from_byte_array(inputs.x_only_keys[i])?;
                    schnorr::verify(&signature, &messages[i], &key)
                };
                Task::new(count, run, |result| verdict(result.is_ok()))
            }
            Operation::Ecdh => {
                let keys = prepare(&inputs.secret_keys, secret_key);
                let others = prepare(&inputs.other_keys, public_key);
                let run = move |i: usize| SharedSecret::new(&others[i], &keys[i]).to_secret_bytes();
                Task::new(count, run, |secret| secret.to_vec())
            }
            Operation::PubkeyTweakAdd => {
                let keys = prepare(&inputs.public_keys, public_key);
                let run = move |i: usize| {
                    let tweak = Scalar::from_be_bytes(inputs.tweaks[i]).ok()?;
                    Some(keys[i].add_exp_tweak(&tweak).ok()?.serialize())
                };
                Task::new(count, run, bytes)
            }
            Operation::XonlyTweakAdd => {
                let keys = prepare(&inputs.x_only_keys, x_only_key);
                let run = move |i: usize| {
                    let tweak = Scalar::from_be_bytes(inputs.tweaks[i]).ok()?;
                    let (key, parity) = keys[i].add_tweak(&tweak).ok()?;
                    let mut sum = [2 + parity.to_u8(); 33];
                    sum[1..].copy_from_slice(&key.to_byte_array());
                    Some(sum)
                };
                Task::new(count, run, bytes)
            }
            _ => return None,
        })
    }
}
