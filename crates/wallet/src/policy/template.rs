//! Reads a descriptor template: where its key expressions stand, what each says, and the descriptor
//! around them.
//!
//! A template is an output descriptor in which every key is a *placeholder* with two branches:
//! `@i/**`, which is short for `@i/<0;1>/*`, or `@i/<M;N>/*`. Reading takes two looks at the text.
//! The first, here, walks the bare expression tree and reads what stands where a key belongs, so
//! that a wrong key gets an error that names it; the second is miniscript's own descriptor parser,
//! which knows the fragments and their types. Both must have seen the same keys in the same order,
//! so nothing that one of them overlooks can reach a script.
//!
//! Descriptors allow more than templates do: a checksum, plain keys, origins inside the text,
//! hardened or longer multipaths, a single `/*`. All of that is refused here or by the rules that
//! follow.

use core::fmt;
use core::ops::Range;
use core::str::FromStr;
use std::collections::BTreeSet;

use bitcoin::hashes::{hash160, ripemd160, sha256};
use miniscript::expression::{Tree, TreeIterItem};
use miniscript::{Descriptor, MiniscriptKey, hash256};

use super::{Branch, rules};
use purek1::bip32::HARDENED;

use crate::{Error, escape};

/// The longest piece of a template that an error repeats, in characters.
const EXCERPT: usize = 80;

/// The longest reason of miniscript's that an error repeats, in characters.
const REASON: usize = 240;

/// A key of a template: a placeholder, and the unhardened step each branch takes below that
/// placeholder's key.
///
/// The address index follows as a last unhardened step, so the key of `@2/<4;5>/*` at change index
/// 7 is `@2/5/7`. Text form as in BIP-388; `@i/**` and `@i/<0;1>/*` are the same value, and it is
/// the first that is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct KeyExpression {
    /// The placeholder's number: the key `@i` is the policy's key info number `i`.
    pub key: u32,
    /// The step of the receive branch, below 2^31.
    pub receive: u32,
    /// The step of the change branch, below 2^31 and different from `receive`.
    pub change: u32,
}

impl KeyExpression {
    /// The step that `branch` takes below the placeholder's key.
    pub fn step(&self, branch: Branch) -> u32 {
        match branch {
            Branch::Receive => self.receive,
            Branch::Change => self.change,
        }
    }
}

impl fmt::Display for KeyExpression {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.receive, self.change) {
            (0, 1) => write!(f, "@{}/**", self.key),
            (receive, change) => write!(f, "@{}/<{receive};{change}>/*", self.key),
        }
    }
}

impl FromStr for KeyExpression {
    type Err = Error;

    /// Reads `@i/**` or `@i/<M;N>/*`. Source: BIP-388 "Wallet descriptor template", `KEY`
    /// expressions.
    ///
    /// # Errors
    /// One variant for each way to miss that form: see [`Error`]'s variants on placeholders and
    /// multipaths.
    fn from_str(text: &str) -> Result<Self, Error> {
        let Some(placeholder) = text.strip_prefix('@') else {
            return Err(Error::NotAPlaceholder {
                length: text.chars().count(),
            });
        };
        let (index, path) = match placeholder.split_once('/') {
            Some((index, path)) => (index, Some(path)),
            None => (placeholder, None),
        };
        let key = number(index).ok_or_else(|| Error::PlaceholderNumber {
            text: excerpt(text),
        })?;
        let path = path.ok_or_else(|| Error::PlaceholderWithoutPath {
            text: excerpt(text),
        })?;
        let (receive, change) = branches(path, text)?;
        Ok(Self {
            key,
            receive,
            change,
        })
    }
}

impl MiniscriptKey for KeyExpression {
    type Sha256 = sha256::Hash;
    type Hash256 = hash256::Hash;
    type Ripemd160 = ripemd160::Hash;
    type Hash160 = hash160::Hash;

    fn num_der_paths(&self) -> usize {
        2
    }
}

