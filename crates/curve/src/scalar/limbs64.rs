//! Arithmetic mod n, the order of the curve, on four little-endian 64-bit limbs.
//!
//! n = 2^256 − D, with D of 129 bits. Values are always canonical, in [0, n). No branch and no memory index depends on
//! the values: constant time in all operands.

use crate::x86_64::opaque;

/// n.
pub(crate) const N: [u64; 4] = [
    0xBFD2_5E8C_D036_4141,
    0xBAAE_DCE6_AF48_A03B,
    0xFFFF_FFFF_FFFF_FFFE,
    0xFFFF_FFFF_FFFF_FFFF,
];

/// D = 2^256 − n.
const D: [u64; 3] = [0x402D_A173_2FC9_BEBF, 0x4551_2319_50B7_5FC4, 1];

/// (n − 1)/2, the largest value that is not high.
const HALF: [u64; 4] = [
    0xDFE9_2F46_681B_20A0,
    0x5D57_6E73_57A4_501D,
    0xFFFF_FFFF_FFFF_FFFF,
    0x7FFF_FFFF_FFFF_FFFF,
];

/// a + D where `mask` is all ones and a where it is 0, with the carry out.
#[inline(always)]
fn add_d(a: &[u64; 4], mask: u64) -> ([u64; 4], bool) {
    let (r0, c) = a[0].overflowing_add(D[0] & mask);
    let (r1, c) = a[1].carrying_add(D[1] & mask, c);
    let (r2, c) = a[2].carrying_add(D[2] & mask, c);
    let (r3, c) = a[3].carrying_add(0, c);
    ([r0, r1, r2, r3], c)
}

/// The residue in [0, n) of carry·2^256 + a, a value below 2n.
#[inline(always)]
fn subtract_n_once(a: &[u64; 4], carry: bool) -> [u64; 4] {
    // a + D carries out of 256 bits exactly when a ≥ n, and then the sum is a − n.
    let (_, ge) = add_d(a, u64::MAX);
    // Opaque, or the compiler may make a branch of the mask.
    add_d(a, opaque(u64::from(ge | carry).wrapping_neg())).0
}

/// The residue of any 256-bit value, which is below 2n.
#[inline(always)]
pub(crate) fn reduce(a: &[u64; 4]) -> [u64; 4] {
    subtract_n_once(a, false)
}

/// Whether a < n. For a value that decides over an error only.
#[inline(always)]
pub(crate) fn is_canonical(a: &[u64; 4]) -> bool {
    !add_d(a, u64::MAX).1
}

/// a + b.
#[inline(always)]
pub(crate) fn add(a: &[u64; 4], b: &[u64; 4]) -> [u64; 4] {
    let (r0, c) = a[0].overflowing_add(b[0]);
    let (r1, c) = a[1].carrying_add(b[1], c);
    let (r2, c) = a[2].carrying_add(b[2], c);
    let (r3, c) = a[3].carrying_add(b[3], c);
    subtract_n_once(&[r0, r1, r2, r3], c)
}

/// n − a as an integer: n itself for 0.
#[inline(always)]
pub(crate) fn complement(a: &[u64; 4]) -> [u64; 4] {
    sub_with_borrow(&N, a).0
}

/// −a, in [0, n).
#[inline(always)]
pub(crate) fn neg(a: &[u64; 4]) -> [u64; 4] {
    reduce(&complement(a))
}

#[inline(always)]
fn sub_with_borrow(a: &[u64; 4], b: &[u64; 4]) -> ([u64; 4], bool) {
    let (r0, c) = a[0].overflowing_sub(b[0]);
    let (r1, c) = a[1].borrowing_sub(b[1], c);
    let (r2, c) = a[2].borrowing_sub(b[2], c);
    let (r3, c) = a[3].borrowing_sub(b[3], c);
    ([r0, r1, r2, r3], c)
}

/// Whether a > (n − 1)/2.
#[inline(always)]
pub(crate) fn is_high(a: &[u64; 4]) -> bool {
    sub_with_borrow(&HALF, a).1
}

/// The 512-bit product.
#[inline(always)]
pub(crate) fn mul_wide(a: &[u64; 4], b: &[u64; 4]) -> [u64; 8] {
    let mut t = [0u64; 8];
    for i in 0..4 {
        let mut k = 0;
        for j in 0..4 {
            (t[i + j], k) = a[i].carrying_mul_add(b[j], t[i + j], k);
        }
        t[i + 4] = k;
    }
    t
}

/// a · b mod n.
pub(crate) fn mul(a: &[u64; 4], b: &[u64; 4]) -> [u64; 4] {
    reduce_wide(&mul_wide(a, b))
}

/// The residue of a 512-bit value: hi·2^256 + lo ≡ hi·D + lo, three times, then one subtraction.
fn reduce_wide(t: &[u64; 8]) -> [u64; 4] {
    // lo + D·hi < 2^256 + 2^385: seven limbs.
    let t: [u64; 7] = fold(&[t[0], t[1], t[2], t[3]], &[t[4], t[5], t[6], t[7]]);
    // hi < 2^130, so the sum is below 2^256 + 2^259: five limbs.
    let t: [u64; 7] = fold(&[t[0], t[1], t[2], t[3]], &[t[4], t[5], t[6], 0]);
    // hi < 2^4, so the sum is below 2^256 + 2^133.
    let t: [u64; 7] = fold(&[t[0], t[1], t[2], t[3]], &[t[4], 0, 0, 0]);
    subtract_n_once(&[t[0], t[1], t[2], t[3]], t[4] != 0)
}

/// lo + D·hi, which must fit seven limbs.
#[inline(always)]
fn fold(lo: &[u64; 4], hi: &[u64; 4]) -> [u64; 7] {
    let mut r = [lo[0], lo[1], lo[2], lo[3], 0, 0, 0];
    for i in 0..4 {
        let mut k = 0;
        for j in 0..3 {
            (r[i + j], k) = hi[i].carrying_mul_add(D[j], r[i + j], k);
        }
        // The carry runs on through the limbs of `lo` that this row has not reached.
        let mut carry = k;
        for limb in r.iter_mut().skip(i + 3) {
            let (sum, c) = limb.overflowing_add(carry);
            *limb = sum;
            carry = u64::from(c);
        }
    }
    r
}
