//! The wallet file: a JSON object with a policy, and with its registration proof once there is one.

use std::fs;
use std::path::{Path, PathBuf};

use clap::ValueEnum;
use purek1::bip32::NetworkKind;
use purek1_wallet::{Policy, Proof};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::error::Error;
use crate::input;
use crate::output;

/// Bytes that a wallet file may have. A policy is at most 64 KiB of text.
const LIMIT: u64 = 1 << 20;

/// The networks, as the wallet file and `--network` write them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Network {
    Mainnet,
    Testnet,
    Testnet4,
    Signet,
    Regtest,
}

impl Network {
    pub(crate) fn kind(self) -> NetworkKind {
        match self {
            Self::Mainnet => NetworkKind::Main,
            Self::Testnet | Self::Testnet4 | Self::Signet | Self::Regtest => NetworkKind::Test,
        }
    }

    fn default_of(kind: NetworkKind) -> Self {
        match kind {
            NetworkKind::Main => Self::Mainnet,
            NetworkKind::Test => Self::Testnet,
        }
    }

    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Mainnet => "mainnet",
            Self::Testnet => "testnet",
            Self::Testnet4 => "testnet4",
            Self::Signet => "signet",
            Self::Regtest => "regtest",
        }
    }
}

impl From<Network> for bitcoin::Network {
    fn from(network: Network) -> Self {
        match network {
            Network::Mainnet => Self::Bitcoin,
            Network::Testnet => Self::Testnet,
            Network::Testnet4 => Self::Testnet4,
            Network::Signet => Self::Signet,
            Network::Regtest => Self::Regtest,
        }
    }
}

/// The fields that mean something here; others are kept as they are.
#[derive(Deserialize)]
struct Fields {
    name: String,
    template: String,
    keys: Vec<String>,
    hmac: Option<String>,
    network: Option<String>,
}

/// What is wrong with the JSON. A value of the wrong type is not repeated: it may be a secret.
fn without_content(error: &serde_json::Error) -> String {
    let text = error.to_string();
    if error.is_data() && !text.starts_with("missing field") && !text.starts_with("duplicate field")
    {
        let (line, column) = (error.line(), error.column());
        return format!(
            "a value at line {line} column {column} has the wrong type (\"keys\" is a list of texts, \
             the other fields are texts)"
        );
    }
    text
}

/// A wallet file whose policy follows every rule.
pub(crate) struct WalletFile {
    pub(crate) path: PathBuf,
    /// The whole object in the order of the file.
    object: Map<String, Value>,
    pub(crate) policy: Policy,
    pub(crate) proof: Option<Proof>,
    pub(crate) network: Network,
}

impl WalletFile {
    /// Reads the file and applies all rules to it.
    ///
    /// # Errors
    /// [`Error::Io`] if it cannot be read, [`Error::Input`] if it is no wallet file or its policy
    /// breaks a rule.
    pub(crate) fn load(path: &Path) -> Result<Self, Error> {
        let bytes = input::read(path, LIMIT)?;
        let bad = |reason: String| Error::input(path, reason);
        let not_a_wallet =
            |error| bad(format!("is not a wallet file: {}", without_content(&error)));
        // Twice, because the struct finds double fields and the map keeps the unknown ones.
        let fields: Fields = serde_json::from_slice(&bytes).map_err(not_a_wallet)?;
        let object = serde_json::from_slice(&bytes).map_err(not_a_wallet)?;

        let policy = Policy::new(&fields.name, &fields.template, &fields.keys)
            .map_err(|error| bad(error.to_string()))?;
        let proof = fields
            .hmac
            .map(|hex| hex.parse::<Proof>())
            .transpose()
            .map_err(|error| bad(format!("\"hmac\": {error}")))?;
        // The text is not repeated: what stands in the wrong field may be a secret.
        let network = match fields.network {
            Some(name) => Network::from_str(&name, false).map_err(|_| {
                let names = Network::value_variants()
                    .iter()
                    .map(|network| network.name());
                let names = names.collect::<Vec<_>>().join(", ");
                bad(format!("\"network\" is none of {names}"))
            })?,
            None => Network::default_of(policy.network()),
        };
        if network.kind() != policy.network() {
            let keys = Network::default_of(policy.network()).name();
            let name = network.name();
            return Err(bad(format!(
                "\"network\" is {name}, but the keys are for {keys}"
            )));
        }
        Ok(Self {
            path: path.to_owned(),
            object,
            policy,
            proof,
            network,
        })
    }

    /// Writes the proof into the file's "hmac" and keeps all else, the file's permissions too.
    ///
    /// # Errors
    /// [`Error::Io`]; then the file is as it was.
    pub(crate) fn store_proof(&self, proof: &Proof) -> Result<(), Error> {
        let mut object = self.object.clone();
        object.insert("hmac".to_owned(), proof.to_string().into());
        let mut text = serde_json::to_string_pretty(&object)
            .expect("a map that came from JSON has a JSON form");
        text.push('\n');
        // A link stays a link: what it leads to is what is replaced.
        let io = |source| Error::io(&self.path, source);
        let path = fs::canonicalize(&self.path).map_err(io)?;
        let permissions = fs::metadata(&path).map_err(io)?.permissions();
        output::replace_file(&path, text.as_bytes(), Some(permissions))
    }
}
