//! The products against double-and-add on big integers and against `k256`, on random, boundary and exceptional scalars.
use crate::common::{self, any_256, boundaries, generator, jacobian_big, n, scalar, secret};
use k256::elliptic_curve::PrimeField;
use k256::elliptic_curve::sec1::ToSec1Point;
use num_bigint::BigUint;
use proptest::prelude::*;
use purek1_curve::{
    AffinePoint, JacobianPoint, Scalar, SecretScalar, double_mul_vartime, mul, mul_generator,
    mul_generator_vartime,
};

fn hex(text: &str) -> BigUint {
    BigUint::parse_bytes(text.as_bytes(), 16).unwrap()
}

/// Scalars at which the digits, their signs, the top window or the incomplete additions of a comb change.
fn special_scalars() -> Vec<BigUint> {
    let mut scalars: Vec<BigUint> = boundaries().into_iter().filter(|k| *k < n()).collect();
    // The odd scalars for which the top window meets its own negative complement, by enumeration, for widths 6, 7 and 5, and their
    // negatives.
    for k in [
        "e00000000000000000000000000000014551231950b75fc4402da1732fc9bebf",
        "14551231950b75fc4402da1732fc9bebf",
    ] {
        scalars.push(hex(k));
        scalars.push(n() - hex(k));
    }
    let lambda = common::scalar_big(&Scalar::LAMBDA);
    for k in [1u8, 2, 3, 15, 16, 17, 31, 128, 129, 255] {
        scalars.push(&lambda * k % n());
        scalars.push((n() - &lambda) * k % n());
    }
    scalars.push(BigUint::from(0u8));
    scalars
}

fn k256_mul_generator(k: &BigUint) -> Option<[u8; 33]> {
    let k = k256::Scalar::from_repr(common::bytes(k).into()).unwrap();
    let point = (k256::ProjectivePoint::GENERATOR * k).to_affine();
    point.to_sec1_point(true).as_bytes().try_into().ok()
}

fn compressed(point: &JacobianPoint) -> Option<[u8; 33]> {
    point.to_affine_vartime().map(|p| p.to_compressed_bytes())
}

#[test]
fn generator_products_are_right_on_special_scalars() {
    for k in special_scalars() {
        let expected = k256_mul_generator(&k);
        assert_eq!(compressed(&mul_generator(&secret(&k))), expected, "{k:x}");
        assert_eq!(
            compressed(&mul_generator_vartime(&scalar(&k))),
            expected,
            "{k:x}"
        );
        let zero = Scalar::ZERO;
        let g = AffinePoint::GENERATOR;
        assert_eq!(compressed(&mul(&secret(&k), &g)), expected, "{k:x}");
        assert_eq!(
            compressed(&double_mul_vartime(&scalar(&k), &g, &zero)),
            expected,
            "{k:x}"
        );
        assert_eq!(
            compressed(&double_mul_vartime(&zero, &g, &scalar(&k))),
            expected,
            "{k:x}"
        );
    }
}

/// The last row of `mul` meets an equal or an opposite point, or the identity, for some of the k = e + λ·f with e and f below 64, and for no others:
/// the exceptional sums are ± the point added, and what is left of k beyond twice that is one digit.
#[test]
fn secret_product_is_right_on_every_exceptional_scalar() {
    let point = mul_generator_vartime(&Scalar::from_be_bytes_reduced(&[0x5A; 32]))
        .to_affine_vartime()
        .unwrap();
    let small = |number: i64| {
        let magnitude = scalar(&BigUint::from(number.unsigned_abs()));
        if number < 0 {
            magnitude.neg()
        } else {
            magnitude
        }
    };
    for e in -64..=64 {
        for f in -64..=64 {
            let k = small(e).add(&Scalar::LAMBDA.mul(&small(f)));
            assert_eq!(
                mul(&SecretScalar::from_public(&k), &point),
                double_mul_vartime(&k, &point, &Scalar::ZERO),
                "{e} + λ·{f}"
            );
        }
    }
}