/// What stands after a placeholder and its slash: `**` or `<M;N>/*`. `text` is the whole
/// expression, for errors.
fn branches(path: &str, text: &str) -> Result<(u32, u32), Error> {
    if path == "**" {
        return Ok((0, 1));
    }
    let Some(choices) = path
        .strip_prefix('<')
        .and_then(|rest| rest.strip_suffix(">/*"))
    else {
        return Err(Error::PlaceholderPath {
            text: excerpt(text),
        });
    };
    let count = choices.split(';').count();
    let Some((receive, change)) = choices.split_once(';').filter(|_| count == 2) else {
        return Err(Error::MultipathCount {
            text: excerpt(text),
            count,
        });
    };
    let step = |digits: &str| {
        number(digits)
            .filter(|step| *step < HARDENED)
            .ok_or_else(|| Error::MultipathStep {
                text: excerpt(text),
            })
    };
    let (receive, change) = (step(receive)?, step(change)?);
    if receive == change {
        return Err(Error::MultipathRepeated {
            text: excerpt(text),
        });
    }
    Ok((receive, change))
}

/// A decimal number as BIP-388 writes it: digits only, no sign, no leading zero.
pub(super) fn number(digits: &str) -> Option<u32> {
    let canonical = digits.bytes().all(|byte| byte.is_ascii_digit())
        && (digits == "0" || !digits.starts_with('0'));
    // `parse` refuses the empty text and everything from 2^32 up.
    digits.parse().ok().filter(|_| canonical)
}

/// A template that has been read and obeys every rule that needs no keys.
#[derive(Clone, Debug)]
pub(super) struct Template {
    pub(super) text: String,
    pub(super) descriptor: Descriptor<KeyExpression>,
    /// The key expressions in the order of the text.
    pub(super) expressions: Vec<KeyExpression>,
    /// Where in the text each of them stands.
    sites: Vec<Range<usize>>,
}

impl Template {
    /// Reads `text` and applies the rules on placeholders, forms and scripts.
    pub(super) fn parse(text: &str) -> Result<Self, Error> {
        check_characters(text)?;
        refuse_musig(text)?;
        let tree = Tree::from_str(text).map_err(|error| malformed(&error))?;

        let mut expressions = Vec::new();
        let mut sites = Vec::new();
        for leaf in tree.root().pre_order_iter().filter(|node| is_key(*node)) {
            expressions.push(leaf.name().parse::<KeyExpression>()?);
            sites.push(leaf.name_pos()..leaf.name_pos() + leaf.name().len());
        }
        rules::has_a_placeholder(&expressions)?;
        rules::placeholders_in_order(&expressions)?;
        rules::disjoint_paths(&expressions)?;
        rules::no_script_tree(tree.root())?;
        // Braces make a tree of scripts and nothing else, yet miniscript reads `wpkh{…}` as
        // `wpkh(…)`.
        tree.root()
            .verify_no_curly_braces()
            .map_err(|error| malformed(&miniscript::Error::Parse(error.into())))?;

        let descriptor =
            Descriptor::<KeyExpression>::from_str(text).map_err(|error| malformed(&error))?;
        rules::allowed_form(&descriptor)?;
        rules::no_raw_key_hash(&descriptor)?;
        rules::sane(&descriptor)?;
        rules::relative_lock_times(&descriptor)?;
        if !descriptor.iter_pk().eq(expressions.iter().copied()) {
            return Err(Error::Template {
                reason: "its keys do not stand where keys belong".into(),
            });
        }
        Ok(Self {
            text: text.into(),
            descriptor,
            expressions,
            sites,
        })
    }

    /// The text with every key expression replaced by what `key` makes of it.
    pub(super) fn with_keys(&self, mut key: impl FnMut(&KeyExpression) -> String) -> String {
        let mut result = String::with_capacity(self.text.len());
        let mut done = 0;
        for (expression, site) in self.expressions.iter().zip(&self.sites) {
            result.push_str(&self.text[done..site.start]);
            result.push_str(&key(expression));
            done = site.end;
        }
        result.push_str(&self.text[done..]);
        result
    }
}

