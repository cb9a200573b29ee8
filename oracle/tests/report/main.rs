//! What the reports, the README's table and the comparison with an earlier run say of known numbers.

mod baseline;
mod html;
mod json;
mod markdown;
mod readme;
mod sample;

use purek1_oracle::results::{Results, Row};

/// Results with these rows alone.
fn with_rows(rows: Vec<Row>) -> Results {
    Results {
        rows,
        ..sample::empty()
    }
}

/// The cells of the first line of the text that begins with this cell.
fn line_of(text: &str, first: &str) -> Vec<String> {
    let start = format!("| {first} |");
    let line = text
        .lines()
        .find(|line| line.starts_with(&start))
        .unwrap_or_else(|| panic!("no line of {first}"));
    line.trim_matches('|')
        .split('|')
        .map(|cell| cell.trim().to_owned())
        .collect()
}
