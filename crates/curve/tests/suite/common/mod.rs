//! A slow reference on big integers, and the values that every test draws from: random ones and boundaries.
#![allow(
    dead_code,
    unreachable_pub,
    clippy::unwrap_used,
    reason = "the unit tests use a part of this; a failed unwrap fails the test"
)]

use std::sync::Once;

use num_bigint::BigUint;
use proptest::prelude::*;
use purek1_curve::cpu::{self, Backend};
use purek1_curve::{AffinePoint, FieldElement, JacobianPoint, Scalar, SecretScalar};

/// Makes the whole test program use the backend that `PUREK1_BACKEND` names, `portable` or `assembly`. Called wherever a test gets its
/// numbers from, so before it computes.
pub fn choose_backend() {
    static CHOICE: Once = Once::new();
    CHOICE.call_once(|| {
        if let Some(backend) = chosen_backend() {
            assert!(cpu::force(backend), "this build has no assembly");
            assert_eq!(cpu::active(), backend);
        }
    });
}

/// What `PUREK1_BACKEND` asks for.
pub fn chosen_backend() -> Option<Backend> {
    match std::env::var("PUREK1_BACKEND").ok()?.as_str() {
        "portable" => Some(Backend::Portable),
        "assembly" => Some(Backend::Assembly),
        other => panic!("PUREK1_BACKEND is portable or assembly, not {other}"),
    }
}

/// p = 2^256 − 2^32 − 977.
pub fn p() -> BigUint {
    choose_backend();
    (BigUint::from(1u8) << 256) - (BigUint::from(1u8) << 32) - 977u32
}

/// The order of the group.
pub fn n() -> BigUint {
    choose_backend();
    BigUint::parse_bytes(
        b"fffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141",
        16,
    )
    .unwrap()
}

/// 32 big-endian bytes.
pub fn bytes(value: &BigUint) -> [u8; 32] {
    choose_backend();
    let digits = value.to_bytes_be();
    let mut out = [0; 32];
    out[32 - digits.len()..].copy_from_slice(&digits);
    out
}

pub fn big(bytes: &[u8]) -> BigUint {
    BigUint::from_bytes_be(bytes)
}

/// A field element in the representation `value` itself, canonical or not.
pub fn fe(value: &BigUint) -> FieldElement {
    FieldElement::from_be_bytes_reduced(&bytes(value))
}

pub fn fe_big(value: &FieldElement) -> BigUint {
    big(&value.to_be_bytes())
}

pub fn scalar(value: &BigUint) -> Scalar {
    Scalar::from_be_bytes(&bytes(&(value % n()))).unwrap()
}

pub fn secret(value: &BigUint) -> SecretScalar {
    SecretScalar::from_secret_bytes(&bytes(&(value % n()))).unwrap()
}

pub fn scalar_big(value: &Scalar) -> BigUint {
    big(&value.to_be_bytes())
}

/// a − b mod m.
pub fn sub_mod(a: &BigUint, b: &BigUint, m: &BigUint) -> BigUint {
    ((a % m) + m - (b % m)) % m
}

/// Values at which carries, reductions and comparisons change: limbs 0, 1, 2^64 − 1 in every combination with both moduli, their
/// halves and doubles, multiples of 2^256 mod p and mod n, powers of two and their neighbours.
pub fn boundaries() -> Vec<BigUint> {
    let one = BigUint::from(1u8);
    let top: BigUint = &one << 256;
    let c: BigUint = &top - p();
    let d: BigUint = &top - n();
    let mut values = vec![];
    for pattern in 0..81u32 {
        let limb = |i: u32| match pattern / 3u32.pow(i) % 3 {
            0 => BigUint::from(0u8),
            1 => one.clone(),
            _ => BigUint::from(u64::MAX),
        };
        values.push((0..4).fold(BigUint::from(0u8), |sum, i| sum + (limb(i) << (64 * i))));
    }
    for center in [
        p(),
        n(),
        &p() >> 1,
        &n() >> 1,
        &top - &c * 2u8,
        &top - &d * 2u8,
        c.clone(),
        d.clone(),
        &c * 2u8,
        &c * &c,
        &top - &one,
        &p() - (&n() >> 1),
    ] {
        for offset in 0u8..4 {
            values.push(&center + offset);
            if center >= BigUint::from(offset) {
                values.push(&center - offset);
            }
        }
    }
    for k in 1u32..8 {
        values.push(&c * k);
        values.push(&d * k);
        values.push(&top - &c * k);
    }
    for bit in [
        1, 31, 32, 33, 61, 62, 63, 64, 65, 124, 126, 127, 128, 129, 186, 191, 192, 193, 248, 252,
        254, 255,
    ] {
        values.push(&one << bit);
        values.push((&one << bit) - 1u8);
        values.push(&top - (&one << bit));
    }
    values.retain(|value| *value < top);
    values
}

/// Any 256-bit value: uniform, a boundary, or limbs drawn from few values.
pub fn any_256() -> impl Strategy<Value = BigUint> {
    let limb = prop_oneof![
        Just(0u64),
        Just(1),
        Just(u64::MAX),
        Just(u64::MAX - 1),
        Just(0x1_0000_03D1),
        Just(0x1_0000_03D1u64.wrapping_neg()),
        any::<u64>()
    ];
    prop_oneof![
        4 => any::<[u8; 32]>().prop_map(|b| big(&b)),
        2 => prop::sample::select(boundaries()),
        2 => prop::array::uniform4(limb).prop_map(|limbs| limbs
            .iter()
            .fold(BigUint::from(0u8), |sum, limb| (sum << 64) + *limb)),
    ]
}

/// A point of the reference, `None` for the identity. It holds on every curve y² = x³ + b.
pub type Point = Option<(BigUint, BigUint)>;

/// The textbook group law.
pub fn add(a: &Point, b: &Point) -> Point {
    let m = p();
    let (Some((x1, y1)), Some((x2, y2))) = (a, b) else {
        return a.clone().or(b.clone());
    };
    let slope = if x1 == x2 {
        if (y1 + y2) % &m == BigUint::from(0u8) {
            return None;
        }
        BigUint::from(3u8) * x1 * x1 * (y1 * 2u8).modinv(&m).unwrap()
    } else {
        sub_mod(y2, y1, &m) * sub_mod(x2, x1, &m).modinv(&m).unwrap()
    };
    let x = sub_mod(&(&slope * &slope), &(x1 + x2), &m);
    let y = sub_mod(&(slope * sub_mod(x1, &x, &m)), y1, &m);
    Some((x, y))
}

/// Double-and-add.
pub fn mul(k: &BigUint, point: &Point) -> Point {
    let mut sum = None;
    for i in (0..k.bits()).rev() {
        sum = add(&sum, &sum);
        if k.bit(i) {
            sum = add(&sum, point);
        }
    }
    sum
}

pub fn generator() -> Point {
    choose_backend();
    affine_big(&AffinePoint::GENERATOR)
}

pub fn affine_big(point: &AffinePoint) -> Point {
    Some((fe_big(point.x()), fe_big(point.y())))
}

pub fn jacobian_big(point: &JacobianPoint) -> Point {
    let constant_time: Option<AffinePoint> = point.to_affine().into();
    let affine = point.to_affine_vartime();
    assert_eq!(affine, constant_time, "both conversions agree");
    affine.and_then(|a| affine_big(&a))
}
