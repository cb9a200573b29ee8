//! BIP-32 of the crate `bitcoin` 0.32, which stands on an older copy of the C library.

use std::any::type_name;

use bitcoin::bip32::{ChildNumber, Xpub};
use bitcoin::secp256k1::{Secp256k1, VerifyOnly};
use sha2::{Digest, Sha256};

use super::{Peer, bytes, prepare, prove_types};
use crate::c_library;
use crate::inputs::Inputs;
use crate::operations::Operation;
use crate::task::Task;

pub struct RustBitcoin {
    context: Secp256k1<VerifyOnly>,
}

impl RustBitcoin {
    pub fn new() -> Self {
        Self {
            context: Secp256k1::verification_only(),
        }
    }

    fn child(&self, key: &Xpub, index: u32) -> Option<Xpub> {
        key.ckd_pub(&self.context, ChildNumber::Normal { index })
            .ok()
    }
}

fn extended_key(bytes: &[u8; 78]) -> Xpub {
    Xpub::decode(bytes).expect("an extended public key")
}

impl Peer for RustBitcoin {
    fn id(&self) -> &'static str {
        "rust_bitcoin"
    }

    fn package(&self) -> &'static str {
        "bitcoin"
    }

    fn note(&self) -> &'static str {
        "bitcoin 0.32 on the C library 0.4.1 through secp256k1 0.29; one context"
    }

    fn prove(&self) -> Result<(), String> {
        prove_types("bitcoin", &[type_name::<Xpub>()])?;
        c_library::prove()
    }

    fn task<'a>(&'a self, operation: Operation, inputs: &'a Inputs) -> Option<Task<'a>> {
        let count = inputs.messages.len();
        Some(match operation {
            Operation::Bip32Child => {
                let keys = prepare(&inputs.xpubs, extended_key);
                let run = move |i: usize| self.child(&keys[i], inputs.indices[i]);
                Task::new(count, run, |child| bytes(child.map(|key| key.encode())))
            }
            Operation::Bip32Children1000 => {
                let keys = prepare(&inputs.xpubs, extended_key);
                let run = move |i: usize| {
                    (0..1000)
                        .map(|index| self.child(&keys[i], index))
                        .collect::<Option<Vec<_>>>()
                };
                Task::new(count, run, |children| {
                    bytes(children.map(|children| {
                        let hash = children.iter().fold(Sha256::new(), |hash, child| {
                            hash.chain_update(child.encode())
                        });
                        hash.finalize().into()
                    }))
                })
            }
            _ => return None,
        })
    }
}
