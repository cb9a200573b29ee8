//! The proof that comes before any timing: implementations that compute a value compute the same one, those that sign make signatures
//! that all verifiers accept, and what is wrong is refused by all. A fast wrong answer fails the run.

use std::fmt;

use crate::inputs::{self, Inputs};
use crate::operations::Operation;
use crate::peers::Peer;
use crate::task::Task;

/// How many inputs of each kind are compared.
pub const CHECKED: usize = 32;

/// Who was right, in numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Agreement {
    /// Outputs that were equal to another implementation's.
    pub equal: usize,
    /// Signatures that an implementation made and another one, or itself, accepted.
    pub accepted: usize,
}

/// An implementation that differs from the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mismatch {
    pub operation: String,
    pub implementation: String,
    pub what: String,
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            operation,
            implementation,
            what,
        } = self;
        write!(f, "{operation} of {implementation}: {what}")
    }
}

/// Checks the operations of all peers against each other.
///
/// # Errors
/// Every mismatch that was found.
pub fn check(
    peers: &[Box<dyn Peer>],
    operations: &[Operation],
) -> Result<Agreement, Vec<Mismatch>> {
    let valid = inputs::valid(CHECKED);
    let broken = inputs::broken(CHECKED);
    let mut agreement = Agreement::default();
    let mut mismatches = Vec::new();
    for &operation in operations {
        if operation.makes_signatures() {
            check_signers(peers, operation, &valid, &mut agreement, &mut mismatches);
            continue;
        }
        for (inputs, right) in [(&valid, true), (&broken, false)] {
            let mut tasks = Vec::new();
            for peer in peers {
                peer.enter();
                if let Some(task) = peer.task(operation, inputs) {
                    tasks.push((peer.id().to_owned(), task));
                }
            }
            let must_be = operation.gives_verdict().then(|| vec![u8::from(right)]);
            // Long operations are tried on fewer inputs.
            let count = if operation.units() > 64 { 2 } else { CHECKED };
            match compare(operation.name(), &mut tasks, count, must_be.as_deref()) {
                Ok(equal) => agreement.equal += equal,
                Err(found) => mismatches.extend(found),
            }
        }
    }
    if mismatches.is_empty() {
        Ok(agreement)
    } else {
        Err(mismatches)
    }
}

/// Compares the outputs of all tasks on inputs 0 to `count` with `must_be`, or if that is `None`, with those of the first task. Gives the
/// number of equal outputs beyond the first's own.
///
/// # Errors
/// Every task that differs, with its first difference.
pub fn compare(
    operation: &str,
    tasks: &mut [(String, Task<'_>)],
    count: usize,
    must_be: Option<&[u8]>,
) -> Result<usize, Vec<Mismatch>> {
    let mut equal = 0;
    let mut mismatches = Vec::new();
    let mut expected: Vec<Vec<u8>> = Vec::new();
    let mut by = "what is right".to_owned();
    if let Some(must_be) = must_be {
        expected = vec![must_be.to_vec(); count];
    }
    for (implementation, task) in tasks {
        let mut mismatch = |what| {
            mismatches.push(Mismatch {
                operation: operation.to_owned(),
                implementation: implementation.clone(),
                what,
            });
        };
        let outputs: Result<Vec<_>, _> = (0..count).map(|input| task.output(input)).collect();
        let outputs = match outputs {
            Ok(outputs) => outputs,
            Err(reason) => {
                mismatch(reason);
                continue;
            }
        };
        if expected.is_empty() {
            expected = outputs;
            by.clone_from(implementation);
            continue;
        }
        match outputs.iter().zip(&expected).position(|(a, b)| a != b) {
            None => equal += count,
            Some(input) => mismatch(format!(
                "input {input} gives {}, but {} by {by}",
                hex(&outputs[input]),
                hex(&expected[input]),
            )),
        }
    }
    if mismatches.is_empty() {
        Ok(equal)
    } else {
        Err(mismatches)
    }
}

/// Lets every verifier judge every signer's signatures, over keys and messages that belong to them.
fn check_signers(
    peers: &[Box<dyn Peer>],
    operation: Operation,
    valid: &Inputs,
    agreement: &mut Agreement,
    mismatches: &mut Vec<Mismatch>,
) {
    for signer in peers {
        signer.enter();
        let Some(mut task) = signer.task(operation, valid) else {
            continue;
        };
        let mut mismatch = |what| {
            mismatches.push(Mismatch {
                operation: operation.name().to_owned(),
                implementation: signer.id().to_owned(),
                what,
            });
        };
        let mut signed = valid.clone();
        let (signatures, verifications) = match operation {
            Operation::EcdsaSign => (
                &mut signed.ecdsa,
                [Operation::EcdsaVerify, Operation::EcdsaVerifyBytes],
            ),
            _ => (
                &mut signed.schnorr,
                [Operation::SchnorrVerify, Operation::SchnorrVerifyBytes],
            ),
        };
        let made: Result<Vec<[u8; 64]>, String> = (0..CHECKED)
            .map(|input| {
                let signature = task.output(input)?;
                signature.try_into().map_err(|signature: Vec<u8>| {
                    format!(
                        "a signature of {} bytes over input {input}",
                        signature.len()
                    )
                })
            })
            .collect();
        match made {
            Ok(made) => *signatures = made,
            Err(reason) => {
                mismatch(reason);
                continue;
            }
        }
        for verifier in peers {
            for verification in verifications {
                verifier.enter();
                let Some(mut task) = verifier.task(verification, &signed) else {
                    continue;
                };
                let refused = (0..CHECKED).find(|&input| task.output(input).as_deref() != Ok(&[1]));
                match refused {
                    None => agreement.accepted += CHECKED,
                    Some(input) => mismatch(format!(
                        "its signature over input {input} is refused by {}",
                        verifier.id()
                    )),
                }
            }
        }
    }
}

fn hex(bytes: &[u8]) -> String {
    if bytes.is_empty() {
        return "a refusal".to_owned();
    }
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
