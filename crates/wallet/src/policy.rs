//! Wallet policies (BIP-388): which scripts belong to a wallet, in a form that a person can check.
//!
//! A policy is a *name*, a *template* and a vector of *key infos*:
//!
//! ```text
//! name      Cold storage
//! template  wsh(sortedmulti(2,@0/**,@1/**))
//! keys      [f5acc2fd/48'/1'/0'/2']tpubDFAqEGNyad35a…      @0, the signer's own
//!           tpubDE7NQymr4AFte…                             @1, of somebody else
//! ```
//!
//! The template is an output descriptor whose keys are placeholders. Each placeholder has two
//! branches, `/**` being short for `/<0;1>/*`: the first receives, the second takes change, and the
//! address index comes last. The key infos say which extended public key stands behind each
//! placeholder, in order, with its origin where the wallet knows it. So the text above stands for
//! the two descriptors of every address the wallet will ever have, and [`Policy::new`] is the place
//! where all that could be wrong with it is refused.
//!
//! # What a policy may be
//! `pkh(KEY)`, `wpkh(KEY)`, `sh(wpkh(KEY))`, `tr(KEY)`, `sh(MULTI)`, `wsh(SCRIPT)`,
//! `sh(wsh(SCRIPT))`, where `MULTI` is `multi(k,KEY,…)` or `sortedmulti(k,KEY,…)`, `SCRIPT` is a
//! `MULTI` or any sane miniscript (BIP-379), and `KEY` is `@i/**` or `@i/<M;N>/*`. A `tr` with a
//! script tree and `musig` keys are part of BIP-388, but not of this version: they are refused as
//! [`Error::NotSupported`], so that they can be told from policies that are wrong.
//!
//! # Rules
//! Placeholders appear first in the order `@0`, `@1`, … with none skipped, and there is one key
//! info for each. The public keys of the key infos are pairwise distinct. A placeholder used twice
//! takes other steps each time. A multipath has exactly two different steps, both unhardened. No
//! key stands in the template itself. The miniscript is sane, and `older(n)` locks for the time it
//! says. The name has at most 64 printable ASCII characters, and only the standard single-signature
//! policies ([`Policy::is_standard`]) may do without one. All keys are for one network. Name,
//! template and keys together have at most 64 KiB.
//!
//! # Identity
//! [`Policy::id`] commits to the texts exactly as they were given: `48'` and `48h`, or `@0/**` and
//! `@0/<0;1>/*`, mean the same scripts but make different ids. A registration ([`crate::register`])
//! is a proof for one id.
//!
//! ```
//! use purek1_wallet::{Error, Policy};
//!
//! let keys = [
//!     "[f5acc2fd/48'/1'/0'/2']tpubDFAqEGNyad35aBCKUAXbQGDjdVhNueno5ZZVEn3sQbW5ci457gLR7HyTmHBg93oourBssgUxuWz1jX5uhc1qaqFo9VsybY1J5FuedLfm4dK",
//!     "tpubDE7NQymr4AFtewpAsWtnreyq9ghkzQBXpCZjWLFVRAvnbf7vya2eMTvT2fPapNqL8SuVvLQdbUbMfWLVDCZKnsEBqp6UK93QEzL8Ck23AwF",
//! ];
//! let policy = Policy::new("Cold storage", "wsh(sortedmulti(2,@0/**,@1/**))", &keys)?;
//! assert!(!policy.is_standard());
//!
//! let refused = Policy::new("Cold storage", "wsh(sortedmulti(2,@0/**,@0/**))", &keys[..1]);
//! assert!(matches!(refused, Err(Error::PathsOverlap { .. })));
//! # Ok::<(), Error>(())
//! ```
//!
//! Everything here is public data and handled in variable time.

mod rules;
mod template;

use core::fmt;

use bitcoin::base58;
use bitcoin::consensus::encode::{VarInt, serialize};
use miniscript::Descriptor;
use miniscript::descriptor::DescriptorType;
use purek1::bip32::{ExtendedPublicKey, HARDENED, NetworkKind};
use sha2::{Digest, Sha256};

pub use self::template::KeyExpression;
use self::template::{Template, number};
use crate::Error;

/// The most bytes a policy's name may have.
pub const MAX_NAME_LENGTH: usize = 64;

/// The most bytes a policy's name, template and key infos may have together: 64 KiB.
pub const MAX_POLICY_LENGTH: usize = 64 * 1024;

/// The characters of an extended public key in base58check at most: 78 bytes and 4 of checksum.
const MAX_XPUB_LENGTH: usize = 112;

/// One of the two sequences of addresses that a policy has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Branch {
    /// Addresses to be paid by others: the first step of a multipath.
    Receive,
    /// Addresses that take back what a transaction does not spend: the second step of a multipath.
    Change,
}

/// A wallet policy that obeys every rule of this module.
#[derive(Clone, Debug)]
pub struct Policy {
    name: String,
    template: Template,
    keys: Vec<KeyInfo>,
    network: NetworkKind,
}

