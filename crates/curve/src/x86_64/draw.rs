//! What the tests of the kernels draw from: random and edge values, residues whose carries are rare, and the roots that lead back from a
//! chosen intermediate value to an input.
#![allow(clippy::unwrap_used, reason = "a failed unwrap fails the test")]

use crate::FieldElement;

type Fe = FieldElement;

/// SplitMix64: the same draws in every run.
pub(super) struct Draw(pub(super) u64);

impl Draw {
    pub(super) fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let z = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ z >> 31
    }

    pub(super) fn below(&mut self, n: u64) -> u64 {
        self.word() % n
    }

    pub(super) fn random(&mut self) -> Fe {
        FieldElement([0; 4].map(|_| self.word()))
    }

    /// Values at which carries change.
    pub(super) fn edge(&mut self) -> Fe {
        const C: u64 = 0x1_0000_03D1;
        let small = self.below(6);
        FieldElement(match self.below(7) {
            0 => [small, 0, 0, 0],
            1 => [
                C.wrapping_neg().wrapping_add(small).wrapping_sub(3),
                u64::MAX,
                u64::MAX,
                u64::MAX,
            ],
            2 => [u64::MAX - small, u64::MAX, u64::MAX, u64::MAX],
            3 => [C + small - 3, 0, 0, 0],
            4 => return self.random(),
            _ => [0; 4].map(|_| match self.below(5) {
                0 => 0,
                1 => 1,
                2 => u64::MAX,
                3 => u64::MAX - self.below(300),
                _ => C.wrapping_neg() + self.below(6) - 3,
            }),
        })
    }

    /// A residue whose reduction carries out of limb 1: the result is r + k·C with a random r and a k of about 2^32, so its low half
    /// is small only if k·C carried. By kinds: into limb 2 alone; on into limb 3; out of limb 3; out of limb 3, and the last C out of limb
    /// 0, which takes a large k.
    pub(super) fn carrying(&mut self) -> Fe {
        let low = self.word() >> 8;
        FieldElement(match self.below(4) {
            0 => [low, 0, self.word(), self.word()],
            1 => [low, 0, 0, self.word()],
            2 => [low | 1 << 40, 0, 0, 0],
            _ => [low >> 25, 1, 0, 0],
        })
    }

    /// A residue whose subtraction, if it borrows once, borrows again from the low limb.
    pub(super) fn borrowing(&mut self) -> Fe {
        let low = u64::MAX - self.below(1 << 32);
        FieldElement([low, self.word(), self.word(), self.word()])
    }
}

pub(super) fn small(n: u64) -> Fe {
    FieldElement([n, 0, 0, 0])
}

pub(super) fn div(a: &Fe, b: &Fe) -> Fe {
    a.mul(&b.invert_vartime())
}

pub(super) fn root(a: &Fe) -> Option<Fe> {
    a.sqrt().into_option()
}

/// A cube root: a^((p+2)/9), as p ≡ 7 mod 9.
pub(super) fn cube_root(a: &Fe) -> Option<Fe> {
    // (p+2)/9, big-endian words.
    const E: [u64; 4] = [
        0x1C71_C71C_71C7_1C71,
        0xC71C_71C7_1C71_C71C,
        0x71C7_1C71_C71C_71C7,
        0x1C71_C71C_5555_54E9,
    ];
    let mut power = Fe::ONE;
    for bit in E
        .iter()
        .flat_map(|word| (0..64).rev().map(move |i| word >> i & 1))
    {
        power = power.square();
        if bit == 1 {
            power = power.mul(a);
        }
    }
    (power.square().mul(&power) == *a).then_some(power)
}

/// A residue among many of one kind for which `solve` has a solution.
pub(super) fn solve<T>(
    draw: &mut Draw,
    kind: fn(&mut Draw) -> Fe,
    solve: impl Fn(&Fe) -> Option<T>,
) -> T {
    (0..200).find_map(|_| solve(&kind(draw))).unwrap()
}
