//! Modular inversion by safegcd, for both moduli (p and n), in constant and in variable time.
//!
//! Source: D. J. Bernstein and B.-Y. Yang, "Fast constant-time gcd computation and modular inversion" (2019), with the
//! half-delta variant, for which 590 division steps suffice for every 256-bit input (P. Wuille's convex-hull argument,
//! published with libsecp256k1's safegcd notes).
//!
//! One division step takes (δ, f, g) with f odd to
//!   (1 − δ, g, (g − f)/2)          if δ > 0 and g is odd,
//!   (1 + δ, f, (g + (g mod 2)·f)/2) otherwise.
//! From f = M, g = x it ends with g = 0 and f = ±gcd = ±1. The low 62 bits of f and g decide 62 steps, so a batch of
//! steps is run on one word each and collected in a 2 × 2 matrix t with t·(f, g) = 2^62·(f', g'), which is then applied to
//! the full numbers. In constant time a batch is three groups of steps, small enough for a word to have a row of the matrix too. (d, e) are carried along with d·x ≡ f and e·x ≡ g mod M; at the end d is ±x⁻¹.

use zeroize::Zeroizing;

use crate::x86_64::opaque;

/// Bits in a limb of [`Wide`]. Two bits of head room in a word let sums of products stay inside 128 bits.
const LIMB_BITS: u32 = 62;
const LIMB_MASK: u64 = (1 << LIMB_BITS) - 1;

/// A signed number of up to 310 bits: Σ limb[i]·2^(62i), all limbs but the top one in [0, 2^62).
type Wide = [i64; 5];

/// An odd modulus below 2^256, ready for inversion.
#[derive(Debug)]
pub(crate) struct Modulus {
    wide: Wide,
    /// M⁻¹ mod 2^62.
    inverse: u64,
}

/// 2^62 times the matrix of a batch of division steps: f' = (u·f + v·g)/2^62, g' = (q·f + r·g)/2^62.
///
/// |u| + |v| ≤ 2^62 and |q| + |r| ≤ 2^62.
struct Transition {
    u: i64,
    v: i64,
    q: i64,
    r: i64,
}

impl Modulus {
    /// From little-endian limbs of an odd number.
    pub(crate) const fn new(m: [u64; 4]) -> Self {
        // Newton's iteration for 1/m mod 2^64: each line doubles the correct low bits (m·m ≡ 1 mod 8 gives 3 to start).
        let mut inverse = m[0];
        let mut i = 0;
        while i < 5 {
            inverse = inverse.wrapping_mul(2u64.wrapping_sub(m[0].wrapping_mul(inverse)));
            i += 1;
        }
        Self {
            wide: to_wide(&m),
            inverse: inverse & LIMB_MASK,
        }
    }
}

/// x⁻¹ mod M, and 0 for 0. `x` must be below M. Constant time in `x`.
pub(crate) fn invert(x: &[u64; 4], modulus: &Modulus) -> [u64; 4] {
    #[cfg(feature = "counters")]
    crate::counters::INVERSIONS.count();
    // f, g, d and e, wiped in the end: they hold the inverse.
    let mut numbers = Zeroizing::new([modulus.wide, to_wide(x), [0; 5], [1, 0, 0, 0, 0]]);
    // δ starts at 1/2.
    let mut zeta = -1;
    for _ in 0..10 {
        let [f, g, d, e] = &mut *numbers;
        let (next, t) = steps_59(zeta, low_word(f), low_word(g));
        zeta = next;
        (*d, *e) = t.apply_mod(d, e, modulus);
        (*f, *g) = t.apply(f, g);
    }
    let [f, _, d, _] = &*numbers;
    normalise(d, f[4] >> 63, modulus)
}

