//! What a build costs: the smallest of the minimal programs, built and run for real.

use purek1_oracle::build_cost;

#[test]
fn a_minimal_program_is_built_and_measured() {
    let build = build_cost::measure("table_as_bytes").unwrap();
    assert_eq!(build.build, "table_as_bytes");
    assert!(build.seconds > 0.0);
    // A compiler takes tens of megabytes, a small program a few; a program holds at least its table.
    assert!(build.compiler_rss > 10_000_000, "{build:?}");
    assert!(build.run_rss > 100_000, "{build:?}");
    assert!(build.binary > 500_000, "{build:?}");
}

#[test]
fn a_program_without_large_tables_is_smaller_by_their_size() {
    let program = |id| build_cost::measure(id).unwrap().binary;
    let saved = program("purek1").checked_sub(program("purek1_small"));
    // The linker leaves out the table that signing and verifying do not read.
    assert!(saved.is_some_and(|saved| saved > 300_000), "{saved:?}");
}

#[test]
fn an_unknown_program_is_named() {
    let error = build_cost::measure("openssl").unwrap_err();
    assert_eq!(error, "no minimal program is called openssl");
}
