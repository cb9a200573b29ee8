//! The module `secp256k1` of the crate `crrl`.

use std::any::type_name;

use crrl::secp256k1::{Point, PrivateKey, PublicKey, Scalar};
use sha2::{Digest, Sha256};

use super::{Peer, bytes, prepare, prove_generator, prove_types, verdict};
use crate::inputs::Inputs;
use crate::operations::Operation;
use crate::task::Task;

pub struct Crrl;

fn secret_key(bytes: &[u8; 32]) -> PrivateKey {
    PrivateKey::decode(bytes).expect("a secret key")
}

fn public_key(bytes: &[u8; 33]) -> PublicKey {
    PublicKey::decode(bytes).expect("a public key")
}

/// The point with this x and an even y: the crate has no x-only keys.
fn x_only_key(bytes: &[u8; 32]) -> PublicKey {
    let mut compressed = [2; 33];
    compressed[1..].copy_from_slice(bytes);
    public_key(&compressed)
}

/// A big-endian number below n, which the crate reads as little-endian.
fn scalar(bytes: &[u8; 32]) -> Option<Scalar> {
    let mut reversed = *bytes;
    reversed.reverse();
    Scalar::decode(&reversed)
}

/// P + t·G, from the crate's arithmetic.
fn tweak_add(point: Point, tweak: &[u8; 32]) -> Option<[u8; 33]> {
    let sum = point + Point::mulgen(&scalar(tweak)?);
    (sum.isneutral() == 0).then(|| sum.encode_compressed())
}

/// The signature with its s or n - s, whichever is low, since the crate does not choose: n - s is below s for a high s, and s is public.
fn with_low_s(mut signature: [u8; 64]) -> [u8; 64] {
    let s: [u8; 32] = signature[32..].try_into().expect("32 bytes");
    let mut negated = (-scalar(&s).expect("below n")).encode();
    negated.reverse();
    if negated < s {
        signature[32..].copy_from_slice(&negated);
    }
    signature
}

impl Peer for Crrl {
    fn id(&self) -> &'static str {
        "crrl"
    }

    fn package(&self) -> &'static str {
        "crrl"
    }

    fn note(&self) -> &'static str {
        "default features; its nonce is a SHA-512 of its own, not RFC 6979; low S, tweaks and ECDH composed from its arithmetic"
    }

    fn prove(&self) -> Result<(), String> {
        prove_types(
            "crrl",
            &[
                type_name::<PrivateKey>(),
                type_name::<PublicKey>(),
                type_name::<Point>(),
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
                let run = move |i: usize| keys[i].to_public_key().encode_compressed();
                Task::new(count, run, |key| key.to_vec())
            }
            Operation::PubkeyParse => Task::new(
                count,
                |i| PublicKey::decode(&inputs.encoded_keys[i]),
                |key| bytes(key.map(|key| key.encode_uncompressed())),
            ),
            Operation::EcdsaSign => {
                let keys = prepare(&inputs.secret_keys, secret_key);
                let run = move |i: usize| with_low_s(keys[i].sign_hash(&messages[i], &[]));
                Task::new(count, run, |signature| signature.to_vec())
            }
            Operation::EcdsaVerify => {
                let keys = prepare(&inputs.public_keys, public_key);
                let run = move |i: usize| keys[i].verify_hash(&inputs.ecdsa[i], &messages[i]);
                Task::new(count, run, verdict)
            }
            Operation::EcdsaVerifyBytes => {
                let run = |i: usize| {
                    let key = PublicKey::decode(&inputs.public_keys[i])?;
                    Some(key.verify_hash(&inputs.ecdsa[i], &messages[i]))
                };
                Task::new(count, run, |result| verdict(result == Some(true)))
            }
            Operation::Ecdh => {
                let keys = prepare(&inputs.secret_keys, |key| {
                    scalar(key).expect("a secret key")
                });
                let others = prepare(&inputs.other_keys, public_key);
                let run = move |i: usize| -> [u8; 32] {
                    let product = others[i].point * keys[i];
                    Sha256::digest(product.encode_compressed()).into()
                };
                Task::new(count, run, |secret| secret.to_vec())
            }
            Operation::PubkeyTweakAdd => {
                let keys = prepare(&inputs.public_keys, public_key);
                let run = move |i: usize| tweak_add(keys[i].point, &inputs.tweaks[i]);
                Task::new(count, run, bytes)
            }
            Operation::XonlyTweakAdd => {
                let keys = prepare(&inputs.x_only_keys, x_only_key);
                let run = move |i: usize| tweak_add(keys[i].point, &inputs.tweaks[i]);
                Task::new(count, run, bytes)
            }
            _ => return None,
        })
    }
}
