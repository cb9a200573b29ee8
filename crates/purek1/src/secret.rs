//! Secret keys, and secret keys held together with their public key.
//!
//! The types of this file are not `Copy`, `Ord`, `Hash` or `Display`, print nothing of the secret
//! in `Debug`, compare in constant time and are wiped from memory when dropped.

use core::fmt;

use purek1_curve::{AffinePoint, Declassify, SecretScalar, mul_generator};
use subtle::{Choice, ConstantTimeEq};
use zeroize::{ZeroizeOnDrop, Zeroizing};

use crate::{Error, Parity, PublicKey, XOnlyPublicKey};

/// A secret key: an integer from 1 up to the curve order n, exclusive.
///
/// All operations take the same time whatever the key is. Only whether bytes or a sum were in range
/// shows, as the returned error does.
///
/// A secret key never reaches a function of variable time by accident, since those take public
/// types:
///
/// ```compile_fail
/// # let secret = purek1::SecretKey::from_secret_bytes(&[7; 32])?;
/// let public = secret.public_key();
/// public.add_tweak_vartime(&secret)?; // a secret key is not a tweak: does not compile
/// # Ok::<(), purek1::Error>(())
/// ```
///
/// ```
/// # let secret = purek1::SecretKey::from_secret_bytes(&[7; 32])?;
/// let public = secret.public_key();
/// public.add_tweak_vartime(&[5; 32])?; // public bytes are
/// # Ok::<(), purek1::Error>(())
/// ```
#[derive(Clone)]
pub struct SecretKey(SecretScalar);

impl SecretKey {
    /// Reads a secret key from 32 bytes, big-endian.
    ///
    /// Constant time in the secret, but for whether it is in range.
    ///
    /// # Errors
    /// [`Error::SecretKeyRange`] for zero and for numbers not below n: the key is refused, never
    /// reduced.
    pub fn from_secret_bytes(bytes: &[u8; 32]) -> Result<Self, Error> {
        SecretScalar::from_secret_bytes(bytes)
            .and_then(Self::from_scalar)
            .ok_or(Error::SecretKeyRange)
    }

    /// Takes a scalar as secret key; `None` for zero.
    pub(crate) fn from_scalar(scalar: SecretScalar) -> Option<Self> {
        let is_zero = scalar
            .is_zero()
            .declassify("whether a key is zero shows in what is returned");
        (!is_zero).then_some(Self(scalar))
    }

    pub(crate) fn scalar(&self) -> &SecretScalar {
        &self.0
    }

    /// Returns the key as 32 bytes, big-endian, in a buffer that is wiped when dropped.
    ///
    /// Constant time in the secret. From here on the caller keeps the secret.
    #[must_use]
    pub fn to_secret_bytes(&self) -> Zeroizing<[u8; 32]> {
        self.0.to_secret_bytes()
    }

    /// Computes the public key, this key times the generator.
    ///
    /// Constant time in the secret: one `mul_generator` and one inversion.
    #[must_use]
    pub fn public_key(&self) -> PublicKey {
        PublicKey::from_point(
            self.secret_point()
                .declassify("a public key is there to be known"),
        )
    }

    /// The point of the public key, while it is not public: nonces start from it too.
    pub(crate) fn secret_point(&self) -> AffinePoint {
        // A key is not zero and the generator has prime order, so the product is not the identity
        // and the alternative is never taken. To select, unlike to unwrap, is free of branches.
        Zeroizing::new(mul_generator(&self.0))
            .to_affine()
            .unwrap_or(AffinePoint::GENERATOR)
    }

    /// Returns this key plus a public tweak (32 bytes, big-endian) mod n.
    ///
    /// Constant time in the secret, but for whether the sum is zero. The tweak zero is allowed.
    /// Its counterpart is [`PublicKey::add_tweak_vartime`].
    ///
    /// # Errors
    /// [`Error::TweakRange`] if the tweak is not below n, [`Error::TweakCancelsKey`] if the sum is
    /// zero.
    pub fn add_tweak(&self, tweak: &[u8; 32]) -> Result<Self, Error> {
        let tweak = SecretScalar::from_secret_bytes(tweak).ok_or(Error::TweakRange)?;
        Self::from_scalar(self.0.add(&tweak)).ok_or(Error::TweakCancelsKey)
    }

    /// Returns n minus this key: the key whose public key has the same x and the other y.
    ///
    /// Constant time in the secret.
    #[must_use]
    pub fn negate(&self) -> Self {
        Self(self.0.neg())
    }

    /// Negates the key if `choice`.
    pub(crate) fn conditional_negate(&mut self, choice: Choice) {
        self.0.conditional_negate(choice);
    }
}

impl ConstantTimeEq for SecretKey {
    fn ct_eq(&self, other: &Self) -> Choice {
        self.0.ct_eq(&other.0)
    }
}

impl PartialEq for SecretKey {
    fn eq(&self, other: &Self) -> bool {
        self.ct_eq(other).into()
    }
}

impl Eq for SecretKey {}

// The bound holds only if the scalar wipes itself.
impl ZeroizeOnDrop for SecretKey where SecretScalar: ZeroizeOnDrop {}

impl fmt::Debug for SecretKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SecretKey(redacted)")
    }
}

/// A secret key with its public key, computed once: what signing with BIP-340 starts from.
#[derive(Clone)]
pub struct Keypair {
    secret: SecretKey,
    public: PublicKey,
}

impl Keypair {
    /// Computes the public key of `secret` and holds both.
    ///
    /// Constant time in the secret: one `mul_generator` and one inversion.
    #[must_use]
    pub fn new(secret: SecretKey) -> Self {
        let public = secret.public_key();
        Self { secret, public }
    }

    /// Returns the secret key.
    #[must_use]
    pub fn secret_key(&self) -> &SecretKey {
        &self.secret
    }

    /// Returns the public key.
    #[must_use]
    pub fn public_key(&self) -> PublicKey {
        self.public
    }

    /// Returns the x coordinate of the public key, and the parity of its y coordinate.
    #[must_use]
    pub fn x_only_public_key(&self) -> (XOnlyPublicKey, Parity) {
        self.public.x_only_public_key()
    }

    /// Returns the secret key, negated if the public key has an odd y: the secret key of the x-only
    /// public key. Constant time in the secret and in the parity.
    pub(crate) fn even_secret_key(&self) -> SecretKey {
        let mut secret = self.secret.clone();
        secret.conditional_negate(self.public.point().y().is_odd());
        secret
    }
}

impl ConstantTimeEq for Keypair {
    fn ct_eq(&self, other: &Self) -> Choice {
        self.secret.ct_eq(&other.secret)
    }
}

impl PartialEq for Keypair {
    fn eq(&self, other: &Self) -> bool {
        self.ct_eq(other).into()
    }
}

impl Eq for Keypair {}

impl ZeroizeOnDrop for Keypair where SecretKey: ZeroizeOnDrop {}

impl fmt::Debug for Keypair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Keypair(redacted)")
    }
}
