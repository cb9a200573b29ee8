//! a·P + b·G for public a, b and any point P: the product of signature verification.
//!
//! a = a₁ + λ·a₂ (GLV) and b = b₁ + 2^128·b₂, so four half-length scalars share 128 doublings: wNAF of width 5 on P and λ·P with a table
//! of 8 odd multiples made on the spot, of width 13 on G and 2^128·G with the built-in table.
//!
//! The table of P is brought to one common Z instead of being inverted: with Z as the scale of an isomorphic curve
//! ("effective affine", libsecp256k1's ecmult), its points count as affine there, and the accumulator lives on that curve too. Points of
//! G's table are scaled as they are added, at 1M each.

use super::recode::{WNAF_LEN, wnaf_vartime};
use crate::scalar::glv::Half;
use crate::{AffinePoint, FieldElement, JacobianPoint, Scalar, tables};

/// Width of the wNAF digits of P's scalars.
const WNAF_BITS: u32 = 5;
/// Odd multiples 1, 3, …, 15.
const ROW: usize = 1 << (WNAF_BITS - 2);

/// a·P + b·G. Variable time: public data only.
#[must_use]
pub fn double_mul_vartime(a: &Scalar, p: &AffinePoint, b: &Scalar) -> JacobianPoint {
    let (multiples, z) = odd_multiples_vartime(p);
    let lambda_multiples = multiples.map(|point| point.mul_lambda());

    let (a1, a2) = a.split_lambda_vartime();
    let [b1, b2] = halves(b);
    let a1 = wnaf_vartime(a1, WNAF_BITS);
    let a2 = wnaf_vartime(a2, WNAF_BITS);
    let b1 = wnaf_vartime(b1, tables::WNAF_BITS);
    let b2 = wnaf_vartime(b2, tables::WNAF_BITS);

    let mut sum = JacobianPoint::IDENTITY;
    for i in (0..WNAF_LEN).rev() {
        if !sum.is_identity_vartime() {
            sum = sum.double();
        }
        if a1[i] != 0 {
            sum = sum.add_affine_vartime(&signed(a1[i], |j| multiples[j]));
        }
        if a2[i] != 0 {
            sum = sum.add_affine_vartime(&signed(a2[i], |j| lambda_multiples[j]));
        }
        if b1[i] != 0 {
            let point = signed(b1[i], |j| tables::wnaf_entry(0, j));
            sum = sum.add_affine_scaled_vartime(&point, &z);
        }
        if b2[i] != 0 {
            let point = signed(b2[i], |j| tables::wnaf_entry(1, j));
            sum = sum.add_affine_scaled_vartime(&point, &z);
        }
    }
    // Back from the isomorphic curve.
    sum.z = sum.z.mul(&z);
    sum
}

/// The entry of an odd digit: index (|d| − 1)/2, negated for a negative digit.
#[inline(always)]
fn signed(digit: i16, entry: impl Fn(usize) -> AffinePoint) -> AffinePoint {
    let point = entry(usize::from(digit.unsigned_abs() / 2));
    if digit < 0 { point.neg() } else { point }
}

/// (k mod 2^128, k / 2^128).
fn halves(k: &Scalar) -> [Half; 2] {
    let limbs = k.limbs();
    [(limbs[0], limbs[1]), (limbs[2], limbs[3])].map(|(low, high)| Half {
        magnitude: u128::from(low) | u128::from(high) << 64,
        negative: false,
    })
}

/// P, 3P, …, 15P as (x·Z², y·Z³) for one Z, and that Z.
///
/// 2P has Z = y, and P itself at that Z is (x·y², y⁴). Each next multiple adds 2P at a common Z (Meloni, "New point addition formulae for
/// ECC applications", 2007): for Q = (X₁, Y₁) and 2P = (X₂, Y₂), H = X₁ − X₂, W₁ = X₁·H², W₂ = X₂·H², R = Y₁ − Y₂, E = Y₂·(W₁ − W₂):
/// Q + 2P = (R² − W₁ − W₂, R·(W₂ − X₃) − E) and 2P = (W₂, E), both at Z·H (4M + 2S). H is never 0: P has order n. The multiples
/// made earlier are then carried to the last Z (3M + 1S, and 1M for the running product).
fn odd_multiples_vartime(p: &AffinePoint) -> ([AffinePoint; ROW], FieldElement) {
    let double = JacobianPoint::from(*p).double();
    let yy = p.y.square();
    let (mut x2, mut y2) = (double.x, double.y);
    let mut multiples = [AffinePoint {
        x: p.x.mul(&yy),
        y: yy.square(),
    }; ROW];
    let mut ratios = [FieldElement::ONE; ROW];
    for i in 1..ROW {
        let AffinePoint { x: x1, y: y1 } = multiples[i - 1];
        let h = x1.sub(&x2);
        let hh = h.square();
        let w1 = x1.mul(&hh);
        let w2 = x2.mul(&hh);
        let r = y1.sub(&y2);
        let e = y2.mul(&w1.sub(&w2));
        let x = r.square().sub(&w1).sub(&w2);
        multiples[i] = AffinePoint {
            x,
            y: r.mul(&w2.sub(&x)).sub(&e),
        };
        ratios[i] = h;
        (x2, y2) = (w2, e);
    }
    let mut ratio = FieldElement::ONE;
    for i in (0..ROW - 1).rev() {
        ratio = ratio.mul(&ratios[i + 1]);
        let rr = ratio.square();
        multiples[i].x = multiples[i].x.mul(&rr);
        multiples[i].y = multiples[i].y.mul(&rr.mul(&ratio));
    }
    (multiples, ratio.mul(&p.y))
}
