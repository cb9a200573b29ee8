//! Runs the test vectors of BIP-32, BIP-340 and BIP-341.

use crate::common::{array, list, optional_array, outside_vectors, read_json, read_text, text};
use purek1::bip32::{ExtendedPublicKey, ExtendedSecretKey, HARDENED, NetworkKind};
use purek1::{Error, Keypair, SecretKey, XOnlyPublicKey, schnorr, taproot};

#[test]
fn bip340() {
    let Some(folder) = outside_vectors() else {
        return;
    };
    let (mut verified, mut signed) = (0, 0);
    for line in read_text(&folder, "vectors/bips/bip340.csv")
        .lines()
        .skip(1)
    {
        let fields: Vec<&str> = line.splitn(8, ',').collect();
        let [
            index,
            secret,
            public,
            aux_rand,
            message,
            signature,
            valid,
            _comment,
        ] = fields[..]
        else {
            panic!("{line}");
        };
        let [secret, public, aux_rand, message, signature] =
            [secret, public, aux_rand, message, signature].map(|field| hex::decode(field).unwrap());
        let signature = schnorr::Signature::from_slice(&signature).unwrap();

        let result = XOnlyPublicKey::from_slice(&public)
            .and_then(|key| schnorr::verify(&signature, &message, &key));
        assert_eq!(result.is_ok(), valid == "TRUE", "{index}");
        verified += 1;

        if !secret.is_empty() {
            let secret = SecretKey::from_secret_bytes(&secret.try_into().unwrap()).unwrap();
            let keypair = Keypair::new(secret);
            assert_eq!(
                keypair.x_only_public_key().0.to_byte_array(),
                *public,
                "{index}"
            );
            let made = schnorr::sign(&message, &keypair, &aux_rand.try_into().unwrap());
            assert_eq!(made, signature, "{index}");
            signed += 1;
        }
    }
    assert_eq!((verified, signed), (19, 8));
}

fn base58<const N: usize>(text: &str) -> [u8; N] {
    base58ck::decode_check(text).unwrap().try_into().unwrap()
}

/// Reads a path like `m/44'/0` without its `m`.
fn path(text: &str) -> Vec<u32> {
    let step = |step: &str| match step.strip_suffix('\'') {
        Some(index) => index.parse::<u32>().unwrap() | HARDENED,
        None => step.parse().unwrap(),
    };
    text.split('/').skip(1).map(step).collect()
}

#[test]
fn bip32_valid_chains() {
    let Some(folder) = outside_vectors() else {
        return;
    };
    let (mut keys, mut public_steps) = (0, 0);
    for vector in list(&read_json(&folder, "vectors/bips/bip32.json"), "vectors") {
        let seed = hex::decode(text(vector, "seed")).unwrap();
        let master = ExtendedSecretKey::from_seed(&seed, NetworkKind::Main).unwrap();
        for key in list(vector, "chains") {
            let path = path(text(key, "path"));
            let (xprv, xpub) = (base58(text(key, "xprv")), base58(text(key, "xpub")));
            let secret = master.derive_path(&path).unwrap();
            let public = secret.extended_public_key();
            assert_eq!(*secret.to_secret_byte_array(), xprv);
            assert_eq!(public.to_byte_array(), xpub);
            assert_eq!(ExtendedSecretKey::from_secret_byte_array(&xprv), Ok(secret));
            assert_eq!(ExtendedPublicKey::from_byte_array(&xpub), Ok(public));
            keys += 1;

            if let Some((&last, parents)) = path.split_last() {
                let parent = master.derive_path(parents).unwrap().extended_public_key();
                let child = parent.derive_child_vartime(last);
                if last < HARDENED {
                    assert_eq!(child, Ok(public));
                    public_steps += 1;
                } else {
                    assert_eq!(child, Err(Error::HardenedFromPublicKey(last)));
                }
            }
        }
    }
    assert_eq!((keys, public_steps), (17, 6));
}

/// Test vector 5 of BIP-32 has two more keys than the file of vectors: both have version bytes that nobody knows.
#[test]
fn bip32_keys_of_unknown_version() {
    for key in [
        "DMwo58pR1QLEFihHiXPVykYB6fJmsTeHvyTp7hRThAtCX8CvYzgPcn8XnmdfHGMQzT7ayAmfo4z3gY5KfbrZWZ6St24UVf2Qgo6oujFktLHdHY4",
        "DMwo58pR1QLEFihHiXPVykYB6fJmsTeHvyTp7hRThAtCX8CvYzgPcn8XnmdfHPmHJiEDXkTiJTVV9rHEBUem2mwVbbNfvT2MTcAqj3nesx8uBf9",
    ] {
        let bytes = base58(key);
        assert_eq!(
            ExtendedPublicKey::from_byte_array(&bytes),
            Err(Error::ExtendedPublicKeyVersion(0x0101_0101))
        );
        assert_eq!(
            ExtendedSecretKey::from_secret_byte_array(&bytes),
            Err(Error::ExtendedSecretKeyVersion(0x0101_0101))
        );
    }
}

