//! Extended keys and their derivation, as BIP-32 tells; bytes in and out, without the Base58Check
//! around them.
//!
//! A child of an extended key is at an index: below 2^31 it is *normal* and can be derived from the
//! extended public key alone; from 2^31 on ([`HARDENED`]) it is *hardened* and takes the extended
//! secret key.
//!
//! Whoever holds an extended public key and the secret key of one of its normal children can
//! compute the extended secret key. An extended public key is therefore less public than a public
//! key, and its child's secret key more precious than other secret keys.
//!
//! ```
//! use purek1::bip32::{ExtendedSecretKey, HARDENED, NetworkKind};
//!
//! let master = ExtendedSecretKey::from_seed(&[7; 64], NetworkKind::Main)?;
//! let account = master.derive_path(&[84 | HARDENED, HARDENED, HARDENED])?;
//! let address = account.derive_path(&[0, 5])?;
//! let public = account.extended_public_key().derive_child_vartime(0)?.derive_child_vartime(5)?;
//! assert_eq!(address.extended_public_key(), public);
//! # Ok::<(), purek1::Error>(())
//! ```

use core::fmt;

use purek1_curve::{Declassify, SecretScalar};
use subtle::{Choice, ConstantTimeEq};
use zeroize::{ZeroizeOnDrop, Zeroizing};

use crate::hash::{hash160, hmac_sha512};
use crate::{Error, PublicKey, SecretKey};

/// The bit of an index that makes a child hardened, 2^31.
pub const HARDENED: u32 = 1 << 31;

/// Which networks an extended key is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum NetworkKind {
    /// Bitcoin's main network: xpub and xprv.
    Main,
    /// Any test network: tpub and tprv.
    Test,
}

/// The number I_L (32 bytes, big-endian, below the curve order) that a derivation step adds to the
/// key.
///
/// The child's public key is the parent's plus I_L times the generator, the child's secret key the
/// parent's plus I_L ([`SecretKey::add_tweak`]). It is as public as the extended public key it
/// comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ChildTweak([u8; 32]);

impl ChildTweak {
    /// Returns the number in 32 bytes, big-endian.
    #[must_use]
    pub fn to_byte_array(&self) -> [u8; 32] {
        self.0
    }
}

/// A public key with the chain code that its children are derived with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ExtendedPublicKey {
    network: NetworkKind,
    depth: u8,
    parent_fingerprint: [u8; 4],
    child_number: u32,
    chain_code: [u8; 32],
    public_key: PublicKey,
}

impl ExtendedPublicKey {
    /// Reads the 78 bytes of an extended public key: version, depth, parent fingerprint, child
    /// number, chain code and key.
    ///
    /// Variable time, public data only. Source: BIP-32, "Serialization format".
    ///
    /// # Errors
    /// [`Error::ExtendedPublicKeyVersion`] unless the version is that of an xpub or tpub,
    /// [`Error::PublicKeyInvalid`], and at depth 0 [`Error::MasterKeyWithParent`] and
    /// [`Error::MasterKeyWithChildNumber`].
    pub fn from_byte_array(bytes: &[u8; 78]) -> Result<Self, Error> {
        let network = match u32::from_be_bytes(array_at(bytes, 0)) {
            VERSION_XPUB => NetworkKind::Main,
            VERSION_TPUB => NetworkKind::Test,
            version => return Err(Error::ExtendedPublicKeyVersion(version)),
        };
        Self::read(bytes, network, PublicKey::from_slice(&bytes[45..])?)
    }

    /// Reads what extended public and secret keys have in common.
    fn read(bytes: &[u8; 78], network: NetworkKind, public_key: PublicKey) -> Result<Self, Error> {
        let key = Self {
            network,
            depth: bytes[4],
            parent_fingerprint: array_at(bytes, 5),
            child_number: u32::from_be_bytes(array_at(bytes, 9)),
            chain_code: array_at(bytes, 13),
            public_key,
        };
        if key.depth == 0 && key.parent_fingerprint != [0; 4] {
            return Err(Error::MasterKeyWithParent);
        }
        if key.depth == 0 && key.child_number != 0 {
            return Err(Error::MasterKeyWithChildNumber(key.child_number));
        }
        Ok(key)
    }

    /// Returns the 78 bytes of the extended public key, an xpub or tpub before its Base58Check
    /// encoding.
    #[must_use]
    pub fn to_byte_array(&self) -> [u8; 78] {
        let version = match self.network {
            NetworkKind::Main => VERSION_XPUB,
            NetworkKind::Test => VERSION_TPUB,
        };
        let mut bytes = [0; 78];
        self.write(version, &mut bytes);
        bytes[45..].copy_from_slice(&self.public_key.to_byte_array());
        bytes
    }

    /// Writes all but the key.
    fn write(&self, version: u32, bytes: &mut [u8; 78]) {
        bytes[..4].copy_from_slice(&version.to_be_bytes());
        bytes[4] = self.depth;
        bytes[5..9].copy_from_slice(&self.parent_fingerprint);
        bytes[9..13].copy_from_slice(&self.child_number.to_be_bytes());
        bytes[13..45].copy_from_slice(&self.chain_code);
    }

