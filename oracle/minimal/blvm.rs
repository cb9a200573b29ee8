//! Signs and verifies with blvm.
use blvm_secp256k1::ecdsa::{
    ecdsa_sign_compact_rfc6979, ecdsa_verify_one_compact, ge_to_compressed, pubkey_from_secret,
};
use blvm_secp256k1::scalar::Scalar;

pub fn main() {
    let byte = std::hint::black_box(7);
    let mut secret = Scalar::zero();
    secret.set_b32(&[byte; 32]);
    let public = ge_to_compressed(&pubkey_from_secret(&secret));
    let signature = ecdsa_sign_compact_rfc6979(&[byte; 32], &[byte; 32]).unwrap();
    assert!(ecdsa_verify_one_compact(&signature, &[byte; 32], &public));
}
