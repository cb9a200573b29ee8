//! What the test files share: vector files and the reading of hexadecimal fields.

use std::path::{Path, PathBuf};

use serde_json::Value;
use sha3::digest::{Digest, ExtendableOutput, XofReader};

/// Reads the crate's own vectors.
pub(crate) fn own_vectors() -> Value {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../vectors/purek1.json");
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}

/// The folder of the vectors that are not part of the repository, if it is there.
pub(crate) fn outside_vectors() -> Option<PathBuf> {
    let folder = std::env::var_os("PUREK1_VECTORS").map(PathBuf::from);
    if folder.is_none() {
        eprintln!("skipped: PUREK1_VECTORS is not set");
    }
    folder
}

pub(crate) fn read_text(folder: &Path, file: &str) -> String {
    let path = folder.join(file);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

pub(crate) fn read_json(folder: &Path, file: &str) -> Value {
    serde_json::from_str(&read_text(folder, file)).unwrap()
}

pub(crate) fn list<'a>(value: &'a Value, key: &str) -> &'a [Value] {
    value[key]
        .as_array()
        .unwrap_or_else(|| panic!("no list `{key}` in {value}"))
}

pub(crate) fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key]
        .as_str()
        .unwrap_or_else(|| panic!("no text `{key}` in {value}"))
}

pub(crate) fn truth(value: &Value, key: &str) -> bool {
    value[key]
        .as_bool()
        .unwrap_or_else(|| panic!("no truth value `{key}` in {value}"))
}

pub(crate) fn bytes(value: &Value, key: &str) -> Vec<u8> {
    hex::decode(text(value, key)).unwrap()
}

pub(crate) fn array<const N: usize>(value: &Value, key: &str) -> [u8; N] {
    bytes(value, key).try_into().unwrap()
}

/// As [`array`], `None` for null.
pub(crate) fn optional_array<const N: usize>(value: &Value, key: &str) -> Option<[u8; N]> {
    (!value[key].is_null()).then(|| array(value, key))
}

/// Hashes a message with the algorithm of this Wycheproof name; the leftmost 32 bytes, as ECDSA
/// takes them.
pub(crate) fn leftmost_hash(algorithm: &str, message: &[u8]) -> [u8; 32] {
    fn xof(hasher: impl ExtendableOutput, message: &[u8]) -> Vec<u8> {
        let mut hash = vec![0; 32];
        hasher.chain(message).finalize_xof().read(&mut hash);
        hash
    }
    let hash = match algorithm {
        "SHA-256" => sha2::Sha256::digest(message).to_vec(),
        "SHA-512" => sha2::Sha512::digest(message).to_vec(),
        "SHA3-256" => sha3::Sha3_256::digest(message).to_vec(),
        "SHA3-512" => sha3::Sha3_512::digest(message).to_vec(),
        "SHAKE128" => xof(sha3::Shake128::default(), message),
        "SHAKE256" => xof(sha3::Shake256::default(), message),
        _ => panic!("unknown hash {algorithm}"),
    };
    *hash.first_chunk().unwrap()
}
