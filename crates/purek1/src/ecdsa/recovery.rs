//! ECDSA signatures from which the public key is recovered: a signature and an id of two bits that tells which of up to four keys it is.
//!
//! The signature's r is the x coordinate of a point R, reduced mod n. Bit 0 of the id is the parity of R's y, bit 1 tells that x is r + n, which
//! happens once in 2^127 signatures. Source: SEC 1, section 4.1.6.

use purek1_curve::{AffinePoint, FieldElement, Scalar, double_mul_vartime};
use subtle::Choice;

use super::{N, P_MINUS_N, Signature};
use crate::public::impl_traits_by_bytes;
use crate::{Error, PublicKey, SecretKey};

/// Which of the keys that a signature fits is the signer's: 0, 1, 2 or 3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RecoveryId(u8);

impl RecoveryId {
    /// Takes a number from 0 to 3.
    ///
    /// # Errors
    /// [`Error::RecoveryId`] for any other number. Ethereum's `v` and Bitcoin's header byte hold the id plus a constant: subtract it first.
    pub fn from_u8(id: u8) -> Result<Self, Error> {
        if id < 4 {
            Ok(Self(id))
        } else {
            Err(Error::RecoveryId(id))
        }
    }

    /// Returns the number from 0 to 3.
    #[must_use]
    pub fn to_u8(self) -> u8 {
        self.0
    }

    /// Puts the id together: the parity of R's y, and whether its x is r + n.
    pub(super) fn from_parts(y_is_odd: bool, x_is_reduced: bool) -> Self {
        Self(u8::from(x_is_reduced) << 1 | u8::from(y_is_odd))
    }
}

/// An ECDSA signature with the id that its public key is recovered with.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct RecoverableSignature {
    pub(super) signature: Signature,
    pub(super) id: RecoveryId,
}

impl_traits_by_bytes!(RecoverableSignature, to_bytes);

impl RecoverableSignature {
    /// Reads r, then s, 32 bytes each, big-endian, with the id that came beside them.
    ///
    /// # Errors
    /// [`Error::SignatureRange`] if r or s is not below n.
    pub fn from_compact(bytes: &[u8; 64], id: RecoveryId) -> Result<Self, Error> {
        let signature = Signature::from_compact(bytes)?;
        Ok(Self { signature, id })
    }

    /// Returns r, then s, 32 bytes each, big-endian, and the id.
    #[must_use]
    pub fn to_compact(&self) -> ([u8; 64], RecoveryId) {
        (self.signature.to_compact(), self.id)
    }

    /// Returns the signature without the id.
    #[must_use]
    pub fn signature(&self) -> Signature {
        self.signature
    }

    /// Returns the id.
    #[must_use]
    pub fn recovery_id(&self) -> RecoveryId {
        self.id
    }

    /// For comparison and printing.
    fn to_bytes(self) -> [u8; 65] {
        let mut bytes = [0; 65];
        bytes[..64].copy_from_slice(&self.signature.to_compact());
        bytes[64] = self.id.0;
        bytes
    }
}

/// Signs as [`sign`](super::sign) does, and keeps the id that the public key is recovered with. The signature is the same.
///
/// Constant time in the key. The id tells nothing more than signature and public key do: both together give the point R.
#[must_use]
pub fn sign_recoverable(hash: &[u8; 32], key: &SecretKey) -> RecoverableSignature {
    super::sign_with_nonces(hash, key, &[])
}

/// Recovers the public key with which the signature of a message hash is valid.
///
/// There is such a key for nearly every hash, so success proves nothing: compare the key, or its address, with one that is known. A high s is
/// accepted.
///
/// Variable time, public data only: a square root, an inversion mod n, one `double_mul_vartime` and an inversion mod p. The signature is not
/// verified after that: that it is valid with the key is what the key is computed from. Source: SEC 1, section 4.1.6.
///
/// # Errors
/// [`Error::NoRecoverableKey`] if r or s is zero, no point has the x that r and the id tell, or the key would be the identity.
pub fn recover(signature: &RecoverableSignature, hash: &[u8; 32]) -> Result<PublicKey, Error> {
    recover_point(signature, hash)
        .map(PublicKey::from_point)
        .ok_or(Error::NoRecoverableKey)
}

/// Q = r⁻¹·(s·R − z·G).
fn recover_point(signature: &RecoverableSignature, hash: &[u8; 32]) -> Option<AffinePoint> {
    let RecoverableSignature {
        signature: Signature { r, s },
        id: RecoveryId(id),
    } = signature;
    if r.is_zero_vartime() || s.is_zero_vartime() {
        return None;
    }
    let bytes = r.to_be_bytes();
    // r < n < p, so r is a coordinate as it stands.
    let mut x = FieldElement::from_be_bytes_reduced(&bytes);
    if id & 2 != 0 {
        if bytes >= P_MINUS_N {
            return None;
        }
        x = x.add(&FieldElement::from_be_bytes_reduced(&N));
    }
    let nonce_point: AffinePoint = Option::from(AffinePoint::from_x(&x, Choice::from(id & 1)))?;
    let r_inverse = r.invert_vartime();
    let message = Scalar::from_be_bytes_reduced(hash);
    double_mul_vartime(
        &s.mul(&r_inverse),
        &nonce_point,
        &message.mul(&r_inverse).neg(),
    )
    .to_affine_vartime()
}
