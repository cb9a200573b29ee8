//! Hostile and broken input: each ends in one line that names the input and the reason, the
//! documented exit code, no output file, and every given file as it was.

use crate::common::{Desk, single, vault, vault_keys, wallet_json, words};
use bitcoin::bip32::{ChildNumber, DerivationPath};
use bitcoin::{Amount, Psbt, ScriptBuf, absolute};
use purek1_wallet::{Form, Policy, PsbtFile, sample};

const IN_PSBT: &str = "unsigned.psbt: ";
const IN_WALLET: &str = "wallet.json: ";
const REVIEW: &str = "psbt review --wallet wallet.json --psbt unsigned.psbt";

/// The vault's desk with its PSBT changed.
fn desk_with(change: impl FnOnce(&mut Psbt)) -> Desk {
    let desk = Desk::vault();
    let mut psbt = PsbtFile::parse(&desk.read("unsigned.psbt"))
        .unwrap()
        .into_psbt();
    change(&mut psbt);
    desk.write_psbt(&psbt, Form::Base64);
    desk
}

/// The review finds it, with or without a seed, and nothing is signed.
#[track_caller]
fn refuses_psbt(parts: &[&str], change: impl FnOnce(&mut Psbt)) {
    let parts = [&[IN_PSBT], parts].concat();
    let desk = desk_with(change);
    desk.refuses_to_sign(4, &parts);
    desk.refuses(&words(&format!("{REVIEW} --seed-file seed.txt")), 4, &parts);
    desk.refuses(&words(REVIEW), 4, &parts);
}

/// As [`refuses_psbt`] for an input that claims to be ours: who that is, only a seed can tell.
#[track_caller]
fn refuses_claim(parts: &[&str], input: usize, change: impl FnOnce(&mut Psbt)) {
    let parts = [&[IN_PSBT], parts].concat();
    let desk = desk_with(change);
    desk.refuses_to_sign(4, &parts);
    desk.refuses(&words(&format!("{REVIEW} --seed-file seed.txt")), 4, &parts);
    let shown = desk
        .run(&words(&format!("{REVIEW} --json")))
        .assert_done()
        .json();
    assert_eq!(shown["review"]["inputs"][input]["own"], false);
    let warnings = shown["review"]["warnings"].as_array().unwrap();
    let place = format!("input {input}");
    let warns = |name: &str, place: &str| {
        warnings
            .iter()
            .any(|warning| warning["name"] == name && warning["place"] == place)
    };
    assert!(warns("external-input", &place), "{warnings:?}");
    assert!(warns("some-inputs-not-ours", "transaction"), "{warnings:?}");
}

#[test]
fn a_truncated_psbt() {
    let desk = Desk::vault();
    let base64 = desk.read("unsigned.psbt");
    for length in [8, 9, 100, base64.len() - 4, base64.len() - 1] {
        desk.write("unsigned.psbt", &base64[..length]);
        desk.refuses_to_sign(3, &[IN_PSBT, "cut short"]);
    }
    let psbt = PsbtFile::parse(&base64).unwrap().into_psbt();
    let binary = psbt.serialize();
    for length in [1, 5, 6, 60, binary.len() / 2, binary.len() - 1] {
        desk.write("unsigned.psbt", &binary[..length]);
        let reason = if length < 5 {
            "not a PSBT"
        } else {
            "cut short"
        };
        desk.refuses_to_sign(3, &[IN_PSBT, reason]);
    }
    desk.write("unsigned.psbt", [&binary[..], b"x"].concat());
    desk.refuses_to_sign(3, &[IN_PSBT, "follow the end"]);
}

#[test]
fn a_file_that_is_no_psbt() {
    let desk = Desk::vault();
    for content in [
        "",
        "\n",
        "hello",
        "aGVsbG8=",
        "{}",
        "\u{0}\u{1}\u{2}",
        "cHNidP8=",
    ] {
        desk.write("unsigned.psbt", content);
        desk.refuses_to_sign(3, &[IN_PSBT]);
    }
    desk.write("unsigned.psbt", desk.read("wallet.json"));
    desk.refuses_to_sign(3, &[IN_PSBT, "not a PSBT"]);
}

