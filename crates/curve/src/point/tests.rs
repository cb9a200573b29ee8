//! The addition law on small groups, every pair and several representations of each point, against the textbook law.
//!
//! The formulas do not use the curve's constant, so they hold on y² = x³ + 2, which has a subgroup of order 13, and on y² = x³ + 4, which
//! has one of order 199. The generators are random points times the cofactor.
#![allow(clippy::unwrap_used, reason = "a failed unwrap fails the test")]

use num_bigint::BigUint;
use subtle::ConditionallySelectable;

use super::*;

#[path = "../../tests/suite/common/mod.rs"]
mod common;

use common::{Point, affine_big, fe, jacobian_big};

const ORDER_13: [&str; 2] = [
    "edc60018a51a786b2ea91f4d4c9416c09de54c3ba13165546cf4345c7277ef15",
    "ab34e4942373ed8cf787bb15bc0b9fc1f15065bc091001aa6c607f91c8520383",
];
const ORDER_199: [&str; 2] = [
    "85abd135cfc62e64bd42f6213b02f869a9c9a00912902a757e56cf98276cf1db",
    "937e0dad9df64bedac338168c1182cd841b037136019c20dfbe37d4af2f1e4d1",
];

/// 0·G, 1·G, …, (order − 1)·G by the textbook law; also checks the order.
fn group(generator: [&str; 2], order: usize) -> Vec<Point> {
    let [x, y] = generator.map(|hex| BigUint::parse_bytes(hex.as_bytes(), 16).unwrap());
    let generator = Some((x, y));
    let points: Vec<Point> =
        std::iter::successors(Some(None), |last| Some(common::add(last, &generator)))
            .take(order)
            .collect();
    assert!(points[1..].iter().all(Option::is_some));
    assert_eq!(common::add(&points[order - 1], &generator), None);
    points
}

fn affine(point: &Point) -> Option<AffinePoint> {
    point
        .as_ref()
        .map(|(x, y)| AffinePoint { x: fe(x), y: fe(y) })
}

/// The same point with the given Z; the identity with that X and Y.
fn jacobian(point: &Point, z: &FieldElement) -> JacobianPoint {
    affine(point).map_or(
        JacobianPoint {
            x: *z,
            y: z.neg(),
            z: FieldElement::ZERO,
        },
        |p| {
            let zz = z.square();
            JacobianPoint {
                x: p.x.mul(&zz),
                y: p.y.mul(&zz.mul(z)),
                z: *z,
            }
        },
    )
}

fn xyzz(point: &JacobianPoint) -> XyzzPoint {
    let zz = point.z.square();
    XyzzPoint {
        x: point.x,
        y: point.y,
        zz,
        zzz: zz.mul(&point.z),
    }
}

/// 1, −1 and an arbitrary Z.
fn scales() -> [FieldElement; 3] {
    let arbitrary = FieldElement::from_be_bytes_reduced(&[0xA5; 32]);
    [FieldElement::ONE, FieldElement::ONE.neg(), arbitrary]
}

fn check_pair(a: &Point, b: &Point, sum: &Point, z1: &FieldElement, z2: &FieldElement) {
    let (p, q) = (jacobian(a, z1), jacobian(b, z2));
    assert_eq!(
        &jacobian_big(&p.add_vartime(&q)),
        sum,
        "Jacobian + Jacobian"
    );
    assert_eq!(p == q, a == b, "equality");
    let Some(affine_q) = affine(b) else { return };
    assert_eq!(
        &jacobian_big(&p.add_affine_vartime(&affine_q)),
        sum,
        "Jacobian + affine"
    );
    assert_eq!(
        p.x_equals_vartime(&affine_q.x),
        a.as_ref().map(|a| &a.0) == b.as_ref().map(|b| &b.0)
    );

    // On the isomorphic curve of scale z2: p's coordinates there are those of the point with Z = z1·z2, but Z counted as z1.
    let scaled = JacobianPoint {
        z: if a.is_some() { *z1 } else { FieldElement::ZERO },
        ..jacobian(a, &z1.mul(z2))
    };
    let mut result = JacobianSum::from(scaled);
    result.add_affine_scaled_vartime(&affine_q, false, z2);
    let mut result = result.finish();
    result.z = result.z.mul(z2);
    assert_eq!(&jacobian_big(&result), sum, "scaled addition");

    for negated in [false, true] {
        check_xyzz(&xyzz(&p), a, &affine_q, b, sum, negated);
    }
}