    /// Returns the networks the key is for.
    #[must_use]
    pub fn network(&self) -> NetworkKind {
        self.network
    }

    /// Returns the same key for other networks. Only the version bytes differ: derivation does not depend on them.
    #[must_use]
    pub fn with_network(self, network: NetworkKind) -> Self {
        Self { network, ..self }
    }

    /// Returns the number of derivation steps from the master key.
    #[must_use]
    pub fn depth(&self) -> u8 {
        self.depth
    }

    /// Returns the fingerprint of the parent; zero for a master key.
    #[must_use]
    pub fn parent_fingerprint(&self) -> [u8; 4] {
        self.parent_fingerprint
    }

    /// Returns the index of this key among its parent's children; zero for a master key.
    #[must_use]
    pub fn child_number(&self) -> u32 {
        self.child_number
    }

    /// Returns the chain code.
    #[must_use]
    pub fn chain_code(&self) -> [u8; 32] {
        self.chain_code
    }

    /// Returns the public key.
    #[must_use]
    pub fn public_key(&self) -> PublicKey {
        self.public_key
    }

    /// Returns the identifier of the key: RIPEMD-160 of SHA-256 of the compressed public key.
    #[must_use]
    pub fn identifier(&self) -> [u8; 20] {
        hash160(&self.public_key.to_byte_array())
    }

    /// Returns the first 4 bytes of the identifier. Different keys can share a fingerprint.
    #[must_use]
    pub fn fingerprint(&self) -> [u8; 4] {
        array_at(&self.identifier(), 0)
    }

    /// Derives the child at a normal index.
    ///
    /// Variable time, public data only: one `mul_generator_vartime`, one addition, one inversion.
    /// What leaks is at most which children are derived. Source: BIP-32, "Public parent key →
    /// public child key".
    ///
    /// # Errors
    /// [`Error::HardenedFromPublicKey`] for an index of 2^31 or more, [`Error::DepthExhausted`] at
    /// depth 255, and, with a probability below 2^-127, [`Error::ChildUnusable`].
    pub fn derive_child_vartime(&self, index: u32) -> Result<Self, Error> {
        self.derive_child_with_tweak_vartime(index)
            .map(|(child, _)| child)
    }

    /// Derives the child at a normal index, and returns with it the number the step adds to the
    /// key.
    ///
    /// With this number a signer who has checked the public key gets at the secret key by one
    /// addition.
    ///
    /// # Errors
    /// As [`derive_child_vartime`](Self::derive_child_vartime).
    pub fn derive_child_with_tweak_vartime(&self, index: u32) -> Result<(Self, ChildTweak), Error> {
        if index >= HARDENED {
            return Err(Error::HardenedFromPublicKey(index));
        }
        let hash = hmac_sha512(
            &self.chain_code,
            &[&self.public_key.to_byte_array(), &index.to_be_bytes()],
        );
        let [tweak, chain_code] = *hash;
        let public_key = self
            .public_key
            .add_tweak_vartime(&tweak)
            .map_err(|_| Error::ChildUnusable(index))?;
        Ok((
            self.child(index, chain_code, public_key)?,
            ChildTweak(tweak),
        ))
    }

    /// Puts a child together.
    fn child(
        &self,
        index: u32,
        chain_code: [u8; 32],
        public_key: PublicKey,
    ) -> Result<Self, Error> {
        Ok(Self {
            network: self.network,
            depth: self.depth.checked_add(1).ok_or(Error::DepthExhausted)?,
            parent_fingerprint: self.fingerprint(),
            child_number: index,
            chain_code,
            public_key,
        })
    }
}

/// A secret key with the chain code that its children are derived with.
///
/// The secret key is wiped when dropped. The chain code is not: it stands in the extended public
/// key too.
#[derive(Clone)]
pub struct ExtendedSecretKey {
    secret_key: SecretKey,
    public: ExtendedPublicKey,
}

impl ExtendedSecretKey {
    /// Derives the master key of a seed of 16 to 64 bytes (for example BIP-39's, 64 bytes).
    ///
    /// Constant time in the seed, variable in its length. Source: BIP-32, "Master key generation".
    ///
    /// # Errors
    /// [`Error::SeedLength`], and, with a probability below 2^-127, [`Error::SeedUnusable`].
    pub fn from_seed(seed: &[u8], network: NetworkKind) -> Result<Self, Error> {
        if !(16..=64).contains(&seed.len()) {
            return Err(Error::SeedLength(seed.len()));
        }
        let hash = hmac_sha512(b"Bitcoin seed", &[seed]);
        let secret_key = SecretKey::from_secret_bytes(&hash[0]).map_err(|_| Error::SeedUnusable)?;
        let public = ExtendedPublicKey {
            network,
            depth: 0,
            parent_fingerprint: [0; 4],
            child_number: 0,
            chain_code: hash[1].declassify(CHAIN_CODE_IS_PUBLIC),
            public_key: secret_key.public_key(),
        };
        Ok(Self { secret_key, public })
    }

