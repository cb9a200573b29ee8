//! Implementations in Go, each a small program under `go/` that answers lines of JSON and measures itself. `go/protocol.go`, which all
//! share, has the protocol; `peer.go` of each has the implementation.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::rc::Rc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use tempfile::TempDir;

use super::{Peer, prove_generator};
use crate::inputs::Inputs;
use crate::operations::Operation;
use crate::task::Task;

/// A program in Go: its sources, and the module that it is there for.
pub struct Program {
    id: &'static str,
    module: &'static str,
    version: &'static str,
    note: &'static str,
    sources: &'static [(&'static str, &'static str)],
}

pub const BTCEC: Program = Program {
    id: "btcec",
    module: "github.com/btcsuite/btcd/btcec/v2",
    version: "v2.3.4",
    note: "btcec v2.3.4 in Go, a process that measures itself; its arithmetic with secrets is not of constant time; Schnorr signing without \
           its own verification; tweaks and ECDH composed from its arithmetic",
    sources: &[
        ("go.mod", include_str!("../../go/btcec/go.mod")),
        ("protocol.go", PROTOCOL),
        ("peer.go", include_str!("../../go/btcec/peer.go")),
    ],
};

pub const P256K1: Program = Program {
    id: "p256k1",
    module: "p256k1.mleku.dev",
    version: "v1.0.2",
    note: "p256k1 v1.0.2 in Go, a process that measures itself; its ECDSA nonce hashes the message before the key, so it is not RFC 6979's; ECDH \
           is not of constant time",
    sources: &[
        ("go.mod", include_str!("../../go/p256k1/go.mod")),
        ("protocol.go", PROTOCOL),
        ("peer.go", include_str!("../../go/p256k1/peer.go")),
    ],
};

const PROTOCOL: &str = include_str!("../../go/protocol.go");

/// A running program.
pub struct GoPeer {
    program: &'static Program,
    operations: Vec<String>,
    modules: BTreeMap<String, String>,
    connection: Mutex<Connection>,
    /// How many sets of inputs the process holds.
    sets: AtomicUsize,
}

impl GoPeer {
    /// Builds the program in a temporary folder and starts it. Nothing is fetched: its modules must be in Go's cache, where `go mod download`
    /// in its folder puts them.
    ///
    /// # Errors
    /// The reason, in one line, why it cannot run here.
    pub fn start(program: &'static Program) -> Result<Self, String> {
        let folder = tempfile::tempdir()
            .map_err(|error| format!("skipped, no temporary folder: {error}"))?;
        build(program, folder.path(), "go").map_err(|reason| format!("skipped, {reason}"))?;
        let mut child = Command::new(folder.path().join("peer"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("skipped, what `go build` made does not start: {error}"))?;
        let connection = Connection {
            writer: Box::new(child.stdin.take().expect("a pipe")),
            reader: Box::new(BufReader::new(child.stdout.take().expect("a pipe"))),
            process: Some(Process(child, folder)),
        };
        Self::connect(program, connection)
    }

    fn connect(program: &'static Program, mut connection: Connection) -> Result<Self, String> {
        let answer = connection.ask(&Request {
            hello: true,
            ..Request::default()
        })?;
        Ok(Self {
            program,
            operations: answer.ops.ok_or("it does not tell its operations")?,
            modules: answer.modules.unwrap_or_default(),
            connection: Mutex::new(connection),
            sets: AtomicUsize::new(0),
        })
    }

    /// An answer of the process; an error names it.
    fn ask(&self, request: &Request) -> Result<Answer, String> {
        let answer = self
            .connection
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .ask(request);
        answer.map_err(|error| format!("{}: {error}", self.program.id))
    }
}

impl Peer for GoPeer {
    fn id(&self) -> &'static str {
        self.program.id
    }

    fn package(&self) -> &'static str {
        self.program.module
    }

    fn note(&self) -> &'static str {
        self.program.note
    }

    fn version(&self) -> Option<String> {
        self.modules.get(self.program.module).cloned()
    }

    fn in_process(&self) -> bool {
        false
    }

    fn prove(&self) -> Result<(), String> {
        let found = self.modules.get(self.program.module);
        if found.map(String::as_str) != Some(self.program.version) {
            return Err(format!(
                "the program is built with {found:?} of {}, not {}",
                self.program.module, self.program.version
            ));
        }
        prove_generator(self)
    }

    fn task<'a>(&'a self, operation: Operation, inputs: &'a Inputs) -> Option<Task<'a>> {
        let op = operation.name();
        if !self.operations.iter().any(|name| name == op) {
            return None;
        }
        let set = self.sets.fetch_add(1, Ordering::Relaxed);
        let sent = self.ask(&Request {
            set,
            inputs: Some(Lists::from(inputs)),
            ..Request::default()
        });
        // A process that fails shows at the first use of the task, which has a way to say so.
        let sent = Rc::new(sent.map(|_| ()));
        let sent_before = Rc::clone(&sent);
        let request = move || Request {
            set,
            op: Some(op),
            ..Request::default()
        };
        Some(Task::remote(
            move |first, calls| {
                (*sent).clone()?;
                let answer = self.ask(&Request {
                    first: Some(first),
                    calls: Some(calls),
                    ..request()
                })?;
                let nanoseconds = answer.ns.ok_or("no time in the answer")?;
                Ok(Duration::from_nanos(nanoseconds))
            },
            move |input| {
                (*sent_before).clone()?;
                let answer = self.ask(&Request {
                    output: Some(input),
                    ..request()
                })?;
                from_hex(&answer.hex.ok_or("no result in the answer")?)
            },
        ))
    }
}

