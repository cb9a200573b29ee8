//! The rules of a wallet policy, one function each.
//!
//! Every function takes what has been read so far and answers whether one rule holds. What a
//! template must be is in BIP-388; the rules on scripts are miniscript's notion of *sane*
//! (BIP-379). A policy that breaks one of them could repeat a public key, be spent by somebody
//! without a signature, have a spending path that nobody can satisfy, or mean something else than
//! it seems to.

use std::collections::BTreeMap;

use miniscript::descriptor::{ShInner, WshInner};
use miniscript::expression::{Parens, TreeIterItem};
use miniscript::{AnalysisError, Descriptor, Miniscript, Segwitv0, Terminal};

use super::template::{KeyExpression, malformed};
use super::{KeyInfo, MAX_NAME_LENGTH, MAX_POLICY_LENGTH};
use crate::Error;

/// The flag of a relative lock time that counts units of 512 seconds instead of blocks (BIP-68).
const TIME_FLAG: u32 = 1 << 22;

/// The name, the template and the key infos together are not longer than a policy may be.
pub(super) fn length(name: &str, template: &str, keys: &[impl AsRef<str>]) -> Result<(), Error> {
    let length = keys.iter().fold(name.len() + template.len(), |sum, key| {
        sum.saturating_add(key.as_ref().len())
    });
    if length > MAX_POLICY_LENGTH {
        return Err(Error::PolicyTooLong { length });
    }
    Ok(())
}

/// The name has at most 64 bytes, all printable ASCII, and no space at either end.
pub(super) fn name(name: &str) -> Result<(), Error> {
    if name.len() > MAX_NAME_LENGTH {
        return Err(Error::NameTooLong { length: name.len() });
    }
    if let Some(position) = name.bytes().position(|byte| !matches!(byte, b' '..=b'~')) {
        return Err(Error::NameCharacter { position });
    }
    if name.starts_with(' ') || name.ends_with(' ') {
        return Err(Error::NameSpace);
    }
    Ok(())
}

/// A policy has at least one key placeholder.
pub(super) fn has_a_placeholder(expressions: &[KeyExpression]) -> Result<(), Error> {
    if expressions.is_empty() {
        return Err(Error::NoPlaceholder);
    }
    Ok(())
}

/// The placeholders appear for the first time in the order `@0`, `@1`, …, and none is left out.
pub(super) fn placeholders_in_order(expressions: &[KeyExpression]) -> Result<(), Error> {
    let mut next = 0;
    for expression in expressions {
        if expression.key > next {
            return Err(match expressions.iter().any(|other| other.key == next) {
                true => Error::PlaceholderOrder {
                    found: expression.key,
                    expected: next,
                },
                false => Error::PlaceholderSkipped {
                    found: expression.key,
                    missing: next,
                },
            });
        }
        if expression.key == next {
            next += 1;
        }
    }
    Ok(())
}

/// A placeholder that appears twice takes different steps each time, on both branches.
pub(super) fn disjoint_paths(expressions: &[KeyExpression]) -> Result<(), Error> {
    let mut taken = BTreeMap::new();
    for expression in expressions {
        for step in [expression.receive, expression.change] {
            if let Some(first) = taken.insert((expression.key, step), *expression) {
                return Err(Error::PathsOverlap {
                    first,
                    second: *expression,
                });
            }
        }
    }
    Ok(())
}

/// A taproot output has only its key path: a script tree is valid, but not supported by this
/// version.
pub(super) fn no_script_tree(root: TreeIterItem<'_>) -> Result<(), Error> {
    if root.name() == "tr" && root.parens() == Parens::Round && root.n_children() == 2 {
        return Err(Error::NotSupported {
            form: "a taproot script tree",
        });
    }
    Ok(())
}

/// The descriptor is one of the forms of a policy: `pkh`, `wpkh`, `sh(wpkh)`,
/// `sh(multi|sortedmulti)`, `sh(wsh)`, `wsh` or `tr`.
pub(super) fn allowed_form(descriptor: &Descriptor<KeyExpression>) -> Result<(), Error> {
    let allowed = match descriptor {
        Descriptor::Pkh(_) | Descriptor::Wpkh(_) | Descriptor::Wsh(_) | Descriptor::Tr(_) => true,
        Descriptor::Sh(sh) => match sh.as_inner() {
            ShInner::Wsh(_) | ShInner::Wpkh(_) | ShInner::SortedMulti(_) => true,
            ShInner::Ms(script) => matches!(script.as_inner(), Terminal::Multi(_)),
        },
        Descriptor::Bare(_) => false,
    };
    if !allowed {
        return Err(Error::FormNotAllowed);
    }
    Ok(())
}

