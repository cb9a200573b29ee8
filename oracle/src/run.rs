//! A run of the comparison from the first proof to the last number.
//!
//! Order: every implementation proves that it is what its name says; all agree on what they compute; only then is anything timed.

use std::sync::Barrier;
use std::time::{Duration, Instant};

use purek1_curve::cpu::{self, Backend};
use thiserror::Error;

use crate::agreement::{self, Mismatch};
use crate::inputs::{self, Inputs};
use crate::measure::{Contender, Counting, FEWEST_ROUNDS, Plan, measure};
use crate::operations::Operation;
use crate::peers::{self, Peer};
use crate::results::{
    Absent, Build, Counters, CurvePoint, FORMAT, Header, Implementation, Results, Row,
};
use crate::statistics::summarise;
use crate::verification::{self, Product};
use crate::{build_cost, machine, psbt};

/// The name of the job of ten thousand verifications.
pub const VERIFY_10000: &str = "verify_10000";

/// What to run.
#[derive(Clone, Debug, Default)]
pub struct Request {
    /// Fewer and shorter rounds, no builds, no counters, no curve of inputs.
    pub quick: bool,
    /// The operations by name; all if empty. Then only what they need is run: no curves, no builds.
    pub only: Vec<String>,
    /// The implementations to leave out, by id.
    pub without: Vec<String>,
    /// The processor that this process was bound to.
    pub pinned: Option<u32>,
}

/// A run that came to its end.
#[derive(Clone, Debug)]
pub struct Outcome {
    pub results: Results,
    /// Whether something that should have run did not; it stands among the absent.
    pub incomplete: bool,
}

/// Why a run failed. Nothing that was measured is worth keeping then.
#[derive(Debug, Error)]
pub enum Failure {
    /// A name that is no operation or implementation.
    #[error("no {kind} is called `{name}`; there are: {known}")]
    Unknown {
        kind: &'static str,
        name: String,
        known: String,
    },
    /// An implementation is not what its name says.
    #[error("{id} is not what its name says: {reason}")]
    NotProved { id: String, reason: String },
    /// Implementations disagree.
    #[error("the implementations disagree, so nothing was timed:\n  {}", list(.0))]
    Mismatch(Vec<Mismatch>),
    /// An implementation failed while it was timed.
    #[error("{0}")]
    Task(String),
    /// The wallet refused its own sample.
    #[error("the wallet refuses its own sample: {0}")]
    Sample(#[from] purek1_wallet::Error),
}

fn list(mismatches: &[Mismatch]) -> String {
    let lines: Vec<String> = mismatches.iter().map(Mismatch::to_string).collect();
    lines.join("\n  ")
}

/// Told what is going on.
pub trait Progress {
    /// All that is to be done, in units of expected time.
    fn total(&mut self, units: u64);
    /// What is done now.
    fn stage(&mut self, name: &str);
    /// So many units more are done.
    fn advance(&mut self, units: u64);
    /// A line for the person who waits.
    fn note(&mut self, line: &str);
}

/// The names of all operations, in the order of the report.
pub fn operation_names() -> Result<Vec<String>, Failure> {
    let mut names: Vec<String> = Operation::all().map(|op| op.name().to_owned()).collect();
    names.push(VERIFY_10000.to_owned());
    names.extend(psbt::workloads()?.into_iter().map(|workload| workload.name));
    Ok(names)
}

/// Runs the comparison.
///
/// # Errors
/// [`Failure`]; a minimal program that does not build is not one, it makes the outcome incomplete.
pub fn run(request: &Request, progress: &mut dyn Progress) -> Result<Outcome, Failure> {
    let all_names = operation_names()?;
    let names = select("operation", &request.only, &all_names)?;
    let (mut peers, mut absent) = peers::survey();
    let known: Vec<String> = peers.iter().map(|peer| peer.id().to_owned()).collect();
    let without = match request.without.as_slice() {
        [] => Vec::new(),
        ids => select("implementation", ids, &known)?,
    };
    peers.retain(|peer| !without.iter().any(|id| id == peer.id()));
    absent.extend(without.into_iter().map(|id| Absent {
        absent: id,
        reason: "left out by --without".to_owned(),
    }));
    for missing in &absent {
        progress.note(&format!("{}: {}", missing.absent, missing.reason));
    }

    progress.stage("proof");
    for peer in &peers {
        peer.enter();
        peer.prove().map_err(|reason| Failure::NotProved {
            id: peer.id().to_owned(),
            reason,
        })?;
    }
    let operations: Vec<Operation> = Operation::all()
        .filter(|op| names.iter().any(|name| name == op.name()))
        .collect();
    let agreement = agreement::check(&peers, &operations).map_err(Failure::Mismatch)?;
    progress.note(&format!(
        "{} implementations agree: {} outputs are equal, {} signatures are accepted by others",
        peers.len(),
        agreement.equal,
        agreement.accepted
    ));

    let plan = plan(request.quick);
    let whole = request.only.is_empty();
    let mut run = Run {
        plan,
        progress,
        rows: Vec::new(),
        absent,
        incomplete: false,
    };
    run.announce(&peers, &names, whole && !request.quick);
    run.operations(&peers, &operations)?;
    if names.iter().any(|name| name == VERIFY_10000) {
        run.verify_10000(&peers)?;
    }
    run.psbts(&names)?;
    let mut curves = Vec::new();
    let mut builds = Vec::new();
    let mut counters = Vec::new();
    if whole {
        curves.extend(run.threads(&peers));
    }
    if whole && !request.quick {
        curves.extend(run.inputs()?);
        counters = run.counters();
        builds = run.builds();
    }
    let Run {
        rows,
        absent,
        incomplete,
        ..
    } = run;
    let results = Results {
        header: header(request, plan, &peers),
        rows,
        curves,
        builds,
        counters,
        absent,
    };
    Ok(Outcome {
        results,
        incomplete,
    })
}

/// The names that `wanted` lists: exact ones, or with a final `*` all that begin so. All of `known` if nothing is wanted.
fn select(kind: &'static str, wanted: &[String], known: &[String]) -> Result<Vec<String>, Failure> {
    if wanted.is_empty() {
        return Ok(known.to_vec());
    }
    let matches = |pattern: &String, name: &String| match pattern.strip_suffix('*') {
        Some(start) => name.starts_with(start),
        None => name == pattern,
    };
    if let Some(unknown) = wanted
        .iter()
        .find(|pattern| !known.iter().any(|name| matches(pattern, name)))
    {
        return Err(Failure::Unknown {
            kind,
            name: unknown.clone(),
            known: known.join(", "),
        });
    }
    Ok(known
        .iter()
        .filter(|name| wanted.iter().any(|pattern| matches(pattern, name)))
        .cloned()
        .collect())
}

fn plan(quick: bool) -> Plan {
    if quick {
        Plan {
            rounds: FEWEST_ROUNDS,
            stretch: Duration::from_millis(10),
        }
    } else {
        Plan {
            rounds: 41,
            stretch: Duration::from_millis(40),
        }
    }
}

/// Seconds that one minimal program takes to build, about; for the progress bar alone.
const BUILD_SECONDS: u64 = 12;

/// Seconds of the counters' build and run, about.
const COUNTERS_SECONDS: u64 = 20;

/// The numbers of inputs of the curve `psbt_inputs`.
const CURVE_INPUTS: [usize; 5] = [1, 4, 16, 64, 256];

/// What the parts of a run share.
struct Run<'a> {
    plan: Plan,
    progress: &'a mut dyn Progress,
    rows: Vec<Row>,
    absent: Vec<Absent>,
    incomplete: bool,
}

