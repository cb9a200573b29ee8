//! ECDSA signatures of 32-byte message hashes: deterministic signing, verification, recovery of the
//! public key, compact and DER form.
//!
//! [`sign`] makes low-s signatures with the nonce of RFC 6979. [`verify`] accepts low-s signatures
//! only, as Bitcoin's relay rules do: of the two signatures (r, s) and (r, n − s) that are valid
//! together, it knows one, so a third party cannot change a signature. [`verify_any_s`] accepts
//! both.
//!
//! ```
//! use purek1::{SecretKey, ecdsa, hash::sha256};
//!
//! let key = SecretKey::from_secret_bytes(&[1; 32])?;
//! let hash = sha256(b"two coffees");
//! let signature = ecdsa::sign(&hash, &key);
//! ecdsa::verify(&signature, &hash, &key.public_key())?;
//! assert_eq!(ecdsa::Signature::from_der(&signature.to_der())?, signature);
//!
//! // With an id of two bits beside it, the signature tells whose it is.
//! let recoverable = ecdsa::sign_recoverable(&hash, &key);
//! assert_eq!(recoverable.signature(), signature);
//! assert_eq!(ecdsa::recover(&recoverable, &hash)?, key.public_key());
//! # Ok::<(), purek1::Error>(())
//! ```

mod der;
mod recovery;

pub use der::DerSignature;
pub use recovery::{RecoverableSignature, RecoveryId, recover, sign_recoverable};

use hmac::{Hmac, KeyInit, Mac};
use purek1_curve::{Declassify, FieldElement, Scalar, SecretScalar, double_mul_vartime};
use sha2::Sha256;
use sha2::digest::FixedOutput;
use subtle::ConstantTimeEq;
use zeroize::Zeroizing;

use crate::public::impl_traits_by_bytes;
use crate::{Error, PublicKey, SecretKey};

/// An ECDSA signature: the numbers r and s, both below the curve order n.
///
/// Zero can be read and written, but no signature with r or s zero is ever valid.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Signature {
    r: Scalar,
    s: Scalar,
}

impl_traits_by_bytes!(Signature, to_compact);

impl Signature {
    /// Reads the compact form: r, then s, 32 bytes each, big-endian.
    ///
    /// # Errors
    /// [`Error::SignatureRange`] if r or s is not below n: it is refused, never reduced.
    pub fn from_compact(bytes: &[u8; 64]) -> Result<Self, Error> {
        let (halves, _) = bytes.as_chunks();
        Self::from_r_s(Some(halves[0]), Some(halves[1]))
    }

    /// Returns the compact form: r, then s, 32 bytes each, big-endian.
    #[must_use]
    pub fn to_compact(&self) -> [u8; 64] {
        let mut bytes = [0; 64];
        bytes[..32].copy_from_slice(&self.r.to_be_bytes());
        bytes[32..].copy_from_slice(&self.s.to_be_bytes());
        bytes
    }

    /// Reads the strict DER form, without a sighash byte.
    ///
    /// The forms accepted are those that libsecp256k1's `secp256k1_ecdsa_signature_parse_der`
    /// accepts: lengths and integers in their shortest encoding and nothing left over. The two
    /// differ for well-formed numbers that no signature can have, negative or not below n:
    /// libsecp256k1 reads them as zero, so that the signature never verifies; here they are an
    /// error of their own.
    ///
    /// Source: X.690, sections 8.1.3, 8.3 and 10.1; BIP-66.
    ///
    /// # Errors
    /// [`Error::SignatureDer`] for any other form, [`Error::SignatureRange`] for a strict encoding
    /// of an r or s that is negative or not below n.
    pub fn from_der(bytes: &[u8]) -> Result<Self, Error> {
        let [r, s] = der::read_integers(bytes).ok_or(Error::SignatureDer)?;
        Self::from_r_s(r, s)
    }

    /// Returns the DER form, 8 to 72 bytes, without a sighash byte.
    #[must_use]
    pub fn to_der(&self) -> DerSignature {
        DerSignature::new(&self.r.to_be_bytes(), &self.s.to_be_bytes())
    }

    fn from_r_s(r: Option<[u8; 32]>, s: Option<[u8; 32]>) -> Result<Self, Error> {
        let read = |number: Option<[u8; 32]>| {
            number
                .and_then(|bytes| Scalar::from_be_bytes(&bytes))
                .ok_or(Error::SignatureRange)
        };
        Ok(Self {
            r: read(r)?,
            s: read(s)?,
        })
    }

    /// Tells whether s is at most (n − 1)/2.
    #[must_use]
    pub fn is_low_s(&self) -> bool {
        !self.s.is_high_vartime()
    }

    /// Returns the one of (r, s) and (r, n − s) that has a low s. Both are valid for the same
    /// messages and keys.
    #[must_use]
    pub fn normalize_s(&self) -> Self {
        let s = if self.is_low_s() {
            self.s
        } else {
            self.s.neg()
        };
        Self { r: self.r, s }
    }
}

