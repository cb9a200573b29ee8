//! Signing: the sighash types, what is there already, several signers, and finished transactions
//! that miniscript's interpreter accepts.

use crate::common::*;
use bitcoin::psbt::PsbtSighashType;
use bitcoin::secp256k1::Secp256k1;
use bitcoin::sighash::{EcdsaSighashType, TapSighashType};
use bitcoin::{Psbt, Sequence, base58};
use miniscript::psbt::PsbtExt;
use purek1::bip32::NetworkKind;
use purek1_wallet::{
    Error, Form, Options, Policy, PsbtFile, Seed, SignOptions, SignatureKind, WarningName, review,
    sample,
};

const HARDENED: u32 = 1 << 31;

/// Two seeds and a policy over an account key of each.
fn shared(template: &str) -> ([Seed; 2], Policy) {
    let seeds = [seed(), Seed::from_bytes(&[5; 32]).unwrap()];
    let infos = seeds.each_ref().map(|seed| {
        let path = [48, 1, 0, 2].map(|step| step | HARDENED);
        let xpub = seed.extended_public_key(&path, NetworkKind::Test).unwrap();
        let xpub = base58::encode_check(&xpub.to_byte_array());
        format!("[{}/48'/1'/0'/2']{xpub}", hex::encode(seed.fingerprint()))
    });
    let used = if template.contains("@1") { 2 } else { 1 };
    (
        seeds,
        Policy::new("Shared", template, &infos[..used]).unwrap(),
    )
}

fn sign_with(seed: &Seed, psbt: Psbt, policy: &Policy) -> Psbt {
    let file = PsbtFile::from_psbt(psbt, Form::Binary).unwrap();
    let review = review(file, policy, seed, &unregistered()).unwrap();
    review.sign(&SignOptions::default()).unwrap().into_psbt()
}

#[test]
fn finished_transactions_satisfy_their_scripts_within_the_estimated_size() {
    for (template, older) in [
        ("pkh(@0/**)", false),
        ("wpkh(@0/**)", false),
        ("sh(wpkh(@0/**))", false),
        ("tr(@0/**)", false),
        ("wsh(pk(@0/**))", false),
        ("sh(multi(2,@0/**,@1/**))", false),
        ("sh(sortedmulti(1,@0/**,@1/**))", false),
        ("wsh(sortedmulti(2,@0/**,@1/**))", false),
        ("sh(wsh(multi(2,@0/**,@1/**)))", false),
        (
            "wsh(or_d(multi(2,@0/<0;1>/*,@1/<0;1>/*),and_v(v:pkh(@0/<2;3>/*),older(10))))",
            false,
        ),
        ("wsh(and_v(v:pk(@0/**),and_v(v:pk(@1/**),older(10))))", true),
    ] {
        let (seeds, policy) = shared(template);
        let mut psbt = sample::psbt(&policy, 3, 2).unwrap();
        if older {
            for txin in &mut psbt.unsigned_tx.input {
                txin.sequence = Sequence::from_height(10);
            }
        }
        let file = PsbtFile::from_psbt(psbt.clone(), Form::Binary).unwrap();
        let estimated = review(file, &policy, &seeds[0], &unregistered())
            .unwrap()
            .summary()
            .vsize;

        let mut signed = sign_with(&seeds[0], psbt, &policy);
        if policy.keys().len() == 2 {
            signed = sign_with(&seeds[1], signed, &policy);
        }
        // Checks every witness with miniscript's interpreter.
        signed.finalize_mut(&Secp256k1::new()).unwrap();
        let transaction = signed.extract_tx().unwrap();
        let actual = u64::try_from(transaction.vsize()).unwrap();
        assert!(actual <= estimated, "{template}: {actual} > {estimated}");
        // Beyond what a policy's cheaper branches save, an estimate is a few bytes too long.
        let slack = if template.contains("or_d") || template.contains("multi(1") {
            250
        } else {
            20
        };
        assert!(
            estimated <= actual + slack,
            "{template}: {estimated} for {actual}"
        );
    }
}

