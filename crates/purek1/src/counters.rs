//! Counts the costly steps of whatever runs, for the report of the comparison. Only with the feature `counters`.

pub use purek1_curve::counters::{Counter, GENERATOR_MULTIPLICATIONS, INVERSIONS};

/// HMAC-SHA512, one for each step of BIP-32 and SLIP-21.
pub static HMACS: Counter = Counter::new();
