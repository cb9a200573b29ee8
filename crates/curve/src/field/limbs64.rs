//! Arithmetic mod p on four 64-bit limbs, for any target with 64-bit words.
//!
//! p = 2^256 − C with C = 2^32 + 977. Limbs are little-endian (`a[0]` holds bits 0..64). Every function takes and
//! gives *weakly reduced* values: any integer in [0, 2^256), which stands for its residue mod p. There is no other
//! invariant. A value that leaves the 256 bits is brought back by 2^256 ≡ C: the carry out of the top limb is worth C
//! at the bottom. Adding that C can carry out once more, but only from a value of at least 2^256 − C·2^k for a small k,
//! so after the second fold the low limb is small and nothing is left to carry; each function says why.
//!
//! No branch and no memory index depends on the values: constant time in both operands.

use crate::x86_64::opaque;

/// 2^256 mod p = 2^32 + 977.
pub(crate) const C: u64 = 0x1_0000_03D1;

/// Lowest limb of p; the other three are all ones.
pub(crate) const P0: u64 = C.wrapping_neg();

/// All ones if `bit`, else 0; a mask that the compiler does not turn into a branch.
#[inline(always)]
fn mask(bit: bool) -> u64 {
    opaque(u64::from(bit).wrapping_neg())
}

/// `a + t`, with the carry out.
#[inline(always)]
fn add_small(a: [u64; 4], t: u64) -> ([u64; 4], bool) {
    let (r0, c) = a[0].overflowing_add(t);
    let (r1, c) = a[1].carrying_add(0, c);
    let (r2, c) = a[2].carrying_add(0, c);
    let (r3, c) = a[3].carrying_add(0, c);
    ([r0, r1, r2, r3], c)
}

/// `a − t`, with the borrow out.
#[inline(always)]
fn sub_small(a: [u64; 4], t: u64) -> ([u64; 4], bool) {
    let (r0, b) = a[0].overflowing_sub(t);
    let (r1, b) = a[1].borrowing_sub(0, b);
    let (r2, b) = a[2].borrowing_sub(0, b);
    let (r3, b) = a[3].borrowing_sub(0, b);
    ([r0, r1, r2, r3], b)
}

/// a + b.
#[inline(always)]
pub(crate) fn add(a: &[u64; 4], b: &[u64; 4]) -> [u64; 4] {
    let (r0, c) = a[0].overflowing_add(b[0]);
    let (r1, c) = a[1].carrying_add(b[1], c);
    let (r2, c) = a[2].carrying_add(b[2], c);
    let (r3, c) = a[3].carrying_add(b[3], c);
    let (mut r, c) = add_small([r0, r1, r2, r3], mask(c) & C);
    // A second carry leaves a value below C, so this addition stays inside the low limb.
    r[0] = r[0].wrapping_add(mask(c) & C);
    r
}

/// a − b.
#[inline(always)]
pub(crate) fn sub(a: &[u64; 4], b: &[u64; 4]) -> [u64; 4] {
    let (r0, c) = a[0].overflowing_sub(b[0]);
    let (r1, c) = a[1].borrowing_sub(b[1], c);
    let (r2, c) = a[2].borrowing_sub(b[2], c);
    let (r3, c) = a[3].borrowing_sub(b[3], c);
    let (mut r, c) = sub_small([r0, r1, r2, r3], mask(c) & C);
    // A second borrow leaves a value of at least 2^256 − C, whose low limb is at least 2^64 − C.
    r[0] = r[0].wrapping_sub(mask(c) & C);
    r
}

/// a / 2: adds p to an odd `a` and shifts.
#[inline(always)]
pub(crate) fn half(a: &[u64; 4]) -> [u64; 4] {
    let odd = a[0] & 1;
    // a + p = 2^256 + (a − C): a borrow cancels the 2^256, else it becomes the top bit of the shifted value.
    let (r, borrow) = sub_small(*a, mask(odd == 1) & C);
    let top = odd & u64::from(!borrow);
    [
        r[0] >> 1 | r[1] << 63,
        r[1] >> 1 | r[2] << 63,
        r[2] >> 1 | r[3] << 63,
        r[3] >> 1 | top << 63,
    ]
}

