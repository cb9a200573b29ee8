//! The measurement: all implementations of one operation in turn, round by round, so that noise hits all alike.
//!
//! In each round every implementation runs one stretch of calls, as many as fill the plan's time, and the order starts with another
//! implementation each round. One stretch is one sample. The first stretch of each warms caches and tables and sets the number of calls;
//! it is thrown away, so a one-time initialisation is never taken for the operation.

use std::time::Duration;

use crate::cost::Cost;
use crate::results::Row;
use crate::statistics::{ratios, summarise};
use crate::task::Task;

/// How long and how often to measure.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// Rounds, at least 15.
    pub rounds: usize,
    /// The time that one stretch of calls should take.
    pub stretch: Duration,
}

/// The fewest rounds of which a median is worth printing.
pub const FEWEST_ROUNDS: usize = 15;

/// One implementation of the operation that is measured.
pub struct Contender<'a> {
    pub implementation: String,
    /// Called before each stretch, outside the measured time.
    pub enter: Box<dyn Fn() + 'a>,
    pub task: Task<'a>,
}

/// How the calls of an operation are counted.
#[derive(Clone, Copy, Debug)]
pub struct Counting {
    /// The operations of one call, by which times are divided.
    pub units: usize,
    /// The calls of each stretch, instead of as many as fill the plan's time: for jobs whose work is fixed.
    pub calls: Option<usize>,
}

