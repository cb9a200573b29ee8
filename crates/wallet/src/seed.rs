//! The secret a review and a signature start from: a master key, and the seed's SLIP-21 node where there is a seed.

use core::fmt;

use bitcoin::base58;
use purek1::bip32::{ExtendedPublicKey, ExtendedSecretKey, NetworkKind};
use purek1::slip21::SymmetricKey;
use zeroize::Zeroizing;

use crate::Error;
use crate::policy::KeyInfo;

/// A wallet's master secret, wiped when it is dropped and never printed.
///
/// It comes from seed bytes ([`Seed::from_bytes`]) or from a master extended private key
/// ([`Seed::from_xprv`]). The second cannot make or check registration proofs: a proof is keyed by
/// the seed itself (SLIP-21), which an extended private key does not hold.
///
/// The network plays no part: a policy's keys say which coins they are for, and whether a policy
/// key is the seed's own is decided by public key and chain code alone.
pub struct Seed {
    master: ExtendedSecretKey,
    fingerprint: [u8; 4],
    slip21: Option<SymmetricKey>,
}

impl Seed {
    /// Makes a seed from its bytes: the 64 bytes that BIP-39 makes from a mnemonic and its
    /// passphrase, or any BIP-32 seed of 16 to 64 bytes. The caller wipes its own copy.
    ///
    /// Constant time in the seed; the public key of the master is published for its fingerprint.
    /// Source: BIP-32 "Master key generation", SLIP-21.
    ///
    /// # Errors
    /// [`Error::Key`] if there are fewer than 16 or more than 64 bytes, and for the one seed in
    /// 2^127 that gives no valid key.
    pub fn from_bytes(seed: &[u8]) -> Result<Self, Error> {
        let master = ExtendedSecretKey::from_seed(seed, NetworkKind::Main)?;
        Ok(Self::new(master, Some(SymmetricKey::from_seed(seed))))
    }

    /// Makes a seed from a master extended private key in base58 (`xprv…` or `tprv…`), with which
    /// nothing can be registered.
    ///
    /// Base58 decoding is variable time in the text, the rest constant time in the key. Source:
    /// BIP-32 "Serialization format".
    ///
    /// # Errors
    /// [`Error::MasterKey`] if the text is not base58 with a good checksum, is not an extended
    /// private key, or is not a master key (depth 0). The text itself is never repeated in an error.
    pub fn from_xprv(text: &str) -> Result<Self, Error> {
        let bytes = Zeroizing::new(
            base58::decode_check(text.trim())
                .map_err(|_| Error::MasterKey("it is not base58 with a good checksum"))?,
        );
        let array: &[u8; 78] = bytes
            .as_slice()
            .try_into()
            .map_err(|_| Error::MasterKey("it is not 78 bytes long"))?;
        let master = ExtendedSecretKey::from_secret_byte_array(array)
            .map_err(|_| Error::MasterKey("it is not a valid xprv or tprv"))?;
        if array[4] != 0 {
            return Err(Error::MasterKey(
                "it is a derived key; give the master key, whose depth is 0",
            ));
        }
        Ok(Self::new(master, None))
    }

    fn new(master: ExtendedSecretKey, slip21: Option<SymmetricKey>) -> Self {
        let fingerprint = master.extended_public_key().fingerprint();
        Self {
            master,
            fingerprint,
            slip21,
        }
    }

    /// The first 4 bytes of the hash160 of the master public key, as key origins write it. It
    /// proposes which keys may be this seed's; it proves nothing.
    pub fn fingerprint(&self) -> [u8; 4] {
        self.fingerprint
    }

    /// Derives the extended public key at `path` (a hardened step has bit 31 set), for key infos and
    /// for showing, written for `network`. A seed is of no network itself.
    ///
    /// Constant time in the secret, linear in the path's length.
    ///
    /// # Errors
    /// [`Error::Key`] if the path is longer than 255 steps or meets a step without a valid key (one
    /// in 2^127).
    pub fn extended_public_key(
        &self,
        path: &[u32],
        network: NetworkKind,
    ) -> Result<ExtendedPublicKey, Error> {
        let key = self.account(path)?.extended_public_key();
        Ok(key.with_network(network))
    }

    /// Whether a policy's key is this seed's: it derives the same public key and the same chain code at the
    /// key's origin. A fingerprint alone means nothing: with another chain code the children, and so the
    /// secrets that sign, would be of somebody else's choosing.
    ///
    /// Constant time in the secret.
    pub fn owns(&self, key: &KeyInfo) -> bool {
        self.own_account(key).is_some()
    }

    /// The extended secret key behind a policy's key, if it is this seed's as [`Seed::owns`] says.
    pub(crate) fn own_account(&self, key: &KeyInfo) -> Option<ExtendedSecretKey> {
        let origin = key.origin()?;
        if origin.fingerprint != self.fingerprint {
            return None;
        }
        // A path that cannot be derived is not the seed's.
        let account = self.account(&origin.path).ok()?;
        let derived = account.extended_public_key();
        let is_same = derived.public_key() == key.xpub().public_key()
            && derived.chain_code() == key.xpub().chain_code();
        is_same.then_some(account)
    }

    /// The extended secret key at `path`.
    fn account(&self, path: &[u32]) -> Result<ExtendedSecretKey, Error> {
        Ok(self.master.derive_path(path)?)
    }

    /// The SLIP-21 master node, from which registration proofs are keyed.
    ///
    /// # Errors
    /// [`Error::ProofNeedsSeed`] if this was made from an extended private key.
    pub(crate) fn slip21(&self) -> Result<&SymmetricKey, Error> {
        self.slip21.as_ref().ok_or(Error::ProofNeedsSeed)
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}
