//! The conclusion: sentences that a rule derives from the numbers, whoever they favour.

use super::Block;
use super::format::{code, enumerated, percent, time, times};
use super::sections::saved_by_ablation;
use super::standings::{Family, Lead, Standing, family};
use crate::results::{Results, Row};

/// What people do with such a library, and the operations that it takes.
const PURPOSES: [(&str, &[&str]); 5] = [
    (
        "To make keys and signatures",
        &["pubkey_create", "ecdsa_sign", "schnorr_sign", "ecdh"],
    ),
    (
        "To verify signatures one by one",
        &[
            "ecdsa_verify",
            "ecdsa_verify_bytes",
            "ecdsa_recover",
            "schnorr_verify",
            "schnorr_verify_bytes",
            "verify_10000",
        ],
    ),
    (
        "To read, tweak and derive public keys",
        &[
            "pubkey_parse",
            "pubkey_tweak_add",
            "xonly_tweak_add",
            "bip32_child",
            "bip32_children_1000",
        ],
    ),
    (
        "To verify many signatures at once, or many by one key",
        &[
            "schnorr_batch_",
            "ecdsa_verify_prepared_",
            "schnorr_verify_prepared_",
        ],
    ),
    ("To review and sign PSBTs", &["psbt_"]),
];

/// Operations that do the work of another in bulk or with preparation: how their names begin, and the other one.
const GAINS: [(&str, &str); 4] = [
    ("bip32_children_", "bip32_child"),
    ("schnorr_batch_", "schnorr_verify_bytes"),
    ("ecdsa_verify_prepared_", "ecdsa_verify"),
    ("schnorr_verify_prepared_", "schnorr_verify"),
];

/// Who wins what, by how much, and which to use when.
pub fn conclusion(results: &Results, blocks: &mut Vec<Block>) {
    let standings: Vec<Standing<'_>> = results
        .operations()
        .into_iter()
        .map(|op| Standing::of(results, op))
        .collect();
    blocks.push(Block::Heading(2, "Conclusion".to_owned()));
    against_c(&standings, blocks);
    not_the_fastest(&standings, blocks);
    let uses = which_when(&standings);
    if !uses.is_empty() {
        blocks.push(Block::Heading(3, "Which to use when".to_owned()));
        blocks.push(Block::List(uses));
    }
    let gains = gains(results, &standings);
    if !gains.is_empty() {
        blocks.push(Block::Heading(
            3,
            "What bulk, preparation and the cache gain".to_owned(),
        ));
        blocks.push(Block::List(gains));
    }
}

