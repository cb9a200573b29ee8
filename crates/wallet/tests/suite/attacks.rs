//! Ways to make a signer sign what its owner did not mean, each refused or shown.
//!
//! Long because each attack is a test of its own, in the order of the checks of a review.

use crate::common::*;
use bitcoin::bip32::{ChildNumber, DerivationPath, Fingerprint, KeySource};
use bitcoin::hashes::Hash;
use bitcoin::opcodes::all::OP_PUSHNUM_1;
use bitcoin::psbt::{Input, Output, PsbtSighashType};
use bitcoin::script::Builder;
use bitcoin::sighash::{EcdsaSighashType, TapSighashType};
use bitcoin::taproot::{LeafVersion, TapNodeHash, TaprootBuilder};
use bitcoin::{
    Amount, OutPoint, Psbt, ScriptBuf, Transaction, TxOut, WPubkeyHash, base58, secp256k1,
};
use purek1_wallet::{
    Branch, Cache, Deriver, Error, Form, Place, Policy, Position, Proof, PsbtFile, SignOptions,
    WarningName, register, review, sample,
};

const HARDENED: u32 = 1 << 31;

/// A sample PSBT of a sample policy.
fn sample(name: &str, inputs: usize) -> (Policy, Psbt) {
    let policy = policy(name);
    let psbt = sample::psbt(&policy, inputs, 5).unwrap();
    (policy, psbt)
}

/// The same for another template over the keys of the 2 of 3 policy.
fn sample_of(template: &str, keys: usize, inputs: usize) -> (Policy, Psbt) {
    let policy = policy_over("2of3", template, keys);
    let psbt = sample::psbt(&policy, inputs, 5).unwrap();
    (policy, psbt)
}

/// Rewrites the path of every derivation entry of an input that comes from the seed.
fn rewrite_own_paths(psbt: &mut Psbt, input: usize, rewrite: impl Fn(&mut Vec<u32>)) {
    let map = &mut psbt.inputs[input];
    let taproot = map.tap_key_origins.values_mut().map(|(_, source)| source);
    rewrite_sources(map.bip32_derivation.values_mut().chain(taproot), rewrite);
}

/// Rewrites the path of every derivation entry of an output that comes from the seed.
fn rewrite_own_output_paths(psbt: &mut Psbt, output: usize, rewrite: impl Fn(&mut Vec<u32>)) {
    let map = &mut psbt.outputs[output];
    let taproot = map.tap_key_origins.values_mut().map(|(_, source)| source);
    rewrite_sources(map.bip32_derivation.values_mut().chain(taproot), rewrite);
}

fn rewrite_sources<'a>(
    sources: impl Iterator<Item = &'a mut KeySource>,
    rewrite: impl Fn(&mut Vec<u32>),
) {
    let own = Fingerprint::from(seed().fingerprint());
    for (_, path) in sources.filter(|(fingerprint, _)| *fingerprint == own) {
        let mut steps = path.to_u32_vec();
        rewrite(&mut steps);
        *path = steps
            .into_iter()
            .map(ChildNumber::from)
            .collect::<DerivationPath>();
    }
}

/// Makes input `input` spend an output like its own, but changed, from a transaction whose txid fits.
fn change_previous(psbt: &mut Psbt, input: usize, change: impl Fn(&mut TxOut)) {
    let outpoint = &mut psbt.unsigned_tx.input[input].previous_output;
    let map = &mut psbt.inputs[input];
    if let Some(previous) = &mut map.non_witness_utxo {
        change(&mut previous.output[outpoint.vout as usize]);
        outpoint.txid = previous.compute_txid();
    }
    if let Some(utxo) = &mut map.witness_utxo {
        change(utxo);
    }
}

fn foreign_script() -> ScriptBuf {
    ScriptBuf::new_p2wpkh(&WPubkeyHash::hash(b"an attacker's key"))
}

fn public_key(number: u8) -> secp256k1::PublicKey {
    let secp = secp256k1::Secp256k1::signing_only();
    secp256k1::SecretKey::from_slice(&[number; 32])
        .unwrap()
        .public_key(&secp)
}

// --- whose keys

/// A key info with the origin of `info`, but another extended public key.
fn with_xpub(info: &str, change: impl Fn(&mut [u8])) -> String {
    let (origin, xpub) = info.split_once(']').unwrap();
    let mut bytes = base58::decode_check(xpub).unwrap();
    change(&mut bytes);
    format!("{origin}]{}", base58::encode_check(&bytes))
}

#[test]
fn key_with_our_origin_but_another_chain_code_is_not_ours() {
    let standard = policy("wpkh");
    let hostile = with_xpub(&keys(&standard)[0], |xpub| xpub[20] ^= 1);
    let hostile = Policy::new("", standard.template(), &[hostile]).unwrap();
    assert!(hostile.is_standard());
    let psbt = sample::psbt(&hostile, 1, 1).unwrap();
    assert_eq!(
        refusal(&psbt, &hostile),
        Error::NoOwnKey { policy: "".into() }
    );
}

#[test]
fn key_with_our_origin_but_another_public_key_is_not_ours() {
    let standard = policy("wpkh");
    let hostile = with_xpub(&keys(&standard)[0], |xpub| {
        xpub[45..].copy_from_slice(&public_key(1).serialize());
    });
    let hostile = Policy::new("", standard.template(), &[hostile]).unwrap();
    let psbt = sample::psbt(&hostile, 1, 1).unwrap();
    assert_eq!(
        refusal(&psbt, &hostile),
        Error::NoOwnKey { policy: "".into() }
    );
}

