//! Parity's crate `libsecp256k1`.

use std::any::type_name;

use libsecp256k1::{Message, PublicKey, RecoveryId, SecretKey, SharedSecret, Signature};
use sha2_0_9::Sha256;

use super::{Peer, bytes, prepare, prove_generator, prove_types, verdict};
use crate::inputs::Inputs;
use crate::operations::Operation;
use crate::task::Task;

pub struct Parity;

fn secret_key(bytes: &[u8; 32]) -> SecretKey {
    SecretKey::parse(bytes).expect("a secret key")
}

fn public_key(bytes: &[u8; 33]) -> PublicKey {
    PublicKey::parse_compressed(bytes).expect("a public key")
}

/// The point with this x and an even y: the crate has no x-only keys.
fn x_only_key(bytes: &[u8; 32]) -> PublicKey {
    let mut compressed = [2; 33];
    compressed[1..].copy_from_slice(bytes);
    public_key(&compressed)
}

fn tweak_add(mut key: PublicKey, tweak: &[u8; 32]) -> Option<[u8; 33]> {
    key.tweak_add_assign(&SecretKey::parse(tweak).ok()?).ok()?;
    Some(key.serialize_compressed())
}

impl Peer for Parity {
    fn id(&self) -> &'static str {
        "parity"
    }

    fn package(&self) -> &'static str {
        "libsecp256k1"
    }

    fn note(&self) -> &'static str {
        "default features, with its tables built in"
    }

    fn prove(&self) -> Result<(), String> {
        prove_types(
            "libsecp256k1",
            &[
                type_name::<SecretKey>(),
                type_name::<PublicKey>(),
                type_name::<Signature>(),
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
                let run =
                    move |i: usize| PublicKey::from_secret_key(&keys[i]).serialize_compressed();
                Task::new(count, run, |key| key.to_vec())
            }
            Operation::PubkeyParse => Task::new(
                count,
                |i| PublicKey::parse_compressed(&inputs.encoded_keys[i]).ok(),
                |key| bytes(key.map(|key| key.serialize())),
            ),
            Operation::EcdsaSign => {
                let keys = prepare(&inputs.secret_keys, secret_key);
                let run = move |i: usize| {
                    let (signature, _id) =
                        libsecp256k1::sign(&Message::parse(&messages[i]), &keys[i]);
                    signature.serialize()
                };
                Task::new(count, run, |signature| signature.to_vec())
            }
            Operation::EcdsaVerify => {
                let keys = prepare(&inputs.public_keys, public_key);
                let signatures = prepare(&inputs.ecdsa, |signature| {
                    Signature::parse_standard(signature).expect("a signature")
                });
                let run = move |i: usize| {
                    libsecp256k1::verify(&Message::parse(&messages[i]), &signatures[i], &keys[i])
                };
                Task::new(count, run, verdict)
            }
            Operation::EcdsaVerifyBytes => {
                let run = |i: usize| {
                    let signature = Signature::parse_standard(&inputs.ecdsa[i]).ok()?;
                    let key = PublicKey::parse_compressed(&inputs.public_keys[i]).ok()?;
                    let hash = Message::parse(&messages[i]);
                    Some(libsecp256k1::verify(&hash, &signature, &key))
                };
                Task::new(count, run, |result| verdict(result == Some(true)))
            }
            Operation::EcdsaRecover => {
                let ids = prepare(&inputs.recovery_ids, |id| {
                    RecoveryId::parse(*id).expect("an id")
                });
                let run = move |i: usize| {
                    let signature = Signature::parse_standard(&inputs.ecdsa[i]).ok()?;
                    let hash = Message::parse(&messages[i]);
                    let key = libsecp256k1::recover(&hash, &signature, &ids[i]).ok()?;
                    Some(key.serialize_compressed())
                };
                Task::new(count, run, bytes)
            }
            Operation::Ecdh => {
                let keys = prepare(&inputs.secret_keys, secret_key);
                let others = prepare(&inputs.other_keys, public_key);
                let run = move |i: usize| SharedSecret::<Sha256>::new(&others[i], &keys[i]).ok();
                Task::new(count, run, |secret| {
                    secret.map_or_else(Vec::new, |secret| secret.as_ref().to_vec())
                })
            }
            Operation::PubkeyTweakAdd => {
                let keys = prepare(&inputs.public_keys, public_key);
                let run = move |i: usize| tweak_add(keys[i], &inputs.tweaks[i]);
                Task::new(count, run, bytes)
            }
            Operation::XonlyTweakAdd => {
                let keys = prepare(&inputs.x_only_keys, x_only_key);
                let run = move |i: usize| tweak_add(keys[i], &inputs.tweaks[i]);
                Task::new(count, run, bytes)
            }
            _ => return None,
        })
    }
}
