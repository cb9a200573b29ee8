//! The command `purek1`: extended keys, wallet policies, and PSBTs that are reviewed before they
//! are signed.
//!
//! One file per group of verbs ([`xpub`], [`policy`], [`psbt`]); beside them the seed file, the
//! wallet file, the terminal, and what goes in and out.
#![forbid(unsafe_code)]

mod error;
mod input;
mod output;
mod policy;
mod psbt;
mod seed_file;
mod terminal;
mod wallet_file;
mod xpub;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::error::visible;
use crate::output::Stream;

const ABOUT: &str = "\
Signs Bitcoin transactions (PSBTs) for a wallet policy (BIP-388), after a review.

A wallet file says what the wallet is; a seed file holds the secret.
`policy register` shows a policy to you once and leaves a proof in the wallet
file that this seed has accepted it. `psbt sign` shows what a transaction does
to that wallet, asks, and signs.";

const AFTER_HELP: &str = "\
Wallet file: a JSON object
  \"name\"      text; empty for a standard single-signature wallet
  \"template\"  descriptor template: \"wsh(sortedmulti(2,@0/**,@1/**,@2/**))\"
  \"keys\"      list of key infos \"[f5acc2fd/48'/1'/0'/2']tpub...\", one for each
              placeholder; `purek1 xpub` prints yours
  \"hmac\"      registration proof in hex; `purek1 policy register` writes it
  \"network\"   mainnet, testnet, testnet4, signet or regtest; by default
              mainnet or testnet, as the keys say
  Other fields are ignored, and kept.

Exit codes:
  0  done
  2  the arguments are wrong
  3  a file is wrong: wallet, policy, PSBT, or seed, also a seed that other
     users can read
  4  the review refuses: an error, a wrong proof, or a warning that --allow
     does not name
  5  you declined, or there was no terminal to ask you on
  6  a file could not be read or written
  With any code but 0, --out and the wallet file are as they were.

Errors are one line on standard error. With --json the line is an object
{\"error\": {\"kind\", \"exit_code\", \"message\"}}; only wrong arguments are
always explained as text.

Examples:
  purek1 xpub --seed-file seed.txt --path \"m/48'/1'/0'/2'\"
  purek1 policy register --wallet vault.json --seed-file seed.txt
  purek1 policy address --wallet vault.json --index 7
  purek1 psbt review --wallet vault.json --psbt payment.psbt
  purek1 psbt sign --wallet vault.json --psbt payment.psbt \\
      --seed-file seed.txt --out signed.psbt";

#[derive(Debug, Parser)]
#[command(name = "purek1", version, about = ABOUT, after_help = AFTER_HELP)]
#[command(subcommand_required = true, arg_required_else_help = true)]
struct Cli {
    #[command(subcommand)]
    verb: Verb,
    /// Answer in JSON, all ASCII, with fields that keep their names
    #[arg(long, global = true)]
    json: bool,
}

#[derive(Debug, Subcommand)]
enum Verb {
    /// Print the extended public key at a path of the seed, with its origin
    Xpub(xpub::XpubArgs),
    /// Check, identify or register a wallet policy, or list its addresses
    #[command(subcommand)]
    Policy(policy::Verb),
    /// Review or sign a PSBT
    #[command(subcommand)]
    Psbt(psbt::Verb),
}

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(message) => return explain(&message),
    };
    let done = match &cli.verb {
        Verb::Xpub(args) => xpub::run(args, cli.json),
        Verb::Policy(verb) => policy::run(verb, cli.json),
        Verb::Psbt(verb) => psbt::run(verb, cli.json),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // Nobody is left to tell if standard error is closed.
            let _ = Stream::Err.write(error.line(cli.json));
            ExitCode::from(error.code().0)
        }
    }
}

/// Prints what `clap` has to say: help, the version, or what is wrong with the arguments.
fn explain(message: &clap::Error) -> ExitCode {
    let written = if message.use_stderr() {
        // Arguments may be file names that somebody else chose.
        let text = message.render().to_string();
        let lines: Vec<String> = text.lines().map(visible).collect();
        Stream::Err.write(lines.join("\n") + "\n")
    } else {
        Stream::Out.write(message.render().to_string())
    };
    match written {
        Ok(()) => ExitCode::from(if message.use_stderr() { 2 } else { 0 }),
        Err(error) => ExitCode::from(error.code().0),
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    #[test]
    fn arguments_are_consistent() {
        super::Cli::command().debug_assert();
    }
}
