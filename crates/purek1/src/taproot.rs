//! Taproot output keys: public and secret keys tweaked by the root of a script tree, as BIP-341
//! tells. The tweaking itself is [`XOnlyPublicKey::tap_tweak`] and [`Keypair::tap_tweak`].
//!
//! ```
//! use purek1::{Keypair, SecretKey};
//!
//! let internal = Keypair::new(SecretKey::from_secret_bytes(&[1; 32])?);
//! let merkle_root = Some(&[0x42; 32]);
//! let (output_key, _) = internal.x_only_public_key().0.tap_tweak(merkle_root)?;
//! let output = internal.tap_tweak(merkle_root)?;
//! assert_eq!(output.x_only_public_key().0, output_key);
//! # Ok::<(), purek1::Error>(())
//! ```

use crate::hash::tagged_hash;
use crate::{Error, Keypair, Parity, PublicKey, XOnlyPublicKey};

/// Returns the tweak of an internal key: the hash, tagged `TapTweak`, of the key and of the script
/// tree's Merkle root, or of the key alone where there is no script tree.
///
/// Public data only. Source: BIP-341, "Script validation rules"; BIP-86 for keys without script
/// tree.
#[must_use]
pub fn tap_tweak_hash(internal_key: &XOnlyPublicKey, merkle_root: Option<&[u8; 32]>) -> [u8; 32] {
    tagged_hash(
        "TapTweak",
        &[
            &internal_key.to_byte_array(),
            merkle_root.map_or(&[], |root| root),
        ],
    )
}

impl XOnlyPublicKey {
    /// Returns the taproot output key of this internal key, and the parity of its y coordinate,
    /// which control blocks hold.
    ///
    /// Variable time, public data only. Source: BIP-341, "Constructing and spending Taproot
    /// outputs", `taproot_tweak_pubkey`.
    ///
    /// # Errors
    /// [`Error::TweakRange`] and [`Error::TweakCancelsKey`], which no known key and Merkle root
    /// lead to.
    pub fn tap_tweak(&self, merkle_root: Option<&[u8; 32]>) -> Result<(Self, Parity), Error> {
        let output_key =
            PublicKey::from(*self).add_tweak_vartime(&tap_tweak_hash(self, merkle_root))?;
        Ok(output_key.x_only_public_key())
    }
}

impl Keypair {
    /// Returns the key pair of the taproot output whose internal key this is: it signs for key path
    /// spending.
    ///
    /// Constant time in the secret: one `mul_generator` and one inversion. Source: BIP-341,
    /// "Constructing and spending Taproot outputs", `taproot_tweak_seckey`.
    ///
    /// # Errors
    /// [`Error::TweakRange`] and [`Error::TweakCancelsKey`], which no known key and Merkle root
    /// lead to.
    pub fn tap_tweak(&self, merkle_root: Option<&[u8; 32]>) -> Result<Self, Error> {
        let tweak = tap_tweak_hash(&self.x_only_public_key().0, merkle_root);
        self.even_secret_key().add_tweak(&tweak).map(Self::new)
    }
}