#[test]
fn signature_has_the_sighash_type_of_the_input() {
    use EcdsaSighashType as E;
    use TapSighashType as T;
    for name in ["pkh", "wpkh", "2of3"] {
        for sighash in [
            E::All,
            E::None,
            E::Single,
            E::AllPlusAnyoneCanPay,
            E::NonePlusAnyoneCanPay,
            E::SinglePlusAnyoneCanPay,
        ] {
            let policy = policy(name);
            let mut psbt = sample::psbt(&policy, 2, 4).unwrap();
            psbt.inputs[1].sighash_type = Some(sighash.into());
            let signed = sign_psbt(&psbt, &policy, &unregistered()).into_psbt();
            assert_eq!(verify_signatures(&signed), 2);
            let types = signed
                .inputs
                .iter()
                .flat_map(|map| map.partial_sigs.values());
            let types: Vec<_> = types.map(|signature| signature.sighash_type).collect();
            assert_eq!(types, [E::All, sighash]);
        }
    }
    for sighash in [
        T::Default,
        T::All,
        T::None,
        T::Single,
        T::AllPlusAnyoneCanPay,
        T::NonePlusAnyoneCanPay,
        T::SinglePlusAnyoneCanPay,
    ] {
        let policy = policy("tr");
        let mut psbt = sample::psbt(&policy, 2, 4).unwrap();
        psbt.inputs[1].sighash_type = Some(sighash.into());
        let signed = sign_psbt(
            &psbt,
            &policy,
            &allowing(&[WarningName::MissingNonWitnessUtxo]),
        )
        .into_psbt();
        assert_eq!(verify_signatures(&signed), 2);
        let types = signed.inputs.iter().filter_map(|map| map.tap_key_sig);
        let types: Vec<_> = types.map(|signature| signature.sighash_type).collect();
        assert_eq!(types, [T::Default, sighash]);
    }
}

#[test]
fn signatures_that_are_there_are_kept() {
    let policy = policy("2paths");
    let psbt = sample::psbt(&policy, 3, 4).unwrap();
    let full = sign_psbt(&psbt, &policy, &unregistered()).into_psbt();
    // One signature is missing, one is somebody else's.
    let mut partial = full.clone();
    let removed = *partial.inputs[1].partial_sigs.keys().next().unwrap();
    partial.inputs[1].partial_sigs.remove(&removed);
    let foreign = *full.inputs[0].partial_sigs.iter().next().unwrap().1;
    let key = bitcoin::PublicKey::new(
        bitcoin::secp256k1::SecretKey::from_slice(&[9; 32])
            .unwrap()
            .public_key(&Secp256k1::new()),
    );
    partial.inputs[1].partial_sigs.insert(key, foreign);
    let signed = sign_psbt(&partial, &policy, &unregistered());
    let [new] = signed.new_signatures() else {
        panic!("one signature is new")
    };
    assert_eq!((new.input, new.kind), (1, SignatureKind::Ecdsa));
    assert_eq!(new.public_key.to_byte_array().to_vec(), removed.to_bytes());
    let mut expected = full;
    expected.inputs[1].partial_sigs.insert(key, foreign);
    assert_eq!(signed.file().psbt(), &expected);
}

#[test]
fn taproot_signature_that_is_there_is_kept() {
    let policy = policy("tr");
    let psbt = sample::psbt(&policy, 2, 4).unwrap();
    let mut partial = psbt.clone();
    let options = SignOptions {
        aux_rand: [3; 32],
        ..SignOptions::default()
    };
    let other = review_psbt(&psbt, &policy, &unregistered())
        .unwrap()
        .sign(&options)
        .unwrap();
    partial.inputs[0].tap_key_sig = other.file().psbt().inputs[0].tap_key_sig;
    let signed = sign_psbt(&partial, &policy, &unregistered());
    let [new] = signed.new_signatures() else {
        panic!("one signature is new")
    };
    assert_eq!((new.input, new.kind), (1, SignatureKind::TaprootKey));
    assert_eq!(signed.file().psbt().inputs[0], partial.inputs[0]);
}

#[test]
fn final_inputs_are_left_alone() {
    let policy = policy("wpkh");
    let mut psbt = sample::psbt(&policy, 2, 4).unwrap();
    psbt.inputs[0].final_script_witness = Some(bitcoin::Witness::from_slice(&[[1_u8; 71]]));
    let signed = sign_psbt(&psbt, &policy, &unregistered());
    assert_eq!(signed.new_signatures().len(), 1);
    assert_eq!(signed.file().psbt().inputs[0], psbt.inputs[0]);
}

#[test]
fn ecdsa_signatures_are_deterministic_and_do_not_depend_on_the_check() {
    for name in ["pkh", "2of3", "2paths"] {
        let policy = policy(name);
        let psbt = sample::psbt(&policy, 3, 4).unwrap();
        let sign = |options: &SignOptions| {
            let review = review_psbt(&psbt, &policy, &unregistered()).unwrap();
            review.sign(options).unwrap().into_psbt()
        };
        let default = sign(&SignOptions::default());
        assert_eq!(
            sign(&SignOptions {
                verify: false,
                ..SignOptions::default()
            }),
            default
        );
        assert_eq!(
            sign(&SignOptions {
                aux_rand: [1; 32],
                ..SignOptions::default()
            }),
            default
        );
    }
}

