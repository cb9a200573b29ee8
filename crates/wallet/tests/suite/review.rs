//! What a review says of good transactions: ownership, fees, and each warning exactly when it is due.
//!
//! Long because each warning is shown to be raised and not to be raised.

use crate::common::*;
use bitcoin::absolute::LockTime;
use bitcoin::bip32::{ChildNumber, DerivationPath};
use bitcoin::hashes::Hash;
use bitcoin::opcodes::all::{OP_PUSHNUM_2, OP_RETURN};
use bitcoin::script::{Builder, PushBytesBuf};
use bitcoin::sighash::{EcdsaSighashType, TapSighashType};
use bitcoin::{
    Amount, Network, Psbt, PubkeyHash, ScriptBuf, ScriptHash, Sequence, TxOut, WPubkeyHash,
    WScriptHash, Witness,
};
use purek1::bip32::NetworkKind;
use purek1_wallet::{
    Branch, Cache, Deriver, Destination, Error, Form, Options, Place, Policy, Position, Proof,
    PsbtFile, Seed, SignOptions, Warning, WarningName, escape, register, review_without_seed,
    sample,
};

fn sample(name: &str, inputs: usize) -> (Policy, Psbt) {
    let policy = policy(name);
    let psbt = sample::psbt(&policy, inputs, 5).unwrap();
    (policy, psbt)
}

/// Makes input `input` somebody else's: it says nothing of our keys.
fn disown(psbt: &mut Psbt, input: usize) {
    psbt.inputs[input].bip32_derivation.clear();
    psbt.inputs[input].tap_key_origins.clear();
}

// --- ownership

#[test]
fn addresses_are_those_of_the_network_asked_for() {
    let (policy, psbt) = sample("2of3", 1);
    let on = |network| {
        let options = Options {
            network,
            ..unregistered()
        };
        review_psbt(&psbt, &policy, &options)
    };
    for (network, prefix) in [
        (None, "tb1"),
        (Some(Network::Signet), "tb1"),
        (Some(Network::Regtest), "bcrt1"),
    ] {
        let review = on(network).unwrap();
        let summary = review.summary();
        assert_eq!(summary.network, network.unwrap_or(Network::Testnet));
        let addresses = summary.inputs.iter().map(|input| &input.from);
        for address in addresses.chain(summary.outputs.iter().map(|output| &output.to)) {
            assert!(address.to_string().starts_with(prefix), "{address}");
        }
    }
    let network = Network::Bitcoin;
    assert_eq!(
        on(Some(network)).unwrap_err(),
        Error::WrongNetwork { network }
    );
}

#[test]
fn summary_says_what_the_transaction_does() {
    let (policy, psbt) = sample("2of3", 3);
    let review = review_psbt(&psbt, &policy, &unregistered()).unwrap();
    let summary = review.summary();
    assert_eq!(review.psbt(), &psbt);
    assert_eq!(summary.policy_name, "Cold storage");
    assert_eq!(summary.policy_id, policy.id());
    assert_eq!(summary.network, Network::Testnet);
    assert_eq!(summary.inputs.len(), 3);
    let mut deriver = Deriver::new(&policy, Cache::Off);
    for (index, input) in summary.inputs.iter().enumerate() {
        let utxo = psbt.inputs[index].witness_utxo.as_ref().unwrap();
        let Position {
            branch,
            index: address,
        } = input.own.unwrap();
        let scripts = deriver.script_pubkey(branch, address).unwrap();
        assert_eq!(scripts.script_pubkey, utxo.script_pubkey);
        assert_eq!(input.amount, utxo.value);
        assert_eq!(
            input.outpoint,
            psbt.unsigned_tx.input[index].previous_output
        );
        assert!(input.is_replaceable());
    }
    let amounts: Vec<_> = summary.outputs.iter().map(|output| output.amount).collect();
    let expected: Vec<_> = psbt
        .unsigned_tx
        .output
        .iter()
        .map(|output| output.value)
        .collect();
    assert_eq!(amounts, expected);
    assert_eq!(summary.outputs[0].own, None);
    assert!(matches!(summary.outputs[0].to, Destination::Address(_)));
    assert_eq!(summary.outputs[1].own.unwrap().branch, Branch::Change);
    let inputs: Amount = summary.inputs.iter().map(|input| input.amount).sum();
    assert_eq!(summary.fee, inputs - expected.into_iter().sum());
    assert_eq!(summary.lock_time, LockTime::ZERO);
    let names: Vec<_> = summary
        .warnings
        .iter()
        .map(|warning| warning.name)
        .collect();
    assert_eq!(names, [WarningName::Unregistered]);
}

