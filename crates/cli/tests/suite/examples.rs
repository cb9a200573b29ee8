//! The files in `examples/vault-2of3` are what the project's own generator makes, and they sign.
//!
//! With `PUREK1_WRITE_EXAMPLES` set, the files are written instead of compared.

use std::fs;

use crate::common::{Desk, example, vault, wallet_json};
use purek1_wallet::{Form, PsbtFile, sample};

/// The seed of the generator.
const NUMBER: u64 = 2;

#[test]
fn files_are_those_of_the_generator() {
    let policy = vault();
    let mut wallet = wallet_json(&policy);
    wallet["network"] = "testnet".into();
    let psbt = sample::psbt(&policy, 2, NUMBER).unwrap();
    let files = [
        (
            "wallet.json",
            format!("{}\n", serde_json::to_string_pretty(&wallet).unwrap()).into_bytes(),
        ),
        ("seed.txt", format!("{}\n", sample::MNEMONIC).into_bytes()),
        (
            "unsigned.psbt",
            [
                PsbtFile::from_psbt(psbt, Form::Base64).unwrap().to_bytes(),
                b"\n".to_vec(),
            ]
            .concat(),
        ),
    ];
    for (name, content) in files {
        let path = example().join(name);
        if std::env::var_os("PUREK1_WRITE_EXAMPLES").is_some() {
            fs::write(&path, &content).unwrap();
        }
        assert!(
            fs::read(&path).unwrap() == content,
            "{name} is not what the generator makes"
        );
    }
}

#[test]
fn the_example_signs_without_a_warning() {
    let desk = Desk::vault();
    for name in ["wallet.json", "seed.txt", "unsigned.psbt"] {
        desk.write_private(name, fs::read(example().join(name)).unwrap());
    }
    let answer = desk.sign(&["--json"]).assert_done().json();
    assert_eq!(answer["review"]["policy"]["name"], "Vault 2 of 3");
    assert_eq!(answer["review"]["network"], "testnet");
    assert_eq!(answer["review"]["warnings"].as_array().unwrap().len(), 0);
    assert_eq!(answer["signatures"].as_array().unwrap().len(), 2);
}
