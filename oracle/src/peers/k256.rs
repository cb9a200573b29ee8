//! RustCrypto's crate `k256`.

use std::any::type_name;

use k256::ecdsa::RecoveryId;
use k256::ecdsa::signature::hazmat::{PrehashSigner, PrehashVerifier};
use k256::elliptic_curve::PrimeField;
use k256::elliptic_curve::sec1::ToSec1Point;
use k256::{AffinePoint, NonZeroScalar, ProjectivePoint, PublicKey, Scalar, SecretKey};
use k256::{ecdsa, schnorr};
use sha2::{Digest, Sha256};

use super::{Peer, bytes, prepare, prove_generator, prove_types, verdict};
use crate::inputs::Inputs;
use crate::operations::Operation;
use crate::task::Task;

pub struct K256;

fn secret_key(bytes: &[u8; 32]) -> SecretKey {
    SecretKey::from_slice(bytes).expect("a secret key")
}

fn public_key(bytes: &[u8; 33]) -> PublicKey {
    PublicKey::from_sec1_bytes(bytes).expect("a public key")
}

fn ecdsa_key(bytes: &[u8; 33]) -> ecdsa::VerifyingKey {
    ecdsa::VerifyingKey::from_sec1_bytes(bytes).expect("a public key")
}

fn x_only_key(bytes: &[u8; 32]) -> schnorr::VerifyingKey {
    schnorr::VerifyingKey::from_slice(bytes).expect("an x-only public key")
}

fn compress(point: &AffinePoint) -> [u8; 33] {
    let encoded = point.to_sec1_point(true);
    encoded.as_bytes().try_into().expect("33 bytes")
}

/// P + t·G, from the crate's arithmetic.
fn tweak_add(point: &AffinePoint, tweak: &[u8; 32]) -> Option<[u8; 33]> {
    let tweak = Scalar::from_repr((*tweak).into()).into_option()?;
    let sum = ProjectivePoint::mul_by_generator_vartime(&tweak) + point;
    Some(compress(&sum.to_affine()))
}

impl Peer for K256 {
    fn id(&self) -> &'static str {
        "k256"
    }

    fn package(&self) -> &'static str {
        "k256"
    }

    fn note(&self) -> &'static str {
        "default features, with its table of the generator; tweaks and the hash of ECDH composed from its arithmetic"
    }

    fn prove(&self) -> Result<(), String> {
        prove_types(
            "k256",
            &[
                type_name::<ProjectivePoint>(),
                type_name::<Scalar>(),
                type_name::<schnorr::SigningKey>(),
                type_name::<k256::Secp256k1>(),
            ],
        )?;
        prove_generator(self)
    }

    fn task<'a>(&'a self, operation: Operation, inputs: &'a Inputs) -> Option<Task<'a>> {
        let count = inputs.messages.len();
        let messages = &inputs.messages;
        Some(match operation {
            Operation::PubkeyCreate => {
                let keys = prepare(&inputs.secret_keys, secret_key);
                let run = move |i: usize| compress(keys[i].public_key().as_affine());
                Task::new(count, run, |key| key.to_vec())
            }
            Operation::PubkeyParse => Task::new(
                count,
                |i| PublicKey::from_sec1_bytes(&inputs.encoded_keys[i]).ok(),
                |key| key.map_or_else(Vec::new, |key| key.to_sec1_point(false).as_bytes().to_vec()),
            ),
            Operation::EcdsaSign => {
                let keys = prepare(&inputs.secret_keys, |key| {
                    ecdsa::SigningKey::from_slice(key).expect("a secret key")
                });
                let run = move |i: usize| {
                    let signature: ecdsa::Signature = keys[i].sign_prehash(&messages[i]).ok()?;
                    Some(signature.to_bytes().into())
                };
                Task::new(count, run, bytes::<64>)
            }
            Operation::EcdsaVerify => {
                let keys = prepare(&inputs.public_keys, ecdsa_key);
                let signatures = prepare(&inputs.ecdsa, |signature| {
                    ecdsa::Signature::from_slice(signature).expect("a signature")
                });
                let run =
                    move |i: usize| keys[i].verify_prehash(&messages[i], &signatures[i]).is_ok();
                Task::new(count, run, verdict)
            }
            Operation::EcdsaVerifyBytes => {
                let run = |i: usize| {
                    let signature = ecdsa::Signature::from_slice(&inputs.ecdsa[i])?;
                    let key = ecdsa::VerifyingKey::from_sec1_bytes(&inputs.public_keys[i])?;
                    key.verify_prehash(&messages[i], &signature)
                };
                Task::new(count, run, |result| verdict(result.is_ok()))
            }
            Operation::EcdsaRecover => {
                let ids = prepare(&inputs.recovery_ids, |id| {
                    RecoveryId::from_byte(*id).expect("an id")
                });
                let run = move |i: usize| {
                    let signature = ecdsa::Signature::from_slice(&inputs.ecdsa[i]).ok()?;
                    let key =
                        ecdsa::VerifyingKey::recover_from_prehash(&messages[i], &signature, ids[i]);
                    Some(compress(key.ok()?.as_affine()))
                };
                Task::new(count, run, bytes)
            }
            Operation::SchnorrSign => {
                let keys = prepare(&inputs.secret_keys, |key| {
                    schnorr::SigningKey::from_slice(key).expect("a secret key")
                });
                let run = move |i: usize| {
                    let signature = keys[i].sign_raw(&messages[i], &inputs.aux_rand[i]).ok()?;
                    Some(signature.to_bytes())
                };
                Task::new(count, run, bytes)
            }
            Operation::SchnorrVerify => {
                let keys = prepare(&inputs.x_only_keys, x_only_key);
                let signatures = prepare(&inputs.schnorr, |signature| {
                    schnorr::Signature::from_bytes(signature).expect("a signature")
                });
                let run = move |i: usize| keys[i].verify_raw(&messages[i], &signatures[i]).is_ok();
                Task::new(count, run, verdict)
            }
            Operation::SchnorrVerifyBytes => {
                let run = |i: usize| {
                    let signature = schnorr::Signature::from_bytes(&inputs.schnorr[i])?;
                    let key = schnorr::VerifyingKey::from_slice(&inputs.x_only_keys[i])?;
                    key.verify_raw(&messages[i], &signature)
                };
                Task::new(count, run, |result| verdict(result.is_ok()))
            }
            Operation::Ecdh => {
                let keys: std::rc::Rc<[NonZeroScalar]> = prepare(&inputs.secret_keys, |key| {
                    secret_key(key).to_nonzero_scalar()
                });
                let others = prepare(&inputs.other_keys, public_key);
                // `diffie_hellman` gives x alone, and the hash wants the parity of y.
                let run = move |i: usize| -> [u8; 32] {
                    let product = others[i].to_projective() * *keys[i];
                    Sha256::digest(compress(&product.to_affine())).into()
                };
                Task::new(count, run, |secret| secret.to_vec())
            }
            Operation::PubkeyTweakAdd => {
                let keys = prepare(&inputs.public_keys, public_key);
                let run = move |i: usize| tweak_add(keys[i].as_affine(), &inputs.tweaks[i]);
                Task::new(count, run, bytes)
            }
            Operation::XonlyTweakAdd => {
                let keys = prepare(&inputs.x_only_keys, x_only_key);
                let run = move |i: usize| tweak_add(keys[i].as_affine(), &inputs.tweaks[i]);
                Task::new(count, run, bytes)
            }
            _ => return None,
        })
    }
}
