//! Instruction orders: whether one computes what the formulas say.

use std::collections::BTreeMap;

use crate::instruction::{Code, Resource};

/// Which instruction made each thing that an instruction reads, in the order of the formulas.
#[derive(Debug)]
pub(crate) struct Dependencies<'a> {
    code: &'a Code,
    producers: Vec<Vec<Option<usize>>>,
    /// The last writer of each word in memory.
    last_stores: Vec<(Resource, usize)>,
}

impl<'a> Dependencies<'a> {
    pub(crate) fn new(code: &'a Code) -> Self {
        let mut last = BTreeMap::new();
        let mut producers = vec![];
        for (index, instruction) in code.instructions.iter().enumerate() {
            producers.push(sources(&instruction.reads, &last));
            last.extend(instruction.writes.iter().map(|&w| (w, index)));
        }
        last.retain(|resource, _| matches!(resource, Resource::Word(_)));
        Self {
            code,
            producers,
            last_stores: last.into_iter().collect(),
        }
    }

    /// Whether `order` is a permutation in which every instruction reads what it reads in the order of the formulas, and
    /// every word in memory ends as there.
    pub(crate) fn allow(&self, order: &[usize]) -> bool {
        let mut seen = vec![false; self.producers.len()];
        let mut last = BTreeMap::new();
        for &index in order {
            if index >= seen.len() || seen[index] {
                return false;
            }
            seen[index] = true;
            let instruction = &self.code.instructions[index];
            if sources(&instruction.reads, &last) != self.producers[index] {
                return false;
            }
            last.extend(instruction.writes.iter().map(|&w| (w, index)));
        }
        order.len() == seen.len()
            && self
                .last_stores
                .iter()
                .all(|(word, index)| last.get(word) == Some(index))
    }
}

fn sources(reads: &[Resource], last: &BTreeMap<Resource, usize>) -> Vec<Option<usize>> {
    reads.iter().map(|r| last.get(r).copied()).collect()
}
