//! Reading and writing results.

use std::collections::BTreeSet;

use purek1_oracle::results::Results;

use crate::{
    sample::{self, row},
    with_rows,
};

fn refused(text: &str) -> String {
    Results::parse(text).unwrap_err().to_string()
}

fn header_line() -> String {
    sample::empty().to_json_lines()
}

#[test]
fn what_is_written_is_read() {
    let results = sample::results();
    let text = results.to_json_lines();
    assert_eq!(Results::parse(&text).unwrap(), results);
    assert_eq!(
        text.lines().count(),
        1 + results.rows.len()
            + results.curves.len()
            + results.builds.len()
            + results.counters.len()
            + results.absent.len()
    );
}

#[test]
fn a_row_has_these_fields() {
    let text = with_rows(vec![row("ecdh", "k256", 10.0, Some(0.5), 0.01)]).to_json_lines();
    let row: serde_json::Map<String, serde_json::Value> =
        serde_json::from_str(text.lines().nth(1).unwrap()).unwrap();
    let fields: BTreeSet<&str> = row.keys().map(String::as_str).collect();
    let expected = [
        "op",
        "impl",
        "ns_median",
        "ns_min",
        "spread",
        "ratio_to_libsecp",
        "ratio_spread",
        "bytes",
        "allocs",
        "stack",
    ];
    assert_eq!(fields, BTreeSet::from(expected));
}

#[test]
fn an_earlier_field_set_without_optional_values_is_read() {
    let text = header_line()
        + r#"{"op":"ecdh","impl":"k256","ns_median":2,"ns_min":1,"spread":0,"ratio_to_libsecp":null,"bytes":0,"allocs":0}"#;
    let row = &Results::parse(&text).unwrap().rows[0];
    assert_eq!((row.ratio_spread, row.stack), (None, None));
}

#[test]
fn refuses_an_empty_file_and_other_formats() {
    assert!(refused("").contains("empty"));
    assert!(refused("\n \n").contains("empty"));
    let other = header_line().replace("\"format\":1", "\"format\":2");
    assert!(refused(&other).starts_with("line 1: format 2"));
    assert!(refused(r#"{"op":"ecdh"}"#).starts_with("line 1: format unknown"));
    assert!(refused("# Report").starts_with("line 1: "));
}

#[test]
fn refuses_unknown_fields_and_kinds_and_names_the_line() {
    let row = r#"{"op":"ecdh","impl":"k256","ns_median":2,"ns_min":1,"spread":0,"cycles":9}"#;
    let message = refused(&(header_line() + row));
    assert!(
        message.starts_with("line 2: unknown field `cycles`"),
        "{message}"
    );
    assert!(refused(&(header_line() + "\n{\"speed\":1}")).starts_with("line 3: it has none of"));
    assert!(refused(&(header_line() + "{\"op\":\"ecdh\"")).starts_with("line 2: "));
}

#[test]
fn refuses_what_is_there_twice() {
    let results = sample::results();
    for line in results.to_json_lines().lines().skip(1).step_by(37) {
        let message = refused(&format!("{}{line}\n{line}\n", header_line()));
        assert!(
            message.starts_with("line 3: ") && message.ends_with("on line 2; remove one of them"),
            "{message}"
        );
    }
}

#[test]
fn refuses_numbers_that_cannot_be() {
    let good = with_rows(vec![row("ecdh", "k256", 16.0, Some(0.5), 0.25)]).to_json_lines();
    for (from, to) in [
        ("\"ns_median\":16.0", "\"ns_median\":-16.0"),
        ("\"ns_median\":16.0", "\"ns_median\":0"),
        ("\"ns_median\":16.0", "\"ns_median\":1e999"),
        ("\"ns_median\":16.0", "\"ns_median\":null"),
        ("\"ns_median\":16.0", "\"ns_median\":\"16\""),
        ("\"ratio_to_libsecp\":0.5", "\"ratio_to_libsecp\":0"),
        ("\"spread\":0.25", "\"spread\":-0.25"),
        ("\"bytes\":0.0", "\"bytes\":-1"),
    ] {
        assert!(good.contains(from));
        let message = refused(&good.replace(from, to));
        assert!(message.starts_with("line 2: "), "{message}");
    }
}
