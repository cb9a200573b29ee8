//! Every kernel against its formula on portable field elements: the text in the model, and the assembled function where the processor can
//! run it. The inputs are random, edge values, and such as make a chosen intermediate result take a rare carry; in the end every
//! conditional jump must have gone both ways.
#![allow(clippy::unwrap_used, reason = "a failed unwrap fails the test")]
#![allow(clippy::cast_possible_truncation, reason = "words of a model")]

use super::draw::{Draw, cube_root, div, root, small, solve};
use super::model::{Program, Second};
use super::*;

type Fe = FieldElement;

macro_rules! texts {
    ($($name:literal),+) => {
        [$(($name, include_str!(concat!($name, ".s")))),+]
    };
}

/// Every text there is.
const TEXTS: [(&str, &str); 9] = texts!(
    "square_n",
    "double_n",
    "double_n_vartime",
    "add_affine",
    "add_affine_vartime",
    "add_affine_scaled_vartime",
    "add_affine_xyzz",
    "add_affine_xyzz_vartime",
    "add_co_z_vartime"
);

fn text(name: &str) -> &'static str {
    TEXTS.iter().find(|(n, _)| *n == name).unwrap().1
}

/// Of the instructions that look at flags other than to add, a strict text has only the jump that counts public rounds.
#[test]
fn strict_kernels_jump_only_to_count_rounds() {
    for (name, text) in TEXTS {
        let jumps: Vec<&str> = text
            .lines()
            .filter(|line| {
                line.starts_with(['j', 'l']) || line.starts_with("cmov") || line.starts_with("set")
            })
            .collect();
        if name.ends_with("_vartime") {
            assert!(!jumps.is_empty(), "{name}");
        } else if name.ends_with("_n") {
            assert_eq!(jumps, ["jnz 2b"], "{name}");
        } else {
            assert_eq!(jumps, [""; 0], "{name}");
        }
    }
}

fn words(elements: &[Fe]) -> Vec<u64> {
    elements.iter().flat_map(|e| e.0).collect()
}

fn elements(words: &[u64]) -> Vec<Fe> {
    let (elements, _) = words.as_chunks();
    elements.iter().map(|limbs| FieldElement(*limbs)).collect()
}

/// Where the processor has what the kernels need.
fn kernels() -> Option<Kernels> {
    let found = detect();
    found.bmi2_and_adx.then(|| Kernels::new(found.avx2))
}

/// A text under test, and what it is to compute.
struct Case {
    program: Program,
    /// The assembled function: (result, addend, scale), with the rounds in the addend's first limb.
    call: fn(Kernels, &mut [Fe], &[Fe], &Fe),
    reference: fn(&[Fe], &[Fe], &Fe) -> Vec<Fe>,
    rounds: bool,
}

impl Case {
    fn check(&mut self, result: &[Fe], addend: &[Fe], scale: &Fe) {
        let expected = (self.reference)(result, addend, scale);
        let mut modelled = words(result);
        let flat = words(addend);
        let second = if self.rounds {
            Second::Rounds(flat[0])
        } else {
            Second::Addend(&flat)
        };
        self.program.run(&mut modelled, &second, &scale.0);
        let modelled = elements(&modelled);
        assert_eq!(modelled, expected, "{result:x?} {addend:x?} {scale:x?}");
        if let Some(kernels) = kernels() {
            let mut real = result.to_vec();
            (self.call)(kernels, &mut real, addend, scale);
            assert_eq!(
                words(&real),
                words(&modelled),
                "{result:x?} {addend:x?} {scale:x?}"
            );
        }
    }

    fn every_jump_went_both_ways(&self) {
        assert_eq!(self.program.one_sided_jumps(), []);
    }
}

/// Does something to the Jacobian point in `r`.
fn on_jacobian(r: &mut [Fe], work: impl FnOnce(&mut JacobianPoint)) {
    let mut p = JacobianPoint {
        x: r[0],
        y: r[1],
        z: r[2],
    };
    work(&mut p);
    r.copy_from_slice(&[p.x, p.y, p.z]);
}

fn affine(r: &[Fe]) -> AffinePoint {
    AffinePoint { x: r[0], y: r[1] }
}

// Doublings.

fn double_reference(r: &[Fe]) -> Vec<Fe> {
    let (x, y, z) = (r[0], r[1], r[2]);
    let l = x.square().half().add(&x.square());
    let s = y.square();
    let t = x.mul(&s);
    let x3 = l.square().sub(&t.double());
    vec![x3, l.mul(&x3.sub(&t)).add(&s.square()), y.mul(&z)]
}

