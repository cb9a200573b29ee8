//! The secp256k1 engine of purek1: field, scalars, points and their products, in pure Rust.
//!
//! Numbers only. Keys, signatures and protocols stand above, in the crate `purek1`; most users want that one.
//!
//! ```
//! use purek1_curve::{AffinePoint, Scalar, SecretScalar, double_mul_vartime, mul_generator};
//!
//! // A secret k and its public point k·G, in constant time.
//! let k = SecretScalar::from_secret_bytes(&[0x42; 32]).expect("below n");
//! let point = mul_generator(&k).to_affine().expect("k is not 0");
//!
//! // 2·(k·G) + 3·G, in variable time: every operand is public.
//! let two = Scalar::ONE.add(&Scalar::ONE);
//! let three = two.add(&Scalar::ONE);
//! let sum = double_mul_vartime(&two, &point, &three).to_affine_vartime().expect("not the identity");
//! assert_ne!(sum, AffinePoint::GENERATOR);
//! ```
//!
//! # The wall between secret and public
//!
//! [`SecretScalar`] has constant-time operations only, is wiped on drop, is not `Copy` and does not print. [`Scalar`] is public.
//! Products whose name ends in `_vartime` take `&Scalar`; [`mul_generator`] and [`mul()`] take `&SecretScalar`. The one way across is
//! [`Declassify::declassify`], which states a reason; `to_secret_bytes` hands the bytes, and the duty, to the caller. Field elements and points
//! carry no such mark: their operations are constant time unless the name says otherwise.
//!
//! # Representation
//!
//! Field elements are four 64-bit limbs that hold any value in [0, 2^256), scalars are canonical. There is nothing to normalise and no
//! magnitude to track. The arithmetic is portable Rust for targets with 64-bit words; on x86-64 Unix systems, where the processor has BMI2 and
//! ADX, whole point operations are assembly, found at run time. `--cfg purek1_backend="portable"` leaves the assembly out.
//!
//! # Features
//!
//! `large-tables` (default): 598 KiB of generator multiples in read-only data. Without it 32 KiB serve all products, slower.
//! `counters`: counts of costly steps, for measurements.
//! The crate is `no_std`, uses no heap, and has unsafe code with its assembly only, in `x86_64.rs` and beneath it.
#![cfg_attr(not(test), no_std)]

#[cfg(not(target_pointer_width = "64"))]
compile_error!(
    "purek1-curve has a backend for targets with 64-bit words only; this target has another word size"
);

// The tests' common module names the crate from outside and from inside.
#[cfg(test)]
extern crate self as purek1_curve;

#[cfg(feature = "counters")]
pub mod counters;
#[doc(hidden)]
pub mod cpu;
mod declassify;
mod field;
mod modinv;
mod mul;
mod point;
mod scalar;
mod sec1;
mod tables;
#[cfg_attr(
    not(all(
        target_arch = "x86_64",
        unix,
        not(miri),
        not(purek1_backend = "portable")
    )),
    path = "x86_64/absent.rs"
)]
#[allow(unsafe_code, reason = "the one file with assembly")]
mod x86_64;

pub use declassify::Declassify;
pub use field::FieldElement;
pub use mul::{double_mul_vartime, mul, mul_generator, mul_generator_vartime};
pub use point::{AffinePoint, JacobianPoint};
pub use scalar::{Scalar, SecretScalar};
#[doc(hidden)]
pub use tables::table_bytes;
/// Marks for memory checkers.
#[cfg(purek1_taint)]
#[doc(hidden)]
pub use x86_64::memcheck as hazmat;
