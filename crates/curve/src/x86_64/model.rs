//! A model of the processor, as far as the kernels use it: runs their text on plain integers and counts which way each jump goes. So the
//! tests know that a rare repair has really been run, and hold the text against the portable code on any processor.

#![allow(clippy::unwrap_used, reason = "a failed unwrap fails the test")]

use std::collections::BTreeMap;

/// Where the model puts the three arguments and the stack.
const RESULT: u64 = 0x1000;
const ADDEND: u64 = 0x2000;
const SCALE: u64 = 0x3000;
const STACK: u64 = 0x8000;

/// A kernel's text, read.
pub(super) struct Program {
    lines: Vec<Line>,
    /// For each line that is a conditional jump: how often it fell through and how often it was taken.
    jumps: BTreeMap<usize, [u64; 2]>,
}

struct Line {
    mnemonic: &'static str,
    operands: Vec<Operand>,
    /// The line to which a jump goes.
    target: usize,
}

#[derive(Clone, Copy)]
enum Operand {
    Register(usize),
    /// The low half of a register; writing it clears the high half.
    Low(usize),
    Memory {
        base: usize,
        offset: u64,
    },
    Immediate(i64),
}

const REGISTERS: [&str; 16] = [
    "rax", "rcx", "rdx", "rbx", "rsp", "rbp", "rsi", "rdi", "r8", "r9", "r10", "r11", "r12", "r13",
    "r14", "r15",
];
const RDX: usize = 2;
const RSP: usize = 4;
const RSI: usize = 6;
const RDI: usize = 7;

/// What stands in the second register argument.
pub(super) enum Second<'a> {
    Rounds(u64),
    Addend(&'a [u64]),
}

#[derive(Default)]
struct Machine {
    registers: [u64; 16],
    memory: BTreeMap<u64, u64>,
    carry: bool,
    overflow: bool,
    sign: bool,
    zero: bool,
}

impl Program {
    pub(super) fn new(text: &'static str) -> Self {
        let code: Vec<&str> = text
            .lines()
            .filter(|line| !line.starts_with(['#', '.']))
            .collect();
        let labels = |line: &&&str| line.ends_with(':');
        let mut places = BTreeMap::new();
        let mut next = 0;
        for line in &code {
            if let Some(label) = line.strip_suffix(':') {
                places.insert(label, next);
            } else {
                next += 1;
            }
        }
        let lines: Vec<Line> = code
            .iter()
            .filter(|line| !labels(line))
            .map(|line| {
                let (mnemonic, rest) = line.split_once(' ').unwrap_or((line, ""));
                let jump = mnemonic.starts_with('j');
                Line {
                    mnemonic,
                    operands: rest
                        .split(", ")
                        .filter(|text| !jump && !text.is_empty())
                        .map(operand)
                        .collect(),
                    target: if jump {
                        places[rest.trim_end_matches(['b', 'f'])]
                    } else {
                        0
                    },
                }
            })
            .collect();
        let jumps = lines
            .iter()
            .enumerate()
            .filter(|(_, line)| line.mnemonic.starts_with('j') && line.mnemonic != "jmp")
            .map(|(at, _)| (at, [0; 2]))
            .collect();
        Self { lines, jumps }
    }

    /// The conditional jumps that always went the same way, by mnemonic and place among all conditional jumps.
    pub(super) fn one_sided_jumps(&self) -> Vec<(usize, &'static str, [u64; 2])> {
        self.jumps
            .iter()
            .enumerate()
            .filter(|(_, (_, counts))| counts.contains(&0))
            .map(|(i, (&at, &counts))| (i, self.lines[at].mnemonic, counts))
            .collect()
    }

    /// Runs the text on `result` in place.
    pub(super) fn run(&mut self, result: &mut [u64], second: &Second<'_>, scale: &[u64]) {
        let mut machine = Machine::default();
        for (i, r) in (0..).zip(&mut machine.registers) {
            *r = 0xDEAD_0000 + i;
        }
        let at_entry = machine.registers;
        machine.put(RESULT, result);
        machine.put(SCALE, scale);
        machine.registers[RDI] = RESULT;
        machine.registers[RDX] = SCALE;
        machine.registers[RSP] = STACK;
        machine.registers[RSI] = match second {
            Second::Rounds(n) => *n,
            Second::Addend(words) => {
                machine.put(ADDEND, words);
                ADDEND
            }
        };
        let mut at = 0;
        while self.lines[at].mnemonic != "ret" {
            let line = &self.lines[at];
            at += 1;
            if let Some(counts) = self.jumps.get_mut(&(at - 1)) {
                let taken = machine.condition(line.mnemonic);
                counts[usize::from(taken)] += 1;
                if taken {
                    at = line.target;
                }
            } else if line.mnemonic == "jmp" {
                at = line.target;
            } else {
                machine.step(line);
            }
        }
        assert_eq!(machine.registers[RSP], STACK, "the stack is balanced");
        for saved in [3, 5, 12, 13, 14, 15] {
            assert_eq!(
                machine.registers[saved], at_entry[saved],
                "{} is restored",
                REGISTERS[saved]
            );
        }
        for (i, word) in (0..).zip(result) {
            *word = machine.load(RESULT + 8 * i);
        }
    }
}