#[test]
fn cosigner_that_claims_our_origin_gets_no_signature() {
    let template = "wsh(multi(2,@0/**,@1/**))";
    let own = keys(&policy("2of3"))[0].clone();
    let hostile = with_xpub(&own, |xpub| {
        xpub[20] ^= 1;
        xpub[45..].copy_from_slice(&public_key(1).serialize());
    });
    let policy = Policy::new("Test", template, &[own, hostile]).unwrap();
    let psbt = sample::psbt(&policy, 2, 1).unwrap();
    let signed = sign_psbt(&psbt, &policy, &unregistered());
    assert_eq!(signed.new_signatures().len(), 2);
    let mut deriver = Deriver::new(&policy, Cache::On);
    let review = review_psbt(&psbt, &policy, &unregistered()).unwrap();
    for (signature, input) in signed.new_signatures().iter().zip(&review.summary().inputs) {
        let Position { branch, index } = input.own.unwrap();
        let scripts = deriver.script_pubkey(branch, index).unwrap();
        assert_eq!(signature.public_key, scripts.keys[0].public_key);
    }
}

#[test]
fn policy_without_our_key_is_refused() {
    let policy = policy_over("2of3", "wsh(sortedmulti(2,@0/**,@1/**,@2/**))", 3);
    let foreign = Policy::new("Theirs", "wsh(multi(2,@0/**,@1/**))", &keys(&policy)[1..]).unwrap();
    let psbt = sample::psbt(&policy, 1, 1).unwrap();
    assert_eq!(
        refusal(&psbt, &foreign),
        Error::NoOwnKey {
            policy: "Theirs".into()
        }
    );
}

#[test]
fn bare_xpub_is_not_ours_even_if_the_seed_could_derive_it() {
    let own = keys(&policy("2of3"))[0].clone();
    let (_, bare) = own.split_once(']').unwrap();
    let bare = Policy::new("Test", "wpkh(@0/**)", &[bare]).unwrap();
    let psbt = sample::psbt(&bare, 1, 1).unwrap();
    assert!(matches!(refusal(&psbt, &bare), Error::NoOwnKey { .. }));
}

// --- registration

#[test]
fn policy_without_a_proof_is_refused() {
    let (policy, psbt) = sample("2of3", 1);
    let error = review_psbt(&psbt, &policy, &allowing(&[])).unwrap_err();
    assert_eq!(
        error,
        Error::ProofMissing {
            policy: "Cold storage".into()
        }
    );
}

#[test]
fn proof_of_another_policy_or_seed_is_refused_whatever_is_allowed() {
    let (policy, psbt) = sample("2of3", 1);
    let other_policy = register::register(&crate::common::policy("3of5"), &seed()).unwrap();
    let other_seed = purek1_wallet::Seed::from_bytes(&[1; 32]).unwrap();
    let other_seed = register::register(&policy, &other_seed).unwrap();
    for proof in [other_policy, other_seed, Proof::from_byte_array([0; 32])] {
        let mut options = unregistered();
        options.proof = Some(proof);
        let error = review_psbt(&psbt, &policy, &options).unwrap_err();
        assert_eq!(error, Error::ProofMismatch);
    }
}

#[test]
fn wrong_proof_is_refused_for_a_standard_policy_too() {
    let (policy, psbt) = sample("wpkh", 1);
    let mut options = allowing(&[]);
    options.proof = Some(Proof::from_byte_array([0; 32]));
    assert_eq!(
        review_psbt(&psbt, &policy, &options).unwrap_err(),
        Error::ProofMismatch
    );
}

// --- files

#[test]
fn psbt_that_is_cut_short_is_refused() {
    let (_, psbt) = sample("wpkh", 2);
    let bytes = PsbtFile::from_psbt(psbt, Form::Binary).unwrap().to_bytes();
    assert!(PsbtFile::parse(&bytes).is_ok());
    for length in 0..bytes.len() {
        let error = PsbtFile::parse(&bytes[..length]).unwrap_err();
        assert!(
            matches!(error, Error::PsbtBroken(_) | Error::NotAPsbt),
            "{length} of {} bytes: {error}",
            bytes.len()
        );
        if length > 200 {
            assert!(error.to_string().contains("cut short"), "{length}: {error}");
        }
    }
    let base64 = PsbtFile::from_psbt(sample("wpkh", 2).1, Form::Base64)
        .unwrap()
        .to_bytes();
    let error = PsbtFile::parse(&base64[..base64.len() / 2 + 1]).unwrap_err();
    assert!(error.to_string().contains("cut short"), "{error}");
}

#[test]
fn bytes_after_the_psbt_are_refused() {
    let (_, psbt) = sample("wpkh", 1);
    let mut bytes = PsbtFile::from_psbt(psbt, Form::Binary).unwrap().to_bytes();
    bytes.extend([0, 0]);
    assert_eq!(
        PsbtFile::parse(&bytes).unwrap_err(),
        Error::PsbtTrailing { bytes: 2 }
    );
}

#[test]
fn what_is_no_psbt_is_refused() {
    let contents: [&[u8]; 8] = [
        b"",
        b" ",
        b"psbt",
        b"hello",
        b"cHNidA==",
        b"cHNi dP8",
        b"70736274ff",
        &[0xff; 100],
    ];
    for content in contents {
        let error = PsbtFile::parse(content).unwrap_err();
        assert!(
            matches!(error, Error::NotAPsbt | Error::PsbtBroken(_)),
            "{error}"
        );
    }
}

#[test]
fn huge_file_is_refused_unread() {
    let content = vec![b'c'; purek1_wallet::MAX_PSBT_SIZE + 1];
    assert!(matches!(
        PsbtFile::parse(&content).unwrap_err(),
        Error::PsbtTooLarge { .. }
    ));
}

#[test]
fn file_that_claims_huge_sizes_is_refused() {
    // A global key of 2^64 - 1 bytes; an unsigned transaction of 2^32 - 1 bytes.
    let key = [b"psbt\xff\xff".as_slice(), &[0xff; 8]].concat();
    let value = [b"psbt\xff\x01\x00\xfe".as_slice(), &[0xff; 4]].concat();
    for content in [key, value] {
        assert!(matches!(
            PsbtFile::parse(&content).unwrap_err(),
            Error::PsbtBroken(_)
        ));
    }
}

// --- inputs: what is spent

