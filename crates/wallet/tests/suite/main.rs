//! The tests of policies and of the signer, one program so that they are linked once.

#![allow(clippy::unwrap_used, reason = "a failed unwrap fails the test")]

mod common;

mod attacks;
mod derive;
mod policy;
mod psbt;
mod register;
mod review;
mod sign;
mod workloads;
