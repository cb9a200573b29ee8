//! Signs and verifies with Parity's libsecp256k1.
use libsecp256k1::{Message, PublicKey, SecretKey, sign, verify};

pub fn main() {
    let byte = std::hint::black_box(7);
    let secret = SecretKey::parse(&[byte; 32]).unwrap();
    let message = Message::parse(&[byte; 32]);
    let (signature, _) = sign(&message, &secret);
    assert!(verify(&message, &signature, &PublicKey::from_secret_key(&secret)));
}
