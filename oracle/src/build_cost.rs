//! What an implementation costs before it runs: a minimal program that signs and verifies with it is built from nothing, in release, and
//! measured: time, highest memory of the compiler, size of the stripped program, highest memory of its run (which the program itself tells, in
//! `minimal/main.rs`: what the kernel tells a parent of its child counts the parent too, as what the child was before it was started).
//!
//! The programs are in `minimal/`. Each is built in a folder of its own, with the versions of this workspace's lock file and a target folder
//! that is thrown away. Two of them are controls: our tables of multiples of the generator as bytes that are included, as the engine has them,
//! and as numbers in the source, which is how other libraries ran into a gigabyte of compiler memory.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::time::Instant;

use wait4::Wait4;

use crate::machine;
use crate::results::{Build, Counters};

/// A program: the id in results, its source, and the lines of its manifest's dependencies.
struct Program {
    id: &'static str,
    source: &'static str,
    dependencies: Dependencies,
}

enum Dependencies {
    /// This project, with its default features or without the large tables.
    Ours {
        large_tables: bool,
    },
    /// A package at its locked version, with features.
    Package(&'static str, &'static str),
    None,
}

const PROGRAMS: &[Program] = &[
    Program {
        id: "purek1",
        source: include_str!("../minimal/purek1.rs"),
        dependencies: Dependencies::Ours { large_tables: true },
    },
    Program {
        id: "purek1_small",
        source: include_str!("../minimal/purek1.rs"),
        dependencies: Dependencies::Ours {
            large_tables: false,
        },
    },
    Program {
        id: "secp256k1_crate",
        source: include_str!("../minimal/secp256k1_crate.rs"),
        dependencies: Dependencies::Package("secp256k1", ""),
    },
    Program {
        id: "k256",
        source: include_str!("../minimal/k256.rs"),
        dependencies: Dependencies::Package("k256", r#""ecdsa""#),
    },
    Program {
        id: "blvm",
        source: include_str!("../minimal/blvm.rs"),
        dependencies: Dependencies::Package("blvm-secp256k1", ""),
    },
    Program {
        id: "parity",
        source: include_str!("../minimal/parity.rs"),
        dependencies: Dependencies::Package("libsecp256k1", ""),
    },
    Program {
        id: "crrl",
        source: include_str!("../minimal/crrl.rs"),
        dependencies: Dependencies::Package("crrl", ""),
    },
    Program {
        id: "secp256kfun",
        source: include_str!("../minimal/secp256kfun.rs"),
        dependencies: Dependencies::Package("secp256kfun", ""),
    },
    Program {
        id: "table_as_bytes",
        source: include_str!("../minimal/table_as_bytes.rs"),
        dependencies: Dependencies::None,
    },
    Program {
        id: "table_as_literals",
        source: include_str!("../minimal/table_as_literals.rs"),
        dependencies: Dependencies::None,
    },
];

/// The ids of all programs, in the order of the report.
pub fn ids() -> impl Iterator<Item = &'static str> {
    PROGRAMS.iter().map(|program| program.id)
}

/// Builds and runs the program `id` and measures both.
///
/// # Errors
/// If there is no such program, a file cannot be written, the build fails (with what the compiler said last) or the program does not print
/// `ok`.
pub fn measure(id: &str) -> Result<Build, String> {
    let program = PROGRAMS
        .iter()
        .find(|program| program.id == id)
        .ok_or_else(|| format!("no minimal program is called {id}"))?;
    let folder = tempfile::tempdir().map_err(|error| format!("no temporary folder: {error}"))?;
    write_package(program, folder.path()).map_err(|error| {
        format!(
            "cannot write the minimal program {id} to {}: {error}",
            folder.path().display()
        )
    })?;

    let start = Instant::now();
    let build = run(Command::new("cargo")
        .args(["build", "--release", "--offline", "--quiet"])
        .current_dir(folder.path())
        .env("CARGO_TARGET_DIR", folder.path().join("target")))?;
    let seconds = start.elapsed().as_secs_f64();
    if !build.status.success() {
        return Err(format!(
            "the minimal program for {id} does not build: {}",
            last_lines(&build.stderr)
        ));
    }
    let binary = folder.path().join("target/release/minimal");
    let size = fs::metadata(&binary)
        .map_err(|error| {
            format!("the minimal program for {id} is not where it was built: {error}")
        })?
        .len();
    let ran = run(&mut Command::new(&binary))?;
    let peak_kib = ran
        .stdout
        .strip_prefix("ok ")
        .and_then(|text| text.trim().parse::<u64>().ok())
        .filter(|_| ran.status.success());
    let Some(peak_kib) = peak_kib else {
        return Err(format!(
            "the minimal program for {id} does not sign and verify: {}",
            last_lines(&ran.stderr)
        ));
    };
    Ok(Build {
        build: id.to_owned(),
        seconds,
        compiler_rss: build.peak_rss,
        binary: size,
        run_rss: peak_kib * 1024,
    })
}

