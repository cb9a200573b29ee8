//! Every signature of every workload, verified by the C library.

use std::path::PathBuf;

use bitcoin::hashes::Hash;
use bitcoin::secp256k1::{Message, Secp256k1, VerifyOnly, XOnlyPublicKey};
use bitcoin::sighash::{Prevouts, SighashCache};
use bitcoin::{Psbt, TxOut};
use purek1_oracle::c_library;
use purek1_wallet::{
    Form, Options, Policy, PsbtFile, Seed, SignOptions, WarningName, review, sample,
};

use serde::Deserialize;

fn sign(file: PsbtFile, policy: &Policy) -> Psbt {
    let mnemonic: bip39::Mnemonic = sample::MNEMONIC.parse().unwrap();
    let seed = Seed::from_bytes(&mnemonic.to_seed("")).unwrap();
    let options = Options {
        allow: [WarningName::Unregistered].into(),
        ..Options::default()
    };
    let review = review(file, policy, &seed, &options).unwrap();
    review.sign(&SignOptions::default()).unwrap().into_psbt()
}

/// Verifies all signatures of a PSBT, each over the hash that `bitcoin` computes, and returns their number.
fn verify(psbt: &Psbt, c: &Secp256k1<VerifyOnly>) -> usize {
    let spent: Vec<TxOut> = psbt
        .iter_funding_utxos()
        .map(|utxo| utxo.unwrap().clone())
        .collect();
    let mut cache = SighashCache::new(&psbt.unsigned_tx);
    let mut verified = 0;
    for (index, map) in psbt.inputs.iter().enumerate() {
        if let Some(signature) = map.tap_key_sig {
            let hash = cache
                .taproot_key_spend_signature_hash(
                    index,
                    &Prevouts::All(&spent),
                    signature.sighash_type,
                )
                .unwrap();
            let message = Message::from_digest(hash.to_byte_array());
            let key =
                XOnlyPublicKey::from_slice(&spent[index].script_pubkey.as_bytes()[2..]).unwrap();
            c.verify_schnorr(&signature.signature, &message, &key)
                .unwrap();
            verified += 1;
        }
        for (key, signature) in &map.partial_sigs {
            let (message, sighash_type) = psbt.sighash_ecdsa(index, &mut cache).unwrap();
            assert_eq!(signature.sighash_type, sighash_type);
            c.verify_ecdsa(&message, &signature.signature, &key.inner)
                .unwrap();
            verified += 1;
        }
    }
    verified
}

/// The seed's key is the first of each workload's policy.
fn expected(policy: &Policy, inputs: usize) -> usize {
    inputs
        * policy
            .key_expressions()
            .iter()
            .filter(|e| e.key == 0)
            .count()
}

#[test]
fn the_c_library_verifies_own_workloads() {
    c_library::prove().unwrap();
    let c = Secp256k1::verification_only();
    let mut run = 0;
    for workload in sample::workload_policies().unwrap() {
        for inputs in [1, 3, 10] {
            let psbt = sample::psbt(&workload.policy, inputs, 11).unwrap();
            let file = PsbtFile::from_psbt(psbt, Form::Binary).unwrap();
            let signed = sign(file, &workload.policy);
            assert_eq!(verify(&signed, &c), expected(&workload.policy, inputs));
            run += 1;
        }
    }
    assert_eq!(run, 18);
}

#[derive(Deserialize)]
struct Workload {
    policy_name: String,
    template: String,
    keys: Vec<String>,
    n_inputs: usize,
    psbt_v0_base64: String,
}

#[test]
fn the_c_library_verifies_the_reference_workloads() {
    c_library::prove().unwrap();
    let Some(vectors) = std::env::var_os("PUREK1_VECTORS") else {
        eprintln!("skipped: PUREK1_VECTORS is not set");
        return;
    };
    let path = PathBuf::from(vectors).join("vectors/ledger/perf18.json");
    let workloads: Vec<Workload> = serde_json::from_slice(&std::fs::read(path).unwrap()).unwrap();
    let c = Secp256k1::verification_only();
    let mut run = 0;
    for workload in &workloads {
        let policy =
            Policy::new(&workload.policy_name, &workload.template, &workload.keys).unwrap();
        let file = PsbtFile::parse(workload.psbt_v0_base64.as_bytes()).unwrap();
        let signed = sign(file, &policy);
        assert_eq!(verify(&signed, &c), expected(&policy, workload.n_inputs));
        run += 1;
    }
    assert_eq!(run, 18);
}
