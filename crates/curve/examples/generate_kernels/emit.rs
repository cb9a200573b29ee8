//! The text of a kernel: Intel syntax, numeric labels, no symbols and no relocations, so that it stands in any object format.

use std::fmt::Write;

use crate::instruction::{
    Base, C, Code, FOUR_C, Instruction, Operand, ROUNDS, Rare, Repair, Resource, Value, Word,
};

const SAVED: [&str; 6] = ["rbx", "rbp", "r12", "r13", "r14", "r15"];

/// The label of the loop, of the line after the first rare jump and of the first repair: even and odd numbers from there on. (The
/// assembler would read 0 and 1 as binary digits.)
const LOOP: usize = 2;
const FIRST_RETURN: usize = 20;
const FIRST_REPAIR: usize = 21;

/// What the text needs beside the instructions.
#[derive(Debug)]
pub(crate) struct Head {
    /// Whether rsi holds a number of rounds.
    pub(crate) rounds: bool,
    /// The lines at the head.
    pub(crate) comment: String,
}

pub(crate) fn emit(code: &Code, order: &[usize], registers: &[&str], head: &Head) -> String {
    let frame = Frame::new(code);
    let emitter = Emitter {
        registers,
        frame: &frame,
    };
    let mut out = String::new();
    for line in head.comment.lines() {
        writeln!(out, "# {line}").expect("a String takes any text");
    }
    let mut line = |text: String| {
        out.push_str(&text);
        out.push('\n');
    };
    for register in SAVED {
        line(format!("push {register}"));
    }
    let size = frame.size;
    line(format!("sub rsp, {size}"));
    // Operands that are only read move into the frame, which frees the registers of their addresses. Word by word: a wider load
    // would wait for the narrow stores that have just written them.
    for (base, register, bytes) in [(Base::Addend, "rsi", 64), (Base::Scale, "rdx", 32)] {
        let to = emitter.frame.place(base);
        for offset in (0..if uses(code, base) { bytes } else { 0 }).step_by(8) {
            line(format!("mov rax, qword ptr [{register} + {offset}]"));
            line(format!("mov qword ptr [rsp + {}], rax", to + offset));
        }
    }
    let c = 0x1_0000_03D1_u64;
    line(format!("mov rax, {c:#x}"));
    line(format!("mov {}, rax", emitter.word(C)));
    if reads(code, FOUR_C) {
        line("shl rax, 2".into());
        line(format!("mov {}, rax", emitter.word(FOUR_C)));
    }
    if head.rounds {
        line(format!("mov {}, rsi", emitter.word(ROUNDS)));
        line(".p2align 6".into());
        line(format!("{LOOP}:"));
    }
    let mut repairs = vec![];
    for &index in order {
        let instruction = &code.instructions[index];
        if let Some(rare) = &instruction.rare {
            let number = 2 * repairs.len();
            line(format!("{} {}f", rare.jump, FIRST_REPAIR + number));
            line(format!("{}:", FIRST_RETURN + number));
            repairs.push(rare);
        } else {
            line(emitter.instruction(instruction));
        }
    }
    if head.rounds {
        line(format!("dec {}", emitter.word(ROUNDS)));
        line(format!("jnz {LOOP}b"));
    }
    line(format!("add rsp, {size}"));
    for register in SAVED.iter().rev() {
        line(format!("pop {register}"));
    }
    line("ret".into());
    for (i, rare) in repairs.into_iter().enumerate() {
        emitter.repair(rare, 2 * i, &mut line);
    }
    out
}

struct Emitter<'a> {
    registers: &'a [&'a str],
    frame: &'a Frame,
}

impl Emitter<'_> {
    fn instruction(&self, instruction: &Instruction) -> String {
        self.line(instruction.mnemonic, &instruction.operands)
    }

    fn line(&self, mnemonic: &str, operands: &[Operand]) -> String {
        let operands: Vec<String> = operands.iter().map(|&o| self.operand(o)).collect();
        format!("{mnemonic} {}", operands.join(", "))
    }

    fn operand(&self, operand: Operand) -> String {
        match operand {
            Operand::Value(Value(v)) => self.registers[v].into(),
            Operand::Low(Value(v)) => low_half(self.registers[v]),
            Operand::Word(word) => self.word(word),
            Operand::Immediate(value) => value.to_string(),
        }
    }

    fn word(&self, word: Word) -> String {
        match word.base {
            Base::Result => format!("qword ptr [rdi + {}]", word.offset),
            base => format!("qword ptr [rsp + {}]", self.frame.place(base) + word.offset),
        }
    }

    fn repair(&self, rare: &Rare, number: usize, line: &mut impl FnMut(String)) {
        let (back, here) = (FIRST_RETURN + number, FIRST_REPAIR + number);
        line(format!("{here}:"));
        for repair in &rare.repair {
            line(match repair {
                Repair::Do(mnemonic, value, operand) => {
                    self.line(mnemonic, &[Operand::Value(*value), *operand])
                }
                Repair::ReturnUnlessCarry => format!("jnc {back}b"),
                Repair::AgainIfNegative => format!("js {here}b"),
                Repair::Return => format!("jmp {back}b"),
            });
        }
    }
}

/// eax of rax, r8d of r8.
fn low_half(register: &str) -> String {
    match register.strip_prefix('r') {
        Some(rest) if rest.starts_with(|c: char| c.is_ascii_digit()) => format!("{register}d"),
        Some(rest) => format!("e{rest}"),
        None => register.into(),
    }
}

/// The stack frame: constants and temporaries, then the copies of operands.
struct Frame {
    copies: usize,
    size: usize,
}

impl Frame {
    fn new(code: &Code) -> Self {
        let copies = words(code)
            .filter(|word| word.base == Base::Frame)
            .map(|word| word.offset + 8)
            .fold(ROUNDS.offset + 8, usize::max)
            .next_multiple_of(32);
        let end = words(code)
            .filter(|word| matches!(word.base, Base::Addend | Base::Scale))
            .map(|word| Self::operand_offset(word.base) + word.offset + 8)
            .fold(0, usize::max);
        // With the return address and six saved registers the stack is aligned to 16.
        Self {
            copies,
            size: copies + end + 8,
        }
    }

    /// The distance from rsp at which the words of a base begin.
    fn place(&self, base: Base) -> usize {
        match base {
            Base::Frame | Base::Result => 0,
            base => self.copies + Self::operand_offset(base),
        }
    }

    fn operand_offset(base: Base) -> usize {
        if base == Base::Scale { 64 } else { 0 }
    }
}

fn uses(code: &Code, base: Base) -> bool {
    words(code).any(|word| word.base == base)
}

fn reads(code: &Code, word: Word) -> bool {
    words(code).any(|w| w == word)
}

fn words(code: &Code) -> impl Iterator<Item = Word> {
    code.instructions
        .iter()
        .flat_map(|i| i.reads.iter().chain(&i.writes))
        .filter_map(|resource| match resource {
            Resource::Word(word) => Some(*word),
            _ => None,
        })
}
