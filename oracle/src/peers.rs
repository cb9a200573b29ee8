//! The implementations that are compared, each in one module, all with the same list of operations.

use crate::inputs::Inputs;
use crate::operations::Operation;
use crate::task::Task;

/// An implementation. Threads share it: every method may be called from many at once.
pub trait Peer: Sync {
    /// The name in results and on the command line.
    fn id(&self) -> &'static str;

    /// The package whose locked version the report prints.
    fn package(&self) -> &'static str;

    /// How it is built and called, in a few words.
    fn note(&self) -> &'static str;

    /// Proves that this module calls what its name says.
    ///
    /// # Errors
    /// What was found instead.
    fn prove(&self) -> Result<(), String>;

    /// Whether it runs in this process, so that its heap can be counted.
    fn in_process(&self) -> bool {
        true
    }

    /// Called before each stretch of calls, outside the measured time.
    fn enter(&self) {}

    /// The operation, ready to run over the inputs; `None` if the implementation does not have it.
    fn task<'a>(&'a self, operation: Operation, inputs: &'a Inputs) -> Option<Task<'a>>;
}