#[test]
fn input_without_a_utxo_is_refused() {
    let (policy, mut psbt) = sample("wpkh", 3);
    psbt.inputs[1].non_witness_utxo = None;
    psbt.inputs[1].witness_utxo = None;
    assert_eq!(refusal(&psbt, &policy), Error::MissingUtxo { input: 1 });
}

#[test]
fn previous_transaction_of_another_txid_is_refused() {
    for name in ["pkh", "wpkh", "2of3"] {
        let (policy, mut psbt) = sample(name, 2);
        let previous = psbt.inputs[1].non_witness_utxo.as_mut().unwrap();
        previous.version.0 += 1;
        assert_eq!(refusal(&psbt, &policy), Error::WrongTxid { input: 1 });
    }
}

#[test]
fn output_number_beyond_the_previous_transaction_is_refused() {
    let (policy, mut psbt) = sample("pkh", 1);
    for vout in [100, u32::MAX] {
        psbt.unsigned_tx.input[0].previous_output.vout = vout;
        assert_eq!(
            refusal(&psbt, &policy),
            Error::NoSuchOutput { input: 0, vout }
        );
    }
}

#[test]
fn fee_hidden_by_a_wrong_witness_utxo_amount_is_refused() {
    // The witness UTXO claims less than is spent, so that the fee looks smaller.
    let (policy, mut psbt) = sample("2of3", 2);
    psbt.inputs[1].witness_utxo.as_mut().unwrap().value -= Amount::from_sat(1);
    assert_eq!(refusal(&psbt, &policy), Error::UtxosDisagree { input: 1 });
    // Without the previous transaction nothing contradicts it.
    psbt.inputs[1].non_witness_utxo = None;
    assert_eq!(
        refusal(&psbt, &policy),
        Error::MissingTransaction { input: 1 }
    );
}

#[test]
fn witness_utxo_with_another_script_is_refused() {
    let (policy, mut psbt) = sample("wpkh", 2);
    psbt.inputs[0].witness_utxo.as_mut().unwrap().script_pubkey = foreign_script();
    assert_eq!(refusal(&psbt, &policy), Error::UtxosDisagree { input: 0 });

    let (policy, mut psbt) = sample("tr", 2);
    psbt.inputs[0].witness_utxo.as_mut().unwrap().script_pubkey = foreign_script();
    assert!(matches!(
        refusal(&psbt, &policy),
        Error::ScriptNotThePolicys { input: 0, .. }
    ));
}

#[test]
fn input_that_claims_our_key_but_spends_another_script_is_refused() {
    for name in ["pkh", "wpkh", "tr", "2of3", "2paths"] {
        let (policy, mut psbt) = sample(name, 3);
        change_previous(&mut psbt, 2, |utxo| utxo.script_pubkey = foreign_script());
        assert!(
            matches!(
                refusal(&psbt, &policy),
                Error::ScriptNotThePolicys { input: 2, .. }
            ),
            "{name}"
        );
    }
}

#[test]
fn script_that_differs_in_its_last_byte_is_not_ours() {
    let (policy, mut psbt) = sample("tr", 1);
    change_previous(&mut psbt, 0, |utxo| {
        let mut bytes = utxo.script_pubkey.to_bytes();
        *bytes.last_mut().unwrap() ^= 1;
        utxo.script_pubkey = ScriptBuf::from_bytes(bytes);
    });
    assert!(matches!(
        refusal(&psbt, &policy),
        Error::ScriptNotThePolicys { input: 0, .. }
    ));
}

#[test]
fn legacy_input_without_its_previous_transaction_is_refused_whatever_is_allowed() {
    for (policy, mut psbt) in [
        sample("pkh", 1),
        sample_of("sh(sortedmulti(2,@0/**,@1/**))", 2, 1),
    ] {
        let map = &mut psbt.inputs[0];
        let previous = map.non_witness_utxo.take().unwrap();
        let vout = psbt.unsigned_tx.input[0].previous_output.vout;
        map.witness_utxo = Some(previous.output[vout as usize].clone());
        let options = allowing(&WarningName::ALL);
        let error = review_psbt(&psbt, &policy, &options).unwrap_err();
        assert_eq!(error, Error::LegacyNeedsTransaction { input: 0 });
    }
}

#[test]
fn legacy_input_disguised_as_segwit_is_refused() {
    // A redeem script that is a witness program, beside a P2SH input that is not segwit.
    let (policy, mut psbt) = sample_of("sh(sortedmulti(2,@0/**,@1/**))", 2, 2);
    let map = &mut psbt.inputs[1];
    let previous = map.non_witness_utxo.take().unwrap();
    let vout = psbt.unsigned_tx.input[1].previous_output.vout;
    map.witness_utxo = Some(previous.output[vout as usize].clone());
    map.redeem_script = Some(foreign_script());
    let options = allowing(&WarningName::ALL);
    let error = review_psbt(&psbt, &policy, &options).unwrap_err();
    assert_eq!(error, mismatch(Place::Input(1), "redeem script"));
    // Without the forged script, and on an input that says nothing about our keys.
    for forget in [
        |map: &mut Input| map.redeem_script = None,
        |map: &mut Input| {
            map.bip32_derivation.clear();
            map.redeem_script = Some(foreign_script());
        },
    ] {
        forget(&mut psbt.inputs[1]);
        let error = review_psbt(&psbt, &policy, &options).unwrap_err();
        assert_eq!(error, Error::LegacyNeedsTransaction { input: 1 });
    }
}

#[test]
fn segwit_v0_input_without_its_previous_transaction_is_refused_unless_allowed() {
    for (policy, mut psbt) in [
        sample("wpkh", 2),
        sample("2of3", 2),
        sample_of("sh(wpkh(@0/**))", 1, 2),
        sample_of("sh(wsh(multi(2,@0/**,@1/**)))", 2, 2),
    ] {
        psbt.inputs[1].non_witness_utxo = None;
        assert_eq!(
            refusal(&psbt, &policy),
            Error::MissingTransaction { input: 1 }
        );
        let options = allowing(&[
            WarningName::Unregistered,
            WarningName::MissingNonWitnessUtxo,
        ]);
        let review = review_psbt(&psbt, &policy, &options).unwrap();
        assert_eq!(names(&review), ["missing-non-witness-utxo: input 1"]);
    }
}

