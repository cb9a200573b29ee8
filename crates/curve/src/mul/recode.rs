//! Scalars written in the digits that the variable-time products read.

use crate::scalar::glv::Half;

/// Positions of a wNAF of a 128-bit number: one more for the last carry.
pub(super) const WNAF_LEN: usize = 129;

/// The wNAF of a signed number: Σ digit[i]·2^i, digits zero or odd and below 2^(w−1) in magnitude, and no two non-zero ones
/// nearer than `width` positions. `width` is 2..=14. Variable time.
#[expect(
    clippy::cast_possible_truncation,
    reason = "digits have at most 15 bits"
)]
pub(super) fn wnaf_vartime(k: Half, width: u32) -> [i16; WNAF_LEN] {
    let mut digits = [0; WNAF_LEN];
    let mut rest = k.magnitude;
    let mut position = 0;
    while rest != 0 {
        let zeros = rest.trailing_zeros();
        rest >>= zeros;
        position += zeros;
        let low = (rest & ((1 << width) - 1)) as i16;
        rest >>= width;
        // The upper half of the range stands for a negative digit and a carry into the rest.
        let carry = low >> (width - 1);
        rest += u128::from(carry.unsigned_abs());
        let digit = low - (carry << width);
        digits[position as usize] = if k.negative { -digit } else { digit };
        position += width;
    }
    digits
}
