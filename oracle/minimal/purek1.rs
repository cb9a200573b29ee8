//! Signs and verifies with purek1.
use purek1::{SecretKey, ecdsa};

pub fn main() {
    let byte = std::hint::black_box(7);
    let secret = SecretKey::from_secret_bytes(&[byte; 32]).unwrap();
    let signature = ecdsa::sign(&[byte; 32], &secret);
    ecdsa::verify(&signature, &[byte; 32], &secret.public_key()).unwrap();
}
