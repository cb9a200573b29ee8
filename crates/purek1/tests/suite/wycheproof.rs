//! Runs every ECDSA file of Wycheproof for secp256k1, and its ECDH file.
//!
//! The files with DER signatures are read with `from_der`, those named `p1363` with `from_compact`.
//! A signature that cannot be read is invalid: another length than 64 bytes, and r or s not below
//! n. (Zero can be read and does not verify.) A valid signature may have a high s, except in the
//! `bitcoin` file.

use crate::common::{bytes, leftmost_hash, list, outside_vectors, read_json, text};
use purek1::{Error, PublicKey, SecretKey, ecdh, ecdsa};

#[test]
fn every_ecdsa_file() {
    let Some(folder) = outside_vectors() else {
        return;
    };
    // The file, its cases, and the valid ones among them.
    let files = [
        ("sha256_bitcoin", 463, 162),
        ("sha256", 476, 168),
        ("sha256_p1363", 252, 167),
        ("sha512", 546, 237),
        ("sha512_p1363", 322, 236),
        ("sha3_256", 474, 172),
        ("sha3_512", 540, 237),
        ("shake128", 472, 170),
        ("shake128_p1363", 248, 169),
        ("shake256", 542, 239),
        ("shake256_p1363", 318, 238),
    ];
    for (file, cases, valid_cases) in files {
        let path = format!("vectors/wycheproof/ecdsa_secp256k1_{file}_test.json");
        let (mut run, mut run_valid) = (0, 0);
        for group in list(&read_json(&folder, &path), "testGroups") {
            let key = PublicKey::from_slice(&bytes(&group["publicKey"], "uncompressed")).unwrap();
            for case in list(group, "tests") {
                let valid = match text(case, "result") {
                    "valid" => true,
                    "invalid" => false,
                    other => panic!("unknown result {other}"),
                };
                let hash = leftmost_hash(text(group, "sha"), &bytes(case, "msg"));
                let signature = bytes(case, "sig");
                let result = match text(group, "type") {
                    "EcdsaBitcoinVerify" => ecdsa::Signature::from_der(&signature)
                        .and_then(|signature| ecdsa::verify(&signature, &hash, &key)),
                    "EcdsaVerify" => ecdsa::Signature::from_der(&signature)
                        .and_then(|signature| ecdsa::verify_any_s(&signature, &hash, &key)),
                    "EcdsaP1363Verify" => <&[u8; 64]>::try_from(&*signature)
                        .map_err(|_| Error::SignatureLength(signature.len()))
                        .and_then(ecdsa::Signature::from_compact)
                        .and_then(|signature| ecdsa::verify_any_s(&signature, &hash, &key)),
                    other => panic!("unknown group {other}"),
                };
                assert_eq!(result.is_ok(), valid, "{file} {}: {result:?}", case["tcId"]);
                run += 1;
                run_valid += u32::from(valid);
            }
        }
        assert_eq!((run, run_valid), (cases, valid_cases), "{file}");
    }
}

/// The keys of this file are X.509 structures, which this crate does not read: the two forms of the named curve are cut off here, and
/// what describes a curve by parameters, or another curve, is counted and left.
#[test]
fn the_ecdh_file() {
    let Some(folder) = outside_vectors() else {
        return;
    };
    let uncompressed = hex::decode("3056301006072a8648ce3d020106052b8104000a034200").unwrap();
    let compressed = hex::decode("3036301006072a8648ce3d020106052b8104000a032200").unwrap();
    let path = "vectors/wycheproof/ecdh_secp256k1_test.json";
    let (mut equal, mut refused, mut other_encoding) = (0, 0, 0);
    for group in list(&read_json(&folder, path), "testGroups") {
        for case in list(group, "tests") {
            let encoded = bytes(case, "public");
            let Some(key) = [&uncompressed, &compressed]
                .into_iter()
                .find_map(|head| encoded.strip_prefix(&head[..]))
            else {
                other_encoding += 1;
                continue;
            };
            let key = PublicKey::from_slice(key);
            // What is neither valid nor invalid may be refused: here two bytes behind the structure.
            let Ok(key) = key else {
                assert_ne!(text(case, "result"), "valid", "{}", case["tcId"]);
                refused += 1;
                continue;
            };
            assert_ne!(text(case, "result"), "invalid", "{}", case["tcId"]);
            // The number, with any zeros before it.
            let private = bytes(case, "private");
            let mut secret = [0; 32];
            for (to, from) in secret.iter_mut().rev().zip(private.iter().rev()) {
                *to = *from;
            }
            let secret = SecretKey::from_secret_bytes(&secret).unwrap();
            let shared = ecdh::shared_x(&secret, &key);
            assert_eq!(shared[..], bytes(case, "shared"), "{}", case["tcId"]);
            equal += 1;
        }
    }
    assert_eq!((equal, refused, other_encoding), (474, 23, 255));
}
