//! Wallet policies (BIP-388) and a signer that reviews a PSBT before it signs it.
//!
//! A *policy* says once and for all which scripts a wallet has. A *PSBT* (BIP-174) comes from
//! outside: from a watching wallet, a cosigner, an attacker. This crate rebuilds from the policy and
//! the seed whatever the PSBT claims, says in plain data what the transaction does, and signs only
//! that.
//!
//! | to | use |
//! |---|---|
//! | hold the master secret | [`Seed`] |
//! | read a policy and check its rules | [`Policy`] |
//! | prove that its owner approved a policy | [`register`] |
//! | derive scripts and addresses | [`Deriver`] |
//! | read and write PSBT files | [`PsbtFile`] |
//! | find out what a transaction does | [`review()`], [`review_without_seed`], [`Summary`], [`Warning`] |
//! | sign it | [`Review::sign`] |
//! | have wallets and PSBTs to play with | [`sample`] |
//!
//! # A tour
//!
//! ```
//! use purek1_wallet::{Form, Options, PsbtFile, Seed, SignOptions, register, review, sample};
//!
//! // A seed comes from a mnemonic, here a public one. Its policy is a 2 of 3 multisig.
//! let seed = Seed::from_bytes(&sample::SEED)?;
//! let mut workloads = sample::workload_policies()?.into_iter();
//! let policy = workloads.find(|workload| workload.name == "2of3").unwrap().policy;
//! assert_eq!(policy.template(), "wsh(sortedmulti(2,@0/**,@1/**,@2/**))");
//!
//! // Once: its owner looks at template and keys and approves them. The proof is kept beside the policy.
//! let proof = register::register(&policy, &seed)?;
//!
//! // A PSBT arrives, as base64 text or binary.
//! let psbt = sample::psbt(&policy, 3, 0)?;
//! let content = PsbtFile::from_psbt(psbt, Form::Base64)?.to_bytes();
//! let file = PsbtFile::parse(&content)?;
//!
//! // What does it do?
//! let options = Options { proof: Some(proof), ..Options::default() };
//! let review = review(file, &policy, &seed, &options)?;
//! println!("{}", review.summary());
//! assert_eq!(review.summary().inputs.len(), 3);
//! assert!(review.summary().outputs[1].is_change());
//!
//! // A program without a person goes no further if there is anything to look at.
//! assert_eq!(review.warnings_not_allowed().count(), 0);
//!
//! // Only what was reviewed can be signed, and each signature is checked before it is returned.
//! let signed = review.sign(&SignOptions::default())?;
//! assert_eq!(signed.new_signatures().len(), 3);
//! let content = signed.file().to_bytes();
//! # assert!(content.starts_with(b"cHNidP8"));
//! # Ok::<(), purek1_wallet::Error>(())
//! ```
//!
//! # What is believed
//!
//! * A policy key is the seed's if the seed derives the same public key *and* chain code at the key's
//!   origin. A fingerprint proposes, no more.
//! * An input or output is the wallet's if its *whole* script, rebuilt from the policy at a branch and
//!   an index, is the transaction's. The PSBT's derivations propose branch and index, no more; its
//!   scripts and taproot fields must be absent or equal to the rebuilt ones.
//! * Only the change branch of the policy is change. The receive branch is shown as the wallet's own.
//! * The amount of an input is that in its previous transaction, whose txid fits. For a taproot output the
//!   witness UTXO will do if all our signatures are taproot ones that commit to the amounts of all inputs.
//! * A policy other than a standard single-signature one is the owner's if its registration proof
//!   says so.
//!
//! What contradicts this is an [`Error`], always. What may be meant, but ought to be seen, is a
//! [`Warning`] with a name that can be allowed; a missing proof and a missing previous transaction
//! are errors *unless* allowed.
//!
//! # Secrets and time
//!
//! [`Seed`] and [`Review`] hold secrets: they never print them and wipe them when dropped. Work with
//! secrets takes constant time. Public derivation, review and parsing take variable time in public
//! data, and tell at most which addresses are looked at. The secret of an input's key is the account's
//! plus two public numbers that the review has computed already.
//!
//! # Limits
//!
//! PSBTs have version 0 and at most [`MAX_PSBT_SIZE`] bytes; version 2 is refused. Policies with
//! `musig` keys or with a script tree in `tr` are refused as not supported yet. Spending conditions are
//! signed, not chosen: locks and preimages are for the finalizer.

#![forbid(unsafe_code)]

pub mod derive;
mod error;
pub mod policy;
mod psbt;
pub mod register;
mod review;
pub mod sample;
mod seed;
mod sign;
mod summary;
mod warning;

pub use derive::{Cache, Deriver};
pub use error::Error;
pub use policy::{Branch, Policy, PolicyId};
pub use psbt::{Form, MAX_PSBT_SIZE, PsbtFile};
pub use register::Proof;
pub use review::{Options, Review, review, review_without_seed};
pub use seed::Seed;
pub use sign::{NewSignature, SignOptions, SignatureKind, Signed};
pub use summary::{Destination, InputSummary, OutputSummary, Position, Summary, escape};
pub use warning::{Place, Warning, WarningName};
