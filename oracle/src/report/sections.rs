//! What the sections of a report say.

use super::chart::{Bar, Chart, Line, Tone};
use super::format::{
    NONE, Table, code, count, enumerated, or_none, percent, plain, size, three_digits, time, times,
};
use super::standings::{Family, Lead, Standing, family, ratio_spread};
use super::{Block, describe};
use crate::results::{Counters, Results, Row};

/// Where, when and of what the run was.
pub fn machine(results: &Results, blocks: &mut Vec<Block>) {
    let header = &results.header;
    blocks.push(Block::Text(format!(
        "Measured on {} on {}: one machine, one process, all implementations in turn, {} rounds.",
        plain(&header.cpu),
        plain(&header.date),
        header.rounds
    )));
    if header.quick {
        blocks.push(Block::Text(
            "This is a quick run: fewer and shorter rounds, for a first look and not for numbers to quote."
                .to_owned(),
        ));
    }
    if header.modified {
        blocks.push(Block::Text(
            "The source differed from the commit that is named below, so nobody else can repeat this run exactly."
                .to_owned(),
        ));
    }
    blocks.push(Block::Heading(2, "Machine and versions".to_owned()));
    let mut table = Table::new(&["what", "value"]);
    let none = |text: &str| {
        if text.is_empty() {
            "none".to_owned()
        } else {
            code(text)
        }
    };
    for (what, value) in [
        ("processor", plain(&header.cpu)),
        ("machine", plain(&header.machine)),
        (
            "processor features in use by any",
            none(&header.cpu_flags.join(" ")),
        ),
        ("Rust compiler", plain(&header.rustc)),
        ("its flags", none(&header.rust_flags)),
        ("C compiler", plain(&header.c_compiler)),
        ("its flags", none(&header.c_flags)),
        (
            "commit",
            format!(
                "{}{}",
                code(&header.commit),
                if header.modified { ", modified" } else { "" }
            ),
        ),
        (
            "rounds",
            format!(
                "{} of {} ms for each implementation",
                header.rounds, header.stretch_ms
            ),
        ),
        (
            "bound to processor",
            header
                .pinned
                .map_or_else(|| "no".to_owned(), |cpu| cpu.to_string()),
        ),
        ("highest memory of the run", size(header.peak_rss)),
    ] {
        table.rows.push(vec![what.to_owned(), value]);
    }
    for (folder, hash) in &header.sources {
        // As many digits as of the commit; the results file has them all.
        let hash: String = hash.chars().take(12).collect();
        table
            .rows
            .push(vec![format!("source of {}", code(folder)), code(&hash)]);
    }
    blocks.push(Block::Table(table));

    let mut table = Table::new(&["implementation", "package", "version", ">tables", "how"]);
    for implementation in &header.implementations {
        table.rows.push(vec![
            code(&implementation.id),
            plain(&implementation.package),
            plain(&implementation.version),
            or_none(implementation.tables, size),
            plain(&implementation.note),
        ]);
    }
    blocks.push(Block::Table(table));
}

/// One row per operation, and who wins.
pub fn summary(results: &Results, blocks: &mut Vec<Block>) {
    blocks.push(Block::Heading(2, "Summary".to_owned()));
    blocks.push(Block::Text(
        "The C library is the faster of `libsecp_c` and `libsecp_c_shani`; for key derivation and PSBTs, which it does not have, it is \
         `rust_bitcoin` on top of it. The ratio is its time divided by that of `purek1`: above 1, `purek1` is faster. The winner is the \
         fastest of all implementations; what differs by less than the measured spread is a tie."
            .to_owned(),
    ));
    let mut table = Table::new(&[
        "operation",
        ">purek1",
        ">C library",
        "its form",
        ">ratio",
        "winner",
    ]);
    let mut bars = Vec::new();
    for op in results.operations() {
        let standing = Standing::of(results, op);
        let lead = standing.lead();
        table.rows.push(vec![
            code(op),
            or_none(standing.ours, |row| time(row.ns_median)),
            or_none(standing.c, |row| time(row.ns_median)),
            or_none(standing.c, |row| code(&row.implementation)),
            or_none(lead, |lead| times(lead.factor)),
            winner(&standing),
        ]);
        if let Some(lead) = lead {
            bars.push(ratio_bar(op, lead));
        }
    }
    if !bars.is_empty() {
        blocks.push(Block::Charts(vec![Chart::Ratios {
            title: "How many times as fast as the C library".to_owned(),
            description: "A bar for each operation that both have, from 1, where both are equal: to the right where purek1 is faster, to the \
                          left where the C library is. Grey is a tie. The scale is logarithmic."
                .to_owned(),
            bars,
        }]));
    }
    blocks.push(Block::Table(table));
}

