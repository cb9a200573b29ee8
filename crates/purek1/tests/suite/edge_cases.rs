//! Runs the edge cases: inputs on which other implementations have gone wrong, and constructed
//! ones.

use std::collections::BTreeMap;

use crate::common::{
    array, bytes, leftmost_hash, list, optional_array, outside_vectors, read_text, text, truth,
};
use purek1::bip32::{ExtendedSecretKey, HARDENED, NetworkKind};
use purek1::{Error, Keypair, PublicKey, SecretKey, XOnlyPublicKey, ecdh, ecdsa, schnorr};
use serde_json::Value;

/// The operations of this crate's interface, with how many cases each has.
const RUN: [(&str, usize); 18] = [
    ("bip32_derive", 3),
    ("ecdh_sha256", 5),
    ("ecdsa_recover", 16),
    ("ecdsa_sign_rfc6979", 10),
    ("ecdsa_verify", 19),
    ("ecdsa_verify_der", 12),
    ("ecdsa_verify_msg", 15),
    ("pubkey_create", 1),
    ("pubkey_parse", 18),
    ("pubkey_tweak_add", 5),
    ("schnorr_batch_verify", 3),
    ("schnorr_parse", 1),
    ("schnorr_sign", 9),
    ("schnorr_verify", 5),
    ("seckey_tweak_add", 3),
    ("seckey_verify_and_sign", 3),
    ("xonly_parse", 3),
    ("xonly_tweak_add", 3),
];

/// The operations that are not run here.
const NOT_RUN: [(&str, usize, &str); 8] = [
    (
        "batch_to_affine",
        1,
        "belongs to the engine: run by purek1-curve",
    ),
    ("ellswift_decode", 5, "belongs to a later interface"),
    ("ellswift_xdh_bip324", 1, "belongs to a later interface"),
    ("multi_scalar_mul", 2, "belongs to a later interface"),
    ("musig_nonce_agg", 1, "belongs to a later interface"),
    (
        "point_mul",
        17,
        "belongs to the engine: run by purek1-curve",
    ),
    ("pubkey_combine", 4, "belongs to a later interface"),
    ("pubkey_tweak_mul", 4, "belongs to a later interface"),
];

#[test]
fn every_edge_case() {
    let Some(folder) = outside_vectors() else {
        return;
    };
    let mut counts = BTreeMap::new();
    for line in read_text(&folder, "cases/edge_cases.jsonl").lines() {
        let case: Value = serde_json::from_str(line).unwrap();
        let op = text(&case, "op").to_owned();
        if !NOT_RUN.iter().any(|(name, ..)| *name == op) {
            run(&op, text(&case, "id"), &case["inputs"], &case["expect"]);
        }
        *counts.entry(op).or_insert(0_usize) += 1;
    }
    let expected = RUN
        .into_iter()
        .chain(NOT_RUN.map(|(op, count, _why)| (op, count)));
    assert_eq!(
        counts,
        expected.map(|(op, count)| (op.to_owned(), count)).collect()
    );
    assert_eq!(RUN.iter().map(|(_, count)| count).sum::<usize>(), 134);
    assert_eq!(NOT_RUN.iter().map(|(_, count, _)| count).sum::<usize>(), 35);
}

