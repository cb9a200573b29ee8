//! Schnorr signatures of BIP-340, for messages of any length.
//!
//! ```
//! use purek1::{Keypair, SecretKey, schnorr};
//!
//! let keypair = Keypair::new(SecretKey::from_secret_bytes(&[1; 32])?);
//! let fresh_random_bytes = [0x5a; 32]; // from the system's random generator
//! let signature = schnorr::sign(b"two coffees", &keypair, &fresh_random_bytes);
//! schnorr::verify(&signature, b"two coffees", &keypair.x_only_public_key().0)?;
//! # Ok::<(), purek1::Error>(())
//! ```

use purek1_curve::{Declassify, Scalar, SecretScalar, double_mul_vartime};

use crate::hash::{secret_tagged_hash, tagged_hash};
use crate::public::impl_traits_by_bytes;
use crate::{Error, Keypair, SecretKey, XOnlyPublicKey};

/// A Schnorr signature: the x coordinate r of the nonce point and the number s, 32 bytes each,
/// big-endian.
///
/// Any 64 bytes can be held; numbers out of range make [`verify`] fail.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Signature([u8; 64]);

impl_traits_by_bytes!(Signature, to_byte_array);

impl Signature {
    /// Takes 64 bytes: r, then s.
    #[must_use]
    pub fn from_byte_array(bytes: [u8; 64]) -> Self {
        Self(bytes)
    }

    /// Takes a slice of 64 bytes: r, then s.
    ///
    /// # Errors
    /// [`Error::SignatureLength`] for another length.
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        bytes
            .try_into()
            .map(Self)
            .map_err(|_| Error::SignatureLength(bytes.len()))
    }

    /// Returns the 64 bytes: r, then s.
    #[must_use]
    pub fn to_byte_array(&self) -> [u8; 64] {
        self.0
    }
}

/// Signs a message of any length.
///
/// `aux_rand` should be 32 fresh random bytes: they protect the key against attacks by faults and
/// side channels. With any other bytes, even constant ones, the nonce is still secret and different
/// for each message. A message that means different things in different protocols should be hashed
/// with a tag first ([`tagged_hash`]).
///
/// BIP-340 recommends to verify the signature before it is published. This function does not: call
/// [`verify`] where a fault of the hardware is to be noticed.
///
/// Constant time in the key: one `mul_generator` and one inversion. Source: BIP-340, "Default
/// Signing".
#[must_use]
pub fn sign(message: &[u8], keypair: &Keypair, aux_rand: &[u8; 32]) -> Signature {
    let public = keypair.public_key().point().x().to_be_bytes();
    let secret = keypair.even_secret_key();
    let mut nonce = nonce(message, &secret, &public, aux_rand);
    let point = nonce.secret_point();
    let r = point
        .x()
        .to_be_bytes()
        .declassify("r is published as part of the signature");
    nonce.conditional_negate(point.y().is_odd());
    let e = SecretScalar::from_secret_bytes_reduced(&challenge(&r, &public, message));
    let s = e.mul(secret.scalar()).add(nonce.scalar());

    let mut signature = [0; 64];
    signature[..32].copy_from_slice(&r);
    signature[32..].copy_from_slice(
        &s.declassify("s is published as part of the signature")
            .to_be_bytes(),
    );
    Signature(signature)
}

/// The nonce of BIP-340's default signing, before its sign is settled.
fn nonce(message: &[u8], secret: &SecretKey, public: &[u8; 32], aux_rand: &[u8; 32]) -> SecretKey {
    let mut masked = secret.to_secret_bytes();
    masked
        .iter_mut()
        .zip(tagged_hash("BIP0340/aux", &[aux_rand]))
        .for_each(|(byte, mask)| *byte ^= mask);
    let mut hash = secret_tagged_hash("BIP0340/nonce", &[&*masked, public, message]);
    loop {
        if let Some(nonce) = SecretKey::from_scalar(SecretScalar::from_secret_bytes_reduced(&hash))
        {
            return nonce;
        }
        // BIP-340 fails here, on a hash that nobody can find; going on spares `sign` an error.
        hash = secret_tagged_hash("BIP0340/nonce", &[&*hash]);
    }
}

fn challenge(r: &[u8; 32], public: &[u8; 32], message: &[u8]) -> [u8; 32] {
    tagged_hash("BIP0340/challenge", &[r, public, message])
}

/// Verifies a signature of a message of any length.
///
/// Variable time, public data only: one `double_mul_vartime` and one inversion. Source: BIP-340,
/// "Verification".
///
/// # Errors
/// [`Error::SignatureRange`] if s is not below the curve order, [`Error::SignatureIncorrect`] if
/// the signature is not valid for this message and key.
pub fn verify(signature: &Signature, message: &[u8], key: &XOnlyPublicKey) -> Result<(), Error> {
    let (halves, _) = signature.0.as_chunks();
    let (r, s) = (
        &halves[0],
        Scalar::from_be_bytes(&halves[1]).ok_or(Error::SignatureRange)?,
    );
    let e = Scalar::from_be_bytes_reduced(&challenge(r, &key.to_byte_array(), message));
    let point = double_mul_vartime(&e.neg(), key.point(), &s).to_affine_vartime();
    // Equal bytes also mean that r is below p: coordinates are canonical.
    match point {
        Some(point) if !bool::from(point.y().is_odd()) && point.x().to_be_bytes() == *r => Ok(()),
        _ => Err(Error::SignatureIncorrect),
    }
}
