//! Scalars written in the digits that the variable-time products read.

use crate::scalar::glv::Half;

/// The narrowest wNAF that is used.
const MIN_WIDTH: u32 = 5;
/// Digits of a 128-bit number at that width: no nearer than `MIN_WIDTH` to each other, at positions 0 to 128.
const MAX_DIGITS: usize = (128 / MIN_WIDTH + 1) as usize;

/// The wNAF of a signed number, Σ digit·2^position: only the digits that are not zero. They are odd, below 2^(w−1) in magnitude, and no
/// two nearer than w positions.
pub(super) struct Wnaf {
    digits: [Digit; MAX_DIGITS],
    /// Digits not taken yet.
    left: usize,
}

#[derive(Clone, Copy)]
struct Digit {
    position: u32,
    value: i16,
}

impl Wnaf {
    /// `width` is 5..=14. Variable time.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "digits have at most 15 bits"
    )]
    pub(super) fn new_vartime(k: Half, width: u32) -> Self {
        debug_assert!((MIN_WIDTH..=14).contains(&width));
        let mut digits = [Digit {
            position: 0,
            value: 0,
        }; MAX_DIGITS];
        let mut left = 0;
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
            let value = low - (carry << width);
            digits[left] = Digit {
                position,
                value: if k.negative { -value } else { value },
            };
            left += 1;
            position += width;
        }
        Self { digits, left }
    }

    /// The position of the highest digit not taken yet.
    #[inline(always)]
    pub(super) fn position(&self) -> Option<u32> {
        Some(self.digits[self.left.checked_sub(1)?].position)
    }

    /// Takes the digit at this position, if there is one: (|d| − 1)/2, its place in a table of odd multiples, and whether it is negative.
    #[inline(always)]
    pub(super) fn take(&mut self, position: u32) -> Option<(usize, bool)> {
        if self.position() != Some(position) {
            return None;
        }
        self.left -= 1;
        let value = self.digits[self.left].value;
        Some((usize::from(value.unsigned_abs() / 2), value < 0))
    }
}