fn run(op: &str, id: &str, inputs: &Value, expect: &Value) {
    match op {
        "ecdsa_verify" => {
            let key = PublicKey::from_slice(&bytes(inputs, "pubkey")).unwrap();
            let hash = array(inputs, "hash");
            let signature = ecdsa::Signature::from_compact(&array(inputs, "sig_compact"));
            assert_eq!(signature.is_ok(), truth(expect, "compact_parses"), "{id}");
            let low = signature.and_then(|signature| ecdsa::verify(&signature, &hash, &key));
            let any = signature.and_then(|signature| ecdsa::verify_any_s(&signature, &hash, &key));
            assert_eq!(low.is_ok(), truth(expect, "valid_low_s_only"), "{id}");
            assert_eq!(any.is_ok(), truth(expect, "valid_any_s"), "{id}");
        }
        "ecdsa_verify_der" => {
            let key = PublicKey::from_slice(&bytes(inputs, "pubkey")).unwrap();
            let signature = ecdsa::Signature::from_der(&bytes(inputs, "sig_der"));
            // libsecp256k1 reads numbers out of range as zero; here they have their own error.
            let strict = matches!(signature, Ok(_) | Err(Error::SignatureRange));
            assert_eq!(strict, truth(expect, "libsecp_der_parses"), "{id}");
            let result = signature.and_then(|signature| {
                ecdsa::verify_any_s(&signature, &array(inputs, "hash"), &key)
            });
            assert_eq!(result.is_ok(), truth(expect, "valid"), "{id}");
        }
        "ecdsa_verify_msg" => {
            let key = PublicKey::from_slice(&bytes(inputs, "pubkey")).unwrap();
            let hash = leftmost_hash(text(inputs, "hash_alg"), &bytes(inputs, "msg"));
            assert_eq!(hash[..], bytes(inputs, "hash")[..32], "{id}");
            let result = ecdsa::Signature::from_compact(&array(inputs, "sig_p1363"))
                .and_then(|signature| ecdsa::verify_any_s(&signature, &hash, &key));
            assert_eq!(result.is_ok(), truth(expect, "valid_any_s"), "{id}");
        }
        "ecdsa_recover" => {
            let recid = inputs["recid"].as_u64().unwrap().try_into().unwrap();
            let key = ecdsa::RecoveryId::from_u8(recid)
                .and_then(|recid| {
                    let compact = array(inputs, "sig_compact");
                    ecdsa::RecoverableSignature::from_compact(&compact, recid)
                })
                .and_then(|signature| ecdsa::recover(&signature, &array(inputs, "hash")))
                .ok();
            let compressed = key.map(|key| key.to_byte_array());
            assert_eq!(compressed, optional_array(expect, "pubkey"), "{id}");
        }
        "ecdh_sha256" => {
            let key = PublicKey::from_slice(&bytes(inputs, "pubkey")).unwrap();
            let secret = SecretKey::from_secret_bytes(&array(inputs, "seckey")).ok();
            let shared = |secret| *ecdh::shared_secret(secret, &key);
            let found = secret.as_ref().map(shared);
            assert_eq!(found, optional_array(expect, "secret"), "{id}");
            if let Some(x) = optional_array(expect, "shared_x") {
                assert_eq!(*ecdh::shared_x(&secret.unwrap(), &key), x, "{id}");
            }
        }
        "ecdsa_sign_rfc6979" => {
            let key = SecretKey::from_secret_bytes(&array(inputs, "seckey")).unwrap();
            let hash = array(inputs, "hash");
            let signature = match optional_array(inputs, "extra32") {
                Some(data) => ecdsa::sign_with_nonce_data(&hash, &key, &data),
                None => ecdsa::sign(&hash, &key),
            };
            assert_eq!(signature.to_compact(), array(expect, "sig_compact"), "{id}");
            if let Some(der) = expect["der"].as_str() {
                assert_eq!(hex::encode(&*signature.to_der()), der, "{id}");
            }
        }
        "seckey_verify_and_sign" => {
            let key = SecretKey::from_secret_bytes(&array(inputs, "seckey"));
            assert_eq!(key.is_ok(), truth(expect, "valid"), "{id}");
        }
        "schnorr_verify" => {
            assert_eq!(
                verify_schnorr(&inputs["pubkey"], &inputs["msg"], &inputs["sig"]),
                truth(expect, "valid"),
                "{id}"
            );
        }
        "schnorr_batch_verify" => {
            let verdicts: Vec<bool> = (0..list(inputs, "sigs").len())
                .map(|i| {
                    verify_schnorr(
                        &inputs["pubkeys"][i],
                        &inputs["msgs"][i],
                        &inputs["sigs"][i],
                    )
                })
                .collect();
            assert_eq!(
                verdicts.iter().all(|&valid| valid),
                truth(expect, "valid"),
                "{id}"
            );
            if let Some(individual) = expect["individual"].as_array() {
                assert_eq!(verdicts, *individual, "{id}");
            }
        }
        "schnorr_sign" => {
            let secret = SecretKey::from_secret_bytes(&array(inputs, "seckey")).unwrap();
            let keypair = Keypair::new(secret);
            let key = keypair.x_only_public_key().0;
            let message = bytes(inputs, "msg");
            let signature = schnorr::sign(&message, &keypair, &array(inputs, "aux_rand"));
            assert_eq!(key.to_byte_array(), array(expect, "pubkey"), "{id}");
            assert_eq!(signature.to_byte_array(), array(expect, "sig"), "{id}");
            assert_eq!(schnorr::verify(&signature, &message, &key), Ok(()), "{id}");
        }
        "schnorr_parse" => {
            for signature in list(inputs, "sigs") {
                let signature = hex::decode(signature.as_str().unwrap()).unwrap();
                let error = Error::SignatureLength(signature.len());
                assert_eq!(
                    schnorr::Signature::from_slice(&signature),
                    Err(error),
                    "{id}"
                );
            }
        }
        "pubkey_parse" => {
            let key = PublicKey::from_slice(&bytes(inputs, "bytes")).ok();
            assert_eq!(key.is_some(), truth(expect, "ok"), "{id}");
            let compressed = key.map(|key| key.to_byte_array());
            let uncompressed = key.map(|key| key.to_uncompressed_byte_array());
            assert_eq!(compressed, optional_array(expect, "compressed"), "{id}");
            assert_eq!(uncompressed, optional_array(expect, "uncompressed"), "{id}");
            if let Some(uncompressed) = uncompressed {
                assert_eq!(PublicKey::from_slice(&uncompressed).ok(), key, "{id}");
            }
        }
        "xonly_parse" => {
            let key = XOnlyPublicKey::from_byte_array(&array(inputs, "bytes"));
            assert_eq!(key.is_ok(), truth(expect, "ok"), "{id}");
        }
        "pubkey_create" => {
            let key = SecretKey::from_secret_bytes(&array(inputs, "seckey")).unwrap();
            assert_eq!(
                key.public_key().to_byte_array(),
                array(expect, "pubkey"),
                "{id}"
            );
        }
        "pubkey_tweak_add" => {
            let key = PublicKey::from_slice(&bytes(inputs, "pubkey")).unwrap();
            let sum = key.add_tweak_vartime(&array(inputs, "tweak")).ok();
            assert_eq!(
                sum.map(|key| key.to_byte_array()),
                optional_array(expect, "pubkey"),
                "{id}"
            );
        }
        "xonly_tweak_add" => {
            let key = XOnlyPublicKey::from_byte_array(&array(inputs, "xonly")).unwrap();
            let sum = PublicKey::from(key)
                .add_tweak_vartime(&array(inputs, "tweak"))
                .ok();
            assert_eq!(
                sum.map(|key| key.to_byte_array()),
                optional_array(expect, "pubkey"),
                "{id}"
            );
        }
        "seckey_tweak_add" => {
            let key = SecretKey::from_secret_bytes(&array(inputs, "seckey")).unwrap();
            let sum = key.add_tweak(&array(inputs, "tweak")).ok();
            let sum = sum.map(|key| *key.to_secret_bytes());
            assert_eq!(sum, optional_array(expect, "seckey"), "{id}");
        }
        "bip32_derive" => derive_bip32(id, inputs, expect),
        _ => panic!("unknown operation {op}"),
    }
}

