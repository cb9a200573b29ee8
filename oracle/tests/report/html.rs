//! The page: well-formed, harmless, complete.

use std::collections::BTreeSet;

use purek1_oracle::report::{format, html, markdown};

use crate::sample::{self, row};

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
        "http:", "https:", "//", "<script", "<link", "<img", "<iframe", " src=", "url(", "@import",
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
