//! Signs and verifies with crrl.
use crrl::secp256k1::PrivateKey;

pub fn main() {
    let byte = std::hint::black_box(7);
    let secret = PrivateKey::decode(&[byte; 32]).unwrap();
    let signature = secret.sign_hash(&[byte; 32], &[]);
    assert!(
        secret
            .to_public_key()
            .verify_hash(&signature, &[byte; 32])
    );
}