/// Writes the sources into the folder and has `go` build them there, as `peer`.
///
/// # Errors
/// Why not, in one line.
fn build(program: &Program, folder: &Path, go: &str) -> Result<(), String> {
    for (name, text) in program.sources {
        fs::write(folder.join(name), text).map_err(|error| {
            format!("{name} cannot be written to {}: {error}", folder.display())
        })?;
    }
    // Modules in the cache were checked when they were fetched.
    let output = Command::new(go)
        .args(["build", "-mod=mod", "-o", "peer", "."])
        .current_dir(folder)
        .envs([
            ("GOPROXY", "off"),
            ("GONOSUMDB", "*"),
            ("GOTOOLCHAIN", "local"),
            ("GOWORK", "off"),
        ])
        .output();
    match output {
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            Err(format!("no `{go}` on the PATH"))
        }
        Err(error) => Err(format!("`{go}` does not start: {error}")),
        Ok(output) if output.status.success() => Ok(()),
        Ok(output) => {
            let text = String::from_utf8_lossy(&output.stderr);
            let id = program.id;
            if text.contains("GOPROXY=off") {
                return Err(format!(
                    "its modules are not in Go's cache: run `go mod download` in oracle/go/{id}"
                ));
            }
            let lines = text.lines().filter(|line| !line.starts_with('#'));
            let line = lines.map(str::trim).find(|line| !line.is_empty());
            Err(format!(
                "`go build` failed: {}",
                line.unwrap_or("without a reason")
            ))
        }
    }
}

/// The process, with the folder that its program lies in.
struct Process(
    Child,
    #[expect(dead_code, reason = "removed when dropped")] TempDir,
);

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended on its own.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Lines out, lines in.
struct Connection {
    writer: Box<dyn Write + Send>,
    reader: Box<dyn BufRead + Send>,
    process: Option<Process>,
}

impl Connection {
    fn ask(&mut self, request: &Request) -> Result<Answer, String> {
        let mut line = serde_json::to_string(request).expect("a request is JSON");
        line.push('\n');
        let sent = self
            .writer
            .write_all(line.as_bytes())
            .and_then(|()| self.writer.flush());
        let mut line = String::new();
        let read = sent.and_then(|()| self.reader.read_line(&mut line));
        if !matches!(read, Ok(length) if length > 0) {
            return Err(self.death());
        }
        let answer: Answer = serde_json::from_str(&line)
            .map_err(|error| format!("its answer is not of the protocol: {error}"))?;
        match answer.error {
            Some(error) => Err(error),
            None => Ok(answer),
        }
    }

    /// What became of the process.
    fn death(&mut self) -> String {
        let status = self.process.as_mut().map(|process| {
            let _ = process.0.kill();
            process.0.wait()
        });
        match status {
            Some(Ok(status)) => format!("the process ended ({status}) before it answered"),
            _ => "the process ended before it answered".to_owned(),
        }
    }
}

#[derive(Default, Serialize)]
struct Request {
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    hello: bool,
    set: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    inputs: Option<Lists>,
    #[serde(skip_serializing_if = "Option::is_none")]
    op: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    first: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    calls: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    output: Option<usize>,
}

#[derive(Deserialize)]
struct Answer {
    error: Option<String>,
    ops: Option<Vec<String>>,
    modules: Option<BTreeMap<String, String>>,
    ns: Option<u64>,
    hex: Option<String>,
}

/// The inputs, bytes in hexadecimal.
#[derive(Serialize)]
struct Lists {
    secret_keys: Vec<String>,
    public_keys: Vec<String>,
    x_only_keys: Vec<String>,
    encoded_keys: Vec<String>,
    other_keys: Vec<String>,
    messages: Vec<String>,
    aux_rand: Vec<String>,
    tweaks: Vec<String>,
    ecdsa: Vec<String>,
    recovery_ids: Vec<u8>,
    schnorr: Vec<String>,
}

impl From<&Inputs> for Lists {
    fn from(inputs: &Inputs) -> Self {
        Self {
            secret_keys: hex_list(&inputs.secret_keys),
            public_keys: hex_list(&inputs.public_keys),
            x_only_keys: hex_list(&inputs.x_only_keys),
            encoded_keys: hex_list(&inputs.encoded_keys),
            other_keys: hex_list(&inputs.other_keys),
            messages: hex_list(&inputs.messages),
            aux_rand: hex_list(&inputs.aux_rand),
            tweaks: hex_list(&inputs.tweaks),
            ecdsa: hex_list(&inputs.ecdsa),
            recovery_ids: inputs.recovery_ids.clone(),
            schnorr: hex_list(&inputs.schnorr),
        }
    }
}

