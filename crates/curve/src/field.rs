//! The field of integers mod p = 2^256 − 2^32 − 977, in which the coordinates of secp256k1 live (SEC 2, §2.4.1).

use subtle::{Choice, ConditionallySelectable, ConstantTimeEq, CtOption};
use zeroize::DefaultIsZeroes;

use crate::Declassify;
use crate::cpu;
use crate::modinv::{self, Modulus};

mod limbs64;

use limbs64 as limbs;

/// p for the inversion: its limbs and p⁻¹ mod 2^62.
const MODULUS: Modulus = Modulus::new([limbs::P0, u64::MAX, u64::MAX, u64::MAX]);

/// An integer mod p.
///
/// Four 64-bit limbs holding any value in [0, 2^256) ("weakly reduced"): every operation takes and gives such values, and
/// nothing else has to be remembered. The canonical value in [0, p) is formed only for output, comparison and parity.
///
/// All operations are constant time in the values unless their name ends in `_vartime`. Costs are stated in field
/// multiplications M and squarings S.
#[derive(Clone, Copy, Debug, Default)]
#[repr(transparent)]
pub struct FieldElement(pub(crate) [u64; 4]);

impl FieldElement {
    /// 0.
    pub const ZERO: Self = Self([0; 4]);
    /// 1.
    pub const ONE: Self = Self([1, 0, 0, 0]);
    /// 7, the constant of the curve y² = x³ + 7.
    pub(crate) const SEVEN: Self = Self([7, 0, 0, 0]);

    /// Reads 32 big-endian bytes; `None` if the value is not below p.
    #[must_use]
    pub fn from_be_bytes(bytes: &[u8; 32]) -> Option<Self> {
        let limbs = limbs_from_be_bytes(bytes);
        limbs
            .ct_eq(&limbs::canonical(&limbs))
            .declassify("whether bytes are below p shows in what is returned")
            .then_some(Self(limbs))
    }

    /// Reads 32 big-endian bytes and reduces mod p.
    #[must_use]
    pub fn from_be_bytes_reduced(bytes: &[u8; 32]) -> Self {
        Self(limbs_from_be_bytes(bytes))
    }

    /// The canonical value as 32 big-endian bytes.
    #[must_use]
    pub fn to_be_bytes(&self) -> [u8; 32] {
        limbs_to_be_bytes(&limbs::canonical(&self.0))
    }

    /// self + other.
    #[inline(always)]
    #[must_use]
    pub fn add(&self, other: &Self) -> Self {
        Self(limbs::add(&self.0, &other.0))
    }

    /// self − other.
    #[inline(always)]
    #[must_use]
    pub fn sub(&self, other: &Self) -> Self {
        Self(limbs::sub(&self.0, &other.0))
    }

    /// −self.
    #[inline(always)]
    #[must_use]
    pub fn neg(&self) -> Self {
        Self(limbs::sub(&[0; 4], &self.0))
    }

    /// 2 · self.
    #[inline(always)]
    #[must_use]
    pub fn double(&self) -> Self {
        self.add(self)
    }

    /// self / 2.
    #[inline(always)]
    #[must_use]
    pub fn half(&self) -> Self {
        Self(limbs::half(&self.0))
    }

    /// self · other (1M).
    #[inline(always)]
    #[must_use]
    pub fn mul(&self, other: &Self) -> Self {
        Self(limbs::mul(&self.0, &other.0))
    }

    /// self² (1S).
    #[inline(always)]
    #[must_use]
    pub fn square(&self) -> Self {
        Self(limbs::square(&self.0))
    }

    /// self^(2^n) (nS), for n ≥ 1.
    fn square_n(&self, n: u32) -> Self {
        let mut r = *self;
        if let Some(kernels) = cpu::kernels() {
            kernels.square_n(&mut r, n);
        } else {
            for _ in 0..n {
                r = r.square();
            }
        }
        r
    }

    /// 1 / self, and 0 for 0.
    ///
    /// Constant time: safegcd (Bernstein and Yang, "Fast constant-time gcd computation and modular inversion", 2019).
    #[must_use]
    pub fn invert(&self) -> Self {
        Self(modinv::invert(&limbs::canonical(&self.0), &MODULUS))
    }

    /// 1 / self, and 0 for 0. Variable time: public data only.
    #[must_use]
    pub fn invert_vartime(&self) -> Self {
        Self(modinv::invert_vartime(&limbs::canonical(&self.0), &MODULUS))
    }

    /// Replaces every element by its inverse, and 0 by 0, with one inversion and 3M per element (Montgomery's trick).
    /// `scratch` holds the running products and must be as long as `elements`. Variable time: public data only.
    ///
    /// # Panics
    /// If the two slices differ in length.
    pub fn invert_batch_vartime(elements: &mut [Self], scratch: &mut [Self]) {
        assert_eq!(
            elements.len(),
            scratch.len(),
            "one scratch element for each element to invert"
        );
        let mut product = Self::ONE;
        for (element, before) in elements.iter().zip(scratch.iter_mut()) {
            *before = product;
            if !element.is_zero_vartime() {
                product = product.mul(element);
            }
        }
        let mut inverse = product.invert_vartime();
        for (element, before) in elements.iter_mut().zip(scratch.iter()).rev() {
            if !element.is_zero_vartime() {
                let inverted = inverse.mul(before);
                inverse = inverse.mul(element);
                *element = inverted;
            } else {
                *element = Self::ZERO;
            }
        }
    }

