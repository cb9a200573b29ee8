//! The results of a run that never was, with numbers of the right size.

use std::collections::BTreeMap;

use purek1_oracle::operations::Operation;
use purek1_oracle::results::{
    Absent, Build, Counters, CurvePoint, FORMAT, Header, Implementation, Results, Row,
};

/// Implementations with the time of each relative to the C library, and the operations that they lack, by how their names begin.
const IMPLEMENTATIONS: [(&str, f64, &[&str]); 13] = [
    ("purek1", 0.91, &[]),
    ("purek1_portable", 1.18, &[]),
    ("purek1_small", 1.06, &["schnorr_batch", "_prepared"]),
    ("libsecp_c", 1.0, &["bip32", "schnorr_batch", "_prepared"]),
    (
        "libsecp_c_shani",
        0.97,
        &["bip32", "schnorr_batch", "_prepared"],
    ),
    (
        "secp256k1_crate",
        1.01,
        &["bip32", "schnorr_batch", "_prepared"],
    ),
    (
        "rust_bitcoin",
        1.0,
        &["pubkey", "xonly", "ec", "schnorr", "verify"],
    ),
    ("k256", 2.7, &["bip32", "schnorr_batch", "_prepared"]),
    ("blvm", 1.4, &["bip32", "_prepared", "ecdsa_recover"]),
    (
        "parity",
        3.1,
        &["bip32", "schnorr", "_prepared", "xonly", "ecdsa_sign"],
    ),
    (
        "crrl",
        1.6,
        &["bip32", "schnorr", "_prepared", "ecdh", "xonly"],
    ),
    (
        "secp256kfun",
        3.9,
        &["bip32", "schnorr_batch", "_prepared", "pubkey_parse"],
    ),
    ("btcec", 2.2, &["bip32", "schnorr_batch", "_prepared"]),
];

/// Nanoseconds of the C library, about.
fn base(op: &str) -> f64 {
    match op {
        "pubkey_create" => 13_900.0,
        "pubkey_parse" => 3_650.0,
        "ecdsa_sign" => 19_800.0,
        "ecdsa_recover" => 37_400.0,
        "schnorr_sign" => 17_300.0,
        "ecdh" => 34_100.0,
        "bip32_child" => 18_700.0,
        "bip32_children_1000" => 16_900.0,
        "schnorr_batch_64" => 25_100.0,
        "schnorr_batch_1024" => 17_800.0,
        "pubkey_tweak_add" | "xonly_tweak_add" => 15_800.0,
        op if op.contains("_prepared_64k") => 15_300.0,
        op if op.contains("_prepared_32k") => 16_900.0,
        op if op.contains("_prepared_8k") => 20_400.0,
        op if op.ends_with("_bytes") => 37_600.0,
        _ => 33_400.0,
    }
}

/// A number in -1..=1 that depends on the names alone.
fn jitter(op: &str, id: &str) -> f64 {
    let hash = op
        .bytes()
        .chain(id.bytes())
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
    ((hash >> 20) % 2001) as f64 / 1000.0 - 1.0
}

/// A row with a ratio.
pub fn row(op: &str, id: &str, ns: f64, ratio: Option<f64>, spread: f64) -> Row {
    Row {
        op: op.to_owned(),
        implementation: id.to_owned(),
        ns_median: ns,
        ns_min: ns * 0.985,
        spread,
        ratio_to_libsecp: ratio,
        ratio_spread: ratio.map(|ratio| if ratio == 1.0 { 0.0 } else { spread }),
        bytes: (id != "btcec").then_some(0.0),
        allocs: (id != "btcec").then_some(0.0),
        stack: (id != "btcec").then_some(2_560),
    }
}

/// A header.
pub fn header() -> Header {
    Header {
        format: FORMAT,
        date: "2026-12-31".to_owned(),
        cpu: "Example(R) Processor 9000".to_owned(),
        machine: "family 6 model 207 stepping 2, 2 processors, 8 GiB of memory, linux 6.1.0"
            .to_owned(),
        cpu_flags: ["adx", "avx2", "bmi2", "sha_ni"].map(str::to_owned).into(),
        rustc: "rustc 1.91.0 (0123456789 2025-10-28)".to_owned(),
        rust_flags: String::new(),
        c_compiler: "cc (Debian 12.2.0-14) 12.2.0".to_owned(),
        c_flags: "-O3 -DUSE_ASM_X86_64=1".to_owned(),
        commit: "0123456789ab".to_owned(),
        modified: false,
        sources: BTreeMap::from([
            ("crates/curve/src".to_owned(), "1".repeat(40)),
            ("crates/purek1/src".to_owned(), "2".repeat(40)),
        ]),
        quick: false,
        rounds: 41,
        stretch_ms: 40,
        pinned: None,
        peak_rss: 187_432_960,
        implementations: IMPLEMENTATIONS
            .iter()
            .map(|(id, ..)| Implementation {
                id: (*id).to_owned(),
                package: if id.starts_with("libsecp") {
                    "secp256k1-sys"
                } else {
                    id
                }
                .to_owned(),
                version: "0.14.1".to_owned(),
                note: "called as its documentation says".to_owned(),
                tables: match *id {
                    "purek1_small" => Some(32 * 1024),
                    id if id.starts_with("purek1") => Some(598 * 1024),
                    _ => None,
                },
            })
            .collect(),
    }
}

