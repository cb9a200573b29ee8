//! Scalars written in the digits that the variable-time products read.

use crate::scalar::glv::Half;

/// The narrowest wNAF that is used, whose digits are the most.
const MIN_WIDTH: u32 = 5;

/// The most digits of a number below 2^128, at positions 0 to 128, and one to spare for a write that is not kept.
const STEPS: usize = 128 / MIN_WIDTH as usize + 2;

/// Positions of digits of a number below 2^128: the last digit's carry can reach bit 128.
const POSITIONS: usize = 129;

/// The additions of a sum of N products that share their doublings, in their order: the wNAF digits of N numbers below 2^128 in magnitude,
/// merged by position.
///
/// The digits are merged beforehand and without branches on them, as no processor predicts which of the numbers has a digit at a position. In a
/// verification that gains one or two parts in a hundred.
pub(super) struct Schedule<const N: usize> {
    steps: [[Step; STEPS]; N],
    length: usize,
    /// Doublings after the last addition.
    pub(super) doublings_left: u32,
}

/// Doublings, and then the addition of a digit's point.
#[derive(Clone, Copy, Default)]
pub(super) struct Step {
    /// How often the sum is doubled before.
    pub(super) doublings: u8,
    /// Whose digit it is: the place of the number.
    pub(super) number: u8,
    /// The digit d, odd.
    digit: i16,
}

impl Step {
    /// (|d| − 1)/2, the digit's place in a table of odd multiples.
    #[inline(always)]
    pub(super) fn index(self) -> usize {
        usize::from(self.digit.unsigned_abs() / 2)
    }

    /// Whether the digit is negative.
    #[inline(always)]
    pub(super) fn is_negative(self) -> bool {
        self.digit < 0
    }
}

/// Digits by position and number.
struct Digits<const N: usize> {
    at: [[i16; N]; POSITIONS],
    /// Bit i of the whole: some number has a digit at position i.
    positions: [u64; 3],
}

impl<const N: usize> Schedule<N> {
    /// The schedule of the numbers, each with the width of its digits, 5..=14. Variable time.
    pub(super) fn new_vartime(numbers: [(Half, u32); N]) -> Self {
        let mut digits = Digits {
            at: [[0; N]; POSITIONS],
            positions: [0; 3],
        };
        for (number, (half, width)) in numbers.into_iter().enumerate() {
            digits.recode_vartime(number, half, width);
        }
        let mut schedule = Self {
            steps: [[Step::default(); STEPS]; N],
            length: 0,
            doublings_left: 0,
        };
        schedule.fill_vartime(&digits);
        schedule
    }

    #[expect(
        clippy::cast_possible_truncation,
        reason = "positions are below 2^8, and there are few numbers"
    )]
    fn fill_vartime(&mut self, digits: &Digits<N>) {
        let steps = self.steps.as_flattened_mut();
        let mut last = POSITIONS as u32;
        for (word, mut positions) in digits.positions.into_iter().enumerate().rev() {
            while positions != 0 {
                let bit = positions.ilog2();
                positions ^= 1 << bit;
                let position = word as u32 * 64 + bit;
                let mut doublings = last - position;
                last = position;
                for (number, &digit) in digits.at[position as usize].iter().enumerate() {
                    steps[self.length] = Step {
                        doublings: doublings as u8,
                        number: number as u8,
                        digit,
                    };
                    // Kept where there is a digit, and overwritten where there is none.
                    let kept = usize::from(digit != 0);
                    self.length += kept;
                    doublings *= 1 - kept as u32;
                }
            }
        }
        if self.length > 0 {
            self.doublings_left = last;
        }
    }

    /// The steps in their order. Before the first the sum is empty: there its doublings mean nothing.
    pub(super) fn steps(&self) -> &[Step] {
        &self.steps.as_flattened()[..self.length]
    }
}

impl<const N: usize> Digits<N> {
    /// Writes down the wNAF of a number, Σ digit·2^position: the digits are odd, below 2^(width−1) in magnitude, and no two nearer than `width`
    /// positions.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "digits have at most 15 bits"
    )]
    fn recode_vartime(&mut self, number: usize, half: Half, width: u32) {
        debug_assert!((MIN_WIDTH..=14).contains(&width));
        let sign = -i16::from(half.negative);
        let mut rest = half.magnitude;
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
            self.at[position as usize][number] = (digit ^ sign) - sign;
            self.positions[position as usize / 64] |= 1 << (position % 64);
            position += width;
        }
    }
}