fn ratio_bar(op: &str, lead: Lead) -> Bar {
    let tone = if lead.wins() {
        Tone::Ours
    } else if lead.loses() {
        Tone::C
    } else {
        Tone::Other
    };
    Bar {
        label: plain(op),
        value: lead.factor,
        spread: lead.spread,
        text: times(lead.factor),
        tone,
    }
}

fn winner(standing: &Standing<'_>) -> String {
    let fastest = standing.fastest(|_| true);
    let names: Vec<String> = fastest
        .iter()
        .map(|row| code(&row.implementation))
        .collect();
    match names.as_slice() {
        [] => NONE.to_owned(),
        [one] if standing.rows().count() == 1 => format!("{one}, alone"),
        [one] => one.clone(),
        several => format!("tie: {}", several.join(", ")),
    }
}

/// A table for each operation but the PSBTs.
pub fn operations(results: &Results, blocks: &mut Vec<Block>) {
    let operations = results.operations();
    let mut operations = operations.into_iter().filter(|op| !is_psbt(op)).peekable();
    if operations.peek().is_none() {
        return;
    }
    blocks.push(Block::Heading(2, "Operations".to_owned()));
    blocks.push(Block::Text(
        "Times are of one operation: the median of the rounds and the least. The spread is the distance of the quartiles as a part of the \
         median. Bytes and allocations are those of Rust's heap, the stack is the deepest of a call."
            .to_owned(),
    ));
    for op in operations {
        blocks.push(Block::Heading(3, plain(op)));
        let description = describe(op);
        if !description.is_empty() {
            blocks.push(Block::Text(description));
        }
        blocks.push(Block::Charts(vec![bars(results, op)]));
        let mut table = row_table(&[]);
        for row in results.by_speed(op) {
            table.rows.push(row_cells(row));
        }
        blocks.push(Block::Table(table));
    }
}

fn is_psbt(op: &str) -> bool {
    op.starts_with("psbt_")
}

fn bars(results: &Results, op: &str) -> Chart {
    Chart::Bars {
        title: format!("{}: time of one operation", plain(op)),
        description:
            "A bar for each implementation, the fastest first; the thin line is the spread."
                .to_owned(),
        bars: results
            .by_speed(op)
            .into_iter()
            .map(|row| Bar {
                label: plain(&row.implementation),
                value: row.ns_median,
                spread: row.spread,
                text: time(row.ns_median),
                tone: Tone::of(&row.implementation),
            })
            .collect(),
    }
}

fn row_table(before: &[&str]) -> Table {
    let columns = [
        "implementation",
        ">median",
        ">minimum",
        ">spread",
        ">ratio to C library",
        ">bytes",
        ">allocations",
        ">stack",
    ];
    Table::new(&[before, &columns].concat())
}

fn row_cells(row: &Row) -> Vec<String> {
    vec![
        code(&row.implementation),
        time(row.ns_median),
        time(row.ns_min),
        percent(row.spread),
        or_none(row.ratio_to_libsecp, |ratio| match ratio_spread(row) {
            0.0 => times(ratio),
            spread => format!("{} ± {}", times(ratio), percent(spread / 2.0)),
        }),
        or_none(row.bytes, count),
        or_none(row.allocs, count),
        or_none(row.stack, size),
    ]
}

/// The workloads of the PSBT signer: what each optimisation saves, and the path over `bitcoin` and `miniscript` beside it.
pub fn psbts(results: &Results, blocks: &mut Vec<Block>) {
    let operations = results.operations();
    let workloads: Vec<&str> = operations.into_iter().filter(|op| is_psbt(op)).collect();
    if workloads.is_empty() {
        return;
    }
    blocks.push(Block::Heading(2, "PSBT signing".to_owned()));
    blocks.push(Block::Text(
        "From a parsed PSBT and a seed to a reviewed and signed one, each signature verified after it is made, on both sides. A workload is \
         named after its policy and its number of inputs. Counters are exact and do not depend on the machine."
            .to_owned(),
    ));
    let mut steps = Table::new(&[
        "workload",
        "from → to",
        ">time",
        ">saved",
        ">derivations",
        ">generator multiplications",
        ">HMACs",
        ">inversions",
    ]);
    let mut charts = Vec::new();
    let mut rows = row_table(&["workload"]);
    for op in workloads {
        charts.push(bars(results, op));
        for (from, to) in psbt_steps(results, op) {
            steps.rows.push(step_cells(results, from, to));
        }
        for row in results.by_speed(op) {
            rows.rows.push([vec![code(op)], row_cells(row)].concat());
        }
    }
    blocks.push(Block::Charts(charts));
    blocks.push(Block::Heading(3, "What the steps save".to_owned()));
    blocks.push(Block::Table(steps));
    blocks.push(Block::Heading(3, "All rows".to_owned()));
    blocks.push(Block::Table(rows));
}

