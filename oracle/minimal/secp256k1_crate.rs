//! Signs and verifies with the C library, through the crate `secp256k1`.
use secp256k1::{Message, SecretKey, ecdsa};

pub fn main() {
    let byte = std::hint::black_box(7);
    let secret = SecretKey::from_secret_bytes([byte; 32]).unwrap();
    let message = Message::from_digest([byte; 32]);
    let signature = ecdsa::sign(message, &secret);
    ecdsa::verify(&signature, message, &secret.public_key()).unwrap();
}
