//! The crate `secp256kfun`: arithmetic only, its signatures are in other crates.

use std::any::type_name;

use secp256kfun::marker::{EvenY, NonZero, PointType, Public, Zero};
use secp256kfun::{G, Point, Scalar, g};
use sha2::{Digest, Sha256};

use super::{Peer, bytes, prepare, prove_generator, prove_types};
use crate::inputs::Inputs;
use crate::operations::Operation;
use crate::task::Task;

pub struct Secp256kfun;

fn secret_key(bytes: &[u8; 32]) -> Scalar {
    Scalar::from_bytes(*bytes).expect("a secret key")
}

fn public_key(bytes: &[u8; 33]) -> Point {
    Point::from_bytes(*bytes).expect("a public key")
}

fn x_only_key(bytes: &[u8; 32]) -> Point<EvenY> {
    Point::from_xonly_bytes(*bytes).expect("an x-only public key")
}

fn tweak_add<T: PointType>(
    point: &Point<T, Public, NonZero>,
    tweak: &[u8; 32],
) -> Option<[u8; 33]> {
    let tweak = Scalar::<Public, Zero>::from_bytes(*tweak)?;
    let sum = g!(point + tweak * G).normalize().non_zero()?;
    Some(sum.to_bytes())
}

impl Peer for Secp256kfun {
    fn id(&self) -> &'static str {
        "secp256kfun"
    }

    fn package(&self) -> &'static str {
        "secp256kfun"
    }

    fn note(&self) -> &'static str {
        "default features; arithmetic only, the hash of ECDH added"
    }

    fn prove(&self) -> Result<(), String> {
        prove_types(
            "secp256kfun",
            &[type_name::<Scalar>(), type_name::<Point>()],
        )?;
        prove_generator(self)
    }

    fn task<'a>(&'a self, operation: Operation, inputs: &'a Inputs) -> Option<Task<'a>> {
        let count = inputs.messages.len();
        Some(match operation {
            Operation::PubkeyCreate => {
                let keys = prepare(&inputs.secret_keys, secret_key);
                let run = move |i: usize| {
                    let key = &keys[i];
                    g!(key * G).normalize().to_bytes()
                };
                Task::new(count, run, |key| key.to_vec())
            }
            Operation::PubkeyParse => Task::new(
                count,
                |i| Point::<_, Public, NonZero>::from_bytes(inputs.encoded_keys[i]),
                |key| bytes(key.map(|key| key.to_bytes_uncompressed())),
            ),
            Operation::Ecdh => {
                let keys = prepare(&inputs.secret_keys, secret_key);
                let others = prepare(&inputs.other_keys, public_key);
                let run = move |i: usize| -> [u8; 32] {
                    let (key, other) = (&keys[i], &others[i]);
                    Sha256::digest(g!(key * other).normalize().to_bytes()).into()
                };
                Task::new(count, run, |secret| secret.to_vec())
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
            _ => return None,
        })
    }
}
