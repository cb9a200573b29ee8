//! The precomputed multiples of the generator G, in read-only data.
//!
//! One format for all: affine points of 64 bytes, x then y, 32 bytes little-endian each, canonical. The files are made by
//! `examples/generate_tables.rs` from this crate's own arithmetic, committed, regenerated and compared in CI, and re-derived by
//! `tests/suite/tables.rs`. Entries are read in place: no start-up work, no heap, no lock.
//!
//! With the feature `large-tables` (default) three files of 598 KiB in all; without it the narrow comb of 32 KiB serves
//! all three products.

use crate::{AffinePoint, FieldElement};

/// One table entry.
pub(crate) type Entry = [u8; 64];

/// Digits of the comb have this many bits.
pub(crate) const COMB_BITS: usize = if cfg!(feature = "large-tables") { 6 } else { 4 };
/// Entries in a row of the comb: the odd digits 1, 3, …, 2^w − 1.
pub(crate) const COMB_ROW: usize = 1 << (COMB_BITS - 1);
/// Rows of the comb: one for each digit of a 256-bit number.
pub(crate) const COMB_ROWS: usize = 256_usize.div_ceil(COMB_BITS);

/// Width of the wNAF digits of G's scalar: odd and below 2^(w−1) in magnitude.
pub(crate) const WNAF_BITS: u32 = if cfg!(feature = "large-tables") {
    13
} else {
    5
};
/// Entries in each half of the wNAF table: the odd multiples 1, 3, …, 2^(w−1) − 1.
#[cfg(feature = "large-tables")]
pub(crate) const WNAF_ROW: usize = 1 << (WNAF_BITS - 2);

/// Entries in a row of the byte-window table, one row for each of the 32 bytes: the digits 1 to 128.
#[cfg(feature = "large-tables")]
pub(crate) const WINDOW_ROW: usize = 128;

#[cfg(feature = "large-tables")]
static COMB: &[Entry] = include_bytes!("tables/generator_comb_6.bin").as_chunks().0;
#[cfg(feature = "large-tables")]
static WNAF: &[Entry] = include_bytes!("tables/generator_wnaf_13.bin").as_chunks().0;
#[cfg(feature = "large-tables")]
static WINDOWS: &[Entry] = include_bytes!("tables/generator_windows_8.bin")
    .as_chunks()
    .0;

#[cfg(not(feature = "large-tables"))]
static COMB: &[Entry] = include_bytes!("tables/generator_comb_4.bin").as_chunks().0;

/// Bytes of all tables in this build.
pub fn table_bytes() -> usize {
    let tables = [
        COMB,
        #[cfg(feature = "large-tables")]
        WNAF,
        #[cfg(feature = "large-tables")]
        WINDOWS,
    ];
    tables.into_iter().map(size_of_val).sum()
}

/// Row `i` of the comb: (2j + 1)·2^(w·i)·G for j in 0..[`COMB_ROW`].
pub(crate) fn comb_row(i: usize) -> &'static [Entry] {
    &COMB[i * COMB_ROW..(i + 1) * COMB_ROW]
}

/// (2j + 1)·2^(128·half)·G, for `half` 0 or 1 and j in 0..[`WNAF_ROW`].
#[cfg(feature = "large-tables")]
#[inline(always)]
pub(crate) fn wnaf_entry(half: usize, j: usize) -> AffinePoint {
    read(&WNAF[half * WNAF_ROW + j])
}

/// (2j + 1)·2^(128·half)·G, for `half` 0 or 1 and j in 0..[`WNAF_ROW`]: rows 0 and 32 of the narrow comb.
#[cfg(not(feature = "large-tables"))]
#[inline(always)]
pub(crate) fn wnaf_entry(half: usize, j: usize) -> AffinePoint {
    read(&comb_row(half * 128 / COMB_BITS)[j])
}

/// d·2^(8·row)·G, for d in 1..=[`WINDOW_ROW`].
#[cfg(feature = "large-tables")]
#[inline(always)]
pub(crate) fn window_entry(row: usize, d: usize) -> AffinePoint {
    read(&WINDOWS[row * WINDOW_ROW + d - 1])
}

/// Reads one entry.
#[inline(always)]
pub(crate) fn read(entry: &Entry) -> AffinePoint {
    let (halves, _) = entry.as_chunks::<32>();
    AffinePoint {
        x: FieldElement::from_table_bytes(&halves[0]),
        y: FieldElement::from_table_bytes(&halves[1]),
    }
}
