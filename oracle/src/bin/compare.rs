//! The comparison's command: runs it, writes its reports, and keeps the README's table true.

use std::alloc::System;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use clap::{Args, Parser, Subcommand};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use purek1_oracle::cost::{Counting, SYSTEM};
use purek1_oracle::machine;
use purek1_oracle::report::{self, html, markdown, readme};
use purek1_oracle::results::Results;
use purek1_oracle::run::{self, Failure, Progress, Request};
use purek1_oracle::{baseline, results};
use thiserror::Error;

#[global_allocator]
static HEAP: &Counting<System> = &SYSTEM;

const EXIT_CODES: &str = "\
Exit codes:
  0  everything asked for was done
  1  the run failed: an implementation is not what its name says, or they disagree; nothing is written
  2  the command line is wrong
  3  a file cannot be read or written
  4  the run is written, but a part of it is missing (a minimal program did not build, say)
  5  the README's table is not what it should be
  6  purek1 got slower than the baseline beyond the measured spread

An implementation that does not compile can be left out of the build by its feature:
  cargo run --release --manifest-path oracle/Cargo.toml --no-default-features --features k256,crrl --bin compare";

/// Compares purek1 with the other implementations of secp256k1, in one process, interleaved round by round.
///
/// First every implementation proves that it is what its name says, and all agree on what they compute. Without --only and --quick the run
/// takes about ten minutes on an otherwise idle machine, and its results are written to `oracle/results` as JSON lines, Markdown and
/// one HTML page.
#[derive(Parser)]
#[command(name = "compare", version, after_help = EXIT_CODES, args_conflicts_with_subcommands = true)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    run: RunArgs,
}

#[derive(Args)]
struct RunArgs {
    /// Fewer and shorter rounds, no builds, no counters: done within 4 minutes.
    #[arg(long)]
    quick: bool,
    /// Print the results as JSON lines instead of the Markdown report.
    #[arg(long)]
    json: bool,
    /// Run only these operations, by name or with a final `*` by how their names begin, separated by commas.
    #[arg(long, value_name = "OPS", value_delimiter = ',')]
    only: Vec<String>,
    /// Leave out these implementations, separated by commas.
    #[arg(long, value_name = "IDS", value_delimiter = ',')]
    without: Vec<String>,
    /// Bind the whole run to this processor, counted from 0. The curve over threads is meaningless then.
    #[arg(long, value_name = "CPU")]
    pin: Option<u32>,
    /// Write the results into this folder. Default for whole runs: oracle/results.
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
    /// Compare with the results of an earlier run, a JSON file, by ratio to the C library, and mark what changed beyond the spread.
    #[arg(long, value_name = "FILE")]
    baseline: Option<PathBuf>,
    /// List the operations and what goes in and out, and run nothing.
    #[arg(long)]
    list: bool,
}

#[derive(Subcommand)]
enum Command {
    /// Write the speed table of the README from the results file that it names, or from FILE.
    Readme {
        /// The results file, in oracle/results.
        file: Option<PathBuf>,
        /// Change nothing; fail if the table is not what the file says, or the file measured older sources.
        #[arg(long, conflicts_with = "file")]
        check: bool,
    },
    /// Write the Markdown and HTML reports of a results file anew, beside it.
    Render {
        /// The results, JSON lines.
        file: PathBuf,
    },
}