#[test]
fn a_psbt_file_that_is_too_large() {
    let desk = Desk::vault();
    let file = std::fs::File::create(desk.path("unsigned.psbt")).unwrap();
    let limit = purek1_wallet::MAX_PSBT_SIZE;
    file.set_len(limit as u64 + 1).unwrap();
    let reason = format!("longer than {limit} bytes");
    desk.sign(&[]).assert_refused(3, &[IN_PSBT, &reason]);
    assert!(!desk.path("signed.psbt").exists());
}

#[test]
fn a_missing_psbt_or_folder() {
    let desk = Desk::vault();
    std::fs::remove_file(desk.path("unsigned.psbt")).unwrap();
    desk.refuses_to_sign(6, &[IN_PSBT]);
    desk.refuses(
        &words("psbt review --wallet wallet.json --psbt ."),
        6,
        &[".: "],
    );
}

#[test]
fn a_policy_without_our_key() {
    let keys = vault_keys();
    let policy = Policy::new("Theirs", "wsh(sortedmulti(2,@0/**,@1/**))", &keys[1..]).unwrap();
    Desk::new(&policy).refuses_to_sign(4, &[IN_WALLET, "no key of this seed"]);
}

#[test]
fn a_key_with_our_fingerprint_but_another_chain_code() {
    let mut keys = vault_keys();
    let (origin, xpub) = keys[0].split_once(']').unwrap();
    let mut bytes = bitcoin::base58::decode_check(xpub).unwrap();
    // Version, depth, parent and child number take 13 bytes, then the chain code begins.
    bytes[13] ^= 1;
    keys[0] = format!("{origin}]{}", bitcoin::base58::encode_check(&bytes));
    let policy = Policy::new("Vault 2 of 3", crate::common::VAULT_TEMPLATE, &keys).unwrap();
    Desk::new(&policy).refuses_to_sign(4, &[IN_WALLET, "no key of this seed", "chain code"]);
}

#[test]
fn a_derivation_outside_the_policy() {
    refuses_claim(&["input 1", "outside the policy"], 1, |psbt| {
        for (_, path) in psbt.inputs[1].bip32_derivation.values_mut() {
            // The branch, before the index.
            let mut steps = path.to_u32_vec();
            let branch = steps.len() - 2;
            steps[branch] = 7;
            *path = steps
                .into_iter()
                .map(ChildNumber::from)
                .collect::<DerivationPath>();
        }
    });
}

#[test]
fn a_derivation_to_another_address_of_the_policy() {
    refuses_claim(
        &["input 0", "the script it spends is another one"],
        0,
        |psbt| {
            for (_, path) in psbt.inputs[0].bip32_derivation.values_mut() {
                let mut steps = path.to_u32_vec();
                *steps.last_mut().unwrap() += 1;
                *path = steps
                    .into_iter()
                    .map(ChildNumber::from)
                    .collect::<DerivationPath>();
            }
        },
    );
}

#[test]
fn a_witness_utxo_whose_script_is_not_the_policys() {
    let other = || {
        let script = ScriptBuf::from_bytes(vec![0x51]);
        ScriptBuf::new_p2wsh(&script.wscript_hash())
    };
    refuses_psbt(&["input 1", "differs"], |psbt| {
        psbt.inputs[1].witness_utxo.as_mut().unwrap().script_pubkey = other();
    });
    refuses_claim(
        &["input 1", "the script it spends is another one"],
        1,
        |psbt| {
            psbt.inputs[1].witness_utxo.as_mut().unwrap().script_pubkey = other();
            psbt.inputs[1].non_witness_utxo = None;
        },
    );
}

#[test]
fn a_non_witness_utxo_with_the_wrong_txid() {
    refuses_psbt(&["input 0", "txid"], |psbt| {
        let previous = psbt.inputs[0].non_witness_utxo.as_mut().unwrap();
        previous.lock_time = absolute::LockTime::from_consensus(1);
    });
}

