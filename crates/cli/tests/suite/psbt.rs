//! `purek1 psbt`: reviews and signatures that succeed, in every form.

use crate::common::{Desk, Outcome, hex, single, vault, vault_keys, wallet_json, words};
use bitcoin::{Amount, Psbt, ScriptBuf};
use purek1_wallet::{Form, Policy, PsbtFile, sample};
use serde_json::{Value, json};

const SIGN: &str = "psbt sign --wallet wallet.json --seed-file seed.txt --yes";

fn parse(content: &[u8]) -> Psbt {
    PsbtFile::parse(content).unwrap().into_psbt()
}

fn signatures(psbt: &Psbt) -> usize {
    psbt.inputs
        .iter()
        .map(|input| input.partial_sigs.len() + usize::from(input.tap_key_sig.is_some()))
        .sum()
}

/// The PSBT without what a signer adds.
fn without_signatures(mut psbt: Psbt) -> Psbt {
    for input in &mut psbt.inputs {
        input.partial_sigs.clear();
        input.tap_key_sig = None;
    }
    psbt
}

#[test]
fn signs_every_kind_of_policy() {
    let multi =
        |template: &str| Policy::new("Shared", template, &crate::common::vault_keys()).unwrap();
    for policy in [
        single("pkh(@0/**)", 44),
        single("sh(wpkh(@0/**))", 49),
        single("wpkh(@0/**)", 84),
        single("tr(@0/**)", 86),
        multi("sh(sortedmulti(2,@0/**,@1/**,@2/**))"),
        multi("sh(wsh(multi(2,@0/**,@1/**,@2/**)))"),
        multi("wsh(or_d(pk(@0/**),and_v(v:multi(2,@1/**,@2/**),older(144))))"),
        vault(),
    ] {
        let desk = Desk::new(&policy);
        let unsigned = parse(&desk.read("unsigned.psbt"));
        let done = desk.sign(&[]).assert_done();
        assert_eq!(
            done.text().matches("\nSigned ").count(),
            2,
            "{}",
            done.text()
        );
        let signed = parse(&desk.read("signed.psbt"));
        assert_eq!(signatures(&signed), 2, "{}", policy.template());
        assert_eq!(without_signatures(signed), unsigned);
    }
}

#[test]
fn json_has_the_documented_fields() {
    let desk = Desk::vault();
    let psbt = parse(&desk.read("unsigned.psbt"));
    let review =
        words("psbt review --wallet wallet.json --psbt unsigned.psbt --seed-file seed.txt --json");
    let answer = desk.run(&review).assert_done().json();
    assert_eq!(answer["signatures"], json!([]));
    let review = &answer["review"];
    let fields = |value: &Value| {
        value
            .as_object()
            .unwrap()
            .keys()
            .cloned()
            .collect::<Vec<_>>()
    };
    assert_eq!(
        fields(review),
        [
            "policy",
            "registration",
            "network",
            "inputs",
            "outputs",
            "fee",
            "vsize",
            "fee_rate",
            "lock_time",
            "warnings"
        ]
    );
    assert_eq!(
        review["policy"],
        json!({
            "name": "Vault 2 of 3",
            "id": vault().id().to_string(),
            "template": vault().template(),
            "keys": vault_keys(),
        })
    );
    assert_eq!(review["registration"], "valid");
    assert_eq!(review["network"], "testnet");
    assert_eq!(review["warnings"], json!([]));
    assert_eq!(review["lock_time"], 0);

    let inputs = review["inputs"].as_array().unwrap();
    assert_eq!(inputs.len(), 2);
    for (index, input) in inputs.iter().enumerate() {
        assert_eq!(
            fields(input),
            [
                "index",
                "txid",
                "vout",
                "amount",
                "address",
                "own",
                "branch",
                "address_index",
                "sequence",
                "replaceable"
            ]
        );
        let spent = psbt.inputs[index].witness_utxo.as_ref().unwrap();
        assert_eq!(input["index"], index);
        assert_eq!(input["amount"], spent.value.to_sat());
        assert_eq!(input["own"], true);
        assert_eq!(
            input["txid"],
            psbt.unsigned_tx.input[index]
                .previous_output
                .txid
                .to_string()
        );
    }

    let outputs = review["outputs"].as_array().unwrap();
    for (index, output) in outputs.iter().enumerate() {
        assert_eq!(
            fields(output),
            [
                "index",
                "amount",
                "address",
                "op_return",
                "script_pubkey",
                "own",
                "change",
                "branch",
                "address_index"
            ]
        );
        let paid = &psbt.unsigned_tx.output[index];
        let address = bitcoin::Address::from_script(&paid.script_pubkey, bitcoin::Network::Testnet);
        assert_eq!(output["index"], index);
        assert_eq!(output["amount"], paid.value.to_sat());
        assert_eq!(output["address"], address.unwrap().to_string());
        assert_eq!(output["script_pubkey"], hex(paid.script_pubkey.as_bytes()));
        assert_eq!(output["op_return"], Value::Null);
        assert_eq!(output["own"], index == 1);
        assert_eq!(output["change"], index == 1);
    }
    assert_eq!(outputs[0]["branch"], Value::Null);
    assert_eq!(outputs[1]["branch"], "change");
    let sum = |entries: &[Value]| {
        entries
            .iter()
            .map(|entry| entry["amount"].as_u64().unwrap())
            .sum::<u64>()
    };
    assert_eq!(review["fee"], sum(inputs) - sum(outputs));

    // Signing says the same and adds its signatures.
    let signing = desk.sign(&["--json"]).assert_done().json();
    assert_eq!(&signing["review"], review);
    let signed = parse(&desk.read("signed.psbt"));
    for (index, signature) in signing["signatures"].as_array().unwrap().iter().enumerate() {
        let (key, _) = signed.inputs[index].partial_sigs.first_key_value().unwrap();
        assert_eq!(
            *signature,
            json!({ "input": index, "public_key": key.to_string(), "kind": "ecdsa" })
        );
    }
}

