//! `purek1 policy`: what a wallet file's policy is, its id, its registration and its addresses.

use std::fmt;
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use purek1_wallet::{Branch, Cache, Deriver, Proof, Seed, register};
use serde::Serialize;

use crate::error::Error;
use crate::output::{Stream, escape, json};
use crate::seed_file::{SeedArgs, optional};
use crate::terminal;
use crate::wallet_file::{Network, WalletFile};

#[derive(Debug, Subcommand)]
pub(crate) enum Verb {
    /// Check a wallet file against every rule and say what it is
    ///
    /// With a seed it also says which keys are the seed's own (the same public key and chain code,
    /// derived at the key's origin) and whether the registration proof is right. A seed that has no
    /// part in the policy, or a wrong proof, ends in exit code 4.
    #[command(mut_arg("seed_file", optional))]
    Check(CheckArgs),
    /// Print the policy's id, the same as on a hardware signer
    Id(WalletArgs),
    /// Show a policy, ask, and write the proof that this seed accepts it into the wallet file
    ///
    /// The proof stops others from slipping you a changed policy later: it fits this name, this
    /// template, these keys in this order, and this seed. So compare every key with what your
    /// cosigners read on their own signers, not with another copy of the same file. The wallet file
    /// is replaced as a whole or not at all; its other fields stay.
    Register(RegisterArgs),
    /// Print addresses of the wallet, one a line
    ///
    /// With a seed it refuses, exit code 4, unless the policy is registered with that seed or needs
    /// no registration.
    #[command(mut_arg("seed_file", optional))]
    Address(AddressArgs),
}

#[derive(Debug, Args)]
pub(crate) struct WalletArgs {
    /// Wallet file: a JSON object with name, template and keys (see `purek1 --help`)
    #[arg(long, value_name = "FILE")]
    pub(crate) wallet: PathBuf,
}

#[derive(Debug, Args)]
pub(crate) struct CheckArgs {
    #[command(flatten)]
    wallet: WalletArgs,
    #[command(flatten)]
    seed: Option<SeedArgs>,
}

#[derive(Debug, Args)]
pub(crate) struct RegisterArgs {
    #[command(flatten)]
    wallet: WalletArgs,
    #[command(flatten)]
    seed: SeedArgs,
    /// Do not ask: you have compared the policy already
    #[arg(long)]
    yes: bool,
}

#[derive(Debug, Args)]
pub(crate) struct AddressArgs {
    #[command(flatten)]
    wallet: WalletArgs,
    #[command(flatten)]
    seed: Option<SeedArgs>,
    /// Addresses of the change branch instead of the receive branch
    #[arg(long)]
    change: bool,
    /// Index of the first address
    #[arg(long, value_name = "N", default_value_t = 0)]
    #[arg(value_parser = clap::value_parser!(u32).range(..=i64::from(MAX_INDEX)))]
    index: u32,
    /// How many addresses, at most 100000
    #[arg(long, value_name = "N", default_value_t = 1)]
    #[arg(value_parser = clap::value_parser!(u32).range(1..=100_000))]
    count: u32,
}

/// The last unhardened index of BIP-32.
const MAX_INDEX: u32 = (1 << 31) - 1;

/// Runs the verb.
pub(crate) fn run(verb: &Verb, as_json: bool) -> Result<(), Error> {
    match verb {
        Verb::Check(args) => check(args, as_json),
        Verb::Id(args) => id(args, as_json),
        Verb::Register(args) => register_wallet(args, as_json),
        Verb::Address(args) => address(args, as_json),
    }
}

fn check(args: &CheckArgs, as_json: bool) -> Result<(), Error> {
    let wallet = WalletFile::load(&args.wallet.wallet)?;
    let seed = args.seed.as_ref().map(SeedArgs::load).transpose()?;
    let report = Report::new(&wallet, seed.as_ref());
    Stream::Out.write(report.form(as_json))?;
    report.require_own_key(&wallet.path)?;
    match report.registration {
        Registration::Wrong => Err(wrong_proof(&wallet.path)),
        _ => Ok(()),
    }
}

fn id(args: &WalletArgs, as_json: bool) -> Result<(), Error> {
    #[derive(Serialize)]
    struct Answer {
        id: String,
    }
    let id = WalletFile::load(&args.wallet)?.policy.id().to_string();
    Stream::Out.write(if as_json {
        json(&Answer { id })
    } else {
        id + "\n"
    })
}

fn register_wallet(args: &RegisterArgs, as_json: bool) -> Result<(), Error> {
    let mut wallet = WalletFile::load(&args.wallet.wallet)?;
    let path = wallet.path.clone();
    if wallet.policy.is_standard() {
        let reason = "is a standard single-signature wallet, which needs no registration";
        return Err(Error::input(&path, reason));
    }
    let seed = args.seed.load()?;
    let proof = register::register(&wallet.policy, &seed)
        .map_err(|error| Error::input(&args.seed.seed_file, error))?;

    // What the file claims about its registration does not matter any more.
    wallet.proof = None;
    let report = Report::new(&wallet, Some(&seed));
    report.require_own_key(&path)?;
    if !args.yes {
        let question = "Compare each key with its owner's signer. Register this policy?";
        terminal::confirm(&report.to_string(), question)?;
    }
    wallet.proof = Some(proof);
    Stream::Out.write(Report::new(&wallet, Some(&seed)).form(as_json))?;
    // Last, so that an error code means that the wallet file is as it was.
    wallet.store_proof(&proof)
}

