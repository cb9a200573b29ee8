//! This project's operations, for each program that runs them: the comparison itself, and the one that is built without the large tables.

use purek1::bip32::ExtendedPublicKey;
use purek1::{Keypair, PublicKey, SecretKey, XOnlyPublicKey, ecdh, ecdsa, schnorr};
use sha2::{Digest, Sha256};

use crate::inputs::Inputs;
use crate::operations::Operation;
use crate::task::{Task, bytes, prepare, verdict};

/// The operation, ready to run over the inputs; `None` if this project does not have it.
///
/// # Panics
/// If the inputs are not what their lists say: they come from the C library, or from [`Inputs::default`].
pub fn task<'a>(operation: Operation, inputs: &'a Inputs) -> Option<Task<'a>> {
    let count = inputs.messages.len();
    let messages = &inputs.messages;
    Some(match operation {
        Operation::PubkeyCreate => {
            let keys = prepare(&inputs.secret_keys, secret_key);
            let run = move |i: usize| keys[i].public_key().to_byte_array();
            Task::new(count, run, |key| key.to_vec())
        }
        Operation::PubkeyParse => Task::new(
            count,
            |i| PublicKey::from_slice(&inputs.encoded_keys[i]).ok(),
            |key| bytes(key.map(|key| key.to_uncompressed_byte_array())),
        ),
        Operation::EcdsaSign => {
            let keys = prepare(&inputs.secret_keys, secret_key);
            let run = move |i: usize| ecdsa::sign(&messages[i], &keys[i]).to_compact();
            Task::new(count, run, |signature| signature.to_vec())
        }
        Operation::EcdsaVerify => {
            let keys = prepare(&inputs.public_keys, public_key);
            let signatures = prepare(&inputs.ecdsa, ecdsa_signature);
            let run = move |i: usize| ecdsa::verify(&signatures[i], &messages[i], &keys[i]).is_ok();
            Task::new(count, run, verdict)
        }
        Operation::EcdsaVerifyBytes => {
            let run = |i: usize| {
                let signature = ecdsa::Signature::from_compact(&inputs.ecdsa[i])?;
                let key = PublicKey::from_slice(&inputs.public_keys[i])?;
                ecdsa::verify(&signature, &messages[i], &key)
            };
            Task::new(count, run, |result| verdict(result.is_ok()))
        }
        Operation::EcdsaRecover => {
            let run = |i: usize| {
                let id = ecdsa::RecoveryId::from_u8(inputs.recovery_ids[i])?;
                let signature = ecdsa::RecoverableSignature::from_compact(&inputs.ecdsa[i], id)?;
                ecdsa::recover(&signature, &messages[i]).map(|key| key.to_byte_array())
            };
            Task::new(count, run, |key| bytes(key.ok()))
        }
        Operation::SchnorrSign => {
            let keys = prepare(&inputs.secret_keys, |key| Keypair::new(secret_key(key)));
            let run = move |i: usize| {
                schnorr::sign(&messages[i], &keys[i], &inputs.aux_rand[i]).to_byte_array()
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
                let key = XOnlyPublicKey::from_byte_array(&inputs.x_only_keys[i])?;
                schnorr::verify(&signature, &messages[i], &key)
            };
            Task::new(count, run, |result| verdict(result.is_ok()))
        }
        Operation::Ecdh => {
            let secrets = prepare(&inputs.secret_keys, secret_key);
            let keys = prepare(&inputs.other_keys, public_key);
            let run = move |i: usize| *ecdh::shared_secret(&secrets[i], &keys[i]);
            Task::new(count, run, |secret| secret.to_vec())
        }
        Operation::PubkeyTweakAdd => {
            let keys = prepare(&inputs.public_keys, public_key);
            let run = move |i: usize| {
                let sum = keys[i].add_tweak_vartime(&inputs.tweaks[i]).ok();
                sum.map(|key| key.to_byte_array())
            };
            Task::new(count, run, bytes)
        }
        Operation::XonlyTweakAdd => {
            let keys = prepare(&inputs.x_only_keys, x_only_key);
            let run = move |i: usize| {
                let sum = PublicKey::from(keys[i]).add_tweak_vartime(&inputs.tweaks[i]);
                sum.ok().map(|key| key.to_byte_array())
            };
            Task::new(count, run, bytes)
        }
        Operation::Bip32Child => {
            let keys = prepare(&inputs.xpubs, extended_key);
            let run = move |i: usize| keys[i].derive_child_vartime(inputs.indices[i]).ok();
            Task::new(count, run, |child| {
                bytes(child.map(|key| key.to_byte_array()))
            })
        }
        Operation::Bip32Children1000 => {
            let keys = prepare(&inputs.xpubs, extended_key);
            let run = move |i: usize| {
                (0..1000)
                    .map(|index| keys[i].derive_child_vartime(index))
                    .collect::<Result<Vec<_>, _>>()
                    .ok()
            };
            Task::new(count, run, |children| {
                bytes(children.map(|children| {
                    let hash = children.iter().fold(Sha256::new(), |hash, child| {
                        hash.chain_update(child.to_byte_array())
                    });
                    hash.finalize().into()
                }))
            })
        }
        _ => return None,
    })
}

fn secret_key(bytes: &[u8; 32]) -> SecretKey {
    SecretKey::from_secret_bytes(bytes).expect("a secret key")
}

fn public_key(bytes: &[u8; 33]) -> PublicKey {
    PublicKey::from_slice(bytes).expect("a public key")
}

fn x_only_key(bytes: &[u8; 32]) -> XOnlyPublicKey {
    XOnlyPublicKey::from_byte_array(bytes).expect("an x-only public key")
}

fn ecdsa_signature(bytes: &[u8; 64]) -> ecdsa::Signature {
    ecdsa::Signature::from_compact(bytes).expect("a signature")
}

fn extended_key(bytes: &[u8; 78]) -> ExtendedPublicKey {
    ExtendedPublicKey::from_byte_array(bytes).expect("an extended public key")
}