impl Policy {
    /// Reads a policy and checks all its rules.
    ///
    /// `keys` are the key infos of `@0`, `@1`, … in this order, each `[fingerprint/path]xpub` or a
    /// bare xpub; hardened steps are marked with `'` or `h`. Cost: one point decompression for each
    /// key.
    ///
    /// Source: BIP-388 "Formal definition" and "Additional rules".
    ///
    /// # Errors
    /// [`Error::NotSupported`] for a valid form that this version cannot handle; otherwise the
    /// variant of the rule that is broken, which names the placeholder, the key or the position.
    pub fn new(name: &str, template: &str, keys: &[impl AsRef<str>]) -> Result<Self, Error> {
        rules::length(name, template, keys)?;
        rules::name(name)?;
        let template = Template::parse(template)?;
        rules::one_key_each(&template.expressions, keys.len())?;
        let keys = keys
            .iter()
            .enumerate()
            .map(|(index, text)| KeyInfo::parse(index, text.as_ref()))
            .collect::<Result<Vec<_>, _>>()?;
        rules::distinct_keys(&keys)?;
        rules::one_network(&keys)?;
        rules::room_for_two_steps(&keys)?;

        let network = keys.first().ok_or(Error::NoPlaceholder)?.xpub.network();
        let policy = Self {
            name: name.into(),
            template,
            keys,
            network,
        };
        if policy.name.is_empty() && !policy.is_standard() {
            return Err(Error::NameMissing);
        }
        Ok(policy)
    }

    /// The name that a person knows the policy by; empty for a standard policy.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The descriptor template, as it was given.
    pub fn template(&self) -> &str {
        &self.template.text
    }

    /// The key infos: the one of placeholder `@i` is at index `i`.
    pub fn keys(&self) -> &[KeyInfo] {
        &self.keys
    }

    /// The key expressions, in the order of the template's text, one for each time a placeholder
    /// occurs. No two are equal.
    pub fn key_expressions(&self) -> &[KeyExpression] {
        &self.template.expressions
    }

    /// The descriptor that the template is, over placeholders.
    pub fn descriptor(&self) -> &Descriptor<KeyExpression> {
        &self.template.descriptor
    }

    /// The network that all the policy's keys are for. Testnets are not told apart: their keys look
    /// the same.
    pub fn network(&self) -> NetworkKind {
        self.network
    }

    /// Whether this is one of the single-signature policies that need no registration, because
    /// every wallet derives them alike.
    ///
    /// Such a policy has an empty name and is `pkh`, `sh(wpkh)`, `wpkh` or `tr` of `@0/**`, whose
    /// key has the origin path `44'`, `49'`, `84'` or `86'` respectively, then `0'` for mainnet
    /// keys or `1'` for testnet ones, then the hardened number of an account. Source: BIP-44,
    /// BIP-49, BIP-84, BIP-86. Whether the key is the signer's own is for the review to find out.
    pub fn is_standard(&self) -> bool {
        let purpose = match self.descriptor().desc_type() {
            DescriptorType::Pkh => 44,
            DescriptorType::ShWpkh => 49,
            DescriptorType::Wpkh => 84,
            DescriptorType::Tr => 86,
            _ => return false,
        };
        let coin = match self.network {
            NetworkKind::Main => 0,
            NetworkKind::Test => 1,
        };
        let path = self
            .keys
            .first()
            .and_then(KeyInfo::origin)
            .map(|origin| origin.path.as_slice());
        let Some([first, second, account]) = path else {
            return false;
        };
        let usual_branches = KeyExpression {
            key: 0,
            receive: 0,
            change: 1,
        };
        self.name.is_empty()
            && self.key_expressions() == [usual_branches]
            && [*first, *second] == [HARDENED | purpose, HARDENED | coin]
            && *account >= HARDENED
    }

    /// The policy's identity: a hash of name, template and key infos, equal to the reference
    /// system's wallet id.
    ///
    /// It is SHA-256 of `0x02`, the name's length in one byte, the name, the template's length as a
    /// compact size, the template's SHA-256, the number of keys as a compact size, and the root of
    /// a Merkle tree over the texts of the key infos. The tree is RFC 6962's (section 2.1): leaves
    /// are hashed behind `0x00`, inner nodes behind `0x01`.
    pub fn id(&self) -> PolicyId {
        let leaves: Vec<_> = self
            .keys
            .iter()
            .map(|key| {
                Sha256::new()
                    .chain_update([0x00])
                    .chain_update(&key.text)
                    .finalize()
                    .into()
            })
            .collect();
        // A name has at most 64 bytes, so its compact size is the single byte that the format asks
        // for.
        let hash = Sha256::new()
            .chain_update([0x02])
            .chain_update(compact_size(self.name.len()))
            .chain_update(&self.name)
            .chain_update(compact_size(self.template.text.len()))
            .chain_update(Sha256::digest(&self.template.text))
            .chain_update(compact_size(self.keys.len()))
            .chain_update(merkle_root(&leaves));
        PolicyId(hash.finalize().into())
    }

