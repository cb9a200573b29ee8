//! What must be refused, and the boundaries: one test for each rule.

use crate::common::{array, bytes, list, own_vectors, text};
use purek1::bip32::{ExtendedPublicKey, ExtendedSecretKey, HARDENED, NetworkKind};
use purek1::{Error, Keypair, PublicKey, SecretKey, XOnlyPublicKey, ecdsa, schnorr};

const ORDER: &str = "fffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141";

fn hex32(text: &str) -> [u8; 32] {
    hex::decode(text).unwrap().try_into().unwrap()
}

/// Runs both verifications on the own ECDSA vectors whose name starts with `name`.
fn verdicts(name: &str) -> Vec<[Result<(), Error>; 2]> {
    let vectors = own_vectors();
    let cases = list(&vectors, "ecdsa_verify")
        .iter()
        .filter(|case| text(case, "name").starts_with(name));
    cases
        .map(|case| {
            let key = PublicKey::from_slice(&bytes(case, "public_key")).unwrap();
            let signature = ecdsa::Signature::from_compact(&array(case, "compact")).unwrap();
            [ecdsa::verify, ecdsa::verify_any_s]
                .map(|verify| verify(&signature, &array(case, "hash"), &key))
        })
        .collect()
}

#[test]
fn rejects_high_s() {
    assert_eq!(verdicts("high s"), [[Err(Error::SignatureHighS), Ok(())]]);
}

#[test]
fn accepts_high_s_by_name() {
    assert_eq!(verdicts("high s")[0][1], Ok(()));
    assert_eq!(verdicts("low s"), [[Ok(()), Ok(())]]);
}

#[test]
fn the_highest_low_s_is_half_of_n_minus_1() {
    assert_eq!(verdicts("s is (n - 1)/2"), [[Ok(()), Ok(())]]);
    assert_eq!(
        verdicts("s is (n + 1)/2"),
        [[Err(Error::SignatureHighS), Ok(())]]
    );
}

#[test]
fn accepts_a_nonce_point_with_x_from_n_up() {
    assert_eq!(verdicts("x of R is n +"), [[Ok(()), Ok(())]]);
    assert_eq!(verdicts("x of R is the largest"), [[Ok(()), Ok(())]]);
}

/// What `recover` finds with each id in the own vector whose name starts with `name`, and the vector's own key.
fn recovered(name: &str) -> ([Result<PublicKey, Error>; 4], PublicKey) {
    let vectors = own_vectors();
    let case = list(&vectors, "ecdsa_verify")
        .iter()
        .find(|case| text(case, "name").starts_with(name))
        .unwrap();
    let keys = [0, 1, 2, 3].map(|id| {
        let id = ecdsa::RecoveryId::from_u8(id)?;
        let signature = ecdsa::RecoverableSignature::from_compact(&array(case, "compact"), id)?;
        ecdsa::recover(&signature, &array(case, "hash"))
    });
    let key = PublicKey::from_slice(&bytes(case, "public_key")).unwrap();
    (keys, key)
}

#[test]
fn recovers_with_bit_1_where_x_is_from_n_up() {
    for name in ["x of R is n +", "x of R is the largest"] {
        let (keys, key) = recovered(name);
        assert!(keys[2..].contains(&Ok(key)), "{name}: {keys:?}");
        assert!(!keys[..2].contains(&Ok(key)), "{name}: {keys:?}");
    }
    // r + n is not below p.
    let (keys, key) = recovered("low s");
    assert!(keys[..2].contains(&Ok(key)), "{keys:?}");
    assert_eq!(keys[2..], [Err(Error::NoRecoverableKey); 2]);
}

#[test]
fn recovers_nothing_from_zero_and_without_an_id() {
    for name in ["r = 0", "s = 0", "r = s = 0"] {
        assert_eq!(recovered(name).0, [Err(Error::NoRecoverableKey); 4]);
    }
    for id in [4, 27, 28, 255] {
        assert_eq!(ecdsa::RecoveryId::from_u8(id), Err(Error::RecoveryId(id)));
    }
}

#[test]
fn rejects_a_nonce_point_whose_x_is_r_plus_n_mod_p() {
    assert_eq!(
        verdicts("x of R is r + n - p"),
        [[Err(Error::SignatureIncorrect); 2]]
    );
}