#[test]
fn output_on_the_receive_branch_is_own_but_not_change() {
    let (policy, mut psbt) = sample("wpkh", 1);
    let mut deriver = Deriver::new(&policy, Cache::On);
    let scripts = deriver.script_pubkey(Branch::Receive, 3).unwrap();
    psbt.unsigned_tx.output[1].script_pubkey = scripts.script_pubkey;
    for (_, path) in psbt.outputs[1].bip32_derivation.values_mut() {
        let mut steps = path.to_u32_vec();
        let length = steps.len();
        steps[length - 2..].copy_from_slice(&[0, 3]);
        *path = steps
            .into_iter()
            .map(ChildNumber::from)
            .collect::<DerivationPath>();
    }
    let review = review_psbt(&psbt, &policy, &unregistered()).unwrap();
    let output = &review.summary().outputs[1];
    assert_eq!(
        output.own,
        Some(Position {
            branch: Branch::Receive,
            index: 3
        })
    );
    assert!(!output.is_change());
    assert!(review.summary().to_string().contains("own, receive 3"));
}

#[test]
fn own_output_without_a_derivation_is_a_payment() {
    let (policy, mut psbt) = sample("wpkh", 1);
    psbt.outputs[1].bip32_derivation.clear();
    let review = review_psbt(&psbt, &policy, &unregistered()).unwrap();
    assert_eq!(review.summary().outputs[1].own, None);
}

#[test]
fn steps_of_the_policy_decide_which_branch_is_change() {
    // Change is the second choice, whatever its number, and may differ between keys.
    let policy = policy_over("2of3", "wsh(multi(2,@0/<7;4>/*,@1/<0;9>/*))", 2);
    let psbt = sample::psbt(&policy, 2, 1).unwrap();
    let review = review_psbt(&psbt, &policy, &unregistered()).unwrap();
    assert!(review.summary().outputs[1].is_change());
    let signed = review.sign(&SignOptions::default()).unwrap();
    assert_eq!(verify_signatures(signed.file().psbt()), 2);
}

#[test]
fn every_form_of_policy_is_recognised() {
    for (template, keys) in [
        ("pkh(@0/**)", 1),
        ("wpkh(@0/**)", 1),
        ("sh(wpkh(@0/**))", 1),
        ("tr(@0/**)", 1),
        ("sh(multi(1,@0/**,@1/**))", 2),
        ("sh(sortedmulti(2,@0/**,@1/**))", 2),
        ("sh(wsh(multi(2,@0/**,@1/**)))", 2),
        ("sh(wsh(sortedmulti(1,@0/**,@1/**)))", 2),
        ("sh(wsh(and_v(v:pk(@0/**),or_d(pk(@1/**),older(144)))))", 2),
        ("wsh(pk(@0/**))", 1),
        ("wsh(andor(pk(@0/**),older(10),pk(@1/**)))", 2),
        ("wsh(sortedmulti(2,@0/**,@1/**))", 2),
    ] {
        let policy = policy_over("2of3", template, keys);
        let psbt = sample::psbt(&policy, 2, 9).unwrap();
        let review = review_psbt(&psbt, &policy, &unregistered()).unwrap();
        assert!(
            review
                .summary()
                .inputs
                .iter()
                .all(|input| input.own.is_some()),
            "{template}"
        );
        assert!(review.summary().outputs[1].is_change(), "{template}");
        let signed = review.sign(&SignOptions::default()).unwrap();
        assert_eq!(signed.new_signatures().len(), 2, "{template}");
        assert_eq!(verify_signatures(signed.file().psbt()), 2, "{template}");
    }
}

