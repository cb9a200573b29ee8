//! Register allocation: a linear scan over one order of instructions, without spills.

use std::collections::VecDeque;

use crate::instruction::{Code, Resource, Value};

/// All registers but rsp (the frame), rdi (the result) and rdx, which `mulx` wants.
const GENERAL: [&str; 13] = [
    "rax", "rcx", "rbx", "rsi", "rbp", "r8", "r9", "r10", "r11", "r12", "r13", "r14", "r15",
];

/// Positions from the first write to the last use.
#[derive(Clone, Copy, Debug)]
struct Interval {
    start: usize,
    end: usize,
}

/// The register of each value, or `None` if they do not suffice for this order.
pub(crate) fn allocate(code: &Code, order: &[usize]) -> Option<Vec<&'static str>> {
    let intervals = intervals(code, order);
    let mut in_rdx: Vec<Interval> = code.in_rdx.iter().map(|v| intervals[v.0]).collect();
    in_rdx.sort_by_key(|interval| interval.start);
    if in_rdx.windows(2).any(|pair| pair[1].start < pair[0].end) {
        return None;
    }
    // A value may live in rdx where it overlaps no value that must.
    let rdx_is_free = |x: Interval| {
        in_rdx
            .iter()
            .all(|y| y.start >= x.end.max(x.start + 1) || x.start >= y.end.max(y.start + 1))
    };

    let mut free: VecDeque<&str> = GENERAL.into();
    // (end, register, start)
    let mut active: Vec<(usize, &str, usize)> = vec![];
    let mut by_start: Vec<usize> = (0..code.values).collect();
    by_start.sort_by_key(|&v| (intervals[v].start, v));
    let mut registers = vec![""; code.values];
    for v in by_start {
        let mut interval = intervals[v];
        // A register whose value is read for the last time by the instruction that makes this one can be taken over.
        active.retain(|&(end, register, start)| {
            let live = end > interval.start || (end == interval.start && start == interval.start);
            if !live && register != "rdx" {
                free.push_back(register);
            }
            live
        });
        let must_be_rdx = code.in_rdx.contains(&Value(v));
        interval.end = interval.end.max(interval.start + 1);
        let can_be_rdx =
            || active.iter().all(|&(_, register, _)| register != "rdx") && rdx_is_free(interval);
        let register = if must_be_rdx || (free.len() < 4 && can_be_rdx()) {
            "rdx"
        } else {
            free.pop_front()?
        };
        registers[v] = register;
        active.push((interval.end, register, interval.start));
    }
    Some(registers)
}

fn intervals(code: &Code, order: &[usize]) -> Vec<Interval> {
    let mut intervals: Vec<Option<Interval>> = vec![None; code.values];
    for (position, &index) in order.iter().enumerate() {
        let instruction = &code.instructions[index];
        for resource in instruction.reads.iter().chain(&instruction.writes) {
            if let Resource::Value(Value(v)) = resource {
                let interval = intervals[*v].get_or_insert(Interval {
                    start: position,
                    end: position,
                });
                interval.end = position;
            }
        }
    }
    intervals
        .into_iter()
        .map(|interval| interval.expect("every value is written"))
        .collect()
}
