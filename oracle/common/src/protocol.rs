//! How a program takes part in the comparison: it answers a line of JSON with a line of JSON, and measures itself.
//!
//! ```text
//! {"hello":true}                                 {"modules":{"<package>":"<version>",…},"ops":["<name>",…],"tables":<bytes>}
//! {"set":0,"inputs":{"<list>":[…],…}}            {"ok":true}
//! {"set":0,"op":"<name>","first":0,"calls":100}  {"ns":<time of all calls>}
//! {"set":0,"op":"<name>","cost":8}               {"cost":{"bytes":…,"allocs":…,"stack":…}} of so many calls; no `cost`, if it cannot tell
//! {"set":0,"op":"<name>","output":3}             {"hex":"<result>"}
//! ```
//!
//! A set of inputs is prepared once, before anything is timed. Where a request fails, the answer is `{"error":"<reason>"}`.

use std::collections::{BTreeMap, HashMap};
use std::io::{self, BufRead, Write};

use serde::{Deserialize, Serialize};

use crate::cost::Cost;
use crate::inputs::Inputs;
use crate::operations::Operation;
use crate::ours;
use crate::task::Task;

#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Request {
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub hello: bool,
    pub set: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub inputs: Option<Inputs>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub op: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub calls: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cost: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub output: Option<usize>,
}

#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Answer {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ok: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ops: Option<Vec<String>>,
    /// The packages that it was built with, where it is built from fetched ones.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub modules: Option<BTreeMap<String, String>>,
    /// Bytes of its precomputed tables.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tables: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ns: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cost: Option<Cost>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hex: Option<String>,
}

/// Answers with this project's operations until there are no more lines.
///
/// # Errors
/// If a line cannot be read or written.
pub fn serve(lines: impl BufRead, mut answers: impl Write) -> io::Result<()> {
    let mut sets = Sets::default();
    for line in lines.lines() {
        let answer = serde_json::from_str(&line?)
            .map_err(|error| error.to_string())
            .and_then(|request| sets.answer(request))
            .unwrap_or_else(|error| Answer {
                error: Some(error),
                ..Answer::default()
            });
        serde_json::to_writer(&mut answers, &answer)?;
        answers.write_all(b"\n")?;
        answers.flush()?;
    }
    Ok(())
}

/// The sets of inputs, and the tasks over them that were asked for. Both stay until the program ends, which is after one comparison.
#[derive(Default)]
struct Sets {
    inputs: HashMap<usize, &'static Inputs>,
    tasks: HashMap<(usize, String), Task<'static>>,
}

impl Sets {
    fn answer(&mut self, request: Request) -> Result<Answer, String> {
        if request.hello {
            return Ok(hello());
        }
        if let Some(inputs) = request.inputs {
            self.inputs.insert(request.set, Box::leak(Box::new(inputs)));
            return Ok(Answer {
                ok: Some(true),
                ..Answer::default()
            });
        }
        let task = self.task(request.set, request.op.ok_or("there is nothing to do")?)?;
        let mut answer = Answer::default();
        if let Some(input) = request.output {
            answer.hex = Some(hex::encode(task.output(input)?));
        } else if let Some(calls) = request.cost {
            answer.cost = task.cost(calls)?;
        } else {
            let time = task.time(request.first.unwrap_or(0), request.calls.unwrap_or(0))?;
            answer.ns = Some(time.as_nanos().try_into().unwrap_or(u64::MAX));
        }
        Ok(answer)
    }

    fn task(&mut self, set: usize, op: String) -> Result<&mut Task<'static>, String> {
        let known = self.inputs.get(&set);
        let inputs = known.ok_or_else(|| format!("there is no set of inputs {set}"))?;
        let operation = Operation::all().find(|operation| operation.name() == op);
        let new = || operation.and_then(|operation| ours::task(operation, inputs));
        match self.tasks.entry((set, op)) {
            std::collections::hash_map::Entry::Occupied(task) => Ok(task.into_mut()),
            std::collections::hash_map::Entry::Vacant(place) => {
                let task =
                    new().ok_or_else(|| format!("there is no operation {:?}", place.key().1))?;
                Ok(place.insert(task))
            }
        }
    }
}

fn hello() -> Answer {
    let nothing = Inputs::default();
    let has = |operation: &Operation| ours::task(*operation, &nothing).is_some();
    let ops = Operation::all().filter(has);
    Answer {
        ops: Some(ops.map(|operation| operation.name().to_owned()).collect()),
        tables: Some(purek1_curve::table_bytes() as u64),
        ..Answer::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What `serve` answers to these lines.
    fn answers(lines: &str) -> Vec<String> {
        let mut answers = Vec::new();
        serve(lines.as_bytes(), &mut answers).expect("lines in memory");
        let text = String::from_utf8(answers).expect("text");
        text.lines().map(str::to_owned).collect()
    }

    /// The secret key 1, and the generator.
    const INPUTS: &str = r#"{"set":2,"inputs":{"secret_keys":["0000000000000000000000000000000000000000000000000000000000000001"],"messages":["0000000000000000000000000000000000000000000000000000000000000000"]}}"#;
    const GENERATOR: &str = "0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798";

    #[test]
    fn it_tells_what_it_has_and_what_it_computes() {
        let lines = [
            r#"{"hello":true}"#,
            INPUTS,
            r#"{"set":2,"op":"pubkey_create","output":5}"#,
            r#"{"set":2,"op":"pubkey_create","first":3,"calls":2}"#,
            r#"{"set":2,"op":"pubkey_create","cost":2}"#,
        ];
        let answers = answers(&lines.join("\n"));
        assert!(answers[0].contains(r#""pubkey_create""#) && answers[0].contains(r#""tables":"#));
        assert_eq!(answers[1], r#"{"ok":true}"#);
        assert_eq!(answers[2], format!(r#"{{"hex":"{GENERATOR}"}}"#));
        assert!(answers[3].starts_with(r#"{"ns":"#), "{}", answers[3]);
        assert!(answers[4].starts_with(r#"{"cost":{"#), "{}", answers[4]);
    }

    #[test]
    fn what_fails_is_an_error_and_the_next_line_is_answered() {
        let lines = [
            "no JSON",
            r#"{"set":2,"op":"ecdh","output":0}"#,
            INPUTS,
            r#"{"set":2,"op":"no such thing","output":0}"#,
            r#"{"set":2}"#,
        ];
        let answers = answers(&lines.join("\n"));
        for (answer, part) in answers.iter().zip([
            "expected",
            "no set of inputs 2",
            r#""ok":true"#,
            r#"no operation \"no such thing\""#,
            "nothing to do",
        ]) {
            assert!(answer.contains(part), "{answer}");
        }
        assert_eq!(answers.len(), lines.len());
    }
}