#[test]
fn review_without_seed_gives_the_same_summary() {
    for workload in sample::workload_policies().unwrap() {
        let psbt = sample::psbt(&workload.policy, 3, 5).unwrap();
        let file = PsbtFile::from_psbt(psbt.clone(), Form::Binary).unwrap();
        let summary = review_without_seed(&file, &workload.policy, &unregistered()).unwrap();
        let review = review_psbt(&psbt, &workload.policy, &unregistered()).unwrap();
        assert_eq!(&summary, review.summary(), "{}", workload.name);
    }
}

#[test]
fn review_without_seed_leaves_open_what_only_a_seed_can_tell() {
    let (policy, mut psbt) = sample("2of3", 2);
    let file = PsbtFile::from_psbt(psbt.clone(), Form::Binary).unwrap();
    let without = |file: &PsbtFile, options: &Options| review_without_seed(file, &policy, options);
    // A proof is asked for, but cannot be checked.
    let error = without(&file, &Options::default()).unwrap_err();
    assert!(matches!(error, Error::ProofMissing { .. }));
    let proof = Some(Proof::from_byte_array([0; 32]));
    let options = Options {
        proof,
        ..Options::default()
    };
    assert!(without(&file, &options).is_ok());
    // Whose key an input claims is not known: it is not the policy's, and that is all.
    let utxo = psbt.inputs[1].witness_utxo.clone().unwrap();
    psbt.inputs[1].witness_utxo = Some(TxOut {
        script_pubkey: ScriptBuf::new_p2tr_tweaked(
            bitcoin::key::TweakedPublicKey::dangerous_assume_tweaked(
                bitcoin::XOnlyPublicKey::from_slice(&[1; 32]).unwrap(),
            ),
        ),
        ..utxo
    });
    psbt.inputs[1].non_witness_utxo = None;
    assert!(matches!(
        refusal(&psbt, &policy),
        Error::ScriptNotThePolicys { input: 1, .. }
    ));
    let file = PsbtFile::from_psbt(psbt, Form::Binary).unwrap();
    let allowed = allowing(&[
        WarningName::Unregistered,
        WarningName::MissingNonWitnessUtxo,
    ]);
    let summary = without(&file, &allowed).unwrap();
    assert_eq!(summary.inputs[1].own, None);
    let names: Vec<_> = summary
        .warnings
        .iter()
        .map(|warning| warning.name)
        .collect();
    assert!(names.contains(&WarningName::ExternalInput), "{names:?}");
}

// --- registration and options

#[test]
fn registered_policy_needs_no_permission() {
    let (policy, psbt) = sample("2of3", 1);
    let proof = register::register(&policy, &seed()).unwrap();
    let options = Options {
        proof: Some(proof),
        ..Options::default()
    };
    let review = review_psbt(&psbt, &policy, &options).unwrap();
    assert_eq!(review.summary().warnings, []);
}

#[test]
fn standard_policy_needs_no_proof() {
    for name in ["pkh", "wpkh", "tr"] {
        let (policy, psbt) = sample(name, 1);
        let review = review_psbt(&psbt, &policy, &Options::default()).unwrap();
        assert_eq!(review.summary().warnings, []);
    }
}

#[test]
fn master_key_alone_signs_but_proves_no_registration() {
    let master = bitcoin::bip32::Xpriv::new_master(bitcoin::Network::Testnet, &sample::SEED);
    let master = Seed::from_xprv(&master.unwrap().to_string()).unwrap();
    assert_eq!(master.fingerprint(), seed().fingerprint());
    let (policy, psbt) = sample("2of3", 1);
    let file = PsbtFile::from_psbt(psbt, Form::Binary).unwrap();
    let proof = register::register(&policy, &seed()).unwrap();
    let options = Options {
        proof: Some(proof),
        ..Options::default()
    };
    let error = purek1_wallet::review(file.clone(), &policy, &master, &options).unwrap_err();
    assert_eq!(error, Error::ProofNeedsSeed);
    let review = purek1_wallet::review(file, &policy, &master, &unregistered()).unwrap();
    assert_eq!(
        review
            .sign(&SignOptions::default())
            .unwrap()
            .new_signatures()
            .len(),
        1
    );
}

