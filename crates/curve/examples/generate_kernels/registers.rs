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

impl Interval {
    /// A value takes its register even if nothing reads it.
    fn overlaps(self, other: Self) -> bool {
        let end = |x: Self| x.end.max(x.start + 1);
        self.start < end(other) && other.start < end(self)
    }
}

/// The register of each value, or `None` if they do not suffice for this order.
pub(crate) fn allocate(code: &Code, order: &[usize]) -> Option<Vec<&'static str>> {
    let intervals = intervals(code, order);
    let mut fixed: Vec<Option<&str>> = vec![None; code.values];
    for &(Value(v), register) in &code.fixed {
        fixed[v] = Some(register);
    }
    // A register may hold any value as long as none is alive that must be there.
    let fits = |register: &str, v: usize| {
        code.fixed.iter().all(|&(Value(other), r)| {
            r != register || other == v || !intervals[other].overlaps(intervals[v])
        })
    };

    let mut free: VecDeque<&str> = GENERAL.into();
    // (end, register, start)
    let mut active: Vec<(usize, &str, usize)> = vec![];
    let mut by_start: Vec<usize> = (0..code.values).collect();
    by_start.sort_by_key(|&v| (intervals[v].start, v));
    let mut registers = vec![""; code.values];
    for v in by_start {
        let Interval { start, end } = intervals[v];
        // A register whose value is read for the last time by the instruction that makes this one can be taken over.
        active.retain(|&(other_end, register, other_start)| {
            let live = other_end > start || (other_end == start && other_start == start);
            if !live && register != "rdx" {
                free.push_back(register);
            }
            live
        });
        let rdx_is_free = || active.iter().all(|&(_, r, _)| r != "rdx") && fits("rdx", v);
        let register = if let Some(register) = fixed[v] {
            if !fits(register, v) {
                return None;
            }
            free.retain(|r| *r != register);
            register
        } else if free.len() < 4 && rdx_is_free() {
            "rdx"
        } else {
            let at = free.iter().position(|register| fits(register, v))?;
            free.remove(at)?
        };
        registers[v] = register;
        active.push((end.max(start + 1), register, start));
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
    let mut intervals: Vec<Interval> = intervals
        .into_iter()
        .map(|interval| interval.expect("every value is used"))
        .collect();
    for &(Value(found), Value(left)) in &code.carried {
        intervals[found].start = 0;
        intervals[left].end = order.len();
    }
    intervals
}