#[test]
fn every_comb_and_byte_window_digit_is_right() {
    // Digit by digit: k = d·2^(8i) for every byte, which crosses every row of every table.
    for i in 0..32u32 {
        for d in [1u32, 2, 3, 63, 64, 65, 127, 128, 129, 254, 255] {
            let k = (BigUint::from(d) << (8 * i)) % n();
            let expected = k256_mul_generator(&k);
            assert_eq!(compressed(&mul_generator(&secret(&k))), expected, "{k:x}");
            assert_eq!(
                compressed(&mul_generator_vartime(&scalar(&k))),
                expected,
                "{k:x}"
            );
        }
    }
}

#[test]
fn double_product_cancels_and_meets_itself() {
    let g = AffinePoint::GENERATOR;
    let scalars = special_scalars();
    for k in &scalars {
        let (k, minus_k) = (scalar(k), scalar(k).neg());
        // k·G − k·G, k·G + k·G and −k·(−G) − k·G: the accumulator runs into the identity and into equal points.
        assert!(double_mul_vartime(&k, &g, &minus_k).is_identity_vartime());
        assert!(double_mul_vartime(&k, &g.neg(), &k).is_identity_vartime());
        assert_eq!(
            double_mul_vartime(&k, &g, &k),
            mul_generator_vartime(&k.add(&k))
        );
        // λ·(λ⁻¹·k)·G: points of P's table and of λP's table coincide with G's.
        let lambda_g = g.mul_lambda();
        let over_lambda = k.mul(&Scalar::LAMBDA.invert_vartime());
        assert!(double_mul_vartime(&over_lambda, &lambda_g, &minus_k).is_identity_vartime());
    }
}

#[test]
fn the_identity_equals_only_itself() {
    let g = AffinePoint::GENERATOR;
    let zero = BigUint::from(0u8);
    for identity in [
        mul_generator_vartime(&Scalar::ZERO),
        mul_generator(&secret(&zero)),
    ] {
        assert_eq!(identity, JacobianPoint::IDENTITY);
        assert_ne!(identity, JacobianPoint::from(g));
        assert!(!identity.x_equals_vartime(g.x()));
    }
}

#[test]
fn lambda_acts_as_beta() {
    let g = AffinePoint::GENERATOR;
    assert_eq!(
        mul_generator_vartime(&Scalar::LAMBDA),
        JacobianPoint::from(g.mul_lambda())
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn products_equal_the_reference(a in any_256(), b in any_256(), c in any_256()) {
        let point = common::mul(&(&c % n()), &generator());
        let product = mul_generator(&secret(&c));
        prop_assert_eq!(&jacobian_big(&product), &point);
        prop_assert_eq!(&jacobian_big(&mul_generator_vartime(&scalar(&c))), &point);
        if let Some(affine) = product.to_affine_vartime() {
            let expected = common::add(&common::mul(&(&a % n()), &point), &common::mul(&(&b % n()), &generator()));
            prop_assert_eq!(jacobian_big(&mul(&secret(&a), &affine)), common::mul(&(&a % n()), &point));
            prop_assert_eq!(jacobian_big(&double_mul_vartime(&scalar(&a), &affine, &scalar(&b))), expected);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn products_agree_with_each_other(a in any_256(), b in any_256(), c in any_256()) {
        let (a, b, c) = (scalar(&a), scalar(&b), scalar(&c));
        let product = mul_generator(&SecretScalar::from_public(&c));
        prop_assert_eq!(product, mul_generator_vartime(&c));
        if let Some(point) = product.to_affine_vartime() {
            let secret_product = mul(&SecretScalar::from_public(&a), &point);
            prop_assert_eq!(secret_product, mul_generator_vartime(&a.mul(&c)));
            let combined = a.mul(&c).add(&b);
            prop_assert_eq!(double_mul_vartime(&a, &point, &b), mul_generator_vartime(&combined));
        }
    }
}
