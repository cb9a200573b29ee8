//! Integers mod n, the order of the group: public ones and secret ones, two types with a wall between them.

use core::fmt;

use subtle::{Choice, ConditionallySelectable, ConstantTimeEq};
use zeroize::{Zeroize, ZeroizeOnDrop, Zeroizing};

use crate::declassify::{self, Declassify};
use crate::field::{limbs_from_be_bytes, limbs_to_be_bytes};
use crate::modinv::{self, Modulus};

pub(crate) mod glv;
mod limbs64;

use limbs64 as limbs;

const MODULUS: Modulus = Modulus::new(limbs::N);

/// A public integer mod n, always in [0, n).
///
/// Every product whose name ends in `_vartime` takes this type. A [`SecretScalar`] does not convert to it but by the named
/// [`Declassify::declassify`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Scalar([u64; 4]);

impl Scalar {
    /// 0.
    pub const ZERO: Self = Self([0; 4]);
    /// 1.
    pub const ONE: Self = Self([1, 0, 0, 0]);
    /// λ: λ·(x, y) = (β·x, y) for every point of the curve.
    pub const LAMBDA: Self = Self(glv::LAMBDA);

    /// Reads 32 big-endian bytes; `None` if the value is not below n.
    #[must_use]
    pub fn from_be_bytes(bytes: &[u8; 32]) -> Option<Self> {
        let value = limbs_from_be_bytes(bytes);
        limbs::is_canonical(&value).then_some(Self(value))
    }

    /// Reads 32 big-endian bytes and reduces mod n.
    #[must_use]
    pub fn from_be_bytes_reduced(bytes: &[u8; 32]) -> Self {
        Self(limbs::reduce(&limbs_from_be_bytes(bytes)))
    }

    /// The value as 32 big-endian bytes.
    #[must_use]
    pub fn to_be_bytes(&self) -> [u8; 32] {
        limbs_to_be_bytes(&self.0)
    }

    /// self + other mod n.
    #[must_use]
    pub fn add(&self, other: &Self) -> Self {
        Self(limbs::add(&self.0, &other.0))
    }

    /// self − other mod n.
    #[must_use]
    pub fn sub(&self, other: &Self) -> Self {
        self.add(&other.neg())
    }

    /// −self mod n.
    #[must_use]
    pub fn neg(&self) -> Self {
        Self(limbs::neg(&self.0))
    }

    /// self · other mod n.
    #[must_use]
    pub fn mul(&self, other: &Self) -> Self {
        Self(limbs::mul(&self.0, &other.0))
    }

    /// 1 / self mod n, and 0 for 0. Variable time.
    #[must_use]
    pub fn invert_vartime(&self) -> Self {
        Self(modinv::invert_vartime(&self.0, &MODULUS))
    }

    /// Whether the value is 0. Variable time.
    #[must_use]
    pub fn is_zero_vartime(&self) -> bool {
        self.0 == [0; 4]
    }

    /// Whether the value is above (n − 1)/2. Variable time.
    #[must_use]
    pub fn is_high_vartime(&self) -> bool {
        limbs::is_high(&self.0)
    }

    /// The little-endian limbs, for recoding.
    pub(crate) fn limbs(&self) -> &[u64; 4] {
        &self.0
    }

    /// (k₁, k₂) with self = k₁ + λ·k₂ mod n, both below 2^128 in magnitude. Variable time.
    pub(crate) fn split_lambda_vartime(&self) -> (glv::Half, glv::Half) {
        glv::split_lambda_vartime(&self.0)
    }
}

/// A secret integer mod n, always in [0, n).
///
/// Its operations are constant time; it is wiped on drop, is neither `Copy` nor printable, and compares in constant time.
/// No variable-time function takes it:
///
/// ```
/// use purek1_curve::{Scalar, mul_generator_vartime};
/// let public = Scalar::from_be_bytes(&[7; 32]).unwrap();
/// mul_generator_vartime(&public);
/// ```
///
/// ```compile_fail,E0308
/// use purek1_curve::{SecretScalar, mul_generator_vartime};
/// let secret = SecretScalar::from_secret_bytes(&[7; 32]).unwrap();
/// mul_generator_vartime(&secret);
/// ```
///
/// ```compile_fail,E0308
/// use purek1_curve::{AffinePoint, Scalar, SecretScalar, double_mul_vartime};
/// let secret = SecretScalar::from_secret_bytes(&[7; 32]).unwrap();
/// double_mul_vartime(&secret, &AffinePoint::GENERATOR, &Scalar::ONE);
/// ```
#[derive(Clone)]
pub struct SecretScalar([u64; 4]);

