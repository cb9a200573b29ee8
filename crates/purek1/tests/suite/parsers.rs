//! Feeds every reader of bytes with what it does not expect: an error comes back, never a panic,
//! and what is accepted is written as it was read.

use proptest::collection::vec;
use proptest::prelude::*;
use purek1::bip32::{ExtendedPublicKey, ExtendedSecretKey, NetworkKind};
use purek1::{Error, PublicKey, SecretKey, XOnlyPublicKey, ecdsa, schnorr};

/// Hands the bytes to every reader and checks what comes back.
fn read_all(bytes: &[u8]) {
    match PublicKey::from_slice(bytes) {
        Ok(key) if bytes.len() == 33 => assert_eq!(key.to_byte_array(), bytes),
        Ok(key) => assert_eq!(key.to_uncompressed_byte_array(), bytes),
        Err(error) if matches!(bytes.len(), 33 | 65) => assert_eq!(error, Error::PublicKeyInvalid),
        Err(error) => assert_eq!(error, Error::PublicKeyLength(bytes.len())),
    }
    match XOnlyPublicKey::from_slice(bytes) {
        Ok(key) => assert_eq!(key.to_byte_array(), bytes),
        Err(error) if bytes.len() == 32 => assert_eq!(error, Error::XOnlyPublicKeyInvalid),
        Err(error) => assert_eq!(error, Error::XOnlyPublicKeyLength(bytes.len())),
    }
    match schnorr::Signature::from_slice(bytes) {
        Ok(signature) => assert_eq!(signature.to_byte_array(), bytes),
        Err(error) => assert_eq!(error, Error::SignatureLength(bytes.len())),
    }
    match ecdsa::Signature::from_der(bytes) {
        Ok(signature) => assert_eq!(*signature.to_der(), *bytes),
        Err(error) => assert!(matches!(error, Error::SignatureDer | Error::SignatureRange)),
    }
    match ExtendedSecretKey::from_seed(bytes, NetworkKind::Main) {
        Ok(_) => assert!((16..=64).contains(&bytes.len())),
        Err(error) => assert_eq!(error, Error::SeedLength(bytes.len())),
    }
    if let Ok(bytes) = <&[u8; 32]>::try_from(bytes) {
        match SecretKey::from_secret_bytes(bytes) {
            Ok(key) => assert_eq!(*key.to_secret_bytes(), *bytes),
            Err(error) => assert_eq!(error, Error::SecretKeyRange),
        }
    }
    if let Ok(bytes) = <&[u8; 64]>::try_from(bytes) {
        match ecdsa::Signature::from_compact(bytes) {
            Ok(signature) => assert_eq!(signature.to_compact(), *bytes),
            Err(error) => assert_eq!(error, Error::SignatureRange),
        }
    }
    if let Ok(bytes) = <&[u8; 78]>::try_from(bytes) {
        if let Ok(key) = ExtendedPublicKey::from_byte_array(bytes) {
            assert_eq!(key.to_byte_array(), *bytes);
        }
        if let Ok(key) = ExtendedSecretKey::from_secret_byte_array(bytes) {
            assert_eq!(*key.to_secret_byte_array(), *bytes);
        }
    }
}

#[test]
fn zeros_and_ones_of_every_length() {
    for length in 0..=200 {
        read_all(&vec![0; length]);
        read_all(&vec![0xff; length]);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4))]

    #[test]
    fn random_bytes_of_every_length(bytes in vec(any::<u8>(), 200)) {
        for length in 0..=200 {
            read_all(&bytes[..length]);
        }
    }
}

/// Each valid encoding, with each byte set to each of some values, cut short and made longer.
#[test]
fn spoiled_encodings() {
    let secret = SecretKey::from_secret_bytes(&[0x11; 32]).unwrap();
    let extended = ExtendedSecretKey::from_seed(&[0x11; 32], NetworkKind::Test).unwrap();
    let child = extended.derive_child(3).unwrap();
    let signature = ecdsa::sign(&[0x11; 32], &secret);
    let encodings: [&[u8]; 7] = [
        &secret.public_key().to_byte_array(),
        &secret.public_key().to_uncompressed_byte_array(),
        &signature.to_der(),
        &signature.to_compact(),
        &extended.extended_public_key().to_byte_array(),
        &child.extended_public_key().to_byte_array(),
        &*child.to_secret_byte_array(),
    ];
    for encoding in encodings {
        read_all(encoding);
        for position in 0..encoding.len() {
            read_all(&encoding[..position]);
            for value in [
                0x00, 0x01, 0x02, 0x03, 0x30, 0x7f, 0x80, 0x81, 0x82, 0x88, 0x89, 0xfe, 0xff,
            ] {
                let mut spoiled = encoding.to_vec();
                spoiled[position] = value;
                read_all(&spoiled);
                spoiled.insert(position, value);
                read_all(&spoiled);
            }
        }
    }
}

