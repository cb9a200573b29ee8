//! Which backend runs: found out once, kept in one atomic, read at every point operation.
//!
//! Hidden from the documentation because only tests, memory checkers and benchmarks choose a backend. Every choice gives the same
//! results, so changing it while other threads compute is harmless.

use core::sync::atomic::{AtomicU8, Ordering::Relaxed};

use crate::x86_64::{self, Kernels};

/// A backend, or the choice of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Backend {
    /// Rust on 64-bit words, for any target.
    Portable,
    /// x86-64 assembly for processors with BMI2 and ADX.
    Assembly,
    /// As a choice: assembly where the processor reports BMI2 and ADX.
    Detected,
}

/// 0 until the first use, then [`KNOWN`] and one bit for each thing the processor has.
static STATE: AtomicU8 = AtomicU8::new(0);
const KNOWN: u8 = 1;
const KERNELS: u8 = 2;
const AVX2: u8 = 4;

/// The assembly, where it is to be used.
#[inline(always)]
pub(crate) fn kernels() -> Option<Kernels> {
    if !x86_64::AVAILABLE {
        return None;
    }
    let mut state = STATE.load(Relaxed);
    if state == 0 {
        state = detect();
    }
    (state & KERNELS != 0).then(|| Kernels::new(state & AVX2 != 0))
}

#[cold]
fn detect() -> u8 {
    let found = x86_64::detect();
    let state =
        KNOWN | if found.bmi2_and_adx { KERNELS } else { 0 } | if found.avx2 { AVX2 } else { 0 };
    STATE.store(state, Relaxed);
    state
}

/// Chooses the backend for the whole process; false, and no change, if the assembly is not in this build.
///
/// `Assembly` does not ask the processor for BMI2 and ADX: memory checkers hide ADX and yet run it. On a processor without them the
/// next point operation ends the process by an illegal instruction. AVX2 is used only where it is reported.
pub fn force(backend: Backend) -> bool {
    match backend {
        Backend::Portable => STATE.store(KNOWN, Relaxed),
        Backend::Assembly if !x86_64::AVAILABLE => return false,
        Backend::Assembly => STATE.store(detect() | KERNELS, Relaxed),
        Backend::Detected => STATE.store(0, Relaxed),
    }
    true
}

/// The backend that runs.
#[must_use]
pub fn active() -> Backend {
    if kernels().is_some() {
        Backend::Assembly
    } else {
        Backend::Portable
    }
}

/// Whether rows of tables are scanned with AVX2.
#[must_use]
pub fn scans_with_avx2() -> bool {
    kernels().is_some() && STATE.load(Relaxed) & AVX2 != 0
}