/// Measures the operation `name` of all contenders and gives a row for each, with the ratio to the one called `reference`, if it is there.
/// `progress` is called after each round.
///
/// # Errors
/// What a contender says when it fails, with its name.
pub fn measure(
    name: &str,
    contenders: &mut [Contender<'_>],
    reference: &str,
    counting: Counting,
    plan: Plan,
    mut progress: impl FnMut(),
) -> Result<Vec<Row>, String> {
    assert!(plan.rounds >= FEWEST_ROUNDS, "too few rounds for a median");
    let mut calls = Vec::new();
    let mut costs = Vec::new();
    for contender in contenders.iter_mut() {
        (contender.enter)();
        let count = match counting.calls {
            Some(count) => {
                contender.run(0, count.div_ceil(plan.rounds).min(count))?;
                count
            }
            None => contender.calibrate(plan.stretch)?,
        };
        costs.push(contender.cost(counting)?);
        calls.push(count);
    }

    let mut samples = vec![Vec::with_capacity(plan.rounds); contenders.len()];
    for round in 0..plan.rounds {
        for turn in 0..contenders.len() {
            let which = (round + turn) % contenders.len();
            let contender = &mut contenders[which];
            (contender.enter)();
            // Each round goes on where the last one ended, on the same inputs for all who make the same number of calls.
            let time = contender.run(round * calls[which], calls[which])?;
            let operations = (calls[which] * counting.units) as f64;
            samples[which].push(time.as_nanos() as f64 / operations);
        }
        progress();
    }

    let reference = contenders
        .iter()
        .position(|contender| contender.implementation == reference);
    let mut rows = Vec::new();
    for (which, contender) in contenders.iter().enumerate() {
        let time = summarise(&samples[which]).ok_or_else(|| {
            format!(
                "{name} of {}: no time was measured",
                contender.implementation
            )
        })?;
        let ratio = reference
            .and_then(|reference| summarise(&ratios(&samples[reference], &samples[which])));
        rows.push(Row {
            op: name.to_owned(),
            implementation: contender.implementation.clone(),
            ns_median: time.median,
            ns_min: time.min,
            spread: time.spread,
            ratio_to_libsecp: ratio.map(|ratio| ratio.median),
            ratio_spread: ratio.map(|ratio| ratio.spread),
            bytes: costs[which].map(|(operations, cost)| cost.bytes as f64 / operations),
            allocs: costs[which].map(|(operations, cost)| cost.allocs as f64 / operations),
            stack: costs[which].map(|(_, cost)| cost.stack),
        });
    }
    Ok(rows)
}

impl Contender<'_> {
    fn run(&mut self, first: usize, calls: usize) -> Result<Duration, String> {
        self.task
            .time(first, calls)
            .map_err(|reason| format!("{}: {reason}", self.implementation))
    }

    /// The calls that fill `stretch`, found by doubling: the last doubling is long enough to be trusted.
    fn calibrate(&mut self, stretch: Duration) -> Result<usize, String> {
        let mut calls = 1;
        loop {
            let time = self.run(0, calls)?;
            if time * 2 >= stretch {
                let one = time.as_nanos().max(1) as f64 / calls as f64;
                return Ok(((stretch.as_nanos() as f64 / one).round() as usize).max(1));
            }
            calls *= 2;
        }
    }

    /// What a few calls cost beside time, with the number of operations that they are.
    fn cost(&mut self, counting: Counting) -> Result<Option<(f64, Cost)>, String> {
        const CALLS: usize = 8;
        let calls = counting.calls.unwrap_or(CALLS).min(CALLS);
        let cost = self
            .task
            .cost(calls)
            .map_err(|reason| format!("{}: {reason}", self.implementation))?;
        Ok(cost.map(|cost| ((calls * counting.units) as f64, cost)))
    }
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;
    use std::rc::Rc;

    use super::*;

    const PLAN: Plan = Plan {
        rounds: 15,
        stretch: Duration::from_micros(50),
    };

    /// A contender whose clock is its own: each call takes `nanoseconds`, and round `noisy` ten times as long. It logs its turns.
    fn clockwork<'a>(
        name: &'a str,
        nanoseconds: u64,
        noisy: usize,
        log: &Rc<RefCell<Vec<String>>>,
    ) -> Contender<'a> {
        let log = Rc::clone(log);
        let mut stretches = 0;
        Contender {
            implementation: name.to_owned(),
            enter: Box::new(|| {}),
            task: Task::remote(
                move |_, calls| {
                    log.borrow_mut().push(name.to_owned());
                    stretches += 1;
                    let factor = if stretches == noisy { 10 } else { 1 };
                    Ok(Duration::from_nanos(nanoseconds * factor * calls as u64))
                },
                |_| Ok(None),
                |_| Ok(Vec::new()),
            ),
        }
    }

    #[test]
    fn rows_have_median_minimum_and_ratio() {
        let log = Rc::default();
        let mut contenders = [
            clockwork("c", 300, 0, &log),
            clockwork("ours", 100, 0, &log),
        ];
        let counting = Counting {
            units: 1,
            calls: None,
        };
        let mut rounds = 0;
        let rows = measure("op", &mut contenders, "c", counting, PLAN, || rounds += 1).unwrap();
        assert_eq!(rounds, 15);
        assert_eq!(
            (rows[0].ns_median, rows[0].ratio_to_libsecp),
            (300.0, Some(1.0))
        );
        assert_eq!(
            (rows[1].ns_median, rows[1].ratio_to_libsecp),
            (100.0, Some(3.0))
        );
        assert_eq!(
            (rows[1].ns_min, rows[1].spread, rows[1].bytes),
            (100.0, 0.0, None)
        );
    }

    #[test]
    fn times_are_divided_by_units_and_no_reference_is_no_ratio() {
        let log = Rc::default();
        let mut contenders = [clockwork("ours", 64_000, 0, &log)];
        let counting = Counting {
            units: 64,
            calls: Some(2),
        };
        let rows = measure("op", &mut contenders, "c", counting, PLAN, || ()).unwrap();
        assert_eq!(rows[0].ns_median, 1000.0);
        assert_eq!(rows[0].ratio_to_libsecp, None);
    }

    #[test]
    fn turns_are_interleaved_and_rotate() {
        let log = Rc::default();
        let mut contenders = [
            clockwork("a", 1000, 0, &log),
            clockwork("b", 1000, 0, &log),
            clockwork("c", 1000, 0, &log),
        ];
        let counting = Counting {
            units: 1,
            calls: Some(1),
        };
        measure("op", &mut contenders, "a", counting, PLAN, || ()).unwrap();
        let log = log.borrow();
        let turns: Vec<&str> = log[3..].iter().map(String::as_str).collect();
        assert_eq!(turns.len(), 45);
        assert_eq!(turns[..9], ["a", "b", "c", "b", "c", "a", "c", "a", "b"]);
    }

    #[test]
    fn one_noisy_round_is_not_seen_in_the_medians() {
        let log = Rc::default();
        let mut contenders = [
            clockwork("c", 300, 9, &log),
            clockwork("ours", 100, 12, &log),
        ];
        let counting = Counting {
            units: 1,
            calls: Some(1),
        };
        let rows = measure("op", &mut contenders, "c", counting, PLAN, || ()).unwrap();
        assert_eq!(rows[0].ns_median, 300.0);
        assert_eq!(rows[1].ratio_to_libsecp, Some(3.0));
    }

    #[test]
    fn a_failing_contender_is_named() {
        let mut contenders = [Contender {
            implementation: "go".to_owned(),
            enter: Box::new(|| {}),
            task: Task::remote(
                |_, _| Err("it ended".to_owned()),
                |_| Ok(None),
                |_| Ok(Vec::new()),
            ),
        }];
        let counting = Counting {
            units: 1,
            calls: None,
        };
        let error = measure("op", &mut contenders, "c", counting, PLAN, || ()).unwrap_err();
        assert_eq!(error, "go: it ended");
    }
}