impl Run<'_> {
    /// Tells the progress bar what is ahead, in milliseconds.
    fn announce(&mut self, peers: &[Box<dyn Peer>], names: &[String], full: bool) {
        let stretch = self.plan.stretch.as_millis() as u64;
        let rounds = self.plan.rounds as u64;
        let inputs = inputs::valid(1);
        let having = |operation| contenders(peers, operation, &inputs).len();
        let mut all = 0;
        for name in names {
            all += match Operation::all().find(|operation| operation.name() == name) {
                Some(operation) => having(operation),
                None if name == VERIFY_10000 => having(Operation::EcdsaVerify) + Product::ALL.len(),
                None => psbt::CONTENDERS.len(),
            };
        }
        let mut units = 0;
        if full {
            all += CURVE_INPUTS.len() * psbt::CONTENDERS.len();
            units += (build_cost::ids().count() as u64 * BUILD_SECONDS + COUNTERS_SECONDS) * 1000;
        }
        self.progress.total(units + rounds * all as u64 * stretch);
    }

    fn measure(
        &mut self,
        name: &str,
        mut contenders: Vec<Contender<'_>>,
        reference: &str,
        counting: Counting,
    ) -> Result<Vec<Row>, Failure> {
        self.progress.stage(name);
        let step = self.plan.stretch.as_millis() as u64 * contenders.len() as u64;
        let progress = &mut *self.progress;
        measure(
            name,
            &mut contenders,
            reference,
            counting,
            self.plan,
            || progress.advance(step),
        )
        .map_err(Failure::Task)
    }

    fn operations(
        &mut self,
        peers: &[Box<dyn Peer>],
        operations: &[Operation],
    ) -> Result<(), Failure> {
        let inputs = inputs::valid(inputs::COUNT);
        for &operation in operations {
            let contenders = contenders(peers, operation, &inputs);
            if contenders.is_empty() {
                continue;
            }
            let counting = Counting {
                units: operation.units(),
                calls: None,
            };
            let rows = self.measure(
                operation.name(),
                contenders,
                operation.reference(),
                counting,
            )?;
            self.rows.extend(rows);
        }
        Ok(())
    }

    /// Every round verifies another part of the job, so that in the fewest rounds each implementation verifies all of it once.
    fn verify_10000(&mut self, peers: &[Box<dyn Peer>]) -> Result<(), Failure> {
        let inputs = inputs::valid(verification::COUNT);
        let mut tasks: Vec<Contender<'_>> = Product::ALL
            .into_iter()
            .map(|product| Contender {
                implementation: product.id().to_owned(),
                enter: Box::new(move || product.enter()),
                task: product.task(&inputs),
            })
            .collect();
        tasks.extend(contenders(peers, Operation::EcdsaVerify, &inputs));
        for contender in &mut tasks {
            (contender.enter)();
            let refused = (0..agreement::CHECKED)
                .find(|&input| contender.task.output(input).as_deref() != Ok(&[1]));
            if let Some(input) = refused {
                return Err(Failure::Mismatch(vec![Mismatch {
                    operation: VERIFY_10000.to_owned(),
                    implementation: contender.implementation.clone(),
                    what: format!("the signature over input {input} is refused"),
                }]));
            }
        }
        let counting = Counting {
            units: 1,
            calls: Some(verification::COUNT.div_ceil(FEWEST_ROUNDS)),
        };
        let rows = self.measure(VERIFY_10000, tasks, "libsecp_c", counting)?;
        self.rows.extend(rows);
        Ok(())
    }

    fn psbts(&mut self, names: &[String]) -> Result<(), Failure> {
        for workload in psbt::workloads()? {
            if !names.contains(&workload.name) {
                continue;
            }
            let rows = self.psbt(&workload.name, &workload)?;
            self.rows.extend(rows);
        }
        Ok(())
    }

    /// Checks that all sign for the same inputs and keys, then times one workload.
    fn psbt(&mut self, name: &str, workload: &psbt::Workload) -> Result<Vec<Row>, Failure> {
        let mut tasks: Vec<_> = psbt::CONTENDERS
            .iter()
            .map(|id| ((*id).to_owned(), workload.task(id)))
            .collect();
        workload.agree(&mut tasks).map_err(Failure::Mismatch)?;
        let contenders = tasks
            .into_iter()
            .map(|(id, task)| Contender {
                implementation: id,
                enter: Box::new(|| {
                    cpu::force(Backend::Detected);
                }),
                task,
            })
            .collect();
        let counting = Counting {
            units: 1,
            calls: None,
        };
        self.measure(name, contenders, "rust_bitcoin", counting)
    }

    /// The time of one input as their number grows.
    fn inputs(&mut self) -> Result<Vec<CurvePoint>, Failure> {
        let mut points = Vec::new();
        for inputs in CURVE_INPUTS {
            let workload = psbt::multisig(inputs)?;
            for row in self.psbt("psbt_inputs", &workload)? {
                points.push(CurvePoint {
                    curve: "psbt_inputs".to_owned(),
                    implementation: row.implementation,
                    x: inputs as u64,
                    ns: row.ns_median / inputs as f64,
                });
            }
        }
        Ok(points)
    }

    /// The time of one verification when all threads work at once.
    fn threads(&mut self, peers: &[Box<dyn Peer>]) -> Vec<CurvePoint> {
        const VERIFICATIONS: usize = 500;
        self.progress.stage("threads");
        let inputs = inputs::valid(inputs::COUNT);
        let most = std::thread::available_parallelism().map_or(1, usize::from);
        let peers: Vec<&dyn Peer> = peers
            .iter()
            .map(|peer| &**peer)
            .filter(|peer| ["purek1", "libsecp_c"].contains(&peer.id()))
            .collect();
        let mut samples = vec![vec![Vec::new(); most]; peers.len()];
        for _ in 0..self.plan.rounds {
            for threads in 1..=most {
                for (peer, samples) in peers.iter().zip(&mut samples) {
                    let wall = verify_in_threads(*peer, &inputs, threads, VERIFICATIONS);
                    if let Some(wall) = wall {
                        let one = wall.as_nanos() as f64 / (threads * VERIFICATIONS) as f64;
                        samples[threads - 1].push(one);
                    }
                }
            }
        }
        let mut points = Vec::new();
        for (peer, samples) in peers.iter().zip(&samples) {
            for (below, sample) in samples.iter().enumerate() {
                if let Some(time) = summarise(sample) {
                    points.push(CurvePoint {
                        curve: "threads".to_owned(),
                        implementation: peer.id().to_owned(),
                        x: below as u64 + 1,
                        ns: time.median,
                    });
                }
            }
        }
        points
    }

    /// Exact counts, from a program of its own: the counting engine is not the one that is timed.
    fn counters(&mut self) -> Vec<Counters> {
        self.progress.stage("counters");
        let counters = build_cost::run_counters();
        self.progress.advance(COUNTERS_SECONDS * 1000);
        counters.unwrap_or_else(|reason| {
            self.miss("counters", reason);
            Vec::new()
        })
    }

    fn builds(&mut self) -> Vec<Build> {
        let mut builds = Vec::new();
        for id in build_cost::ids() {
            self.progress.stage(&format!("build of {id}"));
            match build_cost::measure(id) {
                Ok(build) => builds.push(build),
                Err(reason) => self.miss(&format!("build of {id}"), reason),
            }
            self.progress.advance(BUILD_SECONDS * 1000);
        }
        builds
    }

    /// Notes what should have run and did not.
    fn miss(&mut self, what: &str, reason: String) {
        self.incomplete = true;
        self.progress.note(&format!("{what}: {reason}"));
        self.absent.push(Absent {
            absent: what.to_owned(),
            reason,
        });
    }
}

