//! Counts the costly steps of whatever runs, for the report of the comparison: numbers that no machine changes.
//!
//! Only with the feature `counters`, which nothing but measurements switches on. Each count is one relaxed addition, made wherever
//! the step is taken, whatever the numbers in it are.

use core::sync::atomic::{AtomicU64, Ordering};

/// One kind of step.
#[derive(Debug)]
pub struct Counter(AtomicU64);

/// Multiplications of the generator by one number, constant and variable time.
pub static GENERATOR_MULTIPLICATIONS: Counter = Counter::new();

/// Inversions mod p and mod n, constant and variable time; a batch counts as the one that it takes.
pub static INVERSIONS: Counter = Counter::new();

impl Counter {
    /// A counter at zero.
    #[must_use]
    #[allow(clippy::new_without_default, reason = "made in statics only")]
    pub const fn new() -> Self {
        Self(AtomicU64::new(0))
    }

    /// Counts one step.
    pub fn count(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    /// The steps so far.
    #[must_use]
    pub fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}