/// The leads over the C library itself, and apart from them those over the crates on top of it, which do what it cannot.
fn against_c(standings: &[Standing<'_>], blocks: &mut Vec<Block>) {
    let (above, itself): (Vec<&Standing<'_>>, Vec<&Standing<'_>>) = standings
        .iter()
        .filter(|standing| standing.lead().is_some())
        .partition(|standing| {
            standing
                .c
                .is_some_and(|c| c.implementation == "rust_bitcoin")
        });
    if above.is_empty() && itself.is_empty() {
        let text = "No operation was measured of both `purek1` and the C library.";
        blocks.push(Block::Text(text.to_owned()));
    }
    for (whom, standings) in [
        ("the C library in its best form", itself),
        ("`rust_bitcoin`, on top of the C library", above),
    ] {
        let leads: Vec<Lead> = standings
            .iter()
            .filter_map(|standing| standing.lead())
            .collect();
        if !leads.is_empty() {
            blocks.push(Block::Text(format!(
                "Beside {whom}, over the {} that both have, `purek1` is faster in {}, slower in {}, and in {} the difference is within the \
                 spread.",
                operations(leads.len()),
                range(&leads, Lead::wins),
                range(&leads, Lead::loses),
                range(&leads, Lead::is_tie),
            )));
        }
    }
}

/// How many leads are of a kind, with the least and the greatest of them.
fn range(leads: &[Lead], is_of_kind: fn(Lead) -> bool) -> String {
    let mut factors: Vec<f64> = leads
        .iter()
        .filter(|lead| is_of_kind(**lead))
        .map(|lead| lead.factor)
        .collect();
    factors.sort_by(f64::total_cmp);
    match factors.as_slice() {
        [] => "none".to_owned(),
        [one] => format!("1 ({})", times(*one)),
        [least, .., most] => format!("{} ({} to {})", factors.len(), times(*least), times(*most)),
    }
}

fn not_the_fastest(standings: &[Standing<'_>], blocks: &mut Vec<Block>) {
    let contested: Vec<&Standing<'_>> = standings
        .iter()
        .filter(|standing| standing.ours.is_some() && standing.rows().count() > 1)
        .collect();
    if contested.is_empty() {
        return;
    }
    let mut lost = Vec::new();
    for standing in &contested {
        let ahead: Vec<String> = standing
            .ahead_of_ours()
            .into_iter()
            .filter_map(|row| {
                let lead = Lead::over(row, standing.ours?);
                Some(format!(
                    "{} is {} as fast",
                    code(&row.implementation),
                    times(lead.factor)
                ))
            })
            .collect();
        if !ahead.is_empty() {
            lost.push(format!("{}: {}", code(standing.op), enumerated(&ahead)));
        }
    }
    if lost.is_empty() {
        blocks.push(Block::Text(format!(
            "In none of the {} that others have too is `purek1` slower than another beyond the spread.",
            operations(contested.len())
        )));
    } else {
        blocks.push(Block::Text(format!(
            "`purek1` is not the fastest in {} of the {} that others have too:",
            lost.len(),
            operations(contested.len())
        )));
        blocks.push(Block::List(lost));
    }
}

fn operations(number: usize) -> String {
    format!("{number} operation{}", if number == 1 { "" } else { "s" })
}

/// For each purpose, who is fastest most often.
fn which_when(standings: &[Standing<'_>]) -> Vec<String> {
    let mut uses = Vec::new();
    for (purpose, operations) in PURPOSES {
        let standings: Vec<&Standing<'_>> = standings
            .iter()
            .filter(|standing| {
                operations.iter().any(|op| {
                    standing.op == *op || op.ends_with('_') && standing.op.starts_with(op)
                })
            })
            .collect();
        if let Some(advice) = advice(&standings, |_| true) {
            uses.push(format!("{purpose}: {advice}."));
        }
    }
    let all: Vec<&Standing<'_>> = standings.iter().collect();
    if let Some(advice) = advice(&all, |row| family(&row.implementation) != Family::C) {
        uses.push(format!(
            "Where no C compiler may be part of the build: {advice}."
        ));
    }
    uses
}

fn advice(standings: &[&Standing<'_>], admitted: impl Fn(&Row) -> bool + Copy) -> Option<String> {
    let mut wins: Vec<(&str, usize)> = Vec::new();
    let mut contested = 0;
    for standing in standings {
        if standing.rows().filter(|row| admitted(row)).count() < 2 {
            continue;
        }
        contested += 1;
        for row in standing.fastest(admitted) {
            // Both forms of the C library are one thing to use.
            let id = match row.implementation.as_str() {
                "libsecp_c" | "libsecp_c_shani" => "the C library",
                id => id,
            };
            match wins.iter_mut().find(|(known, _)| *known == id) {
                Some((_, number)) => *number += 1,
                None => wins.push((id, 1)),
            }
        }
    }
    wins.sort_by_key(|&(_, number)| std::cmp::Reverse(number));
    let most = wins.first()?.1;
    let name = |id: &str| match id {
        "the C library" => id.to_owned(),
        id => code(id),
    };
    let best: Vec<String> = wins
        .iter()
        .filter(|win| win.1 == most)
        .map(|win| name(win.0))
        .collect();
    let rest: Vec<String> = wins
        .iter()
        .filter(|win| win.1 < most)
        .map(|win| format!("{} in {}", name(win.0), win.1))
        .collect();
    let mut text = format!(
        "{}, {}fastest or equal in {most} of {}",
        best.join(" or "),
        if best.len() > 1 { "each " } else { "" },
        operations(contested)
    );
    if !rest.is_empty() {
        text.push_str(&format!(" ({})", enumerated(&rest)));
    }
    Some(text)
}

fn gains(results: &Results, standings: &[Standing<'_>]) -> Vec<String> {
    let fastest = |op: &str| {
        let standing = standings.iter().find(|standing| standing.op == op)?;
        standing
            .fastest(|_| true)
            .into_iter()
            .min_by(|a, b| a.ns_median.total_cmp(&b.ns_median))
    };
    let mut gains = Vec::new();
    for standing in standings {
        let single = GAINS
            .iter()
            .find(|(start, _)| standing.op.starts_with(start));
        let Some((row, single)) = fastest(standing.op).zip(single.and_then(|(_, op)| fastest(op)))
        else {
            continue;
        };
        let lead = Lead::over(row, single);
        gains.push(format!(
            "{} of {} takes {}: {} as fast as the fastest {}, of {}{}.",
            code(&row.op),
            code(&row.implementation),
            time(row.ns_median),
            times(lead.factor),
            code(&single.op),
            code(&single.implementation),
            if lead.is_tie() { ", a tie" } else { "" },
        ));
    }
    let mut saved: Vec<(f64, &str)> = standings
        .iter()
        .filter_map(|standing| Some((saved_by_ablation(results, standing.op)?, standing.op)))
        .collect();
    saved.sort_by(|a, b| a.0.total_cmp(&b.0));
    if let [least, .., most] = saved.as_slice() {
        gains.push(format!(
            "Over {} PSBT workloads, the optimisations together save from {} ({}) to {} ({}) of the baseline's time.",
            saved.len(),
            percent(least.0),
            code(least.1),
            percent(most.0),
            code(most.1),
        ));
    }
    gains
}