/// Brings a 512-bit product back to 256 bits: lo + C·hi, twice.
#[inline(always)]
fn reduce(t: &[u64; 8]) -> [u64; 4] {
    let (r0, k) = C.carrying_mul_add(t[4], t[0], 0);
    let (r1, k) = C.carrying_mul_add(t[5], t[1], k);
    let (r2, k) = C.carrying_mul_add(t[6], t[2], k);
    let (r3, k) = C.carrying_mul_add(t[7], t[3], k);
    // k ≤ C, so C·k < 2^67 takes two limbs.
    let (lo, hi) = C.carrying_mul(k, 0);
    let (r0, c) = r0.overflowing_add(lo);
    let (r1, c) = r1.carrying_add(hi, c);
    let (r2, c) = r2.carrying_add(0, c);
    let (r3, c) = r3.carrying_add(0, c);
    // A carry here leaves a value below 2^67: limb 1 is at most 7, so it takes the last carry without overflow.
    let (r0, c) = r0.overflowing_add(mask(c) & C);
    [r0, r1.wrapping_add(u64::from(c)), r2, r3]
}

/// a · b. 16 word products and 5 for the reduction.
#[inline(always)]
pub(crate) fn mul(a: &[u64; 4], b: &[u64; 4]) -> [u64; 4] {
    let mut t = [0u64; 8];
    for i in 0..4 {
        let mut k = 0;
        for j in 0..4 {
            (t[i + j], k) = a[i].carrying_mul_add(b[j], t[i + j], k);
        }
        t[i + 4] = k;
    }
    reduce(&t)
}

/// a². 10 word products and 5 for the reduction: the six mixed products once, doubled by a shift.
#[inline(always)]
pub(crate) fn square(a: &[u64; 4]) -> [u64; 4] {
    let (t1, k) = a[0].carrying_mul(a[1], 0);
    let (t2, k) = a[0].carrying_mul(a[2], k);
    let (t3, t4) = a[0].carrying_mul(a[3], k);
    let (t3, k) = a[1].carrying_mul_add(a[2], t3, 0);
    let (t4, t5) = a[1].carrying_mul_add(a[3], t4, k);
    let (t5, t6) = a[2].carrying_mul_add(a[3], t5, 0);

    let t7 = t6 >> 63;
    let t6 = t6 << 1 | t5 >> 63;
    let t5 = t5 << 1 | t4 >> 63;
    let t4 = t4 << 1 | t3 >> 63;
    let t3 = t3 << 1 | t2 >> 63;
    let t2 = t2 << 1 | t1 >> 63;
    let t1 = t1 << 1;

    let (t0, hi) = a[0].carrying_mul(a[0], 0);
    let (t1, c) = t1.overflowing_add(hi);
    let (lo, hi) = a[1].carrying_mul(a[1], 0);
    let (t2, c) = t2.carrying_add(lo, c);
    let (t3, c) = t3.carrying_add(hi, c);
    let (lo, hi) = a[2].carrying_mul(a[2], 0);
    let (t4, c) = t4.carrying_add(lo, c);
    let (t5, c) = t5.carrying_add(hi, c);
    let (lo, hi) = a[3].carrying_mul(a[3], 0);
    let (t6, c) = t6.carrying_add(lo, c);
    // The square is below 2^512: no carry leaves limb 7.
    let (t7, _) = t7.carrying_add(hi, c);
    reduce(&[t0, t1, t2, t3, t4, t5, t6, t7])
}

/// The canonical value, in [0, p).
#[inline(always)]
pub(crate) fn canonical(a: &[u64; 4]) -> [u64; 4] {
    // a ≥ p exactly when a + C carries out of 256 bits; then the sum is a − p.
    let (reduced, ge) = add_small(*a, C);
    let m = mask(ge);
    core::array::from_fn(|i| a[i] ^ (m & (a[i] ^ reduced[i])))
}
