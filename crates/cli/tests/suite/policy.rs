//! `purek1 policy`: check, id, register and address.

use crate::common::{Desk, single, vault, vault_keys, wallet_json, words};
use purek1_wallet::{Branch, Cache, Deriver};
use serde_json::{Value, json};

const SEED: &str = "--seed-file seed.txt";

fn run_json(desk: &Desk, line: &str) -> Value {
    desk.run(&words(&format!(
        "policy {line} --wallet wallet.json --json"
    )))
    .assert_done()
    .json()
}

#[test]
fn check_says_what_the_wallet_is() {
    let desk = Desk::vault();
    let answer = run_json(&desk, "check");
    assert_eq!(answer["name"], "Vault 2 of 3");
    assert_eq!(answer["network"], "testnet");
    assert_eq!(answer["id"], vault().id().to_string());
    assert_eq!(answer["template"], vault().template());
    assert_eq!(answer["standard"], false);
    assert_eq!(answer["registration"], "unchecked");
    assert_eq!(answer["hmac"], wallet_json(&vault())["hmac"]);
    assert_eq!(
        answer["keys"][2],
        json!({ "key_info": vault_keys()[2], "ours": null })
    );

    let answer = run_json(&desk, &format!("check {SEED}"));
    assert_eq!(answer["registration"], "valid");
    let ours: Vec<_> = answer["keys"]
        .as_array()
        .unwrap()
        .iter()
        .map(|key| &key["ours"])
        .collect();
    assert_eq!(ours, [true, false, false]);

    let text = desk
        .run(&words(&format!("policy check --wallet wallet.json {SEED}")))
        .assert_done();
    for part in [
        "\"Vault 2 of 3\" on testnet",
        vault().template(),
        "  OURS\n",
        "valid for this seed",
    ] {
        assert!(
            text.text().contains(part),
            "{part:?} is missing in {}",
            text.text()
        );
    }
}

#[test]
fn a_standard_wallet_needs_no_registration() {
    for (template, purpose) in [
        ("pkh(@0/**)", 44),
        ("sh(wpkh(@0/**))", 49),
        ("wpkh(@0/**)", 84),
        ("tr(@0/**)", 86),
    ] {
        let desk = Desk::new(&single(template, purpose));
        let answer = run_json(&desk, &format!("check {SEED}"));
        assert_eq!(answer["standard"], true);
        assert_eq!(answer["registration"], "not-needed");
        assert_eq!(answer["hmac"], Value::Null);
        let text = desk
            .run(&words("policy check --wallet wallet.json"))
            .assert_done();
        assert!(
            text.text()
                .starts_with("Policy        standard single-signature on testnet\n"),
            "{}",
            text.text()
        );
        let register = words("policy register --wallet wallet.json --seed-file seed.txt --yes");
        desk.refuses(&register, 3, &["wallet.json: ", "needs no registration"]);
    }
}

#[test]
fn check_says_that_an_extended_key_cannot_check_a_proof() {
    let desk = Desk::vault();
    let check = |more: &str| {
        let line = format!("policy check --wallet wallet.json {more}");
        desk.run(&words(&line)).assert_done().text().to_owned()
    };
    assert!(check("").contains("not checked against a seed"));
    let xprv =
        bitcoin::bip32::Xpriv::new_master(bitcoin::Network::Testnet, &purek1_wallet::sample::SEED);
    desk.write_private("seed.txt", xprv.unwrap().to_string());
    let text = check(SEED);
    assert!(text.contains("an xprv cannot tell"), "{text}");
    assert_eq!(
        run_json(&desk, &format!("check {SEED}"))["registration"],
        "unchecked"
    );
}

#[test]
fn check_refuses_a_wrong_proof_and_a_seed_without_a_part() {
    let desk = Desk::vault();
    let check = words("policy check --wallet wallet.json --seed-file seed.txt");
    let mut wallet = wallet_json(&vault());
    wallet["hmac"] = "00".repeat(32).into();
    desk.write_wallet(&wallet);
    desk.refuses(&check, 4, &["wallet.json: ", "proof"]);
    desk.write_private("seed.txt", "00".repeat(16));
    desk.refuses(&check, 4, &["wallet.json: ", "none of its keys"]);
}

#[test]
fn id_is_one_line_of_hex() {
    let desk = Desk::vault();
    let id = vault().id().to_string();
    let text = desk
        .run(&words("policy id --wallet wallet.json"))
        .assert_done();
    assert_eq!(text.text(), format!("{id}\n"));
    assert_eq!(run_json(&desk, "id"), json!({ "id": id }));
}