#[test]
fn review_needs_no_seed() {
    let desk = Desk::vault();
    let review = "psbt review --wallet wallet.json --psbt unsigned.psbt";
    let without = desk.run(&words(review)).assert_done();
    let with = desk
        .run(&words(&format!("{review} --seed-file seed.txt")))
        .assert_done();
    let note = without.text().strip_prefix(with.text()).unwrap();
    assert!(
        note.contains("No seed was given") && note.lines().count() == 1,
        "{note}"
    );

    let piped = desk
        .command(words("psbt review --wallet wallet.json --psbt - --json"))
        .write_stdin(desk.read("unsigned.psbt"))
        .output()
        .unwrap();
    let answer: Value = serde_json::from_slice(&piped.stdout).unwrap();
    assert_eq!(answer["review"]["inputs"][0]["own"], true);
    assert_eq!(answer["review"]["outputs"][1]["change"], true);
    assert_eq!(answer["review"]["registration"], "unchecked");
    assert_eq!(answer["review"]["warnings"], json!([]));

    // Nobody can tell whose the proof is, but everybody that there is none.
    let mut wallet = wallet_json(&vault());
    wallet["hmac"] = "00".repeat(32).into();
    desk.write_wallet(&wallet);
    desk.run(&words(review)).assert_done();
    wallet.as_object_mut().unwrap().remove("hmac");
    desk.write_wallet(&wallet);
    let done = desk.run(&words(review)).assert_done();
    assert!(
        done.text().contains("WARNING    unregistered"),
        "{}",
        done.text()
    );
}

#[test]
fn review_changes_nothing() {
    let desk = Desk::vault();
    let before = desk.snapshot();
    let review = "psbt review --wallet wallet.json --psbt unsigned.psbt --seed-file seed.txt";
    let done = desk.run(&words(review)).assert_done();
    for part in [
        "\"Vault 2 of 3\" on testnet",
        "own, change",
        "payment",
        "sat/vB",
    ] {
        assert!(
            done.text().contains(part),
            "{part:?} is missing in {}",
            done.text()
        );
    }
    assert_eq!(desk.snapshot(), before);
}