/// Points for which one intermediate value after the other is rare.
fn double_inputs(draw: &mut Draw) -> Vec<[Fe; 3]> {
    let [x, y, z] = [0; 3].map(|_| draw.random());
    let two_thirds = div(&small(2), &small(3));
    let l = div(&x.square(), &two_thirds);
    let ll = l.square();
    let y_for_t = |t: &Fe| root(&div(t, &x));
    let mut inputs = vec![
        // L, S, Z', T.
        [
            solve(draw, Draw::carrying, |v| root(&v.mul(&two_thirds))),
            y,
            z,
        ],
        [x, solve(draw, Draw::carrying, root), z],
        [x, y, div(&draw.carrying(), &y)],
        [div(&draw.carrying(), &y.square()), y, z],
        // X' = L² − 2T and D = L² − 3T.
        [
            x,
            solve(draw, Draw::carrying, |v| y_for_t(&ll.sub(v).half())),
            z,
        ],
        [
            x,
            solve(draw, Draw::borrowing, |v| {
                y_for_t(&div(&ll.sub(v), &small(3)))
            }),
            z,
        ],
        // −Y' = L³ − 3·L·X·S + S².
        [
            x,
            solve(draw, Draw::carrying, |v| {
                let b = l.mul(&x).mul(&small(3));
                let d = b.square().sub(&ll.mul(&l).sub(v).mul(&small(4)));
                root(&b.add(&root(&d)?).half())
            }),
            z,
        ],
        // The square of X is odd, its low limb below C.
        [small(1), y, z],
        [small(3), y, z],
    ];
    // X' and T both close to 0 or p: L = 6, T = s, X' = 36 − 2s < s.
    for s in 13..19 {
        inputs.extend(root(&div(&small(s), &small(2))).map(|y| [small(2), y, z]));
    }
    inputs
}

fn check_doubling(mut case: Case) {
    let draw = &mut Draw(2);
    for n in [1, 2, 5] {
        for i in 0..300 {
            let mut inputs = vec![[0; 3].map(|_| draw.edge()), [0; 3].map(|_| draw.random())];
            if i % 10 == 0 {
                inputs.extend(double_inputs(draw));
            }
            for p in inputs {
                case.check(&p, &[small(n)], &Fe::ZERO);
            }
        }
    }
    case.every_jump_went_both_ways();
}

/// The reference of a kernel that repeats `step` as often as the first limb of `n` says.
fn repeat(r: &[Fe], n: &[Fe], step: fn(&[Fe]) -> Vec<Fe>) -> Vec<Fe> {
    (0..n[0].0[0]).fold(r.to_vec(), |r, _| step(&r))
}

#[test]
fn doublings_equal_the_reference() {
    check_doubling(Case {
        program: Program::new(text("double_n")),
        call: |kernels, r, n, _| on_jacobian(r, |p| kernels.double_n(p, n[0].0[0] as u32)),
        reference: |r, n, _| repeat(r, n, double_reference),
        rounds: true,
    });
    check_doubling(Case {
        program: Program::new(text("double_n_vartime")),
        call: |kernels, r, n, _| on_jacobian(r, |p| kernels.double_n_vartime(p, n[0].0[0] as u32)),
        reference: |r, n, _| repeat(r, n, double_reference),
        rounds: true,
    });
}

#[test]
fn squarings_equal_the_reference() {
    let mut case = Case {
        program: Program::new(text("square_n")),
        call: |kernels, r, n, _| kernels.square_n(&mut r[0], n[0].0[0] as u32),
        reference: |r, n, _| repeat(r, n, |r| vec![r[0].square()]),
        rounds: true,
    };
    let draw = &mut Draw(4);
    for n in [1, 2, 3, 88] {
        for _ in 0..300 {
            let carrying = draw.carrying();
            let mut inputs = vec![draw.edge(), draw.random()];
            inputs.extend(root(&carrying));
            for a in inputs {
                case.check(&[a], &[small(n)], &Fe::ZERO);
            }
        }
    }
    case.every_jump_went_both_ways();
}

// Additions. U = X₂·a and S = Y₂·b with a = Z², b = Z³ (Jacobian) or a = ZZ, b = ZZZ.