#[test]
fn warnings_not_allowed_leaves_out_allowed_names() {
    let (policy, mut psbt) = sample("2of3", 2);
    disown(&mut psbt, 1);
    let review = review_psbt(&psbt, &policy, &unregistered()).unwrap();
    assert_eq!(review.summary().warnings.len(), 3);
    let left: Vec<_> = review
        .warnings_not_allowed()
        .map(|warning| warning.name)
        .collect();
    assert_eq!(
        left,
        [WarningName::SomeInputsNotOurs, WarningName::ExternalInput]
    );

    let options = allowing(&[
        WarningName::Unregistered,
        WarningName::ExternalInput,
        WarningName::SomeInputsNotOurs,
    ]);
    let review = review_psbt(&psbt, &policy, &options).unwrap();
    assert_eq!(review.warnings_not_allowed().count(), 0);
    assert_eq!(review.summary().warnings.len(), 3);
}

#[test]
fn warning_names_are_read_as_they_are_written() {
    for name in WarningName::ALL {
        assert_eq!(name.to_string().parse(), Ok(name));
        assert!(
            name.as_str()
                .bytes()
                .all(|byte| byte == b'-' || byte.is_ascii_lowercase())
        );
    }
    for text in ["", "High-Fee", "high-fee ", "\u{1b}[1m"] {
        let error = text.parse::<WarningName>().unwrap_err();
        assert!(!error.to_string().contains('\u{1b}'));
    }
}

// --- each warning exactly when it is due

#[test]
fn foreign_input_is_warned_of() {
    for name in ["pkh", "wpkh", "tr", "2of3"] {
        let (policy, mut psbt) = sample(name, 3);
        assert!(warnings(&psbt, &policy).is_empty());
        disown(&mut psbt, 1);
        assert_eq!(
            warnings(&psbt, &policy),
            [
                "some-inputs-not-ours: transaction",
                "external-input: input 1"
            ]
        );
        let signed = sign_psbt(&psbt, &policy, &unregistered()).into_psbt();
        assert_eq!(signed.inputs[1], psbt.inputs[1]);
        assert_eq!(verify_signatures(&signed), 2);
    }
}

#[test]
fn unusual_sighash_is_warned_of() {
    use EcdsaSighashType as E;
    use TapSighashType as T;
    let ecdsa = [
        (E::All, false),
        (E::None, true),
        (E::Single, true),
        (E::AllPlusAnyoneCanPay, true),
        (E::NonePlusAnyoneCanPay, true),
        (E::SinglePlusAnyoneCanPay, true),
    ];
    let taproot = [
        (T::Default, false),
        (T::All, false),
        (T::None, true),
        (T::Single, true),
        (T::AllPlusAnyoneCanPay, true),
        (T::NonePlusAnyoneCanPay, true),
        (T::SinglePlusAnyoneCanPay, true),
    ];
    let ecdsa =
        ecdsa.map(|(sighash, unusual)| (["pkh", "2of3"].as_slice(), sighash.into(), unusual));
    let taproot = taproot.map(|(sighash, unusual)| (["tr"].as_slice(), sighash.into(), unusual));
    for (policies, sighash, unusual) in ecdsa.into_iter().chain(taproot) {
        for name in policies {
            let (policy, mut psbt) = sample(name, 2);
            psbt.inputs[1].sighash_type = Some(sighash);
            let expected: &[&str] = if unusual {
                &["unusual-sighash: input 1"]
            } else {
                &[]
            };
            let allowed = allowing(&[
                WarningName::Unregistered,
                WarningName::MissingNonWitnessUtxo,
            ]);
            let mut warnings = names(&review_psbt(&psbt, &policy, &allowed).unwrap());
            // Signatures of a taproot input that leave other inputs out do not prove their amounts.
            warnings.retain(|warning| !warning.starts_with("missing-non-witness-utxo"));
            assert_eq!(warnings, expected, "{name} {sighash}");
        }
    }
}

#[test]
fn high_fee_is_warned_of_from_a_tenth_of_the_inputs() {
    let (policy, mut psbt) = sample("wpkh", 1);
    let inputs = psbt.inputs[0].witness_utxo.as_ref().unwrap().value.to_sat();
    let payment = psbt.unsigned_tx.output[0].value.to_sat();
    for (fee, high) in [
        (inputs / 10 - 1, false),
        (inputs / 10, true),
        (inputs - payment, true),
    ] {
        psbt.unsigned_tx.output[1].value = Amount::from_sat(inputs - payment - fee);
        let review = review_psbt(&psbt, &policy, &unregistered()).unwrap();
        assert_eq!(review.summary().fee, Amount::from_sat(fee));
        let names = names(&review);
        assert_eq!(
            names.contains(&"high-fee: transaction".to_owned()),
            high,
            "fee {fee}"
        );
    }
}