/// Results without rows.
pub fn empty() -> Results {
    Results {
        header: header(),
        rows: Vec::new(),
        curves: Vec::new(),
        builds: Vec::new(),
        counters: Vec::new(),
        absent: Vec::new(),
    }
}

/// A whole run.
pub fn results() -> Results {
    let mut results = empty();
    for operation in Operation::all() {
        let op = operation.name();
        for (id, relative, lacks) in IMPLEMENTATIONS {
            if lacks
                .iter()
                .any(|part| op.starts_with(part) || op.contains(part) && part.starts_with('_'))
            {
                continue;
            }
            let exact = id == "libsecp_c" || id == "rust_bitcoin";
            let relative = if exact {
                1.0
            } else {
                relative * (1.0 + 0.14 * jitter(op, id))
            };
            let has_reference = !op.contains("_batch") && !op.contains("_prepared");
            let ratio = has_reference.then_some(1.0 / relative);
            let spread = 0.012 + 0.008 * jitter(id, op);
            results
                .rows
                .push(row(op, id, base(op) * relative, ratio, spread));
        }
    }
    for (id, ns) in [
        ("double_and_add", 184_000.0),
        ("table", 96_500.0),
        ("glv_wnaf", 29_700.0),
        ("purek1", 31_100.0),
        ("libsecp_c", 33_600.0),
        ("k256", 88_000.0),
    ] {
        results
            .rows
            .push(row("verify_10000", id, ns, Some(33_600.0 / ns), 0.015));
    }
    psbts(&mut results);
    curves(&mut results);
    for (build, seconds, compiler_rss, binary, run_rss) in [
        ("purek1", 7.4, 310 << 20, 742_000, 2_900_000),
        ("secp256k1_crate", 14.9, 265 << 20, 1_480_000, 3_400_000),
        ("k256", 11.2, 290 << 20, 480_000, 2_300_000),
        ("table_as_bytes", 0.4, 96 << 20, 910_000, 2_000_000),
        ("table_as_literals", 38.0, 1_070 << 20, 910_000, 2_000_000),
    ] {
        results.builds.push(Build {
            build: build.to_owned(),
            seconds,
            compiler_rss,
            binary,
            run_rss,
        });
    }
    results.absent.push(Absent {
        absent: "p256k1".to_owned(),
        reason: "Go is not installed".to_owned(),
    });
    results
}

fn psbts(results: &mut Results) {
    for (policy, keys) in [
        ("pkh", 1),
        ("wpkh", 1),
        ("tr", 1),
        ("2of3", 3),
        ("3of5", 5),
        ("2paths", 8),
    ] {
        for inputs in [1, 3, 10] {
            let op = format!("psbt_{policy}_{inputs}");
            let n = u64::from(inputs as u32);
            let (without, with) = (
                2 * keys * (n + 1),
                (keys * (n + 1) + 2 * keys).min(2 * keys * (n + 1)),
            );
            let time = |derivations: u64| derivations as f64 * 17_400.0 + n as f64 * 71_000.0;
            let theirs = time(without) * 2.6;
            for (id, ns, derivations) in [
                ("purek1_no_cache", time(without), without),
                ("purek1", time(with), with),
            ] {
                results.rows.push(Row {
                    bytes: Some(18_432.0 * n as f64),
                    allocs: Some(211.0 * n as f64 + 3.25),
                    ..row(&op, id, ns, Some(theirs / ns), 0.02)
                });
                results.counters.push(Counters {
                    counters: op.clone(),
                    implementation: id.to_owned(),
                    derivations,
                    generator_multiplications: derivations + n,
                    hmacs: derivations + 6,
                    inversions: derivations + 2 * n,
                });
            }
            results.rows.push(Row {
                bytes: Some(40_960.0 * n as f64),
                allocs: Some(603.0 * n as f64),
                ..row(&op, "rust_bitcoin", theirs, Some(1.0), 0.02)
            });
        }
    }
}

fn curves(results: &mut Results) {
    let mut point = |curve: &str, id: &str, x: u64, ns: f64| {
        results.curves.push(CurvePoint {
            curve: curve.to_owned(),
            implementation: id.to_owned(),
            x,
            ns,
        });
    };
    for threads in 1..=4 {
        point(
            "threads",
            "purek1",
            threads,
            31_000.0 / (threads as f64).powf(0.95),
        );
        point(
            "threads",
            "libsecp_c",
            threads,
            33_500.0 / (threads as f64).powf(0.95),
        );
    }
    for inputs in [1, 4, 16, 64, 256] {
        let fixed = 210_000.0 / inputs as f64;
        point("psbt_inputs", "purek1", inputs, 198_000.0 + fixed);
        point("psbt_inputs", "purek1_no_cache", inputs, 301_000.0 + fixed);
        point(
            "psbt_inputs",
            "rust_bitcoin",
            inputs,
            790_000.0 + 2.0 * fixed,
        );
    }
    for power in 0..=10 {
        let size = 1 << power;
        point(
            "batch",
            "purek1",
            size,
            15_800.0 + 19_000.0 / (size as f64).powf(0.6),
        );
        point(
            "batch",
            "blvm",
            size,
            22_800.0 + 21_000.0 / (size as f64).powf(0.6),
        );
    }
}