    /// The policy as one multipath descriptor (BIP-389) without a checksum: each placeholder
    /// replaced by its key info as it was given, and `/**` by `/<0;1>/*`. Source: BIP-388
    /// "Descriptor derivation".
    pub fn to_descriptor_string(&self) -> String {
        self.template.with_keys(|expression| {
            // `Policy::new` saw to it that there is a key for every placeholder.
            let key = self
                .keys
                .get(expression.key as usize)
                .map_or("", KeyInfo::as_str);
            format!("{key}/<{};{}>/*", expression.receive, expression.change)
        })
    }
}

/// A policy's identity, of 32 bytes: see [`Policy::id`]. Its text is hexadecimal, in the order of
/// the bytes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PolicyId([u8; 32]);

impl PolicyId {
    /// The 32 bytes of the hash.
    pub fn to_byte_array(self) -> [u8; 32] {
        self.0
    }
}

impl fmt::Display for PolicyId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for PolicyId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PolicyId({self})")
    }
}

/// What stands behind a placeholder: an extended public key, and where it comes from if that is
/// known.
#[derive(Clone, Debug)]
pub struct KeyInfo {
    origin: Option<Origin>,
    xpub: ExtendedPublicKey,
    text: String,
}

/// Where an extended public key comes from: a master key and the path from it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Origin {
    /// The first 4 bytes of the hash160 of the master public key. It proposes a master key; it
    /// proves nothing.
    pub fingerprint: [u8; 4],
    /// The steps from the master key to the extended key, bit 31 set for a hardened one.
    pub path: Vec<u32>,
}

impl KeyInfo {
    /// The origin, absent for a bare xpub.
    pub fn origin(&self) -> Option<&Origin> {
        self.origin.as_ref()
    }

    /// The extended public key.
    pub fn xpub(&self) -> &ExtendedPublicKey {
        &self.xpub
    }

    /// The text as it was given, over which the policy's id is computed.
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// Reads the key info of placeholder `@key`. The text is not repeated in errors: it may be
    /// anything, even a secret key.
    ///
    /// Source: BIP-388 "Key information vector", BIP-32 "Serialization format".
    fn parse(key: usize, text: &str) -> Result<Self, Error> {
        let (origin, encoded) = match text.strip_prefix('[') {
            None => (None, text),
            Some(rest) => {
                let (inside, encoded) = rest.split_once(']').ok_or(Error::KeyOrigin {
                    key,
                    reason: "its [ is never closed",
                })?;
                (Some(Origin::parse(key, inside)?), encoded)
            }
        };
        // Decoding takes time quadratic in the length.
        if encoded.len() > MAX_XPUB_LENGTH {
            return Err(Error::KeyEncoding { key });
        }
        let bytes = base58::decode_check(encoded).map_err(|_| Error::KeyEncoding { key })?;
        let bytes: &[u8; 78] = bytes
            .as_slice()
            .try_into()
            .map_err(|_| Error::KeyEncoding { key })?;
        let xpub = ExtendedPublicKey::from_byte_array(bytes)
            .map_err(|source| Error::KeyInvalid { key, source })?;
        Ok(Self {
            origin,
            xpub,
            text: text.into(),
        })
    }
}

impl Origin {
    /// Reads what stands between the brackets: 8 hexadecimal digits, then `/` and a step any number
    /// of times.
    fn parse(key: usize, inside: &str) -> Result<Self, Error> {
        let mut parts = inside.split('/');
        let fingerprint = parts
            .next()
            .filter(|digits| {
                digits.len() == 8 && digits.bytes().all(|digit| digit.is_ascii_hexdigit())
            })
            .and_then(|digits| u32::from_str_radix(digits, 16).ok())
            .ok_or(Error::KeyOrigin {
                key,
                reason: "its fingerprint is not 8 hexadecimal digits",
            })?
            .to_be_bytes();
        let path = parts
            .map(|part| {
                let (digits, hardened) = match part.strip_suffix(['\'', 'h']) {
                    Some(digits) => (digits, HARDENED),
                    None => (part, 0),
                };
                number(digits)
                    .filter(|step| *step < HARDENED)
                    .map(|step| step | hardened)
            })
            .collect::<Option<Vec<_>>>()
            .ok_or(Error::KeyOrigin {
                key,
                reason: "a step of its path is not a number below 2147483648",
            })?;
        if path.len() > usize::from(u8::MAX) {
            return Err(Error::KeyOrigin {
                key,
                reason: "its path has more than 255 steps",
            });
        }
        Ok(Self { fingerprint, path })
    }
}

fn compact_size(length: usize) -> Vec<u8> {
    serialize(&VarInt::from(length))
}

/// The root of RFC 6962's Merkle tree over hashed leaves: the left half is the largest power of two
/// that leaves something for the right. No leaves have the root of 32 zero bytes, as in the
/// reference system.
fn merkle_root(leaves: &[[u8; 32]]) -> [u8; 32] {
    match leaves {
        [] => [0; 32],
        [leaf] => *leaf,
        _ => {
            let (left, right) = leaves.split_at(leaves.len().next_power_of_two() / 2);
            Sha256::new()
                .chain_update([0x01])
                .chain_update(merkle_root(left))
                .chain_update(merkle_root(right))
                .finalize()
                .into()
        }
    }
}