#[derive(Debug, Error)]
enum Error {
    #[error(transparent)]
    Run(#[from] Failure),
    #[error("cannot {action} {path}: {source}", path = path.display())]
    File {
        action: &'static str,
        path: PathBuf,
        source: std::io::Error,
    },
    #[error("{path}: {source}", path = path.display())]
    Results {
        path: PathBuf,
        source: results::Error,
    },
    #[error("README.md: {0}")]
    Readme(readme::Error),
    #[error("cannot bind the run to processor {0}; is there one of this number?")]
    Pin(u32),
}

impl Error {
    fn exit_code(&self) -> u8 {
        match self {
            Self::Run(Failure::Unknown { .. }) | Self::Pin(_) => 2,
            Self::Run(_) => 1,
            Self::File { .. } | Self::Results { .. } => 3,
            Self::Readme(_) => 5,
        }
    }
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let done = match cli.command {
        None if cli.run.list => list(),
        None => compare(&cli.run),
        Some(Command::Readme { file, check }) => update_readme(file.as_deref(), check),
        Some(Command::Render { file }) => read_results(&file).and_then(|results| {
            write_reports(&results, &file)?;
            Ok(0)
        }),
    };
    match done {
        Ok(code) => ExitCode::from(code),
        Err(error) => {
            eprintln!("compare: {error}");
            ExitCode::from(error.exit_code())
        }
    }
}

fn list() -> Result<u8, Error> {
    for name in run::operation_names()? {
        println!("{name:28} {}", report::describe(&name));
    }
    Ok(0)
}

fn compare(args: &RunArgs) -> Result<u8, Error> {
    // Everything that can fail for a wrong argument fails before the long run.
    let whole = args.only.is_empty() && !args.quick;
    let folder = match &args.out {
        Some(folder) => Some(folder.clone()),
        None if whole => Some(machine::root().join("oracle/results")),
        None => None,
    };
    if let Some(folder) = &folder {
        make_writable(folder)?;
    }
    let earlier = match &args.baseline {
        Some(file) => Some(read_results(file)?),
        None => None,
    };
    if let Some(cpu) = args.pin {
        machine::pin(cpu).map_err(|_| Error::Pin(cpu))?;
    }

    let request = Request {
        quick: args.quick,
        only: args.only.clone(),
        without: args.without.clone(),
        pinned: args.pin,
    };
    let mut bar = Bar::new();
    let outcome = run::run(&request, &mut bar);
    bar.bar.finish_and_clear();
    let run::Outcome {
        results,
        incomplete,
    } = outcome?;

    if args.json {
        print!("{}", results.to_json_lines());
    } else {
        print!("{}", markdown::render(&results));
    }
    if let Some(folder) = folder {
        let name = format!(
            "{}-{}{}",
            machine::slug(&results.header.cpu),
            results.header.date,
            if whole { "" } else { "-part" }
        );
        let file = folder.join(name).with_extension("json");
        write(&file, &results.to_json_lines())?;
        write_reports(&results, &file)?;
        eprintln!("compare: wrote {} and its reports", file.display());
    }
    let mut code = if incomplete { 4 } else { 0 };
    if let Some(mut earlier) = earlier {
        if !args.only.is_empty() {
            // What was not asked for has not vanished.
            let asked = results.operations();
            earlier.rows.retain(|row| asked.contains(&row.op.as_str()));
        }
        let changes = baseline::compare(&earlier, &results);
        // Beside JSON lines it would be one line that is none.
        if args.json {
            eprint!("{}", changes.to_markdown());
        } else {
            print!("\n{}", changes.to_markdown());
        }
        if changes.got_slower("purek1") {
            code = 6;
        }
    }
    Ok(code)
}

fn update_readme(file: Option<&Path>, check: bool) -> Result<u8, Error> {
    let path = machine::root().join("README.md");
    let text = read(&path)?;
    let folder = machine::root().join("oracle/results");
    if check {
        readme::check(
            &text,
            |name| fs::read_to_string(folder.join(name)).map_err(|error| error.to_string()),
            &machine::sources(),
        )
        .map_err(Error::Readme)?;
        println!(
            "the README's table is what its results file says, and that measured these sources"
        );
        return Ok(0);
    }
    let name = match file {
        Some(file) => file
            .file_name()
            .map(|name| name.to_string_lossy().into_owned())
            .unwrap_or_default(),
        None => readme::named_file(&text).map_err(Error::Readme)?,
    };
    let results = read_results(&folder.join(&name))?;
    let updated = readme::update(&text, &results, &name).map_err(Error::Readme)?;
    if updated != text {
        write(&path, &updated)?;
    }
    Ok(0)
}

fn read(path: &Path) -> Result<String, Error> {
    fs::read_to_string(path).map_err(|source| Error::File {
        action: "read",
        path: path.to_owned(),
        source,
    })
}

fn read_results(path: &Path) -> Result<Results, Error> {
    Results::parse(&read(path)?).map_err(|source| Error::Results {
        path: path.to_owned(),
        source,
    })
}

/// Writes beside the file and renames, so that a report is never half written.
fn write(path: &Path, text: &str) -> Result<(), Error> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".new");
    let beside = PathBuf::from(beside);
    fs::write(&beside, text)
        .and_then(|()| fs::rename(&beside, path))
        .map_err(|source| Error::File {
            action: "write",
            path: path.to_owned(),
            source,
        })
}

fn write_reports(results: &Results, file: &Path) -> Result<(), Error> {
    write(&file.with_extension("md"), &markdown::render(results))?;
    write(&file.with_extension("html"), &html::render(results))
}

/// Makes the folder, and a file in it to see whether that can be done.
fn make_writable(folder: &Path) -> Result<(), Error> {
    fs::create_dir_all(folder)
        .and_then(|()| tempfile::tempfile_in(folder).map(drop))
        .map_err(|source| Error::File {
            action: "write into",
            path: folder.to_owned(),
            source,
        })
}

/// Progress on standard error: a bar with the time left on a terminal, plain lines elsewhere.
struct Bar {
    bar: ProgressBar,
}

impl Bar {
    fn new() -> Self {
        let bar = ProgressBar::with_draw_target(Some(0), ProgressDrawTarget::stderr());
        bar.set_style(
            ProgressStyle::with_template("{bar:32} {percent:>3} %, {eta} left  {msg}")
                .unwrap_or_else(|_| ProgressStyle::default_bar()),
        );
        bar.enable_steady_tick(Duration::from_millis(500));
        Self { bar }
    }
}

impl Progress for Bar {
    fn total(&mut self, units: u64) {
        self.bar.set_length(units);
        self.bar.reset_eta();
    }

    fn stage(&mut self, name: &str) {
        if self.bar.is_hidden() {
            eprintln!("compare: {name}");
        }
        self.bar.set_message(name.to_owned());
    }

    fn advance(&mut self, units: u64) {
        self.bar.inc(units);
    }

    fn note(&mut self, line: &str) {
        if self.bar.is_hidden() {
            eprintln!("compare: {line}");
        } else {
            self.bar.println(line);
        }
    }
}
