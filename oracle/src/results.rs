//! What a run of the comparison finds, and the file that holds it: JSON, one value a line, each of one kind.
//!
//! Line 1 is the [`Header`]. A line with `op` is a [`Row`], with `curve` a [`CurvePoint`], with `build` a [`Build`], with `counters` a
//! [`Counters`], with `absent` an [`Absent`].

use std::collections::BTreeMap;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use thiserror::Error;

/// The version of this format; a file of another is refused.
pub const FORMAT: u32 = 1;

/// Why a file is not the results of a run. Every text names the line.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum Error {
    #[error("the file is empty; line 1 must be the header of a run")]
    Empty,
    #[error("line {line}: {reason}")]
    Json { line: usize, reason: String },
    #[error(
        "line 1: format {found}, but this program reads format {FORMAT}; run the comparison again"
    )]
    Format { found: String },
    #[error(
        "line {line}: it has none of `op`, `curve`, `build`, `counters` and `absent`, one of which tells what a line is"
    )]
    Kind { line: usize },
    #[error(
        "line {line}: `{field}` of {of} is {value}; it must be a finite number that is {least}"
    )]
    Number {
        line: usize,
        of: String,
        field: &'static str,
        value: f64,
        least: &'static str,
    },
    #[error("line {line}: {what} is there already, on line {first}; remove one of them")]
    Twice {
        line: usize,
        what: String,
        first: usize,
    },
}

/// A whole run.
#[derive(Clone, Debug, PartialEq)]
pub struct Results {
    pub header: Header,
    /// In the order of the report. Of a PSBT workload, our rows other than `purek1` stand in the order in which optimisations are switched
    /// on: the first of them is the baseline.
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

/// An implementation: the id in rows, its package with the locked version, how it is built and called, and its tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Implementation {
    pub id: String,
    pub package: String,
    pub version: String,
    pub note: String,
    /// Bytes of its precomputed tables, where it tells.
    pub tables: Option<u64>,
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
    /// Heap that the operation allocates through Rust's allocator, in bytes and in allocations; none for another process that cannot tell.
    /// What C allocates is not seen.
    pub bytes: Option<f64>,
    pub allocs: Option<f64>,
    /// The deepest stack of a call, in bytes.
    pub stack: Option<u64>,
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

impl Results {
    /// Reads JSON lines, as [`to_json_lines`](Self::to_json_lines) writes them. Blank lines are skipped.
    ///
    /// # Errors
    /// What is wrong with the first line that is wrong: another format, an unknown kind or field, a number that cannot be, a value that is
    /// there twice.
    pub fn parse(text: &str) -> Result<Self, Error> {
        let mut lines = text
            .lines()
            .enumerate()
            .map(|(index, text)| (index + 1, text))
            .filter(|(_, text)| !text.trim().is_empty());
        let (line, first) = lines.next().ok_or(Error::Empty)?;
        let format = object(line, first)?.remove("format");
        if format != Some(Value::from(FORMAT)) {
            let found = format.map_or_else(|| "unknown".to_owned(), |found| found.to_string());
            return Err(Error::Format { found });
        }
        let mut results = Self {
            header: typed(line, first)?,
            rows: Vec::new(),
            curves: Vec::new(),
            builds: Vec::new(),
            counters: Vec::new(),
            absent: Vec::new(),
        };
        let mut seen = BTreeMap::new();
        for (line, text) in lines {
            let what = results.push(line, text)?;
            if let Some(first) = seen.insert(what.clone(), line) {
                return Err(Error::Twice { line, what, first });
            }
        }
        Ok(results)
    }

    /// Writes JSON lines. What is not finite would be read back by nobody; the measurement gives no such number.
    pub fn to_json_lines(&self) -> String {
        let mut text = String::new();
        write_line(&mut text, &self.header);
        write_lines(&mut text, &self.rows);
        write_lines(&mut text, &self.curves);
        write_lines(&mut text, &self.builds);
        write_lines(&mut text, &self.counters);
        write_lines(&mut text, &self.absent);
        text
    }

    /// The operations that have rows, in the order of the file.
    pub fn operations(&self) -> Vec<&str> {
        distinct(self.rows.iter().map(|row| row.op.as_str()))
    }

    /// The rows of an operation, the fastest first.
    pub fn by_speed(&self, op: &str) -> Vec<&Row> {
        let mut rows: Vec<&Row> = self.rows.iter().filter(|row| row.op == op).collect();
        rows.sort_by(|a, b| a.ns_median.total_cmp(&b.ns_median));
        rows
    }

    /// The row of an operation and an implementation.
    pub fn row(&self, op: &str, implementation: &str) -> Option<&Row> {
        self.rows
            .iter()
            .find(|row| row.op == op && row.implementation == implementation)
    }

    /// The names of the curves, in the order of the file.
    pub fn curve_names(&self) -> Vec<&str> {
        distinct(self.curves.iter().map(|point| point.curve.as_str()))
    }

