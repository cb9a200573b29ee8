//! What the reports, the README's table and the comparison with an earlier run say of known numbers.

mod sample;

use std::collections::BTreeSet;

use purek1_oracle::baseline::{self, Verdict};
use purek1_oracle::report::{format, html, markdown, readme};
use purek1_oracle::results::{self, Results};
use sample::row;

/// Results with these rows alone.
fn with_rows(rows: Vec<results::Row>) -> Results {
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

mod json {
    use super::*;

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
        ];
        assert_eq!(fields, BTreeSet::from(expected));
    }

    #[test]
    fn an_earlier_field_set_without_optional_values_is_read() {
        let text = header_line()
            + r#"{"op":"ecdh","impl":"k256","ns_median":2,"ns_min":1,"spread":0,"ratio_to_libsecp":null,"bytes":0,"allocs":0}"#;
        assert_eq!(Results::parse(&text).unwrap().rows[0].ratio_spread, None);
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
        assert!(
            refused(&(header_line() + "\n{\"speed\":1}")).starts_with("line 3: it has none of")
        );
        assert!(refused(&(header_line() + "{\"op\":\"ecdh\"")).starts_with("line 2: "));
    }

    #[test]
    fn refuses_what_is_there_twice() {
        let results = sample::results();
        for line in results.to_json_lines().lines().skip(1).step_by(37) {
            let message = refused(&format!("{}{line}\n{line}\n", header_line()));
            assert!(
                message.starts_with("line 3: ")
                    && message.ends_with("on line 2; remove one of them"),
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
}

mod markdown_report {
    use super::*;

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
            lost.contains(
                "`purek1` is not the fastest in 1 of the 1 operation that others have too:"
            )
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
        assert!(
            text.contains("Over 18 PSBT workloads, the optimisations together save from 0.0 %")
        );
    }

    #[test]
    fn every_operation_is_described() {
        for op in sample::results().operations() {
            assert!(!markdown::describe(op).is_empty(), "{op}");
        }
        assert_eq!(markdown::describe("no_such_operation"), "");
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
}

mod html_page {
    use super::*;

    /// Checks that every element is closed, in order, and gives the text outside of tags.
    fn text_of(html: &str) -> String {
        const VOID: [&str; 3] = ["meta", "!doctype", "br"];
        let mut open: Vec<&str> = Vec::new();
        let mut text = String::new();
        let mut rest = html;
        while let Some(start) = rest.find('<') {
            text.push_str(&rest[..start]);
            text.push(' ');
            let length = rest[start..].find('>').expect("a tag ends");
            let tag = &rest[start + 1..start + length];
            rest = &rest[start + length + 1..];
            assert!(!tag.contains('<'), "a tag within <{tag}>");
            assert_eq!(tag.matches('"').count() % 2, 0, "quotes of <{tag}>");
            let name = tag
                .trim_start_matches('/')
                .split([' ', '/'])
                .next()
                .unwrap();
            if let Some(closed) = tag.strip_prefix('/') {
                assert_eq!(open.pop(), Some(closed), "closed too early or too late");
            } else if !tag.ends_with('/') && !VOID.contains(&name) {
                open.push(name);
            }
        }
        assert_eq!(open, [""; 0], "left open");
        text
    }

    #[test]
    fn is_well_formed_and_ids_are_unique() {
        for results in [sample::results(), sample::empty()] {
            let page = html::render(&results);
            text_of(&page);
            let ids: Vec<&str> = page
                .split(" id=\"")
                .skip(1)
                .map(|rest| rest.split('"').next().unwrap())
                .collect();
            let distinct: BTreeSet<&&str> = ids.iter().collect();
            assert_eq!(distinct.len(), ids.len());
            for target in page.split("href=\"#").skip(1) {
                let target = target.split('"').next().unwrap();
                assert!(ids.contains(&target), "{target}");
            }
        }
    }

    #[test]
    fn loads_nothing() {
        let page = html::render(&sample::results());
        for way in [
            "http:", "https:", "//", "<script", "<link", "<img", "<iframe", " src=", "url(",
            "@import",
        ] {
            assert!(!page.contains(way), "{way}");
        }
    }

    #[test]
    fn hostile_names_are_text() {
        const HOSTILE: &str = "\"><script>alert('`1`')</script>&\u{202e}";
        let mut results = sample::results();
        results.header.cpu = HOSTILE.to_owned();
        results.header.implementations[0].note = HOSTILE.to_owned();
        results.header.commit = HOSTILE.to_owned();
        results.absent[0].reason = HOSTILE.to_owned();
        results.builds[0].build = HOSTILE.to_owned();
        results
            .rows
            .push(row(HOSTILE, HOSTILE, 10.0, Some(2.0), 0.0));
        for point in &mut results.curves {
            point.curve = HOSTILE.to_owned();
        }
        let page = html::render(&results);
        text_of(&page);
        assert!(!page.contains("<script"));
        assert!(!page.contains('\u{202e}'));
        assert!(page.contains("&lt;script&gt;"));

        let text = markdown::render(&results);
        assert!(!text.contains('\u{202e}'));
        for line in text.lines() {
            // Outside of code, no element begins.
            for piece in line.split('`').step_by(2) {
                assert!(!piece.replace("\\<", "").contains('<'), "{line}");
            }
        }
    }

    #[test]
    fn every_number_of_every_row_appears() {
        let results = sample::results();
        let page = html::render(&results);
        let text = text_of(&page);
        let report = markdown::render(&results);
        for row in &results.rows {
            let mut numbers = vec![
                format::time(row.ns_median),
                format::time(row.ns_min),
                format::percent(row.spread),
            ];
            numbers.extend(row.ratio_to_libsecp.map(format::times));
            numbers.extend(row.bytes.map(format::count));
            numbers.extend(row.allocs.map(format::count));
            for number in numbers {
                assert!(
                    text.contains(&number),
                    "{} {}: {number}",
                    row.op,
                    row.implementation
                );
                assert!(
                    report.contains(&number),
                    "{} {}: {number}",
                    row.op,
                    row.implementation
                );
            }
        }
        for point in &results.curves {
            assert!(text.contains(&format::time(point.ns)));
        }
        for build in &results.builds {
            assert!(text.contains(&format::size(build.compiler_rss)));
        }
    }

    /// For the eye: `cargo test --test report -- --ignored`, and open the page that it names.
    #[test]
    #[ignore = "writes a page to look at"]
    fn write_a_sample_page() {
        let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR"));
        for (name, text) in [
            ("sample.html", html::render(&sample::results())),
            ("sample.md", markdown::render(&sample::results())),
        ] {
            std::fs::write(folder.join(name), text).unwrap();
            println!("{}", folder.join(name).display());
        }
    }
}

mod readme_table {
    use super::*;

    const FILE: &str = "example-2026-12-31.json";
    const MARKERS: &str = "# Title\n\n<!-- speed: generated by `compare readme` from oracle/results/none.json -->\n<!-- speed: end -->\n\nAfter.\n";

    fn updated() -> String {
        readme::update(MARKERS, &sample::results(), FILE).unwrap()
    }

    /// What the check says of this README when the file holds these results.
    fn check(readme: &str, results: &Results) -> Result<(), readme::Error> {
        readme::check(
            readme,
            |name| match name {
                FILE => Ok(results.to_json_lines()),
                _ => Err("no such file"),
            },
            &sample::header().sources,
        )
    }

    fn refused(readme: &str, results: &Results) -> String {
        check(readme, results).unwrap_err().to_string()
    }

    #[test]
    fn the_table_says_who_is_faster_and_where_it_comes_from() {
        let text = updated();
        assert!(text.starts_with("# Title\n\n<!-- speed: generated by `compare readme` from oracle/results/example-2026-12-31.json -->\n"));
        assert!(text.ends_with("```\n<!-- speed: end -->\n\nAfter.\n"));
        for part in [
            "Example(R) Processor 9000",
            "2026-12-31",
            "rustc 1.91.0",
            "`0123456789ab`",
            "`secp256k1-sys` 0.14.1",
            readme::COMMAND,
        ] {
            assert!(text.contains(part), "{part}");
        }
        let sample = with_rows(vec![
            row("ecdsa_sign", "purek1", 1000.0, Some(1.25), 0.01),
            row("ecdsa_sign", "libsecp_c", 1250.0, Some(1.0), 0.01),
            row("ecdsa_sign", "k256", 5000.0, Some(0.25), 0.01),
            row("ecdsa_sign", "parity", 4000.0, Some(0.3125), 0.01),
            row("ecdh", "purek1", 1250.0, Some(0.8), 0.01),
            row("ecdh", "libsecp_c", 1000.0, Some(1.0), 0.01),
            row("ecdsa_verify", "purek1", 1010.0, Some(0.99), 0.02),
            row("ecdsa_verify", "libsecp_c", 1000.0, Some(1.0), 0.02),
        ]);
        let text = readme::update(MARKERS, &sample, FILE).unwrap();
        assert_eq!(
            line_of(&text, "`ecdsa_sign`"),
            [
                "`ecdsa_sign`",
                "1.00 µs",
                "1.25 µs",
                "25 %",
                "4.00 µs (`parity`)"
            ]
        );
        assert_eq!(line_of(&text, "`ecdh`")[3..], ["−20 % (slower)", "–"]);
        assert_eq!(line_of(&text, "`ecdsa_verify`")[3], "tie");
    }

    #[test]
    fn updating_twice_changes_nothing_and_the_check_holds() {
        let text = updated();
        assert_eq!(readme::named_file(&text).unwrap(), FILE);
        assert_eq!(
            readme::update(&text, &sample::results(), FILE).unwrap(),
            text
        );
        check(&text, &sample::results()).unwrap();
    }

    #[test]
    fn refuses_a_table_that_differs_from_its_file() {
        let text = updated();
        assert!(
            refused(
                &text.replace("`ecdh` |", "`ecdh` | 1 ns |"),
                &sample::results()
            )
            .contains("is not what oracle/results/example")
        );
        let mut faster = sample::results();
        faster.rows[0].ns_median /= 2.0;
        assert!(refused(&text, &faster).contains("write it anew"));
    }

    #[test]
    fn refuses_markers_that_are_missing_doubled_or_swapped() {
        let text = updated();
        assert!(refused("# Title\n", &sample::results()).contains("missing"));
        assert!(
            refused(&text.replace("<!-- speed: end -->", ""), &sample::results())
                .contains("`<!-- speed: end -->` is missing")
        );
        assert!(refused(&format!("{text}{text}"), &sample::results()).contains("more than once"));
        assert!(
            refused(&format!("{text}<!-- speed: end -->"), &sample::results())
                .contains("more than once")
        );
        let swapped = "<!-- speed: end -->\n<!-- speed: generated by `compare readme` from oracle/results/a.json -->\n";
        assert!(refused(swapped, &sample::results()).contains("swap"));
    }

    #[test]
    fn refuses_files_that_are_elsewhere_unreadable_or_broken() {
        let text = updated();
        for name in ["../secret.json", ".json", "a/b.json", "table.md", ""] {
            let readme = text.replace(FILE, name);
            assert!(
                refused(&readme, &sample::results()).contains("must name a .json file"),
                "{name}"
            );
            assert!(
                readme::update(&text, &sample::results(), name).is_err(),
                "{name}"
            );
        }
        assert!(
            refused(
                &text.replace("oracle/results/", "/etc/"),
                &sample::results()
            )
            .contains("must name")
        );
        assert!(
            refused(&text.replace(FILE, "gone.json"), &sample::results())
                .contains("cannot be read: no such file")
        );
        let broken = readme::check(
            &text,
            |_| Ok::<_, String>("{}".to_owned()),
            &sample::header().sources,
        );
        assert!(
            broken
                .unwrap_err()
                .to_string()
                .starts_with("oracle/results/example-2026-12-31.json: line 1")
        );
    }

    #[test]
    fn refuses_results_of_other_sources_and_runs_not_to_quote() {
        let text = updated();
        let mut older = sample::results();
        older
            .header
            .sources
            .insert("crates/curve/src".to_owned(), "3".repeat(40));
        assert!(refused(&text, &older).contains("another state of crates/curve/src"));
        let mut unknown = sample::results();
        unknown.header.sources.clear();
        assert!(refused(&text, &unknown).contains("another state of"));
        let mut modified = sample::results();
        modified.header.modified = true;
        assert!(refused(&text, &modified).contains("not committed"));
        let mut quick = sample::results();
        quick.header.quick = true;
        assert!(refused(&text, &quick).contains("quick run"));
    }
}

mod earlier_run {
    use super::*;

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
}