#[test]
fn rejects_the_identity_as_nonce_point() {
    assert_eq!(
        verdicts("R is the identity"),
        [[Err(Error::SignatureIncorrect); 2]; 2]
    );
    let vectors = own_vectors();
    let mut run = 0;
    for case in list(&vectors, "schnorr_reject") {
        if text(case, "name").starts_with("R is the identity") {
            let key = XOnlyPublicKey::from_byte_array(&array(case, "public_key")).unwrap();
            let signature = schnorr::Signature::from_byte_array(array(case, "signature"));
            let result = schnorr::verify(&signature, &bytes(case, "message"), &key);
            assert_eq!(result, Err(Error::SignatureIncorrect));
            run += 1;
        }
    }
    assert_eq!(run, 2);
}

#[test]
fn rejects_r_or_s_zero() {
    for name in ["r = 0", "s = 0", "r = s = 0"] {
        assert_eq!(verdicts(name), [[Err(Error::SignatureIncorrect); 2]]);
    }
}

#[test]
fn refuses_r_or_s_from_n_up() {
    let mut compact = [0; 64];
    (compact[31], compact[63]) = (1, 1);
    assert!(ecdsa::Signature::from_compact(&compact).is_ok());
    for number in [0..32, 32..64] {
        let mut spoiled = compact;
        spoiled[number].copy_from_slice(&hex32(ORDER));
        assert_eq!(
            ecdsa::Signature::from_compact(&spoiled),
            Err(Error::SignatureRange)
        );
    }
    let key = SecretKey::from_secret_bytes(&[1; 32])
        .unwrap()
        .public_key()
        .x_only_public_key()
        .0;
    compact[32..].copy_from_slice(&hex32(ORDER));
    let signature = schnorr::Signature::from_byte_array(compact);
    assert_eq!(
        schnorr::verify(&signature, b"", &key),
        Err(Error::SignatureRange)
    );
}

#[test]
fn refuses_secret_keys_zero_and_from_n_up() {
    let mut number = hex32(ORDER);
    assert_eq!(
        SecretKey::from_secret_bytes(&[0; 32]),
        Err(Error::SecretKeyRange)
    );
    assert_eq!(
        SecretKey::from_secret_bytes(&number),
        Err(Error::SecretKeyRange)
    );
    assert_eq!(
        SecretKey::from_secret_bytes(&[0xff; 32]),
        Err(Error::SecretKeyRange)
    );
    number[31] -= 1;
    let largest = SecretKey::from_secret_bytes(&number).unwrap();
    let mut one = [0; 32];
    one[31] = 1;
    assert_eq!(
        largest.negate(),
        SecretKey::from_secret_bytes(&one).unwrap()
    );
}

#[test]
fn refuses_hybrid_public_keys() {
    let key = SecretKey::from_secret_bytes(&[1; 32]).unwrap().public_key();
    let mut bytes = key.to_uncompressed_byte_array();
    assert_eq!(PublicKey::from_slice(&bytes), Ok(key));
    for first in [0x06, 0x07] {
        bytes[0] = first;
        assert_eq!(PublicKey::from_slice(&bytes), Err(Error::PublicKeyInvalid));
    }
}

#[test]
fn refuses_tweaks_that_cancel_the_key() {
    let secret = SecretKey::from_secret_bytes(&[1; 32]).unwrap();
    let tweak = secret.negate().to_secret_bytes();
    assert_eq!(secret.add_tweak(&tweak), Err(Error::TweakCancelsKey));
    assert_eq!(
        secret.public_key().add_tweak_vartime(&tweak),
        Err(Error::TweakCancelsKey)
    );
}

/// A key of depth 255 on a test network.
fn deepest_key() -> ExtendedSecretKey {
    let key = ExtendedSecretKey::from_seed(&[1; 32], NetworkKind::Test).unwrap();
    let mut bytes = key.derive_child(0).unwrap().to_secret_byte_array();
    bytes[4] = 255;
    ExtendedSecretKey::from_secret_byte_array(&bytes).unwrap()
}

#[test]
fn refuses_children_of_depth_256() {
    let key = deepest_key();
    assert_eq!(key.derive_child(0), Err(Error::DepthExhausted));
    assert_eq!(key.derive_child(HARDENED), Err(Error::DepthExhausted));
    assert_eq!(
        key.extended_public_key().derive_child_vartime(0),
        Err(Error::DepthExhausted)
    );

    let mut bytes = key.to_secret_byte_array();
    bytes[4] = 254;
    let parent = ExtendedSecretKey::from_secret_byte_array(&bytes).unwrap();
    assert_eq!(
        parent
            .derive_child(0)
            .unwrap()
            .extended_public_key()
            .depth(),
        255
    );
}

