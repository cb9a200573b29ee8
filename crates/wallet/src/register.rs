//! Registration: a proof that a person once looked at a policy and approved it for a seed.
//!
//! A signer that keeps no state must be able to tell a policy its owner approved from one that an
//! attacker made up to look alike. When the owner approves, [`register`] makes a [`Proof`] from the
//! seed; the wallet keeps it beside the policy, and [`check`] finds out later whether it belongs to
//! this very policy (its name, its template and its keys, by [`crate::policy::PolicyId`]) and to
//! this very seed. The proof is no secret: it tells nothing about the seed, and opens nothing but
//! the policy it is for. Nobody can make one without the seed.
//!
//! The proof is HMAC-SHA256 of the id under the SLIP-21 key of the label `LEDGER-Wallet policy`, as
//! the reference system makes it: a policy registered with one is registered with the other.
//!
//! ```
//! use purek1_wallet::{Error, Seed, register, sample};
//!
//! let seed = Seed::from_bytes(&sample::SEED)?;
//! let wallets = sample::workload_policies()?;
//! let proof = register::register(&wallets[3].policy, &seed)?;
//! assert_eq!(register::check(&wallets[3].policy, &seed, &proof), Ok(()));
//! assert_eq!(register::check(&wallets[4].policy, &seed, &proof), Err(Error::ProofMismatch));
//! # Ok::<(), Error>(())
//! ```
//!
//! The standard single-signature policies ([`crate::Policy::is_standard`]) need no proof. It is the
//! caller who asks for one.

use core::fmt;
use core::str::FromStr;

use hmac::{Hmac, KeyInit, Mac};
use purek1::hazmat::Declassify;
use sha2::Sha256;
use subtle::{Choice, ConstantTimeEq};
use zeroize::Zeroizing;

use crate::{Error, Policy, Seed};

/// The SLIP-21 label of the key that proofs are made with. SLIP-21 itself puts a zero byte before a
/// label.
const LABEL: &[u8] = b"LEDGER-Wallet policy";

/// Makes the proof that `policy` is registered for `seed`. Call it only when a person has approved
/// the policy.
///
/// Constant time in the seed. Source: BIP-388 "Policy registration as a solution", SLIP-21.
///
/// # Errors
/// [`Error::ProofNeedsSeed`] if the seed was made from an extended private key.
pub fn register(policy: &Policy, seed: &Seed) -> Result<Proof, Error> {
    let proof = secret_proof(policy, seed)?.declassify("a proof is no secret once it is given out");
    Ok(Proof(proof))
}

/// The right proof, which whoever brings a wrong one must not learn.
fn secret_proof(policy: &Policy, seed: &Seed) -> Result<[u8; 32], Error> {
    let node = seed.slip21()?.derive(LABEL);
    // HMAC pads a key with zeros to its block of 64 bytes.
    let mut key = Zeroizing::new([0; 64]);
    key[..32].copy_from_slice(node.key());
    let mac = Hmac::<Sha256>::new((&*key).into()).chain_update(policy.id().to_byte_array());
    Ok(mac.finalize().into_bytes().into())
}

/// Checks that `proof` is the one of `policy` and `seed`.
///
/// Constant time in the seed and in the right proof. Source: as [`register`].
///
/// # Errors
/// [`Error::ProofMismatch`] if it is the proof of another policy or seed; [`Error::ProofNeedsSeed`]
/// as for [`register`].
pub fn check(policy: &Policy, seed: &Seed, proof: &Proof) -> Result<(), Error> {
    let is_right = secret_proof(policy, seed)?.ct_eq(&proof.0);
    if is_right.declassify("whether the proof is right is what is returned") {
        Ok(())
    } else {
        Err(Error::ProofMismatch)
    }
}

/// A registration proof, of 32 bytes. Its text is hexadecimal, in the order of the bytes; equality
/// takes constant time.
#[derive(Clone, Copy)]
pub struct Proof([u8; 32]);

impl Proof {
    /// A proof from its 32 bytes; whether it proves anything is for [`check`] to say.
    pub fn from_byte_array(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The 32 bytes of the proof.
    pub fn to_byte_array(self) -> [u8; 32] {
        self.0
    }
}

impl ConstantTimeEq for Proof {
    fn ct_eq(&self, other: &Self) -> Choice {
        self.0.ct_eq(&other.0)
    }
}

impl PartialEq for Proof {
    fn eq(&self, other: &Self) -> bool {
        self.ct_eq(other).into()
    }
}

impl Eq for Proof {}

impl fmt::Display for Proof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Proof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Proof({self})")
    }
}

impl FromStr for Proof {
    type Err = Error;

    /// Reads 64 hexadecimal digits of either case.
    ///
    /// # Errors
    /// [`Error::ProofText`] if the text is anything else.
    fn from_str(text: &str) -> Result<Self, Error> {
        let mut bytes = [0; 32];
        if text.len() != 64 || !text.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            return Err(Error::ProofText);
        }
        for (byte, at) in bytes.iter_mut().zip((0..64).step_by(2)) {
            *byte = u8::from_str_radix(&text[at..at + 2], 16).map_err(|_| Error::ProofText)?;
        }
        Ok(Self(bytes))
    }
}
