//! The positive controls: two planted leaks, which must be reported, or the test could not fail.

use std::hint::black_box;

use crate::harness::{Harness, bytes};

/// Runs both; the number of reports.
pub(crate) fn run(harness: &mut Harness) -> usize {
    let [secret] = bytes(5);
    let branch = harness.control("branch on a secret bit", || branch(secret));
    let index = harness.control("secret index", || index(secret));
    branch + index
}

#[inline(never)]
fn branch(secret: u8) {
    if secret & 1 == 1 {
        black_box("odd");
    }
}

#[inline(never)]
fn index(secret: u8) {
    let table = black_box([7_u8; 256]);
    black_box(table[usize::from(secret)]);
}