/// A contender for each peer that has the operation.
fn contenders<'a>(
    peers: &'a [Box<dyn Peer>],
    operation: Operation,
    inputs: &'a Inputs,
) -> Vec<Contender<'a>> {
    let mut contenders = Vec::new();
    for peer in peers {
        peer.enter();
        if let Some(task) = peer.task(operation, inputs) {
            contenders.push(Contender {
                implementation: peer.id().to_owned(),
                enter: Box::new(|| peer.enter()),
                task,
            });
        }
    }
    contenders
}

/// The time from the moment when all threads are ready until the last has made its verifications.
fn verify_in_threads(
    peer: &dyn Peer,
    inputs: &Inputs,
    threads: usize,
    verifications: usize,
) -> Option<Duration> {
    peer.enter();
    let barrier = Barrier::new(threads);
    let spans = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|thread| {
                let barrier = &barrier;
                scope.spawn(move || {
                    let mut task = peer.task(Operation::EcdsaVerify, inputs);
                    barrier.wait();
                    let start = Instant::now();
                    let done = task.as_mut()?.time(thread * 7, verifications).is_ok();
                    done.then(|| (start, Instant::now()))
                })
            })
            .collect();
        workers
            .into_iter()
            .map(|worker| worker.join().ok().flatten())
            .collect::<Option<Vec<_>>>()
    })?;
    let start = spans.iter().map(|span| span.0).min()?;
    let end = spans.iter().map(|span| span.1).max()?;
    Some(end - start)
}