fn address(args: &AddressArgs, as_json: bool) -> Result<(), Error> {
    #[derive(Serialize)]
    struct Answer {
        network: Network,
        change: bool,
        addresses: Vec<Entry>,
    }
    #[derive(Serialize)]
    struct Entry {
        index: u32,
        address: String,
    }
    let last = args.index.saturating_add(args.count - 1);
    if last > MAX_INDEX {
        return Err(Error::Usage(format!(
            "--index and --count lead beyond index {MAX_INDEX}"
        )));
    }
    let wallet = WalletFile::load(&args.wallet.wallet)?;
    if let Some(seed) = &args.seed {
        Report::new(&wallet, Some(&seed.load()?)).require_registration(&wallet.path)?;
    }
    let branch = if args.change {
        Branch::Change
    } else {
        Branch::Receive
    };
    let mut deriver = Deriver::new(&wallet.policy, Cache::On);
    let addresses = (args.index..=last)
        .map(|index| {
            let address = deriver.address(branch, index, wallet.network.into());
            Ok(Entry {
                index,
                address: address?.to_string(),
            })
        })
        .collect::<Result<Vec<_>, _>>()
        .map_err(|error: purek1_wallet::Error| Error::input(&wallet.path, error))?;
    Stream::Out.write(if as_json {
        json(&Answer {
            network: wallet.network,
            change: args.change,
            addresses,
        })
    } else {
        addresses
            .into_iter()
            .map(|entry| entry.address + "\n")
            .collect()
    })
}

/// What a wallet file is. As JSON its field names are part of the interface; as text it is what a
/// person reads before registering.
#[derive(Serialize)]
struct Report {
    name: String,
    network: Network,
    id: String,
    template: String,
    keys: Vec<Key>,
    standard: bool,
    registration: Registration,
    hmac: Option<String>,
}

#[derive(Serialize)]
struct Key {
    key_info: String,
    /// Absent (`null`) if no seed was given.
    ours: Option<bool>,
}

#[derive(Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Registration {
    NotNeeded,
    Missing,
    /// There is a proof, but no seed that could tell.
    Unchecked,
    Valid,
    Wrong,
}

impl Report {
    fn new(wallet: &WalletFile, seed: Option<&Seed>) -> Self {
        let policy = &wallet.policy;
        let keys = policy.keys().iter().map(|key| Key {
            key_info: key.as_str().to_owned(),
            ours: seed.map(|seed| seed.owns(key)),
        });
        Self {
            name: policy.name().to_owned(),
            network: wallet.network,
            id: policy.id().to_string(),
            template: policy.template().to_owned(),
            keys: keys.collect(),
            standard: policy.is_standard(),
            registration: Registration::of(wallet, seed),
            hmac: wallet.proof.as_ref().map(Proof::to_string),
        }
    }

    fn form(&self, as_json: bool) -> String {
        if as_json {
            json(self)
        } else {
            self.to_string()
        }
    }

    /// Refuses a seed that has no part in the policy.
    fn require_own_key(&self, path: &Path) -> Result<(), Error> {
        if self.keys.iter().all(|key| key.ours == Some(false)) {
            return Err(Error::refused(path, "none of its keys is the seed's own"));
        }
        Ok(())
    }

    fn require_registration(&self, path: &Path) -> Result<(), Error> {
        self.require_own_key(path)?;
        match self.registration {
            Registration::NotNeeded | Registration::Valid => Ok(()),
            Registration::Wrong => Err(wrong_proof(path)),
            Registration::Missing => Err(Error::refused(
                path,
                "is not registered: run `purek1 policy register` first",
            )),
            Registration::Unchecked => {
                Err(Error::refused(path, purek1_wallet::Error::ProofNeedsSeed))
            }
        }
    }
}

impl Registration {
    pub(crate) fn of(wallet: &WalletFile, seed: Option<&Seed>) -> Self {
        let Some(proof) = &wallet.proof else {
            return if wallet.policy.is_standard() {
                Self::NotNeeded
            } else {
                Self::Missing
            };
        };
        match seed.map(|seed| register::check(&wallet.policy, seed, proof)) {
            None | Some(Err(purek1_wallet::Error::ProofNeedsSeed)) => Self::Unchecked,
            Some(Ok(())) => Self::Valid,
            Some(Err(_)) => Self::Wrong,
        }
    }
}

/// A policy as `policy check` shows it.
pub(crate) fn in_words(wallet: &WalletFile, seed: Option<&Seed>) -> String {
    Report::new(wallet, seed).to_string()
}

fn wrong_proof(path: &Path) -> Error {
    Error::refused(path, purek1_wallet::Error::ProofMismatch)
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let network = self.network.name();
        match self.name.as_str() {
            "" => writeln!(f, "Policy        standard single-signature on {network}")?,
            name => writeln!(f, "Policy        \"{}\" on {network}", escape(name))?,
        }
        writeln!(f, "Id            {}", self.id)?;
        writeln!(f, "Template      {}", escape(&self.template))?;
        for (index, key) in self.keys.iter().enumerate() {
            let owner = match key.ours {
                None => "",
                Some(true) => "  OURS",
                Some(false) => "  not ours",
            };
            writeln!(
                f,
                "{:12}  {}{owner}",
                format!("Key @{index}"),
                escape(&key.key_info)
            )?;
        }
        let registration = match self.registration {
            Registration::NotNeeded => "not needed: a standard single-signature wallet",
            Registration::Missing => "none",
            Registration::Unchecked if self.keys.iter().any(|key| key.ours.is_some()) => {
                "there is a proof, not checked: an xprv cannot tell, only the seed it came from"
            }
            Registration::Unchecked => "there is a proof, not checked against a seed",
            Registration::Valid => "valid for this seed",
            Registration::Wrong => "WRONG: the proof is for another policy or another seed",
        };
        writeln!(f, "Registration  {registration}")
    }
}
