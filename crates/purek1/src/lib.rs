//! Keys and signatures on the curve secp256k1, in pure Rust.
//!
//! | to | use | source |
//! |---|---|---|
//! | hold keys | [`SecretKey`], [`Keypair`], [`PublicKey`], [`XOnlyPublicKey`] | SEC 1, BIP-340 |
//! | sign and verify with ECDSA | [`ecdsa`] | SEC 1, RFC 6979, BIP-66 |
//! | sign and verify with Schnorr signatures | [`schnorr`] | BIP-340 |
//! | share a secret (Diffie–Hellman) | [`ecdh`] | SEC 1 |
//! | tweak taproot keys | [`taproot`] | BIP-341 |
//! | derive keys of a wallet | [`bip32`], [`slip21`] | BIP-32, SLIP-21 |
//! | hash | [`hash`] | BIP-340 |
//!
//! # A tour
//!
//! ```
//! use purek1::bip32::{ExtendedSecretKey, HARDENED, NetworkKind};
//! use purek1::{Keypair, SecretKey, ecdsa, hash::sha256, schnorr};
//!
//! // A secret key is 32 bytes from the system's random generator.
//! let random = [0x11; 32];
//! let secret = SecretKey::from_secret_bytes(&random)?;
//! let public = secret.public_key();
//!
//! // ECDSA signs a hash of the message.
//! let hash = sha256(b"pay 1000 to Alice");
//! let signature = ecdsa::sign(&hash, &secret);
//! ecdsa::verify(&signature, &hash, &public)?;
//! assert!(ecdsa::verify(&signature, &sha256(b"pay 9000 to Alice"), &public).is_err());
//!
//! // BIP-340 signs the message itself, with a key pair and 32 more random bytes.
//! let keypair = Keypair::new(secret);
//! let (x_only, _parity) = keypair.x_only_public_key();
//! let signature = schnorr::sign(b"pay 1000 to Alice", &keypair, &[0x22; 32]);
//! schnorr::verify(&signature, b"pay 1000 to Alice", &x_only)?;
//!
//! // A wallet derives its keys from one seed, here m/86'/0'/0'/0/7. Public keys need no secret.
//! let seed = [0x33; 64];
//! let master = ExtendedSecretKey::from_seed(&seed, NetworkKind::Main)?;
//! let account = master.derive_path(&[86 | HARDENED, HARDENED, HARDENED])?;
//! let child = account.derive_path(&[0, 7])?;
//! let watched = account.extended_public_key().derive_child_vartime(0)?.derive_child_vartime(7)?;
//! assert_eq!(child.secret_key().public_key(), watched.public_key());
//! # Ok::<(), purek1::Error>(())
//! ```
//!
//! # Secrets and time
//!
//! [`SecretKey`], [`Keypair`], [`bip32::ExtendedSecretKey`] and [`slip21::SymmetricKey`] are not
//! `Copy`, never print what they hold, compare in constant time and are wiped when dropped. What is
//! done with them takes the same time whatever their value is. Bytes leave them through functions
//! that have `secret` in their name.
//!
//! A name that ends in `_vartime` marks a function that is faster because its time depends on its
//! inputs; use it with public data only. Verification and the parsing and tweaking of public keys
//! are of variable time as well, since nothing in them is secret. Each function tells its timing
//! class.
//!
//! Numbers are big-endian everywhere. *p* is the prime of the field, *n* the order of the curve.
//! There is no context to create or to pass along, no heap is used, and no input makes a function
//! panic.
//!
//! # Features
//!
//! `large-tables` (default): larger tables of multiples of the generator in read-only data. Without
//! it the crate is smaller and slower. `counters`: counts of costly steps, for measurements.

#![no_std]
#![forbid(unsafe_code)]

pub mod bip32;
#[cfg(feature = "counters")]
pub mod counters;
pub mod ecdh;
pub mod ecdsa;
mod error;
pub mod hash;
#[doc(hidden)]
pub mod hazmat;
mod public;
pub mod schnorr;
mod secret;
pub mod slip21;
pub mod taproot;

pub use error::Error;
pub use public::{Parity, PublicKey, XOnlyPublicKey};
pub use secret::{Keypair, SecretKey};
