//! Reading and writing PSBT files: forms, versions, and the vectors of BIP-174, BIP-370 and BIP-371.

use std::path::PathBuf;

use crate::common::*;
use bitcoin::base64::prelude::{BASE64_STANDARD, Engine as _};
use bitcoin::psbt::raw;
use purek1_wallet::{Error, Form, PsbtFile, sample};
use serde::Deserialize;

#[test]
fn file_is_written_in_the_form_it_came_in() {
    let psbt = sample::psbt(&policy("2of3"), 2, 1).unwrap();
    let binary = PsbtFile::from_psbt(psbt.clone(), Form::Binary)
        .unwrap()
        .to_bytes();
    let base64 = PsbtFile::from_psbt(psbt.clone(), Form::Base64)
        .unwrap()
        .to_bytes();
    assert!(base64.starts_with(b"cHNidP8"));
    for (content, form) in [(&binary, Form::Binary), (&base64, Form::Base64)] {
        let file = PsbtFile::parse(content).unwrap();
        assert_eq!(file.form(), form);
        assert_eq!(file.psbt(), &psbt);
        assert_eq!(&file.to_bytes(), content);
        assert_eq!(file.into_psbt(), psbt);
    }
}

#[test]
fn white_space_in_base64_is_ignored() {
    let psbt = sample::psbt(&policy("wpkh"), 1, 1).unwrap();
    let base64 = PsbtFile::from_psbt(psbt.clone(), Form::Base64)
        .unwrap()
        .to_bytes();
    let mut wrapped = b" \n".to_vec();
    for line in base64.chunks(76) {
        wrapped.extend_from_slice(line);
        wrapped.extend_from_slice(b"\r\n");
    }
    assert_eq!(PsbtFile::parse(&wrapped).unwrap().psbt(), &psbt);
}

#[test]
fn fields_of_other_programs_are_kept() {
    let policy = policy("wpkh");
    let mut psbt = sample::psbt(&policy, 2, 1).unwrap();
    let unknown = raw::Key {
        type_value: 0x77,
        key: vec![1, 2, 3],
    };
    let proprietary = raw::ProprietaryKey {
        prefix: b"other".to_vec(),
        subtype: 1,
        key: b"key".to_vec(),
    };
    psbt.unknown.insert(unknown.clone(), vec![4]);
    psbt.inputs[1].unknown.insert(unknown.clone(), vec![5]);
    psbt.inputs[0]
        .proprietary
        .insert(proprietary.clone(), vec![6]);
    psbt.outputs[0].unknown.insert(unknown, vec![7]);
    psbt.proprietary.insert(proprietary, vec![8]);
    let signed = sign_psbt(&psbt, &policy, &unregistered());
    let mut reread = PsbtFile::parse(&signed.file().to_bytes())
        .unwrap()
        .into_psbt();
    for map in &mut reread.inputs {
        assert_eq!(map.partial_sigs.len(), 1);
        map.partial_sigs.clear();
    }
    assert_eq!(reread, psbt);
}

#[test]
fn version_2_is_refused_by_name() {
    // Global map of a version 2 PSBT: transaction version, counts of inputs and outputs, version.
    let global = "70736274ff01020402000000010401000105010001fb040200000000";
    let error = PsbtFile::parse(&hex::decode(global).unwrap()).unwrap_err();
    assert_eq!(error, Error::PsbtVersion);
    assert_eq!(
        error.to_string(),
        "PSBT version 2 is not supported yet: convert it to version 0"
    );
    // A version of another length is damage.
    let global = "70736274ff01020402000000010401000105010001fb0302000000";
    let error = PsbtFile::parse(&hex::decode(global).unwrap()).unwrap_err();
    assert!(matches!(error, Error::PsbtBroken(_)));
}

#[derive(Deserialize)]
struct Vectors {
    vectors: Vec<Vector>,
}

#[derive(Deserialize)]
struct Vector {
    section: String,
    case: String,
    base64: String,
}

/// The vectors of a BIP, or `None` without their folder.
fn vectors(name: &str) -> Option<Vec<Vector>> {
    let Some(folder) = std::env::var_os("PUREK1_VECTORS") else {
        eprintln!("skipped: PUREK1_VECTORS is not set");
        return None;
    };
    let path = PathBuf::from(folder).join("vectors/bips").join(name);
    let vectors: Vectors = serde_json::from_slice(&std::fs::read(path).unwrap()).unwrap();
    Some(vectors.vectors)
}

/// Counts the vectors that are refused and those that are read, each of which must keep its bytes.
fn count(name: &str) -> Option<(usize, usize)> {
    let (mut refused, mut read) = (0, 0);
    for vector in vectors(name)? {
        let invalid = vector.section.contains("invalid");
        match PsbtFile::parse(vector.base64.as_bytes()) {
            Ok(file) => {
                assert!(!invalid, "{name}: read {}", vector.case);
                let binary = BASE64_STANDARD.decode(&vector.base64).unwrap();
                let again = PsbtFile::parse(&file.psbt().serialize()).unwrap();
                assert_eq!(file.psbt(), again.psbt());
                assert_eq!(
                    again.to_bytes().len(),
                    binary.len(),
                    "{name}: {}",
                    vector.case
                );
                read += 1;
            }
            Err(error) => {
                assert!(invalid, "{name}: refused {}: {error}", vector.case);
                refused += 1;
            }
        }
    }
    Some((refused, read))
}

#[test]
fn bip174_vectors() {
    if let Some(counts) = count("bip174.json") {
        assert_eq!(counts, (20, 24));
    }
}

#[test]
fn bip371_vectors() {
    if let Some(counts) = count("bip371.json") {
        assert_eq!(counts, (11, 6));
    }
}

#[test]
fn bip370_vectors_are_refused_by_their_version() {
    let Some(vectors) = vectors("bip370.json") else {
        return;
    };
    let (mut by_version, mut version_0) = (0, 0);
    for vector in vectors {
        match PsbtFile::parse(vector.base64.as_bytes()) {
            Err(Error::PsbtVersion) => by_version += 1,
            // Fields of version 2 in a PSBT of version 0 are unknown there: kept and not used.
            Ok(_) => {
                assert!(
                    vector.case.starts_with("PSBTv0 but with"),
                    "read {}",
                    vector.case
                );
                version_0 += 1;
            }
            Err(error) => panic!("{}: {error}", vector.case),
        }
    }
    assert_eq!((by_version, version_0), (36, 12));
}