impl SecretScalar {
    /// Reads 32 big-endian bytes; `None` if the value is not below n, the only thing about it that shows in the time.
    #[must_use]
    pub fn from_secret_bytes(bytes: &[u8; 32]) -> Option<Self> {
        let value = Self(limbs_from_be_bytes(bytes));
        // Through a `Choice`, so that the comparison does not end at the first limb that decides it.
        Choice::from(u8::from(limbs::is_canonical(&value.0)))
            .declassify("whether bytes are below n shows in what is returned")
            .then_some(value)
    }

    /// Reads 32 big-endian bytes and reduces mod n.
    #[must_use]
    pub fn from_secret_bytes_reduced(bytes: &[u8; 32]) -> Self {
        Self(limbs::reduce(&limbs_from_be_bytes(bytes)))
    }

    /// Takes a public value across the wall, to be added to or multiplied with secrets.
    #[must_use]
    pub fn from_public(value: &Scalar) -> Self {
        Self(value.0)
    }

    /// The value as 32 big-endian bytes, wiped on drop.
    #[must_use]
    pub fn to_secret_bytes(&self) -> Zeroizing<[u8; 32]> {
        Zeroizing::new(limbs_to_be_bytes(&self.0))
    }

    /// self + other mod n.
    #[must_use]
    pub fn add(&self, other: &Self) -> Self {
        Self(limbs::add(&self.0, &other.0))
    }

    /// self · other mod n.
    #[must_use]
    pub fn mul(&self, other: &Self) -> Self {
        Self(limbs::mul(&self.0, &other.0))
    }

    /// −self mod n.
    #[must_use]
    pub fn neg(&self) -> Self {
        Self(limbs::neg(&self.0))
    }

    /// Negates the value mod n if `choice`.
    pub fn conditional_negate(&mut self, choice: Choice) {
        let negated = self.neg();
        self.0.conditional_assign(&negated.0, choice);
    }

    /// 1 / self mod n, and 0 for 0; constant time (safegcd).
    #[must_use]
    pub fn invert(&self) -> Self {
        Self(modinv::invert(&self.0, &MODULUS))
    }

    /// Whether the value is 0.
    #[must_use]
    pub fn is_zero(&self) -> Choice {
        self.0.ct_eq(&[0; 4])
    }

    /// Whether the value is above (n − 1)/2.
    #[must_use]
    pub fn is_high(&self) -> Choice {
        Choice::from(u8::from(limbs::is_high(&self.0)))
    }

    /// (v₁, v₂), both below 2^129, with self = C(v₁) + λ·C(v₂) mod n, where C(v) = 2v − (2^130 − 1). Constant time.
    pub(crate) fn split_for_odd_digits(&self) -> [Zeroizing<[u64; 4]>; 2] {
        glv::split_for_odd_digits(&self.0)
    }

    /// An odd integer o in [1, n] with self ≡ o or self ≡ −o mod n, and whether it is the latter; 0 gives n, negated.
    pub(crate) fn to_odd(&self) -> (Zeroizing<[u64; 4]>, Choice) {
        let even = Choice::from(!self.0[0].to_le_bytes()[0] & 1);
        let complement = Zeroizing::new(limbs::complement(&self.0));
        let mut odd = Zeroizing::new(self.0);
        odd.conditional_assign(&complement, even);
        (odd, even)
    }
}

impl Declassify for SecretScalar {
    type Public = Scalar;

    #[inline(always)]
    fn declassify(&self, reason: &'static str) -> Scalar {
        declassify::public(Scalar(self.0), reason)
    }
}

impl Zeroize for SecretScalar {
    fn zeroize(&mut self) {
        self.0.zeroize();
    }
}

impl Drop for SecretScalar {
    fn drop(&mut self) {
        self.zeroize();
    }
}

impl ZeroizeOnDrop for SecretScalar {}

impl ConstantTimeEq for SecretScalar {
    fn ct_eq(&self, other: &Self) -> Choice {
        self.0.ct_eq(&other.0)
    }
}

/// Constant time; the result is public.
impl PartialEq for SecretScalar {
    fn eq(&self, other: &Self) -> bool {
        self.ct_eq(other).into()
    }
}

impl Eq for SecretScalar {}

impl fmt::Debug for SecretScalar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SecretScalar(..)")
    }
}