fn hex_list<const N: usize>(list: &[[u8; N]]) -> Vec<String> {
    let hex = |bytes: &[u8; N]| bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    list.iter().map(hex).collect()
}

fn from_hex(text: &str) -> Result<Vec<u8>, String> {
    let (pairs, rest) = text.as_bytes().as_chunks::<2>();
    if !rest.is_empty() {
        return Err(format!("{text} is not hexadecimal"));
    }
    let byte = |pair: &[u8; 2]| {
        let pair = std::str::from_utf8(pair).ok()?;
        u8::from_str_radix(pair, 16).ok()
    };
    let bytes: Option<Vec<u8>> = pairs.iter().map(byte).collect();
    bytes.ok_or_else(|| format!("{text} is not hexadecimal"))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A script in the place of the program.
    fn peer(script: &str) -> Result<GoPeer, String> {
        let mut child = Command::new("sh")
            .args(["-c", script])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("a shell");
        let connection = Connection {
            writer: Box::new(child.stdin.take().expect("a pipe")),
            reader: Box::new(BufReader::new(child.stdout.take().expect("a pipe"))),
            process: Some(Process(child, tempfile::tempdir().expect("a folder"))),
        };
        GoPeer::connect(&BTCEC, connection)
    }

    const HELLO: &str = r#"read line; echo '{"ops":["ecdh"],"modules":{"github.com/btcsuite/btcd/btcec/v2":"v2.3.4"}}';"#;
    const READ_INPUTS: &str = r#"read line; echo '{"ok":true}';"#;

    #[test]
    fn times_and_results_cross_the_line() {
        let script = format!(
            r#"{HELLO} {READ_INPUTS}
            read line; test "$line" = '{{"set":0,"op":"ecdh","first":3,"calls":7}}' && echo '{{"ns":1234}}'
            read line; test "$line" = '{{"set":0,"op":"ecdh","output":5}}' && echo '{{"hex":"00ff10"}}'"#
        );
        let peer = peer(&script).expect("a greeting");
        let inputs = Inputs::valid(2);
        assert!(peer.task(Operation::PubkeyCreate, &inputs).is_none());
        let mut task = peer.task(Operation::Ecdh, &inputs).expect("a task");
        assert_eq!(task.time(3, 7), Ok(Duration::from_nanos(1234)));
        assert_eq!(task.output(5), Ok(vec![0x00, 0xFF, 0x10]));
    }

    #[test]
    fn a_process_that_dies_is_named_with_its_end() {
        let expected = "the process ended (exit status: 3) before it answered";
        assert_eq!(peer("read line; exit 3").err().as_deref(), Some(expected));

        // Before the inputs, and before the answer to a request.
        for script in [
            format!("{HELLO} read line; exit 3"),
            format!("{HELLO} {READ_INPUTS} read line; exit 3"),
        ] {
            let peer = peer(&script).expect("a greeting");
            let inputs = Inputs::valid(1);
            let mut task = peer.task(Operation::Ecdh, &inputs).expect("a task");
            assert_eq!(task.time(0, 1), Err(format!("btcec: {expected}")));
            assert!(task.output(0).is_err());
        }
    }

    #[test]
    fn errors_of_the_process_come_through() {
        let script = format!(
            r#"{HELLO} {READ_INPUTS}
            read line; echo '{{"error":"no such thing"}}'
            read line; echo 'panic: what'
            read line; echo '{{"hex":"0g"}}'
            read line; echo '{{"ns":1}}'"#
        );
        let peer = peer(&script).expect("a greeting");
        let inputs = Inputs::valid(1);
        let mut task = peer.task(Operation::Ecdh, &inputs).expect("a task");
        assert_eq!(task.time(0, 1), Err("btcec: no such thing".to_owned()));
        let error = task.time(0, 1).expect_err("no JSON");
        assert!(error.contains("not of the protocol"), "{error}");
        assert_eq!(task.output(0), Err("0g is not hexadecimal".to_owned()));
        assert_eq!(task.output(0), Err("no result in the answer".to_owned()));
    }

    #[test]
    fn a_program_with_another_version_is_no_proof() {
        let greeting = r#"read line; echo '{"ops":[],"modules":{"github.com/btcsuite/btcd/btcec/v2":"v2.0.0"}}'"#;
        let error = peer(greeting).expect("a greeting").prove();
        let error = error.expect_err("another version");
        assert!(
            error.contains("v2.0.0") && error.contains("v2.3.4"),
            "{error}"
        );
    }

    #[test]
    fn without_go_the_reason_is_plain() {
        let folder = tempfile::tempdir().expect("a folder");
        assert_eq!(
            build(&BTCEC, folder.path(), "no-such-go"),
            Err("no `no-such-go` on the PATH".to_owned())
        );
    }

    #[test]
    fn the_version_is_that_of_the_program() {
        for program in [BTCEC, P256K1] {
            let line = format!("{} {}\n", program.module, program.version);
            assert!(program.sources[0].1.contains(&line));
            assert!(program.note.contains(program.version));
        }
    }
}
