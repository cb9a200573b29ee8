//! Makes a public key with secp256kfun, whose signatures are in other crates.
use secp256kfun::marker::{Secret, Zero};
use secp256kfun::{G, Scalar, g};

pub fn main() {
    let byte = std::hint::black_box(7);
    let secret = Scalar::<Secret, Zero>::from_bytes([byte; 32])
        .unwrap()
        .non_zero()
        .unwrap();
    let public = g!(secret * G).normalize();
    assert_ne!(public.to_bytes(), [0; 33]);
}