#[test]
fn aux_rand_changes_schnorr_signatures_only_in_their_nonces() {
    let policy = policy("tr");
    let psbt = sample::psbt(&policy, 3, 4).unwrap();
    let sign = |options: &SignOptions| {
        let review = review_psbt(&psbt, &policy, &unregistered()).unwrap();
        review.sign(options).unwrap().into_psbt()
    };
    let zeros = sign(&SignOptions::default());
    let random = sign(&SignOptions {
        aux_rand: [1; 32],
        ..SignOptions::default()
    });
    assert_eq!(
        sign(&SignOptions {
            verify: false,
            ..SignOptions::default()
        }),
        zeros
    );
    for (zeros, random) in zeros.inputs.iter().zip(&random.inputs) {
        assert_ne!(zeros.tap_key_sig, random.tap_key_sig);
    }
    assert_eq!(verify_signatures(&zeros), 3);
    assert_eq!(verify_signatures(&random), 3);
}

#[test]
fn signatures_equal_those_of_bitcoin_and_libsecp256k1() {
    // `Psbt::sign` walks private paths for each key and signs without grinding.
    let master =
        bitcoin::bip32::Xpriv::new_master(bitcoin::Network::Testnet, &sample::SEED).unwrap();
    for name in ["pkh", "wpkh", "2of3", "2paths"] {
        let policy = policy(name);
        let psbt = sample::psbt(&policy, 3, 4).unwrap();
        let ours = sign_psbt(&psbt, &policy, &unregistered()).into_psbt();
        let mut theirs = psbt;
        theirs.sign(&master, &Secp256k1::new()).unwrap();
        for (ours, theirs) in ours.inputs.iter().zip(&theirs.inputs) {
            assert_eq!(ours.partial_sigs, theirs.partial_sigs, "{name}");
        }
    }
}

#[test]
fn new_signatures_name_input_key_and_kind() {
    let policy = policy("2paths");
    let psbt = sample::psbt(&policy, 2, 4).unwrap();
    let signed = sign_psbt(&psbt, &policy, &unregistered());
    assert_eq!(signed.new_signatures().len(), 4);
    for signature in signed.new_signatures() {
        assert_eq!(signature.kind, SignatureKind::Ecdsa);
        let key = bitcoin::PublicKey::from_slice(&signature.public_key.to_byte_array()).unwrap();
        let map = &signed.file().psbt().inputs[signature.input];
        assert!(map.partial_sigs.contains_key(&key));
        assert_eq!(map.partial_sigs.len(), 2);
    }
    let inputs: Vec<_> = signed
        .new_signatures()
        .iter()
        .map(|new| new.input)
        .collect();
    assert_eq!(inputs, [0, 0, 1, 1]);
}

#[test]
fn one_seed_behind_several_keys_signs_with_each() {
    let paths = [[48, 1, 0, 2], [48, 1, 1, 2]].map(|path| path.map(|step| step | HARDENED));
    let infos = paths.map(|path| {
        let xpub = base58::encode_check(
            &seed()
                .extended_public_key(&path, NetworkKind::Test)
                .unwrap()
                .to_byte_array(),
        );
        let account = path[2] & !HARDENED;
        format!(
            "[{}/48'/1'/{account}'/2']{xpub}",
            hex::encode(seed().fingerprint())
        )
    });
    let policy = Policy::new("Both", "wsh(multi(2,@0/**,@1/**))", &infos).unwrap();
    let psbt = sample::psbt(&policy, 2, 4).unwrap();
    let signed = sign_psbt(&psbt, &policy, &unregistered());
    assert_eq!(signed.new_signatures().len(), 4);
    assert_eq!(verify_signatures(signed.file().psbt()), 4);
}

#[test]
fn unusual_type_signs_only_what_the_review_allowed() {
    // SIGHASH_SINGLE without its output is refused before it can be signed.
    let policy = policy("pkh");
    let mut psbt = sample::psbt(&policy, 3, 4).unwrap();
    psbt.inputs[2].sighash_type = Some(PsbtSighashType::from(EcdsaSighashType::Single));
    let options = Options {
        allow: WarningName::ALL.into_iter().collect(),
        ..Options::default()
    };
    let error = review_psbt(&psbt, &policy, &options).unwrap_err();
    assert_eq!(error, Error::SingleWithoutOutput { input: 2 });
}