/// Builds and runs the package `counters`, which counts the costly steps of each PSBT workload.
///
/// # Errors
/// If it does not build, fails, or prints something else than counters.
pub fn run_counters() -> Result<Vec<Counters>, String> {
    let ended = run(&mut package("purek1-counters"))?;
    if !ended.status.success() {
        return Err(format!(
            "the counting program fails: {}",
            last_lines(&ended.stderr)
        ));
    }
    ended
        .stdout
        .lines()
        .map(|line| {
            serde_json::from_str(line)
                .map_err(|error| format!("the counting program printed `{line}`: {error}"))
        })
        .collect()
}

/// The command that builds a package of this workspace by itself, with no other's features, and becomes its program.
pub fn package(name: &str) -> Command {
    let mut command = Command::new("cargo");
    command
        .args(["run", "--release", "--offline", "--quiet", "--locked"])
        .args(["--package", name, "--manifest-path"])
        .arg(concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml"));
    command
}

/// Writes manifest, lock file and source.
fn write_package(program: &Program, folder: &Path) -> std::io::Result<()> {
    let dependency = match program.dependencies {
        Dependencies::Ours { large_tables } => format!(
            "purek1 = {{ path = {:?}, default-features = {large_tables} }}",
            machine::root().join("crates/purek1")
        ),
        Dependencies::Package(name, features) => {
            let version = machine::locked_version(name)
                .ok_or_else(|| std::io::Error::other(format!("{name} is not in the lock file")))?;
            format!("{name} = {{ version = \"={version}\", features = [{features}] }}")
        }
        Dependencies::None => String::new(),
    };
    fs::create_dir(folder.join("src"))?;
    fs::write(
        folder.join("Cargo.toml"),
        format!(
            "[package]\nname = \"minimal\"\nedition = \"2024\"\n\n[dependencies]\n{dependency}\n\n\
             [profile.release]\nstrip = true\n\n[workspace]\n"
        ),
    )?;
    fs::write(folder.join("Cargo.lock"), include_str!("../Cargo.lock"))?;
    fs::write(
        folder.join("src/main.rs"),
        include_str!("../minimal/main.rs"),
    )?;
    fs::write(folder.join("src/program.rs"), program.source)?;
    if let Dependencies::None = program.dependencies {
        let table = tables()?;
        fs::write(folder.join("src/table.rs"), literals(&table))?;
        fs::write(folder.join("src/table.bin"), table)?;
    }
    Ok(())
}

/// The engine's tables, one after the other.
fn tables() -> std::io::Result<Vec<u8>> {
    let folder = machine::root().join("crates/curve/src/tables");
    let mut files: Vec<PathBuf> = fs::read_dir(folder)?
        .map(|entry| Ok(entry?.path()))
        .collect::<std::io::Result<_>>()?;
    files.retain(|file| file.extension().is_some_and(|extension| extension == "bin"));
    files.sort();
    let mut bytes = Vec::new();
    for file in files {
        bytes.extend(fs::read(file)?);
    }
    Ok(bytes)
}

/// The tables as source: an array of points, each two arrays of four words, as a library would write them.
fn literals(table: &[u8]) -> String {
    let mut source = format!("pub static TABLE: [Point; {}] = [\n", table.len() / 64);
    for point in table.chunks_exact(64) {
        let mut words = point.chunks_exact(8).map(|word| {
            let word: [u8; 8] = word.try_into().expect("8 bytes");
            u64::from_le_bytes(word)
        });
        source.push_str("    Point {");
        for name in ["x", "y"] {
            let _ = write!(source, " {name}: FieldElement([");
            for word in words.by_ref().take(4) {
                let _ = write!(source, "{word:#018x}, ");
            }
            source.push_str("]),");
        }
        source.push_str(" },\n");
    }
    source.push_str("];\n");
    source
}

/// A process that has ended, with the highest resident memory of any process: itself, those beneath it, and at first this one.
struct Ended {
    status: ExitStatus,
    stdout: String,
    stderr: String,
    peak_rss: u64,
}

fn run(command: &mut Command) -> Result<Ended, String> {
    let name = format!("{:?}", command.get_program());
    let files = tempfile::tempdir().map_err(|error| format!("no temporary folder: {error}"))?;
    let (out, err) = (files.path().join("out"), files.path().join("err"));
    let file = |path: &Path| {
        fs::File::create(path).map_err(|error| format!("cannot write {}: {error}", path.display()))
    };
    // Files, not pipes: nobody has to read while this process waits.
    let mut child = command
        .stdin(Stdio::null())
        .stdout(file(&out)?)
        .stderr(file(&err)?)
        .spawn()
        .map_err(|error| format!("cannot start {name}: {error}"))?;
    let ended = child
        .wait4()
        .map_err(|error| format!("lost sight of {name} while it ran: {error}"))?;
    let read = |path: &Path| {
        let bytes = fs::read(path).unwrap_or_default();
        String::from_utf8_lossy(&bytes).into_owned()
    };
    Ok(Ended {
        status: ended.status,
        stdout: read(&out),
        stderr: read(&err),
        peak_rss: ended.rusage.maxrss,
    })
}

/// The last lines of what a program said, on one line.
fn last_lines(text: &str) -> String {
    let lines: Vec<&str> = text
        .lines()
        .filter(|line| !line.trim().is_empty())
        .collect();
    lines[lines.len().saturating_sub(6)..].join(" | ")
}
