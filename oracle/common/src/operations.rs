//! The operations that are compared, by their fixed names, with what goes in and what comes out of each.
//!
//! An operation starts from what a caller holds and ends with what a caller needs; "key" means the implementation's own type, already
//! parsed, "bytes" what travels. The inputs are prepared before the clock starts.

/// An operation of keys and signatures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Operation {
    PubkeyCreate,
    PubkeyParse,
    EcdsaSign,
    EcdsaVerify,
    EcdsaVerifyBytes,
    EcdsaRecover,
    SchnorrSign,
    SchnorrVerify,
    SchnorrVerifyBytes,
    Ecdh,
    PubkeyTweakAdd,
    XonlyTweakAdd,
    Bip32Child,
    Bip32Children1000,
    SchnorrBatch64,
    SchnorrBatch1024,
    EcdsaVerifyPrepared8k,
    EcdsaVerifyPrepared32k,
    EcdsaVerifyPrepared64k,
    SchnorrVerifyPrepared8k,
    SchnorrVerifyPrepared32k,
    SchnorrVerifyPrepared64k,
}

use Operation as Op;

/// Every operation with its name and its contract, in the order of the report.
const CONTRACTS: &[(Operation, &str, &str)] = &[
    (
        Op::PubkeyCreate,
        "pubkey_create",
        "secret key → 33 bytes of its public key",
    ),
    (
        Op::PubkeyParse,
        "pubkey_parse",
        "33 bytes → public key, proved to be on the curve",
    ),
    (
        Op::EcdsaSign,
        "ecdsa_sign",
        "secret key, 32-byte hash → 64-byte signature, low S, nonce of RFC 6979",
    ),
    (
        Op::EcdsaVerify,
        "ecdsa_verify",
        "signature, 32-byte hash, public key → verdict",
    ),
    (
        Op::EcdsaVerifyBytes,
        "ecdsa_verify_bytes",
        "64-byte signature, 32-byte hash, 33-byte public key → verdict",
    ),
    (
        Op::EcdsaRecover,
        "ecdsa_recover",
        "64-byte signature with its id, 32-byte hash → 33 bytes of the public key",
    ),
    (
        Op::SchnorrSign,
        "schnorr_sign",
        "key pair, 32-byte message, 32 random bytes → 64-byte signature (BIP-340)",
    ),
    (
        Op::SchnorrVerify,
        "schnorr_verify",
        "signature, 32-byte message, x-only public key → verdict",
    ),
    (
        Op::SchnorrVerifyBytes,
        "schnorr_verify_bytes",
        "64-byte signature, 32-byte message, 32-byte public key → verdict",
    ),
    (
        Op::Ecdh,
        "ecdh",
        "secret key, public key → 32 bytes, SHA-256 of the compressed product",
    ),
    (
        Op::PubkeyTweakAdd,
        "pubkey_tweak_add",
        "public key P, 32-byte t → 33 bytes of P + t·G",
    ),
    (
        Op::XonlyTweakAdd,
        "xonly_tweak_add",
        "x-only public key P, 32-byte t → 33 bytes of P + t·G",
    ),
    (
        Op::Bip32Child,
        "bip32_child",
        "extended public key, index → extended public key of the child",
    ),
    (
        Op::Bip32Children1000,
        "bip32_children_1000",
        "extended public key → its children 0 to 999; times are per child",
    ),
    (
        Op::SchnorrBatch64,
        "schnorr_batch_64",
        "64 × (signature, message, key) as bytes → one verdict; times are per signature",
    ),
    (
        Op::SchnorrBatch1024,
        "schnorr_batch_1024",
        "1,024 × (signature, message, key) as bytes → one verdict; times are per signature",
    ),
    (
        Op::EcdsaVerifyPrepared8k,
        "ecdsa_verify_prepared_8k",
        "as ecdsa_verify, with a table of 8 KiB made for the key beforehand",
    ),
    (
        Op::EcdsaVerifyPrepared32k,
        "ecdsa_verify_prepared_32k",
        "as ecdsa_verify, with a table of 32 KiB made for the key beforehand",
    ),
    (
        Op::EcdsaVerifyPrepared64k,
        "ecdsa_verify_prepared_64k",
        "as ecdsa_verify, with a table of 64 KiB made for the key beforehand",
    ),
    (
        Op::SchnorrVerifyPrepared8k,
        "schnorr_verify_prepared_8k",
        "as schnorr_verify, with a table of 8 KiB made for the key beforehand",
    ),
    (
        Op::SchnorrVerifyPrepared32k,
        "schnorr_verify_prepared_32k",
        "as schnorr_verify, with a table of 32 KiB made for the key beforehand",
    ),
    (
        Op::SchnorrVerifyPrepared64k,
        "schnorr_verify_prepared_64k",
        "as schnorr_verify, with a table of 64 KiB made for the key beforehand",
    ),
];

impl Operation {
    /// Every operation, in the order of the report.
    pub fn all() -> impl Iterator<Item = Self> {
        CONTRACTS.iter().map(|contract| contract.0)
    }

    /// The name in results and on the command line.
    pub fn name(self) -> &'static str {
        self.contract().1
    }

    /// What goes in and what comes out.
    pub fn description(self) -> &'static str {
        self.contract().2
    }

    /// The operations of one call, by which its time is divided.
    pub fn units(self) -> usize {
        match self {
            Op::Bip32Children1000 => 1000,
            Op::SchnorrBatch64 => 64,
            Op::SchnorrBatch1024 => 1024,
            _ => 1,
        }
    }

    /// Whether implementations may differ in what they compute: a signature need not be equal to another's to be right, it must be
    /// accepted by all.
    pub fn makes_signatures(self) -> bool {
        matches!(self, Op::EcdsaSign | Op::SchnorrSign)
    }

    /// Whether the outcome is a verdict on a signature.
    pub fn gives_verdict(self) -> bool {
        !matches!(
            self,
            Op::PubkeyCreate
                | Op::PubkeyParse
                | Op::EcdsaSign
                | Op::EcdsaRecover
                | Op::SchnorrSign
                | Op::Ecdh
                | Op::PubkeyTweakAdd
                | Op::XonlyTweakAdd
                | Op::Bip32Child
                | Op::Bip32Children1000
        )
    }

    /// The id of the implementation that runs the operation on the C library, to which ratios are taken.
    pub fn reference(self) -> &'static str {
        match self {
            Op::Bip32Child | Op::Bip32Children1000 => "rust_bitcoin",
            _ => "libsecp_c",
        }
    }

    fn contract(self) -> &'static (Operation, &'static str, &'static str) {
        CONTRACTS
            .iter()
            .find(|contract| contract.0 == self)
            .expect("every operation has its contract")
    }
}
