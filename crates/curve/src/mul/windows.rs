//! Odd signed digits in fixed windows, as the products of secret scalars read them: a digit d of w bits stands in the window (d + 2^w − 1)/2, and
//! the row of a table has the 2^(w−1) odd multiples. Constant time in the windows.

use subtle::{Choice, ConditionallySelectable, ConstantTimeEq};

use crate::tables::{self, Entry};
use crate::{AffinePoint, FieldElement, cpu};

/// Window number `row` of a number in little-endian words: `bits` bits from bit row·bits on. The word behind the last window is there.
#[inline(always)]
pub(super) fn window(number: &[u64], row: usize, bits: usize) -> u64 {
    let (limb, shift) = (row * bits / 64, row * bits % 64);
    let mut window = number[limb] >> shift;
    if shift + bits > 64 {
        window |= number[limb + 1] << (64 - shift);
    }
    window & ((1 << bits) - 1)
}

/// The entry |d| of a row, read without a trace of the digit d in the window, and whether d is negative.
#[inline(always)]
pub(super) fn select(row: &[Entry], window: u64) -> (AffinePoint, Choice) {
    // With m entries, window m + j is the positive digit 2j + 1 and window m − 1 − j the negative one −(2j + 1).
    let entries = row.len() as u64;
    let positive = (window & entries).ct_eq(&entries);
    let j = u64::conditional_select(&!window, &window, positive) & (entries - 1);
    (scan(row, j), !positive)
}

/// Entry j of a row: reads every entry and keeps the one whose mask is all ones.
fn scan(row: &[Entry], j: u64) -> AffinePoint {
    if let Some(entry) = cpu::kernels().and_then(|kernels| kernels.scan(row, j)) {
        return entry;
    }
    let mut x = [0; 4];
    let mut y = [0; 4];
    for (i, entry) in (0u64..).zip(row) {
        let mask = u64::conditional_select(&0, &u64::MAX, i.ct_eq(&j));
        let point = tables::read(entry);
        for limb in 0..4 {
            x[limb] |= point.x.0[limb] & mask;
            y[limb] |= point.y.0[limb] & mask;
        }
    }
    AffinePoint {
        x: FieldElement(x),
        y: FieldElement(y),
    }
}
