//! Two affine points at one common Z, which is what a table of multiples grows from without inversions.

use super::{AffinePoint, FieldElement};
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
