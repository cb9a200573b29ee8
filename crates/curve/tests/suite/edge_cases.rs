//! The project's edge cases that concern points alone: corners of the GLV cell, and conversion with identities in between. The others
//! are run by `purek1`.
use std::path::PathBuf;

use crate::common::{n, scalar};
use num_bigint::BigUint;
use purek1_curve::{
    AffinePoint, FieldElement, JacobianPoint, Scalar, double_mul_vartime, mul_generator_vartime,
};
use serde_json::Value;

fn number(text: &str) -> BigUint {
    BigUint::parse_bytes(text.as_bytes(), 16).unwrap()
}

fn compressed(point: Option<AffinePoint>) -> Option<BigUint> {
    point.map(|p| crate::common::big(&p.to_compressed_bytes()))
}

fn expected(value: &Value) -> Option<BigUint> {
    value.as_str().map(number)
}

fn point_mul(inputs: &Value, expect: &Value) {
    let point = inputs["point"].as_str().unwrap();
    let bytes: Vec<u8> = number(point).to_bytes_be();
    let point = AffinePoint::from_sec1_bytes(&bytes).unwrap();
    let k = scalar(&number(inputs["scalar"].as_str().unwrap()));
    let product = double_mul_vartime(&k, &point, &Scalar::ZERO);
    assert_eq!(
        compressed(product.to_affine_vartime()),
        expected(&expect["point"])
    );
    let product = mul_generator_vartime(&k);
    assert_eq!(
        compressed(product.to_affine_vartime()),
        expected(&expect["scalar_times_G"])
    );
}

fn batch_to_affine(inputs: &Value, expect: &Value) {
    let points: Vec<JacobianPoint> = inputs["scalars_times_G"]
        .as_array()
        .unwrap()
        .iter()
        .map(|k| {
            let k = k.as_str().unwrap();
            let k = match k.strip_prefix("n-") {
                Some(k) => n() - number(k),
                None => number(k),
            };
            mul_generator_vartime(&scalar(&k))
        })
        .collect();
    let mut scratch = vec![[FieldElement::ZERO; 2]; points.len()];
    let mut affine = vec![None; points.len()];
    JacobianPoint::to_affine_batch_vartime(&points, &mut scratch, &mut affine);
    let expect: Vec<_> = expect["points"]
        .as_array()
        .unwrap()
        .iter()
        .map(expected)
        .collect();
    assert_eq!(
        affine.into_iter().map(compressed).collect::<Vec<_>>(),
        expect
    );
}

#[test]
fn point_cases_of_the_edge_cases_hold() {
    let Some(vectors) = std::env::var_os("PUREK1_VECTORS") else {
        eprintln!("skipped: PUREK1_VECTORS is not set");
        return;
    };
    let file = std::fs::read_to_string(PathBuf::from(vectors).join("cases/edge_cases.jsonl"));
    let (mut products, mut batches) = (0, 0);
    for line in file.unwrap().lines() {
        let case: Value = serde_json::from_str(line).unwrap();
        match case["op"].as_str().unwrap() {
            "point_mul" => {
                point_mul(&case["inputs"], &case["expect"]);
                products += 1;
            }
            "batch_to_affine" => {
                batch_to_affine(&case["inputs"], &case["expect"]);
                batches += 1;
            }
            _ => {}
        }
    }
    assert_eq!((products, batches), (17, 1));
}
