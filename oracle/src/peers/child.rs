//! An implementation that is a program of its own, which answers lines of JSON and measures itself: what it is asked and answers is in
//! [`purek1_oracle_common::protocol`]. How it is built is known to the module that starts it.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::rc::Rc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use purek1_oracle_common::protocol::{Answer, Request};

use super::{Peer, prove_generator};
use crate::inputs::Inputs;
use crate::machine;
use crate::operations::Operation;
use crate::task::Task;

/// A program that takes part, and what is known of it before it runs.
pub struct Program {
    pub id: &'static str,
    pub package: &'static str,
    /// The version of the package that it must tell; `None` if it is built from this tree.
    pub version: Option<&'static str>,
    pub note: &'static str,
    /// The most bytes of tables that it may tell; `None` if it need not.
    pub most_tables: Option<u64>,
}

/// A running program.
pub struct ChildPeer {
    program: &'static Program,
    operations: Vec<String>,
    greeting: Answer,
    connection: Mutex<Connection>,
    /// How many sets of inputs the process holds.
    sets: AtomicUsize,
}

impl ChildPeer {
    /// Starts the program that was built.
    ///
    /// # Errors
    /// Why it does not start, or what it says in place of a greeting.
    pub fn start(program: &'static Program, command: &mut Command) -> Result<Self, String> {
        let mut process = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("what was built does not start: {error}"))?;
        let mut connection = Connection {
            writer: Box::new(process.stdin.take().expect("a pipe")),
            reader: Box::new(BufReader::new(process.stdout.take().expect("a pipe"))),
            process: Process(process),
        };
        let mut greeting = connection.ask(&Request {
            hello: true,
            ..Request::default()
        })?;
        let operations = greeting.ops.take();
        Ok(Self {
            program,
            operations: operations.ok_or("it does not tell its operations")?,
            greeting,
            connection: Mutex::new(connection),
            sets: AtomicUsize::new(0),
        })
    }

    /// The version that the program tells of its package.
    fn told_version(&self) -> Option<&String> {
        self.greeting.modules.as_ref()?.get(self.program.package)
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

impl Peer for ChildPeer {
    fn id(&self) -> &'static str {
        self.program.id
    }

    fn package(&self) -> &'static str {
        self.program.package
    }

    fn note(&self) -> &'static str {
        self.program.note
    }

    fn version(&self) -> Option<String> {
        match self.program.version {
            Some(_) => self.told_version().cloned(),
            None => machine::locked_version(self.program.package),
        }
    }

    fn tables(&self) -> Option<u64> {
        self.greeting.tables
    }

    fn prove(&self) -> Result<(), String> {
        let Program {
            package,
            version,
            most_tables,
            ..
        } = *self.program;
        if let Some(version) = version {
            let found = self.told_version();
            if found.map(String::as_str) != Some(version) {
                return Err(format!(
                    "the program is built with {found:?} of {package}, not {version}"
                ));
            }
        }
        if let Some(most) = most_tables {
            let found = self.greeting.tables;
            if found.is_none_or(|found| found > most) {
                return Err(format!(
                    "the program has {found:?} bytes of tables, not at most {most}"
                ));
            }
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
            inputs: Some(inputs.clone()),
            ..Request::default()
        });
        // A process that fails shows at the first use of the task, which has a way to say so.
        let sent = Rc::new(sent.map(|_| ()));
        let (sent_for_output, sent_for_cost) = (Rc::clone(&sent), Rc::clone(&sent));
        let request = move || Request {
            set,
            op: Some(op.to_owned()),
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
            move |calls| {
                (*sent_for_cost).clone()?;
                let answer = self.ask(&Request {
                    cost: Some(calls),
                    ..request()
                })?;
                Ok(answer.cost)
            },
            move |input| {
                (*sent_for_output).clone()?;
                let answer = self.ask(&Request {
                    output: Some(input),
                    ..request()
                })?;
                let text = answer.hex.ok_or("no result in the answer")?;
                hex::decode(&text).map_err(|error| format!("{text} is not hexadecimal: {error}"))
            },
        ))
    }
}

