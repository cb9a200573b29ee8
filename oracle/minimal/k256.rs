//! Signs and verifies with k256.
use k256::ecdsa::signature::hazmat::{PrehashSigner, PrehashVerifier};
use k256::ecdsa::{Signature, SigningKey};

pub fn main() {
    let byte = std::hint::black_box(7);
    let secret = SigningKey::from_slice(&[byte; 32]).unwrap();
    let signature: Signature = secret.sign_prehash(&[byte; 32]).unwrap();
    secret
        .verifying_key()
        .verify_prehash(&[byte; 32], &signature)
        .unwrap();
}