/// X', −Y', H, H², H³.
fn addition_reference(r: &[Fe], addend: &[Fe], a: &Fe, b: &Fe) -> [Fe; 5] {
    let h = addend[0].mul(a).sub(&r[0]);
    let d = addend[1].mul(b).sub(&r[1]);
    let hh = h.square();
    let hhh = hh.mul(&h);
    let v = r[0].mul(&hh);
    let x3 = d.square().sub(&hhh).sub(&v.double());
    let y3 = d.mul(&x3.sub(&v)).add(&r[1].mul(&hhh));
    [x3, y3, h, hh, hhh]
}

/// What decides an addition: X, Y, H and R. X₂ and Y₂ follow from them.
struct Differences {
    x: Fe,
    y: Fe,
    h: Fe,
    r: Fe,
}

/// X, Y, H, R for which one intermediate value after the other is rare.
fn difference_inputs(draw: &mut Draw) -> Vec<Differences> {
    let [x, y, h, r] = [0; 4].map(|_| draw.random());
    let hh = h.square();
    let hhh = hh.mul(&h);
    let v = x.mul(&hh);
    let after_r = hhh.add(&v.double());
    let d = r.square().sub(&after_r).sub(&v);
    let base = || Differences { x, y, h, r };
    let mut inputs = vec![
        base(),
        Differences {
            h: draw.carrying(),
            ..base()
        },
        Differences {
            r: draw.carrying(),
            ..base()
        },
        // H², H³, V.
        Differences {
            h: solve(draw, Draw::carrying, root),
            ..base()
        },
        Differences {
            h: solve(draw, Draw::carrying, cube_root),
            ..base()
        },
        Differences {
            x: div(&draw.carrying(), &hh),
            ..base()
        },
        // X' = R² − H³ − 2V, D = X' − V, −Y' = R·D + Y·H³.
        Differences {
            r: solve(draw, Draw::carrying, |v| root(&v.add(&after_r))),
            ..base()
        },
        Differences {
            r: solve(draw, Draw::borrowing, |w| root(&w.add(&after_r).add(&v))),
            ..base()
        },
        Differences {
            r: solve(draw, Draw::borrowing, |w| root(&after_r.add(&v).sub(w))),
            ..base()
        },
        Differences {
            y: div(&draw.carrying().sub(&r.mul(&d)), &hhh),
            ..base()
        },
        // R² is a small integer.
        Differences {
            r: small(1),
            y: small(0),
            ..base()
        },
        Differences {
            r: small(7),
            y: small(5),
            ..base()
        },
    ];
    // X' and V both close to 0 or p: V = s, X' = t < s, H³ = R² − t − 2s, and the other way round.
    for r in 1..4 {
        for (s, t) in [(3, 1), (5, 2), (9, 4), (20, 11), (1, 4), (2, 9)] {
            let cube = small(r * r).sub(&small(t)).sub(&small(2 * s));
            inputs.extend(cube_root(&cube).map(|h| Differences {
                x: div(&small(s), &h.square()),
                y: small(0),
                h,
                r: small(r),
            }));
        }
    }
    inputs
}

impl Differences {
    /// The addend for these a and b.
    fn addend(&self, a: &Fe, b: &Fe) -> [Fe; 2] {
        [div(&self.h.add(&self.x), a), div(&self.r.add(&self.y), b)]
    }
}

/// Small X₂ with a Z of 1, so that X₂·Z² − X is negative by itself; X of 2^256 − 1 and the like make it negative after p was added, too.
fn negative_difference(draw: &mut Draw) -> ([Fe; 2], [Fe; 2]) {
    let top = FieldElement([u64::MAX - draw.below(9), u64::MAX, u64::MAX, u64::MAX]);
    let pick = |draw: &mut Draw| {
        if draw.below(2) == 0 {
            top
        } else {
            draw.random()
        }
    };
    let (x, y) = (pick(draw), pick(draw));
    ([x, y], [small(draw.below(9)), small(draw.below(9))])
}

