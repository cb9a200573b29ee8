//! The wallet's path from the seed to signatures, with the sample wallets.

use purek1::bip32::{HARDENED, NetworkKind};
use purek1::hash::sha256;
use purek1_wallet::{
    Form, Options, Policy, PsbtFile, Seed, SignOptions, WarningName, register, review, sample,
};

use crate::harness::{Harness, marked};

pub(crate) fn run(harness: &mut Harness) {
    // One for each kind of signature and script; the last has three keys, one of them the seed's.
    let policies: Vec<Policy> = sample::workload_policies()
        .expect("the samples are good")
        .into_iter()
        .filter(|workload| ["pkh", "wpkh", "tr", "2of3"].contains(&workload.name))
        .map(|workload| workload.policy)
        .collect();
    let policy = policies.last().expect("four of them");

    harness.secret("Seed::from_bytes", seed);
    harness.public("Seed::fingerprint", || seed().fingerprint());
    harness.public("Seed::extended_public_key", || {
        let key = seed().extended_public_key(&[84 | HARDENED, 0], NetworkKind::Main);
        key.expect("usable").to_byte_array()
    });
    harness.public("Seed::owns", || seed().owns(&policy.keys()[0]));
    harness.public("register::register", || {
        register::register(policy, &seed()).expect("from a seed")
    });
    harness.public("register::check", || {
        let proof = register::register(policy, &seed()).expect("from a seed");
        register::check(policy, &seed(), &proof).is_ok()
    });
    for policy in &policies {
        let review = || {
            let psbt = sample::psbt(policy, 1, 1).expect("the sample is good");
            let file = PsbtFile::from_psbt(psbt, Form::Binary).expect("the sample is good");
            let options = Options {
                proof: Some(register::register(policy, &seed()).expect("from a seed")),
                allow: [WarningName::Unregistered].into(),
                ..Options::default()
            };
            review(file, policy, &seed(), &options).expect("the sample is good")
        };
        harness.public("review", || {
            sha256(review().summary().to_string().as_bytes())
        });
        harness.public("Review::sign", || {
            let signed = review().sign(&SignOptions::default()).expect("one key");
            sha256(&signed.file().to_bytes())
        });
    }
}

fn seed() -> Seed {
    Seed::from_bytes(&marked(sample::SEED)).expect("a good seed")
}
