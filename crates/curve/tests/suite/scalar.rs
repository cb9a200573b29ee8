//! Scalar arithmetic, public and secret, against big integers, and the wall between the two types.
use crate::common::{any_256, boundaries, bytes, n, scalar, scalar_big, secret, sub_mod};
use num_bigint::BigUint;
use proptest::prelude::*;
use purek1_curve::{AffinePoint, Declassify, FieldElement, JacobianPoint, Scalar, SecretScalar};
use static_assertions::{assert_impl_all, assert_not_impl_any};
use subtle::{Choice, ConstantTimeEq};
use zeroize::ZeroizeOnDrop;

fn open(value: &SecretScalar) -> BigUint {
    scalar_big(&value.declassify("a test looks at the result"))
}

fn check_pair(a: &BigUint, b: &BigUint) {
    let m = n();
    let (x, y) = (scalar(a), scalar(b));
    let (s, t) = (secret(a), secret(b));
    let (sum, product) = ((a + b) % &m, a * b % &m);
    assert_eq!(scalar_big(&x.add(&y)), sum, "{a:x} + {b:x}");
    assert_eq!(scalar_big(&x.sub(&y)), sub_mod(a, b, &m), "{a:x} - {b:x}");
    assert_eq!(scalar_big(&x.mul(&y)), product, "{a:x} * {b:x}");
    assert_eq!(open(&s.add(&t)), sum);
    assert_eq!(open(&s.mul(&t)), product);
    assert_eq!(x == y, a % &m == b % &m);
    assert_eq!(s == t, a % &m == b % &m);
    assert_eq!(bool::from(s.ct_eq(&t)), a % &m == b % &m);
}

fn check_single(a: &BigUint) {
    let m = n();
    let canonical = a % &m;
    let (x, s) = (scalar(a), secret(a));
    let negated = sub_mod(&BigUint::from(0u8), a, &m);
    let high = canonical > (&m >> 1);
    assert_eq!(scalar_big(&x.neg()), negated, "-{a:x}");
    assert_eq!(open(&s.neg()), negated);
    assert_eq!(x.is_high_vartime(), high, "{a:x} is high");
    assert_eq!(bool::from(s.is_high()), high);
    assert_eq!(x.is_zero_vartime(), canonical == BigUint::from(0u8));
    assert_eq!(bool::from(s.is_zero()), canonical == BigUint::from(0u8));
    let mut conditional = s.clone();
    conditional.conditional_negate(Choice::from(0));
    assert_eq!(open(&conditional), canonical);
    conditional.conditional_negate(Choice::from(1));
    assert_eq!(open(&conditional), negated);

    assert_eq!(Scalar::from_be_bytes(&bytes(a)).is_some(), *a < m);
    assert_eq!(SecretScalar::from_secret_bytes(&bytes(a)).is_some(), *a < m);
    assert_eq!(
        scalar_big(&Scalar::from_be_bytes_reduced(&bytes(a))),
        canonical
    );
    assert_eq!(
        open(&SecretScalar::from_secret_bytes_reduced(&bytes(a))),
        canonical
    );
    assert_eq!(*s.to_secret_bytes(), bytes(&canonical));
    assert_eq!(SecretScalar::from_public(&x), s);
}

fn check_inverse(a: &BigUint) {
    let expected = (a % n()).modinv(&n()).unwrap_or_default();
    assert_eq!(
        scalar_big(&scalar(a).invert_vartime()),
        expected,
        "1 / {a:x}"
    );
    assert_eq!(
        open(&secret(a).invert()),
        expected,
        "1 / {a:x}, constant time"
    );
}

#[test]
fn boundary_pairs_equal_the_reference() {
    let values = boundaries();
    for a in &values {
        check_single(a);
        check_inverse(a);
        for b in &values {
            check_pair(a, b);
        }
    }
}

/// (n − x)·(n − y) with small products brings every fold of the reduction to its rare carry.
#[test]
fn rare_carries_of_the_reduction_are_taken() {
    let d: BigUint = (BigUint::from(1u8) << 256) - n();
    let one = BigUint::from(1u8);
    let mut small: Vec<BigUint> = (0..30u32).map(BigUint::from).collect();
    for center in [
        &one << 64u32,
        &one << 65u32,
        &one << 128u32,
        &one << 129u32,
        d.clone(),
        &d >> 1,
        d.sqrt(),
        (&one << 256u32).sqrt(),
    ] {
        small.extend((0..8u32).flat_map(|k| [&center + k, &center - k]));
    }
    for x in &small {
        for y in &small {
            check_pair(&(n() - x % n()), &(n() - y % n()));
        }
    }
    // b = s/a: the product is s mod n for every s in reach of a last subtraction.
    for s in small.iter().filter(|s| **s < &one << 140u32) {
        for a in boundaries()
            .into_iter()
            .filter(|a| a % n() != BigUint::from(0u8))
        {
            check_pair(&a, &(s * (&a % n()).modinv(&n()).unwrap() % n()));
        }
    }
}

#[test]
fn lambda_is_a_cube_root_of_one() {
    let lambda = Scalar::LAMBDA;
    assert_ne!(lambda, Scalar::ONE);
    assert_eq!(lambda.mul(&lambda).mul(&lambda), Scalar::ONE);
}

#[test]
fn secrets_do_not_print() {
    assert_eq!(
        format!("{:?}", secret(&BigUint::from(0x1234_5678u32))),
        "SecretScalar(..)"
    );
}

#[test]
fn types_keep_their_contract() {
    assert_impl_all!(Scalar: Copy, Eq, std::hash::Hash, std::fmt::Debug, Send, Sync);
    assert_impl_all!(FieldElement: Copy, Eq, std::fmt::Debug, Send, Sync);
    assert_impl_all!(AffinePoint: Copy, Eq, std::fmt::Debug, Send, Sync);
    assert_impl_all!(JacobianPoint: Copy, Eq, std::fmt::Debug, Send, Sync);
    assert_impl_all!(SecretScalar: Clone, ZeroizeOnDrop, ConstantTimeEq, Send, Sync);
    assert_not_impl_any!(SecretScalar: Copy, PartialOrd, std::hash::Hash, std::fmt::Display, std::fmt::LowerHex, AsRef<[u8]>, Into<Scalar>);
    assert!(std::mem::needs_drop::<SecretScalar>());
}

#[test]
fn wiping_leaves_zero() {
    use zeroize::Zeroize;
    let mut value = secret(&BigUint::from(77u8));
    value.zeroize();
    assert!(bool::from(value.is_zero()));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4000))]

    #[test]
    fn random_pairs_equal_the_reference(a in any_256(), b in any_256()) {
        check_pair(&a, &b);
        check_single(&a);
    }

    #[test]
    fn random_inverses_equal_the_reference(a in any_256()) {
        check_inverse(&a);
    }
}

/// Random inputs need at most about 530 division steps. This one, found by hill climbing, needs 535, so that nine rounds of
/// 59 are too few.
#[test]
fn inversion_takes_more_than_nine_rounds() {
    let hex = b"cb6d469b5d5f71310156e815ee5b60572aba191de224d7ca7c194a5f2f3437bb";
    check_inverse(&BigUint::parse_bytes(hex, 16).unwrap());
}
