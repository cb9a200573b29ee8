//! What stands in for the kernels where there is no assembly: a type without values, so nothing here ever runs.

use crate::point::{AffinePoint, CoZPair, JacobianPoint, XyzzPoint};
use crate::{FieldElement, tables};

mod barrier;
pub(crate) use barrier::opaque;

#[cfg(purek1_taint)]
compile_error!("purek1_taint checks the assembly too: build it for x86-64 Unix, with the assembly");

pub(crate) const AVAILABLE: bool = false;

pub(crate) struct Features {
    pub(crate) bmi2_and_adx: bool,
    pub(crate) avx2: bool,
}

pub(crate) fn detect() -> Features {
    Features {
        bmi2_and_adx: false,
        avx2: false,
    }
}

#[derive(Clone, Copy, Debug)]
pub(crate) enum Kernels {}

impl Kernels {
    pub(crate) fn new(_avx2: bool) -> Self {
        unreachable!("asked for only where the assembly is available")
    }

    pub(crate) fn square_n(self, _: &mut FieldElement, _: u32) {
        match self {}
    }

    pub(crate) fn double_n(self, _: &mut JacobianPoint, _: u32) {
        match self {}
    }

    pub(crate) fn double_n_vartime(self, _: &mut JacobianPoint, _: u32) {
        match self {}
    }

    pub(crate) fn add_affine(self, _: &mut JacobianPoint, _: &AffinePoint) {
        match self {}
    }

    pub(crate) fn add_affine_vartime(self, _: &mut JacobianPoint, _: &AffinePoint) {
        match self {}
    }

    pub(crate) fn add_affine_scaled_vartime(
        self,
        _: &mut JacobianPoint,
        _: &AffinePoint,
        _: &FieldElement,
    ) {
        match self {}
    }

    pub(crate) fn add_affine_xyzz(self, _: &mut XyzzPoint, _: &AffinePoint) {
        match self {}
    }

    #[cfg(any(test, feature = "large-tables"))]
    pub(crate) fn add_affine_xyzz_vartime(self, _: &mut XyzzPoint, _: &AffinePoint) {
        match self {}
    }

    pub(crate) fn add_co_z_vartime(self, _: &mut CoZPair) {
        match self {}
    }

    pub(crate) fn scan(self, _: &[tables::Entry], _: u64) -> Option<AffinePoint> {
        match self {}
    }
}