fn operand(text: &str) -> Operand {
    let register = |name: &str| REGISTERS.iter().position(|r| *r == name);
    if let Some(at) = register(text) {
        return Operand::Register(at);
    }
    if let Some(rest) = text.split_once("word ptr [") {
        let (base, offset) = rest.1.trim_end_matches(']').split_once(" + ").unwrap();
        return Operand::Memory {
            base: register(base).unwrap(),
            offset: offset.parse().unwrap(),
        };
    }
    let full = match text.strip_suffix('d') {
        Some(full) if text.starts_with('r') => full.to_owned(),
        _ => text.replacen('e', "r", 1),
    };
    if let Some(at) = register(&full) {
        return Operand::Low(at);
    }
    Operand::Immediate(match text.strip_prefix("0x") {
        Some(hex) => i64::from_str_radix(hex, 16).unwrap(),
        None => text.parse().unwrap(),
    })
}

impl Machine {
    fn put(&mut self, at: u64, words: &[u64]) {
        self.memory
            .extend((0..).zip(words).map(|(i, &word)| (at + 8 * i, word)));
    }

    fn load(&self, at: u64) -> u64 {
        // The frame must lie above rsp: there is no red zone to rely on.
        assert!(!(0x4000..self.registers[RSP]).contains(&at));
        *self.memory.get(&at).expect("only written memory is read")
    }

    fn store(&mut self, at: u64, value: u64) {
        let result = RESULT..RESULT + 160;
        let frame = self.registers[RSP]..STACK;
        assert!(result.contains(&at) || frame.contains(&at), "{at:x}");
        self.memory.insert(at, value);
    }

    fn condition(&self, mnemonic: &str) -> bool {
        match mnemonic {
            "jc" => self.carry,
            "jnc" => !self.carry,
            "js" => self.sign,
            "jnz" => !self.zero,
            other => panic!("unknown jump {other}"),
        }
    }

    fn get(&self, operand: Operand) -> u64 {
        match operand {
            Operand::Register(r) => self.registers[r],
            Operand::Low(r) => self.registers[r] & 0xFFFF_FFFF,
            Operand::Memory { base, offset } => self.load(self.registers[base] + offset),
            Operand::Immediate(value) => value.cast_unsigned(),
        }
    }

    fn set(&mut self, operand: Operand, value: u64) {
        match operand {
            Operand::Register(r) | Operand::Low(r) => self.registers[r] = value,
            Operand::Memory { base, offset } => {
                self.store(self.registers[base] + offset, value);
            }
            Operand::Immediate(_) => panic!("not a destination"),
        }
    }

    /// The flags of an arithmetic result.
    fn flags(&mut self, result: u64, carry: bool, overflow: bool) {
        self.carry = carry;
        self.overflow = overflow;
        self.sign = result >> 63 == 1;
        self.zero = result == 0;
    }

    fn step(&mut self, line: &Line) {
        match line.mnemonic {
            "push" => {
                let value = self.get(line.operands[0]);
                self.registers[RSP] -= 8;
                self.store(self.registers[RSP], value);
            }
            "pop" => {
                let value = self.load(self.registers[RSP]);
                self.registers[RSP] += 8;
                self.set(line.operands[0], value);
            }
            "mulx" => {
                let source = self.get(line.operands[2]);
                let (low, high) = self.registers[RDX].carrying_mul(source, 0);
                self.set(line.operands[1], low);
                self.set(line.operands[0], high);
            }
            "neg" => {
                let value = self.get(line.operands[0]);
                self.flags(value.wrapping_neg(), value != 0, value == 1 << 63);
                self.set(line.operands[0], value.wrapping_neg());
            }
            "dec" => {
                let value = self.get(line.operands[0]).wrapping_sub(1);
                self.flags(value, self.carry, value == u64::MAX >> 1);
                self.set(line.operands[0], value);
            }
            _ => self.binary(line),
        }
    }

    fn binary(&mut self, line: &Line) {
        let to = line.operands[0];
        let b = self.get(line.operands[1]);
        if line.mnemonic == "mov" {
            self.set(to, b);
            return;
        }
        // What a register held before its first use does not matter where it is cancelled.
        let a = self.get(to);
        let carry = u64::from(self.carry);
        let result = match line.mnemonic {
            "add" | "adc" => {
                let (r, c) = a.carrying_add(b, line.mnemonic == "adc" && self.carry);
                self.flags(r, c, (a ^ r) & (b ^ r) & 1 << 63 != 0);
                r
            }
            "sub" | "sbb" => {
                let (r, c) = a.borrowing_sub(b, line.mnemonic == "sbb" && self.carry);
                self.flags(r, c, (a ^ b) & (a ^ r) & 1 << 63 != 0);
                r
            }
            "adcx" => {
                let (r, c) = a.carrying_add(b, self.carry);
                self.carry = c;
                r
            }
            "adox" => {
                let (r, c) = a.carrying_add(b, self.overflow);
                self.overflow = c;
                r
            }
            "and" => {
                self.flags(a & b, false, false);
                a & b
            }
            "xor" => {
                self.flags(a ^ b, false, false);
                a ^ b
            }
            "shr" => {
                self.flags(a >> b, a >> (b - 1) & 1 == 1, a >> 63 == 1);
                a >> b
            }
            "shl" => {
                self.flags(a << b, a >> (64 - b) & 1 == 1, false);
                a << b
            }
            "rcr" => {
                let r = a >> 1 | carry << 63;
                self.carry = a & 1 == 1;
                self.overflow = (r >> 63 ^ r >> 62) & 1 == 1;
                r
            }
            other => panic!("unknown instruction {other}"),
        };
        self.set(to, result);
    }
}