/// Ends with its peer. What it was started from need not be there any longer.
struct Process(Child);

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
    process: Process,
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
        let _ = self.process.0.kill();
        match self.process.0.wait() {
            Ok(status) => format!("the process ended ({status}) before it answered"),
            Err(_) => "the process ended before it answered".to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cost::Cost;
    use crate::inputs;

    const PROGRAM: Program = Program {
        id: "other",
        package: "example.org/other",
        version: Some("v2.3.4"),
        note: "",
        most_tables: None,
    };

    /// A script in the place of the program.
    fn peer(script: &str) -> Result<ChildPeer, String> {
        ChildPeer::start(&PROGRAM, Command::new("sh").args(["-c", script]))
    }

    const HELLO: &str =
        r#"read line; echo '{"ops":["ecdh"],"modules":{"example.org/other":"v2.3.4"}}';"#;
    const READ_INPUTS: &str = r#"read line; echo '{"ok":true}';"#;

    #[test]
    fn times_and_results_cross_the_line() {
        let script = format!(
            r#"{HELLO} {READ_INPUTS}
            read line; test "$line" = '{{"set":0,"op":"ecdh","first":3,"calls":7}}' && echo '{{"ns":1234}}'
            read line; test "$line" = '{{"set":0,"op":"ecdh","output":5}}' && echo '{{"hex":"00ff10"}}'
            read line; test "$line" = '{{"set":0,"op":"ecdh","cost":8}}' && echo '{{"cost":{{"bytes":1,"allocs":2,"stack":3}}}}'
            read line; echo '{{"ns":0}}'"#
        );
        let peer = peer(&script).expect("a greeting");
        let inputs = inputs::valid(2);
        assert!(peer.task(Operation::PubkeyCreate, &inputs).is_none());
        let mut task = peer.task(Operation::Ecdh, &inputs).expect("a task");
        assert_eq!(task.time(3, 7), Ok(Duration::from_nanos(1234)));
        assert_eq!(task.output(5), Ok(vec![0x00, 0xFF, 0x10]));
        let cost = Cost {
            bytes: 1,
            allocs: 2,
            stack: 3,
        };
        assert_eq!(task.cost(8), Ok(Some(cost)));
        // One that cannot tell.
        assert_eq!(task.cost(8), Ok(None));
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
            let inputs = inputs::valid(1);
            let mut task = peer.task(Operation::Ecdh, &inputs).expect("a task");
            assert_eq!(task.time(0, 1), Err(format!("other: {expected}")));
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
        let inputs = inputs::valid(1);
        let mut task = peer.task(Operation::Ecdh, &inputs).expect("a task");
        assert_eq!(task.time(0, 1), Err("other: no such thing".to_owned()));
        let error = task.time(0, 1).expect_err("no JSON");
        assert!(error.contains("not of the protocol"), "{error}");
        let error = task.output(0).expect_err("no hexadecimal");
        assert!(error.starts_with("0g is not hexadecimal"), "{error}");
        assert_eq!(task.output(0), Err("no result in the answer".to_owned()));
    }

    #[test]
    fn a_program_with_another_version_is_no_proof() {
        let greeting = r#"read line; echo '{"ops":[],"modules":{"example.org/other":"v2.0.0"}}'"#;
        let error = peer(greeting).expect("a greeting").prove();
        let error = error.expect_err("another version");
        assert!(
            error.contains("v2.0.0") && error.contains("v2.3.4"),
            "{error}"
        );
    }

    #[test]
    fn tables_larger_than_they_may_be_are_no_proof() {
        const SMALL: Program = Program {
            version: None,
            most_tables: Some(64),
            ..PROGRAM
        };
        for tables in ["", r#","tables":65"#] {
            let script = format!(r#"read line; echo '{{"ops":[]{tables}}}'"#);
            let peer = ChildPeer::start(&SMALL, Command::new("sh").args(["-c", &script]));
            let error = peer.expect("a greeting").prove();
            let error = error.expect_err("too large");
            assert!(error.contains("not at most 64"), "{error}");
        }
    }
}