#[test]
fn register_writes_the_proof_and_keeps_everything_else() {
    let desk = Desk::vault();
    let expected = wallet_json(&vault());
    let text = r#"{"note": "keep \u202e me", "name": "Vault 2 of 3", "big": 123456789012345678901234567890,
        "template": "TEMPLATE", "keys": KEYS, "hmac": null, "price": 1.10}"#
        .replace("TEMPLATE", vault().template())
        .replace("KEYS", &json!(vault_keys()).to_string());
    desk.write_private("wallet.json", text);
    let answer = run_json(&desk, &format!("register {SEED} --yes"));
    assert_eq!(answer["registration"], "valid");
    assert_eq!(answer["hmac"], expected["hmac"]);

    let written = String::from_utf8(desk.read("wallet.json")).unwrap();
    for kept in ["123456789012345678901234567890", "1.10"] {
        assert!(written.contains(kept), "{written}");
    }
    let written: Value = serde_json::from_str(&written).unwrap();
    let fields: Vec<_> = written.as_object().unwrap().keys().collect();
    assert_eq!(
        fields,
        ["note", "name", "big", "template", "keys", "hmac", "price"]
    );
    assert_eq!(written["hmac"], expected["hmac"]);
    assert_eq!(written["note"], "keep \u{202e} me");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = std::fs::metadata(desk.path("wallet.json"))
            .unwrap()
            .permissions()
            .mode();
        assert_eq!(mode & 0o777, 0o600);
    }
    assert_eq!(
        run_json(&desk, &format!("check {SEED}"))["registration"],
        "valid"
    );
}

#[cfg(unix)]
#[test]
fn register_writes_through_a_link() {
    let desk = Desk::vault();
    std::fs::rename(desk.path("wallet.json"), desk.path("real.json")).unwrap();
    std::os::unix::fs::symlink("real.json", desk.path("wallet.json")).unwrap();
    run_json(&desk, &format!("register {SEED} --yes"));
    assert!(desk.path("wallet.json").is_symlink());
    let real: Value = serde_json::from_slice(&desk.read("real.json")).unwrap();
    assert_eq!(real["hmac"], wallet_json(&vault())["hmac"]);
}

#[test]
fn register_replaces_a_wrong_proof() {
    let desk = Desk::vault();
    let mut wallet = wallet_json(&vault());
    let right = wallet["hmac"].take();
    wallet["hmac"] = "11".repeat(32).into();
    desk.write_wallet(&wallet);
    run_json(&desk, &format!("register {SEED} --yes"));
    assert_eq!(run_json(&desk, &format!("check {SEED}"))["hmac"], right);
}

#[test]
fn register_refuses_a_seed_without_a_part_and_an_extended_key() {
    let desk = Desk::vault();
    let register = words("policy register --wallet wallet.json --seed-file seed.txt --yes");
    desk.write_private("seed.txt", "00".repeat(16));
    desk.refuses(&register, 4, &["wallet.json: ", "none of its keys"]);
    let xprv =
        bitcoin::bip32::Xpriv::new_master(bitcoin::Network::Testnet, &purek1_wallet::sample::SEED);
    desk.write_private("seed.txt", xprv.unwrap().to_string());
    desk.refuses(&register, 3, &["seed.txt: ", "extended private key"]);
}

#[test]
fn address_prints_both_branches() {
    let desk = Desk::vault();
    let policy = vault();
    let mut deriver = Deriver::new(&policy, Cache::On);
    let mut address = |branch, index| {
        deriver
            .address(branch, index, bitcoin::Network::Testnet)
            .unwrap()
            .to_string()
    };
    let text = desk
        .run(&words("policy address --wallet wallet.json"))
        .assert_done();
    assert_eq!(text.text(), address(Branch::Receive, 0) + "\n");

    let line = "policy address --wallet wallet.json --change --index 7 --count 3";
    let text = desk.run(&words(line)).assert_done();
    let expected: Vec<_> = (7..10)
        .map(|index| address(Branch::Change, index))
        .collect();
    assert_eq!(text.text().lines().collect::<Vec<_>>(), expected);

    let answer = run_json(&desk, "address --change --index 8");
    let entry = json!({ "index": 8, "address": expected[1] });
    assert_eq!(
        answer,
        json!({ "network": "testnet", "change": true, "addresses": [entry] })
    );
}

#[test]
fn address_is_written_for_the_wallets_network() {
    let desk = Desk::vault();
    let mut wallet = wallet_json(&vault());
    for (network, prefix) in [
        ("testnet", "tb1"),
        ("testnet4", "tb1"),
        ("signet", "tb1"),
        ("regtest", "bcrt1"),
    ] {
        wallet["network"] = network.into();
        desk.write_wallet(&wallet);
        let answer = run_json(&desk, "address");
        assert_eq!(answer["network"], network);
        assert!(
            answer["addresses"][0]["address"]
                .as_str()
                .unwrap()
                .starts_with(prefix)
        );
    }
}

