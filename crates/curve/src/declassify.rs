//! The one way from secret to public.

use subtle::Choice;

use crate::AffinePoint;

/// A value that becomes public: by name, with a reason, and only in the places that TIMING.md lists.
///
/// It costs nothing and changes nothing but the type. Builds for memcheck take the mark of a secret off the result here, so the test that
/// nothing else depends on a secret knows the same places as the reader.
pub trait Declassify {
    /// What becomes of the value.
    type Public;

    /// Makes the value public. `reason` says why that is right; every call stands in TIMING.md.
    #[must_use]
    fn declassify(&self, reason: &'static str) -> Self::Public;
}

/// An answer about a secret.
impl Declassify for Choice {
    type Public = bool;

    #[inline(always)]
    fn declassify(&self, reason: &'static str) -> bool {
        public(bool::from(*self), reason)
    }
}

/// A finished point: affine, so that nothing is left of the way it was computed.
impl Declassify for AffinePoint {
    type Public = Self;

    #[inline(always)]
    fn declassify(&self, reason: &'static str) -> Self {
        public(*self, reason)
    }
}

/// Bytes that were computed from a secret.
impl<const N: usize> Declassify for [u8; N] {
    type Public = Self;

    #[inline(always)]
    fn declassify(&self, reason: &'static str) -> Self {
        public(*self, reason)
    }
}

/// The value as it is; builds for memcheck take the mark off.
#[inline(always)]
#[cfg_attr(
    not(purek1_taint),
    allow(unused_mut, reason = "only a mark needs it mutable")
)]
pub(crate) fn public<T>(mut value: T, reason: &'static str) -> T {
    debug_assert!(!reason.is_empty(), "a declassification states its reason");
    #[cfg(purek1_taint)]
    crate::hazmat::mark_public(&mut value);
    value
}