    /// The lines of a curve: implementations with their points, by x.
    pub fn curve(&self, name: &str) -> Vec<(&str, Vec<(u64, f64)>)> {
        let points = || self.curves.iter().filter(|point| point.curve == name);
        distinct(points().map(|point| point.implementation.as_str()))
            .into_iter()
            .map(|implementation| {
                let mut line: Vec<(u64, f64)> = points()
                    .filter(|point| point.implementation == implementation)
                    .map(|point| (point.x, point.ns))
                    .collect();
                line.sort_by_key(|point| point.0);
                (implementation, line)
            })
            .collect()
    }

    /// The counters of an operation and an implementation.
    pub fn counters(&self, op: &str, implementation: &str) -> Option<&Counters> {
        self.counters
            .iter()
            .find(|counters| counters.counters == op && counters.implementation == implementation)
    }

    /// What the header says of an implementation.
    pub fn implementation(&self, id: &str) -> Option<&Implementation> {
        self.header
            .implementations
            .iter()
            .find(|implementation| implementation.id == id)
    }

    /// Takes in one line after the header and gives what must not come again.
    fn push(&mut self, line: usize, text: &str) -> Result<String, Error> {
        let kind = object(line, text)?;
        let number = |of: &str, field, value: f64, least: &'static str| {
            let holds = value >= 0.0 && (value > 0.0 || least == NOT_NEGATIVE);
            if holds && value.is_finite() {
                return Ok(());
            }
            Err(Error::Number {
                line,
                of: of.to_owned(),
                field,
                value,
                least,
            })
        };
        if kind.contains_key("op") {
            let row: Row = typed(line, text)?;
            let what = format!("the row of `{}` and `{}`", row.op, row.implementation);
            // What others are divided by must not be 0.
            number(&what, "ns_median", row.ns_median, POSITIVE)?;
            number(&what, "ns_min", row.ns_min, POSITIVE)?;
            number(&what, "spread", row.spread, NOT_NEGATIVE)?;
            for (field, value, least) in [
                ("ratio_to_libsecp", row.ratio_to_libsecp, POSITIVE),
                ("ratio_spread", row.ratio_spread, NOT_NEGATIVE),
                ("bytes", row.bytes, NOT_NEGATIVE),
                ("allocs", row.allocs, NOT_NEGATIVE),
            ] {
                if let Some(value) = value {
                    number(&what, field, value, least)?;
                }
            }
            self.rows.push(row);
            Ok(what)
        } else if kind.contains_key("curve") {
            let point: CurvePoint = typed(line, text)?;
            let what = format!(
                "the point {} of `{}` and `{}`",
                point.x, point.curve, point.implementation
            );
            number(&what, "ns", point.ns, POSITIVE)?;
            self.curves.push(point);
            Ok(what)
        } else if kind.contains_key("build") {
            let build: Build = typed(line, text)?;
            let what = format!("the build of `{}`", build.build);
            number(&what, "seconds", build.seconds, NOT_NEGATIVE)?;
            self.builds.push(build);
            Ok(what)
        } else if kind.contains_key("counters") {
            let counters: Counters = typed(line, text)?;
            let what = format!(
                "the counters of `{}` and `{}`",
                counters.counters, counters.implementation
            );
            self.counters.push(counters);
            Ok(what)
        } else if kind.contains_key("absent") {
            let absent: Absent = typed(line, text)?;
            let what = format!("the reason why `{}` is absent", absent.absent);
            self.absent.push(absent);
            Ok(what)
        } else {
            Err(Error::Kind { line })
        }
    }
}

const POSITIVE: &str = "greater than 0";
const NOT_NEGATIVE: &str = "not negative";

fn object(line: usize, text: &str) -> Result<Map<String, Value>, Error> {
    typed(line, text)
}

fn typed<T: DeserializeOwned>(line: usize, text: &str) -> Result<T, Error> {
    serde_json::from_str(text).map_err(|error| {
        let reason = error.to_string();
        // The parser counts lines within this one, which would mislead.
        let reason = match reason.rsplit_once(" at line ") {
            Some((reason, _)) => format!("{reason}, at column {}", error.column()),
            None => reason,
        };
        Error::Json { line, reason }
    })
}

fn write_lines<T: Serialize>(text: &mut String, values: &[T]) {
    for value in values {
        write_line(text, value);
    }
}

fn write_line<T: Serialize>(text: &mut String, value: &T) {
    let line = serde_json::to_string(value).expect("structures of strings and numbers");
    text.push_str(&line);
    text.push('\n');
}

/// The values without those that came before.
fn distinct<'a>(values: impl Iterator<Item = &'a str>) -> Vec<&'a str> {
    let mut distinct = Vec::new();
    for value in values {
        if !distinct.contains(&value) {
            distinct.push(value);
        }
    }
    distinct
}