#[test]
fn address_with_a_seed_refuses_an_unregistered_wallet() {
    let desk = Desk::vault();
    let address = words("policy address --wallet wallet.json --seed-file seed.txt");
    desk.run(&address).assert_done();
    let mut wallet = wallet_json(&vault());
    wallet["name"] = "Another vault".into();
    desk.write_wallet(&wallet);
    desk.refuses(&address, 4, &["wallet.json: ", "proof"]);
    wallet.as_object_mut().unwrap().remove("hmac");
    desk.write_wallet(&wallet);
    desk.refuses(&address, 4, &["wallet.json: ", "not registered"]);
    desk.run(&words("policy address --wallet wallet.json"))
        .assert_done();
}

#[test]
fn address_stops_at_the_last_index() {
    let desk = Desk::vault();
    let line = |index: &str, count: &str| {
        format!("policy address --wallet wallet.json --index {index} --count {count}")
    };
    desk.run(&words(&line("2147483647", "1"))).assert_done();
    desk.refuses(&words(&line("2147483647", "2")), 2, &["2147483647"]);
    for (index, count) in [
        ("2147483648", "1"),
        ("-1", "1"),
        ("0", "0"),
        ("0", "100001"),
    ] {
        assert_eq!(desk.run(&words(&line(index, count))).code, 2);
    }
}

#[test]
fn refuses_what_is_no_wallet_file() {
    let desk = Desk::vault();
    let id = words("policy id --wallet wallet.json");
    let good = wallet_json(&vault());
    let keys = json!(vault_keys()).to_string();
    for (content, reason) in [
        ("{".to_owned(), "is not a wallet file"),
        ("[]".to_owned(), "is not a wallet file"),
        (
            r#"{"name": "x", "template": "wpkh(@0/**)"}"#.to_owned(),
            "missing field `keys`",
        ),
        (
            good.to_string().replacen('{', r#"{"name": "other","#, 1),
            "duplicate field `name`",
        ),
        (good.to_string() + "x", "trailing"),
        (" ".repeat((1 << 20) + 1), "longer than 1048576 bytes"),
        (
            format!(r#"{{"name": "a\u001b[2J\u202e", "template": "x", "keys": {keys}}}"#),
            "printable ASCII",
        ),
    ] {
        desk.write("wallet.json", content);
        desk.refuses(&id, 3, &["wallet.json: ", reason]);
    }
    for (field, value, reason) in [
        (
            "network",
            "mainnet",
            "\"network\" is mainnet, but the keys are for testnet",
        ),
        (
            "network",
            "\u{1b}[2J\u{202e}moon",
            "\"network\" is none of mainnet",
        ),
        ("hmac", "abc", "\"hmac\": "),
        ("template", "wsh(sortedmulti(2,@0/**,@1/**,@0/**))", ""),
        ("template", "raw(\u{1b}[2J\u{202e})", ""),
    ] {
        let mut wallet = good.clone();
        wallet[field] = value.into();
        desk.write_wallet(&wallet);
        desk.refuses(&id, 3, &["wallet.json: ", reason]);
        let stderr = desk.run(&id).stderr;
        assert!(!stderr.contains(['\x1b', '\u{202e}']), "{stderr:?}");
        assert!(!stderr.contains("moon"), "{stderr:?}");
    }
    desk.refuses(&words("policy id --wallet none.json"), 6, &["none.json: "]);
    desk.refuses(&words("policy id --wallet ."), 6, &[".: "]);
}

/// A secret that was pasted into the wrong field stays out of the terminal and its logs.
#[test]
fn no_value_of_a_wallet_file_is_repeated() {
    let desk = Desk::vault();
    let xprv =
        bitcoin::bip32::Xpriv::new_master(bitcoin::Network::Testnet, &purek1_wallet::sample::SEED)
            .unwrap()
            .to_string();
    let words_of_seed = purek1_wallet::sample::MNEMONIC;
    let pkh = format!("pkh({xprv}/**)");
    let name = format!("wsh({xprv})");
    let argument = format!("wsh(and_v(v:pk(@0/**),older({xprv})))");
    let hash = format!("wsh(and_v(v:pk(@0/**),sha256({xprv})))");
    for secret in [&*xprv, words_of_seed, &pkh, &name, &argument, &hash] {
        for field in ["network", "hmac", "keys", "template"] {
            let mut values = vec![json!(secret), json!([secret])];
            values.extend((field != "keys").then(|| json!({ secret: secret })));
            for value in values {
                let mut wallet = wallet_json(&vault());
                wallet[field] = value;
                desk.write_wallet(&wallet);
                let outcome = desk.run(&words("policy id --wallet wallet.json"));
                outcome.assert_refused(3, &["wallet.json: "]);
                let is_repeated = outcome.stderr.contains(&xprv[..20])
                    || outcome.stderr.contains(&words_of_seed[..12]);
                assert!(!is_repeated, "{field}: {}", outcome.stderr);
            }
        }
    }
}
