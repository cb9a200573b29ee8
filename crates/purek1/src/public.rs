//! Public keys: points of the curve, whole or as an x coordinate only.

use purek1_curve::{AffinePoint, FieldElement, Scalar, mul_generator_vartime};
use subtle::Choice;

use crate::Error;

/// A public key: a point of the curve other than the identity.
///
/// Keys are ordered as their compressed bytes are, which is the order BIP-67 sorts by.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PublicKey(AffinePoint);

impl PublicKey {
    /// Reads a public key of 33 bytes (02 or 03, x) or 65 bytes (04, x, y); coordinates big-endian.
    ///
    /// The hybrid form (06 or 07, x, y) is refused. Variable time, public data only; the compressed
    /// form costs a square root. Source: SEC 1, section 2.3.4.
    ///
    /// # Errors
    /// [`Error::PublicKeyLength`] for other lengths, [`Error::PublicKeyInvalid`] for another first
    /// byte, a coordinate not below p and a point that is not on the curve.
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        if !matches!(bytes.len(), 33 | 65) {
            return Err(Error::PublicKeyLength(bytes.len()));
        }
        AffinePoint::from_sec1_bytes(bytes)
            .map(Self)
            .ok_or(Error::PublicKeyInvalid)
    }

    /// Returns the compressed form: 02 for an even y or 03 for an odd one, then x in 32 bytes,
    /// big-endian.
    #[must_use]
    pub fn to_byte_array(&self) -> [u8; 33] {
        self.0.to_compressed_bytes()
    }

    /// Returns the uncompressed form: 04, then x and y in 32 bytes each, big-endian.
    #[must_use]
    pub fn to_uncompressed_byte_array(&self) -> [u8; 65] {
        self.0.to_uncompressed_bytes()
    }

    /// Returns the x coordinate, and the parity of the y coordinate that is left out.
    ///
    /// Variable time, public data only. Source: BIP-340.
    #[must_use]
    pub fn x_only_public_key(&self) -> (XOnlyPublicKey, Parity) {
        if self.0.y().is_odd().into() {
            (XOnlyPublicKey(self.0.neg()), Parity::Odd)
        } else {
            (XOnlyPublicKey(self.0), Parity::Even)
        }
    }

    /// Returns this key plus the tweak (32 bytes, big-endian) times the generator.
    ///
    /// The tweak zero is allowed. Variable time, public data only: the tweak too must be public.
    /// Its counterpart is [`SecretKey::add_tweak`](crate::SecretKey::add_tweak).
    ///
    /// # Errors
    /// [`Error::TweakRange`] if the tweak is not below the curve order, [`Error::TweakCancelsKey`]
    /// if the sum is the identity.
    pub fn add_tweak_vartime(&self, tweak: &[u8; 32]) -> Result<Self, Error> {
        let tweak = Scalar::from_be_bytes(tweak).ok_or(Error::TweakRange)?;
        let sum = mul_generator_vartime(&tweak).add_affine_vartime(&self.0);
        sum.to_affine_vartime()
            .map(Self)
            .ok_or(Error::TweakCancelsKey)
    }

    pub(crate) fn from_point(point: AffinePoint) -> Self {
        Self(point)
    }

    pub(crate) fn point(&self) -> &AffinePoint {
        &self.0
    }
}

impl From<XOnlyPublicKey> for PublicKey {
    /// Returns the point with this x coordinate and an even y.
    fn from(key: XOnlyPublicKey) -> Self {
        Self(key.0)
    }
}

/// A public key of BIP-340: the x coordinate of a point, which stands for the point with even y.
///
/// Keys are ordered as their bytes are.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct XOnlyPublicKey(AffinePoint); // y is even

impl XOnlyPublicKey {
    /// Reads an x coordinate of 32 bytes, big-endian.
    ///
    /// Variable time, public data only; costs a square root. Source: BIP-340, `lift_x`.
    ///
    /// # Errors
    /// [`Error::XOnlyPublicKeyInvalid`] if the number is not below p or no point of the curve has
    /// this x.
    pub fn from_byte_array(bytes: &[u8; 32]) -> Result<Self, Error> {
        FieldElement::from_be_bytes(bytes)
            .and_then(|x| AffinePoint::from_x(&x, Choice::from(0)).into())
            .map(Self)
            .ok_or(Error::XOnlyPublicKeyInvalid)
    }

    /// Reads an x coordinate from a slice of 32 bytes, big-endian.
    ///
    /// Variable time, public data only; costs a square root.
    ///
    /// # Errors
    /// [`Error::XOnlyPublicKeyLength`] for another length, else as
    /// [`from_byte_array`](Self::from_byte_array).
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        let bytes = bytes
            .try_into()
            .map_err(|_| Error::XOnlyPublicKeyLength(bytes.len()))?;
        Self::from_byte_array(bytes)
    }

    /// Returns the x coordinate in 32 bytes, big-endian.
    #[must_use]
    pub fn to_byte_array(&self) -> [u8; 32] {
        self.0.x().to_be_bytes()
    }

    /// The point with even y.
    pub(crate) fn point(&self) -> &AffinePoint {
        &self.0
    }
}

/// Whether a y coordinate is even or odd.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Parity {
    /// The y coordinate is even.
    Even,
    /// The y coordinate is odd.
    Odd,
}

/// Gives a type the traits that follow from its bytes: order, hash and lower-case hex.
macro_rules! impl_traits_by_bytes {
    ($type:ident, $to_bytes:ident) => {
        impl PartialOrd for $type {
            fn partial_cmp(&self, other: &Self) -> Option<core::cmp::Ordering> {
                Some(self.cmp(other))
            }
        }

        impl Ord for $type {
            fn cmp(&self, other: &Self) -> core::cmp::Ordering {
                self.$to_bytes().cmp(&other.$to_bytes())
            }
        }

        impl core::hash::Hash for $type {
            fn hash<H: core::hash::Hasher>(&self, state: &mut H) {
                self.$to_bytes().hash(state);
            }
        }

        impl core::fmt::Display for $type {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                self.$to_bytes()
                    .iter()
                    .try_for_each(|byte| write!(f, "{byte:02x}"))
            }
        }

        impl core::fmt::Debug for $type {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                write!(f, "{}({self})", stringify!($type))
            }
        }
    };
}
pub(crate) use impl_traits_by_bytes;

impl_traits_by_bytes!(PublicKey, to_byte_array);
impl_traits_by_bytes!(XOnlyPublicKey, to_byte_array);
