//! The functions of the crate `purek1`.

use purek1::bip32::{ExtendedSecretKey, HARDENED, NetworkKind};
use purek1::slip21::SymmetricKey;
use purek1::{Keypair, PublicKey, SecretKey, ecdh, ecdsa, hash, schnorr};
use subtle::ConstantTimeEq;

use crate::harness::{Harness, bytes};

/// A hash of a message, public.
const MESSAGE: [u8; 32] = [0x33; 32];

pub(crate) fn run(harness: &mut Harness) {
    hashes(harness);
    keys(harness);
    signatures(harness);
    shared_secrets(harness);
    derivation(harness);
}

fn hashes(harness: &mut Harness) {
    harness.secret("hash::sha256", || hash::sha256(&bytes::<100>(1)));
    harness.secret("hash::tagged_hash", || {
        hash::tagged_hash("tag", &[&bytes::<100>(1)])
    });
}

fn keys(harness: &mut Harness) {
    harness.secret("SecretKey::from_secret_bytes", || key(1));
    harness.secret("SecretKey::to_secret_bytes", || key(1).to_secret_bytes());
    harness.public("SecretKey::public_key", || key(1).public_key());
    harness.secret("SecretKey::add_tweak", || {
        key(1).add_tweak(&[2; 32]).expect("in range")
    });
    harness.secret("SecretKey::negate", || key(1).negate());
    harness.secret("SecretKey::ct_eq", || key(1).ct_eq(&key(2)));
    harness.secret("SecretKey::eq", || key(1) == key(2));
    harness.secret("Keypair::new", || keypair(1));
    harness.secret("Keypair::secret_key", || keypair(1).secret_key().clone());
    harness.public("Keypair::public_key", || keypair(1).public_key());
    harness.public("Keypair::x_only_public_key", || {
        keypair(1).x_only_public_key().0
    });
    harness.secret("Keypair::tap_tweak", || {
        keypair(1).tap_tweak(Some(&[2; 32])).expect("in range")
    });
    harness.secret("Keypair::ct_eq", || keypair(1).ct_eq(&keypair(2)));
    harness.secret("Keypair::eq", || keypair(1) == keypair(2));
}

fn signatures(harness: &mut Harness) {
    harness.public("ecdsa::sign", || ecdsa::sign(&MESSAGE, &key(1)));
    harness.public("ecdsa::sign_recoverable", || {
        ecdsa::sign_recoverable(&MESSAGE, &key(1)).to_compact()
    });
    harness.public("ecdsa::sign_with_nonce_data", || {
        ecdsa::sign_with_nonce_data(&MESSAGE, &key(1), &bytes(2))
    });
    // Keys with an even and with an odd public key: key 1 and its negative.
    for key in [key(1), key(1).negate()] {
        let keypair = Keypair::new(key);
        harness.public("schnorr::sign", || {
            schnorr::sign(&MESSAGE, &keypair, &bytes(2))
        });
    }
}

fn shared_secrets(harness: &mut Harness) {
    let public = public_key();
    harness.secret("ecdh::shared_secret", || {
        ecdh::shared_secret(&key(1), &public)
    });
    harness.secret("ecdh::shared_x", || ecdh::shared_x(&key(1), &public));
    harness.secret("ecdh::shared_point", || {
        ecdh::shared_point(&key(1), &public)
    });
}

fn derivation(harness: &mut Harness) {
    harness.secret("ExtendedSecretKey::from_seed", || master(1));
    harness.secret("ExtendedSecretKey::from_secret_byte_array", || {
        let mut array = *ExtendedSecretKey::from_seed(&[1; 64], NetworkKind::Main)
            .expect("a good seed")
            .to_secret_byte_array();
        array[46..].copy_from_slice(&bytes::<32>(1));
        ExtendedSecretKey::from_secret_byte_array(&array).expect("a good key")
    });
    harness.secret("ExtendedSecretKey::to_secret_byte_array", || {
        master(1).to_secret_byte_array()
    });
    harness.public("ExtendedSecretKey::extended_public_key", || {
        master(1).extended_public_key().to_byte_array()
    });
    harness.secret("ExtendedSecretKey::secret_key", || {
        master(1).secret_key().clone()
    });
    for index in [7, 7 | HARDENED] {
        harness.secret("ExtendedSecretKey::derive_child", || {
            master(1).derive_child(index).expect("usable")
        });
    }
    harness.public("ExtendedSecretKey::derive_path", || {
        let child = master(1).derive_path(&[HARDENED, 7]).expect("usable");
        child.extended_public_key().to_byte_array()
    });
    // The public halves are compared first; where they differ nothing secret is left.
    harness.secret("ExtendedSecretKey::ct_eq", || master(1).ct_eq(&master(1)));
    harness.secret("ExtendedSecretKey::eq", || master(1) == master(1));
    harness.secret("SymmetricKey::from_seed", || node(1));
    harness.secret("SymmetricKey::derive", || node(1).derive(b"label"));
    harness.secret("SymmetricKey::key", || *node(1).key());
    harness.secret("SymmetricKey::ct_eq", || node(1).ct_eq(&node(2)));
    harness.secret("SymmetricKey::eq", || node(1) == node(2));
}

fn key(byte: u8) -> SecretKey {
    SecretKey::from_secret_bytes(&bytes(byte)).expect("in range")
}

fn keypair(byte: u8) -> Keypair {
    Keypair::new(key(byte))
}

fn public_key() -> PublicKey {
    SecretKey::from_secret_bytes(&[9; 32])
        .expect("in range")
        .public_key()
}

fn master(byte: u8) -> ExtendedSecretKey {
    ExtendedSecretKey::from_seed(&bytes::<64>(byte), NetworkKind::Main).expect("a good seed")
}

fn node(byte: u8) -> SymmetricKey {
    SymmetricKey::from_seed(&bytes::<64>(byte))
}
