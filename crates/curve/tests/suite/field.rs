//! Field arithmetic against big integers: every pair of boundary values, random values, and inputs made to hit the rare carries.
use crate::common::{any_256, boundaries, bytes, fe, fe_big, p, sub_mod};
use num_bigint::BigUint;
use proptest::prelude::*;
use purek1_curve::FieldElement;
use subtle::{Choice, ConditionallySelectable, ConstantTimeEq};

fn check_pair(a: &BigUint, b: &BigUint) {
    let (x, y) = (fe(a), fe(b));
    let m = p();
    assert_eq!(fe_big(&x.add(&y)), (a + b) % &m, "{a:x} + {b:x}");
    assert_eq!(fe_big(&x.sub(&y)), sub_mod(a, b, &m), "{a:x} - {b:x}");
    assert_eq!(fe_big(&x.mul(&y)), a * b % &m, "{a:x} * {b:x}");
    assert_eq!(x == y, a % &m == b % &m, "{a:x} == {b:x}");
}

fn check_single(a: &BigUint) {
    let x = fe(a);
    let m = p();
    let canonical = a % &m;
    assert_eq!(fe_big(&x), canonical);
    assert_eq!(
        fe_big(&x.neg()),
        sub_mod(&BigUint::from(0u8), a, &m),
        "-{a:x}"
    );
    assert_eq!(fe_big(&x.double()), a * 2u8 % &m, "2 * {a:x}");
    assert_eq!(fe_big(&x.half().double()), canonical, "{a:x} / 2");
    assert_eq!(fe_big(&x.square()), a * a % &m, "{a:x}^2");
    assert_eq!(bool::from(x.is_odd()), canonical.bit(0), "parity of {a:x}");
    let zero = canonical == BigUint::from(0u8);
    assert_eq!(bool::from(x.is_zero()), zero);
    assert_eq!(x.is_zero_vartime(), zero);
    assert_eq!(FieldElement::from_be_bytes(&bytes(a)).is_some(), *a < m);
    let mut negated = x;
    negated.conditional_negate(Choice::from(1));
    assert_eq!(negated, x.neg());
    negated.conditional_negate(Choice::from(0));
    assert_eq!(negated, x.neg());
}

fn check_inverse(a: &BigUint) {
    let expected = (a % p()).modinv(&p()).unwrap_or_default();
    assert_eq!(fe_big(&fe(a).invert()), expected, "1 / {a:x}");
    assert_eq!(
        fe_big(&fe(a).invert_vartime()),
        expected,
        "1 / {a:x}, variable time"
    );
}

fn check_root(a: &BigUint) {
    let m = p();
    // Euler's criterion says whether there is a root.
    let euler = (a % &m).modpow(&((&m - 1u8) >> 1), &m);
    let root: Option<FieldElement> = fe(a).sqrt().into();
    assert_eq!(root.is_some(), euler <= BigUint::from(1u8), "root of {a:x}");
    if let Some(root) = root {
        assert_eq!(root.square(), fe(a));
    }
}

#[test]
fn boundary_pairs_equal_the_reference() {
    let values = boundaries();
    for a in &values {
        check_single(a);
        check_inverse(a);
        check_root(a);
        for b in &values {
            check_pair(a, b);
        }
    }
}

/// The reduction folds twice. That the first fold of C·k carries out of 256 bits has probability 2^−190 on random input, and that the
/// last C then carries into the second limb less still: (p − x)·(p − y) with x·y just above C, and around 2^64, does both.
#[test]
fn rare_carries_of_the_reduction_are_taken() {
    let c: u64 = 0x1_0000_03D1;
    let near =
        |center: u64| (0..40).flat_map(move |d| [center.wrapping_add(d), center.wrapping_sub(d)]);
    let small: Vec<u64> = [1, 1 << 16, 1 << 31, 1 << 32, c, 977, 1 << 33, 1 << 63]
        .into_iter()
        .flat_map(near)
        .collect();
    let below_p = |x: u64| p() - x;
    for &x in &small {
        let a = below_p(x);
        check_single(&a);
        for &y in &small {
            check_pair(&a, &below_p(y));
        }
    }
    // Any full-size a, and b = s/a for the s whose product carries.
    for s in (0..200u64)
        .map(|d| c + d)
        .chain((0..20).map(|d| (1 << 60) + d))
    {
        for a in boundaries()
            .into_iter()
            .filter(|a| a % p() != BigUint::from(0u8))
        {
            let b = s * (&a % p()).modinv(&p()).unwrap() % p();
            check_pair(&a, &b);
        }
    }
}

#[test]
fn batch_inversion_equals_single_inversion_and_keeps_zeros() {
    let values: Vec<FieldElement> = boundaries().iter().map(fe).collect();
    let mut batch = values.clone();
    let mut scratch = vec![FieldElement::ZERO; batch.len()];
    FieldElement::invert_batch_vartime(&mut batch, &mut scratch);
    for (value, inverse) in values.iter().zip(&batch) {
        assert_eq!(*inverse, value.invert_vartime());
    }
    FieldElement::invert_batch_vartime(&mut [], &mut []);
}

#[test]
fn selection_and_comparison_look_at_canonical_values() {
    let zero_as_p = fe(&p());
    assert_eq!(zero_as_p, FieldElement::ZERO);
    assert!(bool::from(zero_as_p.ct_eq(&FieldElement::ZERO)));
    let one = FieldElement::ONE;
    assert_eq!(
        FieldElement::conditional_select(&zero_as_p, &one, Choice::from(1)),
        one
    );
    assert_eq!(
        FieldElement::conditional_select(&zero_as_p, &one, Choice::from(0)),
        FieldElement::ZERO
    );
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

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn random_roots_exist_where_they_should(a in any_256()) {
        check_root(&a);
        check_root(&(&a * &a % p()));
    }
}

/// Random inputs need at most about 530 division steps. This one, found by hill climbing, needs 535, so that nine rounds of
/// 59 are too few.
#[test]
fn inversion_takes_more_than_nine_rounds() {
    let hex = b"ad236e5e76254058429416ddf5d09d040a84e56b59cd66a09b65619b9c0dabda";
    check_inverse(&BigUint::parse_bytes(hex, 16).unwrap());
}