#[test]
fn foreign_segwit_v0_input_without_its_previous_transaction_is_refused_unless_allowed() {
    let (policy, mut psbt) = sample("wpkh", 2);
    let map = &mut psbt.inputs[1];
    map.bip32_derivation.clear();
    map.non_witness_utxo = None;
    assert_eq!(
        refusal(&psbt, &policy),
        Error::MissingTransaction { input: 1 }
    );
}

/// A lie about the amount of an input that calls itself taproot, whose fee the review would show too low. Two such
/// PSBTs, each with the lie about the other input, would give both signatures of the true transaction.
fn claim_taproot(psbt: &mut Psbt, input: usize, amount: u64) {
    psbt.inputs[input] = Input {
        witness_utxo: Some(TxOut {
            value: Amount::from_sat(amount),
            script_pubkey: Builder::new()
                .push_opcode(OP_PUSHNUM_1)
                .push_slice([7; 32])
                .into_script(),
        }),
        ..Input::default()
    };
}

#[test]
fn fee_hidden_by_an_input_that_claims_to_be_taproot_is_refused_unless_allowed() {
    for name in ["pkh", "wpkh", "2of3", "3of5", "2paths"] {
        let (policy, mut psbt) = sample(name, 2);
        claim_taproot(&mut psbt, 1, 0);
        psbt.unsigned_tx.output.truncate(1);
        psbt.outputs.truncate(1);
        psbt.unsigned_tx.output[0].value = Amount::from_sat(1000);
        assert_eq!(
            refusal(&psbt, &policy),
            Error::MissingTransaction { input: 1 },
            "{name}"
        );
        let allowed = allowing(&[
            WarningName::Unregistered,
            WarningName::MissingNonWitnessUtxo,
        ]);
        let review = review_psbt(&psbt, &policy, &allowed).unwrap();
        assert!(names(&review).contains(&"missing-non-witness-utxo: input 1".to_owned()));
    }
}

#[test]
fn taproot_amounts_are_proved_by_signatures_that_commit_to_them_all() {
    use TapSighashType as T;
    for (first, second, proved) in [
        (T::Default, T::Default, true),
        (T::All, T::None, true),
        (T::Single, T::All, true),
        (T::AllPlusAnyoneCanPay, T::Default, false),
        (T::Default, T::NonePlusAnyoneCanPay, false),
        (T::SinglePlusAnyoneCanPay, T::SinglePlusAnyoneCanPay, false),
    ] {
        let (policy, mut psbt) = sample("tr", 2);
        psbt.inputs[0].sighash_type = Some(first.into());
        psbt.inputs[1].sighash_type = Some(second.into());
        let error = review_psbt(&psbt, &policy, &unregistered()).err();
        let expected = (!proved).then_some(Error::MissingTransaction { input: 0 });
        assert_eq!(error, expected, "{first} {second}");
    }
    // A foreign input's amount is committed to as well, and that of a single input always.
    let (policy, mut psbt) = sample("tr", 2);
    psbt.inputs[1].tap_key_origins.clear();
    psbt.inputs[1].tap_internal_key = None;
    assert!(review_psbt(&psbt, &policy, &unregistered()).is_ok());
    psbt.inputs[0].sighash_type = Some(T::AllPlusAnyoneCanPay.into());
    assert_eq!(
        refusal(&psbt, &policy),
        Error::MissingTransaction { input: 0 }
    );
    let (policy, mut psbt) = sample("tr", 1);
    psbt.inputs[0].sighash_type = Some(T::AllPlusAnyoneCanPay.into());
    assert!(review_psbt(&psbt, &policy, &unregistered()).is_ok());
}

#[test]
fn transaction_larger_than_a_block_is_refused() {
    let (policy, mut psbt) = sample("wpkh", 1);
    let output = psbt.unsigned_tx.output[0].clone();
    let room = (4_000_000 - psbt.unsigned_tx.weight().to_wu()) / (4 * 43);
    for _ in 0..room + 2 {
        psbt.unsigned_tx.output.push(TxOut {
            value: Amount::ZERO,
            ..output.clone()
        });
        psbt.outputs.push(Output::default());
    }
    assert!(matches!(
        refusal(&psbt, &policy),
        Error::TransactionTooLarge { .. }
    ));
}

#[test]
fn standing_signature_that_is_not_valid_is_refused() {
    for name in ["pkh", "wpkh", "2of3", "tr"] {
        let (policy, psbt) = sample(name, 2);
        let signed = sign_psbt(&psbt, &policy, &unregistered()).into_psbt();
        let mut mixed = psbt.clone();
        mixed.inputs[0].partial_sigs = signed.inputs[0].partial_sigs.clone();
        mixed.inputs[0].tap_key_sig = signed.inputs[0].tap_key_sig;
        // A good one is kept, and the other input is signed.
        let again = sign_psbt(&mixed, &policy, &unregistered());
        assert_eq!(again.new_signatures().len(), 1);
        assert_eq!(again.into_psbt(), signed);
        // One of another transaction is not.
        mixed.unsigned_tx.output[0].value -= Amount::from_sat(1);
        let review = review_psbt(&mixed, &policy, &unregistered()).unwrap();
        assert_eq!(
            review.sign(&SignOptions::default()).unwrap_err(),
            Error::StandingSignature { input: 0 },
            "{name}"
        );
    }
}

#[test]
fn errors_do_not_repeat_what_may_be_a_private_key() {
    let wif = "cTpB4YiyKiBcPxnefsDpbnDxFDffjqJob8wGCEDXxgQ7zQoMXJdH";
    let key = &keys(&policy("wpkh"))[0];
    for template in [format!("wpkh({wif})"), format!("tr(musig({wif},@0)/**)")] {
        let error = Policy::new("", &template, &[key]).unwrap_err();
        assert!(!error.to_string().contains(&wif[..8]), "{error}");
        assert!(error.to_string().contains("placeholder"), "{error}");
    }
}

