//! Derives a policy's scripts and addresses, and remembers the first of the two derivation steps.
//!
//! A key of a script is two public derivations (BIP-32) away from the policy's key: the branch,
//! then the address index. Every input and the change of a transaction ask for the same few
//! branches, so [`Deriver`] can keep those:
//!
//! | work in public derivations | k key expressions, s scripts |
//! |---|---|
//! | [`Cache::Off`] | 2·k·s |
//! | [`Cache::On`] | k·s + 2·k |
//!
//! With the cache on, the first script derives *both* branches of every key expression, which are
//! the 2·k, and each script then takes one derivation for each key expression. A policy has two
//! branches and no more, and a transaction that spends and takes change uses both, so nothing is
//! looked up and the count depends on nothing but k and s. For a single script the cache costs k
//! derivations more than it saves; for two it saves nothing and costs nothing. A transaction of n
//! inputs and one change output has s = n + 1. [`Deriver::derivations`] counts the public
//! derivations that were made.
//!
//! Every step's `I_L` is kept beside the key it leads to ([`DerivedKey::tweaks`]): whoever holds
//! the secret key of the policy's key adds the two to it, and has the secret of the child without
//! deriving anything again.
//!
//! ```
//! use bitcoin::Network;
//! use purek1_wallet::{Branch, Cache, Deriver, Policy, sample};
//!
//! let wallet = &sample::workload_policies()?[1].policy;
//! assert_eq!(wallet.template(), "wpkh(@0/**)");
//! let mut deriver = Deriver::new(wallet, Cache::On);
//! let first = deriver.address(Branch::Receive, 0, Network::Testnet)?;
//! assert_eq!(first.to_string(), "tb1qzdr7s2sr0dwmkwx033r4nujzk86u0cy6fmzfjk");
//! let change = deriver.address(Branch::Change, 15, Network::Testnet)?;
//! assert_eq!(change.to_string(), "tb1qlrvzyx8jcjfj2xuy69du9trtxnsvjuped7e289");
//! assert_eq!(deriver.derivations(), 1 * 2 + 2 * 1);
//! # Ok::<(), purek1_wallet::Error>(())
//! ```
//!
//! # Time
//! Everything here takes variable time, and may: an extended public key and all that is derived
//! from it are public. What the time can tell is at most *which* addresses are derived.

use bitcoin::hashes::{hash160, ripemd160, sha256};
use bitcoin::opcodes::all::OP_PUSHNUM_1;
use bitcoin::script::Builder;
use bitcoin::{Address, Network, ScriptBuf};
use miniscript::descriptor::ShInner;
use miniscript::{Descriptor, TranslateErr, Translator, hash256};
use purek1::bip32::{ChildTweak, ExtendedPublicKey, HARDENED, NetworkKind};
use purek1::{PublicKey, XOnlyPublicKey};

use crate::policy::{Branch, KeyExpression};
use crate::{Error, Policy};

/// Whether a [`Deriver`] keeps the first derivation step of each key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cache {
    /// Keep the children of both branches, one entry for each key expression and branch.
    On,
    /// Derive every key from the policy's key. The scripts are the same.
    Off,
}

/// Derives the scripts of one policy.
#[derive(Clone, Debug)]
pub struct Deriver<'policy> {
    policy: &'policy Policy,
    cache: Cache,
    /// For each key expression in turn, the children of the receive and of the change branch; empty
    /// until needed.
    parents: Vec<[Child; 2]>,
    derivations: u64,
}

/// A derived key, and the `I_L` of the step to it.
type Child = (ExtendedPublicKey, ChildTweak);

/// The scripts of one address, and the keys in them.
#[derive(Clone, Debug)]
pub struct Scripts {
    /// The output's script.
    pub script_pubkey: ScriptBuf,
    /// The script that hashes to a P2SH output, for the `sh` forms.
    pub redeem_script: Option<ScriptBuf>,
    /// The script that hashes to a P2WSH output, for `wsh` and `sh(wsh)`.
    pub witness_script: Option<ScriptBuf>,
    /// The key that a taproot output commits to before its tweak, for `tr`.
    pub tap_internal_key: Option<XOnlyPublicKey>,
    /// The derived keys, in the order of [`Policy::key_expressions`].
    pub keys: Vec<DerivedKey>,
}