/// No fragment holds the hash of a key that is not a placeholder.
pub(super) fn no_raw_key_hash(descriptor: &Descriptor<KeyExpression>) -> Result<(), Error> {
    let is_raw = |fragment: &Script| matches!(fragment.as_inner(), Terminal::RawPkH(_));
    if witness_script(descriptor).is_some_and(|script| script.iter().any(is_raw)) {
        return Err(Error::RawKeyHash);
    }
    Ok(())
}

/// The script is sane: it needs a signature on every path, is not malleable, stays within the
/// limits of consensus and standardness, and mixes no lock times of height and time in one path.
/// (Its type is checked when it is parsed.)
pub(super) fn sane(descriptor: &Descriptor<KeyExpression>) -> Result<(), Error> {
    descriptor.sanity_check().map_err(|error| match error {
        miniscript::Error::AnalysisError(AnalysisError::SiglessBranch) => {
            Error::PathWithoutSignature
        }
        miniscript::Error::AnalysisError(AnalysisError::Malleable) => Error::Malleable,
        miniscript::Error::AnalysisError(AnalysisError::BranchExceedResouceLimits) => {
            Error::OverLimits
        }
        miniscript::Error::AnalysisError(AnalysisError::HeightTimelockCombination) => {
            Error::LockTimesMixed
        }
        other => malformed(&other),
    })
}

/// The number in every `older(n)` is 1 to 65,535 once the flag for units of 512 seconds is taken
/// off: consensus looks at no other bits, so a larger number would lock for less time than it says,
/// or not at all. Source: BIP-68.
pub(super) fn relative_lock_times(descriptor: &Descriptor<KeyExpression>) -> Result<(), Error> {
    for fragment in witness_script(descriptor)
        .into_iter()
        .flat_map(Script::iter)
    {
        if let Terminal::Older(lock_time) = fragment.as_inner() {
            let value = lock_time.to_consensus_u32();
            if !(1..=0xFFFF).contains(&(value & !TIME_FLAG)) {
                return Err(Error::OlderOutOfRange { value });
            }
        }
    }
    Ok(())
}

/// There is one key info for each placeholder.
pub(super) fn one_key_each(expressions: &[KeyExpression], keys: usize) -> Result<(), Error> {
    // The placeholders are numbered without a gap, so the largest number tells how many there are.
    let placeholders = expressions
        .iter()
        .map(|expression| expression.key.saturating_add(1))
        .max()
        .unwrap_or_default();
    if usize::try_from(placeholders) != Ok(keys) {
        return Err(Error::KeyCount { placeholders, keys });
    }
    Ok(())
}

/// The public keys of the key infos are pairwise distinct, whatever their texts, origins and chain
/// codes.
pub(super) fn distinct_keys(keys: &[KeyInfo]) -> Result<(), Error> {
    let mut seen = BTreeMap::new();
    for (second, key) in keys.iter().enumerate() {
        if let Some(first) = seen.insert(key.xpub().public_key().to_byte_array(), second) {
            return Err(Error::KeyRepeated { first, second });
        }
    }
    Ok(())
}

/// All key infos are for the same network.
pub(super) fn one_network(keys: &[KeyInfo]) -> Result<(), Error> {
    let differs = |pair: &[KeyInfo]| pair[0].xpub().network() != pair[1].xpub().network();
    match keys.windows(2).position(differs) {
        Some(before) => Err(Error::NetworksMixed { key: before + 1 }),
        None => Ok(()),
    }
}

/// Below each key there is room for the two steps of branch and index: BIP-32 counts depth in one
/// byte.
pub(super) fn room_for_two_steps(keys: &[KeyInfo]) -> Result<(), Error> {
    match keys.iter().position(|key| key.xpub().depth() > u8::MAX - 2) {
        Some(key) => Err(Error::KeyTooDeep {
            key,
            depth: keys[key].xpub().depth(),
        }),
        None => Ok(()),
    }
}

type Script = Miniscript<KeyExpression, Segwitv0>;

/// The miniscript of a descriptor that has one. No other allowed form has fragments: `sh(multi)` is
/// a plain multisig.
fn witness_script(descriptor: &Descriptor<KeyExpression>) -> Option<&Script> {
    let wsh = match descriptor {
        Descriptor::Wsh(wsh) => wsh,
        Descriptor::Sh(sh) => match sh.as_inner() {
            ShInner::Wsh(wsh) => wsh,
            _ => return None,
        },
        _ => return None,
    };
    match wsh.as_inner() {
        WshInner::Ms(script) => Some(script),
        WshInner::SortedMulti(_) => None,
    }
}