#[test]
fn same_output_spent_twice_is_refused() {
    let (policy, mut psbt) = sample("wpkh", 3);
    psbt.unsigned_tx.input[2] = psbt.unsigned_tx.input[0].clone();
    psbt.inputs[2] = psbt.inputs[0].clone();
    assert_eq!(
        refusal(&psbt, &policy),
        Error::RepeatedOutpoint { input: 2, first: 0 }
    );
}

// --- amounts

#[test]
fn amounts_over_21_million_are_refused() {
    let over = Amount::MAX_MONEY + Amount::from_sat(1);
    for amount in [over, Amount::from_sat(u64::MAX), Amount::from_sat(1 << 63)] {
        let (policy, mut psbt) = sample("tr", 2);
        change_previous(&mut psbt, 1, |utxo| utxo.value = amount);
        assert_eq!(
            refusal(&psbt, &policy),
            Error::AmountTooLarge {
                place: Place::Input(1)
            }
        );

        let (policy, mut psbt) = sample("tr", 2);
        psbt.unsigned_tx.output[0].value = amount;
        assert_eq!(
            refusal(&psbt, &policy),
            Error::AmountTooLarge {
                place: Place::Output(0)
            }
        );
    }
}

#[test]
fn sums_over_21_million_are_refused() {
    let (policy, mut psbt) = sample("tr", 3);
    change_previous(&mut psbt, 0, |utxo| utxo.value = Amount::MAX_MONEY);
    assert_eq!(
        refusal(&psbt, &policy),
        Error::AmountTooLarge {
            place: Place::Input(1)
        }
    );

    // 2^63 twice is 0 modulo 2^64.
    let (policy, mut psbt) = sample("tr", 3);
    psbt.unsigned_tx.output[0].value = Amount::MAX_MONEY;
    assert_eq!(
        refusal(&psbt, &policy),
        Error::AmountTooLarge {
            place: Place::Output(1)
        }
    );
}

#[test]
fn negative_fee_is_refused() {
    let (policy, mut psbt) = sample("wpkh", 1);
    let paid: Amount = psbt
        .unsigned_tx
        .output
        .iter()
        .map(|output| output.value)
        .sum();
    let inputs = psbt.inputs[0].witness_utxo.as_ref().unwrap().value;
    psbt.unsigned_tx.output[0].value += inputs - paid + Amount::from_sat(1);
    let outputs = inputs + Amount::from_sat(1);
    assert_eq!(
        refusal(&psbt, &policy),
        Error::NegativeFee { inputs, outputs }
    );
    // A fee of zero is none of our business.
    psbt.unsigned_tx.output[0].value -= Amount::from_sat(1);
    assert!(review_psbt(&psbt, &policy, &unregistered()).is_ok());
}

// --- derivations

#[test]
fn derivation_outside_the_policy_is_refused() {
    let rewrites: [fn(&mut Vec<u32>); 6] = [
        // A branch the policy does not have, and hardened ones.
        |path| *path.iter_mut().rev().nth(1).unwrap() = 5,
        |path| *path.iter_mut().rev().nth(1).unwrap() |= HARDENED,
        |path| *path.last_mut().unwrap() |= HARDENED,
        // Too short and too long.
        |path| path.truncate(path.len() - 1),
        |path| path.truncate(path.len() - 2),
        |path| path.push(0),
    ];
    for rewrite in rewrites {
        for name in ["pkh", "wpkh", "tr"] {
            let (policy, mut psbt) = sample(name, 2);
            rewrite_own_paths(&mut psbt, 1, rewrite);
            assert_eq!(
                refusal(&psbt, &policy),
                Error::OutsidePolicy { input: 1 },
                "{name}"
            );
        }
    }
}

#[test]
fn index_of_two_to_the_31_is_refused() {
    let (policy, mut psbt) = sample("wpkh", 1);
    rewrite_own_paths(&mut psbt, 0, |path| *path.last_mut().unwrap() = HARDENED);
    assert_eq!(refusal(&psbt, &policy), Error::OutsidePolicy { input: 0 });

    let (policy, mut psbt) = sample("wpkh", 1);
    rewrite_own_output_paths(&mut psbt, 1, |path| *path.last_mut().unwrap() = u32::MAX);
    let review = review_psbt(&psbt, &policy, &unregistered()).unwrap();
    assert_eq!(review.summary().outputs[1].own, None);
}

#[test]
fn swapped_branch_of_an_input_is_refused() {
    for name in ["wpkh", "tr"] {
        let (policy, mut psbt) = sample(name, 1);
        rewrite_own_paths(&mut psbt, 0, |path| {
            *path.iter_mut().rev().nth(1).unwrap() ^= 1
        });
        assert!(matches!(
            refusal(&psbt, &policy),
            Error::ScriptNotThePolicys { input: 0, .. }
        ));
    }
}

#[test]
fn wrong_index_of_an_input_is_refused() {
    let (policy, mut psbt) = sample("tr", 1);
    rewrite_own_paths(&mut psbt, 0, |path| *path.last_mut().unwrap() += 1);
    assert!(matches!(
        refusal(&psbt, &policy),
        Error::ScriptNotThePolicys { input: 0, .. }
    ));
}

#[test]
fn change_with_a_swapped_branch_is_a_payment() {
    for name in ["wpkh", "tr"] {
        let (policy, mut psbt) = sample(name, 1);
        rewrite_own_output_paths(&mut psbt, 1, |path| {
            *path.iter_mut().rev().nth(1).unwrap() ^= 1
        });
        let review = review_psbt(&psbt, &policy, &unregistered()).unwrap();
        assert_eq!(review.summary().outputs[1].own, None);
    }
}