#[test]
fn far_index_is_an_option() {
    let policy = policy("wpkh");
    let index = |own: Option<Position>| own.unwrap().index;
    // A sample whose change has a higher index than its input.
    let (psbt, input, change) = (0..)
        .map(|seed| {
            let psbt = sample::psbt(&policy, 1, seed).unwrap();
            let review = review_psbt(&psbt, &policy, &unregistered()).unwrap();
            let summary = review.summary();
            let (input, change) = (index(summary.inputs[0].own), index(summary.outputs[1].own));
            (psbt, input, change)
        })
        .find(|(_, input, change)| change > input)
        .unwrap();
    for (far_index, far) in [
        (change - input, false),
        (change - input - 1, true),
        (u32::MAX, false),
    ] {
        let options = Options {
            far_index,
            ..Options::default()
        };
        let review = review_psbt(&psbt, &policy, &options).unwrap();
        assert_eq!(
            names(&review).contains(&"far-index: output 1".to_owned()),
            far
        );
    }
}

#[test]
fn far_index_counts_from_the_highest_input() {
    let policy = policy("wpkh");
    // A sample whose change stands between the inputs.
    let index = |own: Option<Position>| own.unwrap().index;
    let found = (0..).find_map(|seed| {
        let psbt = sample::psbt(&policy, 2, seed).unwrap();
        let review = review_psbt(&psbt, &policy, &unregistered()).unwrap();
        let summary = review.summary();
        let inputs = [0, 1].map(|input| index(summary.inputs[input].own));
        let change = index(summary.outputs[1].own);
        (inputs[0] < change && change < inputs[1]).then_some(psbt)
    });
    let options = Options {
        far_index: 0,
        ..Options::default()
    };
    let review = review_psbt(&found.unwrap(), &policy, &options).unwrap();
    assert!(names(&review).is_empty());
}

#[test]
fn unknown_output_script_is_warned_of() {
    let hash = [7; 32];
    let known = [
        ScriptBuf::new_p2pkh(&PubkeyHash::hash(&hash)),
        ScriptBuf::new_p2sh(&ScriptHash::hash(&hash)),
        ScriptBuf::new_p2wpkh(&WPubkeyHash::hash(&hash)),
        ScriptBuf::new_p2wsh(&WScriptHash::hash(&hash)),
        ScriptBuf::new_op_return(PushBytesBuf::from(hash)),
        ScriptBuf::from_bytes(vec![0x6a]),
    ];
    let unknown = [
        ScriptBuf::new(),
        ScriptBuf::from_bytes(vec![0x51]),
        ScriptBuf::from_bytes(vec![0xff; 20]),
        // A witness program of a version without rules, which anybody can spend.
        Builder::new()
            .push_opcode(OP_PUSHNUM_2)
            .push_slice(hash)
            .into_script(),
        ScriptBuf::from_bytes(vec![0x51, 0x02, 0x4e, 0x73]),
    ];
    let (policy, mut psbt) = sample("wpkh", 1);
    let payment = psbt.unsigned_tx.output[0].value;
    for (scripts, expected) in [
        (known.to_vec(), vec![]),
        (unknown.to_vec(), vec!["unknown-output-script: output 0"]),
    ] {
        for script in scripts {
            let is_data = script.is_op_return();
            psbt.unsigned_tx.output[0].value = if is_data { Amount::ZERO } else { payment };
            psbt.unsigned_tx.output[0].script_pubkey = script.clone();
            // Where the payment is left out, its amount goes to the fee.
            let mut warnings = warnings(&psbt, &policy);
            warnings.retain(|warning| !warning.starts_with("high-fee"));
            assert_eq!(warnings, expected, "{script}");
        }
    }
}

