//! Sums in the making: points that are doubled and added to in place, by the portable formulas or by the assembly.
//!
//! The assembly gives negated results, which saves work. So a sum is kept up to its sign, with the sign beside it: the points to be added
//! are negated as needed, which the products do for their digits anyway, and only the finished sum is set right. The sign depends on the
//! number of steps, never on data.

use subtle::{Choice, ConditionallySelectable};
use zeroize::Zeroize;

use super::{AffinePoint, JacobianPoint, XyzzPoint};
use crate::cpu;
use crate::field::FieldElement;

/// A sum in Jacobian coordinates. Variable time: public data only.
#[derive(Clone, Copy, Debug)]
pub(crate) struct JacobianSum {
    point: JacobianPoint,
    /// Whether the sum is −`point`.
    negated: bool,
}

/// A sum in Jacobian coordinates that depends on a secret: every step takes the same time.
#[derive(Clone)]
pub(crate) struct SecretSum {
    point: JacobianPoint,
    /// Whether the sum is −`point`.
    negated: bool,
}

/// A sum of affine points in XYZZ coordinates.
#[derive(Clone)]
pub(crate) struct XyzzSum {
    point: XyzzPoint,
    /// Whether the sum is −`point`.
    negated: bool,
}

impl From<JacobianPoint> for JacobianSum {
    fn from(point: JacobianPoint) -> Self {
        Self {
            point,
            negated: false,
        }
    }
}

impl JacobianSum {
    /// Whether the sum is the identity.
    #[inline(always)]
    pub(crate) fn is_identity_vartime(&self) -> bool {
        self.point.is_identity_vartime()
    }

    /// sum ← 2^n·sum (3M + 4S each).
    #[inline(always)]
    pub(crate) fn double_n_vartime(&mut self, n: u32) {
        if n == 0 {
            return;
        }
        if let Some(kernels) = cpu::kernels() {
            kernels.double_n_vartime(&mut self.point, n);
            self.negated ^= n % 2 == 1;
        } else {
            for _ in 0..n {
                self.point = self.point.double();
            }
        }
    }

    /// sum ← sum ± q (8M + 3S).
    #[inline(always)]
    pub(crate) fn add_affine_vartime(&mut self, q: &AffinePoint, negate: bool) {
        let q = q.negated_if_vartime(negate != self.negated);
        if self.point.is_identity_vartime() {
            self.point = q.into();
        } else if let Some(kernels) = cpu::kernels() {
            kernels.add_affine_vartime(&mut self.point, &q);
            self.negated = !self.negated;
            if self.point.z.is_zero_vartime() {
                self.meet_vartime(&q);
            }
        } else {
            self.point.add_affine_portable_vartime(&q);
        }
    }

    /// sum ← sum ± (q.x·z², q.y·z³), for z ≠ 0 (9M + 3S).
    #[inline(always)]
    pub(crate) fn add_affine_scaled_vartime(
        &mut self,
        q: &AffinePoint,
        negate: bool,
        z: &FieldElement,
    ) {
        let q = q.negated_if_vartime(negate != self.negated);
        if self.point.is_identity_vartime() {
            self.point = q.scale_vartime(z).into();
        } else if let Some(kernels) = cpu::kernels() {
            kernels.add_affine_scaled_vartime(&mut self.point, &q, z);
            self.negated = !self.negated;
            if self.point.z.is_zero_vartime() {
                self.meet_vartime(&q.scale_vartime(z));
            }
        } else {
            self.point.add_affine_scaled_portable_vartime(&q, z);
        }
    }

    /// After an addition of q that gave Z' = 0: the sum was q, and X' = R² = 0, or −q.
    #[cold]
    fn meet_vartime(&mut self, q: &AffinePoint) {
        self.point = if self.point.x.is_zero_vartime() {
            JacobianPoint::from(q.neg()).double()
        } else {
            JacobianPoint::IDENTITY
        };
    }

    /// The finished sum.
    pub(crate) fn finish(self) -> JacobianPoint {
        if self.negated {
            self.point.neg()
        } else {
            self.point
        }
    }
}

impl From<AffinePoint> for SecretSum {
    fn from(q: AffinePoint) -> Self {
        Self {
            point: q.into(),
            negated: false,
        }
    }
}

impl SecretSum {
    /// sum ← 2^n·sum (3M + 4S each), for n ≥ 1; constant time in the sum.
    #[inline(always)]
    pub(crate) fn double_n(&mut self, n: u32) {
        if let Some(kernels) = cpu::kernels() {
            kernels.double_n(&mut self.point, n);
            self.negated ^= n % 2 == 1;
        } else {
            for _ in 0..n {
                self.point = self.point.double();
            }
        }
    }

    /// sum ← sum ± q (8M + 3S), for a sum that is neither ±q nor the identity.
    #[inline(always)]
    pub(crate) fn add_affine_incomplete(&mut self, q: &AffinePoint, negate: Choice) {
        self.add(&signed(q, negate, self.negated));
    }

