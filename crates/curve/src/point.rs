//! Points of the curve y² = x³ + 7 and their addition law.
//!
//! Three coordinate systems. [`AffinePoint`] (x, y) for what is stored and published. [`JacobianPoint`] (X, Y, Z) with
//! x = X/Z², y = Y/Z³ where doublings dominate. [`XyzzPoint`] (X, Y, ZZ, ZZZ) with x = X/ZZ, y = Y/ZZZ, ZZ³ = ZZZ² for
//! sums of affine points, where its additions save a squaring. None of the formulas uses the constant 7, so all hold on every curve
//! y² = x³ + b; the tests use that to check them on small groups, exhaustively.

use core::fmt;

use subtle::{Choice, ConditionallySelectable, ConstantTimeEq, CtOption};
use zeroize::Zeroize;

use crate::cpu;
use crate::field::FieldElement;

mod co_z;
mod sum;
#[cfg(test)]
mod tests;

pub(crate) use co_z::{CoZPair, odd_multiples_vartime};
pub(crate) use sum::{JacobianSum, SecretSum, XyzzSum};

/// β, a cube root of 1 mod p: (x, y) → (β·x, y) is multiplication by λ.
pub(crate) const BETA: FieldElement = FieldElement([
    0xC139_6C28_7195_01EE,
    0x9CF0_4975_12F5_8995,
    0x6E64_479E_AC34_34E9,
    0x7AE9_6A2B_657C_0710,
]);

/// A point of the curve in affine coordinates, never the identity.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct AffinePoint {
    pub(crate) x: FieldElement,
    pub(crate) y: FieldElement,
}

/// A point of the curve or the identity, in Jacobian coordinates.
///
/// The identity has Z = 0. The coordinates of one point are not unique, and those that come out of a computation with a secret
/// tell about it: publish only affine ones. They do not print.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct JacobianPoint {
    pub(crate) x: FieldElement,
    pub(crate) y: FieldElement,
    pub(crate) z: FieldElement,
}

/// A point of the curve or the identity (ZZ = 0), in extended Jacobian coordinates.
#[derive(Clone, Copy)]
#[repr(C)]
pub(crate) struct XyzzPoint {
    pub(crate) x: FieldElement,
    pub(crate) y: FieldElement,
    pub(crate) zz: FieldElement,
    pub(crate) zzz: FieldElement,
}

impl AffinePoint {
    /// The generator G of SEC 2, §2.4.1.
    pub const GENERATOR: Self = Self {
        x: FieldElement([
            0x59F2_815B_16F8_1798,
            0x029B_FCDB_2DCE_28D9,
            0x55A0_6295_CE87_0B07,
            0x79BE_667E_F9DC_BBAC,
        ]),
        y: FieldElement([
            0x9C47_D08F_FB10_D4B8,
            0xFD17_B448_A685_5419,
            0x5DA4_FBFC_0E11_08A8,
            0x483A_DA77_26A3_C465,
        ]),
    };

    /// The point (x, y); `None` if it is not on the curve.
    #[must_use]
    pub fn from_xy(x: &FieldElement, y: &FieldElement) -> Option<Self> {
        bool::from(y.square().ct_eq(&curve_rhs(x))).then_some(Self { x: *x, y: *y })
    }

    /// The point with the given x whose y has the given parity; `None` if no point has that x. One square root.
    #[must_use]
    pub fn from_x(x: &FieldElement, y_is_odd: Choice) -> CtOption<Self> {
        let root = curve_rhs(x).sqrt();
        let exists = root.is_some();
        let mut y = root.unwrap_or(FieldElement::ZERO);
        y.conditional_negate(y.is_odd() ^ y_is_odd);
        CtOption::new(Self { x: *x, y }, exists)
    }

    /// The x coordinate.
    #[must_use]
    pub fn x(&self) -> &FieldElement {
        &self.x
    }

    /// The y coordinate.
    #[must_use]
    pub fn y(&self) -> &FieldElement {
        &self.y
    }

    /// −self = (x, −y).
    #[must_use]
    pub fn neg(&self) -> Self {
        Self {
            x: self.x,
            y: self.y.neg(),
        }
    }

    /// λ·self = (β·x, y) (1M).
    #[must_use]
    pub fn mul_lambda(&self) -> Self {
        Self {
            x: self.x.mul(&BETA),
            y: self.y,
        }
    }

    /// Negates the point if `choice`.
    #[inline(always)]
    pub(crate) fn conditional_negate(&mut self, choice: Choice) {
        self.y.conditional_negate(choice);
    }