#[test]
fn change_to_a_foreign_key_with_our_origin_is_a_payment() {
    let (policy, mut psbt) = sample("wpkh", 1);
    let key = public_key(9);
    let source = psbt.outputs[1]
        .bip32_derivation
        .values()
        .next()
        .unwrap()
        .clone();
    psbt.outputs[1].bip32_derivation = [(key, source)].into();
    let hash = bitcoin::PublicKey::new(key).wpubkey_hash().unwrap();
    psbt.unsigned_tx.output[1].script_pubkey = ScriptBuf::new_p2wpkh(&hash);
    let review = review_psbt(&psbt, &policy, &unregistered()).unwrap();
    assert_eq!(review.summary().outputs[1].own, None);
    assert!(!review.summary().outputs[1].is_change());
    assert!(review.summary().to_string().contains("payment"));
}

#[test]
fn multisig_change_with_a_foreign_cosigner_is_a_payment() {
    // One cosigner key replaced in script and witness script, all derivation entries kept.
    let (policy, mut psbt) = sample("2of3", 1);
    let script = psbt.outputs[1].witness_script.clone().unwrap();
    let mut bytes = script.to_bytes();
    bytes[2..35].copy_from_slice(&public_key(9).serialize());
    let script = ScriptBuf::from_bytes(bytes);
    psbt.unsigned_tx.output[1].script_pubkey = script.to_p2wsh();
    psbt.outputs[1].witness_script = Some(script);
    let review = review_psbt(&psbt, &policy, &unregistered()).unwrap();
    assert_eq!(review.summary().outputs[1].own, None);
}

#[test]
fn change_of_another_policy_with_our_key_is_a_payment() {
    // The same key as the only one of a wpkh policy: ours in a way, but not this policy's.
    let (policy, mut psbt) = sample("2of3", 1);
    let single = policy_over("2of3", "wpkh(@0/**)", 1);
    let other = sample::psbt(&single, 1, 2).unwrap();
    psbt.unsigned_tx.output[1].script_pubkey = other.unsigned_tx.output[1].script_pubkey.clone();
    psbt.outputs[1] = other.outputs[1].clone();
    let review = review_psbt(&psbt, &policy, &unregistered()).unwrap();
    assert_eq!(review.summary().outputs[1].own, None);
}

#[test]
fn many_derivations_are_refused_before_they_are_derived() {
    let (policy, mut psbt) = sample("wpkh", 1);
    let source = psbt.inputs[0]
        .bip32_derivation
        .values()
        .next()
        .unwrap()
        .clone();
    let mut path = source.1.to_u32_vec();
    for number in 1..=5_u8 {
        *path.last_mut().unwrap() = u32::from(number);
        let path = path.iter().copied().map(ChildNumber::from).collect();
        psbt.inputs[0]
            .bip32_derivation
            .insert(public_key(number), (source.0, path));
    }
    let place = Place::Input(0);
    assert_eq!(
        refusal(&psbt, &policy),
        Error::TooManyDerivations { place, limit: 4 }
    );

    let (policy, mut psbt2) = sample("wpkh", 1);
    psbt2.outputs[0].bip32_derivation = psbt.inputs[0].bip32_derivation.clone();
    let place = Place::Output(0);
    assert_eq!(
        refusal(&psbt2, &policy),
        Error::TooManyDerivations { place, limit: 4 }
    );
}

#[test]
fn few_false_derivations_do_not_hide_the_true_one() {
    let (policy, mut psbt) = sample("wpkh", 1);
    let source = psbt.inputs[0]
        .bip32_derivation
        .values()
        .next()
        .unwrap()
        .clone();
    let mut path = source.1.to_u32_vec();
    for number in 1..=3_u8 {
        *path.last_mut().unwrap() = u32::from(number);
        let path = path.iter().copied().map(ChildNumber::from).collect();
        psbt.inputs[0]
            .bip32_derivation
            .insert(public_key(number), (source.0, path));
    }
    let signed = sign_psbt(&psbt, &policy, &unregistered());
    assert_eq!(signed.new_signatures().len(), 1);
    assert_eq!(verify_signatures(signed.file().psbt()), 1);
}

#[test]
fn input_without_our_derivation_is_found_through_a_cosigner_or_left_alone() {
    // Each input is found by any one entry that points to its place in the policy.
    let (policy, mut psbt) = sample("2of3", 2);
    let own = Fingerprint::from(seed().fingerprint());
    psbt.inputs[0]
        .bip32_derivation
        .retain(|_, (fingerprint, _)| *fingerprint != own);
    let signed = sign_psbt(&psbt, &policy, &unregistered());
    assert_eq!(signed.new_signatures().len(), 2);
    // Without any entry it is somebody else's.
    psbt.inputs[0].bip32_derivation.clear();
    let signed = sign_psbt(&psbt, &policy, &unregistered());
    assert_eq!(signed.new_signatures().len(), 1);
    psbt.inputs[1].bip32_derivation.clear();
    assert_eq!(
        refusal(&psbt, &policy),
        Error::NoOwnInput {
            policy: "Cold storage".into()
        }
    );
}

#[test]
fn errors_name_a_wallet_without_a_name() {
    let (policy, mut psbt) = sample("wpkh", 1);
    psbt.inputs[0].bip32_derivation.clear();
    let error = refusal(&psbt, &policy).to_string();
    assert_eq!(error, "no input belongs to this standard wallet");
    let (policy, mut psbt) = sample("2of3", 1);
    psbt.inputs[0].bip32_derivation.clear();
    let error = refusal(&psbt, &policy).to_string();
    assert_eq!(error, "no input belongs to policy \"Cold storage\"");
}

#[test]
fn transaction_that_spends_nothing_of_ours_is_refused() {
    let (_, psbt) = sample("wpkh", 2);
    let policy = policy("2of3");
    assert_eq!(
        refusal(&psbt, &policy),
        Error::NoOwnInput {
            policy: "Cold storage".into()
        }
    );
}

