//! What the Markdown report says of known numbers.

use purek1_oracle::report::{self, html, markdown};

use crate::{
    line_of,
    sample::{self, row},
    with_rows,
};

/// The summary's winner of an operation with these rows.
fn winner(rows: &[(&str, f64, f64)]) -> String {
    let rows = rows
        .iter()
        .map(|&(id, ratio, spread)| row("ecdh", id, 1000.0 / ratio, Some(ratio), spread))
        .collect();
    line_of(&markdown::render(&with_rows(rows)), "`ecdh`")
        .pop()
        .unwrap()
}

#[test]
fn the_winner_is_the_fastest() {
    assert_eq!(
        winner(&[
            ("purek1", 1.3, 0.01),
            ("libsecp_c", 1.0, 0.01),
            ("k256", 0.4, 0.01)
        ]),
        "`purek1`"
    );
    assert_eq!(
        winner(&[
            ("purek1", 0.8, 0.01),
            ("libsecp_c", 1.0, 0.01),
            ("k256", 0.4, 0.01)
        ]),
        "`libsecp_c`"
    );
    assert_eq!(
        winner(&[
            ("purek1", 1.3, 0.01),
            ("libsecp_c", 1.0, 0.01),
            ("k256", 1.4, 0.01)
        ]),
        "`k256`"
    );
    assert_eq!(
        winner(&[
            ("purek1", 1.05, 0.0),
            ("libsecp_c", 1.0, 0.0),
            ("libsecp_c_shani", 1.1, 0.0)
        ]),
        "`libsecp_c_shani`"
    );
    assert_eq!(winner(&[("purek1", 1.0, 0.01)]), "`purek1`, alone");
}

#[test]
fn a_difference_within_the_spread_is_a_tie() {
    assert_eq!(
        winner(&[("purek1", 1.02, 0.03), ("libsecp_c", 1.0, 0.0)]),
        "tie: `purek1`, `libsecp_c`"
    );
    assert_eq!(
        winner(&[("purek1", 0.98, 0.03), ("libsecp_c", 1.0, 0.0)]),
        "tie: `purek1`, `libsecp_c`"
    );
    assert_eq!(
        winner(&[("purek1", 1.04, 0.03), ("libsecp_c", 1.0, 0.0)]),
        "`purek1`"
    );
}

#[test]
fn variants_of_ours_and_crates_on_the_c_library_win_nothing() {
    let rows = [
        ("purek1_portable", 2.0, 0.01),
        ("purek1_small", 1.9, 0.01),
        ("purek1", 1.5, 0.01),
        ("secp256k1_crate", 1.7, 0.01),
        ("libsecp_c", 1.0, 0.01),
    ];
    assert_eq!(winner(&rows), "`purek1`");
}

#[test]
fn the_summary_names_the_better_form_of_the_c_library() {
    let text = markdown::render(&with_rows(vec![
        row("ecdh", "purek1", 500.0, Some(2.0), 0.01),
        row("ecdh", "libsecp_c", 1000.0, Some(1.0), 0.01),
        row("ecdh", "libsecp_c_shani", 800.0, Some(1.25), 0.01),
    ]));
    assert_eq!(
        line_of(&text, "`ecdh`"),
        [
            "`ecdh`",
            "500 ns",
            "800 ns",
            "`libsecp_c_shani`",
            "1.60×",
            "`purek1`"
        ]
    );
}

#[test]
fn a_loss_is_said_plainly_and_a_win_without_boast() {
    let lost = markdown::render(&with_rows(vec![
        row("ecdh", "purek1", 1250.0, Some(0.8), 0.01),
        row("ecdh", "libsecp_c", 1000.0, Some(1.0), 0.01),
    ]));
    assert!(
        lost.contains("`purek1` is not the fastest in 1 of the 1 operation that others have too:")
    );
    assert!(lost.contains("- `ecdh`: `libsecp_c` is 1.25× as fast"));
    assert!(lost.contains(
        "To make keys and signatures: the C library, fastest or equal in 1 of 1 operation."
    ));

    let won = markdown::render(&with_rows(vec![
        row("ecdh", "purek1", 500.0, Some(2.0), 0.01),
        row("ecdh", "libsecp_c", 1000.0, Some(1.0), 0.01),
    ]));
    assert!(!won.contains("not the fastest"));
    assert!(won.contains("In none of the 1 operation that others have too is `purek1` slower"));
    assert!(won.contains("faster in 1 (2.00×), slower in none"));
}

