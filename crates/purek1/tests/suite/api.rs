//! Pins the traits of the public and of the secret types, and that secret types print nothing.

use std::fmt::{Debug, Display};
use std::hash::Hash;

use purek1::bip32::{ChildTweak, ExtendedPublicKey, ExtendedSecretKey, NetworkKind};
use purek1::slip21::SymmetricKey;
use purek1::{Error, Keypair, Parity, PublicKey, SecretKey, XOnlyPublicKey, ecdsa, schnorr};
use static_assertions::{assert_impl_all, assert_not_impl_any};
use subtle::ConstantTimeEq;
use zeroize::{ZeroizeOnDrop, Zeroizing};

assert_impl_all!(PublicKey: Copy, Ord, Hash, Debug, Display, Send, Sync);
assert_impl_all!(XOnlyPublicKey: Copy, Ord, Hash, Debug, Display, Send, Sync);
assert_impl_all!(ecdsa::Signature: Copy, Ord, Hash, Debug, Display, Send, Sync);
assert_impl_all!(ecdsa::RecoverableSignature: Copy, Ord, Hash, Debug, Display, Send, Sync);
assert_impl_all!(ecdsa::RecoveryId: Copy, Ord, Hash, Debug, Send, Sync);
assert_impl_all!(schnorr::Signature: Copy, Ord, Hash, Debug, Display, Send, Sync);
assert_impl_all!(ecdsa::DerSignature: Copy, Eq, Debug, AsRef<[u8]>, Send, Sync);
assert_impl_all!(Parity: Copy, Ord, Hash, Debug, Send, Sync);
assert_impl_all!(NetworkKind: Copy, Ord, Hash, Debug, Send, Sync);
assert_impl_all!(ExtendedPublicKey: Copy, Eq, Hash, Debug, Send, Sync);
assert_impl_all!(ChildTweak: Copy, Eq, Hash, Debug, Send, Sync);
assert_impl_all!(Error: std::error::Error, Copy, Eq, Send, Sync);

macro_rules! assert_secret {
    ($type:ty) => {
        assert_impl_all!($type: Clone, Eq, ConstantTimeEq, Debug, ZeroizeOnDrop, Send, Sync);
        assert_not_impl_any!($type: Copy, Default, PartialOrd, Hash, Display, AsRef<[u8]>);
    };
}

assert_secret!(SecretKey);
assert_secret!(Keypair);
assert_secret!(ExtendedSecretKey);
assert_secret!(SymmetricKey);
// What secrets are handed out in wipes itself.
const _: fn(&SecretKey) -> Zeroizing<[u8; 32]> = SecretKey::to_secret_bytes;
const _: fn(&ExtendedSecretKey) -> Zeroizing<[u8; 78]> = ExtendedSecretKey::to_secret_byte_array;

#[test]
fn debug_of_secrets_is_redacted() {
    let secret = SecretKey::from_secret_bytes(&[0x5a; 32]).unwrap();
    let keypair = Keypair::new(secret.clone());
    let extended = ExtendedSecretKey::from_seed(&[0x5a; 32], NetworkKind::Main).unwrap();
    let symmetric = SymmetricKey::from_seed(&[0x5a; 32]);

    assert_eq!(
        format!("{secret:?} {secret:#?}"),
        "SecretKey(redacted) SecretKey(redacted)"
    );
    assert_eq!(
        format!("{keypair:?} {keypair:#?}"),
        "Keypair(redacted) Keypair(redacted)"
    );
    let redacted = "ExtendedSecretKey(redacted)";
    assert_eq!(
        format!("{extended:?} {extended:#?}"),
        format!("{redacted} {redacted}")
    );
    assert_eq!(
        format!("{symmetric:?} {symmetric:#?}"),
        "SymmetricKey(redacted) SymmetricKey(redacted)"
    );
}

#[test]
fn secrets_are_equal_by_value() {
    let key = |byte| SecretKey::from_secret_bytes(&[byte; 32]).unwrap();
    assert_eq!(key(1), key(1));
    assert_ne!(key(1), key(2));
    assert_eq!(Keypair::new(key(1)), Keypair::new(key(1)));
    assert_ne!(Keypair::new(key(1)), Keypair::new(key(2)));
    assert_ne!(Keypair::new(key(1)), Keypair::new(key(1).negate()));

    let master = |byte, network| ExtendedSecretKey::from_seed(&[byte; 32], network).unwrap();
    assert_eq!(master(1, NetworkKind::Main), master(1, NetworkKind::Main));
    assert_ne!(master(1, NetworkKind::Main), master(2, NetworkKind::Main));
    assert_ne!(master(1, NetworkKind::Main), master(1, NetworkKind::Test));

    assert_eq!(
        SymmetricKey::from_seed(&[1; 32]),
        SymmetricKey::from_seed(&[1; 32])
    );
    assert_ne!(
        SymmetricKey::from_seed(&[1; 32]),
        SymmetricKey::from_seed(&[2; 32])
    );
}

#[test]
fn public_types_print_as_hex_and_are_ordered_as_their_bytes() {
    let key = |bytes| PublicKey::from_slice(&hex::decode(bytes).unwrap()).unwrap();
    let generator = "79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798";
    let even = key(format!("02{generator}"));
    let odd = key(format!("03{generator}"));
    let smaller_x = key(format!("03{:064x}", 1));
    assert!(even < smaller_x && smaller_x < odd);
    assert_eq!(even.to_string(), format!("02{generator}"));
    assert_eq!(format!("{even:?}"), format!("PublicKey(02{generator})"));
    assert_eq!(even.x_only_public_key().0.to_string(), generator);
    assert_eq!(
        (even.x_only_public_key().1, odd.x_only_public_key().1),
        (Parity::Even, Parity::Odd)
    );
    assert_eq!(even.x_only_public_key().0, odd.x_only_public_key().0);
    assert_eq!(PublicKey::from(odd.x_only_public_key().0), even);
}

/// Errors tell what to do and are written in one style.
#[test]
fn errors_are_lower_case_and_not_closed_by_a_full_stop() {
    let errors = [
        SecretKey::from_secret_bytes(&[0; 32]).unwrap_err(),
        PublicKey::from_slice(&[]).unwrap_err(),
        XOnlyPublicKey::from_slice(&[0; 32]).unwrap_err(),
        ecdsa::Signature::from_der(&[]).unwrap_err(),
        ecdsa::Signature::from_compact(&[0xff; 64]).unwrap_err(),
        ExtendedPublicKey::from_byte_array(&[0; 78]).unwrap_err(),
        ExtendedSecretKey::from_secret_byte_array(&[0; 78]).unwrap_err(),
    ];
    for error in errors.map(|error| error.to_string()) {
        assert!(
            error.starts_with(char::is_lowercase) && !error.ends_with('.'),
            "{error}"
        );
        assert!(error.contains(": "), "{error}");
    }
}