#[test]
fn op_return_that_is_paid_is_warned_of() {
    let (policy, mut psbt) = sample("wpkh", 1);
    psbt.unsigned_tx.output[0].script_pubkey = ScriptBuf::new_op_return([7; 32]);
    assert_eq!(
        warnings(&psbt, &policy),
        ["unknown-output-script: output 0"]
    );
}

#[test]
fn zero_value_output_is_warned_of_unless_it_is_op_return() {
    let (policy, mut psbt) = sample("wpkh", 1);
    let paid = psbt.unsigned_tx.output[0].value;
    let script = psbt.unsigned_tx.output[0].script_pubkey.clone();
    psbt.unsigned_tx.output.push(TxOut {
        value: Amount::ZERO,
        script_pubkey: script,
    });
    psbt.outputs.push(bitcoin::psbt::Output::default());
    assert_eq!(warnings(&psbt, &policy), ["zero-value-output: output 2"]);
    psbt.unsigned_tx.output[2].value = Amount::from_sat(1);
    psbt.unsigned_tx.output[0].value = paid - Amount::from_sat(1);
    assert!(warnings(&psbt, &policy).is_empty());
    psbt.unsigned_tx.output[2].value = Amount::ZERO;
    psbt.unsigned_tx.output[2].script_pubkey = ScriptBuf::new_op_return(PushBytesBuf::from([1; 9]));
    assert!(warnings(&psbt, &policy).is_empty());
}

#[test]
fn partly_signed_input_is_warned_of() {
    for name in ["pkh", "wpkh", "tr", "2of3"] {
        let (policy, psbt) = sample(name, 3);
        let signed = sign_psbt(&psbt, &policy, &unregistered()).into_psbt();
        let mut partly = psbt.clone();
        partly.inputs[1] = signed.inputs[1].clone();
        assert_eq!(warnings(&partly, &policy), ["partly-signed: input 1"]);
        let mut partly = psbt.clone();
        partly.inputs[2].final_script_sig = Some(ScriptBuf::new());
        assert_eq!(warnings(&partly, &policy), ["partly-signed: input 2"]);
        let mut partly = psbt.clone();
        partly.inputs[2].final_script_witness = Some(Witness::new());
        assert_eq!(warnings(&partly, &policy), ["partly-signed: input 2"]);
    }
}

#[test]
fn lock_time_that_no_input_switches_on_is_warned_of() {
    let (policy, mut psbt) = sample("wpkh", 2);
    let expected = |psbt: &Psbt, policy: &Policy, expected: &[&str]| {
        assert_eq!(warnings(psbt, policy), expected);
    };
    psbt.unsigned_tx.lock_time = LockTime::from_consensus(800_000);
    expected(&psbt, &policy, &[]);
    psbt.unsigned_tx.input[0].sequence = Sequence::MAX;
    expected(&psbt, &policy, &[]);
    psbt.unsigned_tx.input[1].sequence = Sequence::MAX;
    expected(&psbt, &policy, &["lock-time-without-effect: transaction"]);
    psbt.unsigned_tx.lock_time = LockTime::ZERO;
    expected(&psbt, &policy, &[]);
    let review = review_psbt(&psbt, &policy, &unregistered()).unwrap();
    assert!(!review.summary().inputs[0].is_replaceable());
}

#[test]
fn warnings_are_ordered_by_place() {
    let (policy, mut psbt) = sample("wpkh", 3);
    disown(&mut psbt, 0);
    psbt.inputs[1].sighash_type = Some(EcdsaSighashType::None.into());
    psbt.unsigned_tx.output[0].script_pubkey = ScriptBuf::new();
    psbt.unsigned_tx.output[0].value = Amount::ZERO;
    assert_eq!(
        warnings(&psbt, &policy),
        [
            "high-fee: transaction",
            "some-inputs-not-ours: transaction",
            "external-input: input 0",
            "unusual-sighash: input 1",
            "unknown-output-script: output 0",
            "zero-value-output: output 0",
        ]
    );
}

// --- text for people

