//! This project without the feature `large-tables`: the package `small`, a program of its own because cargo gives all that it builds together
//! the same features.

use super::child::{ChildPeer, Program};
use crate::build_cost;

static PROGRAM: Program = Program {
    id: "purek1_small",
    package: "purek1",
    version: None,
    note: "without the feature large-tables, the backend that the engine finds, a process that measures itself",
    most_tables: Some(32 * 1024),
};

/// Builds the program and starts it.
///
/// # Errors
/// The reason, in one line, why it cannot run here.
pub fn start() -> Result<ChildPeer, String> {
    ChildPeer::start(&PROGRAM, &mut build_cost::package("purek1-small"))
}
