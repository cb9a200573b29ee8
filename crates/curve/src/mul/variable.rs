//! k·P for a secret k and any point P: fixed windows of odd digits on both halves of k, under masks, 125 shared doublings.
//!
//! For bits v of a number v < 2^130, let C(v) = Σ (2vᵢ − 1)·2^i = 2v − (2^130 − 1). Five bits at a time, C(v) = Σ dⱼ·32^j where window w
//! gives the digit d = 2w − 31, odd and below 32 in magnitude: no digit is zero, and 16 odd multiples of P hold all of them. With k = 2s − K, where
//! K = (1 + λ)·(2^129 − 1), and s = s₁ + λ·s₂ (GLV, |sᵢ| < 2^128), the numbers vᵢ = sᵢ + 2^128 give k = C(v₁) + λ·C(v₂) mod n. (M. Hamburg,
//! "Fast and compact elliptic-curve cryptography", 2012, §3.3 for the digits; libsecp256k1 joins them to GLV the same way.)
//!
//! Exceptions of the additions. The sum is (a + λ·b)·P with |a|, |b| < 2^125 before the last row is added, and a digit d is added to a or
//! to b. If the sum were ± the point that is added, then (a ∓ d, b) or (a, b ∓ d) would be in the lattice of all (a, b) with
//! a + λ·b = 0 mod n, and not zero, as a and b are even after the doublings (in the first row: as one of them is zero) and d is odd. The
//! lattice's shortest vector is above 2^127 in length, √2·(2^125 + 32) is below: so it never is. In the last row it can be, and the sum can
//! be the identity after its first addition: there both additions are complete ones.
//!
//! Cost: 125 doublings of 3M + 4S, 49 additions of 8M + 3S, two complete ones, and the table: 15 additions of 4M + 2S, 15 scalings of 3M + 1S
//! and 16M for the multiples of λ·P.

use zeroize::Zeroize;

use super::windows::{select, window};
use crate::point::{SecretSum, odd_multiples_vartime};
use crate::tables::Entry;
use crate::{AffinePoint, FieldElement, JacobianPoint, SecretScalar};

/// Bits of a window.
const BITS: u32 = 5;
/// The odd multiples 1, 3, …, 31.
const ROW: usize = 1 << (BITS - 1);
/// Windows of each half: 130 bits.
const ROWS: usize = 26;

/// k·P; constant time in k, variable in P.
///
/// The projective coordinates of the result depend on k beyond the point itself: publish it only after
/// [`JacobianPoint::to_affine`]. For k = 0 it is the identity.
#[must_use]
pub fn mul(k: &SecretScalar, p: &AffinePoint) -> JacobianPoint {
    let (multiples, z) = odd_multiples_vartime::<ROW>(p);
    let tables = [
        multiples.map(|point| entry(&point)),
        multiples.map(|point| entry(&point.mul_lambda())),
    ];
    let halves = k.split_for_odd_digits();
    // |d|·P or |d|·λ·P for the digit d of a half in a row, and whether d is negative.
    let digit =
        |half: usize, row| select(&tables[half], window(&*halves[half], row, BITS as usize));

    let (mut first, negative) = digit(0, ROWS - 1);
    first.conditional_negate(negative);
    let mut sum = SecretSum::from(first);
    let (second, negative) = digit(1, ROWS - 1);
    sum.add_affine_incomplete(&second, negative);
    for row in (0..ROWS - 1).rev() {
        sum.double_n(BITS);
        for half in 0..2 {
            let (point, negative) = digit(half, row);
            if row > 0 {
                sum.add_affine_incomplete(&point, negative);
            } else {
                sum.add_affine_complete(&point, negative);
            }
        }
    }
    let mut product = sum.finish();
    sum.zeroize();
    // Back from the isomorphic curve of the table.
    product.z = product.z.mul(&z);
    product
}

/// The point as it stands in tables.
fn entry(point: &AffinePoint) -> Entry {
    let mut entry = [0; 64];
    let (words, _) = entry.as_chunks_mut::<8>();
    let FieldElement(x) = point.x;
    let FieldElement(y) = point.y;
    for (word, limb) in words.iter_mut().zip(x.iter().chain(&y)) {
        *word = limb.to_le_bytes();
    }
    entry
}
