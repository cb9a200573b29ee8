//! purek1 without the feature `large-tables`, in the comparison: answers the lines of [`protocol`].

use std::alloc::System;
use std::io;

use purek1_oracle_common::cost::{Counting, SYSTEM};
use purek1_oracle_common::protocol;

#[global_allocator]
static HEAP: &Counting<System> = &SYSTEM;

fn main() -> io::Result<()> {
    protocol::serve(io::stdin().lock(), io::stdout().lock())
}
