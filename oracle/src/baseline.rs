//! A run beside an earlier one: what got slower or faster beyond what the measurements scatter.
//!
//! Compared are the ratios to the C library, which another machine or another load changes little; times only where neither run has a ratio.
//! A change counts if it exceeds the spread of both runs together: the square root of the sum of the squares of both spreads, each the
//! distance of the quartiles as a part of the median.

use crate::report::format::{
    NONE, Table, code, enumerated, escape_markdown, percent, plain, time, times,
};
use crate::report::standings::{Family, family, ratio_spread};
use crate::results::{Header, Results, Row};

/// What a change means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    Slower,
    Faster,
    /// Within the spread.
    Same,
    /// One of the two has no ratio.
    Incomparable,
}

/// An operation of an implementation that is in both runs.
#[derive(Clone, Debug, PartialEq)]
pub struct Change<'a> {
    pub before: &'a Row,
    pub after: &'a Row,
    /// By which part it takes longer: 0.1 is 10 percent slower, -0.1 takes 10 percent less time.
    pub longer: f64,
    /// The spread of both together.
    pub spread: f64,
    pub verdict: Verdict,
}

/// All that differs between two runs.
#[derive(Clone, Debug, PartialEq)]
pub struct Changes<'a> {
    /// Where the earlier run comes from.
    pub earlier: &'a Header,
    pub changes: Vec<Change<'a>>,
    /// Rows that only the later run has.
    pub new: Vec<&'a Row>,
    /// Rows that only the earlier run has.
    pub vanished: Vec<&'a Row>,
}

/// Compares two runs row by row.
pub fn compare<'a>(before: &'a Results, after: &'a Results) -> Changes<'a> {
    let find = |results: &'a Results, row: &Row| results.row(&row.op, &row.implementation);
    Changes {
        earlier: &before.header,
        changes: after
            .rows
            .iter()
            .filter_map(|row| Some(Change::between(find(before, row)?, row)))
            .collect(),
        new: after
            .rows
            .iter()
            .filter(|row| find(before, row).is_none())
            .collect(),
        vanished: before
            .rows
            .iter()
            .filter(|row| find(after, row).is_none())
            .collect(),
    }
}

impl<'a> Change<'a> {
    fn between(before: &'a Row, after: &'a Row) -> Self {
        let (longer, spread) = match (before.ratio_to_libsecp, after.ratio_to_libsecp) {
            (Some(earlier), Some(later)) => (
                earlier / later - 1.0,
                ratio_spread(before).hypot(ratio_spread(after)),
            ),
            (None, None) => (
                after.ns_median / before.ns_median - 1.0,
                before.spread.hypot(after.spread),
            ),
            _ => {
                return Self {
                    before,
                    after,
                    longer: 0.0,
                    spread: 0.0,
                    verdict: Verdict::Incomparable,
                };
            }
        };
        // A half of the time and twice the time are the same distance.
        let factor = 1.0 + longer;
        let verdict = if factor.max(1.0 / factor) - 1.0 <= spread {
            Verdict::Same
        } else if longer > 0.0 {
            Verdict::Slower
        } else {
            Verdict::Faster
        };
        Self {
            before,
            after,
            longer,
            spread,
            verdict,
        }
    }
}

impl Changes<'_> {
    /// Whether any operation of an implementation got slower. `purek1` stands for its variants too.
    pub fn got_slower(&self, implementation: &str) -> bool {
        self.changes.iter().any(|change| {
            let id = change.after.implementation.as_str();
            let meant =
                id == implementation || implementation == "purek1" && family(id) == Family::Ours;
            meant && change.verdict == Verdict::Slower
        })
    }

    /// As Markdown: the rule, the table of what changed, and what is new or gone.
    pub fn to_markdown(&self) -> String {
        let of = |verdict| {
            self.changes
                .iter()
                .filter(move |change| change.verdict == verdict)
        };
        let mut text = format!(
            "## Beside the run of {} at commit {} on {}\n\n\
             Of {} rows that both runs have, {} got slower and {} faster beyond the measured spread, which is the square root of the sum of the \
             squares of both runs' spreads. Compared are ratios to the C library, and times where neither run has a ratio.\n",
            plain(&self.earlier.date),
            code(&self.earlier.commit),
            escape_markdown(&plain(&self.earlier.cpu)),
            self.changes.len(),
            of(Verdict::Slower).count(),
            of(Verdict::Faster).count(),
        );
        let mut table = Table::new(&[
            "operation",
            "implementation",
            ">before",
            ">now",
            ">time",
            ">spread",
            "verdict",
        ]);
        for verdict in [
            Verdict::Slower,
            Verdict::Faster,
            Verdict::Same,
            Verdict::Incomparable,
        ] {
            table.rows.extend(of(verdict).map(cells));
        }
        if !table.rows.is_empty() {
            text.push('\n');
            text.push_str(&table.to_markdown());
        }
        for (what, rows) in [("New", &self.new), ("Vanished", &self.vanished)] {
            let names: Vec<String> = rows
                .iter()
                .map(|row| format!("{} of {}", code(&row.op), code(&row.implementation)))
                .collect();
            if !names.is_empty() {
                text.push_str(&format!("\n{what}: {}.\n", enumerated(&names)));
            }
        }
        text
    }
}

fn cells(change: &Change<'_>) -> Vec<String> {
    let value = |row: &Row| match row.ratio_to_libsecp {
        Some(ratio) => times(ratio),
        None => time(row.ns_median),
    };
    let part = |part: f64| match change.verdict {
        Verdict::Incomparable => NONE.to_owned(),
        _ => percent(part),
    };
    let sign = if change.longer > 0.0 { "+" } else { "" };
    vec![
        code(&change.after.op),
        code(&change.after.implementation),
        value(change.before),
        value(change.after),
        format!("{sign}{}", part(change.longer)),
        part(change.spread),
        match change.verdict {
            Verdict::Slower => "slower",
            Verdict::Faster => "faster",
            Verdict::Same => "within the spread",
            Verdict::Incomparable => "one run has no ratio",
        }
        .to_owned(),
    ]
}