    /// ±self. Variable time, but without the branch, which would be mispredicted half of the time.
    #[inline(always)]
    pub(crate) fn negated_if_vartime(&self, negate: bool) -> Self {
        Self {
            x: self.x,
            y: self.y.negated_if_vartime(negate),
        }
    }

    /// (x·z², y·z³): the same point where Z = z (3M + 1S).
    pub(crate) fn scale_vartime(&self, z: &FieldElement) -> Self {
        let zz = z.square();
        Self {
            x: self.x.mul(&zz),
            y: self.y.mul(&zz.mul(z)),
        }
    }
}

/// x³ + 7.
fn curve_rhs(x: &FieldElement) -> FieldElement {
    x.square().mul(x).add(&FieldElement::SEVEN)
}

impl ConstantTimeEq for AffinePoint {
    fn ct_eq(&self, other: &Self) -> Choice {
        self.x.ct_eq(&other.x) & self.y.ct_eq(&other.y)
    }
}

impl PartialEq for AffinePoint {
    fn eq(&self, other: &Self) -> bool {
        self.ct_eq(other).into()
    }
}

impl Eq for AffinePoint {}

impl Zeroize for AffinePoint {
    fn zeroize(&mut self) {
        self.x.zeroize();
        self.y.zeroize();
    }
}

impl ConditionallySelectable for AffinePoint {
    #[inline(always)]
    fn conditional_select(a: &Self, b: &Self, choice: Choice) -> Self {
        Self {
            x: FieldElement::conditional_select(&a.x, &b.x, choice),
            y: FieldElement::conditional_select(&a.y, &b.y, choice),
        }
    }
}

impl JacobianPoint {
    /// The neutral element.
    pub const IDENTITY: Self = Self {
        x: FieldElement::ONE,
        y: FieldElement::ONE,
        z: FieldElement::ZERO,
    };

    /// Whether this is the identity.
    #[must_use]
    pub fn is_identity(&self) -> Choice {
        self.z.is_zero()
    }

    /// Whether this is the identity. Variable time: public data only.
    #[inline(always)]
    #[must_use]
    pub fn is_identity_vartime(&self) -> bool {
        self.z.is_zero_vartime()
    }

    /// −self.
    #[must_use]
    pub fn neg(&self) -> Self {
        Self {
            y: self.y.neg(),
            ..*self
        }
    }

    /// 2·self (3M + 4S); constant time, no exceptions: the group has no point of order 2.
    ///
    /// Z' = Y·Z, S = Y², L = (3/2)·X², T = X·S, X' = L² − 2T, Y' = L·(T − X') − S²: the doubling of EFD "dbl-2009-l" for a = 0 with Z
    /// halved, so that no constant but 3/2 remains.
    #[must_use]
    pub fn double(&self) -> Self {
        if let Some(kernels) = cpu::kernels() {
            let mut double = *self;
            kernels.double_n(&mut double, 1);
            double.y = double.y.neg();
            return double;
        }
        let s = self.y.square();
        let half = self.x.square().half();
        let l = half.double().add(&half);
        let t = s.mul(&self.x);
        let x = l.square().sub(&t.double());
        Self {
            x,
            y: l.mul(&t.sub(&x)).sub(&s.square()),
            z: self.y.mul(&self.z),
        }
    }

    /// self + other (12M + 4S). Variable time: public data only.
    ///
    /// U₁ = X₁·Z₂², U₂ = X₂·Z₁², S₁ = Y₁·Z₂³, S₂ = Y₂·Z₁³, then as [`Self::add_affine_vartime`] from (U₁, S₁) (EFD "add-1998-cmo-2").
    #[must_use]
    pub fn add_vartime(&self, other: &Self) -> Self {
        if self.is_identity_vartime() {
            return *other;
        }
        if other.is_identity_vartime() {
            return *self;
        }
        let zz1 = self.z.square();
        let zz2 = other.z.square();
        let scaled = Self {
            x: self.x.mul(&zz2),
            y: self.y.mul(&zz2.mul(&other.z)),
            z: self.z.mul(&other.z),
        };
        let h = other.x.mul(&zz1).sub(&scaled.x);
        let r = other.y.mul(&zz1.mul(&self.z)).sub(&scaled.y);
        scaled.add_with_differences_vartime(&h, &r)
    }

    /// self + other (8M + 3S). Variable time: public data only.
    #[must_use]
    pub fn add_affine_vartime(&self, other: &AffinePoint) -> Self {
        let mut sum = JacobianSum::from(*self);
        sum.add_affine_vartime(other, false);
        sum.finish()
    }

