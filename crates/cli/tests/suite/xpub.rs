//! `purek1 xpub` and the seed file in all its forms.

use crate::common::{Desk, Outcome, VAULT_PATH, hex, key_info, words};
use purek1_wallet::sample;

const XPUB: &str = "xpub --seed-file seed.txt --path m/48'/1'/0'/2'";

#[test]
fn prints_the_key_info_that_a_wallet_file_takes() {
    let desk = Desk::vault();
    let expected = key_info(sample::MNEMONIC, VAULT_PATH);
    for path in ["m/48'/1'/0'/2'", "48h/1h/0h/2h"] {
        let args = ["xpub", "--seed-file", "seed.txt", "--path", path];
        assert_eq!(
            desk.run(&args).assert_done().text(),
            format!("{expected}\n")
        );
    }
    let answer = desk
        .run(&words(&format!("{XPUB} --json")))
        .assert_done()
        .json();
    assert_eq!(answer["key_info"], expected);
    assert_eq!(answer["fingerprint"], "f5acc2fd");
    assert_eq!(answer["path"], VAULT_PATH);
    assert_eq!(answer["xpub"], expected.split_once(']').unwrap().1);
    assert_eq!(answer["network"], "testnet");
}

#[test]
fn every_form_of_the_seed_gives_the_same_key() {
    let desk = Desk::vault();
    let seed = bip39::Mnemonic::parse(sample::MNEMONIC)
        .unwrap()
        .to_seed("");
    let xprv = |network| {
        bitcoin::bip32::Xpriv::new_master(network, &seed)
            .unwrap()
            .to_string()
    };
    let expected = desk.run(&words(XPUB)).assert_done().stdout;
    for text in [
        hex(&seed),
        format!("\n  {}\r\n", hex(&seed).to_uppercase()),
        xprv(bitcoin::Network::Testnet),
        xprv(bitcoin::Network::Bitcoin),
        sample::MNEMONIC.replace(' ', "\n"),
    ] {
        desk.write_private("seed.txt", text);
        assert_eq!(desk.run(&words(XPUB)).assert_done().stdout, expected);
    }
}

#[test]
fn the_network_is_the_coin_types_unless_given() {
    let desk = Desk::vault();
    for (path, network, prefix, name) in [
        ("m", None, "[f5acc2fd]xpub", "mainnet"),
        ("m/84'/0'/0'", None, "[f5acc2fd/84'/0'/0']xpub", "mainnet"),
        ("m/84'/1'/0'", None, "[f5acc2fd/84'/1'/0']tpub", "testnet"),
        (
            "m/84'/1'/0'",
            Some("mainnet"),
            "[f5acc2fd/84'/1'/0']xpub",
            "mainnet",
        ),
        (
            "m/84'/0'/0'/0/1",
            Some("regtest"),
            "[f5acc2fd/84'/0'/0'/0/1]tpub",
            "regtest",
        ),
    ] {
        let mut args = vec!["xpub", "--seed-file", "seed.txt", "--path", path, "--json"];
        args.extend(
            network
                .map(|network| ["--network", network])
                .into_iter()
                .flatten(),
        );
        let answer = desk.run(&args).assert_done().json();
        assert!(
            answer["key_info"].as_str().unwrap().starts_with(prefix),
            "{answer}"
        );
        assert_eq!(answer["network"], name);
    }
}

#[test]
fn a_passphrase_comes_from_a_second_private_file() {
    let desk = Desk::vault();
    // BIP-39's first test vector.
    desk.write_private("seed.txt", format!("{}about\n", "abandon ".repeat(11)));
    desk.write_private("passphrase.txt", "TREZOR\n");
    let args = words("xpub --seed-file seed.txt --passphrase-file passphrase.txt --path m");
    let master = "xpub661MyMwAqRbcGB88KaFbLGiYAat55APKhtWg4uYMkXAmfuSTbq2QYsn9sKJCj1YqZPafsboef4h4YbXXhNhPwMbkHTpkf3zLhx7HvFw1NDy";
    let text = desk.run(&args).assert_done();
    assert_eq!(text.text(), format!("[b4e3f5ed]{master}\n"));

    desk.set_mode("passphrase.txt", 0o644);
    desk.refuses(&args, 3, &["passphrase.txt: ", "mode 644"]);
    desk.write_private("passphrase.txt", "one\ntwo\n");
    desk.refuses(&args, 3, &["passphrase.txt: ", "more than one line"]);
    desk.write_private("passphrase.txt", "TREZOR");
    desk.write_private("seed.txt", hex(&sample::SEED));
    desk.refuses(&args, 3, &["seed.txt: ", "no mnemonic"]);
}