fn header(request: &Request, plan: Plan, peers: &[Box<dyn Peer>]) -> Header {
    let version =
        |package: &str| machine::locked_version(package).unwrap_or_else(|| "not locked".to_owned());
    let mut implementations: Vec<Implementation> = peers
        .iter()
        .map(|peer| Implementation {
            id: peer.id().to_owned(),
            package: peer.package().to_owned(),
            version: peer.version().unwrap_or_else(|| "not locked".to_owned()),
            note: peer.note().to_owned(),
            tables: peer.tables(),
        })
        .collect();
    for product in Product::ALL {
        implementations.push(Implementation {
            id: product.id().to_owned(),
            package: "purek1-curve".to_owned(),
            version: version("purek1-curve"),
            note: product.note().to_owned(),
            tables: None,
        });
    }
    for (id, note) in psbt::NOTES {
        if !implementations.iter().any(|known| known.id == id) {
            implementations.push(Implementation {
                id: id.to_owned(),
                package: "purek1-wallet".to_owned(),
                version: version("purek1-wallet"),
                note: note.to_owned(),
                tables: None,
            });
        }
    }
    Header {
        format: FORMAT,
        date: machine::date(),
        cpu: machine::cpu(),
        machine: machine::machine(),
        cpu_flags: machine::cpu_flags(),
        rustc: machine::first_line("rustc", &["-V"]),
        rust_flags: option_env!("RUSTFLAGS").unwrap_or("").to_owned(),
        c_compiler: machine::first_line("cc", &["--version"]),
        c_flags: machine::c_flags(),
        commit: machine::commit(),
        modified: machine::modified(),
        sources: machine::sources(),
        quick: request.quick,
        rounds: plan.rounds as u32,
        stretch_ms: plan.stretch.as_millis() as u32,
        pinned: request.pinned,
        peak_rss: machine::peak_rss(),
        implementations,
    }
}
