//! The reports of a run. [`document`] says once what they say; [`markdown`] and [`html`] write it, the second with charts.

pub mod chart;
mod conclusion;
pub mod format;
pub mod html;
pub mod markdown;
pub mod readme;
mod sections;
pub mod standings;

use crate::operations::Operation;
use crate::results::Results;
use chart::Chart;
use format::Table;

/// A piece of a report. Texts may hold code between backticks (see [`format`]).
#[derive(Clone, Debug)]
pub enum Block {
    /// A heading of level 2 or 3.
    Heading(u8, String),
    Text(String),
    List(Vec<String>),
    Table(Table),
    /// Charts side by side, as far as there is room. What they show also stands in a table.
    Charts(Vec<Chart>),
}

/// The title of a report.
pub const TITLE: &str = "purek1 beside other implementations of secp256k1";

/// What a report says below its title.
pub fn document(results: &Results) -> Vec<Block> {
    let mut blocks = Vec::new();
    sections::machine(results, &mut blocks);
    sections::summary(results, &mut blocks);
    sections::operations(results, &mut blocks);
    sections::psbts(results, &mut blocks);
    sections::curves(results, &mut blocks);
    sections::memory(results, &mut blocks);
    sections::footprint(results, &mut blocks);
    sections::absent(results, &mut blocks);
    sections::method(results, &mut blocks);
    conclusion::conclusion(results, &mut blocks);
    blocks
}

/// What goes into an operation and what comes out; empty for a name that is none.
pub fn describe(op: &str) -> String {
    if let Some(operation) = Operation::all().find(|operation| operation.name() == op) {
        return operation.description().to_owned();
    }
    if op == "verify_10000" {
        return "10,000 × (signature, 32-byte hash, public key), all different → verdicts; times are per verification".to_owned();
    }
    match op
        .strip_prefix("psbt_")
        .and_then(|rest| rest.rsplit_once('_'))
    {
        Some((policy, inputs)) => format!(
            "parsed PSBT with {inputs} input{}, seed, policy {policy} → reviewed and signed PSBT, each signature verified",
            if inputs == "1" { "" } else { "s" }
        ),
        None => String::new(),
    }
}