    /// self ← self + other, for self not the identity.
    ///
    /// H = X₂·Z² − X, R = Y₂·Z³ − Y, V = X·H², X' = R² − H³ − 2V, Y' = R·(V − X') − Y·H³, Z' = Z·H (EFD "madd" of
    /// "add-1998-cmo-2"); H = 0 means equal x: the same point (R = 0) or its negative.
    #[inline(always)]
    fn add_affine_portable_vartime(&mut self, other: &AffinePoint) {
        let zz = self.z.square();
        let h = other.x.mul(&zz).sub(&self.x);
        let r = other.y.mul(&zz.mul(&self.z)).sub(&self.y);
        *self = self.add_with_differences_vartime(&h, &r);
    }

    /// self ← self + (X₂·z², Y₂·z³), where `other` holds (X₂, Y₂), for self not the identity: as above with Z·z in place of Z in H and R.
    ///
    /// Adds a point of the curve itself to one of the isomorphic curve on which the tables of `double_mul_vartime` live.
    #[inline(always)]
    fn add_affine_scaled_portable_vartime(&mut self, other: &AffinePoint, z: &FieldElement) {
        let scaled_z = self.z.mul(z);
        let zz = scaled_z.square();
        let h = other.x.mul(&zz).sub(&self.x);
        let r = other.y.mul(&zz.mul(&scaled_z)).sub(&self.y);
        *self = self.add_with_differences_vartime(&h, &r);
    }

    /// The end that all additions share: H and R are the differences of the x and y numerators (5M + 2S with Z' = Z·H).
    #[inline(always)]
    fn add_with_differences_vartime(&self, h: &FieldElement, r: &FieldElement) -> Self {
        if h.is_zero_vartime() {
            return if r.is_zero_vartime() {
                self.double()
            } else {
                Self::IDENTITY
            };
        }
        self.add_with_differences(h, r)
    }

    /// self ← self + other (8M + 3S), for self neither ±other nor the identity; constant time. For self = ±other it gives Z' = 0, and X' = 0
    /// where self = other.
    fn add_affine_portable(&mut self, other: &AffinePoint) {
        let zz = self.z.square();
        let h = other.x.mul(&zz).sub(&self.x);
        let r = other.y.mul(&zz.mul(&self.z)).sub(&self.y);
        *self = self.add_with_differences(&h, &r);
    }

    #[inline(always)]
    fn add_with_differences(&self, h: &FieldElement, r: &FieldElement) -> Self {
        let hh = h.square();
        let hhh = hh.mul(h);
        let v = self.x.mul(&hh);
        let x = r.square().sub(&hhh).sub(&v.double());
        Self {
            x,
            y: r.mul(&v.sub(&x)).sub(&self.y.mul(&hhh)),
            z: self.z.mul(h),
        }
    }

    /// The affine form, `None` for the identity; constant time, one inversion.
    #[must_use]
    pub fn to_affine(&self) -> CtOption<AffinePoint> {
        CtOption::new(self.scale_by(&self.z.invert()), !self.is_identity())
    }

    /// The affine form, `None` for the identity. Variable time: public data only.
    #[must_use]
    pub fn to_affine_vartime(&self) -> Option<AffinePoint> {
        (!self.is_identity_vartime()).then(|| self.scale_by(&self.z.invert_vartime()))
    }

    /// The affine forms of many points with one inversion (6M + 1S each). `scratch` and `affine` must be as long as
    /// `points`; the place of an identity in `points` gets `None`. Variable time: public data only.
    ///
    /// # Panics
    /// If the slices differ in length.
    pub fn to_affine_batch_vartime(
        points: &[Self],
        scratch: &mut [[FieldElement; 2]],
        affine: &mut [Option<AffinePoint>],
    ) {
        assert!(
            points.len() == scratch.len() && points.len() == affine.len(),
            "one scratch element and one result for each point"
        );
        let mut product = FieldElement::ONE;
        for (point, [before, z]) in points.iter().zip(scratch.iter_mut()) {
            *before = product;
            *z = point.z;
            if !point.is_identity_vartime() {
                product = product.mul(&point.z);
            }
        }
        let mut inverse = product.invert_vartime();
        for ((point, [before, z]), out) in points
            .iter()
            .zip(scratch.iter())
            .zip(affine.iter_mut())
            .rev()
        {
            *out = (!point.is_identity_vartime()).then(|| {
                let z_inverse = inverse.mul(before);
                inverse = inverse.mul(z);
                point.scale_by(&z_inverse)
            });
        }
    }

    /// (X·f², Y·f³): the affine form for f = 1/Z (3M + 1S).
    fn scale_by(&self, f: &FieldElement) -> AffinePoint {
        let ff = f.square();
        AffinePoint {
            x: self.x.mul(&ff),
            y: self.y.mul(&ff.mul(f)),
        }
    }

