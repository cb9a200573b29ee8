//! The kernels' formulas. M and S count multiplications and squarings; a product left unreduced and joined to another saves a
//! reduction.
//!
//! The point formulas end in Y' = R·(V − X') − Y·H³ (or the like), a difference of two products. They compute −Y' = R·(X' − V) + Y·H³: a
//! sum of unreduced products needs no correction for a borrow. So the doubling and the additions give the *negated* point; the
//! caller keeps the sign beside it.

use crate::field::Builder;
use crate::instruction::{Base, Element};

const X: Element = Element::new(Base::Result, 0);
const Y: Element = Element::new(Base::Result, 1);
const Z: Element = Element::new(Base::Result, 2);

// XYZZ points.
const ZZ: Element = Element::new(Base::Result, 2);
const ZZZ: Element = Element::new(Base::Result, 3);

/// The affine point that is added.
const X2: Element = Element::new(Base::Addend, 0);
const Y2: Element = Element::new(Base::Addend, 1);

/// The Z of the curve to which the affine point is carried.
const SCALE: Element = Element::new(Base::Scale, 0);

const fn temporary(index: usize) -> Element {
    Element::temporary(index)
}

/// a²: 1S.
pub(crate) fn square(b: &mut Builder) {
    b.square(X, X);
}

/// −2·P in Jacobian coordinates: 3M + 4S, one reduction less.
///
/// S = Y², L = (3/2)·X², T = X·S, X' = L² − 2T, −Y' = L·(X' − T) + S², Z' = Y·Z: EFD "dbl-2009-l" for a = 0 with Z halved.
pub(crate) fn double(b: &mut Builder) {
    const L: Element = temporary(0);
    const S: Element = temporary(1);
    const T: Element = temporary(2);
    const D: Element = temporary(3);
    const SS: Element = temporary(4);
    b.square_three_halves(X, L);
    b.square(Y, S);
    b.mul(Z, Y, Z);
    b.mul(S, X, T);
    let x = b.square_minus(L, &[T, T], X);
    b.sub_from(&x, T, D);
    b.square_unreduced(S, SS);
    b.mul_plus_unreduced(L, D, SS, Y);
}

/// −(P + Q), P in Jacobian and Q in affine coordinates: 8M + 3S, one reduction less.
///
/// U = X₂·Z², H = U − X, R = Y₂·Z³ − Y, V = X·H², X' = R² − H³ − 2V, −Y' = R·(X' − V) + Y·H³, Z' = Z·H (EFD "madd-2004-hmv"). For
/// H = 0 it gives Z' = 0 and X' = R².
pub(crate) fn add_affine(b: &mut Builder) {
    addition(b, Z);
}

/// −(P + Q) for a Q = (X₂·s², Y₂·s³): 9M + 3S, one reduction less. As [`add_affine`], with Z·s in place of Z in U and R.
pub(crate) fn add_affine_scaled(b: &mut Builder) {
    const SCALED_Z: Element = temporary(8);
    b.mul(Z, SCALE, SCALED_Z);
    addition(b, SCALED_Z);
}

fn addition(b: &mut Builder, z: Element) {
    const H: Element = temporary(0);
    const R: Element = temporary(1);
    const HHH: Element = temporary(2);
    const V: Element = temporary(3);
    const SQUARE: Element = temporary(4);
    const CUBE: Element = temporary(5);
    const YHHH: Element = temporary(6);
    b.square(z, SQUARE);
    b.mul_minus(SQUARE, X2, &[X], H);
    b.mul(z, SQUARE, CUBE);
    b.mul_minus(CUBE, Y2, &[Y], R);
    b.square(H, SQUARE);
    b.mul(Z, H, Z);
    b.mul(SQUARE, X, V);
    b.mul(SQUARE, H, HHH);
    let x = b.square_minus(R, &[HHH, V, V], X);
    b.sub_from(&x, V, SQUARE);
    b.mul_unreduced(HHH, Y, YHHH);
    b.mul_plus_unreduced(R, SQUARE, YHHH, Y);
}

/// −(P + Q), P in XYZZ and Q in affine coordinates: 8M + 2S, one reduction less.
///
/// H = X₂·ZZ − X, R = Y₂·ZZZ − Y, V = X·H², X' = R² − H³ − 2V, −Y' = R·(X' − V) + Y·H³, ZZ' = ZZ·H², ZZZ' = ZZZ·H³ (EFD
/// "madd-2008-s"). For H = 0 it gives ZZ' = 0 and X' = R².
pub(crate) fn add_affine_xyzz(b: &mut Builder) {
    const H: Element = temporary(0);
    const R: Element = temporary(1);
    const V: Element = temporary(2);
    const HHH: Element = temporary(3);
    const HH: Element = temporary(4);
    const YHHH: Element = temporary(5);
    b.mul_minus(ZZ, X2, &[X], H);
    b.mul_minus(ZZZ, Y2, &[Y], R);
    b.square(H, HH);
    b.mul(HH, H, HHH);
    b.mul(HH, X, V);
    let x = b.square_minus(R, &[HHH, V, V], X);
    b.sub_from(&x, V, V);
    b.mul(ZZ, HH, ZZ);
    b.mul(ZZZ, HHH, ZZZ);
    b.mul_unreduced(HHH, Y, YHHH);
    b.mul_plus_unreduced(R, V, YHHH, Y);
}

/// Q ← P + Q and P ← P, both at the new Z = Z·H, for P and Q at one Z: 4M + 2S. Not negated. Gives H.
///
/// H = X₂ − X₁, R = Y₂ − Y₁, V = X₁·H², X₃ = R² − H³ − 2V, Y₃ = R·(V − X₃) − Y₁·H³ (N. Meloni, "New point addition formulae for ECC
/// applications", 2007); P becomes (V, Y₁·H³).
pub(crate) fn add_co_z(b: &mut Builder) {
    const P: [Element; 2] = [X, Y];
    const Q: [Element; 2] = [Element::new(Base::Result, 2), Element::new(Base::Result, 3)];
    const H: Element = Element::new(Base::Result, 4);
    const HH: Element = temporary(0);
    const R: Element = temporary(1);
    const V: Element = temporary(2);
    const HHH: Element = temporary(3);
    b.sub(Q[0], P[0], H);
    b.square(H, HH);
    b.sub(Q[1], P[1], R);
    b.mul(HH, P[0], V);
    b.mul(HH, H, HHH);
    b.square_minus(R, &[HHH, V, V], Q[0]);
    b.mul(HHH, P[1], P[1]);
    b.sub(V, Q[0], HH);
    b.mul_minus(R, HH, &[P[1]], Q[1]);
    b.copy(V, P[0]);
}
