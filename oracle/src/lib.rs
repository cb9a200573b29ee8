//! purek1 beside the other implementations: the comparison `compare`, and what the tests against the C library need.

pub mod c_library;
pub mod inputs;
pub mod operations;
pub mod peers;
pub mod results;
pub mod task;
