//! The job `verify_10000`: ten thousand ECDSA verifications, all different, with each step of the way from the textbook to the engine's
//! product, and the other implementations beside them.
//!
//! A verification is u₁·G + u₂·P and little else. The steps differ in that product alone: [`Product::DoubleAndAdd`] takes two plain
//! ladders of doublings and additions, [`Product::Table`] takes u₁·G from the engine's table of multiples, [`Product::GlvWnaf`] is the engine's
//! product, which splits u₂ by the endomorphism and shares one chain of doublings, and [`Product::Assembly`] is that with assembly beneath.

use purek1_curve::cpu::{self, Backend};
use purek1_curve::{
    AffinePoint, FieldElement, JacobianPoint, Scalar, double_mul_vartime, mul_generator_vartime,
};

use crate::inputs::Inputs;
use crate::task::Task;

/// The verifications of the job.
pub const COUNT: usize = 10_000;

/// A way to compute u₁·G + u₂·P.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Product {
    DoubleAndAdd,
    Table,
    GlvWnaf,
    Assembly,
}

impl Product {
    /// Every way, the slowest first.
    pub const ALL: [Self; 4] = [
        Self::DoubleAndAdd,
        Self::Table,
        Self::GlvWnaf,
        Self::Assembly,
    ];

    /// The id in results.
    pub fn id(self) -> &'static str {
        match self {
            Self::DoubleAndAdd => "double_and_add",
            Self::Table => "table",
            Self::GlvWnaf => "glv_wnaf",
            Self::Assembly => "assembly",
        }
    }

    /// How it is computed, in a few words.
    pub fn note(self) -> &'static str {
        match self {
            Self::DoubleAndAdd => {
                "the engine's point arithmetic, two ladders of 256 doublings each"
            }
            Self::Table => "as double_and_add, with u₁·G from the table of multiples of G",
            Self::GlvWnaf => "the engine's product with nothing around it, portable Rust",
            Self::Assembly => "as glv_wnaf, in the backend that the engine finds",
        }
    }

    /// Chooses the backend: the way from the textbook to the product is in portable Rust, its last step is the assembly.
    pub fn enter(self) {
        cpu::force(match self {
            Self::Assembly => Backend::Detected,
            _ => Backend::Portable,
        });
    }

    fn compute(self, u1: &Scalar, key: &AffinePoint, u2: &Scalar) -> JacobianPoint {
        match self {
            Self::DoubleAndAdd => ladder(u1, &AffinePoint::GENERATOR).add_vartime(&ladder(u2, key)),
            Self::Table => mul_generator_vartime(u1).add_vartime(&ladder(u2, key)),
            Self::GlvWnaf | Self::Assembly => double_mul_vartime(u2, key, u1),
        }
    }

    /// Verification of parsed inputs by this product.
    ///
    /// # Panics
    /// If a key or a signature of the inputs is none.
    pub fn task<'a>(self, inputs: &'a Inputs) -> Task<'a> {
        let parsed: Vec<(AffinePoint, Scalar, Scalar)> = inputs
            .public_keys
            .iter()
            .zip(&inputs.ecdsa)
            .map(|(key, signature)| {
                let number = |half: &[u8]| {
                    Scalar::from_be_bytes(half.try_into().expect("32 bytes")).expect("below n")
                };
                (
                    AffinePoint::from_sec1_bytes(key).expect("a key"),
                    number(&signature[..32]),
                    number(&signature[32..]),
                )
            })
            .collect();
        let messages = &inputs.messages;
        Task::new(
            parsed.len(),
            move |input| {
                let (key, r, s) = &parsed[input];
                let inverse = s.invert_vartime();
                let u1 = Scalar::from_be_bytes_reduced(&messages[input]).mul(&inverse);
                let point = self.compute(&u1, key, &r.mul(&inverse));
                // An x of n or more, which has probability 2^-128, is left out of this verification.
                point.x_equals_vartime(&FieldElement::from_be_bytes_reduced(&r.to_be_bytes()))
            },
            |valid| vec![u8::from(valid)],
        )
    }
}

/// k·P by a doubling for each bit and an addition for each bit that is 1, from the top.
fn ladder(k: &Scalar, point: &AffinePoint) -> JacobianPoint {
    let mut sum = JacobianPoint::IDENTITY;
    for byte in k.to_be_bytes() {
        for bit in (0..8).rev() {
            sum = sum.double();
            if byte >> bit & 1 == 1 {
                sum = sum.add_affine_vartime(point);
            }
        }
    }
    sum
}