fn check_jacobian_addition(mut case: Case, scaled: bool) {
    let draw = &mut Draw(3);
    let scale = |draw: &mut Draw| if scaled { draw.random() } else { Fe::ONE };
    for i in 0..400 {
        let [x, y, z, x2, y2, s] = [0; 6].map(|_| draw.edge());
        case.check(&[x, y, z], &[x2, y2], &s);
        let [x, y, z, x2, y2, s] = [0; 6].map(|_| draw.random());
        case.check(&[x, y, z], &[x2, y2], &s);
        let ([x, y], addend) = negative_difference(draw);
        case.check(&[x, y, Fe::ONE], &addend, &Fe::ONE);
        if i % 10 != 0 {
            continue;
        }
        for input in difference_inputs(draw) {
            // Any Z, a Z of 1, one that makes Z' rare, and such as make Z·s, its square or its cube rare.
            let mut cases = vec![(Fe::ONE, Fe::ONE), (draw.random(), scale(draw))];
            cases.push((div(&draw.carrying(), &input.h), scale(draw)));
            for rare in [
                draw.carrying(),
                solve(draw, Draw::carrying, root),
                solve(draw, Draw::carrying, cube_root),
            ] {
                let s = scale(draw);
                cases.push((div(&rare, &s), s));
            }
            for (z, s) in cases {
                let zs = if scaled { z.mul(&s) } else { z };
                let zz = zs.square();
                let addend = input.addend(&zz, &zz.mul(&zs));
                case.check(&[input.x, input.y, z], &addend, &s);
            }
        }
    }
    case.every_jump_went_both_ways();
}

#[test]
fn jacobian_additions_equal_the_reference() {
    fn reference(r: &[Fe], q: &[Fe], _: &Fe) -> Vec<Fe> {
        let zz = r[2].square();
        let [x, y, h, ..] = addition_reference(r, q, &zz, &zz.mul(&r[2]));
        vec![x, y, r[2].mul(&h)]
    }
    check_jacobian_addition(
        Case {
            program: Program::new(text("add_affine")),
            call: |kernels, r, q, _| on_jacobian(r, |p| kernels.add_affine(p, &affine(q))),
            reference,
            rounds: false,
        },
        false,
    );
    check_jacobian_addition(
        Case {
            program: Program::new(text("add_affine_vartime")),
            call: |kernels, r, q, _| on_jacobian(r, |p| kernels.add_affine_vartime(p, &affine(q))),
            reference,
            rounds: false,
        },
        false,
    );
    check_jacobian_addition(
        Case {
            program: Program::new(text("add_affine_scaled_vartime")),
            call: |kernels, r, q, s| {
                on_jacobian(r, |p| kernels.add_affine_scaled_vartime(p, &affine(q), s))
            },
            reference: |r, q, s| {
                let zs = r[2].mul(s);
                let zz = zs.square();
                let [x, y, h, ..] = addition_reference(r, q, &zz, &zz.mul(&zs));
                vec![x, y, r[2].mul(&h)]
            },
            rounds: false,
        },
        true,
    );
}

fn check_xyzz_addition(mut case: Case) {
    let draw = &mut Draw(4);
    for i in 0..400 {
        let [x, y, zz, zzz, x2, y2] = [0; 6].map(|_| draw.edge());
        case.check(&[x, y, zz, zzz], &[x2, y2], &Fe::ZERO);
        let [x, y, zz, zzz, x2, y2] = [0; 6].map(|_| draw.random());
        case.check(&[x, y, zz, zzz], &[x2, y2], &Fe::ZERO);
        let ([x, y], addend) = negative_difference(draw);
        case.check(&[x, y, Fe::ONE, Fe::ONE], &addend, &Fe::ZERO);
        if i % 10 != 0 {
            continue;
        }
        for input in difference_inputs(draw) {
            let hh = input.h.square();
            for [zz, zzz] in [
                [Fe::ONE; 2],
                [draw.random(), draw.random()],
                [div(&draw.carrying(), &hh), draw.random()],
                [draw.random(), div(&draw.carrying(), &hh.mul(&input.h))],
            ] {
                let addend = input.addend(&zz, &zzz);
                case.check(&[input.x, input.y, zz, zzz], &addend, &Fe::ZERO);
            }
        }
    }
    case.every_jump_went_both_ways();
}

#[test]
fn xyzz_additions_equal_the_reference() {
    fn reference(r: &[Fe], q: &[Fe], _: &Fe) -> Vec<Fe> {
        let [x, y, _, hh, hhh] = addition_reference(r, q, &r[2], &r[3]);
        vec![x, y, r[2].mul(&hh), r[3].mul(&hhh)]
    }
    fn call(r: &mut [Fe], add: impl Fn(&mut XyzzPoint)) {
        let mut p = XyzzPoint {
            x: r[0],
            y: r[1],
            zz: r[2],
            zzz: r[3],
        };
        add(&mut p);
        r.copy_from_slice(&[p.x, p.y, p.zz, p.zzz]);
    }
    check_xyzz_addition(Case {
        program: Program::new(text("add_affine_xyzz")),
        call: |kernels, r, q, _| call(r, |p| kernels.add_affine_xyzz(p, &affine(q))),
        reference,
        rounds: false,
    });
    check_xyzz_addition(Case {
        program: Program::new(text("add_affine_xyzz_vartime")),
        call: |kernels, r, q, _| call(r, |p| kernels.add_affine_xyzz_vartime(p, &affine(q))),
        reference,
        rounds: false,
    });
}

