//! What a review remarks on, as data: a name a person can allow, the place, and a sentence.

use core::fmt;
use core::str::FromStr;

use crate::{Error, escape};

/// The class of a [`Warning`], written in kebab case (`high-fee`) on the command line and in JSON.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum WarningName {
    /// An input whose derivation entries claim no key of the seed in this policy.
    ExternalInput,
    /// Signatures that leave parts of the transaction open: NONE, SINGLE or ANYONECANPAY.
    UnusualSighash,
    /// A segwit input without the transaction it spends from, whose amount no signature of the wallet
    /// commits to, so that it is only claimed.
    MissingNonWitnessUtxo,
    /// A fee of at least a tenth of the inputs.
    HighFee,
    /// An output of the wallet at an index far beyond those of the inputs: hard to find again.
    FarIndex,
    /// An output script that is neither a common address nor OP_RETURN, or an OP_RETURN that is paid.
    UnknownOutputScript,
    /// An input that carries signatures already.
    PartlySigned,
    /// Some inputs will not be signed, because they are not this policy's.
    SomeInputsNotOurs,
    /// A lock time that no input's sequence switches on.
    LockTimeWithoutEffect,
    /// An output of zero value that is not OP_RETURN.
    ZeroValueOutput,
    /// A policy that was not registered with this seed.
    Unregistered,
}

impl WarningName {
    /// Every name, in the order of the declaration.
    pub const ALL: [Self; 11] = [
        Self::ExternalInput,
        Self::UnusualSighash,
        Self::MissingNonWitnessUtxo,
        Self::HighFee,
        Self::FarIndex,
        Self::UnknownOutputScript,
        Self::PartlySigned,
        Self::SomeInputsNotOurs,
        Self::LockTimeWithoutEffect,
        Self::ZeroValueOutput,
        Self::Unregistered,
    ];

    /// The name as it is written: lower case, words joined by hyphens.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::ExternalInput => "external-input",
            Self::UnusualSighash => "unusual-sighash",
            Self::MissingNonWitnessUtxo => "missing-non-witness-utxo",
            Self::HighFee => "high-fee",
            Self::FarIndex => "far-index",
            Self::UnknownOutputScript => "unknown-output-script",
            Self::PartlySigned => "partly-signed",
            Self::SomeInputsNotOurs => "some-inputs-not-ours",
            Self::LockTimeWithoutEffect => "lock-time-without-effect",
            Self::ZeroValueOutput => "zero-value-output",
            Self::Unregistered => "unregistered",
        }
    }
}

impl fmt::Display for WarningName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl FromStr for WarningName {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        Self::ALL
            .into_iter()
            .find(|name| name.as_str() == text)
            .ok_or_else(|| Error::UnknownWarning(escape(text)))
    }
}

/// The part of a transaction that a warning or an error is about, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Place {
    /// The transaction as a whole.
    Transaction,
    /// The input of this index.
    Input(usize),
    /// The output of this index.
    Output(usize),
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Transaction => f.write_str("transaction"),
            Self::Input(index) => write!(f, "input {index}"),
            Self::Output(index) => write!(f, "output {index}"),
        }
    }
}

/// One remark of a review. It does not stop a person who has read it; a program without a person
/// should refuse unless its class was allowed by name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Warning {
    /// The class.
    pub name: WarningName,
    /// What it is about.
    pub place: Place,
    /// A sentence for people, safe to print.
    pub text: String,
}

impl Warning {
    pub(crate) fn new(name: WarningName, place: Place, text: impl Into<String>) -> Self {
        Self {
            name,
            place,
            text: text.into(),
        }
    }
}

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}: {}", self.name, self.place, self.text)
    }
}