    /// The square root whose value is self^((p+1)/4), if self is a square (13M + 254S).
    ///
    /// p ≡ 3 mod 4, so that power is a root of any square. Which of the two roots it is has no meaning: choose by parity.
    #[must_use]
    pub fn sqrt(&self) -> CtOption<Self> {
        // (p+1)/4 in binary: 223 ones, a zero, 22 ones, four zeros, two ones, two zeros. `xN` is self^(2^N − 1).
        let x2 = self.square().mul(self);
        let x3 = x2.square().mul(self);
        let x6 = x3.square_n(3).mul(&x3);
        let x9 = x6.square_n(3).mul(&x3);
        let x11 = x9.square_n(2).mul(&x2);
        let x22 = x11.square_n(11).mul(&x11);
        let x44 = x22.square_n(22).mul(&x22);
        let x88 = x44.square_n(44).mul(&x44);
        let x176 = x88.square_n(88).mul(&x88);
        let x220 = x176.square_n(44).mul(&x44);
        let x223 = x220.square_n(3).mul(&x3);
        let root = x223.square_n(23).mul(&x22).square_n(6).mul(&x2).square_n(2);
        CtOption::new(root, root.square().ct_eq(self))
    }

    /// Whether the canonical value is odd.
    #[must_use]
    pub fn is_odd(&self) -> Choice {
        Choice::from(limbs::canonical(&self.0)[0].to_le_bytes()[0] & 1)
    }

    /// Whether the value is 0 mod p.
    #[must_use]
    pub fn is_zero(&self) -> Choice {
        limbs::canonical(&self.0).ct_eq(&[0; 4])
    }

    /// Whether the value is 0 mod p. Variable time: public data only.
    #[inline(always)]
    #[must_use]
    pub fn is_zero_vartime(&self) -> bool {
        // The two representations of 0 are 0 and p; almost every other value is told apart by its low limb.
        let a = &self.0;
        if a[0] != 0 && a[0] != limbs::P0 {
            return false;
        }
        *a == [0; 4] || *a == [limbs::P0, u64::MAX, u64::MAX, u64::MAX]
    }

    /// Negates the value if `choice`.
    #[inline(always)]
    pub fn conditional_negate(&mut self, choice: Choice) {
        let negated = self.neg();
        self.conditional_assign(&negated, choice);
    }

    /// ±self. Variable time, but without a branch on `negate`.
    #[inline(always)]
    pub(crate) fn negated_if_vartime(&self, negate: bool) -> Self {
        let mask = u64::from(negate).wrapping_neg();
        let negated = self.neg().0;
        Self(core::array::from_fn(|i| {
            self.0[i] ^ (mask & (self.0[i] ^ negated[i]))
        }))
    }

    /// Reads 32 little-endian bytes, as the tables hold them; the value must be below p.
    #[inline(always)]
    pub(crate) fn from_table_bytes(bytes: &[u8; 32]) -> Self {
        let (words, _) = bytes.as_chunks::<8>();
        Self(core::array::from_fn(|i| u64::from_le_bytes(words[i])))
    }
}

/// Compares canonical values; constant time.
impl ConstantTimeEq for FieldElement {
    fn ct_eq(&self, other: &Self) -> Choice {
        limbs::canonical(&self.0).ct_eq(&limbs::canonical(&other.0))
    }
}

impl PartialEq for FieldElement {
    fn eq(&self, other: &Self) -> bool {
        self.ct_eq(other).into()
    }
}

impl Eq for FieldElement {}

impl ConditionallySelectable for FieldElement {
    #[inline(always)]
    fn conditional_select(a: &Self, b: &Self, choice: Choice) -> Self {
        Self(<[u64; 4]>::conditional_select(&a.0, &b.0, choice))
    }
}

impl DefaultIsZeroes for FieldElement {}

/// Four little-endian limbs from 32 big-endian bytes.
pub(crate) fn limbs_from_be_bytes(bytes: &[u8; 32]) -> [u64; 4] {
    let (words, _) = bytes.as_chunks::<8>();
    core::array::from_fn(|i| u64::from_be_bytes(words[3 - i]))
}

/// 32 big-endian bytes from four little-endian limbs.
pub(crate) fn limbs_to_be_bytes(limbs: &[u64; 4]) -> [u8; 32] {
    let mut bytes = [0; 32];
    for (chunk, limb) in bytes.chunks_exact_mut(8).zip(limbs.iter().rev()) {
        chunk.copy_from_slice(&limb.to_be_bytes());
    }
    bytes
}
