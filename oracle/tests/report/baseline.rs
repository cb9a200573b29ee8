//! A run beside an earlier one.

use purek1_oracle::baseline::{self, Verdict};
use purek1_oracle::results::{self};

use crate::{
    line_of,
    sample::{self, row},
    with_rows,
};

/// The verdict on a change from one row to another.
fn verdict(before: results::Row, after: results::Row) -> Verdict {
    let (before, after) = (with_rows(vec![before]), with_rows(vec![after]));
    baseline::compare(&before, &after).changes[0].verdict
}

fn ours(ns: f64, ratio: Option<f64>, spread: f64) -> results::Row {
    row("ecdh", "purek1", ns, ratio, spread)
}

#[test]
fn ratios_count_and_not_times() {
    assert_eq!(
        verdict(ours(10.0, Some(2.0), 0.01), ours(30.0, Some(2.0), 0.01)),
        Verdict::Same
    );
    assert_eq!(
        verdict(ours(10.0, Some(2.0), 0.01), ours(10.0, Some(1.8), 0.01)),
        Verdict::Slower
    );
    assert_eq!(
        verdict(ours(10.0, Some(2.0), 0.01), ours(10.0, Some(2.2), 0.01)),
        Verdict::Faster
    );
}

#[test]
fn times_count_where_neither_has_a_ratio() {
    assert_eq!(
        verdict(ours(10.0, None, 0.01), ours(12.0, None, 0.01)),
        Verdict::Slower
    );
    assert_eq!(
        verdict(ours(10.0, None, 0.01), ours(8.0, None, 0.01)),
        Verdict::Faster
    );
    assert_eq!(
        verdict(ours(10.0, Some(1.5), 0.01), ours(8.0, None, 0.01)),
        Verdict::Incomparable
    );
}

#[test]
fn a_change_counts_beyond_the_spread_of_both() {
    // The spreads 0.03 and 0.04 are 0.05 together.
    assert_eq!(
        verdict(
            ours(10.0, Some(1.0), 0.03),
            ours(10.0, Some(1.0 / 1.049), 0.04)
        ),
        Verdict::Slower
    );
    let mut before = ours(10.0, Some(1.1), 0.0);
    before.ratio_spread = Some(0.03);
    let mut after = before.clone();
    after.ratio_spread = Some(0.04);
    after.ratio_to_libsecp = Some(1.1 / 1.049);
    assert_eq!(verdict(before.clone(), after.clone()), Verdict::Same);
    after.ratio_to_libsecp = Some(1.1 / 1.051);
    assert_eq!(verdict(before.clone(), after.clone()), Verdict::Slower);
    after.ratio_to_libsecp = Some(1.1 * 1.049);
    assert_eq!(verdict(before.clone(), after.clone()), Verdict::Same);
    after.ratio_to_libsecp = Some(1.1 * 1.051);
    assert_eq!(verdict(before, after), Verdict::Faster);
}

#[test]
fn new_and_vanished_rows_are_listed() {
    let before = with_rows(vec![row("ecdh", "k256", 10.0, None, 0.0)]);
    let after = with_rows(vec![row("ecdh", "crrl", 10.0, None, 0.0)]);
    let changes = baseline::compare(&before, &after);
    assert_eq!(
        (
            changes.changes.len(),
            changes.new.len(),
            changes.vanished.len()
        ),
        (0, 1, 1)
    );
    let text = changes.to_markdown();
    assert!(text.contains("New: `ecdh` of `crrl`."));
    assert!(text.contains("Vanished: `ecdh` of `k256`."));
}

#[test]
fn only_what_got_slower_of_ours_is_ours() {
    let before = with_rows(vec![
        row("ecdh", "purek1", 10.0, Some(2.0), 0.01),
        row("ecdh", "k256", 10.0, Some(2.0), 0.01),
    ]);
    let mut after = before.clone();
    after.rows[1].ratio_to_libsecp = Some(1.0);
    let changes = baseline::compare(&before, &after);
    assert!(!changes.got_slower("purek1"));
    assert!(changes.got_slower("k256"));
    let line = line_of(&changes.to_markdown(), "`ecdh`");
    assert_eq!(
        line,
        [
            "`ecdh`", "`k256`", "2.00×", "1.00×", "+100 %", "1.4 %", "slower"
        ]
    );

    after.rows[0].implementation = "purek1_portable".to_owned();
    after.rows[0].ratio_to_libsecp = Some(1.0);
    let mut before = before.clone();
    before.rows[0].implementation = "purek1_portable".to_owned();
    assert!(baseline::compare(&before, &after).got_slower("purek1"));
}

#[test]
fn a_run_beside_itself_changes_nothing() {
    let results = sample::results();
    let changes = baseline::compare(&results, &results);
    assert!(
        changes
            .changes
            .iter()
            .all(|change| change.verdict == Verdict::Same)
    );
    assert!(changes.new.is_empty() && changes.vanished.is_empty());
}
