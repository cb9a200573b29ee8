//! Two affine points at one common Z, and the table of multiples that grows from them without inversions.

use super::{AffinePoint, FieldElement, JacobianPoint};
use crate::cpu;

/// P and Q, each as (x·Z², y·Z³) for one Z.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub(crate) struct CoZPair {
    pub(crate) p: AffinePoint,
    pub(crate) q: AffinePoint,
    /// The last Z over the one before.
    pub(crate) ratio: FieldElement,
}

impl CoZPair {
    /// Q ← P + Q, for P ≠ ±Q, with P and Q at the Z that `ratio` tells (4M + 2S). Variable time: public data only.
    ///
    /// H = X₂ − X₁, R = Y₂ − Y₁, V = X₁·H², X₃ = R² − H³ − 2V, E = Y₁·H³, Y₃ = R·(V − X₃) − E, and P = (V, E), both at Z·H (N. Meloni, "New
    /// point addition formulae for ECC applications", 2007).
    pub(crate) fn add_vartime(&mut self) {
        if let Some(kernels) = cpu::kernels() {
            kernels.add_co_z_vartime(self);
            return;
        }
        let Self { p, q, ratio: h } = self;
        *h = q.x.sub(&p.x);
        let r = q.y.sub(&p.y);
        let hh = h.square();
        let hhh = hh.mul(h);
        let v = p.x.mul(&hh);
        let e = p.y.mul(&hhh);
        q.x = r.square().sub(&hhh).sub(&v.double());
        q.y = r.mul(&v.sub(&q.x)).sub(&e);
        *p = AffinePoint { x: v, y: e };
    }
}

/// P, 3P, …, (2·ROW − 1)·P as (x·Z², y·Z³) for one Z, and that Z.
///
/// 2P has Z = y, and P itself at that Z is (x·y², y⁴). Each next multiple adds 2P at a common Z (4M + 2S); never a point to itself or its
/// negative, as P has order n. The multiples made earlier are then carried to the last Z (3M + 1S, and 1M for the running product).
pub(crate) fn odd_multiples_vartime<const ROW: usize>(
    p: &AffinePoint,
) -> ([AffinePoint; ROW], FieldElement) {
    let double = JacobianPoint::from(*p).double();
    let yy = p.y.square();
    let mut pair = CoZPair {
        p: AffinePoint {
            x: double.x,
            y: double.y,
        },
        q: AffinePoint {
            x: p.x.mul(&yy),
            y: yy.square(),
        },
        ratio: FieldElement::ONE,
    };
    let mut multiples = [pair.q; ROW];
    let mut ratios = [pair.ratio; ROW];
    for i in 1..ROW {
        pair.add_vartime();
        multiples[i] = pair.q;
        ratios[i] = pair.ratio;
    }
    let mut ratio = FieldElement::ONE;
    for i in (0..ROW - 1).rev() {
        ratio = ratio.mul(&ratios[i + 1]);
        multiples[i] = multiples[i].scale_vartime(&ratio);
    }
    (multiples, ratio.mul(&p.y))
}