#[test]
fn a_witness_utxo_that_lies_about_the_amount() {
    refuses_psbt(&["input 0", "differs"], |psbt| {
        psbt.inputs[0].witness_utxo.as_mut().unwrap().value += Amount::from_sat(1);
    });
}

#[test]
fn an_input_without_any_utxo() {
    refuses_psbt(&["input 1", "neither"], |psbt| {
        psbt.inputs[1].witness_utxo = None;
        psbt.inputs[1].non_witness_utxo = None;
    });
}

#[test]
fn amounts_over_21_million() {
    refuses_psbt(&["output 0", "21 million"], |psbt| {
        psbt.unsigned_tx.output[0].value = Amount::MAX_MONEY + Amount::from_sat(1);
    });
    refuses_psbt(&["output 1", "21 million"], |psbt| {
        psbt.unsigned_tx.output[0].value = Amount::MAX_MONEY;
    });
    refuses_psbt(&["input 1", "21 million"], |psbt| {
        psbt.inputs[1].non_witness_utxo = None;
        psbt.inputs[1].witness_utxo.as_mut().unwrap().value = Amount::from_sat(u64::MAX);
    });
}

#[test]
fn a_negative_fee() {
    refuses_psbt(&["more than"], |psbt| {
        psbt.unsigned_tx.output[0].value = Amount::from_btc(2.0).unwrap();
    });
}

#[test]
fn duplicate_inputs() {
    refuses_psbt(&["input 1", "same output as input 0"], |psbt| {
        psbt.unsigned_tx.input[1] = psbt.unsigned_tx.input[0].clone();
        psbt.inputs[1] = psbt.inputs[0].clone();
    });
}

#[test]
fn a_psbt_of_another_wallet() {
    let desk = Desk::vault();
    let other = single("wpkh(@0/**)", 84);
    desk.write_psbt(&sample::psbt(&other, 1, 1).unwrap(), Form::Base64);
    desk.refuses_to_sign(4, &[IN_PSBT, "no input belongs to policy \"Vault 2 of 3\""]);
}

#[test]
fn a_psbt_that_is_signed_already() {
    let desk = Desk::vault();
    desk.sign(&[]).assert_done();
    std::fs::rename(desk.path("signed.psbt"), desk.path("unsigned.psbt")).unwrap();
    let before = desk.snapshot();
    desk.sign(&["--allow", "partly-signed"])
        .assert_refused(4, &[IN_PSBT, "nothing was signed"]);
    assert_eq!(desk.snapshot(), before);
}

#[test]
fn a_single_sighash_without_its_output() {
    refuses_psbt(&["input 1", "SIGHASH_SINGLE"], |psbt| {
        psbt.unsigned_tx.output.truncate(1);
        psbt.outputs.truncate(1);
        psbt.inputs[1].sighash_type = Some(bitcoin::EcdsaSighashType::Single.into());
    });
}

#[test]
fn a_missing_seed_file() {
    let desk = Desk::vault();
    std::fs::remove_file(desk.path("seed.txt")).unwrap();
    desk.refuses_to_sign(6, &["seed.txt: "]);
}

#[cfg(unix)]
#[test]
fn a_seed_file_that_others_can_read() {
    let desk = Desk::vault();
    desk.set_mode("seed.txt", 0o644);
    desk.refuses_to_sign(3, &["seed.txt: ", "other users can read"]);
}

#[test]
fn a_wrong_proof() {
    let desk = Desk::vault();
    let mut wallet = wallet_json(&vault());
    wallet["hmac"] = "00".repeat(32).into();
    desk.write_wallet(&wallet);
    desk.refuses_to_sign(4, &[IN_WALLET, "proof"]);
    // A wrong proof is worse than none: no name allows it.
    let before = desk.snapshot();
    desk.sign(&["--allow", "unregistered"])
        .assert_refused(4, &[IN_WALLET, "proof"]);
    assert_eq!(desk.snapshot(), before);

    // The right proof of another name.
    let mut wallet = wallet_json(&vault());
    wallet["name"] = "Vault 2 of 4".into();
    desk.write_wallet(&wallet);
    desk.refuses_to_sign(4, &[IN_WALLET, "proof"]);
}

