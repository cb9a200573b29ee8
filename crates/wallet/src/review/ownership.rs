//! What belongs to the wallet: which policy keys the seed holds, and where in the policy a script
//! stands.
//!
//! A key origin is a hint and a derivation entry is a proposal. Both are worth nothing until the
//! same bytes come out of the seed and the policy.

use std::collections::{HashMap, HashSet};

use bitcoin::bip32::KeySource;
use bitcoin::psbt::{Input, Output};
use bitcoin::script::{Script, ScriptBuf};
use bitcoin::secp256k1;
use purek1::SecretKey;
use purek1::bip32::HARDENED;

use crate::derive::{DerivedKey, Deriver, Scripts};
use crate::policy::{Branch, Policy};
use crate::summary::Position;
use crate::warning::Place;
use crate::{Error, Seed, escape};

/// How many places in the policy are tried for one input or output. An honest PSBT proposes one.
const MAX_PROPOSALS: usize = 4;

/// The policy keys that the seed holds, with their secrets, wiped on drop.
#[derive(Debug)]
pub(crate) struct OwnKeys {
    /// By the number of the placeholder.
    secrets: HashMap<u32, SecretKey>,
    /// The placeholders of the policy's key expressions, in their order.
    placeholders: Vec<u32>,
}

impl OwnKeys {
    /// Finds the keys of `policy` that are the seed's, as [`Seed::owns`] says.
    ///
    /// # Errors
    /// [`Error::NoOwnKey`] if there is none.
    pub(super) fn find(policy: &Policy, seed: &Seed) -> Result<Self, Error> {
        let mut secrets = HashMap::new();
        for (placeholder, info) in (0..).zip(policy.keys()) {
            if let Some(account) = seed.own_account(info) {
                secrets.insert(placeholder, account.secret_key().clone());
            }
        }
        if secrets.is_empty() {
            return Err(Error::NoOwnKey {
                policy: escape(policy.name()),
            });
        }
        let placeholders = policy.key_expressions().iter().map(|key| key.key).collect();
        Ok(Self {
            secrets,
            placeholders,
        })
    }

    /// Whether the seed holds the key of this placeholder.
    fn contains(&self, placeholder: u32) -> bool {
        self.secrets.contains_key(&placeholder)
    }

    /// The keys of an address that the seed can sign with, each with the secret of its account.
    pub(crate) fn signers<'a>(
        &'a self,
        scripts: &'a Scripts,
    ) -> impl Iterator<Item = (&'a DerivedKey, &'a SecretKey)> {
        let keys = self.placeholders.iter().zip(&scripts.keys);
        keys.filter_map(|(placeholder, key)| Some((key, self.secrets.get(placeholder)?)))
    }
}

/// Reads derivation entries against one policy.
pub(super) struct Derivations {
    /// The steps that lead to a branch: (fingerprint, path of the key info and step of the branch).
    /// Hostile key infos may share an origin, so a path can lead to both branches.
    branches: HashMap<([u8; 4], Vec<u32>), Vec<Branch>>,
    /// The origins of the keys that are the signer's own; none without a signer.
    own_origins: HashSet<([u8; 4], Vec<u32>)>,
}

impl Derivations {
    pub(super) fn of(policy: &Policy, own_keys: Option<&OwnKeys>) -> Self {
        // A bare xpub has no origin: entries count its path from its own fingerprint.
        let sources: Vec<([u8; 4], &[u32])> = policy
            .keys()
            .iter()
            .map(|info| match info.origin() {
                Some(origin) => (origin.fingerprint, origin.path.as_slice()),
                None => (info.xpub().fingerprint(), [].as_slice()),
            })
            .collect();
        let mut branches: HashMap<_, Vec<Branch>> = HashMap::new();
        let mut own_origins = HashSet::new();
        for expression in policy.key_expressions() {
            let Some((fingerprint, path)) = usize::try_from(expression.key)
                .ok()
                .and_then(|key| sources.get(key).copied())
            else {
                continue;
            };
            for branch in [Branch::Receive, Branch::Change] {
                let path = [path, &[expression.step(branch)]].concat();
                let known = branches.entry((fingerprint, path)).or_default();
                if !known.contains(&branch) {
                    known.push(branch);
                }
            }
            if own_keys.is_some_and(|own_keys| own_keys.contains(expression.key)) {
                own_origins.insert((fingerprint, path.to_vec()));
            }
        }
        Self {
            branches,
            own_origins,
        }
    }

    /// Finds the place in the policy whose script is that of the output an input spends. `None` means
    /// the input is somebody else's.
    ///
    /// # Errors
    /// [`Error::OutsidePolicy`] and [`Error::ScriptNotThePolicys`] if the entries claim a key of the
    /// seed in this policy, but the script is not the policy's; [`Error::TooManyDerivations`].
    pub(super) fn locate_input(
        &self,
        input: usize,
        map: &Input,
        script: &Script,
        deriver: &mut Deriver<'_>,
    ) -> Result<Option<(Position, Scripts)>, Error> {
        let taproot = map.tap_key_origins.values().map(|(_, source)| source);
        let entries: Vec<&KeySource> = map.bip32_derivation.values().chain(taproot).collect();
        let proposals = self.proposals(Place::Input(input), &entries)?;
        let found = locate(script, &proposals, deriver)?;
        if found.is_none() && entries.iter().any(|entry| self.claims_own_key(entry)) {
            return Err(match proposals.first() {
                None => Error::OutsidePolicy { input },
                Some(&position) => Error::ScriptNotThePolicys { input, position },
            });
        }
        Ok(found)
    }

