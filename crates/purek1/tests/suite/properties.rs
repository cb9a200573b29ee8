//! Properties on random keys and messages, most of them against `k256`.

use k256::ecdsa::signature::hazmat::{PrehashSigner, PrehashVerifier};
use proptest::array::{uniform4, uniform32};
use proptest::collection::vec;
use proptest::prelude::*;
use purek1::bip32::{ExtendedPublicKey, ExtendedSecretKey, HARDENED, NetworkKind};
use purek1::{Keypair, PublicKey, SecretKey, XOnlyPublicKey, ecdh, ecdsa, schnorr};

fn secret_key() -> impl Strategy<Value = SecretKey> {
    uniform32(any::<u8>()).prop_filter_map("out of range", |bytes| {
        SecretKey::from_secret_bytes(&bytes).ok()
    })
}

fn network() -> impl Strategy<Value = NetworkKind> {
    prop_oneof![Just(NetworkKind::Main), Just(NetworkKind::Test)]
}

/// Flips one bit.
fn spoil<const N: usize>(mut bytes: [u8; N], bit: usize) -> [u8; N] {
    bytes[bit / 8 % N] ^= 1 << (bit % 8);
    bytes
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn public_keys_are_those_of_k256(secret in secret_key()) {
        let ours = secret.public_key();
        let theirs = k256::SecretKey::from_slice(&*secret.to_secret_bytes()).unwrap().public_key();
        prop_assert_eq!(&ours.to_byte_array()[..], &*theirs.to_sec1_bytes());
        prop_assert_eq!(PublicKey::from_slice(&ours.to_byte_array()), Ok(ours));
        prop_assert_eq!(PublicKey::from_slice(&ours.to_uncompressed_byte_array()), Ok(ours));
        let (x_only, _) = ours.x_only_public_key();
        prop_assert_eq!(XOnlyPublicKey::from_byte_array(&x_only.to_byte_array()), Ok(x_only));
    }

    #[test]
    fn ecdsa_signatures_are_those_of_k256(secret in secret_key(), hash in uniform32(any::<u8>())) {
        let theirs = k256::ecdsa::SigningKey::from_slice(&*secret.to_secret_bytes()).unwrap();
        let signature = ecdsa::sign(&hash, &secret);
        let their_signature: k256::ecdsa::Signature = theirs.sign_prehash(&hash).unwrap();
        prop_assert_eq!(&signature.to_compact()[..], &*their_signature.to_bytes());
        prop_assert_eq!(&*signature.to_der(), &*their_signature.to_der().to_bytes());
        prop_assert!(theirs.verifying_key().verify_prehash(&hash, &their_signature).is_ok());
        prop_assert_eq!(ecdsa::verify(&signature, &hash, &secret.public_key()), Ok(()));
    }

    #[test]
    fn recovered_keys_are_those_of_k256(
        secret in secret_key(),
        hash in uniform32(any::<u8>()),
        spoiled in 0..3,
        bit in 0..256_usize,
        other_id in 0_u8..4,
    ) {
        let signature = ecdsa::sign_recoverable(&hash, &secret);
        prop_assert_eq!(signature.signature(), ecdsa::sign(&hash, &secret));
        prop_assert_eq!(ecdsa::recover(&signature, &hash), Ok(secret.public_key()));

        let theirs = k256::ecdsa::SigningKey::from_slice(&*secret.to_secret_bytes()).unwrap();
        let (_, their_id) = theirs.sign_prehash_recoverable(&hash);
        let (mut compact, mut id) = signature.to_compact();
        prop_assert_eq!(id.to_u8(), their_id.to_byte());

        // A signature that was not made this way: the same key or the same refusal.
        let mut recovered_hash = hash;
        match spoiled {
            0 => recovered_hash = spoil(hash, bit),
            1 => compact = spoil(compact, bit),
            _ => id = ecdsa::RecoveryId::from_u8(other_id).unwrap(),
        }
        let ours = ecdsa::RecoverableSignature::from_compact(&compact, id)
            .and_then(|signature| ecdsa::recover(&signature, &recovered_hash));
        let theirs = k256::ecdsa::Signature::from_slice(&compact).and_then(|signature| {
            let id = k256::ecdsa::RecoveryId::from_byte(id.to_u8()).unwrap();
            k256::ecdsa::VerifyingKey::recover_from_prehash(&recovered_hash, &signature, id)
        });
        prop_assert_eq!(
            ours.map(|key| key.to_byte_array().to_vec()).ok(),
            theirs.map(|key| key.to_sec1_point(true).as_bytes().to_vec()).ok()
        );
    }

    #[test]
    fn shared_points_are_those_of_k256(secret in secret_key(), other in secret_key()) {
        let theirs = k256::SecretKey::from_slice(&*secret.to_secret_bytes()).unwrap();
        let public = k256::PublicKey::from_sec1_bytes(&other.public_key().to_byte_array()).unwrap();
        let x = k256::ecdh::diffie_hellman(theirs.to_nonzero_scalar(), public.as_affine());
        prop_assert_eq!(&ecdh::shared_x(&secret, &other.public_key())[..], &x.raw_secret_bytes()[..]);

        let point = ecdh::shared_point(&secret, &other.public_key());
        let uncompressed = PublicKey::from_slice(&[&[4], &point[..]].concat()).unwrap();
        prop_assert_eq!(
            *ecdh::shared_secret(&secret, &other.public_key()),
            purek1::hash::sha256(&uncompressed.to_byte_array())
        );
        prop_assert_eq!(ecdh::shared_point(&other, &secret.public_key()), point);
    }

    #[test]
    fn schnorr_signatures_are_those_of_k256(
        secret in secret_key(),
        message in vec(any::<u8>(), 0..200),
        aux_rand in uniform32(any::<u8>()),
    ) {
        let theirs = k256::schnorr::SigningKey::from_slice(&*secret.to_secret_bytes()).unwrap();
        let keypair = Keypair::new(secret);
        let signature = schnorr::sign(&message, &keypair, &aux_rand);
        let their_signature = theirs.sign_raw(&message, &aux_rand).unwrap();
        prop_assert_eq!(signature.to_byte_array(), their_signature.to_bytes());
        let key = keypair.x_only_public_key().0;
        prop_assert_eq!(&key.to_byte_array()[..], &*theirs.verifying_key().to_bytes());
        prop_assert!(theirs.verifying_key().verify_raw(&message, &their_signature).is_ok());
        prop_assert_eq!(schnorr::verify(&signature, &message, &key), Ok(()));
    }

    /// Both implementations give the same verdict on spoiled ECDSA signatures, hashes and keys.
    #[test]
    fn ecdsa_verdicts_are_those_of_k256(
        secret in secret_key(),
        hash in uniform32(any::<u8>()),
        what in 0..4,
        bit in 0..512_usize,
    ) {
        let mut signature = ecdsa::sign(&hash, &secret).to_compact();
        let (mut verified_hash, mut key) = (hash, secret.public_key());
        match what {
            0 => signature = spoil(signature, bit),
            1 => verified_hash = spoil(hash, bit),
            2 => key = secret.negate().public_key(),
            _ => {}
        }
        let ours = ecdsa::Signature::from_compact(&signature)
            .and_then(|signature| ecdsa::verify_any_s(&signature, &verified_hash, &key));
        let their_key = k256::ecdsa::VerifyingKey::from_sec1_bytes(&key.to_byte_array()).unwrap();
        let theirs = k256::ecdsa::Signature::from_slice(&signature)
            .and_then(|signature| their_key.verify_prehash(&verified_hash, &signature));
        prop_assert_eq!(ours.is_ok(), theirs.is_ok());
        prop_assert_eq!(ours.is_ok(), what == 3);
    }

    /// Both implementations give the same verdict on spoiled Schnorr signatures, messages and keys.
    #[test]
    fn schnorr_verdicts_are_those_of_k256(
        secret in secret_key(),
        message in uniform32(any::<u8>()),
        what in 0..4,
        bit in 0..512_usize,
    ) {
        let keypair = Keypair::new(secret);
        let mut signature = schnorr::sign(&message, &keypair, &[0; 32]).to_byte_array();
        let mut verified_message = message;
        let mut key = keypair.x_only_public_key().0.to_byte_array();
        match what {
            0 => signature = spoil(signature, bit),
            1 => verified_message = spoil(message, bit),
            2 => key = spoil(key, bit),
            _ => {}
        }
        let ours = XOnlyPublicKey::from_byte_array(&key).and_then(|key| {
            let signature = schnorr::Signature::from_byte_array(signature);
            schnorr::verify(&signature, &verified_message, &key)
        });
        let theirs = k256::schnorr::VerifyingKey::from_slice(&key).and_then(|key| {
            key.verify_raw(&verified_message, &k256::schnorr::Signature::try_from(&signature[..])?)
        });
        prop_assert_eq!(ours.is_ok(), theirs.is_ok());
        prop_assert_eq!(ours.is_ok(), what == 3);
    }

    #[test]
    fn negating_s_keeps_a_signature_valid_for_any_s_only(
        secret in secret_key(),
        hash in uniform32(any::<u8>()),
    ) {
        let signature = ecdsa::sign(&hash, &secret);
        let s = SecretKey::from_secret_bytes(signature.to_compact().last_chunk().unwrap()).unwrap();
        let mut high = signature.to_compact();
        high[32..].copy_from_slice(&*s.negate().to_secret_bytes());
        let high = ecdsa::Signature::from_compact(&high).unwrap();
        prop_assert!(signature.is_low_s() && !high.is_low_s());
        prop_assert!(ecdsa::verify(&high, &hash, &secret.public_key()).is_err());
        prop_assert_eq!(ecdsa::verify_any_s(&high, &hash, &secret.public_key()), Ok(()));
        prop_assert_eq!(high.normalize_s(), signature);
        prop_assert_eq!(ecdsa::Signature::from_der(&high.to_der()), Ok(high));
    }

    #[test]
    fn tweaking_commutes_with_taking_the_public_key(
        secret in secret_key(),
        tweak in uniform32(any::<u8>()),
    ) {
        let of_secret = secret.add_tweak(&tweak).map(|key| key.public_key());
        prop_assert_eq!(secret.public_key().add_tweak_vartime(&tweak), of_secret);
    }

    #[test]
    fn taproot_tweaking_commutes_with_taking_the_public_key(
        secret in secret_key(),
        root in proptest::option::of(uniform32(any::<u8>())),
    ) {
        let internal = Keypair::new(secret);
        let output = internal.tap_tweak(root.as_ref()).unwrap();
        let (key, parity) = internal.x_only_public_key().0.tap_tweak(root.as_ref()).unwrap();
        prop_assert_eq!(output.x_only_public_key(), (key, parity));
        prop_assert_eq!(output.public_key(), output.secret_key().public_key());
        // The tweak belongs to the x coordinate: the negated internal key has the same output.
        let negated = Keypair::new(internal.secret_key().negate());
        prop_assert_eq!(negated.tap_tweak(root.as_ref()), Ok(output));
    }

    #[test]
    fn public_and_secret_derivation_agree(
        seed in vec(any::<u8>(), 16..=64),
        network in network(),
        hardened in 0..HARDENED,
        normal in uniform4(0..HARDENED),
    ) {
        let master = ExtendedSecretKey::from_seed(&seed, network).unwrap();
        let account = master.derive_child(hardened | HARDENED).unwrap();
        let secret = account.derive_path(&normal).unwrap();
        let mut public = account.extended_public_key();
        let mut sum = account.secret_key().clone();
        for index in normal {
            let (child, tweak) = public.derive_child_with_tweak_vartime(index).unwrap();
            prop_assert_eq!(public.derive_child_vartime(index), Ok(child));
            public = child;
            sum = sum.add_tweak(&tweak.to_byte_array()).unwrap();
        }
        prop_assert_eq!(secret.extended_public_key(), public);
        prop_assert_eq!(secret.secret_key(), &sum);
        prop_assert_eq!(ExtendedPublicKey::from_byte_array(&public.to_byte_array()), Ok(public));
        let bytes = secret.to_secret_byte_array();
        prop_assert_eq!(ExtendedSecretKey::from_secret_byte_array(&bytes), Ok(secret));
    }
}
