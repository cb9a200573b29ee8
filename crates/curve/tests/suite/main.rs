//! The tests of the engine, one program so that they are linked once: each file says what it holds against what.

#![allow(clippy::unwrap_used, reason = "a failed unwrap fails the test")]

mod common;

mod backends;
mod edge_cases;
mod field;
mod products;
mod scalar;
mod tables;