/// Signs a message hash with the nonce of RFC 6979; the signature has a low s.
///
/// The same hash and key give the same signature, byte for byte the one libsecp256k1 makes by
/// default: the nonce comes from HMAC-SHA256 of the key and the hash reduced mod n. The hash must
/// be the output of a hash function, never bytes that somebody else chose.
///
/// The signature is not verified after it is made: call [`verify`] where a fault of the hardware is
/// to be noticed.
///
/// Constant time in the key: one `mul_generator` and two inversions. Source: RFC 6979, section 3.2;
/// SEC 1, section 4.1.3; BIP-62 and BIP-146 for the low s.
#[must_use]
pub fn sign(hash: &[u8; 32], key: &SecretKey) -> Signature {
    sign_with_nonces(hash, key, &[]).signature()
}

/// Signs as [`sign`] does, with a nonce that depends on 32 more bytes.
///
/// With random bytes, faults and side channels of repeated signatures tell an attacker less about
/// the key; with a counter, signatures can be made until one has a short r. No choice of bytes
/// weakens the nonce.
///
/// Constant time in the key and in the data. Source: RFC 6979, section 3.6; libsecp256k1's `ndata`.
#[must_use]
pub fn sign_with_nonce_data(hash: &[u8; 32], key: &SecretKey, nonce_data: &[u8; 32]) -> Signature {
    sign_with_nonces(hash, key, nonce_data).signature()
}

fn sign_with_nonces(hash: &[u8; 32], key: &SecretKey, nonce_data: &[u8]) -> RecoverableSignature {
    let message = Scalar::from_be_bytes_reduced(hash);
    let mut nonces = Nonces::new(key, &message, nonce_data);
    loop {
        // But for a chance below 2^-127, the first nonce will do.
        if let Some(signature) = sign_with_nonce(&message, key, &nonces.next()) {
            return signature;
        }
        nonces.reject();
    }
}

/// Returns the signature of the message hash, reduced mod n, with this nonce; `None` if r or s is
/// zero.
fn sign_with_nonce(
    message: &Scalar,
    key: &SecretKey,
    nonce: &SecretKey,
) -> Option<RecoverableSignature> {
    let nonce_point = nonce.secret_point();
    let x = nonce_point.x().to_be_bytes();
    let r = SecretScalar::from_secret_bytes_reduced(&x)
        .declassify("r is published as part of the signature");
    let mut s = SecretScalar::from_public(&r)
        .mul(key.scalar())
        .add(&SecretScalar::from_public(message))
        .mul(&nonce.scalar().invert());
    let s_is_high = s.is_high();
    s.conditional_negate(s_is_high);
    let s = s.declassify("s is published as part of the signature");
    // The other s belongs to the opposite point.
    let y_is_odd = (nonce_point.y().is_odd() ^ s_is_high)
        .declassify("it follows from the signature and the public key");
    let x_is_reduced =
        (!r.to_be_bytes().ct_eq(&x)).declassify("it follows from the signature and the public key");
    let id = RecoveryId::from_parts(y_is_odd, x_is_reduced);
    let signature = Signature { r, s };
    (!r.is_zero_vartime() && !s.is_zero_vartime()).then_some(RecoverableSignature { signature, id })
}

/// The sequence of nonces of RFC 6979, section 3.2, with HMAC-SHA256.
struct Nonces {
    /// HMAC keyed with K of the RFC.
    mac: Hmac<Sha256>,
    /// V of the RFC.
    value: Zeroizing<[u8; 32]>,
}

impl Nonces {
    /// Steps b to g: takes the key, the message hash reduced mod n, and additional data (section
    /// 3.6).
    fn new(key: &SecretKey, message: &Scalar, data: &[u8]) -> Self {
        let key = key.to_secret_bytes();
        let message = message.to_be_bytes();
        let mut nonces = Self {
            mac: keyed(&[0; 32]),
            value: Zeroizing::new([1; 32]),
        };
        nonces.update(&[&[0], &*key, &message, data]);
        nonces.update(&[&[1], &*key, &message, data]);
        nonces
    }

    /// Step h: the next number that is a nonce, a secret key that is used once.
    ///
    /// Constant time, but for rejecting numbers out of range, which no nonce in use depends on.
    fn next(&mut self) -> SecretKey {
        loop {
            self.value = authenticate(self.mac.clone(), &[&*self.value]);
            if let Ok(nonce) = SecretKey::from_secret_bytes(&self.value) {
                return nonce;
            }
            self.reject();
        }
    }

    /// The end of step h: moves past the last number.
    fn reject(&mut self) {
        self.update(&[&[0]]);
    }

    /// K = HMAC(K, V ‖ data), then V = HMAC(K, V).
    fn update(&mut self, data: &[&[u8]]) {
        let mut mac = self.mac.clone();
        mac.update(&*self.value);
        self.mac = keyed(&authenticate(mac, data));
        self.value = authenticate(self.mac.clone(), &[&*self.value]);
    }
}

