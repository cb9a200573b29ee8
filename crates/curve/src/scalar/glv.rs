//! The split of a scalar along the endomorphism λ·(x, y) = (β·x, y).
//!
//! Source: R. Gallant, R. Lambert, S. Vanstone, "Faster point multiplication on elliptic curves with efficient
//! endomorphisms" (2001), with the short lattice basis (a₁, b₁), (a₂, b₂) of Guide to ECC, algorithm 3.74:
//!   a₁ = 3086d221a7d46bcde86c90e49284eb15,  b₁ = −e4437ed6010e88286f547fa90abfe4c3,
//!   a₂ = 114ca50f7a8e2f3f657c1108d9d44cfd8, b₂ = a₁.
//! c₁ = round(b₂·k/n), c₂ = round(−b₁·k/n), k₂ = −c₁·b₁ − c₂·b₂, k₁ = k − λ·k₂.

use zeroize::Zeroizing;

use super::limbs64::{self as limbs};

/// λ, a cube root of 1 mod n.
pub(crate) const LAMBDA: [u64; 4] = [
    0xDF02_967C_1B23_BD72,
    0x122E_22EA_2081_6678,
    0xA526_1C02_8812_645A,
    0x5363_AD4C_C05C_30E0,
];

/// −b₁.
const MINUS_B1: [u64; 4] = [0x6F54_7FA9_0ABF_E4C3, 0xE443_7ED6_010E_8828, 0, 0];

/// n − b₂.
const MINUS_B2: [u64; 4] = [
    0xD765_CDA8_3DB1_562C,
    0x8A28_0AC5_0774_346D,
    0xFFFF_FFFF_FFFF_FFFE,
    0xFFFF_FFFF_FFFF_FFFF,
];

/// round(2^384·b₂/n).
const G1: [u64; 4] = [
    0xE893_209A_45DB_B031,
    0x3DAA_8A14_71E8_CA7F,
    0xE86C_90E4_9284_EB15,
    0x3086_D221_A7D4_6BCD,
];

/// round(−2^384·b₁/n).
const G2: [u64; 4] = [
    0x1571_B4AE_8AC4_7F71,
    0x2212_08AC_9DF5_06C6,
    0x6F54_7FA9_0ABF_E4C4,
    0xE443_7ED6_010E_8828,
];

/// 1/2 mod n.
const ONE_HALF: [u64; 4] = [
    0xDFE9_2F46_681B_20A1,
    0x5D57_6E73_57A4_501D,
    0xFFFF_FFFF_FFFF_FFFF,
    0x7FFF_FFFF_FFFF_FFFF,
];

/// (1 + λ)·(2^129 − 1)/2 mod n.
const HALF_K: [u64; 4] = [
    0x3ACA_9034_D766_ED0D,
    0x09A4_E297_6B01_6510,
    0x615E_EB5F_BE08_C6B5,
    0xD274_453E_E589_81A7,
];

/// 2^128.
const TWO_128: [u64; 4] = [0, 0, 1, 0];

/// A signed number below 2^128 in magnitude.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Half {
    pub(crate) magnitude: u128,
    pub(crate) negative: bool,
}

/// (k₁, k₂) with k = k₁ + λ·k₂ mod n and both magnitudes below 2^128. Variable time.
pub(crate) fn split_lambda_vartime(k: &[u64; 4]) -> (Half, Half) {
    let [k1, k2] = split_lambda(k);
    (half_vartime(&k1), half_vartime(&k2))
}

/// [k₁, k₂] mod n with k = k₁ + λ·k₂ and each at most 0xa2a8918ca85bafe22016d0b917e4dd77 and 0x8a65287bd47179fb2be08846cea267ed from 0 or
/// n. Constant time.
fn split_lambda(k: &[u64; 4]) -> [[u64; 4]; 2] {
    let c1 = mul_shift_384(k, &G1);
    let c2 = mul_shift_384(k, &G2);
    let k2 = limbs::add(&limbs::mul(&c1, &MINUS_B1), &limbs::mul(&c2, &MINUS_B2));
    let k1 = limbs::add(k, &limbs::neg(&limbs::mul(&k2, &LAMBDA)));
    [k1, k2]
}

/// [v₁, v₂], both below 2^129, with k = C(v₁) + λ·C(v₂) mod n, where C(v) = 2v − (2^130 − 1): the halves s₁, s₂ of s = (k + K)/2, each plus
/// 2^128. Constant time.
pub(super) fn split_for_odd_digits(k: &[u64; 4]) -> [Zeroizing<[u64; 4]>; 2] {
    let s = Zeroizing::new(limbs::add(&limbs::mul(k, &ONE_HALF), &HALF_K));
    split_lambda(&s).map(|half| Zeroizing::new(limbs::add(&half, &TWO_128)))
}

/// round(a·b / 2^384).
fn mul_shift_384(a: &[u64; 4], b: &[u64; 4]) -> [u64; 4] {
    let t = limbs::mul_wide(a, b);
    let (r0, carry) = t[6].overflowing_add(t[5] >> 63);
    let (r1, carry) = t[7].overflowing_add(u64::from(carry));
    [r0, r1, u64::from(carry), 0]
}

/// A scalar close to 0 or to n as a signed number.
fn half_vartime(k: &[u64; 4]) -> Half {
    let negative = limbs::is_high(k);
    let m = if negative { limbs::neg(k) } else { *k };
    debug_assert_eq!(m[2] | m[3], 0, "both halves are below 2^128");
    Half {
        magnitude: u128::from(m[0]) | u128::from(m[1]) << 64,
        negative,
    }
}
