//! The x86-64 kernels: here and in the files beneath is all unsafe code of the workspace.
//!
//! `x86_64/*.s` is written by `examples/generate_kernels`, where the formulas stand; each kernel here names the portable code that it
//! replaces and that the tests hold it against. Needs BMI2 (`mulx`) and ADX (`adcx`, `adox`).
//!
//! The texts are whole functions: they save what the calling convention asks for, use no red zone, name no symbol and need no relocation.
//! They have been run on Linux only; on other Unix systems the convention is the same. Other systems get portable code.

use core::arch::x86_64::{__cpuid, __cpuid_count};
use core::arch::{asm, naked_asm};

use crate::point::{AffinePoint, CoZPair, JacobianPoint, XyzzPoint};
use crate::{FieldElement, tables};

mod barrier;
pub(crate) use barrier::opaque;

#[cfg(purek1_taint)]
pub mod memcheck;

/// Whether the assembly is in this build.
pub(crate) const AVAILABLE: bool = true;

/// What the processor and the operating system offer.
pub(crate) struct Features {
    pub(crate) bmi2_and_adx: bool,
    pub(crate) avx2: bool,
}

/// Asks the processor.
pub(crate) fn detect() -> Features {
    const OSXSAVE_AND_AVX: u32 = 1 << 27 | 1 << 28;
    const AVX2: u32 = 1 << 5;
    const BMI2_AND_ADX: u32 = 1 << 8 | 1 << 19;
    #[allow(unused_unsafe, reason = "the intrinsics are safe in newer compilers")]
    // SAFETY: every x86-64 processor has CPUID; leaf 7 is asked for only where leaf 0 says that it exists.
    let (leaf1, leaf7) = unsafe {
        if __cpuid(0).eax < 7 {
            return Features {
                bmi2_and_adx: false,
                avx2: false,
            };
        }
        (__cpuid(1).ecx, __cpuid_count(7, 0).ebx)
    };
    Features {
        bmi2_and_adx: leaf7 & BMI2_AND_ADX == BMI2_AND_ADX,
        avx2: leaf7 & AVX2 != 0
            && leaf1 & OSXSAVE_AND_AVX == OSXSAVE_AND_AVX
            && system_saves_ymm_registers(),
    }
}

/// Whether the operating system saves the registers of AVX. Needs OSXSAVE.
fn system_saves_ymm_registers() -> bool {
    const SSE_AND_AVX: u32 = 0b110;
    let low: u32;
    // SAFETY: the caller has seen OSXSAVE, so the instruction exists; register 0 always does. It reads no memory.
    unsafe {
        asm!("xgetbv", in("ecx") 0, out("eax") low, out("edx") _, options(nomem, nostack, preserves_flags));
    }
    low & SSE_AND_AVX == SSE_AND_AVX
}

/// Leave to run the kernels: whoever has one has asked [`detect`], or wants them all the same.
///
/// A processor without BMI2 or ADX does not know the instructions and raises an exception at the first of them, which ends the process.
/// So a wrong leave breaks the program and not its memory.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Kernels {
    avx2: bool,
}

/// Declares the function whose text is `x86_64/<name>.s`.
macro_rules! kernel {
    ($name:ident($($argument:ident: $type:ty),+)) => {
        // SAFETY: the text is a complete function of the System V convention with these arguments.
        #[unsafe(naked)]
        unsafe extern "sysv64" fn $name($($argument: $type),+) {
            naked_asm!(include_str!(concat!("x86_64/", stringify!($name), ".s")), options(raw))
        }
    };
}

kernel!(square_n(a: *mut FieldElement, n: u64));
kernel!(double_n(p: *mut JacobianPoint, n: u64));
kernel!(double_n_vartime(p: *mut JacobianPoint, n: u64));
kernel!(add_affine(p: *mut JacobianPoint, q: *const AffinePoint));
kernel!(add_affine_vartime(p: *mut JacobianPoint, q: *const AffinePoint));
kernel!(add_affine_scaled_vartime(p: *mut JacobianPoint, q: *const AffinePoint, z: *const FieldElement));
kernel!(add_affine_xyzz(p: *mut XyzzPoint, q: *const AffinePoint));
#[cfg(any(test, feature = "large-tables"))]
kernel!(add_affine_xyzz_vartime(p: *mut XyzzPoint, q: *const AffinePoint));
kernel!(add_co_z_vartime(pair: *mut CoZPair));

// What makes each call below sound: the pointers come from references, the types are `repr(C)` or `repr(transparent)` over [u64; 4]
// fields in the order that the texts use, and the texts write through the first pointer and to their own frame only.
impl Kernels {
    pub(crate) fn new(avx2: bool) -> Self {
        Self { avx2 }
    }

    /// a ← a^(2^n), n ≥ 1: [`FieldElement::square`], n times. Constant time in a.
    #[inline(always)]
    pub(crate) fn square_n(self, a: &mut FieldElement, n: u32) {
        debug_assert!(n > 0, "the loop ends at the bottom");
        // SAFETY: as above; a is 32 bytes.
        unsafe { square_n(a, u64::from(n)) }
    }

    /// p ← (−2)^n·p, n ≥ 1: [`JacobianPoint::double`], negated, n times. Constant time in p.
    #[inline(always)]
    pub(crate) fn double_n(self, p: &mut JacobianPoint, n: u32) {
        debug_assert!(n > 0, "the loop ends at the bottom");
        // SAFETY: as above; X, Y, Z are 96 bytes.
        unsafe { double_n(p, u64::from(n)) }
    }

