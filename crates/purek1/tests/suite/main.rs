//! The tests of keys and signatures, one program so that they are linked once.

#![allow(clippy::unwrap_used, reason = "a failed unwrap fails the test")]

mod common;

mod api;
mod bips;
mod edge_cases;
mod own_vectors;
mod parsers;
mod properties;
mod refusals;
mod wycheproof;
