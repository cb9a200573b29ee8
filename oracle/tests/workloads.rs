//! Every signature of every workload, verified by the C library.

use std::path::PathBuf;

use bitcoin::Psbt;
use bitcoin::secp256k1::Secp256k1;
use purek1_oracle::c_library;
use purek1_oracle::psbt::verify;
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
            let verified = verify(&signed, &c).unwrap();
            assert_eq!(verified.len(), expected(&workload.policy, inputs));
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
        let verified = verify(&signed, &c).unwrap();
        assert_eq!(verified.len(), expected(&policy, workload.n_inputs));
        run += 1;
    }
    assert_eq!(run, 18);
}