    /// As [`Self::double_n`], in variable time.
    #[inline(always)]
    pub(crate) fn double_n_vartime(self, p: &mut JacobianPoint, n: u32) {
        debug_assert!(n > 0, "the loop ends at the bottom");
        // SAFETY: as above; X, Y, Z are 96 bytes.
        unsafe { double_n_vartime(p, u64::from(n)) }
    }

    /// p ← −(p + q) for p neither ±q nor the identity: `JacobianPoint`'s incomplete addition, negated, with the same outcome for p = ±q.
    /// Constant time.
    #[inline(always)]
    pub(crate) fn add_affine(self, p: &mut JacobianPoint, q: &AffinePoint) {
        // SAFETY: as above; X, Y, Z are 96 bytes, x, y are 64.
        unsafe { add_affine(p, q) }
    }

    /// p ← −(p + q) for p not the identity: [`JacobianPoint::add_affine_vartime`], negated. For p = ±q, Z' = 0 mod p, and X' = 0 mod p
    /// where p = q.
    #[inline(always)]
    pub(crate) fn add_affine_vartime(self, p: &mut JacobianPoint, q: &AffinePoint) {
        // SAFETY: as above; X, Y, Z are 96 bytes, x, y are 64.
        unsafe { add_affine_vartime(p, q) }
    }

    /// p ← −(p + (q.x·z², q.y·z³)) for p not the identity and z ≠ 0: [`JacobianPoint::add_affine_scaled_vartime`], negated. The exceptions
    /// show as above.
    #[inline(always)]
    pub(crate) fn add_affine_scaled_vartime(
        self,
        p: &mut JacobianPoint,
        q: &AffinePoint,
        z: &FieldElement,
    ) {
        // SAFETY: as above; X, Y, Z are 96 bytes, x, y are 64, z is 32.
        unsafe { add_affine_scaled_vartime(p, q, z) }
    }

    /// p ← −(p + q) for p ≠ q and p not the identity: `XyzzPoint`'s addition, negated. For p = ±q, ZZ' = 0 mod p, and X' = 0 mod p
    /// where p = q. Constant time.
    #[inline(always)]
    pub(crate) fn add_affine_xyzz(self, p: &mut XyzzPoint, q: &AffinePoint) {
        // SAFETY: as above; X, Y, ZZ, ZZZ are 128 bytes, x, y are 64.
        unsafe { add_affine_xyzz(p, q) }
    }

    /// As [`Self::add_affine_xyzz`], in variable time.
    #[cfg(any(test, feature = "large-tables"))]
    #[inline(always)]
    pub(crate) fn add_affine_xyzz_vartime(self, p: &mut XyzzPoint, q: &AffinePoint) {
        // SAFETY: as above; X, Y, ZZ, ZZZ are 128 bytes, x, y are 64.
        unsafe { add_affine_xyzz_vartime(p, q) }
    }

    /// [`CoZPair::add_vartime`].
    #[inline(always)]
    pub(crate) fn add_co_z_vartime(self, pair: &mut CoZPair) {
        // SAFETY: as above; two affine points and H are 160 bytes.
        unsafe { add_co_z_vartime(pair) }
    }

    /// Entry j of a row, every entry read; `None` without AVX2. Constant time in j.
    #[inline(always)]
    pub(crate) fn scan(self, row: &[tables::Entry], j: u64) -> Option<AffinePoint> {
        if !self.avx2 || row.is_empty() {
            return None;
        }
        let mut entry = AffinePoint {
            x: FieldElement::ZERO,
            y: FieldElement::ZERO,
        };
        // SAFETY: AVX2 was reported and the system saves its registers. The loop reads `row.len()` ≥ 1 entries of 64 bytes from the start
        // of the row; the two stores fill the 64 bytes of `entry`. ymm0 holds j, ymm1 the index of the entry, ymm2 ones to count down by.
        unsafe {
            asm!(
                "vmovq xmm0, {j}",
                "vpbroadcastq ymm0, xmm0",
                "vpxor xmm1, xmm1, xmm1",
                "vpcmpeqd ymm2, ymm2, ymm2",
                "vpxor xmm3, xmm3, xmm3",
                "vpxor xmm4, xmm4, xmm4",
                "2:",
                "vpcmpeqq ymm5, ymm1, ymm0",
                "vpand ymm6, ymm5, ymmword ptr [{at}]",
                "vpand ymm7, ymm5, ymmword ptr [{at} + 32]",
                "vpor ymm3, ymm3, ymm6",
                "vpor ymm4, ymm4, ymm7",
                "vpsubq ymm1, ymm1, ymm2",
                "add {at}, 64",
                "dec {left}",
                "jnz 2b",
                "vmovdqu ymmword ptr [{entry}], ymm3",
                "vmovdqu ymmword ptr [{entry} + 32], ymm4",
                "vzeroupper",
                j = in(reg) j,
                at = inout(reg) row.as_ptr() => _,
                left = inout(reg) row.len() => _,
                entry = in(reg) &raw mut entry,
                out("xmm0") _, out("xmm1") _, out("xmm2") _, out("xmm3") _,
                out("xmm4") _, out("xmm5") _, out("xmm6") _, out("xmm7") _,
                out("xmm8") _, out("xmm9") _, out("xmm10") _, out("xmm11") _,
                out("xmm12") _, out("xmm13") _, out("xmm14") _, out("xmm15") _,
                options(nostack),
            );
        }
        Some(entry)
    }
}

#[cfg(test)]
mod draw;
#[cfg(test)]
mod model;
#[cfg(test)]
mod tests;
