//! A global allocator that counts what Rust code takes from the heap. C code calls `malloc` itself and is not seen.

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicU64, Ordering};

/// The system's allocator, with a count of calls and bytes. Relaxed counters: no order between threads is needed, only sums.
pub struct Counting;

static BYTES: AtomicU64 = AtomicU64::new(0);
static CALLS: AtomicU64 = AtomicU64::new(0);

// SAFETY: every call goes to the system's allocator with the caller's arguments; counting touches no memory of either.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count(layout.size());
        // SAFETY: as promised by the caller.
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        count(layout.size());
        // SAFETY: as promised by the caller.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count(size.saturating_sub(layout.size()));
        // SAFETY: as promised by the caller.
        unsafe { System.realloc(block, layout, size) }
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        // SAFETY: as promised by the caller.
        unsafe { System.dealloc(block, layout) }
    }
}

fn count(bytes: usize) {
    BYTES.fetch_add(bytes as u64, Ordering::Relaxed);
    CALLS.fetch_add(1, Ordering::Relaxed);
}

/// The bytes and the calls that `work` takes from this allocator, which the program must have made its global one.
pub fn during<T>(work: impl FnOnce() -> T) -> (T, u64, u64) {
    let before = (BYTES.load(Ordering::Relaxed), CALLS.load(Ordering::Relaxed));
    let result = work();
    (
        result,
        BYTES.load(Ordering::Relaxed) - before.0,
        CALLS.load(Ordering::Relaxed) - before.1,
    )
}