#[cfg(target_os = "linux")]
#[test]
fn the_seed_may_come_through_a_pipe() {
    let desk = Desk::vault();
    let args = words("xpub --seed-file /dev/stdin --path m/48'/1'/0'/2'");
    let piped = Outcome::of(desk.command(args).write_stdin(sample::MNEMONIC)).assert_done();
    assert_eq!(piped.stdout, desk.run(&words(XPUB)).assert_done().stdout);
}

#[test]
fn refuses_what_is_no_seed_without_repeating_it() {
    let desk = Desk::vault();
    for (content, reason) in [
        ("", "is empty"),
        (
            "secretword ".repeat(12).as_str(),
            "word 1 is not in BIP-39's English list",
        ),
        (
            sample::MNEMONIC.replace("glory", "zebra").as_str(),
            "checksum",
        ),
        ("secretword", "(it has 1 words)"),
        ("abcdef", "16 to 64"),
        ("tprv8secretword", "checksum"),
        ("secretword ".repeat(200).as_str(), "longer than 1024 bytes"),
    ] {
        desk.write_private("seed.txt", content);
        desk.refuses(&words(XPUB), 3, &["seed.txt: ", reason]);
        assert!(!desk.run(&words(XPUB)).stderr.contains("secretword"));
    }
    desk.write_private("seed.txt", b"\xff\xfe");
    desk.refuses(&words(XPUB), 3, &["seed.txt: ", "UTF-8"]);
}

#[test]
fn refuses_an_extended_key_that_is_not_the_master() {
    let desk = Desk::vault();
    let secp = bitcoin::secp256k1::Secp256k1::new();
    let child = bitcoin::bip32::Xpriv::new_master(bitcoin::Network::Testnet, &sample::SEED)
        .and_then(|master| {
            master.derive_priv(&secp, &"m/0'".parse::<bitcoin::bip32::DerivationPath>()?)
        })
        .unwrap();
    desk.write_private("seed.txt", child.to_string());
    desk.refuses(&words(XPUB), 3, &["seed.txt: ", "depth is 0"]);
}

#[cfg(unix)]
#[test]
fn refuses_a_seed_file_that_others_can_reach_or_that_is_no_file() {
    let desk = Desk::vault();
    for mode in [0o604, 0o640, 0o620, 0o602, 0o644] {
        desk.set_mode("seed.txt", mode);
        desk.refuses(
            &words(XPUB),
            3,
            &["seed.txt: ", &format!("mode {mode:03o}"), "chmod 600"],
        );
    }
    desk.refuses(
        &words("xpub --seed-file none.txt --path m"),
        6,
        &["none.txt: "],
    );
    desk.refuses(
        &words("xpub --seed-file . --path m"),
        3,
        &[".: ", "neither"],
    );
    desk.refuses(
        &words("xpub --seed-file /dev/zero --path m"),
        3,
        &["/dev/zero: ", "neither"],
    );
}

#[test]
fn wrong_arguments_end_in_2() {
    let desk = Desk::vault();
    for args in [
        "xpub --seed-file seed.txt",
        "xpub --path m",
        "xpub --seed-file seed.txt --path m/x",
        "xpub --seed-file seed.txt --path m --network moon",
        "xpub --seed-file seed.txt --path m --passphrase --passphrase-file p",
        "",
    ] {
        assert_eq!(desk.run(&words(args)).code, 2, "{args}");
    }
    let evil = desk.run(&["xpub", "--\x1b[2J\u{202e}"]);
    assert_eq!(evil.code, 2);
    assert!(
        !evil.stderr.contains(['\x1b', '\u{202e}']),
        "{:?}",
        evil.stderr
    );
}

#[test]
fn help_and_version_end_in_0() {
    let desk = Desk::vault();
    for args in [
        "--help",
        "--version",
        "psbt sign --help",
        "help policy register",
    ] {
        assert!(!desk.run(&words(args)).assert_done().stdout.is_empty());
    }
    let help = desk.run(&["--help"]);
    assert!(help.text().contains("Exit codes:"));
}

#[test]
fn an_empty_path_is_not_the_master_key() {
    let desk = Desk::vault();
    for path in ["", "m/", "/"] {
        let done = desk.run(&["xpub", "--seed-file", "seed.txt", "--path", path]);
        assert_eq!(done.code, 2, "{path:?}");
        assert!(
            done.stderr.contains("the path of the master key is m"),
            "{}",
            done.stderr
        );
    }
    let done = desk
        .run(&["xpub", "--seed-file", "seed.txt", "--path", "m"])
        .assert_done();
    assert!(done.text().starts_with("[f5acc2fd]"), "{}", done.text());
}