#[test]
fn bip32_invalid_keys() {
    let Some(folder) = outside_vectors() else {
        return;
    };
    let (mut refused, mut bad_checksums) = (0, 0);
    for case in list(&read_json(&folder, "vectors/bips/bip32.json"), "invalid") {
        let (key, why) = (text(case, "key"), text(case, "why"));
        let Ok(bytes) = base58ck::decode_check(key) else {
            assert_eq!(why, "invalid checksum"); // Base58Check is not read by this crate
            bad_checksums += 1;
            continue;
        };
        let bytes: [u8; 78] = bytes.try_into().unwrap();
        let error = if key.starts_with("xpub") {
            ExtendedPublicKey::from_byte_array(&bytes).unwrap_err()
        } else {
            ExtendedSecretKey::from_secret_byte_array(&bytes).unwrap_err()
        };
        let expected = match why {
            "prvkey version / pubkey mismatch" => Error::ExtendedSecretKeyPrefix(bytes[45]),
            "invalid prvkey prefix 04" => Error::ExtendedSecretKeyPrefix(4),
            "invalid prvkey prefix 01" => Error::ExtendedSecretKeyPrefix(1),
            "zero depth with non-zero parent fingerprint" => Error::MasterKeyWithParent,
            "zero depth with non-zero index" => Error::MasterKeyWithChildNumber(0x0101_0101),
            "private key 0 not in 1..n-1" | "private key n not in 1..n-1" => Error::SecretKeyRange,
            _ if key.starts_with("xpub") => Error::PublicKeyInvalid,
            _ => panic!("{why}"),
        };
        assert_eq!(error, expected, "{why}");
        refused += 1;
    }
    assert_eq!((refused, bad_checksums), (13, 1));
}

#[test]
fn bip341_output_keys() {
    let Some(folder) = outside_vectors() else {
        return;
    };
    let mut run = 0;
    for case in list(
        &read_json(&folder, "vectors/bips/bip341_wallet.json"),
        "scriptPubKey",
    ) {
        let key =
            XOnlyPublicKey::from_byte_array(&array(&case["given"], "internalPubkey")).unwrap();
        let intermediary = &case["intermediary"];
        let root = optional_array(intermediary, "merkleRoot");
        assert_eq!(
            taproot::tap_tweak_hash(&key, root.as_ref()),
            array(intermediary, "tweak")
        );
        let (output, _) = key.tap_tweak(root.as_ref()).unwrap();
        assert_eq!(output.to_byte_array(), array(intermediary, "tweakedPubkey"));
        assert_eq!(
            format!("5120{output}"),
            text(&case["expected"], "scriptPubKey")
        );
        run += 1;
    }
    assert_eq!(run, 7);
}

#[test]
fn bip341_key_path_signatures() {
    let Some(folder) = outside_vectors() else {
        return;
    };
    let vectors = read_json(&folder, "vectors/bips/bip341_wallet.json");
    let mut run = 0;
    for input in list(&vectors, "keyPathSpending")
        .iter()
        .flat_map(|case| list(case, "inputSpending"))
    {
        let (given, intermediary) = (&input["given"], &input["intermediary"]);
        let secret = SecretKey::from_secret_bytes(&array(given, "internalPrivkey")).unwrap();
        let internal = Keypair::new(secret);
        let (key, _) = internal.x_only_public_key();
        let root = optional_array(given, "merkleRoot");
        assert_eq!(key.to_byte_array(), array(intermediary, "internalPubkey"));
        assert_eq!(
            taproot::tap_tweak_hash(&key, root.as_ref()),
            array(intermediary, "tweak")
        );

        let output = internal.tap_tweak(root.as_ref()).unwrap();
        assert_eq!(
            *output.secret_key().to_secret_bytes(),
            array(intermediary, "tweakedPrivkey")
        );

        // The witness is the signature and, unless it is the default 0, the hash type.
        let hash: [u8; 32] = array(intermediary, "sigHash");
        let signature = schnorr::sign(&hash, &output, &[0; 32]);
        let witness = hex::decode(input["expected"]["witness"][0].as_str().unwrap()).unwrap();
        assert_eq!(signature.to_byte_array(), witness[..64]);
        assert_eq!(
            schnorr::verify(&signature, &hash, &output.x_only_public_key().0),
            Ok(())
        );
        run += 1;
    }
    assert_eq!(run, 7);
}
