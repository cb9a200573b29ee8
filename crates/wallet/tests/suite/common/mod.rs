//! What the tests of reviews and signatures share: sample wallets, and a check of signatures that
//! uses none of this crate's code.

use bitcoin::hashes::Hash;
use bitcoin::sighash::{Prevouts, SighashCache};
use bitcoin::{Psbt, TxOut};
use k256::ecdsa::signature::hazmat::PrehashVerifier;
use purek1_wallet::{
    Error, Form, Options, Policy, PsbtFile, Review, Seed, SignOptions, Signed, WarningName, review,
    sample,
};

/// The seed that the sample policies' first keys come from.
pub(crate) fn seed() -> Seed {
    let mnemonic: bip39::Mnemonic = sample::MNEMONIC.parse().unwrap();
    Seed::from_bytes(&mnemonic.to_seed("")).unwrap()
}

/// A sample policy by its name.
pub(crate) fn policy(name: &str) -> Policy {
    let mut workloads = sample::workload_policies().unwrap().into_iter();
    workloads
        .find(|workload| workload.name == name)
        .unwrap()
        .policy
}

/// The texts of a policy's key infos.
pub(crate) fn keys(policy: &Policy) -> Vec<String> {
    policy
        .keys()
        .iter()
        .map(|key| key.as_str().to_owned())
        .collect()
}

/// Another template over the keys of a sample policy.
pub(crate) fn policy_over(name: &str, template: &str, keys_used: usize) -> Policy {
    Policy::new("Test", template, &keys(&policy(name))[..keys_used]).unwrap()
}

/// Options that allow some warnings by name.
pub(crate) fn allowing(names: &[WarningName]) -> Options {
    Options {
        allow: names.iter().copied().collect(),
        ..Options::default()
    }
}

/// Options for a policy that is not registered.
pub(crate) fn unregistered() -> Options {
    allowing(&[WarningName::Unregistered])
}

/// Reviews a PSBT that was made in memory.
pub(crate) fn review_psbt(
    psbt: &Psbt,
    policy: &Policy,
    options: &Options,
) -> Result<Review, Error> {
    let file = PsbtFile::from_psbt(psbt.clone(), Form::Binary).unwrap();
    review(file, policy, &seed(), options)
}

/// The error of a review that must fail.
pub(crate) fn refusal(psbt: &Psbt, policy: &Policy) -> Error {
    review_psbt(psbt, policy, &unregistered()).unwrap_err()
}

/// Reviews and signs a PSBT that must be good.
pub(crate) fn sign_psbt(psbt: &Psbt, policy: &Policy, options: &Options) -> Signed {
    review_psbt(psbt, policy, options)
        .unwrap()
        .sign(&SignOptions::default())
        .unwrap()
}

/// The names and places of a review's warnings, but for the missing registration.
pub(crate) fn warnings(psbt: &Psbt, policy: &Policy) -> Vec<String> {
    let review = review_psbt(psbt, policy, &unregistered()).unwrap();
    names(&review)
}

/// The names and places of a review's warnings, but for the missing registration.
pub(crate) fn names(review: &Review) -> Vec<String> {
    let warnings = review.summary().warnings.iter();
    warnings
        .filter(|warning| warning.name != WarningName::Unregistered)
        .map(|warning| format!("{}: {}", warning.name, warning.place))
        .collect()
}

/// Verifies every signature in a PSBT with `k256` against the hash that `bitcoin` computes from the
/// PSBT's own scripts, and returns their number.
pub(crate) fn verify_signatures(psbt: &Psbt) -> usize {
    let spent: Vec<TxOut> = psbt
        .iter_funding_utxos()
        .map(|utxo| utxo.unwrap().clone())
        .collect();
    let mut cache = SighashCache::new(&psbt.unsigned_tx);
    let mut verified = 0;
    for (index, map) in psbt.inputs.iter().enumerate() {
        let script = &spent[index].script_pubkey;
        let amount = spent[index].value;
        if let Some(signature) = map.tap_key_sig {
            let hash = cache.taproot_key_spend_signature_hash(
                index,
                &Prevouts::All(&spent),
                signature.sighash_type,
            );
            let key = k256::schnorr::VerifyingKey::from_slice(&script.as_bytes()[2..]).unwrap();
            let signature =
                k256::schnorr::Signature::try_from(&signature.signature.as_ref()[..]).unwrap();
            key.verify_raw(&hash.unwrap().to_byte_array(), &signature)
                .unwrap();
            verified += 1;
        }
        for (key, signature) in &map.partial_sigs {
            let sighash_type = signature.sighash_type;
            let program = map.redeem_script.as_ref().unwrap_or(script);
            let hash = if let Some(script) = &map.witness_script {
                let hash = cache.p2wsh_signature_hash(index, script, amount, sighash_type);
                hash.unwrap().to_byte_array()
            } else if program.is_p2wpkh() {
                let hash = cache.p2wpkh_signature_hash(index, program, amount, sighash_type);
                hash.unwrap().to_byte_array()
            } else {
                let hash = cache.legacy_signature_hash(index, program, sighash_type.to_u32());
                hash.unwrap().to_byte_array()
            };
            let key = k256::ecdsa::VerifyingKey::from_sec1_bytes(&key.to_bytes()).unwrap();
            let signature =
                k256::ecdsa::Signature::from_der(&signature.signature.serialize_der()).unwrap();
            assert_eq!(
                signature.normalize_s(),
                signature,
                "input {index} has a high s"
            );
            key.verify_prehash(&hash, &signature).unwrap();
            verified += 1;
        }
    }
    verified
}