fn verify_schnorr(key: &Value, message: &Value, signature: &Value) -> bool {
    let [key, message, signature] =
        [key, message, signature].map(|field| hex::decode(field.as_str().unwrap()).unwrap());
    XOnlyPublicKey::from_slice(&key)
        .and_then(|key| {
            schnorr::verify(&schnorr::Signature::from_slice(&signature)?, &message, &key)
        })
        .is_ok()
}

fn derive_bip32(id: &str, inputs: &Value, expect: &Value) {
    let root = match inputs["seed"].as_str() {
        Some(seed) => {
            ExtendedSecretKey::from_seed(&hex::decode(seed).unwrap(), NetworkKind::Main).unwrap()
        }
        None => {
            let bytes = base58ck::decode_check(text(inputs, "xprv")).unwrap();
            ExtendedSecretKey::from_secret_byte_array(&bytes.try_into().unwrap()).unwrap()
        }
    };
    for (i, path) in list(inputs, "paths").iter().enumerate() {
        let steps = path
            .as_str()
            .unwrap()
            .split('/')
            .filter(|step| *step != "m");
        let indices: Vec<u32> = steps
            .map(|step| match step.strip_suffix('\'') {
                Some(index) => index.parse::<u32>().unwrap() | HARDENED,
                None => step.parse().unwrap(),
            })
            .collect();
        let secret = root.derive_path(&indices).unwrap();
        let public = secret.extended_public_key();
        for (key, list) in expect.as_object().unwrap() {
            let found = match &**key {
                "xprv" => base58ck::encode_check(&*secret.to_secret_byte_array()),
                "xpub" => base58ck::encode_check(&public.to_byte_array()),
                "seckey" => hex::encode(*secret.secret_key().to_secret_bytes()),
                "pubkey" => public.public_key().to_string(),
                "hash160" => hex::encode(public.identifier()),
                _ => panic!("unknown expectation {key}"),
            };
            assert_eq!(list[i], found, "{id} {path} {key}");
        }
    }
}