/// Only visible ASCII makes up a template, and no `#`, which would start a descriptor's checksum.
fn check_characters(text: &str) -> Result<(), Error> {
    match text
        .bytes()
        .position(|byte| !byte.is_ascii_graphic() || byte == b'#')
    {
        Some(position) => Err(Error::TemplateCharacter { position }),
        None => Ok(()),
    }
}

/// Whether a node of the tree stands where a descriptor expects a key.
fn is_key(node: TreeIterItem<'_>) -> bool {
    let Some(parent) = node.parent().filter(|_| node.n_children() == 0) else {
        return false;
    };
    // Wrappers such as the `s:` of `s:pk` do not change what a fragment takes.
    let fragment = parent.name().rsplit(':').next().unwrap_or_default();
    match fragment {
        "pk" | "pk_k" | "pkh" | "pk_h" | "wpkh" => true,
        "tr" => node.is_first_child(),
        // The first argument is the threshold.
        "multi" | "sortedmulti" | "multi_a" | "sortedmulti_a" => !node.is_first_child(),
        _ => false,
    }
}

/// Reads every `musig(…)` far enough to tell an invalid one from one that this version does not
/// support.
///
/// This comes before the tree, in whose grammar nothing may follow a closing parenthesis but a
/// comma or another one. Source: BIP-388 `KP` expressions, BIP-390.
fn refuse_musig(text: &str) -> Result<(), Error> {
    let mut found = false;
    let mut rest = text;
    while let Some((_, after)) = rest.split_once("musig(") {
        found = true;
        let Some((inside, tail)) = after.split_once(')') else {
            return Err(Error::Template {
                reason: "a musig( is never closed".into(),
            });
        };
        let expression = format!("musig({inside})");
        let mut participants = BTreeSet::new();
        for participant in inside.split(',') {
            let placeholder =
                participant
                    .strip_prefix('@')
                    .ok_or_else(|| Error::NotAPlaceholder {
                        length: participant.chars().count(),
                    })?;
            if placeholder.contains('/') {
                return Err(Error::MusigDerivation {
                    text: excerpt(participant),
                });
            }
            let key = number(placeholder).ok_or_else(|| Error::PlaceholderNumber {
                text: excerpt(participant),
            })?;
            if !participants.insert(key) {
                return Err(Error::MusigRepeated {
                    text: excerpt(&expression),
                    key,
                });
            }
        }
        let path = tail.split([')', ',', '}']).next().unwrap_or_default();
        match path.strip_prefix('/') {
            Some(path) => branches(path, &expression)?,
            None => {
                return Err(Error::PlaceholderWithoutPath {
                    text: excerpt(&expression),
                });
            }
        };
        rest = tail;
    }
    match (found, text.starts_with("tr(")) {
        (false, _) => Ok(()),
        (true, false) => Err(Error::MusigOutsideTaproot),
        (true, true) => Err(Error::NotSupported {
            form: "a musig key",
        }),
    }
}

/// The start of `text`, escaped, for an error that names what it means.
fn excerpt(text: &str) -> String {
    start(text, EXCERPT)
}

fn start(text: &str, characters: usize) -> String {
    let start: String = text.chars().take(characters).collect();
    let more = if start.len() < text.len() { "…" } else { "" };
    escape(&start) + more
}

/// What miniscript has against a template.
pub(super) fn malformed(error: &miniscript::Error) -> Error {
    let reason = match error {
        // Its own text shows types and keys in the form they have in memory.
        miniscript::Error::NonTopLevel(_) => {
            "a whole script must be of miniscript type B, which leaves true or false".into()
        }
        other => start(&other.to_string(), REASON),
    };
    Error::Template { reason }
}