/// The key of one key expression at one branch and index.
#[derive(Clone, Debug)]
pub struct DerivedKey {
    /// The public key, before any taproot tweak.
    pub public_key: PublicKey,
    /// The `I_L` of the branch's step and of the index's step, both public: the secret of this key
    /// is the secret of the policy's key plus both, mod n.
    pub tweaks: [ChildTweak; 2],
}

impl<'policy> Deriver<'policy> {
    /// A deriver for `policy` that has derived nothing yet.
    pub fn new(policy: &'policy Policy, cache: Cache) -> Self {
        Self {
            policy,
            cache,
            parents: Vec::new(),
            derivations: 0,
        }
    }

    /// The policy whose scripts are derived.
    pub fn policy(&self) -> &'policy Policy {
        self.policy
    }

    /// The public derivations made so far, of which the file's head gives the count.
    pub fn derivations(&self) -> u64 {
        self.derivations
    }

    /// Derives the keys of all key expressions at `branch` and `index`, and the scripts over them.
    ///
    /// Variable time, public data only. Source: BIP-388 "Descriptor derivation", BIP-32, and
    /// BIP-380 to 386 for the scripts.
    ///
    /// # Errors
    /// [`Error::IndexTooLarge`] if `index` is 2^31 or more; [`Error::Derivation`] for an index or
    /// branch without a valid key, which happens to one in 2^127: take the next index.
    pub fn script_pubkey(&mut self, branch: Branch, index: u32) -> Result<Scripts, Error> {
        if index >= HARDENED {
            return Err(Error::IndexTooLarge { index });
        }
        let policy = self.policy;
        let mut keys = Vec::with_capacity(policy.key_expressions().len());
        for (position, expression) in policy.key_expressions().iter().enumerate() {
            let (parent, branch_tweak) = match self.cache {
                Cache::On => self.cached(position, branch)?,
                Cache::Off => self.first_step(expression, branch)?,
            };
            let (child, index_tweak) = self.step(expression.key, &parent, index)?;
            keys.push(DerivedKey {
                public_key: child.public_key(),
                tweaks: [branch_tweak, index_tweak],
            });
        }
        Scripts::new(policy, keys)
    }

    /// The address at `branch` and `index`.
    ///
    /// Variable time, public data only.
    ///
    /// # Errors
    /// [`Error::WrongNetwork`] if the policy's keys are not for `network`; otherwise as
    /// [`Deriver::script_pubkey`].
    pub fn address(
        &mut self,
        branch: Branch,
        index: u32,
        network: Network,
    ) -> Result<Address, Error> {
        check_network(self.policy, network)?;
        let scripts = self.script_pubkey(branch, index)?;
        Address::from_script(&scripts.script_pubkey, network).map_err(|error| Error::Script {
            reason: error.to_string(),
        })
    }

    /// The children of both branches for the key expression at `position`, derived for all of them
    /// when first asked for.
    fn cached(&mut self, position: usize, branch: Branch) -> Result<Child, Error> {
        if self.parents.is_empty() {
            let expressions = self.policy.key_expressions();
            let mut parents = Vec::with_capacity(expressions.len());
            for expression in expressions {
                let receive = self.first_step(expression, Branch::Receive)?;
                let change = self.first_step(expression, Branch::Change)?;
                parents.push([receive, change]);
            }
            self.parents = parents;
        }
        let [receive, change] = self.parents[position];
        Ok(match branch {
            Branch::Receive => receive,
            Branch::Change => change,
        })
    }

    /// The child of the policy's key at the branch's step.
    fn first_step(&mut self, expression: &KeyExpression, branch: Branch) -> Result<Child, Error> {
        let key = self.policy.keys()[expression.key as usize].xpub();
        self.step(expression.key, key, expression.step(branch))
    }

    /// One public derivation, counted.
    fn step(&mut self, key: u32, parent: &ExtendedPublicKey, step: u32) -> Result<Child, Error> {
        self.derivations += 1;
        parent
            .derive_child_with_tweak_vartime(step)
            .map_err(|source| Error::Derivation { key, step, source })
    }
}

/// A policy's keys are for the main network or for all the test networks.
///
/// # Errors
/// [`Error::WrongNetwork`] if they are not for `network`.
pub(crate) fn check_network(policy: &Policy, network: Network) -> Result<(), Error> {
    let kind = match network {
        Network::Bitcoin => NetworkKind::Main,
        _ => NetworkKind::Test,
    };
    if kind == policy.network() {
        Ok(())
    } else {
        Err(Error::WrongNetwork { network })
    }
}