#[test]
fn summary_is_written_in_aligned_lines() {
    let (policy, mut psbt) = sample("wpkh", 2);
    psbt.unsigned_tx.lock_time = LockTime::from_consensus(800_000);
    let text = Builder::new()
        .push_opcode(OP_RETURN)
        .push_slice(b"hi\x1b[2Jthere")
        .into_script();
    psbt.unsigned_tx.output.push(TxOut {
        value: Amount::ZERO,
        script_pubkey: text,
    });
    psbt.outputs.push(bitcoin::psbt::Output::default());
    psbt.unsigned_tx.output.push(TxOut {
        value: Amount::ZERO,
        script_pubkey: ScriptBuf::new(),
    });
    psbt.outputs.push(bitcoin::psbt::Output::default());
    let review = review_psbt(&psbt, &policy, &unregistered()).unwrap();
    let text = review.summary().to_string();
    eprintln!("{text}");
    assert!(text.is_ascii());
    assert!(!text.contains('\u{1b}'));
    assert!(text.contains("OP_RETURN 68691b5b324a7468657265\n"));
    assert!(text.contains("Not before block 800000"));
    assert!(text.contains("WARNING    unknown-output-script: output 3"));
    assert!(text.contains("0.00015000 BTC"));
    // The units stand in one column.
    let columns: Vec<_> = text.lines().filter_map(|line| line.find(" BTC")).collect();
    assert_eq!(columns.len(), 7);
    assert!(columns.iter().all(|column| *column == columns[0]), "{text}");
}

#[test]
fn fee_rate_is_that_of_the_estimated_size() {
    let (policy, psbt) = sample("wpkh", 1);
    let review = review_psbt(&psbt, &policy, &unregistered()).unwrap();
    let summary = review.summary();
    // 4 + 1 + 41 + 1 + 43 + 31 + 4 bytes, and a witness of at most 2 + 1 + 1 + 73 + 34 weight units.
    assert_eq!(summary.vsize, (4 * 125 + 2 + 1 + 73 + 34_u64).div_ceil(4));
    assert_eq!(
        summary.fee_rate().to_sat_per_kwu(),
        summary.fee.to_sat() * 250 / summary.vsize
    );
}

#[test]
fn op_return_shows_the_pushed_data() {
    let (policy, mut psbt) = sample("wpkh", 1);
    let cases: [(&[u8], &[u8]); 5] = [
        (&[0x6a], &[]),
        (&[0x6a, 0x02, 0xaa, 0xbb], &[0xaa, 0xbb]),
        (&[0x6a, 0x4c, 0x02, 0xaa, 0xbb], &[0xaa, 0xbb]),
        (&[0x6a, 0x01, 0xaa, 0x01, 0xbb], &[0x01, 0xaa, 0x01, 0xbb]),
        (&[0x6a, 0x4c, 0x05, 0xaa], &[0x4c, 0x05, 0xaa]),
    ];
    for (script, data) in cases {
        psbt.unsigned_tx.output[0].script_pubkey = ScriptBuf::from_bytes(script.to_vec());
        let review = review_psbt(&psbt, &policy, &unregistered()).unwrap();
        assert_eq!(
            review.summary().outputs[0].to,
            Destination::OpReturn(data.to_vec())
        );
    }
}

#[test]
fn escape_makes_outside_text_harmless() {
    assert_eq!(
        escape("Cold storage 2 'a' \"b\" äß漢"),
        "Cold storage 2 'a' \"b\" äß漢"
    );
    assert_eq!(escape("\u{1b}[31mred"), r"\u{1b}[31mred");
    assert_eq!(escape("a\nb\tc\rd\0e\x7f"), r"a\nb\tc\rd\0e\u{7f}");
    assert_eq!(escape(r"C:\new"), r"C:\\new");
    let hostile = [
        '\u{9b}',
        '\u{61c}',
        '\u{200b}',
        '\u{200e}',
        '\u{200f}',
        '\u{2028}',
        '\u{202a}',
        '\u{202e}',
        '\u{2060}',
        '\u{2066}',
        '\u{2069}',
        '\u{feff}',
        '\u{ad}',
        '\u{fff9}',
        '\u{e0041}',
        '\u{e000}',
        '\u{301}',
        '\u{fe0f}',
    ];
    for character in hostile {
        let escaped = escape(&format!("a{character}b"));
        assert_eq!(escaped, format!("a\\u{{{:x}}}b", u32::from(character)));
    }
    for byte in (0..0x20).chain(0x7f..0xa0) {
        let character = char::from_u32(byte).unwrap();
        assert!(
            escape(&character.to_string())
                .bytes()
                .all(|b| (0x20..0x7f).contains(&b))
        );
    }
}

