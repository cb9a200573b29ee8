//! Runs the project's own vectors, `vectors/purek1.json`: these always run.

use crate::common::{array, bytes, list, optional_array, own_vectors, text, truth};
use purek1::bip32::{ExtendedPublicKey, ExtendedSecretKey, HARDENED, NetworkKind};
use purek1::slip21::SymmetricKey;
use purek1::{
    Error, Keypair, Parity, PublicKey, SecretKey, XOnlyPublicKey, ecdsa, schnorr, taproot,
};

#[test]
fn ecdsa_signs() {
    let vectors = own_vectors();
    for case in list(&vectors, "ecdsa_sign") {
        let name = text(case, "name");
        let key = SecretKey::from_secret_bytes(&array(case, "secret_key")).unwrap();
        let hash = array(case, "hash");
        let signature = match optional_array(case, "nonce_data") {
            Some(data) => ecdsa::sign_with_nonce_data(&hash, &key, &data),
            None => ecdsa::sign(&hash, &key),
        };
        assert_eq!(
            key.public_key().to_byte_array(),
            array(case, "public_key"),
            "{name}"
        );
        assert_eq!(signature.to_compact(), array(case, "compact"), "{name}");
        assert_eq!(*signature.to_der(), *bytes(case, "der"), "{name}");
        assert_eq!(
            ecdsa::Signature::from_der(&bytes(case, "der")),
            Ok(signature),
            "{name}"
        );
        assert_eq!(
            ecdsa::verify(&signature, &hash, &key.public_key()),
            Ok(()),
            "{name}"
        );
    }
    assert_eq!(list(&vectors, "ecdsa_sign").len(), 10);
}

#[test]
fn ecdsa_verifies() {
    let vectors = own_vectors();
    for case in list(&vectors, "ecdsa_verify") {
        let name = text(case, "name");
        let key = PublicKey::from_slice(&bytes(case, "public_key")).unwrap();
        let hash = array(case, "hash");
        let signature = ecdsa::Signature::from_compact(&array(case, "compact")).unwrap();
        let low = ecdsa::verify(&signature, &hash, &key);
        let any = ecdsa::verify_any_s(&signature, &hash, &key);
        assert_eq!(low.is_ok(), truth(case, "valid_low_s"), "{name}");
        assert_eq!(any.is_ok(), truth(case, "valid_any_s"), "{name}");
        assert_eq!(
            ecdsa::verify(&signature.normalize_s(), &hash, &key),
            any,
            "{name}"
        );
    }
    assert_eq!(list(&vectors, "ecdsa_verify").len(), 16);
}

#[test]
fn schnorr_signs() {
    let vectors = own_vectors();
    for case in list(&vectors, "schnorr_sign") {
        let name = text(case, "name");
        let keypair =
            Keypair::new(SecretKey::from_secret_bytes(&array(case, "secret_key")).unwrap());
        let key = keypair.x_only_public_key().0;
        let message = bytes(case, "message");
        let signature = schnorr::sign(&message, &keypair, &array(case, "aux_rand"));
        assert_eq!(key.to_byte_array(), array(case, "public_key"), "{name}");
        assert_eq!(
            signature.to_byte_array(),
            array(case, "signature"),
            "{name}"
        );
        assert_eq!(
            schnorr::verify(&signature, &message, &key),
            Ok(()),
            "{name}"
        );
    }
    assert_eq!(list(&vectors, "schnorr_sign").len(), 7);
}

#[test]
fn schnorr_rejects() {
    let vectors = own_vectors();
    for case in list(&vectors, "schnorr_reject") {
        let key = XOnlyPublicKey::from_slice(&bytes(case, "public_key")).unwrap();
        let signature = schnorr::Signature::from_slice(&bytes(case, "signature")).unwrap();
        let result = schnorr::verify(&signature, &bytes(case, "message"), &key);
        assert!(result.is_err(), "{}", text(case, "name"));
    }
    assert_eq!(list(&vectors, "schnorr_reject").len(), 10);
}