/// x⁻¹ mod M, and 0 for 0. `x` must be below M. Variable time: public data only.
pub(crate) fn invert_vartime(x: &[u64; 4], modulus: &Modulus) -> [u64; 4] {
    #[cfg(feature = "counters")]
    crate::counters::INVERSIONS.count();
    let (mut f, mut g) = (modulus.wide, to_wide(x));
    let (mut d, mut e) = ([0; 5], [1, 0, 0, 0, 0]);
    let mut delta = 1;
    while g != [0; 5] {
        let (next, t) = steps_62_vartime(delta, low_word(&f), low_word(&g));
        delta = next;
        (d, e) = t.apply_mod(&d, &e, modulus);
        (f, g) = t.apply(&f, &g);
    }
    normalise(&d, f[4] >> 63, modulus)
}

/// 59 division steps on the low words, ten times which make 590: three groups whose matrices are multiplied and scaled to 2^62.
#[inline(always)]
fn steps_59(zeta: i64, f: u64, g: u64) -> (i64, Transition) {
    let (zeta, first) = group::<20>(zeta, f, g);
    let (f, g) = first.apply_low(f, g);
    let (zeta, second) = group::<20>(zeta, f, g);
    let (f, g) = second.apply_low(f, g);
    let (zeta, third) = group::<19>(zeta, f, g);
    (zeta, third.times(&second).times(&first).shifted(2))
}

/// Up to 20 division steps on the low words, and 2^20 times their matrix.
///
/// The steps do to (u, v) and (q, r) what they do to f and g, so one word has all three: f + 2^21·u + 2^42·v, with the low 20 bits of f and the
/// matrix at the scale 2^20 from the start, so that halving g halves q and r as well. Of the entries, |u| + |v| ≤ 2^20 and |q| + |r| ≤ 2^20;
/// u is 2^20 before the first swap and less than 2^20 in magnitude after it, q is always less, as r, without its power of 2, is odd. So sums
/// stay inside the word and each entry can be told from the ones beneath. The idea of packing is s2n-bignum's; the layout is derived here.
///
/// `zeta` is −(δ + 1/2), an integer: δ > 0 is `zeta < 0`, δ → 1 + δ is `zeta → zeta − 1`, and δ → 1 − δ is `zeta → −zeta − 2`, which is
/// the complement, less one.
#[inline(always)]
fn group<const STEPS: u32>(mut zeta: i64, f: u64, g: u64) -> (i64, Transition) {
    const MASK: u64 = (1 << 20) - 1;
    let mut f = ((f & MASK) | 1 << 41).cast_signed();
    let mut g = ((g & MASK) | 1 << 62).cast_signed();
    for _ in 0..STEPS {
        // Opaque, or the compiler may make branches of the masks.
        let positive = opaque((zeta >> 63).cast_unsigned()).cast_signed();
        let odd = opaque((g & 1).wrapping_neg().cast_unsigned()).cast_signed();
        // Where δ > 0 and g is odd, f takes the old g.
        let swap = positive & odd;
        zeta = (zeta ^ swap) - 1;
        let old = f;
        f ^= (f ^ g) & swap;
        // g ± f if g is odd: minus where δ > 0.
        g = g.wrapping_add((old ^ positive).wrapping_sub(positive) & odd) >> 1;
    }
    let ((u, v), (q, r)) = (entries(f), entries(g));
    (zeta, Transition { u, v, q, r })
}

/// (u, v) of f + 2^21·u + 2^42·v, where −2^20 < u ≤ 2^20 and |f| < 2^20.
#[inline(always)]
fn entries(packed: i64) -> (i64, i64) {
    let v = packed.wrapping_add((1 << 41) - (1 << 20)) >> 42;
    let u = (packed.wrapping_add(1 << 20) >> 21) - (v << 21);
    (u, v)
}

