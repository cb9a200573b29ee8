//! a·P + b·G for public a, b and any point P: the product of signature verification.
//!
//! a = a₁ + λ·a₂ (GLV) and b = b₁ + 2^128·b₂, so four half-length scalars share 128 doublings: wNAF of width 5 on P and λ·P with a table
//! of 8 odd multiples made on the spot, of width 13 on G and 2^128·G with the built-in table.
//!
//! The table of P is brought to one common Z instead of being inverted: with Z as the scale of an isomorphic curve
//! ("effective affine", libsecp256k1's ecmult), its points count as affine there, and the accumulator lives on that curve too. Points of
//! G's table are scaled as they are added, at 1M each.

use super::recode::Schedule;
use crate::point::{JacobianSum, odd_multiples_vartime};
use crate::scalar::glv::Half;
use crate::{AffinePoint, JacobianPoint, Scalar, tables};

/// Width of the wNAF digits of P's scalars.
const WNAF_BITS: u32 = 5;
/// Odd multiples 1, 3, …, 15.
const ROW: usize = 1 << (WNAF_BITS - 2);

/// a·P + b·G. Variable time: public data only.
#[must_use]
pub fn double_mul_vartime(a: &Scalar, p: &AffinePoint, b: &Scalar) -> JacobianPoint {
    let (multiples, z) = odd_multiples_vartime::<ROW>(p);
    let lambda_multiples = multiples.map(|point| point.mul_lambda());

    let (a1, a2) = a.split_lambda_vartime();
    let [b1, b2] = halves(b);
    let schedule = Schedule::new_vartime([
        (a1, WNAF_BITS),
        (a2, WNAF_BITS),
        (b1, tables::WNAF_BITS),
        (b2, tables::WNAF_BITS),
    ]);

    let mut sum = JacobianSum::from(JacobianPoint::IDENTITY);
    for step in schedule.steps() {
        if !sum.is_identity_vartime() {
            sum.double_n_vartime(u32::from(step.doublings));
        }
        let (j, negative) = (step.index(), step.is_negative());
        match step.number {
            0 => sum.add_affine_vartime(&multiples[j], negative),
            1 => sum.add_affine_vartime(&lambda_multiples[j], negative),
            half => {
                let point = tables::wnaf_entry(usize::from(half) - 2, j);
                sum.add_affine_scaled_vartime(&point, negative, &z);
            }
        }
    }
    sum.double_n_vartime(schedule.doublings_left);
    // Back from the isomorphic curve.
    let mut product = sum.finish();
    product.z = product.z.mul(&z);
    product
}

/// (k mod 2^128, k / 2^128).
fn halves(k: &Scalar) -> [Half; 2] {
    let limbs = k.limbs();
    [(limbs[0], limbs[1]), (limbs[2], limbs[3])].map(|(low, high)| Half {
        magnitude: u128::from(low) | u128::from(high) << 64,
        negative: false,
    })
}