    /// Finds the place in the policy whose script is an output's. `None` means that the output pays
    /// somebody else, whatever its entries claim: it is shown as a payment.
    ///
    /// # Errors
    /// [`Error::TooManyDerivations`].
    pub(super) fn locate_output(
        &self,
        output: usize,
        map: &Output,
        script: &Script,
        deriver: &mut Deriver<'_>,
    ) -> Result<Option<(Position, Scripts)>, Error> {
        let taproot = map.tap_key_origins.values().map(|(_, source)| source);
        let entries: Vec<&KeySource> = map.bip32_derivation.values().chain(taproot).collect();
        locate(
            script,
            &self.proposals(Place::Output(output), &entries)?,
            deriver,
        )
    }

    /// The distinct places in the policy to which entries point.
    fn proposals(&self, place: Place, entries: &[&KeySource]) -> Result<Vec<Position>, Error> {
        let mut proposals = Vec::new();
        for (fingerprint, path) in entries {
            let mut path = path.to_u32_vec();
            let Some(index) = path.pop().filter(|index| *index < HARDENED) else {
                continue;
            };
            let branches = self.branches.get(&(fingerprint.to_bytes(), path));
            for &branch in branches.into_iter().flatten() {
                let position = Position { branch, index };
                if proposals.contains(&position) {
                    continue;
                }
                if proposals.len() == MAX_PROPOSALS {
                    return Err(Error::TooManyDerivations {
                        place,
                        limit: MAX_PROPOSALS,
                    });
                }
                proposals.push(position);
            }
        }
        Ok(proposals)
    }

    /// Whether an entry says that it descends from one of the signer's keys in this policy.
    fn claims_own_key(&self, (fingerprint, path): &KeySource) -> bool {
        let path = path.to_u32_vec();
        let mut own = self.own_origins.iter();
        own.any(|(own, origin)| *own == fingerprint.to_bytes() && path.starts_with(origin))
    }
}

/// The first proposed place whose whole script, rebuilt from the policy, is `script`.
fn locate(
    script: &Script,
    proposals: &[Position],
    deriver: &mut Deriver<'_>,
) -> Result<Option<(Position, Scripts)>, Error> {
    for &position in proposals {
        let scripts = deriver.script_pubkey(position.branch, position.index)?;
        if scripts.script_pubkey.as_script() == script {
            return Ok(Some((position, scripts)));
        }
    }
    Ok(None)
}

/// The scripts and taproot fields of an own input are the rebuilt ones, or absent.
pub(super) fn check_input_fields(
    input: usize,
    map: &Input,
    scripts: &Scripts,
) -> Result<(), Error> {
    let place = Place::Input(input);
    check_scripts(
        place,
        &map.redeem_script,
        &map.witness_script,
        map.tap_internal_key,
        scripts,
    )?;
    // A policy has no script tree, so any root or leaf is a foreign one.
    refuse_field(place, "taproot merkle root", map.tap_merkle_root.is_some())?;
    refuse_field(place, "taproot leaf script", !map.tap_scripts.is_empty())
}

/// The scripts and taproot fields of an own output are the rebuilt ones, or absent.
pub(super) fn check_output_fields(
    output: usize,
    map: &Output,
    scripts: &Scripts,
) -> Result<(), Error> {
    let place = Place::Output(output);
    check_scripts(
        place,
        &map.redeem_script,
        &map.witness_script,
        map.tap_internal_key,
        scripts,
    )?;
    refuse_field(place, "taproot tree", map.tap_tree.is_some())
}

/// The fields that inputs and outputs have in common.
fn check_scripts(
    place: Place,
    redeem_script: &Option<ScriptBuf>,
    witness_script: &Option<ScriptBuf>,
    internal_key: Option<secp256k1::XOnlyPublicKey>,
    scripts: &Scripts,
) -> Result<(), Error> {
    let redeem_differs = differs(redeem_script.as_ref(), scripts.redeem_script.as_ref());
    refuse_field(place, "redeem script", redeem_differs)?;
    let witness_differs = differs(witness_script.as_ref(), scripts.witness_script.as_ref());
    refuse_field(place, "witness script", witness_differs)?;
    let key_differs = differs(
        internal_key.map(|key| key.serialize()),
        scripts.tap_internal_key.map(|key| key.to_byte_array()),
    );
    refuse_field(place, "taproot internal key", key_differs)
}

fn refuse_field(place: Place, field: &'static str, is_foreign: bool) -> Result<(), Error> {
    if is_foreign {
        return Err(Error::MismatchedField { place, field });
    }
    Ok(())
}

/// Whether a PSBT gives a field, and gives it otherwise than the policy.
fn differs<T: PartialEq>(given: Option<T>, rebuilt: Option<T>) -> bool {
    given.is_some() && given != rebuilt
}
