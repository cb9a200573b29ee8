//! Diffie–Hellman: a secret that two parties share, from the secret key of one and the public key of the other.
//!
//! Three forms of the same point, secret · public. [`shared_secret`] is the SHA-256 that libsecp256k1 and most protocols take;
//! [`shared_x`] is the x coordinate alone (BIP-324, NIP-04 and NIP-44 start from it); [`shared_point`] is both coordinates, for protocols with a
//! hash of their own. The last two are not uniformly distributed: hash them before they serve as a key.
//!
//! ```
//! use purek1::{SecretKey, ecdh};
//!
//! let alice = SecretKey::from_secret_bytes(&[1; 32])?;
//! let bob = SecretKey::from_secret_bytes(&[2; 32])?;
//! let hers = ecdh::shared_secret(&alice, &bob.public_key());
//! let his = ecdh::shared_secret(&bob, &alice.public_key());
//! assert_eq!(hers, his);
//! # Ok::<(), purek1::Error>(())
//! ```
//!
//! Everything here is constant time in the secret key and variable in the public key. Results are wiped when dropped.

use purek1_curve::{AffinePoint, mul};
use sha2::{Digest, Sha256};
use zeroize::{Zeroize, Zeroizing};

use crate::{PublicKey, SecretKey};

/// Returns SHA-256 of the shared point in compressed form: 02 or 03, then x. This is libsecp256k1's default.
///
/// Constant time in the secret key: one `mul` and one inversion. Source: SEC 1, section 3.3.1, with that hash.
#[must_use]
pub fn shared_secret(secret: &SecretKey, public: &PublicKey) -> Zeroizing<[u8; 32]> {
    let mut point = shared_affine(secret, public);
    let compressed = Zeroizing::new(point.to_compressed_bytes());
    point.zeroize();
    let mut hash = Zeroizing::new([0; 32]);
    Sha256::new_with_prefix(compressed.as_slice()).finalize_into((&mut *hash).into());
    hash
}

/// Returns the x coordinate of the shared point, big-endian. It is the same for both public keys with one x.
///
/// Constant time in the secret key: one `mul` and one inversion. Source: SEC 1, section 3.3.1.
#[must_use]
pub fn shared_x(secret: &SecretKey, public: &PublicKey) -> Zeroizing<[u8; 32]> {
    let mut point = shared_affine(secret, public);
    let x = Zeroizing::new(point.x().to_be_bytes());
    point.zeroize();
    x
}

/// Returns both coordinates of the shared point: x, then y, 32 bytes each, big-endian.
///
/// Constant time in the secret key: one `mul` and one inversion. Source: SEC 1, section 3.3.1.
#[must_use]
pub fn shared_point(secret: &SecretKey, public: &PublicKey) -> Zeroizing<[u8; 64]> {
    let mut point = shared_affine(secret, public);
    let mut bytes = Zeroizing::new([0; 64]);
    bytes[..32].copy_from_slice(&point.x().to_be_bytes());
    bytes[32..].copy_from_slice(&point.y().to_be_bytes());
    point.zeroize();
    bytes
}

fn shared_affine(secret: &SecretKey, public: &PublicKey) -> AffinePoint {
    let mut product = mul(secret.scalar(), public.point());
    // Neither the key nor the point is zero and the order is prime, so the product is not the identity and the alternative is never taken.
    let point = product.to_affine().unwrap_or(AffinePoint::GENERATOR);
    product.zeroize();
    point
}
