//! Both backends in one process: the same results, and the choice is obeyed. The other tests are run with each backend forced by
//! `PUREK1_BACKEND`; this one changes the backend under them, which changes no result.
use crate::common::{any_256, boundaries, choose_backend, chosen_backend, n, scalar, secret};
use num_bigint::BigUint;
use proptest::test_runner::{Config, TestRunner};
use purek1_curve::cpu::{self, Backend};
use purek1_curve::{
    AffinePoint, FieldElement, JacobianPoint, Scalar, double_mul_vartime, mul_generator,
    mul_generator_vartime,
};

/// Everything that a backend computes by itself, in affine coordinates.
fn results(a: &BigUint, b: &BigUint, c: &BigUint) -> Vec<Option<AffinePoint>> {
    let (a, b) = (scalar(a), scalar(b));
    let product = mul_generator_vartime(&scalar(c));
    let mut results = vec![product, mul_generator(&secret(c)), product.double()];
    if let Some(point) = product.to_affine_vartime() {
        let sum = product.double().add_affine_vartime(&point);
        results.extend([
            double_mul_vartime(&a, &point, &b),
            double_mul_vartime(&a, &point, &Scalar::ZERO),
            sum,
            sum.add_affine_vartime(&point.neg()),
            product.add_affine_vartime(&point),
            product.add_affine_vartime(&point.neg()),
            JacobianPoint::IDENTITY.add_affine_vartime(&point),
        ]);
    }
    results
        .iter()
        .map(JacobianPoint::to_affine_vartime)
        .collect()
}

#[test]
fn backends_agree() {
    choose_backend();
    let original = chosen_backend().unwrap_or(Backend::Detected);
    assert!(cpu::force(Backend::Detected));
    if cpu::active() == Backend::Portable {
        assert_ne!(
            original,
            Backend::Assembly,
            "the processor lacks BMI2 or ADX"
        );
        return;
    }
    let both = |a: &BigUint, b: &BigUint, c: &BigUint| {
        let [portable, assembly] = [Backend::Portable, Backend::Assembly].map(|backend| {
            assert!(cpu::force(backend));
            assert_eq!(cpu::active(), backend);
            let root: Option<FieldElement> = crate::common::fe(a).sqrt().into();
            (results(a, b, c), root)
        });
        assert_eq!(portable, assembly, "{a:x} {b:x} {c:x}");
    };
    let boundaries = boundaries();
    for (i, a) in boundaries.iter().enumerate() {
        both(a, &boundaries[boundaries.len() - 1 - i], &(n() - (a % n())));
    }
    let mut runner = TestRunner::new(Config::with_cases(500));
    runner
        .run(&(any_256(), any_256(), any_256()), |(a, b, c)| {
            both(&a, &b, &c);
            Ok(())
        })
        .unwrap();
    assert!(cpu::force(original));
}
