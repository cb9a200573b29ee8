//! `purek1 xpub`: the extended public key that a cosigner or a watching wallet asks for.

use bitcoin::base58;
use bitcoin::bip32::DerivationPath;
use clap::Args;
use serde::Serialize;

use crate::error::Error;
use crate::output::{Stream, hex, json};
use crate::seed_file::SeedArgs;
use crate::wallet_file::Network;

#[derive(Debug, Args)]
pub(crate) struct XpubArgs {
    #[command(flatten)]
    seed: SeedArgs,
    /// Path from the master key, like m/48'/1'/0'/2' or m/84h/0h/0h
    ///
    /// `m` alone is the master key, from which all others can be derived.
    #[arg(long, value_parser = path)]
    path: DerivationPath,
    /// Network of the key [default: testnet if the path's second step is 1', else mainnet]
    #[arg(long, value_enum)]
    network: Option<Network>,
}

/// Reads a path. An empty one, such as a variable that was not set leaves, is not taken for the master key.
fn path(text: &str) -> Result<DerivationPath, String> {
    if text.trim_end_matches('/').is_empty() || text == "m/" {
        return Err("it has no steps; the path of the master key is m".to_owned());
    }
    text.parse()
        .map_err(|error: bitcoin::bip32::Error| error.to_string())
}

/// The JSON form of the answer.
#[derive(Serialize)]
struct Answer {
    /// `[fingerprint/path]xpub`, as a wallet file's "keys" take it.
    key_info: String,
    fingerprint: String,
    path: String,
    xpub: String,
    network: Network,
}

/// Derives and prints the key.
pub(crate) fn run(args: &XpubArgs, as_json: bool) -> Result<(), Error> {
    let path: Vec<u32> = args.path.into_iter().map(|&step| step.into()).collect();
    let network = args.network.unwrap_or_else(|| network_of(&path));
    let seed = args.seed.load()?;
    let bad = |error: purek1_wallet::Error| Error::input(&args.seed.seed_file, error);

    let xpub = seed
        .extended_public_key(&path, network.kind())
        .map_err(bad)?;
    let xpub = base58::encode_check(&xpub.to_byte_array());
    let fingerprint = hex(&seed.fingerprint());
    let path = args.path.to_string();
    let slash = if path.is_empty() { "" } else { "/" };
    let key_info = format!("[{fingerprint}{slash}{path}]{xpub}");

    Stream::Out.write(if as_json {
        json(&Answer {
            key_info,
            fingerprint,
            path,
            xpub,
            network,
        })
    } else {
        key_info + "\n"
    })
}

/// The network that BIP-44's coin type names.
fn network_of(path: &[u32]) -> Network {
    const COIN_TYPE_TEST: u32 = 1 | 1 << 31;
    match path.get(1) {
        Some(&COIN_TYPE_TEST) => Network::Testnet,
        _ => Network::Mainnet,
    }
}