#[test]
fn the_output_has_the_form_of_the_input() {
    let desk = Desk::vault();
    desk.sign(&[]).assert_done();
    let base64 = desk.read("signed.psbt");
    assert!(base64.starts_with(b"cHNidP") && base64.ends_with(b"\n"));

    let psbt = parse(&desk.read("unsigned.psbt"));
    desk.write_psbt(&psbt, Form::Binary);
    desk.sign(&[]).assert_done();
    let binary = desk.read("signed.psbt");
    assert!(binary.starts_with(b"psbt\xff"));
    assert_eq!(parse(&binary), parse(&base64));
}

#[test]
fn standard_streams_carry_the_psbt() {
    let desk = Desk::vault();
    desk.sign(&[]).assert_done();
    let expected = desk.read("signed.psbt");
    let unsigned = desk.read("unsigned.psbt");

    let line = format!("{SIGN} --psbt - --out -");
    let piped = Outcome::of(desk.command(words(&line)).write_stdin(unsigned.clone())).assert_done();
    assert_eq!(piped.stdout, expected);
    assert!(piped.stderr.contains("Vault 2 of 3") && piped.stderr.contains("\nSigned "));

    let line = format!("{line} --json");
    let piped = Outcome::of(desk.command(words(&line)).write_stdin(unsigned.clone())).assert_done();
    assert_eq!(piped.stdout, expected);
    let report: Value = serde_json::from_str(&piped.stderr).unwrap();
    assert_eq!(report["signatures"].as_array().unwrap().len(), 2);

    let psbt = parse(&unsigned);
    desk.write_psbt(&psbt, Form::Binary);
    let line = format!("{SIGN} --psbt - --out -");
    let piped = Outcome::of(
        desk.command(words(&line))
            .write_stdin(desk.read("unsigned.psbt")),
    )
    .assert_done();
    assert!(piped.stdout.starts_with(b"psbt\xff"));
    assert_eq!(parse(&piped.stdout), parse(&expected));
}

#[test]
fn an_existing_output_file_is_replaced() {
    let desk = Desk::vault();
    desk.write("signed.psbt", "an older file, longer than nothing");
    desk.sign(&[]).assert_done();
    assert_eq!(signatures(&parse(&desk.read("signed.psbt"))), 2);
}

#[cfg(unix)]
#[test]
fn the_output_file_has_usual_permissions() {
    use std::os::unix::fs::PermissionsExt;
    let desk = Desk::vault();
    desk.write("usual", "");
    desk.sign(&[]).assert_done();
    let mode = |name: &str| {
        std::fs::metadata(desk.path(name))
            .unwrap()
            .permissions()
            .mode()
    };
    assert_eq!(mode("signed.psbt"), mode("usual"));
}

#[test]
fn the_second_cosigner_adds_to_the_first() {
    let desk = Desk::vault();
    desk.sign(&[]).assert_done();
    std::fs::rename(desk.path("signed.psbt"), desk.path("unsigned.psbt")).unwrap();
    desk.write_private("seed.txt", crate::common::VAULT_MNEMONICS[1]);
    let mut wallet = wallet_json(&vault());
    wallet.as_object_mut().unwrap().remove("hmac");
    desk.write_wallet(&wallet);
    desk.run(&words(
        "policy register --wallet wallet.json --seed-file seed.txt --yes",
    ))
    .assert_done();

    desk.refuses_to_sign_with_warning("partly-signed");
    desk.sign(&["--allow", "partly-signed"]).assert_done();
    assert_eq!(signatures(&parse(&desk.read("signed.psbt"))), 4);
}

impl Desk {
    /// Signing refuses for one class of warnings, and the review that shows it is printed all the same.
    #[track_caller]
    fn refuses_to_sign_with_warning(&self, name: &str) {
        self.refuses_to_sign(4, &["unsigned.psbt: ", "--allow", name]);
        let report = self.sign(&["--json"]);
        report.assert_json_refusal();
        let report = report.json();
        let warnings = report["review"]["warnings"].as_array().unwrap();
        assert!(
            warnings.iter().any(|warning| warning["name"] == name),
            "{warnings:?}"
        );
        assert_eq!(report["signatures"], json!([]));
    }
}

