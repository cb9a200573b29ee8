//! The constant-time test of the compiled program.
//!
//! Runs every function that takes a secret under valgrind's memcheck, with the secret marked as memory that was never written, on each
//! backend. Memcheck reports every conditional jump and every address that depends on such memory; a report fails the run. So does
//! a result that has lost the mark of the secret it was made from, or kept it where it should be public: a call that proves nothing.
//! Two planted leaks at the end must be reported.
//!
//! A crate of its own because it needs the engine's marks beside the wallet, which no other crate may import together. `.ci/taint` builds
//! and runs it and compares `--list`, the functions it calls, with TIMING.md and the source.

#![forbid(unsafe_code)]
#![allow(clippy::print_stdout, reason = "the report")]

#[cfg(purek1_taint)]
mod controls;
#[cfg(purek1_taint)]
mod curve;
#[cfg(purek1_taint)]
mod harness;
#[cfg(purek1_taint)]
mod keys;
#[cfg(purek1_taint)]
mod wallet;

use std::process::ExitCode;

#[cfg(purek1_taint)]
fn main() -> ExitCode {
    use purek1_curve::cpu::{self, Backend};
    use purek1_curve::hazmat;

    use crate::harness::Harness;

    fn run_all(harness: &mut Harness) {
        curve::run(harness);
        keys::run(harness);
        wallet::run(harness);
    }

    if std::env::args().nth(1).as_deref() == Some("--list") {
        run_all(&mut Harness::listing());
        return ExitCode::SUCCESS;
    }
    if !hazmat::is_under_valgrind() {
        eprintln!("purek1-taint: shows nothing unless it is run by valgrind");
        return ExitCode::FAILURE;
    }

    let mut harness = Harness::default();
    for (backend, name) in [
        (Backend::Portable, "portable"),
        (Backend::Assembly, "assembly"),
    ] {
        harness.use_backend(backend, name);
        run_all(&mut harness);
    }
    let controls = controls::run(&mut harness);
    println!(
        "SHA extensions: {}; AVX2 table scan: {}",
        reported(std::is_x86_feature_detected!("sha")),
        reported(cpu::scans_with_avx2())
    );
    harness.finish(controls)
}

#[cfg(purek1_taint)]
fn reported(is_reported: bool) -> &'static str {
    if is_reported {
        "reported, run"
    } else {
        "not reported, not run"
    }
}

#[cfg(not(purek1_taint))]
fn main() -> ExitCode {
    eprintln!("purek1-taint: built without its marks; see .ci/taint");
    ExitCode::FAILURE
}
