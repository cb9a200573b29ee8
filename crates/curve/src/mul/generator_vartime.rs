//! k·G for a public k: a table of every byte window, so no doublings at all.
//!
//! k or n − k is below 2^255; written in signed bytes −127..=128 it takes 32 digits and no carry leaves the last. Each
//! non-zero digit is one addition of 8M + 2S. Without the feature `large-tables` the comb of [`super::mul_generator`] does the work.

use crate::{JacobianPoint, Scalar};

/// k·G. Variable time: public data only.
#[cfg(feature = "large-tables")]
#[must_use]
pub fn mul_generator_vartime(k: &Scalar) -> JacobianPoint {
    use crate::point::XyzzSum;
    use crate::tables::{WINDOW_ROW, window_entry};

    #[cfg(feature = "counters")]
    crate::counters::GENERATOR_MULTIPLICATIONS.count();

    let negate = k.is_high_vartime();
    let k = if negate { k.neg() } else { *k };
    let mut sum = XyzzSum::EMPTY;
    let mut carry = 0;
    for (row, byte) in k.to_be_bytes().into_iter().rev().enumerate() {
        let digit = usize::from(byte) + carry;
        carry = usize::from(digit > WINDOW_ROW);
        if carry == 0 && digit != 0 {
            sum.add_affine_vartime(&window_entry(row, digit), false);
        } else if carry == 1 && digit != 256 {
            sum.add_affine_vartime(&window_entry(row, 256 - digit), true);
        }
    }
    let product = sum.finish();
    if negate { product.neg() } else { product }
}

/// k·G. Variable time: public data only.
#[cfg(not(feature = "large-tables"))]
#[must_use]
pub fn mul_generator_vartime(k: &Scalar) -> JacobianPoint {
    super::mul_generator(&crate::SecretScalar::from_public(k))
}