impl Outcome {
    #[track_caller]
    fn assert_json_refusal(&self) {
        assert_eq!(self.code, 4);
        let error: Value = serde_json::from_str(&self.stderr).unwrap();
        assert_eq!(error["error"]["kind"], "refused");
        assert_eq!(error["error"]["exit_code"], 4);
        assert!(error["error"]["message"].is_string());
    }
}

#[test]
fn a_warning_refuses_until_its_class_is_allowed() {
    let desk = Desk::vault();
    let mut psbt = parse(&desk.read("unsigned.psbt"));
    psbt.unsigned_tx.output[1].value = Amount::from_sat(600);
    desk.write_psbt(&psbt, Form::Base64);
    desk.refuses_to_sign_with_warning("high-fee");
    assert!(desk.sign(&[]).text().contains("WARNING    high-fee"));
    desk.sign(&["--allow", "high-fee", "--allow", "far-index"])
        .assert_done();

    psbt.unsigned_tx.output[0].value = Amount::ZERO;
    desk.write_psbt(&psbt, Form::Base64);
    desk.refuses_to_sign_with_warning("zero-value-output");
    assert_eq!(desk.sign(&["--allow", "high-fee"]).code, 4);
    desk.sign(&["--allow", "high-fee", "--allow", "zero-value-output"])
        .assert_done();
}

#[test]
fn an_unregistered_wallet_signs_only_when_that_is_allowed() {
    let desk = Desk::vault();
    let mut wallet = wallet_json(&vault());
    wallet.as_object_mut().unwrap().remove("hmac");
    desk.write_wallet(&wallet);
    desk.refuses_to_sign(4, &["wallet.json: ", "unregistered"]);
    let answer = desk
        .sign(&["--json", "--allow", "unregistered"])
        .assert_done()
        .json();
    assert_eq!(answer["review"]["warnings"][0]["name"], "unregistered");
    assert_eq!(answer["review"]["warnings"][0]["place"], "transaction");

    let review =
        "psbt review --wallet wallet.json --psbt unsigned.psbt --seed-file seed.txt --json";
    let answer = desk.run(&words(review)).assert_done().json();
    assert_eq!(answer["review"]["warnings"][0]["name"], "unregistered");
}

#[test]
fn a_claimed_amount_signs_only_when_that_is_allowed() {
    let desk = Desk::vault();
    let mut psbt = parse(&desk.read("unsigned.psbt"));
    psbt.inputs[1].non_witness_utxo = None;
    desk.write_psbt(&psbt, Form::Base64);
    desk.refuses_to_sign(
        4,
        &["unsigned.psbt: ", "input 1", "missing-non-witness-utxo"],
    );
    desk.sign(&["--allow", "missing-non-witness-utxo"])
        .assert_done();
}

#[test]
fn an_extended_private_key_signs_a_standard_wallet() {
    let desk = Desk::new(&single("wpkh(@0/**)", 84));
    desk.sign(&[]).assert_done();
    let expected = desk.read("signed.psbt");
    let xprv = bitcoin::bip32::Xpriv::new_master(bitcoin::Network::Testnet, &sample::SEED).unwrap();
    desk.write_private("seed.txt", xprv.to_string());
    desk.sign(&[]).assert_done();
    assert_eq!(desk.read("signed.psbt"), expected);

    let desk = Desk::vault();
    desk.write_private("seed.txt", xprv.to_string());
    desk.refuses_to_sign(4, &["wallet.json: ", "extended private key"]);
}

#[test]
fn addresses_are_written_for_the_wallets_network() {
    let desk = Desk::vault();
    let mut wallet = wallet_json(&vault());
    wallet["network"] = "regtest".into();
    desk.write_wallet(&wallet);
    let done = desk.sign(&[]).assert_done();
    assert!(
        done.text().contains("bcrt1q") && !done.text().contains("tb1"),
        "{}",
        done.text()
    );
}

/// Whoever is told to check the template and every key is shown them.
#[test]
fn an_unregistered_policy_is_shown_in_full() {
    let desk = Desk::vault();
    let mut wallet = wallet_json(&vault());
    wallet.as_object_mut().unwrap().remove("hmac");
    desk.write_wallet(&wallet);
    let done = desk.sign(&["--allow", "unregistered"]).assert_done();
    assert!(done.text().contains(vault().template()), "{}", done.text());
    for key in vault_keys() {
        assert!(done.text().contains(&key), "{}", done.text());
    }
    let review = words("psbt review --wallet wallet.json --psbt unsigned.psbt --json");
    let answer = desk.run(&review).assert_done().json();
    assert_eq!(answer["review"]["registration"], "missing");
}

