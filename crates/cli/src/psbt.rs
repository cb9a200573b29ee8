//! `purek1 psbt`: what a transaction does to the wallet, and signing it.

use std::collections::BTreeSet;
use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Subcommand};
use purek1_wallet::{
    Branch, Destination, Form, MAX_PSBT_SIZE, NewSignature, Options, Position, PsbtFile, Seed,
    SignOptions, SignatureKind, Summary, WarningName, review, review_without_seed,
};
use serde::Serialize;

use crate::error::Error;
use crate::input::{self, is_standard_stream};
use crate::output::{self, Stream, hex, json};
use crate::policy::{self, Registration, WalletArgs};
use crate::seed_file::{SeedArgs, optional};
use crate::terminal;
use crate::wallet_file::{Network, WalletFile};

#[derive(Debug, Subcommand)]
pub(crate) enum Verb {
    /// Show what a PSBT spends, pays, returns and costs, and what is odd about it
    ///
    /// Nothing in the PSBT is taken on trust: an input or output is the wallet's own only if its
    /// whole script comes out of the policy. Warnings do not change the exit code here; errors do
    /// (4).
    ///
    /// No seed is needed. With one, the review also checks that a key of the policy is the seed's
    /// own and that the registration proof is right, as signing does.
    #[command(after_help = JSON_HELP, mut_arg("seed_file", optional))]
    Review(ReviewArgs),
    /// Review a PSBT, ask, and write it with this seed's signatures
    ///
    /// The review is shown on standard output, or on standard error if --out is `-`. The question
    /// is asked on the terminal itself, since standard input may be the PSBT. With --yes there is
    /// no question, but every warning whose class is not named by --allow refuses, exit code 4.
    ///
    /// Every signature is verified before it is written. The file has the form of the input
    /// (base64 or binary). It is written as a whole or not at all; an existing file of that name is
    /// replaced, an input file never.
    #[command(after_help = JSON_HELP)]
    Sign(SignArgs),
}

const JSON_HELP: &str = "\
With --json (amounts in satoshi, indices from 0, null for what does not apply):
  review.policy      name, id, template, keys[]
  review.registration  not-needed, missing, unchecked or valid
  review.network
  review.inputs[]    index, txid, vout, amount, address, own, branch,
                     address_index, sequence, replaceable
  review.outputs[]   index, amount, address, op_return, script_pubkey, own,
                     change, branch, address_index
  review.fee         review.vsize is estimated, review.fee_rate per vbyte
  review.lock_time
  review.warnings[]  name, place, text
  signatures[]       input, public_key, kind (ecdsa or taproot-key); empty from
                     `review`, and when a warning refuses
  branch is receive or change; change is true for an output that returns to the
  change branch of this wallet.

Examples:
  purek1 psbt review --wallet vault.json --psbt payment.psbt
  purek1 psbt sign --wallet vault.json --psbt payment.psbt \\
      --seed-file seed.txt --out signed.psbt
  purek1 psbt sign --wallet vault.json --psbt - \\
      --seed-file seed.txt --out - --yes --allow high-fee < in > out";

#[derive(Debug, Args)]
pub(crate) struct PsbtArgs {
    #[command(flatten)]
    wallet: WalletArgs,
    /// PSBT in base64 or binary; `-` is standard input
    #[arg(long, value_name = "FILE")]
    psbt: PathBuf,
}

#[derive(Debug, Args)]
pub(crate) struct ReviewArgs {
    #[command(flatten)]
    input: PsbtArgs,
    #[command(flatten)]
    seed: Option<SeedArgs>,
}

#[derive(Debug, Args)]
pub(crate) struct SignArgs {
    #[command(flatten)]
    input: PsbtArgs,
    #[command(flatten)]
    seed: SeedArgs,
    /// Where the signed PSBT goes; `-` is standard output
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Do not ask; refuse on any warning that --allow does not name
    #[arg(long)]
    yes: bool,
    /// Accept warnings of this class; may be given several times
    ///
    /// Two classes refuse even when a person is asked, unless they are named: `unregistered` (the
    /// policy has no registration proof) and `missing-non-witness-utxo` (an amount, and so the fee,
    /// is only claimed).
    #[arg(long, value_name = "NAME", value_parser = warning_name())]
    allow: Vec<WarningName>,
}

fn warning_name() -> impl TypedValueParser<Value = WarningName> {
    PossibleValuesParser::new(WarningName::ALL.map(WarningName::as_str))
        .try_map(|name| name.parse::<WarningName>())
}

/// Runs the verb.
pub(crate) fn run(verb: &Verb, as_json: bool) -> Result<(), Error> {
    match verb {
        Verb::Review(args) => show(args, as_json),
        Verb::Sign(args) => sign(args, as_json),
    }
}