#[test]
fn co_z_additions_equal_the_reference() {
    let mut case = Case {
        program: Program::new(text("add_co_z_vartime")),
        call: |kernels, r, _, _| {
            let mut pair = CoZPair {
                p: affine(&r[..2]),
                q: affine(&r[2..]),
                ratio: r[4],
            };
            kernels.add_co_z_vartime(&mut pair);
            let CoZPair { p, q, ratio } = pair;
            r.copy_from_slice(&[p.x, p.y, q.x, q.y, ratio]);
        },
        reference: |r, _, _| {
            let [x, y, h, hh, hhh] = addition_reference(r, &r[2..], &Fe::ONE, &Fe::ONE);
            vec![r[0].mul(&hh), r[1].mul(&hhh), x, y.neg(), h]
        },
        rounds: false,
    };
    let mut check =
        |x: Fe, y: Fe, x2: Fe, y2: Fe| case.check(&[x, y, x2, y2, Fe::ZERO], &[], &Fe::ZERO);
    let draw = &mut Draw(5);
    let minus = |a: u64| FieldElement([a.wrapping_neg(), u64::MAX, u64::MAX, u64::MAX]);
    for i in 0..400 {
        let [x, y, x2, y2] = [0; 4].map(|_| draw.edge());
        check(x, y, x2, y2);
        let [x, y, x2, y2] = [0; 4].map(|_| draw.random());
        check(x, y, x2, y2);
        // Differences that borrow twice: 0 − (2^256 − a), and those of a chosen residue.
        let (a, b) = (1 + draw.below(9), 1 + draw.below(9));
        check(minus(a), minus(b), small(0), small(0));
        let (h, r) = (draw.borrowing(), draw.borrowing());
        check(x, y, h.add(&x), r.add(&y));
        if i % 10 == 0 {
            for input in difference_inputs(draw) {
                let [x2, y2] = input.addend(&Fe::ONE, &Fe::ONE);
                check(input.x, input.y, x2, y2);
                // E = Y·H³, and Y' = R·D − E with D = V − X'.
                let hh = input.h.square();
                let (hhh, v) = (hh.mul(&input.h), input.x.mul(&hh));
                let d = v.double().add(&v).add(&hhh).sub(&input.r.square());
                for e in [draw.carrying(), input.r.mul(&d).sub(&draw.carrying())] {
                    let y = div(&e, &hhh);
                    check(input.x, y, x2, input.r.add(&y));
                }
            }
        }
    }
    // V = 0 and X' = t stored as p + t.
    for t in 1..20 {
        let h = draw.random();
        let hhh = h.square().mul(&h);
        if let Some(r) = root(&small(t).add(&hhh)) {
            let y = draw.random();
            check(Fe::ZERO, y, h, y.add(&r));
        }
    }
    // R = 1, V = s stored as p + s, D = d and E stored as p + e, with s < d < e: Y' is negative even after p was added.
    for (s, d) in (1..4).flat_map(|s| (s + 1..s + 9).map(move |d| (s, d))) {
        let hhh = small(1 + d).sub(&small(3 * s));
        let Some(h) = cube_root(&hhh).filter(|h| !h.is_zero_vartime()) else {
            continue;
        };
        let (x, y) = (div(&small(s), &h.square()), div(&small(d + 3), &hhh));
        check(x, y, h.add(&x), y.add(&Fe::ONE));
    }
    case.every_jump_went_both_ways();
}

// The scan.

#[test]
fn scan_takes_the_chosen_entry() {
    let Some(kernels) = kernels() else { return };
    let row: Vec<tables::Entry> = (0..33).map(|i| [i; 64]).collect();
    for length in [1, 2, 32, 33] {
        for j in 0..length {
            if let Some(entry) = kernels.scan(&row[..length], j as u64) {
                let expected = tables::read(&row[j]);
                assert_eq!(words(&[entry.x, entry.y]), words(&[expected.x, expected.y]));
            }
        }
        assert!(
            kernels
                .scan(&row[..length], length as u64)
                .is_none_or(|entry| entry.x == Fe::ZERO)
        );
    }
    assert!(kernels.scan(&[], 0).is_none());
}