#[test]
fn transaction_without_inputs_is_refused() {
    let (policy, mut psbt) = sample("wpkh", 1);
    psbt.unsigned_tx.input.clear();
    psbt.inputs.clear();
    psbt.unsigned_tx.output.clear();
    psbt.outputs.clear();
    assert!(matches!(refusal(&psbt, &policy), Error::NoOwnInput { .. }));
}

// --- scripts and keys that the PSBT brings

fn mismatch(place: Place, field: &'static str) -> Error {
    Error::MismatchedField { place, field }
}

#[test]
fn forged_witness_script_is_refused() {
    let (policy, psbt) = sample("2of3", 2);
    let mut forged = psbt.clone();
    forged.inputs[1].witness_script = psbt.inputs[0].witness_script.clone();
    assert_eq!(
        refusal(&forged, &policy),
        mismatch(Place::Input(1), "witness script")
    );
    let mut forged = psbt.clone();
    forged.outputs[1].witness_script = psbt.inputs[0].witness_script.clone();
    assert_eq!(
        refusal(&forged, &policy),
        mismatch(Place::Output(1), "witness script")
    );
    // A script where the policy has none.
    let (policy, mut forged) = sample("wpkh", 1);
    forged.inputs[0].witness_script = psbt.inputs[0].witness_script.clone();
    assert_eq!(
        refusal(&forged, &policy),
        mismatch(Place::Input(0), "witness script")
    );
}

#[test]
fn forged_redeem_script_is_refused() {
    for (template, keys) in [
        ("sh(wpkh(@0/**))", 1),
        ("sh(wsh(multi(2,@0/**,@1/**)))", 2),
        ("sh(sortedmulti(2,@0/**,@1/**))", 2),
    ] {
        let (policy, psbt) = sample_of(template, keys, 2);
        let mut forged = psbt.clone();
        forged.inputs[1].redeem_script = psbt.inputs[0].redeem_script.clone();
        assert_eq!(
            refusal(&forged, &policy),
            mismatch(Place::Input(1), "redeem script")
        );
        let mut forged = psbt.clone();
        forged.outputs[1].redeem_script = psbt.inputs[0].redeem_script.clone();
        assert_eq!(
            refusal(&forged, &policy),
            mismatch(Place::Output(1), "redeem script")
        );
    }
    let (policy, mut forged) = sample("wpkh", 1);
    forged.inputs[0].redeem_script = Some(foreign_script());
    assert_eq!(
        refusal(&forged, &policy),
        mismatch(Place::Input(0), "redeem script")
    );
}

#[test]
fn forged_taproot_internal_key_is_refused() {
    let forged_key = Some(public_key(9).x_only_public_key().0);
    let (policy, mut psbt) = sample("tr", 1);
    psbt.inputs[0].tap_internal_key = forged_key;
    assert_eq!(
        refusal(&psbt, &policy),
        mismatch(Place::Input(0), "taproot internal key")
    );
    let (policy, mut psbt) = sample("tr", 1);
    psbt.outputs[1].tap_internal_key = forged_key;
    assert_eq!(
        refusal(&psbt, &policy),
        mismatch(Place::Output(1), "taproot internal key")
    );
}

#[test]
fn forged_taproot_tree_is_refused() {
    let leaf = foreign_script();
    let (policy, psbt) = sample("tr", 1);
    let internal_key = psbt.inputs[0].tap_internal_key.unwrap();

    let mut forged = psbt.clone();
    forged.inputs[0].tap_merkle_root =
        Some(TapNodeHash::from_script(&leaf, LeafVersion::TapScript));
    assert_eq!(
        refusal(&forged, &policy),
        mismatch(Place::Input(0), "taproot merkle root")
    );

    let builder = TaprootBuilder::new().add_leaf(0, leaf.clone()).unwrap();
    let secp = secp256k1::Secp256k1::verification_only();
    let info = builder.clone().finalize(&secp, internal_key).unwrap();
    let control = info
        .control_block(&(leaf.clone(), LeafVersion::TapScript))
        .unwrap();
    let mut forged = psbt.clone();
    forged.inputs[0]
        .tap_scripts
        .insert(control, (leaf, LeafVersion::TapScript));
    assert_eq!(
        refusal(&forged, &policy),
        mismatch(Place::Input(0), "taproot leaf script")
    );

    let mut forged = psbt.clone();
    forged.outputs[1].tap_tree = Some(builder.try_into_taptree().unwrap());
    assert_eq!(
        refusal(&forged, &policy),
        mismatch(Place::Output(1), "taproot tree")
    );
}

#[test]
fn absent_scripts_are_rebuilt_and_signatures_are_the_same() {
    for (policy, psbt) in [
        sample("2of3", 2),
        sample("tr", 2),
        sample_of("sh(wsh(multi(2,@0/**,@1/**)))", 2, 2),
        sample_of("sh(wpkh(@0/**))", 1, 2),
        sample_of("sh(sortedmulti(2,@0/**,@1/**))", 2, 2),
    ] {
        let mut bare = psbt.clone();
        for map in &mut bare.inputs {
            map.witness_script = None;
            map.redeem_script = None;
            map.tap_internal_key = None;
        }
        let full = sign_psbt(&psbt, &policy, &unregistered()).into_psbt();
        let bare = sign_psbt(&bare, &policy, &unregistered()).into_psbt();
        for (full, bare) in full.inputs.iter().zip(&bare.inputs) {
            assert_eq!(full.partial_sigs, bare.partial_sigs);
            assert_eq!(full.tap_key_sig, bare.tap_key_sig);
        }
    }
}

// --- sighash types

