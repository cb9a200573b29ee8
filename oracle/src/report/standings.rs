//! Who is fastest, and by how much: the rules that the reports share.
//!
//! The lead of one row over another is the quotient of their ratios to the C library, which were taken round by round, or of their times
//! where there are none. It is a tie if it is within the spread: the square root of the sum of the squares of both spreads, as the errors
//! of two measurements add up that know nothing of each other.

use crate::results::{Results, Row};
use crate::verification::Product;

/// Whose code an implementation runs on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// This project: `purek1`, its variants, and the steps of `verify_10000`.
    Ours,
    /// The C library, bare or beneath a Rust crate.
    C,
    Other,
}

/// The family of an implementation, by its id.
pub fn family(id: &str) -> Family {
    match id {
        "libsecp_c" | "libsecp_c_shani" | "secp256k1_crate" | "rust_bitcoin" => Family::C,
        "purek1" => Family::Ours,
        id if id.starts_with("purek1_") => Family::Ours,
        id if Product::ALL.iter().any(|product| product.id() == id) => Family::Ours,
        _ => Family::Other,
    }
}

/// How many times as fast one row is as another.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lead {
    pub factor: f64,
    /// The spread of the factor, as a part of it.
    pub spread: f64,
}

impl Lead {
    /// The lead of `row` over `other`.
    pub fn over(row: &Row, other: &Row) -> Self {
        match (row.ratio_to_libsecp, other.ratio_to_libsecp) {
            (Some(own), Some(others)) if row.op == other.op => Self {
                factor: own / others,
                spread: ratio_spread(row).hypot(ratio_spread(other)),
            },
            _ => Self {
                factor: other.ns_median / row.ns_median,
                spread: row.spread.hypot(other.spread),
            },
        }
    }

    /// Whether the difference is within the spread, whichever is ahead.
    pub fn is_tie(self) -> bool {
        self.factor.max(1.0 / self.factor) - 1.0 <= self.spread
    }

    /// Whether the first one is faster beyond the spread.
    pub fn wins(self) -> bool {
        self.factor > 1.0 && !self.is_tie()
    }

    /// Whether the first one is slower beyond the spread.
    pub fn loses(self) -> bool {
        self.factor < 1.0 && !self.is_tie()
    }
}

/// The spread of a row's ratio, as a part of it.
pub fn ratio_spread(row: &Row) -> f64 {
    row.ratio_spread.unwrap_or(row.spread)
}

/// The rows of one operation that compete: `purek1`, the C library in its best form, and every other implementation.
#[derive(Clone, Debug)]
pub struct Standing<'a> {
    pub op: &'a str,
    pub ours: Option<&'a Row>,
    /// The faster of `libsecp_c` and `libsecp_c_shani`; the fastest crate on top of the C library where neither has the operation.
    pub c: Option<&'a Row>,
    /// The rest, in order of speed.
    pub others: Vec<&'a Row>,
}

impl<'a> Standing<'a> {
    /// The standing of an operation.
    pub fn of(results: &'a Results, op: &'a str) -> Self {
        let rows = results.by_speed(op);
        let of = |wanted| {
            rows.iter()
                .copied()
                .filter(move |row| family(&row.implementation) == wanted)
        };
        Self {
            op,
            ours: results.row(op, "purek1"),
            c: of(Family::C)
                .find(|row| row.implementation.starts_with("libsecp_c"))
                .or_else(|| of(Family::C).next()),
            others: of(Family::Other).collect(),
        }
    }

    /// All that compete.
    pub fn rows(&self) -> impl Iterator<Item = &'a Row> + use<'a, '_> {
        self.ours
            .into_iter()
            .chain(self.c)
            .chain(self.others.iter().copied())
    }

    /// The fastest of those that `admitted` lets in, and all that are not slower beyond the spread; empty if there are none.
    pub fn fastest(&self, admitted: impl Fn(&Row) -> bool) -> Vec<&'a Row> {
        let Some(best) = self.rows().filter(|row| admitted(row)).reduce(|best, row| {
            if Lead::over(row, best).factor > 1.0 {
                row
            } else {
                best
            }
        }) else {
            return Vec::new();
        };
        self.rows()
            .filter(|row| admitted(row))
            .filter(|row| std::ptr::eq(*row, best) || Lead::over(best, row).is_tie())
            .collect()
    }

    /// The lead of `purek1` over the C library, if both have the operation.
    pub fn lead(&self) -> Option<Lead> {
        Some(Lead::over(self.ours?, self.c?))
    }

    /// The rows that `purek1` is slower than beyond the spread.
    pub fn ahead_of_ours(&self) -> Vec<&'a Row> {
        let Some(ours) = self.ours else {
            return Vec::new();
        };
        self.rows()
            .filter(|row| Lead::over(ours, row).loses())
            .collect()
    }
}
