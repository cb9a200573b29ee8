//! The hashes that keys and signatures are made with: SHA-256, BIP-340's tagged hash, HASH160,
//! HMAC-SHA512.

use hmac::{Hmac, KeyInit, Mac};
use ripemd::Ripemd160;
use sha2::digest::FixedOutput;
use sha2::{Digest, Sha256, Sha512};
use zeroize::Zeroizing;

/// Returns SHA-256 of `data`.
///
/// Constant time in the data, variable in its length.
#[must_use]
pub fn sha256(data: &[u8]) -> [u8; 32] {
    Sha256::digest(data).into()
}

/// Returns the tagged hash of the concatenated `parts`: SHA-256(SHA-256(tag) ‖ SHA-256(tag) ‖
/// parts).
///
/// A tag separates the hashes of one purpose from those of every other. The parts are hashed one
/// after the other without separators, so all but one should have fixed lengths.
///
/// Constant time in the data, variable in its length. Source: BIP-340, "Tagged Hashes".
///
/// ```
/// # use purek1::hash::tagged_hash;
/// assert_eq!(tagged_hash("TapLeaf", &[b"ab", b"c"]), tagged_hash("TapLeaf", &[b"abc"]));
/// assert_ne!(tagged_hash("TapLeaf", &[b"abc"]), tagged_hash("TapBranch", &[b"abc"]));
/// ```
#[must_use]
pub fn tagged_hash(tag: &str, parts: &[&[u8]]) -> [u8; 32] {
    tagged(tag, parts).finalize().into()
}

/// Returns the tagged hash of parts among which are secrets, in a buffer that is wiped.
pub(crate) fn secret_tagged_hash(tag: &str, parts: &[&[u8]]) -> Zeroizing<[u8; 32]> {
    let mut hash = Zeroizing::new([0; 32]);
    Digest::finalize_into(tagged(tag, parts), (&mut *hash).into());
    hash
}

fn tagged(tag: &str, parts: &[&[u8]]) -> Sha256 {
    let tag = sha256(tag.as_bytes());
    let mut hasher = Sha256::new_with_prefix(tag).chain_update(tag);
    for part in parts {
        Digest::update(&mut hasher, part);
    }
    hasher
}

/// Returns RIPEMD-160(SHA-256(data)).
pub(crate) fn hash160(data: &[u8]) -> [u8; 20] {
    Ripemd160::digest(sha256(data)).into()
}

/// Returns the two halves of HMAC-SHA512 of the concatenated `parts`, in a buffer that is wiped.
pub(crate) fn hmac_sha512(key: &[u8], parts: &[&[u8]]) -> Zeroizing<[[u8; 32]; 2]> {
    #[cfg(feature = "counters")]
    crate::counters::HMACS.count();
    let mut mac = Hmac::<Sha512>::new_from_slice(key).expect("HMAC takes a key of any length");
    for part in parts {
        mac.update(part);
    }
    let mut hash = Zeroizing::new([0; 64]);
    mac.finalize_into((&mut *hash).into());
    let mut halves = Zeroizing::new([[0; 32]; 2]);
    halves.as_flattened_mut().copy_from_slice(&*hash);
    halves
}
