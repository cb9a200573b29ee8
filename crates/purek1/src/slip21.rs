//! Symmetric keys derived from a wallet's seed, as SLIP-21 tells.

use core::fmt;

use subtle::{Choice, ConstantTimeEq};
use zeroize::{ZeroizeOnDrop, Zeroizing};

use crate::hash::hmac_sha512;

/// A node of the tree of symmetric keys. Wiped when dropped.
///
/// ```
/// let master = purek1::slip21::SymmetricKey::from_seed(&[7; 64]);
/// let storage = master.derive(b"example.org").derive(b"storage key");
/// let key: &[u8; 32] = storage.key();
/// # let _ = key;
/// ```
#[derive(Clone)]
pub struct SymmetricKey {
    /// What children are derived with, then the key.
    halves: Zeroizing<[[u8; 32]; 2]>,
}

impl SymmetricKey {
    /// Derives the master node of a seed (for example BIP-39's, 64 bytes).
    ///
    /// Constant time in the seed, variable in its length. Source: SLIP-21, "Master node
    /// derivation".
    #[must_use]
    pub fn from_seed(seed: &[u8]) -> Self {
        Self {
            halves: hmac_sha512(b"Symmetric key seed", &[seed]),
        }
    }

    /// Derives the child with this label, the bytes of an ASCII string.
    ///
    /// Constant time in the secret, variable in the label's length. Source: SLIP-21, "Child node
    /// derivation".
    #[must_use]
    pub fn derive(&self, label: &[u8]) -> Self {
        Self {
            halves: hmac_sha512(&self.halves[0], &[&[0], label]),
        }
    }

    /// Returns the key of this node. It tells nothing of the keys of other nodes.
    #[must_use]
    pub fn key(&self) -> &[u8; 32] {
        &self.halves[1]
    }
}

impl ConstantTimeEq for SymmetricKey {
    fn ct_eq(&self, other: &Self) -> Choice {
        self.halves
            .as_flattened()
            .ct_eq(other.halves.as_flattened())
    }
}

impl PartialEq for SymmetricKey {
    fn eq(&self, other: &Self) -> bool {
        self.ct_eq(other).into()
    }
}

impl Eq for SymmetricKey {}

impl ZeroizeOnDrop for SymmetricKey where Zeroizing<[[u8; 32]; 2]>: ZeroizeOnDrop {}

impl fmt::Debug for SymmetricKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SymmetricKey(redacted)")
    }
}
