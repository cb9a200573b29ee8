//! Calls functions and keeps the score.

use std::collections::BTreeSet;
use std::hint::black_box;
use std::process::ExitCode;

use purek1_curve::cpu::{self, Backend};
use purek1_curve::hazmat::{error_count, is_secret, mark_secret};

/// The score.
#[derive(Default)]
pub(crate) struct Harness {
    is_listing: bool,
    backend: &'static str,
    functions: BTreeSet<&'static str>,
    calls: usize,
    failures: Vec<String>,
}

impl Harness {
    /// One that prints the names of the functions and calls none.
    pub(crate) fn listing() -> Self {
        Self {
            is_listing: true,
            ..Self::default()
        }
    }

    /// Runs what follows on this backend.
    pub(crate) fn use_backend(&mut self, backend: Backend, name: &'static str) {
        self.backend = name;
        if !cpu::force(backend) || cpu::active() != backend {
            self.fail("is not the backend that runs");
        }
    }

    /// Calls a function whose result is secret.
    pub(crate) fn secret<T>(&mut self, function: &'static str, call: impl FnOnce() -> T) {
        self.call(function, true, call);
    }

    /// Calls a function whose result is public. `T` must have no padding, which would look secret.
    pub(crate) fn public<T>(&mut self, function: &'static str, call: impl FnOnce() -> T) {
        self.call(function, false, call);
    }

    fn call<T>(
        &mut self,
        function: &'static str,
        is_result_secret: bool,
        call: impl FnOnce() -> T,
    ) {
        if self.is_listing {
            println!("{function}");
            return;
        }
        let before = error_count();
        let mut result = black_box(call());
        let looks_secret = is_secret(&mut result);
        drop(result);
        let reports = error_count() - before;

        println!("{} {function}: {reports} reports", self.backend);
        self.functions.insert(function);
        self.calls += 1;
        if reports != 0 {
            self.fail(&format!(
                "{function}: depends on a secret, see the reports above"
            ));
        }
        if looks_secret && !is_result_secret {
            self.fail(&format!("{function}: the result is still secret"));
        } else if !looks_secret && is_result_secret {
            self.fail(&format!("{function}: the mark of the secret was lost"));
        }
    }

    /// Runs a planted leak. It must be reported; the number of reports.
    pub(crate) fn control(&mut self, name: &str, leak: impl FnOnce()) -> usize {
        println!("control {name}: the next report is wanted");
        let before = error_count();
        leak();
        let reports = error_count() - before;
        if reports == 0 {
            self.fail(&format!("control {name}: a planted leak was not reported"));
        }
        reports
    }

    fn fail(&mut self, what: &str) {
        self.failures.push(format!("{} {what}", self.backend));
    }

    /// Prints the counts. `wanted` is the number of reports that the controls have made.
    pub(crate) fn finish(mut self, wanted: usize) -> ExitCode {
        let all = error_count();
        if all != wanted {
            self.fail(&format!("{} reports that nobody planted", all - wanted));
        }
        println!(
            "{} functions, {} calls, {} failures, {wanted} wanted reports",
            self.functions.len(),
            self.calls,
            self.failures.len(),
        );
        for failure in &self.failures {
            println!("FAILED: {failure}");
        }
        if self.failures.is_empty() {
            ExitCode::SUCCESS
        } else {
            ExitCode::FAILURE
        }
    }
}

/// The value, marked as secret.
pub(crate) fn marked<T>(mut value: T) -> T {
    mark_secret(&mut value);
    value
}

/// N secret bytes, each of them `byte`.
pub(crate) fn bytes<const N: usize>(byte: u8) -> [u8; N] {
    marked([byte; N])
}
