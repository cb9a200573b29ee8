//! Marks for valgrind's memcheck, which then tells branches and addresses that depend on a secret: the crate's hidden `hazmat`.
//!
//! Only in builds with `--cfg purek1_taint`; no other build has anything of it. A secret is marked as memory that was never written: memcheck
//! follows such bits through arithmetic, registers and memory without a word, and reports a conditional jump or an address that depends on one.
//! [`crate::Declassify`] takes the mark away where a value becomes public.
//!
//! A *client request* is a sequence of instructions that does nothing on a processor and that valgrind takes as a call. Source: valgrind.h and
//! memcheck.h of valgrind 3.19. Outside valgrind every function here does nothing and answers 0 or false.

use core::arch::asm;

const RUNNING_ON_VALGRIND: usize = 0x1001;
const COUNT_ERRORS: usize = 0x1201;
/// The requests of memcheck count from its two letters.
const MEMCHECK: usize = 0x4D43 << 16; // "MC"
const MAKE_MEM_UNDEFINED: usize = MEMCHECK + 1;
const MAKE_MEM_DEFINED: usize = MEMCHECK + 2;
const GET_VBITS: usize = MEMCHECK + 8;

/// Marks every byte of a value as secret. What a reference inside the value points to is not marked.
///
/// The reference is mutable so that the compiler reads the value again afterwards: copies in registers carry no mark.
pub fn mark_secret<T: ?Sized>(value: &mut T) {
    // SAFETY: the memory is the value's; the request changes what memcheck knows of it and not its content.
    unsafe { request(MAKE_MEM_UNDEFINED, range(value)) };
}

/// Marks every byte of a value as public.
pub fn mark_public<T: ?Sized>(value: &mut T) {
    // SAFETY: as above.
    unsafe { request(MAKE_MEM_DEFINED, range(value)) };
}

/// Whether a bit of the value depends on what was marked as secret. Padding counts as secret.
pub fn is_secret<T: ?Sized>(value: &mut T) -> bool {
    let [start, length, ..] = range(value);
    (start..start + length).any(|byte| {
        let mut undefined_bits = 0_u8;
        let [to, ..] = range(&mut undefined_bits);
        // SAFETY: the request reads what memcheck knows of one byte of the value, and writes it to one byte of our own.
        unsafe { request(GET_VBITS, [byte, to, 1, 0, 0]) };
        undefined_bits != 0
    })
}

/// Whether the program runs under valgrind.
#[must_use]
pub fn is_under_valgrind() -> bool {
    // SAFETY: the request touches no memory.
    unsafe { request(RUNNING_ON_VALGRIND, [0; 5]) != 0 }
}

/// How many errors memcheck has found since the program started, each time it met one.
#[must_use]
pub fn error_count() -> usize {
    // SAFETY: the request touches no memory.
    unsafe { request(COUNT_ERRORS, [0; 5]) }
}

/// Start and length, the first two arguments of a request. Exposed, so that the compiler knows that a request can get at the value.
fn range<T: ?Sized>(value: &mut T) -> [usize; 5] {
    let length = size_of_val(value);
    [(&raw mut *value).expose_provenance(), length, 0, 0, 0]
}

/// Makes a request; 0 outside valgrind.
///
/// # Safety
/// The arguments must be right for the request: memory that it names must be there.
unsafe fn request(code: usize, arguments: [usize; 5]) -> usize {
    let [a, b, c, d, e] = arguments;
    let block = [code, a, b, c, d, e];
    let answer;
    // SAFETY: the rotations add up to 128 bits, so rdi ends as it was, and the exchange of rbx with itself changes nothing. Under valgrind the
    // same bytes read the six words behind rax and write rdx and, as the request says, memory whose addresses are exposed.
    unsafe {
        asm!(
            "rol rdi, 3",
            "rol rdi, 13",
            "rol rdi, 61",
            "rol rdi, 51",
            "xchg rbx, rbx",
            in("rax") &raw const block,
            in("rdi") 0,
            inout("rdx") 0_usize => answer,
            options(nostack),
        );
    }
    answer
}
