//! The same inputs to purek1 and to the C library: equal outputs, and each accepts what the other makes.

use bitcoin::secp256k1::{self, Message, Secp256k1};
use proptest::prelude::*;
use purek1::{Keypair, PublicKey, SecretKey, ecdsa, schnorr};
use purek1_oracle::c_library;

/// Any 32 bytes, the order of the group and its neighbours more often than by chance.
fn any_32() -> impl Strategy<Value = [u8; 32]> {
    let n = secp256k1::constants::CURVE_ORDER;
    let near_n = (0u8..8).prop_map(move |d| {
        let mut bytes = n;
        bytes[31] = bytes[31].wrapping_add(d).wrapping_sub(4);
        bytes
    });
    let small = any::<u8>().prop_map(|b| {
        let mut bytes = [0; 32];
        bytes[31] = b;
        bytes
    });
    prop_oneof![6 => any::<[u8; 32]>(), 1 => near_n, 1 => small, 1 => Just([0xff; 32])]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3000))]

    #[test]
    fn keys_and_signatures_are_equal(key in any_32(), hash in any_32(), aux in any::<[u8; 32]>(), tweak in any_32()) {
        c_library::prove().unwrap();
        let c = Secp256k1::new();
        let ours = SecretKey::from_secret_bytes(&key);
        let theirs = secp256k1::SecretKey::from_slice(&key);
        prop_assert_eq!(ours.is_ok(), theirs.is_ok());
        let (Ok(ours), Ok(theirs)) = (ours, theirs) else { return Ok(()) };

        let public = ours.public_key();
        let c_public = theirs.public_key(&c);
        prop_assert_eq!(public.to_byte_array(), c_public.serialize());
        prop_assert_eq!(public.to_uncompressed_byte_array(), c_public.serialize_uncompressed());

        let message = Message::from_digest(hash);
        let signature = ecdsa::sign(&hash, &ours);
        let c_signature = c.sign_ecdsa(&message, &theirs);
        prop_assert_eq!(signature.to_compact(), c_signature.serialize_compact());
        prop_assert_eq!(&signature.to_der()[..], &c_signature.serialize_der()[..]);
        prop_assert!(ecdsa::verify(&signature, &hash, &public).is_ok());
        let other = ecdsa::verify(&signature, &aux, &public).is_ok();
        prop_assert_eq!(other, c.verify_ecdsa(&Message::from_digest(aux), &c_signature, &c_public).is_ok());

        let keypair = Keypair::new(ours.clone());
        let c_keypair = secp256k1::Keypair::from_secret_key(&c, &theirs);
        let signature = schnorr::sign(&hash, &keypair, &aux);
        let c_signature = c.sign_schnorr_with_aux_rand(&message, &c_keypair, &aux);
        prop_assert_eq!(&signature.to_byte_array()[..], &c_signature.as_ref()[..]);
        prop_assert!(schnorr::verify(&signature, &hash, &keypair.x_only_public_key().0).is_ok());

        let scalar = secp256k1::Scalar::from_be_bytes(tweak).ok();
        let sum = ours.add_tweak(&tweak).ok().map(|key| *key.to_secret_bytes());
        let c_sum = scalar.and_then(|t| theirs.add_tweak(&t).ok()).map(|key| key.secret_bytes());
        prop_assert_eq!(sum, c_sum);
        let sum = public.add_tweak_vartime(&tweak).ok().map(|key| key.to_byte_array());
        let c_sum = scalar.and_then(|t| c_public.add_exp_tweak(&c, &t).ok()).map(|key| key.serialize());
        prop_assert_eq!(sum, c_sum);
    }

    #[test]
    fn the_same_bytes_are_keys(tag in 0u8..8, x in any_32()) {
        let bytes = [&[tag][..], &x].concat();
        let ours = PublicKey::from_slice(&bytes).map(|key| key.to_uncompressed_byte_array()).ok();
        let theirs = secp256k1::PublicKey::from_slice(&bytes).map(|key| key.serialize_uncompressed()).ok();
        prop_assert_eq!(ours, theirs);
    }
}