#[test]
fn psbts_show_what_the_cache_saves_with_exact_counters() {
    let text = markdown::render(&sample::results());
    let steps: Vec<&str> = text
        .lines()
        .filter(|line| line.starts_with("| `psbt_2of3_10` |") && line.contains('→'))
        .collect();
    assert_eq!(steps.len(), 2);
    assert!(steps[0].contains("`purek1_no_cache` → `purek1`"));
    assert!(
        steps[0].contains("1.86 ms → 1.39 ms | 25 % | 66 → 39 | 76 → 49 | 72 → 45 | 86 → 59 |"),
        "{}",
        steps[0]
    );
    assert!(steps[1].contains("`rust_bitcoin` → `purek1`"));
    assert!(text.contains("Over 18 PSBT workloads, the optimisations together save from 0.0 %"));
}

#[test]
fn memory_is_told_where_it_was_measured() {
    let results = sample::results();
    let text = markdown::render(&results);
    assert!(text.contains(
        "Tables of multiples of the generator, as read-only data in the program: `purek1` 598 KiB, `purek1_portable` 598 KiB and \
         `purek1_small` 32.0 KiB."
    ));
    let line = "| `ecdsa_sign` | 0 | 0 | 2.50 KiB | 2.50 KiB | 2.50 KiB |";
    assert!(text.lines().any(|found| found == line));

    // A file of earlier days.
    let mut results = results;
    for row in &mut results.rows {
        row.stack = None;
    }
    for implementation in &mut results.header.implementations {
        implementation.tables = None;
    }
    assert!(!markdown::render(&results).contains("## Memory"));
}

#[test]
fn every_operation_is_described() {
    for op in sample::results().operations() {
        assert!(!report::describe(op).is_empty(), "{op}");
    }
    assert_eq!(report::describe("no_such_operation"), "");
}

#[test]
fn a_run_with_nothing_in_it_still_renders() {
    let text = markdown::render(&sample::empty());
    assert!(text.contains("No operation was measured of both"));
    html::render(&sample::empty());
}

#[test]
fn quick_and_modified_runs_say_so() {
    let mut results = sample::results();
    assert!(!markdown::render(&results).contains("quick run"));
    results.header.quick = true;
    results.header.modified = true;
    let text = markdown::render(&results);
    assert!(text.contains("This is a quick run"));
    assert!(text.contains("The source differed from the commit"));
}

#[test]
fn what_the_c_library_lacks_is_compared_with_the_crate_on_top_of_it() {
    let text = markdown::render(&with_rows(vec![
        row("bip32_child", "purek1", 500.0, Some(2.0), 0.01),
        row("bip32_child", "rust_bitcoin", 1000.0, Some(1.0), 0.01),
        row("ecdh", "purek1", 1000.0, Some(0.5), 0.01),
        row("ecdh", "libsecp_c", 500.0, Some(1.0), 0.01),
    ]));
    assert_eq!(
        line_of(&text, "`bip32_child`")[2..4],
        ["1.00 µs", "`rust_bitcoin`"]
    );
    // A lead over a crate does not hide a loss to the C library itself.
    assert!(text.contains("Beside the C library in its best form, over the 1 operation that both have, `purek1` is faster in none, slower in 1 (0.500×)"));
    assert!(text.contains("Beside `rust_bitcoin`, on top of the C library, over the 1 operation that both have, `purek1` is faster in 1 (2.00×)"));
}
