//! What is compared, for every program that takes part in the comparison.

pub mod cost;
pub mod inputs;
pub mod operations;
pub mod ours;
pub mod protocol;
pub mod task;