/// The comparisons of a workload: our baseline with each of our other rows, up to `purek1`; then `rust_bitcoin` with `purek1`.
fn psbt_steps<'a>(results: &'a Results, op: &str) -> Vec<(&'a Row, &'a Row)> {
    let ours = results.row(op, "purek1");
    let mut ablation: Vec<&Row> = results
        .rows
        .iter()
        .filter(|row| row.op == op && row.implementation.starts_with("purek1_"))
        .collect();
    ablation.extend(ours);
    let mut steps = Vec::new();
    if let [baseline, rest @ ..] = ablation.as_slice() {
        steps.extend(rest.iter().map(|&row| (*baseline, row)));
    }
    steps.extend(results.row(op, "rust_bitcoin").zip(ours));
    steps
}

/// What `purek1` saves of the time of the baseline in a workload, as a part of it; `None` for other operations.
pub fn saved_by_ablation(results: &Results, op: &str) -> Option<f64> {
    if !is_psbt(op) {
        return None;
    }
    let (from, to) = psbt_steps(results, op).into_iter().rfind(|(from, to)| {
        to.implementation == "purek1" && family(&from.implementation) == Family::Ours
    })?;
    Some(saved(from, to))
}

/// The part of the time of `from` that `to` does not need.
fn saved(from: &Row, to: &Row) -> f64 {
    1.0 - 1.0 / Lead::over(to, from).factor
}

fn step_cells(results: &Results, from: &Row, to: &Row) -> Vec<String> {
    let lead = Lead::over(to, from);
    let mut cells = vec![
        code(&to.op),
        format!(
            "{} → {}",
            code(&from.implementation),
            code(&to.implementation)
        ),
        format!("{} → {}", time(from.ns_median), time(to.ns_median)),
        if lead.is_tie() {
            format!("{} (tie)", percent(saved(from, to)))
        } else {
            percent(saved(from, to))
        },
    ];
    let counters = |row: &Row| results.counters(&row.op, &row.implementation);
    let before_and_after = (counters(from), counters(to));
    let counts: [fn(&Counters) -> u64; 4] = [
        |counters| counters.derivations,
        |counters| counters.generator_multiplications,
        |counters| counters.hmacs,
        |counters| counters.inversions,
    ];
    for number in counts {
        let number = |counters: &Counters| count(number(counters) as f64);
        cells.push(match before_and_after {
            (Some(before), Some(after)) => format!("{} → {}", number(before), number(after)),
            (None, Some(after)) => number(after),
            (Some(before), None) => format!("{} → {NONE}", number(before)),
            (None, None) => NONE.to_owned(),
        });
    }
    cells
}

/// The time of one unit of work as something grows.
pub fn curves(results: &Results, blocks: &mut Vec<Block>) {
    let names = results.curve_names();
    if names.is_empty() {
        return;
    }
    blocks.push(Block::Heading(2, "Scaling".to_owned()));
    for name in names {
        let (x, unit) = match name {
            "threads" => ("threads", "one verification, by all threads together"),
            "psbt_inputs" => ("inputs", "one input of a 2-of-3 PSBT, reviewed and signed"),
            "batch" => ("signatures in the batch", "one signature of the batch"),
            _ => ("x", "one unit"),
        };
        let lines = results.curve(name);
        blocks.push(Block::Heading(3, plain(name)));
        blocks.push(Block::Text(format!("Time of {unit}.")));
        blocks.push(Block::Charts(vec![Chart::Lines {
            title: format!("{}: time of {unit}", plain(name)),
            description: format!("A line for each implementation over the number of {x}."),
            x: x.to_owned(),
            lines: lines
                .iter()
                .map(|(implementation, points)| Line {
                    label: plain(implementation),
                    points: points.clone(),
                    tone: Tone::of(implementation),
                })
                .collect(),
        }]));
        let mut table = Table::new(&[&format!(">{x}")]);
        table.head.extend(
            lines
                .iter()
                .map(|(implementation, _)| format!(">{}", code(implementation))),
        );
        let mut xs: Vec<u64> = lines
            .iter()
            .flat_map(|(_, points)| points.iter().map(|point| point.0))
            .collect();
        xs.sort_unstable();
        xs.dedup();
        for x in xs {
            let mut row = vec![count(x as f64)];
            for (_, points) in &lines {
                let point = points.iter().find(|point| point.0 == x);
                row.push(or_none(point, |point| time(point.1)));
            }
            table.rows.push(row);
        }
        blocks.push(Block::Table(table));
    }
}