impl Scripts {
    /// The scripts of `policy` over `keys`, which are in the order of its key expressions.
    fn new(policy: &Policy, keys: Vec<DerivedKey>) -> Result<Self, Error> {
        let mut scripts = Self {
            script_pubkey: ScriptBuf::new(),
            redeem_script: None,
            witness_script: None,
            tap_internal_key: None,
            keys,
        };
        if let Descriptor::Tr(_) = policy.descriptor() {
            scripts.fill_taproot()?;
        } else {
            scripts.fill_from(policy)?;
        }
        Ok(scripts)
    }

    /// Taproot with a key path only, on this project's engine: the output key commits to no script
    /// tree. Source: BIP-386.
    fn fill_taproot(&mut self) -> Result<(), Error> {
        let key = self.keys.first().ok_or(Error::NoPlaceholder)?;
        let (internal_key, _) = key.public_key.x_only_public_key();
        let (output_key, _) = internal_key.tap_tweak(None)?;
        self.tap_internal_key = Some(internal_key);
        self.script_pubkey = Builder::new()
            .push_opcode(OP_PUSHNUM_1)
            .push_slice(output_key.to_byte_array())
            .into_script();
        Ok(())
    }

    /// Every other form: miniscript compiles the descriptor with the derived keys in it.
    fn fill_from(&mut self, policy: &Policy) -> Result<(), Error> {
        let mut insert = Insert {
            expressions: policy.key_expressions(),
            keys: &self.keys,
        };
        let descriptor =
            policy
                .descriptor()
                .translate_pk(&mut insert)
                .map_err(|error| match error {
                    TranslateErr::TranslatorErr(error) => error,
                    TranslateErr::OuterError(error) => Error::Script {
                        reason: error.to_string(),
                    },
                })?;
        self.script_pubkey = descriptor.script_pubkey();
        match &descriptor {
            Descriptor::Wsh(wsh) => self.witness_script = Some(wsh.inner_script()),
            Descriptor::Sh(sh) => match sh.as_inner() {
                ShInner::Wsh(wsh) => {
                    self.redeem_script = Some(wsh.script_pubkey());
                    self.witness_script = Some(wsh.inner_script());
                }
                ShInner::Wpkh(wpkh) => self.redeem_script = Some(wpkh.script_pubkey()),
                ShInner::SortedMulti(multi) => self.redeem_script = Some(multi.encode()),
                ShInner::Ms(script) => self.redeem_script = Some(script.encode()),
            },
            _ => {}
        }
        Ok(())
    }
}

/// Puts the derived key in the place of each key expression.
struct Insert<'a> {
    expressions: &'a [KeyExpression],
    keys: &'a [DerivedKey],
}

impl Translator<KeyExpression> for Insert<'_> {
    type TargetPk = bitcoin::PublicKey;
    type Error = Error;

    fn pk(&mut self, expression: &KeyExpression) -> Result<bitcoin::PublicKey, Error> {
        // No two key expressions of a policy are equal, so the value itself finds the key.
        let position = self
            .expressions
            .iter()
            .position(|other| other == expression);
        let key = position
            .and_then(|position| self.keys.get(position))
            .ok_or(Error::NoPlaceholder)?;
        to_bitcoin(&key.public_key)
    }

    fn sha256(&mut self, hash: &sha256::Hash) -> Result<sha256::Hash, Error> {
        Ok(*hash)
    }

    fn hash256(&mut self, hash: &hash256::Hash) -> Result<hash256::Hash, Error> {
        Ok(*hash)
    }

    fn ripemd160(&mut self, hash: &ripemd160::Hash) -> Result<ripemd160::Hash, Error> {
        Ok(*hash)
    }

    fn hash160(&mut self, hash: &hash160::Hash) -> Result<hash160::Hash, Error> {
        Ok(*hash)
    }
}

/// The key in bitcoin's type. Its 65 bytes carry both coordinates, so nothing has to take a square
/// root to read them.
pub(crate) fn to_bitcoin(key: &PublicKey) -> Result<bitcoin::PublicKey, Error> {
    bitcoin::secp256k1::PublicKey::from_slice(&key.to_uncompressed_byte_array())
        .map(bitcoin::PublicKey::new)
        .map_err(|error| Error::Script {
            reason: error.to_string(),
        })
}