/// Both signs under which a sum is kept, and both of the point that is added.
fn check_xyzz(p: &XyzzPoint, a: &Point, q: &AffinePoint, b: &Point, sum: &Point, negated: bool) {
    let start = XyzzSum::new(*p, negated);
    let minus_q = q.neg();
    for (q, negate) in [(q, false), (&minus_q, true)] {
        let mut r = start.clone();
        r.add_affine_vartime(q, negate);
        assert_eq!(&jacobian_big(&r.finish()), sum, "XYZZ + affine");
        let negate = Choice::from(u8::from(negate));
        if a.is_some() {
            let mut r = start.clone();
            r.add_affine_or_double(q, negate);
            assert_eq!(
                &jacobian_big(&r.finish()),
                sum,
                "XYZZ + affine with masked doubling"
            );
            if a != b {
                let mut r = start.clone();
                r.add_affine_incomplete(q, negate);
                assert_eq!(&jacobian_big(&r.finish()), sum, "incomplete XYZZ + affine");
            }
        }
    }
}

fn check_group(points: &[Point], scales: &[FieldElement]) {
    let order = points.len();
    for (i, a) in points.iter().enumerate() {
        for z in scales {
            let p = jacobian(a, z);
            assert_eq!(jacobian_big(&p.double()), points[2 * i % order]);
            assert_eq!(jacobian_big(&p.neg()), points[(order - i) % order]);
            assert_eq!(bool::from(p.is_identity()), i == 0);
            assert_eq!(p.is_identity_vartime(), i == 0);
        }
        for (j, b) in points.iter().enumerate() {
            let sum = &points[(i + j) % order];
            for z1 in scales {
                for z2 in scales {
                    check_pair(a, b, sum, z1, z2);
                }
            }
        }
    }
}

#[test]
fn addition_law_holds_on_the_whole_group_of_order_13() {
    check_group(&group(ORDER_13, 13), &scales());
}

#[test]
fn addition_law_holds_on_the_whole_group_of_order_199() {
    check_group(&group(ORDER_199, 199), &scales()[2..]);
}

#[test]
fn beta_permutes_a_small_group() {
    // (β·x, y) is a group homomorphism of order 3 on every y² = x³ + b.
    let points = group(ORDER_199, 199);
    let image = |point: &Point| affine(point).and_then(|p| affine_big(&p.mul_lambda()));
    let lambda = (0..199).find(|&k| points[k] == image(&points[1])).unwrap();
    assert_eq!(lambda * lambda * lambda % 199, 1);
    assert_ne!(lambda, 1);
    for (k, point) in points.iter().enumerate() {
        assert_eq!(image(point), points[k * lambda % 199]);
    }
}

#[test]
fn batch_conversion_equals_single_conversion() {
    let points: Vec<JacobianPoint> = group(ORDER_13, 13)
        .iter()
        .flat_map(|p| scales().map(|z| jacobian(p, &z)))
        .collect();
    let mut scratch = vec![[FieldElement::ZERO; 2]; points.len()];
    let mut affine = vec![None; points.len()];
    JacobianPoint::to_affine_batch_vartime(&points, &mut scratch, &mut affine);
    for (point, affine) in points.iter().zip(affine) {
        assert_eq!(point.to_affine_vartime(), affine);
    }
}

#[test]
fn selection_takes_the_chosen_point() {
    let g = AffinePoint::GENERATOR;
    let (p, q) = (XyzzPoint::from(g), XyzzPoint::from(g.neg()));
    let chosen = XyzzPoint::conditional_select(&p, &q, Choice::from(1));
    assert_eq!(
        XyzzSum::new(chosen, false).finish(),
        JacobianPoint::from(g.neg())
    );
    assert_eq!(
        AffinePoint::conditional_select(&g, &g.neg(), Choice::from(0)),
        g
    );
}
