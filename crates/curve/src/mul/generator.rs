//! k·G for a secret k: a comb of odd signed digits, whole rows scanned under masks, no doublings.
//!
//! k is made odd by negation mod n. An odd k < 2^(w·rows) is Σ dᵢ·2^(w·i) with every dᵢ odd and |dᵢ| < 2^w: no digit is
//! zero, so every row gives exactly one addition. With b = (k − 1)/2 + 2^(w·rows − 1) and vᵢ the i-th window of w bits of b,
//! dᵢ = 2·vᵢ + 1 − 2^w.
//!
//! Exceptions of the additions. Let Aᵢ be the sum below row i and Dᵢ = dᵢ·2^(w·i). Both are non-zero and |Aᵢ| < 2^(w·i) ≤ |Dᵢ|, so
//! Aᵢ ≠ ±Dᵢ as integers, and below the top row |Aᵢ ± Dᵢ| < 2^(w·(i+1)) ≤ 2^252 < n, so they differ mod n too: the incomplete
//! addition is right. In the top row A ≡ D mod n does happen (for w = 6 with k =
//! e00000000000000000000000000000014551231950b75fc4402da1732fc9bebf), and A ≡ −D where k ≡ 0: there the addition that selects a doubling
//! under a mask is used, and the sum of opposite points comes out as the identity by itself.
//!
//! Cost with the default tables: 42 additions of 8M + 2S, a masked doubling, and 86 KiB of table read once.

use subtle::Choice;
use zeroize::{Zeroize, Zeroizing};

use super::windows::{select, window};
use crate::point::XyzzSum;
use crate::tables::{self, COMB_BITS, COMB_ROWS};
use crate::{AffinePoint, JacobianPoint, SecretScalar};

/// k·G; constant time in k.
///
/// The projective coordinates of the result depend on k beyond the point itself: publish it only after
/// [`JacobianPoint::to_affine`]. For k = 0 it is the identity.
#[must_use]
pub fn mul_generator(k: &SecretScalar) -> JacobianPoint {
    #[cfg(feature = "counters")]
    crate::counters::GENERATOR_MULTIPLICATIONS.count();
    let (odd, negate) = k.to_odd();
    let digits = Digits::new(&odd);
    let (mut first, negative) = digits.select(0);
    first.conditional_negate(negative);
    let mut sum = XyzzSum::from(first);
    // A row is scanned before the addition of the one below, so that the processor need not wait for it.
    let mut next = digits.select(1);
    for row in 2..COMB_ROWS {
        let (point, negative) = next;
        next = digits.select(row);
        sum.add_affine_incomplete(&point, negative);
    }
    let (last, negative) = next;
    sum.add_affine_or_double(&last, negative);
    let mut product = sum.finish();
    sum.zeroize();
    product.y.conditional_negate(negate);
    product
}

/// The number b of the file's head, whose windows are the digits.
struct Digits(Zeroizing<[u64; 5]>);

impl Digits {
    fn new(odd: &[u64; 4]) -> Self {
        let mut b = Zeroizing::new([
            odd[0] >> 1 | odd[1] << 63,
            odd[1] >> 1 | odd[2] << 63,
            odd[2] >> 1 | odd[3] << 63,
            odd[3] >> 1,
            0,
        ]);
        // (k − 1)/2 < 2^255, so this bit is free: bit 257 of six-bit digits, bit 255 of four-bit ones.
        const TOP: usize = COMB_BITS * COMB_ROWS - 1;
        b[TOP / 64] |= 1 << (TOP % 64);
        Self(b)
    }

    /// |dᵢ|·2^(w·i)·G, read without a trace of dᵢ, and whether dᵢ is negative.
    fn select(&self, row: usize) -> (AffinePoint, Choice) {
        select(tables::comb_row(row), window(&*self.0, row, COMB_BITS))
    }
}