#[test]
fn tweaks_are_added() {
    let vectors = own_vectors();
    for case in list(&vectors, "tweak_add") {
        let name = text(case, "name");
        let secret = SecretKey::from_secret_bytes(&array(case, "secret_key")).unwrap();
        let public = PublicKey::from_slice(&bytes(case, "public_key")).unwrap();
        let tweak = array(case, "tweak");
        let secret = secret.add_tweak(&tweak).map(|key| *key.to_secret_bytes());
        let public = public
            .add_tweak_vartime(&tweak)
            .map(|key| key.to_byte_array());
        let error = match case["error"].as_str() {
            Some("range") => Some(Error::TweakRange),
            Some("cancels") => Some(Error::TweakCancelsKey),
            _ => None,
        };
        let expected = |error: Option<Error>| error.map_or(Ok(()), Err);
        assert_eq!(secret.map(drop), expected(error), "{name}");
        assert_eq!(public.map(drop), expected(error), "{name}");
        assert_eq!(
            secret.ok(),
            optional_array(case, "tweaked_secret_key"),
            "{name}"
        );
        assert_eq!(
            public.ok(),
            optional_array(case, "tweaked_public_key"),
            "{name}"
        );
    }
    assert_eq!(list(&vectors, "tweak_add").len(), 11);
}

#[test]
fn taproot_tweaks() {
    let vectors = own_vectors();
    for case in list(&vectors, "tap_tweak") {
        let internal = SecretKey::from_secret_bytes(&array(case, "internal_secret_key")).unwrap();
        let internal = Keypair::new(internal);
        let key = internal.x_only_public_key().0;
        let root = optional_array(case, "merkle_root");
        assert_eq!(key.to_byte_array(), array(case, "internal_key"));
        assert_eq!(
            taproot::tap_tweak_hash(&key, root.as_ref()),
            array(case, "tweak")
        );

        let (output, parity) = key.tap_tweak(root.as_ref()).unwrap();
        assert_eq!(output.to_byte_array(), array(case, "output_key"));
        assert_eq!(parity == Parity::Odd, case["output_parity"] == 1);

        let keypair = internal.tap_tweak(root.as_ref()).unwrap();
        assert_eq!(
            *keypair.secret_key().to_secret_bytes(),
            array(case, "output_secret_key")
        );
        assert_eq!(keypair.x_only_public_key(), (output, parity));
    }
    assert_eq!(list(&vectors, "tap_tweak").len(), 8);
}

#[test]
fn extended_keys_are_derived() {
    let vectors = own_vectors();
    for case in list(&vectors, "bip32") {
        let network = match text(case, "network") {
            "main" => NetworkKind::Main,
            _ => NetworkKind::Test,
        };
        let path: Vec<u32> = list(case, "path")
            .iter()
            .map(|index| index.as_u64().unwrap().try_into().unwrap())
            .collect();
        let master = ExtendedSecretKey::from_seed(&bytes(case, "seed"), network).unwrap();
        let secret = master.derive_path(&path).unwrap();
        let public = secret.extended_public_key();
        assert_eq!(*secret.to_secret_byte_array(), array(case, "secret"));
        assert_eq!(public.to_byte_array(), array(case, "public"));
        assert_eq!(public.identifier(), array(case, "identifier"));
        assert_eq!(public.fingerprint(), public.identifier()[..4]);
        assert_eq!(
            ExtendedSecretKey::from_secret_byte_array(&array(case, "secret")),
            Ok(secret)
        );
        assert_eq!(
            ExtendedPublicKey::from_byte_array(&array(case, "public")),
            Ok(public)
        );

        if let Some((&last, parents)) = path.split_last().filter(|(last, _)| **last < HARDENED) {
            let parent = master.derive_path(parents).unwrap();
            let (child, tweak) = parent
                .extended_public_key()
                .derive_child_with_tweak_vartime(last)
                .unwrap();
            assert_eq!(child, public);
            assert_eq!(tweak.to_byte_array(), array(case, "last_tweak"));
            let child_secret = parent
                .secret_key()
                .add_tweak(&tweak.to_byte_array())
                .unwrap();
            assert_eq!(child_secret.public_key(), child.public_key());
            assert_eq!(
                child.parent_fingerprint(),
                parent.extended_public_key().fingerprint()
            );
            assert_eq!((child.child_number(), child.network()), (last, network));
            for other in [NetworkKind::Main, NetworkKind::Test] {
                assert_eq!(child.with_network(other).network(), other);
                assert_eq!(child.with_network(other).with_network(network), child);
            }
            assert_eq!(usize::from(child.depth()), path.len());
        }
    }
    assert_eq!(list(&vectors, "bip32").len(), 5);
}

/// The values are those of SLIP-21's text.
#[test]
fn symmetric_keys_are_derived() {
    let vectors = own_vectors();
    for case in list(&vectors, "slip21") {
        let master = SymmetricKey::from_seed(&bytes(case, "seed"));
        let node = list(case, "labels").iter().fold(master, |node, label| {
            node.derive(label.as_str().unwrap().as_bytes())
        });
        assert_eq!(*node.key(), array(case, "key"));
    }
    assert_eq!(list(&vectors, "slip21").len(), 4);
}