    /// Whether the affine x is `x`, without an inversion: X = x·Z² (1M + 1S). False for the identity. Variable time: public
    /// data only.
    #[must_use]
    pub fn x_equals_vartime(&self, x: &FieldElement) -> bool {
        !self.is_identity_vartime() && self.z.square().mul(x) == self.x
    }
}

impl From<AffinePoint> for JacobianPoint {
    fn from(p: AffinePoint) -> Self {
        Self {
            x: p.x,
            y: p.y,
            z: FieldElement::ONE,
        }
    }
}

impl ConditionallySelectable for JacobianPoint {
    fn conditional_select(a: &Self, b: &Self, choice: Choice) -> Self {
        Self {
            x: FieldElement::conditional_select(&a.x, &b.x, choice),
            y: FieldElement::conditional_select(&a.y, &b.y, choice),
            z: FieldElement::conditional_select(&a.z, &b.z, choice),
        }
    }
}

impl Zeroize for JacobianPoint {
    fn zeroize(&mut self) {
        self.x.zeroize();
        self.y.zeroize();
        self.z.zeroize();
    }
}

/// Compares the points, whatever their coordinates; constant time (6M + 2S).
impl PartialEq for JacobianPoint {
    fn eq(&self, other: &Self) -> bool {
        let (zz1, zz2) = (self.z.square(), other.z.square());
        let same_x = self.x.mul(&zz2).ct_eq(&other.x.mul(&zz1));
        let same_y = self
            .y
            .mul(&zz2.mul(&other.z))
            .ct_eq(&other.y.mul(&zz1.mul(&self.z)));
        let (id1, id2) = (self.is_identity(), other.is_identity());
        ((id1 & id2) | (!id1 & !id2 & same_x & same_y)).into()
    }
}

impl Eq for JacobianPoint {}

impl fmt::Debug for JacobianPoint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JacobianPoint(redacted)")
    }
}

impl XyzzPoint {
    /// The neutral element.
    #[cfg(feature = "large-tables")]
    pub(crate) const IDENTITY: Self = Self {
        x: FieldElement::ONE,
        y: FieldElement::ONE,
        zz: FieldElement::ZERO,
        zzz: FieldElement::ZERO,
    };

    /// self ← self + other, for self ≠ other and self not the identity; constant time.
    ///
    /// U = X₂·ZZ, S = Y₂·ZZZ, H = U − X, R = S − Y, V = X·H², X' = R² − H³ − 2V, Y' = R·(V − X') − Y·H³, ZZ' = ZZ·H²,
    /// ZZZ' = ZZZ·H³ (EFD "madd-2008-s" for XYZZ). For other = ±self it gives ZZ' = 0, and X' = R² = 0 where the points are equal.
    #[inline(always)]
    fn add_affine_portable(&mut self, other: &AffinePoint) {
        let h = other.x.mul(&self.zz).sub(&self.x);
        let r = other.y.mul(&self.zzz).sub(&self.y);
        let hh = h.square();
        let hhh = hh.mul(&h);
        let v = self.x.mul(&hh);
        let x = r.square().sub(&hhh).sub(&v.double());
        *self = Self {
            x,
            y: r.mul(&v.sub(&x)).sub(&self.y.mul(&hhh)),
            zz: self.zz.mul(&hh),
            zzz: self.zzz.mul(&hhh),
        };
    }

    /// 2·p: the doubling of [`JacobianPoint::double`] from Z = 1, so Z' = Y, ZZ' = S, ZZZ' = S·Y (4M + 5S).
    fn double_affine(p: &AffinePoint) -> Self {
        let double = JacobianPoint::from(*p).double();
        let zz = double.z.square();
        Self {
            x: double.x,
            y: double.y,
            zz,
            zzz: zz.mul(&double.z),
        }
    }
}

impl From<AffinePoint> for XyzzPoint {
    fn from(p: AffinePoint) -> Self {
        Self {
            x: p.x,
            y: p.y,
            zz: FieldElement::ONE,
            zzz: FieldElement::ONE,
        }
    }
}

impl ConditionallySelectable for XyzzPoint {
    fn conditional_select(a: &Self, b: &Self, choice: Choice) -> Self {
        Self {
            x: FieldElement::conditional_select(&a.x, &b.x, choice),
            y: FieldElement::conditional_select(&a.y, &b.y, choice),
            zz: FieldElement::conditional_select(&a.zz, &b.zz, choice),
            zzz: FieldElement::conditional_select(&a.zzz, &b.zzz, choice),
        }
    }
}

impl Zeroize for XyzzPoint {
    fn zeroize(&mut self) {
        self.x.zeroize();
        self.y.zeroize();
        self.zz.zeroize();
        self.zzz.zeroize();
    }
}