/// 62 division steps on the low words, zeros of g skipped by the run and up to six bits of g cleared at once.
#[inline(always)]
fn steps_62_vartime(mut delta: i64, mut f: u64, mut g: u64) -> (i64, Transition) {
    let (mut u, mut v, mut q, mut r) = (1i64, 0i64, 0i64, 1i64);
    let mut left = LIMB_BITS;
    loop {
        // Even steps only halve g; a sentinel bit stops the count at the steps that are left.
        let zeros = (g | u64::MAX << left).trailing_zeros();
        g >>= zeros;
        u <<= zeros;
        v <<= zeros;
        delta += i64::from(zeros);
        left -= zeros;
        if left == 0 {
            break;
        }
        if delta > 0 {
            // The swap of f and g; the subtraction follows below as an addition of −f.
            delta = -delta;
            (f, g) = (g, f.wrapping_neg());
            (u, q) = (q, -u);
            (v, r) = (r, -v);
        }
        // With δ ≤ 0 the next −δ + 1 steps only add f to an odd g: add w·f at once, w = −g/f mod 2^bits.
        // f·(2 − f²) is 1/f mod 64, since (f² − 1)² is a multiple of 64.
        let bits = (1 - delta).min(i64::from(left.min(6)));
        let w = f
            .wrapping_mul(g)
            .wrapping_mul(f.wrapping_mul(f).wrapping_sub(2))
            & ((1 << bits) - 1);
        g = g.wrapping_add(f.wrapping_mul(w));
        q += u * w.cast_signed();
        r += v * w.cast_signed();
    }
    (delta, Transition { u, v, q, r })
}

impl Transition {
    /// The low 44 bits of (u·f + v·g, q·f + r·g) / 2^20, an exact division.
    #[inline(always)]
    fn apply_low(&self, f: u64, g: u64) -> (u64, u64) {
        let row = |a: i64, b: i64| {
            let sum = a.cast_unsigned().wrapping_mul(f);
            sum.wrapping_add(b.cast_unsigned().wrapping_mul(g)) >> 20
        };
        (row(self.u, self.v), row(self.q, self.r))
    }

    /// The matrix product self·first: the steps of `first`, then those of `self`.
    #[inline(always)]
    fn times(&self, first: &Self) -> Self {
        Self {
            u: self.u * first.u + self.v * first.q,
            v: self.u * first.v + self.v * first.r,
            q: self.q * first.u + self.r * first.q,
            r: self.q * first.v + self.r * first.r,
        }
    }

    /// 2^n times the matrix.
    #[inline(always)]
    fn shifted(&self, n: u32) -> Self {
        Self {
            u: self.u << n,
            v: self.v << n,
            q: self.q << n,
            r: self.r << n,
        }
    }

    /// (f, g) → (u·f + v·g, q·f + r·g) / 2^62, an exact division.
    #[inline(always)]
    fn apply(&self, f: &Wide, g: &Wide) -> (Wide, Wide) {
        let mut a = product(self.u, f[0]) + product(self.v, g[0]);
        let mut b = product(self.q, f[0]) + product(self.r, g[0]);
        let (mut f_out, mut g_out) = ([0; 5], [0; 5]);
        for i in 1..5 {
            a = (a >> LIMB_BITS) + product(self.u, f[i]) + product(self.v, g[i]);
            b = (b >> LIMB_BITS) + product(self.q, f[i]) + product(self.r, g[i]);
            f_out[i - 1] = low_limb(a);
            g_out[i - 1] = low_limb(b);
        }
        f_out[4] = top_limb(a >> LIMB_BITS);
        g_out[4] = top_limb(b >> LIMB_BITS);
        (f_out, g_out)
    }

    /// (d, e) → (u·d + v·e, q·d + r·e) / 2^62 mod M, from and to the range (−2M, M).
    #[inline(always)]
    fn apply_mod(&self, d: &Wide, e: &Wide, modulus: &Modulus) -> (Wide, Wide) {
        let m = &modulus.wide;
        // Adding M to a negative d or e first keeps the result above −2M.
        let (d_sign, e_sign) = (d[4] >> 63, e[4] >> 63);
        let mut a = product(self.u, d[0]) + product(self.v, e[0]);
        let mut b = product(self.q, d[0]) + product(self.r, e[0]);
        let a_multiple = modulus.clear_low_limb(a, (self.u & d_sign) + (self.v & e_sign));
        let b_multiple = modulus.clear_low_limb(b, (self.q & d_sign) + (self.r & e_sign));
        a += product(m[0], a_multiple);
        b += product(m[0], b_multiple);
        let (mut d_out, mut e_out) = ([0; 5], [0; 5]);
        for i in 1..5 {
            a = (a >> LIMB_BITS)
                + product(self.u, d[i])
                + product(self.v, e[i])
                + product(m[i], a_multiple);
            b = (b >> LIMB_BITS)
                + product(self.q, d[i])
                + product(self.r, e[i])
                + product(m[i], b_multiple);
            d_out[i - 1] = low_limb(a);
            e_out[i - 1] = low_limb(b);
        }
        d_out[4] = top_limb(a >> LIMB_BITS);
        e_out[4] = top_limb(b >> LIMB_BITS);
        (d_out, e_out)
    }
}

