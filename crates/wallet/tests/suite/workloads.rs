//! The workloads that the reference system publishes times for: the same ids, the pinned amount of
//! work, and signatures that an independent implementation accepts.

use std::path::PathBuf;

use crate::common::{seed, sign_psbt, unregistered, verify_signatures};
use bitcoin::Psbt;
use purek1_wallet::{
    Cache, Form, Options, Policy, PsbtFile, SignOptions, register, review, sample,
};
use serde::Deserialize;

/// Public derivations by key expressions and inputs, without the cache and with it.
const DERIVATIONS: [(usize, usize, u64, u64); 12] = [
    (1, 1, 4, 4),
    (1, 3, 8, 6),
    (1, 10, 22, 13),
    (3, 1, 12, 12),
    (3, 3, 24, 18),
    (3, 10, 66, 39),
    (5, 1, 20, 20),
    (5, 3, 40, 30),
    (5, 10, 110, 65),
    (8, 1, 32, 32),
    (8, 3, 64, 48),
    (8, 10, 176, 104),
];

/// Signs in both cache modes, and checks work, signatures and the rest of the PSBT.
fn check(name: &str, file: &PsbtFile, policy: &Policy, inputs: usize) -> Psbt {
    let expressions = policy.key_expressions();
    let (_, _, without_cache, with_cache) = DERIVATIONS
        .into_iter()
        .find(|(k, n, _, _)| (*k, *n) == (expressions.len(), inputs))
        .unwrap();
    let signed = [(Cache::Off, without_cache), (Cache::On, with_cache)].map(|(cache, count)| {
        let options = Options {
            cache,
            ..unregistered()
        };
        let review = review(file.clone(), policy, &seed(), &options).unwrap();
        assert_eq!(review.derivations(), count, "{name} with {cache:?}");
        assert!(
            review
                .summary()
                .inputs
                .iter()
                .all(|input| input.own.is_some())
        );
        let change: Vec<_> = review
            .summary()
            .outputs
            .iter()
            .map(|o| o.is_change())
            .collect();
        assert_eq!(change, [false, true]);
        review.sign(&SignOptions::default()).unwrap()
    });
    assert_eq!(
        signed[0].file(),
        signed[1].file(),
        "{name}: the cache changes signatures"
    );

    // Only the first key of a workload is the seed's.
    let own = expressions
        .iter()
        .filter(|expression| expression.key == 0)
        .count();
    let [_, signed] = signed;
    assert_eq!(signed.new_signatures().len(), inputs * own, "{name}");
    let psbt = signed.into_psbt();
    assert_eq!(verify_signatures(&psbt), inputs * own, "{name}");

    let mut unsigned = psbt.clone();
    for map in &mut unsigned.inputs {
        map.partial_sigs.clear();
        map.tap_key_sig = None;
    }
    assert_eq!(
        &unsigned,
        file.psbt(),
        "{name}: something else than signatures changed"
    );
    psbt
}

#[test]
fn own_workloads_sign() {
    let mut run = 0;
    for workload in sample::workload_policies().unwrap() {
        for inputs in [1, 3, 10] {
            let psbt = sample::psbt(&workload.policy, inputs, 7).unwrap();
            let file = PsbtFile::from_psbt(psbt, Form::Base64).unwrap();
            check(workload.name, &file, &workload.policy, inputs);
            run += 1;
        }
    }
    assert_eq!(run, 18);
}

#[test]
fn registered_workloads_sign_without_a_warning() {
    let seed = seed();
    for workload in sample::workload_policies().unwrap() {
        let psbt = sample::psbt(&workload.policy, 3, 1).unwrap();
        let proof = register::register(&workload.policy, &seed).unwrap();
        let options = Options {
            proof: Some(proof),
            ..Options::default()
        };
        let review = crate::common::review_psbt(&psbt, &workload.policy, &options).unwrap();
        assert_eq!(review.summary().warnings, [], "{}", workload.name);
        review.sign(&SignOptions::default()).unwrap();
    }
}

#[test]
fn five_hundred_and_twelve_inputs_sign() {
    let policy = crate::common::policy("2of3");
    let psbt = sample::psbt(&policy, 512, 3).unwrap();
    let signed = sign_psbt(&psbt, &policy, &unregistered());
    assert_eq!(signed.new_signatures().len(), 512);
    assert_eq!(verify_signatures(signed.file().psbt()), 512);
}

/// One of the 18 workloads made with the reference system's own generator.
#[derive(Deserialize)]
struct Workload {
    name: String,
    policy_name: String,
    template: String,
    keys: Vec<String>,
    n_inputs: usize,
    psbt_v0_base64: String,
    wallet_id: String,
}

#[test]
fn reference_workloads_sign() {
    let Some(vectors) = std::env::var_os("PUREK1_VECTORS") else {
        eprintln!("skipped: PUREK1_VECTORS is not set");
        return;
    };
    let path = PathBuf::from(vectors).join("vectors/ledger/perf18.json");
    let workloads: Vec<Workload> = serde_json::from_slice(&std::fs::read(path).unwrap()).unwrap();
    let mut run = 0;
    for workload in &workloads {
        let policy =
            Policy::new(&workload.policy_name, &workload.template, &workload.keys).unwrap();
        assert_eq!(
            policy.id().to_string(),
            workload.wallet_id,
            "{}",
            workload.name
        );
        let file = PsbtFile::parse(workload.psbt_v0_base64.as_bytes()).unwrap();
        assert_eq!(file.form(), Form::Base64);
        check(&workload.name, &file, &policy, workload.n_inputs);
        run += 1;
    }
    assert_eq!(run, 18);
}
