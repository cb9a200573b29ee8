//! The engine's functions.

use purek1_curve::{
    AffinePoint, FieldElement, JacobianPoint, Scalar, SecretScalar, mul, mul_generator,
};
use subtle::{Choice, ConditionallySelectable, ConstantTimeEq};

use crate::harness::{Harness, bytes, marked};

pub(crate) fn run(harness: &mut Harness) {
    scalars(harness);
    field(harness);
    points(harness);
    harness.secret("mul_generator", || mul_generator(&scalar(1)));
    harness.secret("mul", || mul(&scalar(1), &AffinePoint::GENERATOR));
}

fn scalars(harness: &mut Harness) {
    harness.secret("SecretScalar::from_secret_bytes", || {
        SecretScalar::from_secret_bytes(&bytes(1)).expect("below n")
    });
    harness.secret("SecretScalar::from_secret_bytes_reduced", || {
        SecretScalar::from_secret_bytes_reduced(&bytes(0xff))
    });
    harness.secret("SecretScalar::from_public", || {
        SecretScalar::from_public(&marked(Scalar::ONE))
    });
    harness.secret("SecretScalar::to_secret_bytes", || {
        scalar(1).to_secret_bytes()
    });
    harness.secret("SecretScalar::add", || scalar(1).add(&scalar(0xfe)));
    harness.secret("SecretScalar::mul", || scalar(1).mul(&scalar(2)));
    harness.secret("SecretScalar::neg", || scalar(1).neg());
    harness.secret("SecretScalar::conditional_negate", || {
        let mut value = scalar(1);
        value.conditional_negate(choice());
        value
    });
    harness.secret("SecretScalar::invert", || scalar(1).invert());
    harness.secret("SecretScalar::is_zero", || scalar(1).is_zero());
    harness.secret("SecretScalar::is_high", || scalar(1).is_high());
    harness.secret("SecretScalar::ct_eq", || scalar(1).ct_eq(&scalar(2)));
    harness.secret("SecretScalar::eq", || scalar(1) == scalar(2));
}

fn field(harness: &mut Harness) {
    harness.secret("FieldElement::from_be_bytes", || {
        FieldElement::from_be_bytes(&bytes(1)).expect("below p")
    });
    harness.secret("FieldElement::from_be_bytes_reduced", || {
        FieldElement::from_be_bytes_reduced(&bytes(0xff))
    });
    harness.secret("FieldElement::to_be_bytes", || element(1).to_be_bytes());
    harness.secret("FieldElement::add", || element(1).add(&element(0xff)));
    harness.secret("FieldElement::sub", || element(1).sub(&element(2)));
    harness.secret("FieldElement::neg", || element(1).neg());
    harness.secret("FieldElement::double", || element(1).double());
    harness.secret("FieldElement::half", || element(1).half());
    harness.secret("FieldElement::mul", || element(1).mul(&element(2)));
    harness.secret("FieldElement::square", || element(1).square());
    harness.secret("FieldElement::invert", || element(1).invert());
    harness.secret("FieldElement::sqrt", || element(1).sqrt());
    harness.secret("FieldElement::is_odd", || element(1).is_odd());
    harness.secret("FieldElement::is_zero", || element(1).is_zero());
    harness.secret("FieldElement::conditional_negate", || {
        let mut value = element(1);
        value.conditional_negate(choice());
        value
    });
    harness.secret("FieldElement::conditional_select", || {
        FieldElement::conditional_select(&element(1), &element(2), choice())
    });
    harness.secret("FieldElement::ct_eq", || element(1).ct_eq(&element(2)));
    harness.secret("FieldElement::eq", || element(1) == element(2));
}

fn points(harness: &mut Harness) {
    harness.secret("AffinePoint::from_x", || {
        AffinePoint::from_x(&element(1), choice())
    });
    harness.secret("AffinePoint::x", || *affine().x());
    harness.secret("AffinePoint::y", || *affine().y());
    harness.secret("AffinePoint::neg", || affine().neg());
    harness.secret("AffinePoint::mul_lambda", || affine().mul_lambda());
    harness.secret("AffinePoint::conditional_select", || {
        AffinePoint::conditional_select(&affine(), &AffinePoint::GENERATOR, choice())
    });
    harness.secret("AffinePoint::ct_eq", || affine().ct_eq(&affine()));
    harness.secret("AffinePoint::eq", || affine() == affine());
    harness.secret("AffinePoint::to_compressed_bytes", || {
        affine().to_compressed_bytes()
    });
    harness.secret("AffinePoint::to_uncompressed_bytes", || {
        affine().to_uncompressed_bytes()
    });
    harness.secret("JacobianPoint::from", || JacobianPoint::from(affine()));
    harness.secret("JacobianPoint::is_identity", || jacobian().is_identity());
    harness.secret("JacobianPoint::neg", || jacobian().neg());
    harness.secret("JacobianPoint::double", || jacobian().double());
    harness.secret("JacobianPoint::to_affine", || jacobian().to_affine());
    harness.secret("JacobianPoint::conditional_select", || {
        JacobianPoint::conditional_select(&jacobian(), &JacobianPoint::IDENTITY, choice())
    });
    harness.secret("JacobianPoint::eq", || jacobian() == jacobian());
}

fn scalar(byte: u8) -> SecretScalar {
    SecretScalar::from_secret_bytes_reduced(&bytes(byte))
}

fn element(byte: u8) -> FieldElement {
    FieldElement::from_be_bytes_reduced(&bytes(byte))
}

fn choice() -> Choice {
    marked(Choice::from(1))
}

/// A point with secret coordinates.
fn affine() -> AffinePoint {
    marked(AffinePoint::GENERATOR)
}

/// A point with secret coordinates, Z among them.
fn jacobian() -> JacobianPoint {
    marked(JacobianPoint::from(AffinePoint::GENERATOR).double())
}
