//! The command `compare`: what it prints, and how it fails.

use std::process::{Command, Output};

fn compare(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_compare"))
        .args(arguments)
        .output()
        .unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

#[test]
fn lists_every_operation() {
    let output = compare(&["--list"]);
    assert!(output.status.success());
    let lines = text(&output.stdout);
    // 22 operations of keys and signatures, verify_10000, 18 PSBTs.
    assert_eq!(lines.lines().count(), 22 + 1 + 18, "{lines}");
    assert!(lines.contains("psbt_2paths_10 "), "{lines}");
}

#[test]
fn an_unknown_operation_or_implementation_is_named() {
    let output = compare(&["--only", "ecdsa_verifi"]);
    assert_eq!(output.status.code(), Some(2));
    let said = text(&output.stderr);
    assert!(
        said.starts_with(
            "compare: no operation is called `ecdsa_verifi`; there are: pubkey_create, "
        ),
        "{said}"
    );
    let output = compare(&["--only", "ecdsa_verify", "--without", "openssl"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("no implementation is called `openssl`"));
}

#[test]
fn a_folder_that_cannot_be_written_fails_before_the_run() {
    let file = tempfile::NamedTempFile::new().unwrap();
    let folder = file.path().join("results");
    let output = compare(&["--out", folder.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(3));
    let said = text(&output.stderr);
    assert!(said.starts_with("compare: cannot write into "), "{said}");
    assert_eq!(said.lines().count(), 1, "{said}");
}

#[test]
fn a_baseline_that_is_none_fails_before_the_run() {
    let file = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(file.path(), "no results\n").unwrap();
    let output = compare(&["--baseline", file.path().to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(3));
    let said = text(&output.stderr);
    assert!(said.contains("line 1"), "{said}");
}

#[test]
fn a_processor_that_is_not_there_is_refused() {
    let output = compare(&["--only", "pubkey_create", "--pin", "100000"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("processor 100000"));
}

/// A real run of two operations, with everything that is written.
#[test]
fn a_part_is_measured_and_written() {
    let folder = tempfile::tempdir().unwrap();
    let output = compare(&[
        "--quick",
        "--json",
        "--only",
        "pubkey_create,psbt_wpkh_1",
        "--without",
        "parity",
        "--out",
        folder.path().to_str().unwrap(),
    ]);
    let said = text(&output.stderr);
    assert!(output.status.success(), "{said}");
    assert!(said.contains("implementations agree"), "{said}");

    let lines = text(&output.stdout);
    let rows: Vec<serde_json::Value> = lines
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .filter(|line: &serde_json::Value| line.get("op").is_some())
        .collect();
    let row = |op: &str, implementation: &str| {
        rows.iter()
            .find(|row| row["op"] == op && row["impl"] == implementation)
    };
    let own = row("pubkey_create", "purek1").unwrap();
    let fields: Vec<&String> = own.as_object().unwrap().keys().collect();
    for field in [
        "op",
        "impl",
        "ns_median",
        "ns_min",
        "spread",
        "ratio_to_libsecp",
        "bytes",
        "allocs",
    ] {
        assert!(
            fields.iter().any(|name| *name == field),
            "{field} in {fields:?}"
        );
    }
    assert_eq!(own["allocs"], 0.0, "the engine takes nothing from the heap");
    assert_eq!(
        row("pubkey_create", "libsecp_c").unwrap()["ratio_to_libsecp"],
        1.0
    );
    assert_eq!(row("pubkey_create", "parity"), None);
    assert!(row("psbt_wpkh_1", "rust_bitcoin").unwrap()["allocs"].as_f64() > Some(0.0));
    assert!(row("psbt_wpkh_1", "purek1_no_cache").is_some());

    let mut written: Vec<String> = std::fs::read_dir(folder.path())
        .unwrap()
        .map(|entry| {
            entry
                .unwrap()
                .path()
                .extension()
                .unwrap()
                .to_string_lossy()
                .into_owned()
        })
        .collect();
    written.sort();
    assert_eq!(written, ["html", "json", "md"]);
}