#[test]
fn warning_is_written_with_its_place() {
    let warning = Warning {
        name: WarningName::HighFee,
        place: Place::Input(3),
        text: "so".into(),
    };
    assert_eq!(warning.to_string(), "high-fee: input 3: so");
}

// --- seeds

#[test]
fn seed_is_read_and_never_shown() {
    assert_eq!(hex::encode(seed().fingerprint()), "f5acc2fd");
    assert_eq!(format!("{:?}", seed()), "Seed(secret)");
    let (policy, psbt) = sample("2of3", 1);
    let review = review_psbt(&psbt, &policy, &unregistered()).unwrap();
    let account =
        bitcoin::bip32::Xpriv::new_master(bitcoin::Network::Testnet, &sample::SEED).unwrap();
    let secp = bitcoin::secp256k1::Secp256k1::new();
    let path: DerivationPath = "48'/1'/0'/2'".parse().unwrap();
    let account = account.derive_priv(&secp, &path).unwrap();
    let shown = format!("{review:?}");
    assert!(!shown.contains(&hex::encode(account.private_key.secret_bytes())));
    assert!(shown.contains("redacted"));
    // The same key through this crate.
    const HARDENED: u32 = 1 << 31;
    let path = [48, 1, 0, 2].map(|step| step | HARDENED);
    let xpub = seed()
        .extended_public_key(&path, NetworkKind::Test)
        .unwrap();
    assert_eq!(xpub.public_key(), policy.keys()[0].xpub().public_key());
    assert_eq!(xpub.chain_code(), policy.keys()[0].xpub().chain_code());
}

#[test]
fn seed_of_a_wrong_length_is_refused() {
    for length in [0, 15, 65, 100] {
        assert!(
            matches!(Seed::from_bytes(&vec![1; length]), Err(Error::Key(_))),
            "{length}"
        );
    }
    for length in [16, 32, 64] {
        assert!(Seed::from_bytes(&vec![1; length]).is_ok(), "{length}");
    }
}

#[test]
fn text_that_is_no_master_key_is_refused_and_not_repeated() {
    let master = bitcoin::bip32::Xpriv::new_master(bitcoin::Network::Bitcoin, &[1; 32]).unwrap();
    let secp = bitcoin::secp256k1::Secp256k1::new();
    let child = master
        .derive_priv(&secp, &[ChildNumber::from(0)])
        .unwrap()
        .to_string();
    let public = bitcoin::bip32::Xpub::from_priv(&secp, &master).to_string();
    let mut broken = master.to_string();
    broken.replace_range(20..21, if &broken[20..21] == "A" { "B" } else { "A" });
    for text in [
        child.as_str(),
        public.as_str(),
        broken.as_str(),
        "",
        "xprv",
        "5Kb8kLf9zgWQ",
    ] {
        let error = Seed::from_xprv(text).unwrap_err();
        assert!(matches!(error, Error::MasterKey(_)), "{error}");
        assert!(text.len() < 10 || !error.to_string().contains(text));
    }
    assert!(Seed::from_xprv(&format!(" {master}\n")).is_ok());
}

#[test]
fn op_return_text_cannot_look_like_a_row_or_hide_one() {
    let shown = |data: &[u8]| Destination::OpReturn(data.to_vec()).to_string();
    assert_eq!(
        shown(b"hello world"),
        "OP_RETURN 68656c6c6f20776f726c64 \"hello world\""
    );
    for data in [
        "two  spaces",
        "line\nbreak",
        "\u{5d0}\u{5d1}",
        "",
        "\u{1b}[2J",
    ] {
        assert!(!shown(data.as_bytes()).contains('"'), "{data:?}");
    }
    let long = shown(&[0x61; 3_000_000]);
    assert_eq!(
        long,
        format!("OP_RETURN {}… (3000000 bytes)", "61".repeat(80))
    );
    let script = Destination::Script(ScriptBuf::from_bytes(vec![0xff; 1000])).to_string();
    assert_eq!(script, format!("script {}… (1000 bytes)", "ff".repeat(80)));
}