/// Builds the DER form of two integers given by the contents of their encodings.
fn der(r: &[u8], s: &[u8]) -> Vec<u8> {
    let element = |tag: u8, content: &[u8]| {
        let length = u8::try_from(content.len()).unwrap();
        let prefix = if length < 0x80 {
            vec![tag, length]
        } else {
            vec![tag, 0x81, length]
        };
        [&prefix, content].concat()
    };
    element(0x30, &[element(2, r), element(2, s)].concat())
}

/// Which encodings are strict, and which strict ones hold numbers that no signature has.
#[test]
fn der_is_strict() {
    let read =
        |bytes: &[u8]| ecdsa::Signature::from_der(bytes).map(|signature| signature.to_compact());
    let numbers = |r: u8, s: u8| {
        let mut compact = [0; 64];
        (compact[31], compact[63]) = (r, s);
        Ok(compact)
    };
    assert_eq!(read(&der(&[1], &[0x7f])), numbers(1, 0x7f));
    assert_eq!(read(&der(&[0, 0x80], &[0, 0xff])), numbers(0x80, 0xff));
    assert_eq!(read(&der(&[0], &[0])), numbers(0, 0));

    let not_strict: [(&str, Vec<u8>); 15] = [
        ("an integer without content", der(&[], &[1])),
        ("an s without content", der(&[1], &[])),
        ("a zero that says nothing", der(&[0, 1], &[1])),
        ("a zero before zero", der(&[0, 0], &[1])),
        ("a sign that says nothing", der(&[0xff, 0x80], &[1])),
        (
            "a byte after the sequence",
            [der(&[1], &[1]), vec![0]].concat(),
        ),
        ("a byte after s", vec![0x30, 7, 2, 1, 1, 2, 1, 1, 0]),
        ("a third integer", vec![0x30, 9, 2, 1, 1, 2, 1, 1, 2, 1, 1]),
        ("one integer", vec![0x30, 3, 2, 1, 1]),
        ("another tag", vec![0x31, 6, 2, 1, 1, 2, 1, 1]),
        ("an integer of another tag", vec![0x30, 6, 2, 1, 1, 3, 1, 1]),
        (
            "a long length where a short one does",
            vec![0x30, 0x81, 6, 2, 1, 1, 2, 1, 1],
        ),
        (
            "an indefinite length",
            vec![0x30, 0x80, 2, 1, 1, 2, 1, 1, 0, 0],
        ),
        (
            "a length with the reserved value",
            vec![0x30, 0xff, 2, 1, 1, 2, 1, 1],
        ),
        (
            "s reaching beyond the sequence",
            vec![0x30, 6, 2, 1, 1, 2, 2, 1],
        ),
    ];
    for (what, bytes) in not_strict {
        assert_eq!(read(&bytes), Err(Error::SignatureDer), "{what}");
    }
    let mut zero_led_length = der(&[1; 127], &[1]);
    assert_eq!(zero_led_length[..2], [0x30, 0x81]);
    zero_led_length.splice(1..2, [0x82, 0]);
    assert_eq!(read(&zero_led_length), Err(Error::SignatureDer));

    let order =
        hex::decode("fffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141").unwrap();
    let order = [vec![0], order].concat();
    let mut below_order = order.clone();
    below_order[32] -= 1;
    assert!(read(&der(&below_order, &below_order)).is_ok());
    let out_of_range = [
        ("r = n", der(&order, &[1])),
        ("s = n", der(&[1], &order)),
        ("negative r", der(&[0x80], &[1])),
        ("negative s", der(&[1], &[0xff])),
        ("r of 33 bytes", der(&[1; 33], &[1])),
        ("r of 127 bytes", der(&[1; 127], &[1])),
        ("r and s of 100 bytes", der(&[1; 100], &[1; 100])),
    ];
    for (what, bytes) in out_of_range {
        assert_eq!(read(&bytes), Err(Error::SignatureRange), "{what}");
    }
    // The form comes first.
    assert_eq!(read(&der(&[0x80], &[0, 1])), Err(Error::SignatureDer));
}