    /// Reads the 78 bytes of an extended secret key: version, depth, parent fingerprint, child
    /// number, chain code and key.
    ///
    /// Constant time in the secret, but for whether it is in range. Source: BIP-32, "Serialization
    /// format".
    ///
    /// # Errors
    /// [`Error::ExtendedSecretKeyVersion`] unless the version is that of an xprv or tprv,
    /// [`Error::ExtendedSecretKeyPrefix`], [`Error::SecretKeyRange`], and at depth 0
    /// [`Error::MasterKeyWithParent`] and [`Error::MasterKeyWithChildNumber`].
    pub fn from_secret_byte_array(bytes: &[u8; 78]) -> Result<Self, Error> {
        let network = match u32::from_be_bytes(array_at(bytes, 0)) {
            VERSION_XPRV => NetworkKind::Main,
            VERSION_TPRV => NetworkKind::Test,
            version => return Err(Error::ExtendedSecretKeyVersion(version)),
        };
        if bytes[45] != 0 {
            return Err(Error::ExtendedSecretKeyPrefix(bytes[45]));
        }
        let secret_key = SecretKey::from_secret_bytes(&Zeroizing::new(array_at(bytes, 46)))?;
        let public = ExtendedPublicKey::read(bytes, network, secret_key.public_key())?;
        Ok(Self { secret_key, public })
    }

    /// Returns the 78 bytes of the extended secret key, an xprv or tprv before its Base58Check
    /// encoding, in a buffer that is wiped when dropped.
    ///
    /// Constant time in the secret. From here on the caller keeps the secret.
    #[must_use]
    pub fn to_secret_byte_array(&self) -> Zeroizing<[u8; 78]> {
        let version = match self.public.network {
            NetworkKind::Main => VERSION_XPRV,
            NetworkKind::Test => VERSION_TPRV,
        };
        let mut bytes = Zeroizing::new([0; 78]);
        self.public.write(version, &mut bytes);
        bytes[46..].copy_from_slice(&*self.secret_key.to_secret_bytes());
        bytes
    }

    /// Returns the extended public key, which derives the same normal children.
    #[must_use]
    pub fn extended_public_key(&self) -> ExtendedPublicKey {
        self.public
    }

    /// Returns the secret key.
    #[must_use]
    pub fn secret_key(&self) -> &SecretKey {
        &self.secret_key
    }

    /// Derives the child at an index, normal or hardened.
    ///
    /// Constant time in the secret, but for whether the child is usable: one `mul_generator` and
    /// one inversion. Source: BIP-32, "Private parent key → private child key".
    ///
    /// # Errors
    /// [`Error::DepthExhausted`] at depth 255, and, with a probability below 2^-127,
    /// [`Error::ChildUnusable`].
    pub fn derive_child(&self, index: u32) -> Result<Self, Error> {
        let mut key = Zeroizing::new([0; 33]);
        if index >= HARDENED {
            key[1..].copy_from_slice(&*self.secret_key.to_secret_bytes());
        } else {
            *key = self.public.public_key.to_byte_array();
        }
        let hash = hmac_sha512(&self.public.chain_code, &[&*key, &index.to_be_bytes()]);
        let secret_key = SecretScalar::from_secret_bytes(&hash[0])
            .and_then(|tweak| SecretKey::from_scalar(self.secret_key.scalar().add(&tweak)))
            .ok_or(Error::ChildUnusable(index))?;
        let chain_code = hash[1].declassify(CHAIN_CODE_IS_PUBLIC);
        let public = self
            .public
            .child(index, chain_code, secret_key.public_key())?;
        Ok(Self { secret_key, public })
    }

    /// Derives along a path of indices, starting from this key.
    ///
    /// # Errors
    /// As [`derive_child`](Self::derive_child).
    pub fn derive_path(&self, path: &[u32]) -> Result<Self, Error> {
        path.iter()
            .try_fold(self.clone(), |key, &index| key.derive_child(index))
    }
}

impl ConstantTimeEq for ExtendedSecretKey {
    fn ct_eq(&self, other: &Self) -> Choice {
        let same_public = Choice::from(u8::from(self.public == other.public));
        self.secret_key.ct_eq(&other.secret_key) & same_public
    }
}

impl PartialEq for ExtendedSecretKey {
    fn eq(&self, other: &Self) -> bool {
        self.ct_eq(other).into()
    }
}

impl Eq for ExtendedSecretKey {}

impl ZeroizeOnDrop for ExtendedSecretKey where SecretKey: ZeroizeOnDrop {}

impl fmt::Debug for ExtendedSecretKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ExtendedSecretKey(redacted)")
    }
}

const CHAIN_CODE_IS_PUBLIC: &str = "a chain code stands in the extended public key";

const VERSION_XPUB: u32 = 0x0488_b21e;
const VERSION_XPRV: u32 = 0x0488_ade4;
const VERSION_TPUB: u32 = 0x0435_87cf;
const VERSION_TPRV: u32 = 0x0435_8394;

/// Copies N bytes out of `bytes`, which must hold as many from `start` on.
fn array_at<const N: usize>(bytes: &[u8], start: usize) -> [u8; N] {
    core::array::from_fn(|i| bytes[start + i])
}