#[cfg(unix)]
#[test]
fn standard_input_is_an_input_file_too() {
    let desk = Desk::vault();
    let before = desk.read("unsigned.psbt");
    let command = desk.command(words(
        "psbt sign --wallet wallet.json --psbt - --seed-file seed.txt --yes --out unsigned.psbt",
    ));
    // As the shell redirects it: not a pipe but the file itself.
    let redirected = std::process::Command::new(command.get_program())
        .args(command.get_args())
        .current_dir(desk.path(""))
        .stdin(std::fs::File::open(desk.path("unsigned.psbt")).unwrap())
        .output()
        .unwrap();
    assert_eq!(redirected.status.code(), Some(2));
    let stderr = String::from_utf8(redirected.stderr).unwrap();
    assert!(stderr.contains("one of the input files"), "{stderr}");
    assert_eq!(desk.read("unsigned.psbt"), before);
}

#[test]
fn outside_text_is_escaped() {
    let desk = Desk::vault();
    let mut psbt = parse(&desk.read("unsigned.psbt"));
    let text = "pay\x1b[2J\u{202e}me";
    psbt.unsigned_tx.input[0].sequence = bitcoin::Sequence::MAX;
    let data: &bitcoin::script::PushBytes = text.as_bytes().try_into().unwrap();
    psbt.unsigned_tx.output[0].script_pubkey = ScriptBuf::new_op_return(data);
    psbt.unsigned_tx.output[0].value = Amount::ZERO;
    psbt.unsigned_tx.output[1].value += Amount::from_sat(15_000);
    desk.write_psbt(&psbt, Form::Base64);
    let done = desk.sign(&[]).assert_done();
    let data = format!("OP_RETURN {}\n", hex(text.as_bytes()));
    assert!(done.text().contains(&data), "{}", done.text());
    assert!(!done.text().contains(['\x1b', '\u{202e}']));
    let answer = desk.sign(&["--json"]).assert_done();
    assert!(answer.stdout.is_ascii());
    assert_eq!(
        answer.json()["review"]["outputs"][0]["op_return"],
        hex(text.as_bytes())
    );
    assert_eq!(
        answer.json()["review"]["outputs"][0]["address"],
        Value::Null
    );
}

/// The reference system's own 18 workloads, through the command.
#[test]
fn the_reference_systems_workloads_sign() {
    let Some(folder) = std::env::var_os("PUREK1_VECTORS") else {
        eprintln!("skipped: PUREK1_VECTORS is not set");
        return;
    };
    let path = std::path::Path::new(&folder).join("vectors/ledger/perf18.json");
    let file: Value = serde_json::from_slice(&std::fs::read(path).unwrap()).unwrap();
    let workloads = file.as_array().unwrap();
    let mut run = 0;
    for workload in workloads {
        let desk = Desk::vault();
        desk.write_wallet(&json!({
            "name": workload["policy_name"],
            "template": workload["template"],
            "keys": workload["keys"],
        }));
        desk.write(
            "unsigned.psbt",
            workload["psbt_v0_base64"].as_str().unwrap(),
        );
        let id = desk
            .run(&words("policy id --wallet wallet.json"))
            .assert_done();
        assert_eq!(id.text().trim(), workload["wallet_id"]);
        let answer = desk
            .sign(&["--json", "--allow", "unregistered"])
            .assert_done()
            .json();
        let per_input = if workload["name"]
            .as_str()
            .unwrap()
            .contains("tapminiscript_2paths")
        {
            2
        } else {
            1
        };
        let expected = usize::try_from(workload["n_inputs"].as_u64().unwrap()).unwrap() * per_input;
        assert_eq!(
            answer["signatures"].as_array().unwrap().len(),
            expected,
            "{}",
            workload["name"]
        );
        assert_eq!(signatures(&parse(&desk.read("signed.psbt"))), expected);
        run += 1;
    }
    assert_eq!(run, 18);
}