fn keyed(key: &[u8; 32]) -> Hmac<Sha256> {
    Hmac::new_from_slice(key).expect("HMAC takes a key of any length")
}

fn authenticate(mut mac: Hmac<Sha256>, data: &[&[u8]]) -> Zeroizing<[u8; 32]> {
    for part in data {
        mac.update(part);
    }
    let mut tag = Zeroizing::new([0; 32]);
    mac.finalize_into((&mut *tag).into());
    tag
}

/// Verifies a low-s signature of a message hash.
///
/// Variable time, public data only: one inversion mod n and one `double_mul_vartime`.
///
/// # Errors
/// [`Error::SignatureHighS`] if s is above (n − 1)/2, [`Error::SignatureIncorrect`] if the
/// signature is not valid for this hash and key.
pub fn verify(signature: &Signature, hash: &[u8; 32], key: &PublicKey) -> Result<(), Error> {
    if !signature.is_low_s() {
        return Err(Error::SignatureHighS);
    }
    verify_any_s(signature, hash, key)
}

/// Verifies a signature of a message hash, with a low or a high s.
///
/// Anyone can turn a valid signature into the other one without the key, so do not identify
/// anything by signatures that this function accepts.
///
/// Variable time, public data only: one inversion mod n and one `double_mul_vartime`. Source: SEC
/// 1, section 4.1.4; the hash is reduced mod n.
///
/// # Errors
/// [`Error::SignatureIncorrect`] if the signature is not valid for this hash and key.
pub fn verify_any_s(signature: &Signature, hash: &[u8; 32], key: &PublicKey) -> Result<(), Error> {
    let Signature { r, s } = signature;
    if r.is_zero_vartime() || s.is_zero_vartime() {
        return Err(Error::SignatureIncorrect);
    }
    let message = Scalar::from_be_bytes_reduced(hash);
    let s_inverse = s.invert_vartime();
    let point = double_mul_vartime(&r.mul(&s_inverse), key.point(), &message.mul(&s_inverse));

    // The point's x must be r mod n. As x < p < 2n, it is r, or r + n where that is below p.
    let r = r.to_be_bytes();
    let x = FieldElement::from_be_bytes_reduced(&r);
    let valid = point.x_equals_vartime(&x)
        || (r < P_MINUS_N
            && point.x_equals_vartime(&x.add(&FieldElement::from_be_bytes_reduced(&N))));
    if valid {
        Ok(())
    } else {
        Err(Error::SignatureIncorrect)
    }
}

/// The curve order n, big-endian.
const N: [u8; 32] = [
    0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, //
    0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xfe, //
    0xba, 0xae, 0xdc, 0xe6, 0xaf, 0x48, 0xa0, 0x3b, //
    0xbf, 0xd2, 0x5e, 0x8c, 0xd0, 0x36, 0x41, 0x41,
];

/// p − n, big-endian: x coordinates of n and more are reduced by n to an r below this.
const P_MINUS_N: [u8; 32] = [
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, //
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, //
    0x45, 0x51, 0x23, 0x19, 0x50, 0xb7, 0x5f, 0xc4, //
    0x40, 0x2d, 0xa1, 0x72, 0x2f, 0xc9, 0xba, 0xee,
];

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]

    use super::*;

    fn key(last_byte: u8) -> SecretKey {
        let mut bytes = [1; 32];
        bytes[31] = last_byte;
        SecretKey::from_secret_bytes(&bytes).unwrap()
    }

    /// No known key and hash lead to a second nonce, so that only this test asks for one.
    #[test]
    fn rejected_nonces_are_followed_by_those_of_the_rfc() {
        let mut nonces = Nonces::new(&key(1), &Scalar::from_be_bytes_reduced(&[2; 32]), &[]);
        for expected in [
            "5671dbfa21d255c784c3406540c8a2cef158cf00d1f3294c899804b3fc30d9ef",
            "8e1bd6b34cdbe9ee271edf2a97c4777e297185d0c0b0aad09a63d50bfb1f9763",
            "bcf3f9bc3242e436d8752c3ac23bd46aa1ff3ccaa53203c463b533a6aa7628e3",
        ] {
            assert_eq!(hex::encode(*nonces.next().to_secret_bytes()), expected);
            nonces.reject();
        }
    }

    #[test]
    fn a_nonce_that_makes_s_zero_is_refused() {
        let (key, nonce) = (key(1), key(2));
        let r = Scalar::from_be_bytes_reduced(&nonce.secret_point().x().to_be_bytes());
        let product = SecretScalar::from_public(&r).mul(key.scalar());
        let message = product.neg().declassify("a test");
        assert_eq!(sign_with_nonce(&message, &key, &nonce), None);
        assert!(sign_with_nonce(&message.neg(), &key, &nonce).is_some());
    }
}
