//! What a run of the comparison finds, and the file that holds it: JSON, one value a line, each of one kind.
//!
//! Line 1 is the [`Header`]. A line with `op` is a [`Row`], with `curve` a [`CurvePoint`], with `build` a [`Build`], with `counters` a
//! [`Counters`], with `absent` an [`Absent`].

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// The version of this format; a file of another is refused.
pub const FORMAT: u32 = 1;

/// A whole run.
#[derive(Clone, Debug, PartialEq)]
pub struct Results {
    pub header: Header,
    pub rows: Vec<Row>,
    pub curves: Vec<CurvePoint>,
    pub builds: Vec<Build>,
    pub counters: Vec<Counters>,
    pub absent: Vec<Absent>,
}

/// Where, when and of what the run was.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// [`FORMAT`].
    pub format: u32,
    /// The day, in UTC, as 2026-12-31.
    pub date: String,
    /// The processor's name and what else tells the machine: cores, memory, kernel.
    pub cpu: String,
    pub machine: String,
    /// The processor's features that any implementation here uses, out of all that it has.
    pub cpu_flags: Vec<String>,
    /// `rustc -V` and the flags; the C compiler and its flags.
    pub rustc: String,
    pub rust_flags: String,
    pub c_compiler: String,
    pub c_flags: String,
    /// The commit of this project, and whether the tree differed from it.
    pub commit: String,
    pub modified: bool,
    /// git's hashes of `crates/curve/src` and `crates/purek1/src`: the source that was measured.
    pub sources: BTreeMap<String, String>,
    pub quick: bool,
    /// Rounds, and the time of each stretch of calls in milliseconds.
    pub rounds: u32,
    pub stretch_ms: u32,
    /// The processor that the run was bound to, if it was.
    pub pinned: Option<u32>,
    /// Highest resident memory of the whole run, in bytes.
    pub peak_rss: u64,
    /// Every implementation that ran.
    pub implementations: Vec<Implementation>,
}

/// An implementation: the id in rows, its package with the locked version, and how it is built and called.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Implementation {
    pub id: String,
    pub package: String,
    pub version: String,
    pub note: String,
}

/// The time of one operation of one implementation.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Row {
    pub op: String,
    #[serde(rename = "impl")]
    pub implementation: String,
    /// Nanoseconds of one operation: the median of the rounds and the least.
    pub ns_median: f64,
    pub ns_min: f64,
    /// Distance of the quartiles of the rounds, as a part of the median.
    pub spread: f64,
    /// The C library's time divided by this one's: greater is faster. Median of the ratios of each round; none where the C library
    /// lacks the operation.
    pub ratio_to_libsecp: Option<f64>,
    /// Distance of the quartiles of those ratios, as a part of their median.
    pub ratio_spread: Option<f64>,
    /// Heap that the operation allocates through Rust's allocator, in bytes and in allocations; none for another process. What C allocates
    /// is not seen.
    pub bytes: Option<f64>,
    pub allocs: Option<f64>,
}

/// One point of a curve: the time of one unit of work as something grows.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CurvePoint {
    /// `threads` (x: threads, y: ns per verification by all together), `psbt_inputs` (x: inputs, y: ns per input), `batch` (x: size, y:
    /// ns per element).
    pub curve: String,
    #[serde(rename = "impl")]
    pub implementation: String,
    pub x: u64,
    pub ns: f64,
}

/// What a minimal program costs that signs and verifies with one implementation.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Build {
    /// The implementation's id, or `table_as_literals` and `table_as_bytes` for the controls.
    pub build: String,
    /// Seconds of a clean release build.
    pub seconds: f64,
    /// Highest resident memory of any one process of the build, in bytes.
    pub compiler_rss: u64,
    /// Size of the stripped program in bytes.
    pub binary: u64,
    /// Highest resident memory of the program when it runs, in bytes.
    pub run_rss: u64,
}

/// Exact counts of one run of a PSBT workload, which no machine changes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Counters {
    /// The operation, as `psbt_wpkh_3`.
    pub counters: String,
    #[serde(rename = "impl")]
    pub implementation: String,
    /// Public child key derivations.
    pub derivations: u64,
    /// Multiplications of the generator, by public and by secret numbers.
    pub generator_multiplications: u64,
    /// HMAC-SHA512.
    pub hmacs: u64,
    /// Inversions, in the field and of scalars.
    pub inversions: u64,
}

/// What was not run, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Absent {
    /// The implementation's id.
    pub absent: String,
    pub reason: String,
}