    /// sum ← sum ± q for any sum (11M + 7S): a doubling, or q alone, is selected where it is right.
    pub(crate) fn add_affine_complete(&mut self, q: &AffinePoint, negate: Choice) {
        let q = signed(q, negate, self.negated);
        let was_identity = self.point.is_identity();
        let was_negated = self.negated;
        self.add(&q);
        let turned = Choice::from(u8::from(was_negated != self.negated));
        // Z' = Z·H and, where H = 0, X' = R². For the opposite of q it is the identity as it should be.
        let met_itself = !was_identity & self.point.z.is_zero() & self.point.x.is_zero();
        let mut alone = JacobianPoint::from(q);
        alone.y.conditional_negate(turned);
        let mut double = alone.double();
        self.point.conditional_assign(&double, met_itself);
        self.point.conditional_assign(&alone, was_identity);
        alone.zeroize();
        double.zeroize();
    }

    #[inline(always)]
    fn add(&mut self, q: &AffinePoint) {
        if let Some(kernels) = cpu::kernels() {
            kernels.add_affine(&mut self.point, q);
            self.negated = !self.negated;
        } else {
            self.point.add_affine_portable(q);
        }
    }

    /// The finished sum.
    pub(crate) fn finish(&self) -> JacobianPoint {
        if self.negated {
            self.point.neg()
        } else {
            self.point
        }
    }
}

impl Zeroize for SecretSum {
    fn zeroize(&mut self) {
        self.point.zeroize();
    }
}

impl From<AffinePoint> for XyzzSum {
    fn from(q: AffinePoint) -> Self {
        Self {
            point: q.into(),
            negated: false,
        }
    }
}

impl XyzzSum {
    /// The sum that is ±`point`.
    #[cfg(test)]
    pub(super) fn new(point: XyzzPoint, negated: bool) -> Self {
        let mut sum = Self { point, negated };
        sum.point.y = point.y.negated_if_vartime(negated);
        sum
    }

    /// The empty sum.
    #[cfg(feature = "large-tables")]
    pub(crate) const EMPTY: Self = Self {
        point: XyzzPoint::IDENTITY,
        negated: false,
    };

    /// sum ← sum ± q (8M + 2S), for a sum that is neither q nor the identity; constant time. For the opposite of q it gives
    /// ZZ' = 0, the identity, as it should.
    #[inline(always)]
    pub(crate) fn add_affine_incomplete(&mut self, q: &AffinePoint, negate: Choice) {
        self.add(&signed(q, negate, self.negated));
    }

    /// sum ← sum ± q (12M + 7S), for a sum that is not the identity; constant time. Where both are equal, a doubling is selected.
    pub(crate) fn add_affine_or_double(&mut self, q: &AffinePoint, negate: Choice) {
        let q = signed(q, negate, self.negated);
        let was_negated = self.negated;
        self.add(&q);
        // ZZ' = ZZ·H² and, where H = 0, X' = R².
        let met_itself = self.point.zz.is_zero() & self.point.x.is_zero();
        let mut double = XyzzPoint::double_affine(&q);
        double
            .y
            .conditional_negate(Choice::from(u8::from(was_negated != self.negated)));
        self.point.conditional_assign(&double, met_itself);
    }

    /// sum ← sum ± q. Variable time: public data only.
    #[cfg(any(test, feature = "large-tables"))]
    #[inline(always)]
    pub(crate) fn add_affine_vartime(&mut self, q: &AffinePoint, negate: bool) {
        let q = q.negated_if_vartime(negate != self.negated);
        if self.point.zz.is_zero_vartime() {
            self.point = q.into();
            return;
        }
        let was_negated = self.negated;
        if let Some(kernels) = cpu::kernels() {
            kernels.add_affine_xyzz_vartime(&mut self.point, &q);
            self.negated = !self.negated;
        } else {
            self.point.add_affine_portable(&q);
        }
        if self.point.zz.is_zero_vartime() && self.point.x.is_zero_vartime() {
            self.point = XyzzPoint::double_affine(&q);
            self.negated = was_negated;
        }
    }

    #[inline(always)]
    fn add(&mut self, q: &AffinePoint) {
        if let Some(kernels) = cpu::kernels() {
            kernels.add_affine_xyzz(&mut self.point, q);
            self.negated = !self.negated;
        } else {
            self.point.add_affine_portable(q);
        }
    }

    /// The finished sum (2M): with Z = ZZ, x·Z² = X·ZZ and y·Z³ = Y·ZZ³/ZZZ = Y·ZZZ.
    pub(crate) fn finish(&self) -> JacobianPoint {
        let XyzzPoint { x, y, zz, zzz } = &self.point;
        let mut y = y.mul(zzz);
        if self.negated {
            y = y.neg();
        }
        JacobianPoint {
            x: x.mul(zz),
            y,
            z: *zz,
        }
    }
}

impl Zeroize for XyzzSum {
    fn zeroize(&mut self) {
        self.point.zeroize();
    }
}

/// ±q as it is added to a sum whose own sign is turned or not.
#[inline(always)]
fn signed(q: &AffinePoint, negate: Choice, is_sum_negated: bool) -> AffinePoint {
    let mut q = *q;
    q.conditional_negate(negate ^ Choice::from(u8::from(is_sum_negated)));
    q
}