impl Modulus {
    /// The multiple of M, near `wanted` and at most 2^62 below it, that makes `sum + multiple·M` divisible by 2^62.
    #[inline(always)]
    fn clear_low_limb(&self, sum: i128, wanted: i64) -> i64 {
        let low = low_limb(sum).cast_unsigned();
        let excess = self
            .inverse
            .wrapping_mul(low)
            .wrapping_add(wanted.cast_unsigned())
            & LIMB_MASK;
        wanted - excess.cast_signed()
    }
}

/// d·sign in [0, M), for d in (−2M, M); `negative` is all ones where f ended at −1.
fn normalise(d: &Wide, negative: i64, modulus: &Modulus) -> [u64; 4] {
    let r = add_modulus_if(d, d[4] >> 63, modulus); // (−M, M)
    let r = carry(&core::array::from_fn(|i| (r[i] ^ negative) - negative));
    let r = add_modulus_if(&r, r[4] >> 63, modulus); // [0, M)
    from_wide(&r)
}

/// a + M where `mask` is all ones, with carried limbs.
#[inline(always)]
fn add_modulus_if(a: &Wide, mask: i64, modulus: &Modulus) -> Wide {
    carry(&core::array::from_fn(|i| a[i] + (modulus.wide[i] & mask)))
}

/// Brings all limbs but the top one into [0, 2^62).
#[inline(always)]
fn carry(a: &Wide) -> Wide {
    let mut r = *a;
    for i in 0..4 {
        r[i + 1] += r[i] >> LIMB_BITS;
        r[i] &= LIMB_MASK.cast_signed();
    }
    r
}

#[inline(always)]
fn product(a: i64, b: i64) -> i128 {
    i128::from(a) * i128::from(b)
}

#[inline(always)]
#[expect(
    clippy::cast_possible_truncation,
    reason = "the low 62 bits are wanted"
)]
fn low_limb(a: i128) -> i64 {
    (a as u64 & LIMB_MASK).cast_signed()
}

#[inline(always)]
#[expect(
    clippy::cast_possible_truncation,
    reason = "what is left after five limbs fits the sixth word"
)]
fn top_limb(a: i128) -> i64 {
    a as i64
}

/// The low 64 bits, of which a batch of steps looks at no more than 62.
#[inline(always)]
fn low_word(a: &Wide) -> u64 {
    (a[0] | a[1] << LIMB_BITS).cast_unsigned()
}

const fn to_wide(a: &[u64; 4]) -> Wide {
    [
        (a[0] & LIMB_MASK).cast_signed(),
        ((a[0] >> 62 | a[1] << 2) & LIMB_MASK).cast_signed(),
        ((a[1] >> 60 | a[2] << 4) & LIMB_MASK).cast_signed(),
        ((a[2] >> 58 | a[3] << 6) & LIMB_MASK).cast_signed(),
        (a[3] >> 56).cast_signed(),
    ]
}

fn from_wide(a: &Wide) -> [u64; 4] {
    let a = a.map(i64::cast_unsigned);
    [
        a[0] | a[1] << 62,
        a[1] >> 2 | a[2] << 60,
        a[2] >> 4 | a[3] << 58,
        a[3] >> 6 | a[4] << 56,
    ]
}
