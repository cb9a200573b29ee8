//! The tests of the command, one program so that they are linked once.

#![allow(clippy::unwrap_used, reason = "a failed unwrap fails the test")]

mod common;

mod bad_input;
mod examples;
mod policy;
mod psbt;
mod terminal;
mod xpub;