#[test]
fn control_characters_in_names() {
    let desk = Desk::vault();
    let mut wallet = wallet_json(&vault());
    for name in ["a\u{1b}[2Jb", "a\nb", "a\u{202e}b", "a\u{7f}b", "\u{0}"] {
        wallet["name"] = name.into();
        desk.write_wallet(&wallet);
        desk.refuses_to_sign(3, &[IN_WALLET, "printable ASCII"]);
    }
}

#[cfg(unix)]
#[test]
fn control_characters_in_file_names() {
    let desk = Desk::vault();
    let name = "a\n\u{1b}[2J\u{202e}.psbt";
    let args = [
        "psbt",
        "review",
        "--wallet",
        "wallet.json",
        "--seed-file",
        "seed.txt",
        "--psbt",
        name,
    ];
    desk.refuses(&args, 6, &[r"a\n\u{1b}[2J\u{202e}.psbt: "]);
    std::fs::rename(desk.path("unsigned.psbt"), desk.path(name)).unwrap();
    desk.write(name, "no PSBT");
    desk.refuses(&args, 3, &[r"a\n\u{1b}[2J\u{202e}.psbt: ", "not a PSBT"]);
}

#[test]
fn an_output_file_that_is_an_input_or_no_file() {
    let desk = Desk::vault();
    let sign =
        "psbt sign --wallet wallet.json --psbt unsigned.psbt --seed-file seed.txt --yes --out";
    for input in [
        "wallet.json",
        "unsigned.psbt",
        "seed.txt",
        "./unsigned.psbt",
    ] {
        desk.refuses(
            &words(&format!("{sign} {input}")),
            2,
            &[input, "input file"],
        );
    }
    desk.refuses(&words(&format!("{sign} .")), 2, &["folder"]);
    desk.refuses(&words(&format!("{sign} none/signed.psbt")), 6, &["none: "]);
    #[cfg(unix)]
    desk.refuses(
        &words(&format!("{sign} /dev/null")),
        2,
        &["/dev/null", "regular file"],
    );
}

#[test]
fn an_unknown_warning_name() {
    let desk = Desk::vault();
    let outcome = desk.sign(&["--allow", "everything"]);
    assert_eq!(outcome.code, 2);
    assert!(outcome.stderr.contains("high-fee"), "{}", outcome.stderr);
}

#[test]
fn errors_are_json_when_that_is_asked_for() {
    let desk = Desk::vault();
    desk.write("unsigned.psbt", "hello");
    let outcome = desk.sign(&["--json"]);
    assert!(outcome.stdout.is_empty());
    let error: serde_json::Value = serde_json::from_str(&outcome.stderr).unwrap();
    let message = error["error"]["message"].as_str().unwrap();
    assert!(message.starts_with(IN_PSBT), "{message}");
    assert_eq!(error["error"]["kind"], "bad_input");
    assert_eq!(error["error"]["exit_code"], 3);
    assert_eq!(outcome.code, 3);
}

#[test]
fn json_errors_are_ascii() {
    let desk = Desk::vault();
    let name = "\u{e9}\u{5e9}.psbt";
    let args = [
        "psbt",
        "review",
        "--json",
        "--wallet",
        "wallet.json",
        "--psbt",
        name,
    ];
    let done = desk.run(&args);
    assert_eq!(done.code, 6);
    assert!(done.stderr.is_ascii(), "{}", done.stderr);
    let error: serde_json::Value = serde_json::from_str(&done.stderr).unwrap();
    assert!(
        error["error"]["message"].as_str().unwrap().contains(name),
        "{error}"
    );
}

#[test]
fn help_on_standard_error_can_be_copied() {
    let done = Desk::vault().run::<&str>(&[]);
    assert_eq!(done.code, 2);
    assert!(
        done.stderr.contains("--psbt payment.psbt \\\n"),
        "{}",
        done.stderr
    );
}
