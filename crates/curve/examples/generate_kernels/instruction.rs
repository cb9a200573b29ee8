//! Instructions on virtual registers, with what each reads and writes.

/// A virtual register: one 64-bit value, possibly updated in place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Value(pub(crate) usize);

/// What a memory address is relative to. Different bases never overlap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Base {
    /// The first argument: the operand that is replaced by the result.
    Result,
    /// The second argument: an affine point, read only.
    Addend,
    /// The third argument: a field element, read only.
    Scale,
    /// The kernel's own stack frame.
    Frame,
}

/// A 64-bit word in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Word {
    pub(crate) base: Base,
    pub(crate) offset: usize,
}

/// A field element in memory: four words, or the first of the eight words of an unreduced product.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Element {
    base: Base,
    offset: usize,
}

impl Element {
    /// Element `index` of what the base points to.
    pub(crate) const fn new(base: Base, index: usize) -> Self {
        Self {
            base,
            offset: 32 * index,
        }
    }

    /// Temporary `index` in the frame, behind the constants.
    pub(crate) const fn temporary(index: usize) -> Self {
        Self::new(Base::Frame, index + 1)
    }

    pub(crate) fn word(self, index: usize) -> Word {
        Word {
            base: self.base,
            offset: self.offset + 8 * index,
        }
    }
}

/// C = 2^256 mod p in the frame.
pub(crate) const C: Word = Word {
    base: Base::Frame,
    offset: 0,
};
/// 4·C in the frame.
pub(crate) const FOUR_C: Word = Word {
    base: Base::Frame,
    offset: 8,
};
/// The rounds left, in the frame.
pub(crate) const ROUNDS: Word = Word {
    base: Base::Frame,
    offset: 16,
};

#[derive(Clone, Copy, Debug)]
pub(crate) enum Operand {
    Value(Value),
    /// The low 32 bits of a value.
    Low(Value),
    Word(Word),
    Immediate(i8),
}

/// What an instruction can depend on. The sign flag goes with the carry flag: every instruction that changes the one that a jump
/// reads is recorded as writing the carry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Resource {
    Value(Value),
    Word(Word),
    Carry,
    Overflow,
}

/// A jump that random input practically never takes, and what stands behind it.
#[derive(Clone, Debug)]
pub(crate) struct Rare {
    /// `jc` or `js`.
    pub(crate) jump: &'static str,
    pub(crate) repair: Vec<Repair>,
}

/// A line of the code behind a rare jump.
#[derive(Clone, Debug)]
pub(crate) enum Repair {
    Do(&'static str, Value, Operand),
    /// Back to the line after the jump if the carry is clear.
    ReturnUnlessCarry,
    /// The repair once more if the sign is set.
    AgainIfNegative,
    Return,
}

#[derive(Clone, Debug)]
pub(crate) struct Instruction {
    pub(crate) mnemonic: &'static str,
    pub(crate) operands: Vec<Operand>,
    pub(crate) reads: Vec<Resource>,
    pub(crate) writes: Vec<Resource>,
    pub(crate) rare: Option<Rare>,
}

/// The instructions of a kernel in the order in which the formulas produced them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Code {
    pub(crate) instructions: Vec<Instruction>,
    pub(crate) values: usize,
    /// Values that `mulx` needs in rdx.
    pub(crate) in_rdx: Vec<Value>,
}