/// What this project's operations take of memory while they run, and of the program for its tables.
pub fn memory(results: &Results, blocks: &mut Vec<Block>) {
    let tables: Vec<String> = results
        .header
        .implementations
        .iter()
        .filter_map(|implementation| {
            let tables = size(implementation.tables?);
            Some(format!("{} {tables}", code(&implementation.id)))
        })
        .collect();
    let mut table = Table::new(&[
        "operation",
        ">bytes of purek1",
        ">its allocations",
        ">its stack",
        ">stack of purek1_small",
        ">stack of the C library",
    ]);
    for op in results.operations() {
        let stack = |row: Option<&Row>| or_none(row.and_then(|row| row.stack), size);
        let Some(ours) = results.row(op, "purek1").filter(|row| row.stack.is_some()) else {
            continue;
        };
        table.rows.push(vec![
            code(op),
            or_none(ours.bytes, count),
            or_none(ours.allocs, count),
            stack(Some(ours)),
            stack(results.row(op, "purek1_small")),
            stack(Standing::of(results, op).c),
        ]);
    }
    if table.rows.is_empty() && tables.is_empty() {
        return;
    }
    blocks.push(Block::Heading(2, "Memory".to_owned()));
    if !tables.is_empty() {
        blocks.push(Block::Text(format!(
            "Tables of multiples of the generator, as read-only data in the program: {}.",
            enumerated(&tables)
        )));
    }
    if !table.rows.is_empty() {
        blocks.push(Block::Text(
            "The stack is what a call overwrites beneath its caller, the deepest of a few; what it reserves and never writes is not seen. The \
             C library is in the form of the summary. Every implementation's own numbers are in the tables of the operations."
                .to_owned(),
        ));
        blocks.push(Block::Table(table));
    }
}

/// What each implementation costs before it runs.
pub fn footprint(results: &Results, blocks: &mut Vec<Block>) {
    if results.builds.is_empty() {
        return;
    }
    blocks.push(Block::Heading(2, "Footprint".to_owned()));
    blocks.push(Block::Text(
        "A minimal program that signs and verifies, built from nothing in release. The two controls hold our tables alone: as bytes, as the \
         engine has them, and as numbers in the source."
            .to_owned(),
    ));
    let mut table = Table::new(&[
        "program",
        ">clean build",
        ">memory of the compiler",
        ">size, stripped",
        ">memory when it runs",
    ]);
    for build in &results.builds {
        table.rows.push(vec![
            code(&build.build),
            format!("{} s", three_digits(build.seconds)),
            size(build.compiler_rss),
            size(build.binary),
            size(build.run_rss),
        ]);
    }
    blocks.push(Block::Table(table));
}

/// What was not run.
pub fn absent(results: &Results, blocks: &mut Vec<Block>) {
    if results.absent.is_empty() {
        return;
    }
    blocks.push(Block::Heading(2, "Absent".to_owned()));
    blocks.push(Block::List(
        results
            .absent
            .iter()
            .map(|absent| format!("{}: {}", code(&absent.absent), plain(&absent.reason)))
            .collect(),
    ));
}

/// How it was measured, and what the numbers do not say.
pub fn method(results: &Results, blocks: &mut Vec<Block>) {
    blocks.push(Block::Heading(2, "Method".to_owned()));
    let mut points = vec![
        "Before anything is timed, each implementation proves that it is what its name says, and all agree on outputs or accept each other's \
         signatures."
            .to_owned(),
        "All implementations of an operation take turns in every round, so that noise hits all alike; the first stretch of each is thrown \
         away. Inputs are prepared before the clock starts."
            .to_owned(),
        "Times are medians over the rounds. Ratios are taken within each round, and their median is printed: it can differ a little from the \
         quotient of the medians."
            .to_owned(),
        "A lead counts only beyond the spread: the square root of the sum of the squares of both spreads, each the distance of the quartiles. \
         All else is called a tie."
            .to_owned(),
        "Bytes and allocations are counted in Rust's allocator; the C library's own heap is not seen.".to_owned(),
        "For the stack, the operation runs once more on one that is painted, and the paint that is left is counted; frames of the measurement \
         itself are taken off, so that the operation's own may be off by some hundred bytes."
            .to_owned(),
        "It is one machine. Other processors, compilers and flags give other ratios: run it on yours.".to_owned(),
    ];
    let variants: Vec<String> = results
        .header
        .implementations
        .iter()
        .filter(|implementation| {
            family(&implementation.id) == Family::Ours && implementation.id != "purek1"
        })
        .map(|implementation| code(&implementation.id))
        .collect();
    if !variants.is_empty() {
        points.push(format!(
            "Variants and steps of this project ({}) show what its parts do; among the winners only `purek1` stands for it.",
            enumerated(&variants)
        ));
    }
    blocks.push(Block::List(points));
}
