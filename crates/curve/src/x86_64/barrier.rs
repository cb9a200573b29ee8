//! A barrier for the optimiser, so that masks stay masks.

/// The same number, of which the compiler does not know where it comes from.
///
/// A mask that it sees made from a carry it takes for a choice between two numbers, and a choice becomes a conditional jump where that
/// looks faster. Behind the barrier, a number in a register, it can only calculate. No instruction comes of it on x86-64 and 64-bit ARM; elsewhere
/// the number goes through memory.
#[inline(always)]
pub(crate) fn opaque(number: u64) -> u64 {
    #[cfg(all(any(target_arch = "x86_64", target_arch = "aarch64"), not(miri)))]
    {
        let mut number = number;
        // SAFETY: the text is empty.
        unsafe {
            core::arch::asm!("/* {0} */", inout(reg) number, options(pure, nomem, nostack, preserves_flags));
        }
        number
    }
    #[cfg(not(all(any(target_arch = "x86_64", target_arch = "aarch64"), not(miri))))]
    core::hint::black_box(number)
}
