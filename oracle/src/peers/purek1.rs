//! This project.

use std::any::type_name;

use purek1::bip32::ExtendedPublicKey;
use purek1::{PublicKey, SecretKey, ecdsa, schnorr};
use purek1_curve::cpu::{self, Backend};
use purek1_curve::table_bytes;
use purek1_oracle_common::ours;

use super::{Peer, prove_generator, prove_types};
use crate::inputs::Inputs;
use crate::operations::Operation;
use crate::task::Task;

pub struct Purek1 {
    id: &'static str,
    note: &'static str,
    /// The backend that is chosen before each stretch of calls.
    backend: Backend,
}

impl Purek1 {
    /// As its users have it.
    pub fn new() -> Self {
        Self {
            id: "purek1",
            note: "default features, the backend that the engine finds",
            backend: Backend::Detected,
        }
    }

    /// Without the assembly that this processor can run.
    ///
    /// # Errors
    /// If it can run none, so that there is nothing to compare.
    pub fn portable() -> Result<Self, String> {
        cpu::force(Backend::Detected);
        if cpu::active() == Backend::Portable {
            return Err("the same as purek1 here: the processor has no BMI2 and ADX".to_owned());
        }
        Ok(Self {
            id: "purek1_portable",
            note: "default features, portable Rust chosen at run time",
            backend: Backend::Portable,
        })
    }
}

impl Peer for Purek1 {
    fn id(&self) -> &'static str {
        self.id
    }

    fn package(&self) -> &'static str {
        "purek1"
    }

    fn note(&self) -> &'static str {
        self.note
    }

    fn tables(&self) -> Option<u64> {
        Some(table_bytes() as u64)
    }

    fn enter(&self) {
        cpu::force(self.backend);
    }

    fn prove(&self) -> Result<(), String> {
        prove_types(
            "purek1",
            &[
                type_name::<SecretKey>(),
                type_name::<PublicKey>(),
                type_name::<ecdsa::Signature>(),
                type_name::<schnorr::Signature>(),
                type_name::<ExtendedPublicKey>(),
            ],
        )?;
        self.enter();
        if self.backend == Backend::Portable && cpu::active() != Backend::Portable {
            return Err("the assembly runs although the portable backend was chosen".to_owned());
        }
        prove_generator(self)
    }

    fn task<'a>(&'a self, operation: Operation, inputs: &'a Inputs) -> Option<Task<'a>> {
        ours::task(operation, inputs)
    }
}