#[test]
fn sighash_single_without_its_output_is_refused() {
    for sighash in [
        EcdsaSighashType::Single,
        EcdsaSighashType::SinglePlusAnyoneCanPay,
    ] {
        for name in ["pkh", "wpkh", "2of3"] {
            let (policy, mut psbt) = sample(name, 3);
            psbt.inputs[2].sighash_type = Some(sighash.into());
            assert_eq!(
                refusal(&psbt, &policy),
                Error::SingleWithoutOutput { input: 2 }
            );
        }
    }
    for sighash in [
        TapSighashType::Single,
        TapSighashType::SinglePlusAnyoneCanPay,
    ] {
        let (policy, mut psbt) = sample("tr", 3);
        psbt.inputs[2].sighash_type = Some(sighash.into());
        assert_eq!(
            refusal(&psbt, &policy),
            Error::SingleWithoutOutput { input: 2 }
        );
    }
}

#[test]
fn non_standard_sighash_type_is_refused() {
    for value in [0, 4, 0x41, 0x80, 0x84, 0xff, 0x101, u32::MAX] {
        let (policy, mut psbt) = sample("wpkh", 1);
        psbt.inputs[0].sighash_type = Some(PsbtSighashType::from_u32(value));
        assert_eq!(
            refusal(&psbt, &policy),
            Error::NonStandardSighash { input: 0, value }
        );
    }
    // Zero is taproot's default type.
    for value in [4, 0x41, 0x80, 0x84, 0xff, 0x100, 0x101, u32::MAX] {
        let (policy, mut psbt) = sample("tr", 1);
        psbt.inputs[0].sighash_type = Some(PsbtSighashType::from_u32(value));
        assert_eq!(
            refusal(&psbt, &policy),
            Error::NonStandardSighash { input: 0, value }
        );
    }
}

// --- nothing to sign

#[test]
fn psbt_whose_inputs_are_all_final_is_refused() {
    let (policy, mut psbt) = sample("wpkh", 2);
    psbt.inputs[0].final_script_witness = Some(bitcoin::Witness::from_slice(&[[1_u8]]));
    assert!(review_psbt(&psbt, &policy, &unregistered()).is_ok());
    psbt.inputs[1].final_script_sig = Some(ScriptBuf::new());
    assert_eq!(refusal(&psbt, &policy), Error::AllInputsFinal);
}

#[test]
fn signing_twice_is_an_error_that_says_why() {
    for (name, signed) in [("pkh", 2), ("wpkh", 2), ("tr", 2), ("2paths", 4)] {
        let (policy, psbt) = sample(name, 2);
        let once = sign_psbt(&psbt, &policy, &unregistered()).into_psbt();
        let again = review_psbt(&once, &policy, &unregistered()).unwrap();
        let error = again.sign(&SignOptions::default()).unwrap_err();
        assert_eq!(error, Error::NothingToSign { signed, finals: 0 }, "{name}");
    }
}

#[test]
fn own_input_that_is_final_beside_a_foreign_one_gives_nothing_to_sign() {
    let (policy, mut psbt) = sample("wpkh", 2);
    psbt.inputs[0].final_script_witness = Some(bitcoin::Witness::from_slice(&[[1_u8]]));
    psbt.inputs[1].bip32_derivation.clear();
    let review = review_psbt(&psbt, &policy, &unregistered()).unwrap();
    let error = review.sign(&SignOptions::default()).unwrap_err();
    assert_eq!(
        error,
        Error::NothingToSign {
            signed: 0,
            finals: 1
        }
    );
}

// --- change held to ransom

#[test]
fn change_at_a_far_index_is_ours_with_a_warning() {
    let policy = policy("wpkh");
    let mut psbt = sample::psbt(&policy, 1, 5).unwrap();
    let highest = {
        let review = review_psbt(&psbt, &policy, &unregistered()).unwrap();
        review.summary().inputs[0].own.unwrap().index
    };
    for (index, far) in [
        (highest, false),
        (highest + 50_000, false),
        (highest + 50_001, true),
        (HARDENED - 1, true),
    ] {
        let mut deriver = Deriver::new(&policy, Cache::On);
        let scripts = deriver.script_pubkey(Branch::Change, index).unwrap();
        psbt.unsigned_tx.output[1].script_pubkey = scripts.script_pubkey;
        rewrite_own_output_paths(&mut psbt, 1, |path| *path.last_mut().unwrap() = index);
        let review = review_psbt(&psbt, &policy, &unregistered()).unwrap();
        assert!(review.summary().outputs[1].is_change());
        let expected: &[&str] = if far { &["far-index: output 1"] } else { &[] };
        assert_eq!(names(&review), expected, "index {index}");
    }
}

// --- other seeds

#[test]
fn review_with_another_seed_is_refused() {
    let (policy, psbt) = sample("2of3", 1);
    let file = PsbtFile::from_psbt(psbt, Form::Binary).unwrap();
    let other = purek1_wallet::Seed::from_bytes(&[7; 64]).unwrap();
    let error = review(file, &policy, &other, &unregistered()).unwrap_err();
    assert!(matches!(error, Error::NoOwnKey { .. }));
}

#[test]
fn psbt_whose_maps_do_not_fit_its_transaction_is_refused() {
    let (_, psbt) = sample("wpkh", 2);
    let mut short = psbt.clone();
    short.inputs.pop();
    let mut long = psbt.clone();
    long.outputs.push(bitcoin::psbt::Output::default());
    let mut signed = psbt.clone();
    signed.unsigned_tx.input[0].script_sig = ScriptBuf::from_bytes(vec![0]);
    for psbt in [short, long, signed] {
        assert!(matches!(
            PsbtFile::from_psbt(psbt, Form::Binary),
            Err(Error::PsbtBroken(_))
        ));
    }
}

#[test]
fn coinbase_outpoint_is_not_taken_for_a_txid() {
    let (policy, mut psbt) = sample("pkh", 1);
    psbt.unsigned_tx.input[0].previous_output = OutPoint::null();
    assert_eq!(refusal(&psbt, &policy), Error::WrongTxid { input: 0 });
    let empty = Transaction {
        input: vec![],
        ..psbt.unsigned_tx.clone()
    };
    psbt.inputs[0].non_witness_utxo = Some(empty);
    assert_eq!(refusal(&psbt, &policy), Error::WrongTxid { input: 0 });
}