fn show(args: &ReviewArgs, as_json: bool) -> Result<(), Error> {
    let (wallet, file) = args.input.read()?;
    // Whatever a signer could allow by name is shown as the warning that it is.
    let options = options(&wallet, WarningName::ALL);
    let seed = args.seed.as_ref().map(SeedArgs::load).transpose()?;
    let summary = match &seed {
        Some(seed) => {
            review(file, &wallet.policy, seed, &options).map(|review| review.summary().clone())
        }
        None => review_without_seed(&file, &wallet.policy, &options),
    };
    let summary = summary.map_err(|error| args.input.refused(error))?;
    let note = match seed {
        None => {
            "No seed was given: whose the keys are, and the registration proof, were not checked.\n"
        }
        Some(_) => "",
    };
    Stream::Out.write(if as_json {
        json(&Report::new(&wallet, seed.as_ref(), &summary, &[]))
    } else {
        in_words(&wallet, seed.as_ref(), &summary) + note
    })
}

/// The summary for a person, after the template and the keys of a policy that nobody has registered yet.
fn in_words(wallet: &WalletFile, seed: Option<&Seed>, summary: &Summary) -> String {
    let is_unregistered =
        |warning: &purek1_wallet::Warning| warning.name == WarningName::Unregistered;
    if summary.warnings.iter().any(is_unregistered) {
        format!("{}\n{summary}", policy::in_words(wallet, seed))
    } else {
        summary.to_string()
    }
}

fn sign(args: &SignArgs, as_json: bool) -> Result<(), Error> {
    let to_stdout = is_standard_stream(&args.out);
    let stream = if to_stdout { Stream::Err } else { Stream::Out };
    if !to_stdout {
        let mut inputs = vec![
            &*args.input.wallet.wallet,
            &*args.input.psbt,
            &*args.seed.seed_file,
        ];
        inputs.extend(args.seed.passphrase_file.as_deref());
        output::check_destination(&args.out, &inputs)?;
    }
    let (wallet, file) = args.input.read()?;
    if to_stdout && file.form() == Form::Binary && Stream::Out.is_terminal() {
        let reason = "--out -: the PSBT is binary, and standard output is a terminal";
        return Err(Error::Usage(reason.to_owned()));
    }
    let seed = args.seed.load()?;
    let options = options(&wallet, args.allow.iter().copied());
    let review =
        review(file, &wallet.policy, &seed, &options).map_err(|error| args.input.refused(error))?;
    let summary = review.summary().clone();
    let report = |signatures: &[NewSignature]| {
        json(&Report::new(&wallet, Some(&seed), &summary, signatures))
    };

    let text = in_words(&wallet, Some(&seed), &summary);
    if !as_json {
        stream.write(&text)?;
    }
    if args.yes {
        let refusing: BTreeSet<_> = review
            .warnings_not_allowed()
            .map(|warning| warning.name.as_str())
            .collect();
        if !refusing.is_empty() {
            if as_json {
                stream.write(report(&[]))?;
            }
            let names = refusing.into_iter().collect::<Vec<_>>().join(", ");
            let reason = format!("has warnings that --allow does not name: {names}");
            return Err(Error::refused(input::name(&args.input.psbt), reason));
        }
    } else {
        // Nobody answers for what they could not see.
        let is_seen = !as_json && stream.is_asked_on();
        terminal::confirm(if is_seen { "" } else { &text }, "Sign this transaction?")?;
    }

    let signed = review
        .sign(&SignOptions::default())
        .map_err(|error| args.input.refused(error))?;
    let mut bytes = signed.file().to_bytes();
    if signed.file().form() == Form::Base64 {
        bytes.push(b'\n');
    }
    // The result comes last: whoever gets an error code got no signatures.
    stream.write(if as_json {
        report(signed.new_signatures())
    } else {
        let signatures = signed.new_signatures().iter().map(Signature::from);
        signatures.map(|signature| signature.line()).collect()
    })?;
    if to_stdout {
        Stream::Out.write(&bytes)
    } else {
        output::replace_file(&args.out, &bytes, None)
    }
}

impl PsbtArgs {
    fn read(&self) -> Result<(WalletFile, PsbtFile), Error> {
        let wallet = WalletFile::load(&self.wallet.wallet)?;
        let content = input::read_or_stdin(&self.psbt, MAX_PSBT_SIZE as u64)?;
        let file = PsbtFile::parse(&content)
            .map_err(|error| Error::input(input::name(&self.psbt), error))?;
        Ok((wallet, file))
    }

    /// An error of a review or a signature, about the file that it concerns.
    fn refused(&self, error: purek1_wallet::Error) -> Error {
        use purek1_wallet::Error as Reason;
        let about_wallet = matches!(
            error,
            Reason::NoOwnKey { .. }
                | Reason::ProofMissing { .. }
                | Reason::ProofMismatch
                | Reason::ProofNeedsSeed
        );
        if about_wallet {
            Error::refused(&self.wallet.wallet, error)
        } else {
            Error::refused(input::name(&self.psbt), error)
        }
    }
}

fn options(wallet: &WalletFile, allow: impl IntoIterator<Item = WarningName>) -> Options {
    Options {
        allow: allow.into_iter().collect(),
        proof: wallet.proof,
        network: Some(wallet.network.into()),
        ..Options::default()
    }
}