#[test]
fn refuses_hardened_children_of_public_keys() {
    let key = ExtendedSecretKey::from_seed(&[1; 32], NetworkKind::Main)
        .unwrap()
        .extended_public_key();
    for index in [HARDENED, u32::MAX] {
        assert_eq!(
            key.derive_child_vartime(index),
            Err(Error::HardenedFromPublicKey(index))
        );
    }
    assert!(key.derive_child_vartime(HARDENED - 1).is_ok());
}

#[test]
fn refuses_seeds_below_16_and_above_64_bytes() {
    let master = |length| ExtendedSecretKey::from_seed(&vec![1; length], NetworkKind::Main);
    for length in [0, 15, 65] {
        assert_eq!(master(length), Err(Error::SeedLength(length)));
    }
    assert!(master(16).is_ok() && master(64).is_ok());
}

#[test]
fn refuses_extended_keys_of_unknown_version() {
    let key = deepest_key();
    let (mut secret, mut public) = (
        key.to_secret_byte_array(),
        key.extended_public_key().to_byte_array(),
    );
    // The version of the other kind of key, of a ypub and a yprv, of a neighbour, and none at all.
    for version in [0x0488_ade4, 0x0435_8394, 0x049d_7cb2, 0x0488_b21f, 0] {
        public[..4].copy_from_slice(&u32::to_be_bytes(version));
        let error = Error::ExtendedPublicKeyVersion(version);
        assert_eq!(ExtendedPublicKey::from_byte_array(&public), Err(error));
    }
    for version in [0x0488_b21e, 0x0435_87cf, 0x049d_7878, 0x0488_ade5, 0] {
        secret[..4].copy_from_slice(&u32::to_be_bytes(version));
        let error = Error::ExtendedSecretKeyVersion(version);
        assert_eq!(
            ExtendedSecretKey::from_secret_byte_array(&secret),
            Err(error)
        );
    }
}

#[test]
fn refuses_master_keys_with_parent_or_child_number() {
    let key = ExtendedSecretKey::from_seed(&[1; 32], NetworkKind::Main).unwrap();
    for (position, error) in [
        (8, Error::MasterKeyWithParent),
        (12, Error::MasterKeyWithChildNumber(1)),
    ] {
        let mut secret = key.to_secret_byte_array();
        secret[position] = 1;
        assert_eq!(
            ExtendedSecretKey::from_secret_byte_array(&secret),
            Err(error)
        );
        let mut public = key.extended_public_key().to_byte_array();
        public[position] = 1;
        assert_eq!(ExtendedPublicKey::from_byte_array(&public), Err(error));
    }
}

#[test]
fn refuses_extended_keys_with_bad_keys() {
    let mut secret = deepest_key().to_secret_byte_array();
    secret[45] = 1;
    let error = Error::ExtendedSecretKeyPrefix(1);
    assert_eq!(
        ExtendedSecretKey::from_secret_byte_array(&secret),
        Err(error)
    );
    secret[45] = 0;
    for number in [[0; 32], hex32(ORDER)] {
        secret[46..].copy_from_slice(&number);
        assert_eq!(
            ExtendedSecretKey::from_secret_byte_array(&secret),
            Err(Error::SecretKeyRange)
        );
    }
    let mut public = deepest_key().extended_public_key().to_byte_array();
    for first in [0x00, 0x01, 0x04, 0x06] {
        public[45] = first;
        assert_eq!(
            ExtendedPublicKey::from_byte_array(&public),
            Err(Error::PublicKeyInvalid)
        );
    }
}

/// Fresh random bytes change the signature, not its validity; so do constant ones for another
/// message.
#[test]
fn schnorr_nonces_depend_on_message_and_random_bytes() {
    let keypair = Keypair::new(SecretKey::from_secret_bytes(&[1; 32]).unwrap());
    let nonce = |message, aux_rand| {
        schnorr::sign(message, &keypair, aux_rand).to_byte_array()[..32].to_vec()
    };
    let nonces = [
        nonce(b"a", &[0; 32]),
        nonce(b"a", &[1; 32]),
        nonce(b"b", &[0; 32]),
        nonce(b"b", &[1; 32]),
    ];
    for (i, nonce) in nonces.iter().enumerate() {
        assert!(!nonces[..i].contains(nonce));
    }
}

#[test]
fn refuses_points_off_the_curve() {
    let key = SecretKey::from_secret_bytes(&[1; 32]).unwrap().public_key();
    for position in [1, 32, 33, 64] {
        let mut bytes = key.to_uncompressed_byte_array();
        bytes[position] ^= 1;
        assert_eq!(PublicKey::from_slice(&bytes), Err(Error::PublicKeyInvalid));
    }
}
