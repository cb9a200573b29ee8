//! What an operation costs beside its time: heap, and depth of the stack.
//!
//! The heap is counted by a global allocator, [`SYSTEM`], which the program must have made its own. C code calls `malloc` itself and is not
//! seen. The stack is measured on one of our own, painted before the operation runs: as deep as the paint is gone, it was used. What is
//! reserved there and never written does not count.

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

use serde::{Deserialize, Serialize};
pub use stats_alloc::{INSTRUMENTED_SYSTEM as SYSTEM, StatsAlloc as Counting};

/// What calls of an operation cost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cost {
    /// Bytes that all calls together took from the heap, and how often.
    pub bytes: u64,
    pub allocs: u64,
    /// Bytes of stack beneath the caller that the deepest call used.
    pub stack: u64,
}

const PAGE: usize = 4096;

/// The stack, as large as that of a program's main thread.
const PAGES: usize = 2048;

const PAINT: u8 = 0xA5;

#[derive(Clone, Copy)]
#[repr(C, align(4096))]
struct Page([u8; PAGE]);

/// Runs `work` and tells what it cost.
///
/// # Panics
/// If `work` does, or used the whole stack: run it on the usual one first, which is guarded.
pub fn of<T>(work: impl FnOnce() -> T) -> (T, Cost) {
    let (_, nothing) = measure(|| ());
    let (result, mut cost) = measure(work);
    cost.stack = cost.stack.saturating_sub(nothing.stack);
    (result, cost)
}

/// As [`of`], with the stack of the measurement itself.
#[expect(unsafe_code, reason = "runs on another stack")]
fn measure<T>(work: impl FnOnce() -> T) -> (T, Cost) {
    let mut stack = vec![Page([PAINT; PAGE]); PAGES];
    let counted = || {
        let before = SYSTEM.stats();
        let result = work();
        (result, SYSTEM.stats() - before)
    };
    // SAFETY: the memory is valid for writes, aligned to a page, a whole number of pages long, and nothing else refers to it until the call
    // returns. The callback does not unwind.
    let result = unsafe {
        psm::on_stack(stack.as_mut_ptr().cast(), PAGES * PAGE, || {
            catch_unwind(AssertUnwindSafe(counted))
        })
    };
    let mut bytes = stack.iter().flat_map(|page| page.0);
    let untouched = match psm::StackDirection::new() {
        psm::StackDirection::Descending => bytes.position(|byte| byte != PAINT),
        psm::StackDirection::Ascending => bytes.rev().position(|byte| byte != PAINT),
    };
    let untouched = untouched.unwrap_or(PAGES * PAGE);
    assert!(untouched >= PAGE, "a stack of {PAGES} pages is too small");
    let (result, heap) = result.unwrap_or_else(|panic| resume_unwind(panic));
    let cost = Cost {
        bytes: heap.bytes_allocated as u64,
        allocs: (heap.allocations + heap.reallocations) as u64,
        stack: (PAGES * PAGE - untouched) as u64,
    };
    (result, cost)
}

#[cfg(test)]
mod tests {
    use std::hint::black_box;

    use super::*;

    #[inline(never)]
    fn deep(levels: usize) -> usize {
        let frame = black_box([levels as u8; 1000]);
        if levels == 0 {
            return frame.len();
        }
        black_box(deep(levels - 1)) + usize::from(black_box(frame)[0])
    }

    #[test]
    fn the_stack_is_as_deep_as_its_frames() {
        let [none, some, twice] = [0, 50, 100].map(|levels| of(|| deep(levels)).1.stack);
        let frames = some - none;
        assert!(frames > 50_000, "{frames} bytes");
        // To within the words that a frame has at its end and never writes.
        assert!((twice - some).abs_diff(frames) < 64);
    }

    #[test]
    fn nothing_costs_nothing() {
        assert_eq!(of(|| ()).1.stack, 0);
    }

    #[test]
    fn a_panic_comes_through() {
        let caught = catch_unwind(|| of(|| panic!("on the other stack")));
        assert!(caught.is_err());
    }
}