/// The JSON form of both verbs; its field names are part of the interface.
#[derive(Serialize)]
struct Report {
    review: ReviewReport,
    signatures: Vec<Signature>,
}

#[derive(Serialize)]
struct ReviewReport {
    policy: Policy,
    registration: Registration,
    network: Network,
    inputs: Vec<Input>,
    outputs: Vec<Output>,
    fee: u64,
    vsize: u64,
    fee_rate: f64,
    lock_time: u32,
    warnings: Vec<Warning>,
}

#[derive(Serialize)]
struct Policy {
    name: String,
    id: String,
    template: String,
    keys: Vec<String>,
}

#[derive(Serialize)]
struct Input {
    index: usize,
    txid: String,
    vout: u32,
    amount: u64,
    address: Option<String>,
    own: bool,
    branch: Option<&'static str>,
    address_index: Option<u32>,
    sequence: u32,
    replaceable: bool,
}

#[derive(Serialize)]
struct Output {
    index: usize,
    amount: u64,
    address: Option<String>,
    op_return: Option<String>,
    script_pubkey: String,
    own: bool,
    change: bool,
    branch: Option<&'static str>,
    address_index: Option<u32>,
}

#[derive(Serialize)]
struct Warning {
    name: &'static str,
    place: String,
    text: String,
}

#[derive(Serialize)]
struct Signature {
    input: usize,
    public_key: String,
    kind: &'static str,
}

impl Report {
    fn new(
        wallet: &WalletFile,
        seed: Option<&Seed>,
        summary: &Summary,
        signatures: &[NewSignature],
    ) -> Self {
        let inputs = summary
            .inputs
            .iter()
            .enumerate()
            .map(|(index, input)| Input {
                index,
                txid: input.outpoint.txid.to_string(),
                vout: input.outpoint.vout,
                amount: input.amount.to_sat(),
                address: address(&input.from),
                own: input.own.is_some(),
                branch: input.own.map(branch),
                address_index: input.own.map(|position| position.index),
                sequence: input.sequence.to_consensus_u32(),
                replaceable: input.is_replaceable(),
            });
        let outputs = summary
            .outputs
            .iter()
            .enumerate()
            .map(|(index, output)| Output {
                index,
                amount: output.amount.to_sat(),
                address: address(&output.to),
                op_return: match &output.to {
                    Destination::OpReturn(data) => Some(hex(data)),
                    Destination::Address(_) | Destination::Script(_) => None,
                },
                script_pubkey: hex(output.script_pubkey.as_bytes()),
                own: output.own.is_some(),
                change: output.is_change(),
                branch: output.own.map(branch),
                address_index: output.own.map(|position| position.index),
            });
        let warnings = summary.warnings.iter().map(|warning| Warning {
            name: warning.name.as_str(),
            place: warning.place.to_string(),
            text: warning.text.clone(),
        });
        let review = ReviewReport {
            policy: Policy {
                name: summary.policy_name.clone(),
                id: summary.policy_id.to_string(),
                template: wallet.policy.template().to_owned(),
                keys: wallet
                    .policy
                    .keys()
                    .iter()
                    .map(|key| key.as_str().to_owned())
                    .collect(),
            },
            registration: Registration::of(wallet, seed),
            network: wallet.network,
            inputs: inputs.collect(),
            outputs: outputs.collect(),
            fee: summary.fee.to_sat(),
            vsize: summary.vsize,
            fee_rate: fee_rate(summary),
            lock_time: summary.lock_time.to_consensus_u32(),
            warnings: warnings.collect(),
        };
        Self {
            review,
            signatures: signatures.iter().map(Signature::from).collect(),
        }
    }
}

impl From<&NewSignature> for Signature {
    fn from(signature: &NewSignature) -> Self {
        Self {
            input: signature.input,
            public_key: hex(&signature.public_key.to_byte_array()),
            kind: match signature.kind {
                SignatureKind::Ecdsa => "ecdsa",
                SignatureKind::TaprootKey => "taproot-key",
                _ => "other",
            },
        }
    }
}

impl Signature {
    fn line(&self) -> String {
        format!(
            "Signed     input {} with {} ({})\n",
            self.input, self.public_key, self.kind
        )
    }
}

fn address(destination: &Destination) -> Option<String> {
    match destination {
        Destination::Address(address) => Some(address.clone()),
        Destination::OpReturn(_) | Destination::Script(_) => None,
    }
}

fn branch(position: Position) -> &'static str {
    match position.branch {
        Branch::Receive => "receive",
        Branch::Change => "change",
    }
}

/// Satoshi per virtual byte, to a tenth.
#[allow(
    clippy::cast_precision_loss,
    reason = "a fee in tenths of a satoshi is below 2^53 within the 21 million"
)]
fn fee_rate(summary: &Summary) -> f64 {
    (summary.fee.to_sat() * 10 / summary.vsize.max(1)) as f64 / 10.0
}
