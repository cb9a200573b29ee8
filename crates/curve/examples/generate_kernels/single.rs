//! Single instructions, with what each reads and writes.

use crate::field::{Builder, Limbs};
use crate::instruction::{Element, Instruction, Operand, Rare, Repair, Resource, Value, Word};

impl Builder {
    pub(crate) fn value(&mut self) -> Value {
        self.code.values += 1;
        Value(self.code.values - 1)
    }

    pub(crate) fn emit(
        &mut self,
        mnemonic: &'static str,
        operands: Vec<Operand>,
        reads: Vec<Resource>,
        writes: Vec<Resource>,
    ) {
        self.code.instructions.push(Instruction {
            mnemonic,
            operands,
            reads,
            writes,
            rare: None,
        });
    }

    pub(crate) fn load(&mut self, from: impl Into<Operand>) -> Value {
        let value = self.value();
        self.unary("mov", Operand::Value(value), Some(from.into()), false);
        value
    }

    pub(crate) fn load_rdx(&mut self, from: impl Into<Operand>) -> Value {
        let value = self.load(from);
        self.code.in_rdx.push(value);
        value
    }

    pub(crate) fn store_word(&mut self, value: Value, word: Word) {
        self.emit(
            "mov",
            vec![Operand::Word(word), Operand::Value(value)],
            vec![Resource::Value(value)],
            vec![Resource::Word(word)],
        );
    }

    pub(crate) fn store(&mut self, limbs: &Limbs, out: Element) {
        for (i, &limb) in limbs.iter().enumerate() {
            self.store_word(limb, out.word(i));
        }
    }

    /// (high, low) of `rdx`·source.
    pub(crate) fn mulx(&mut self, rdx: Value, source: impl Into<Operand>) -> (Value, Value) {
        let (high, low) = (self.value(), self.value());
        let source = source.into();
        let mut reads = vec![Resource::Value(rdx)];
        reads.extend(source.resource());
        self.emit(
            "mulx",
            vec![Operand::Value(high), Operand::Value(low), source],
            reads,
            vec![Resource::Value(high), Resource::Value(low)],
        );
        (high, low)
    }

    pub(crate) fn zero(&mut self) -> Value {
        let value = self.value();
        self.emit(
            "xor",
            vec![Operand::Low(value), Operand::Low(value)],
            vec![],
            vec![Resource::Value(value), Resource::Carry, Resource::Overflow],
        );
        value
    }

    /// `mov` between registers (the destination is not read), or `neg`.
    pub(crate) fn unary(
        &mut self,
        mnemonic: &'static str,
        to: Operand,
        from: Option<Operand>,
        flags: bool,
    ) {
        let source = from.unwrap_or(to);
        let mut writes: Vec<Resource> = to.resource().into_iter().collect();
        if flags {
            writes.extend([Resource::Carry, Resource::Overflow]);
        }
        self.emit(
            mnemonic,
            [to].into_iter().chain(from).collect(),
            source.resource().into_iter().collect(),
            writes,
        );
    }

    pub(crate) fn with_flags(&mut self, mnemonic: &'static str, to: Operand, from: Operand) {
        self.binary(
            mnemonic,
            to,
            from,
            &[],
            &[Resource::Carry, Resource::Overflow],
        );
    }

    fn binary(
        &mut self,
        mnemonic: &'static str,
        to: Operand,
        from: Operand,
        flags_read: &[Resource],
        flags_written: &[Resource],
    ) {
        let mut reads: Vec<Resource> = to.resource().into_iter().collect();
        reads.extend(flags_read);
        reads.extend(from.resource());
        let mut writes: Vec<Resource> = to.resource().into_iter().collect();
        writes.extend(flags_written);
        self.emit(mnemonic, vec![to, from], reads, writes);
    }

    pub(crate) fn add(&mut self, to: Value, from: impl Into<Operand>) {
        self.with_flags("add", Operand::Value(to), from.into());
    }

    pub(crate) fn sub_op(&mut self, to: Value, from: impl Into<Operand>) {
        self.with_flags("sub", Operand::Value(to), from.into());
    }

    pub(crate) fn and(&mut self, to: Value, from: impl Into<Operand>) {
        self.with_flags("and", Operand::Value(to), from.into());
    }

    pub(crate) fn adc(&mut self, to: Value, from: impl Into<Operand>) {
        let both = [Resource::Carry, Resource::Overflow];
        self.binary("adc", Operand::Value(to), from.into(), &both[..1], &both);
    }

    pub(crate) fn sbb(&mut self, to: Value, from: impl Into<Operand>) {
        let both = [Resource::Carry, Resource::Overflow];
        self.binary("sbb", Operand::Value(to), from.into(), &both[..1], &both);
    }

    pub(crate) fn adcx(&mut self, to: Value, from: impl Into<Operand>) {
        let carry = [Resource::Carry];
        self.binary("adcx", Operand::Value(to), from.into(), &carry, &carry);
    }

    pub(crate) fn adox(&mut self, to: Value, from: impl Into<Operand>) {
        let overflow = [Resource::Overflow];
        self.binary(
            "adox",
            Operand::Value(to),
            from.into(),
            &overflow,
            &overflow,
        );
    }

    pub(crate) fn rotate_through_carry(&mut self, value: Value) {
        let both = [Resource::Carry, Resource::Overflow];
        self.binary(
            "rcr",
            Operand::Value(value),
            Operand::Immediate(1),
            &both[..1],
            &both,
        );
    }

    pub(crate) fn rare(&mut self, jump: &'static str, values: &[Value], repair: Vec<Repair>) {
        let values = values.iter().map(|&value| Resource::Value(value));
        let reads = [Resource::Carry]
            .into_iter()
            .chain(values.clone())
            .collect();
        let writes = values
            .chain([Resource::Carry, Resource::Overflow])
            .collect();
        self.code.instructions.push(Instruction {
            mnemonic: jump,
            operands: vec![],
            reads,
            writes,
            rare: Some(Rare { jump, repair }),
        });
    }
}

impl Operand {
    fn resource(self) -> Option<Resource> {
        match self {
            Self::Value(value) | Self::Low(value) => Some(Resource::Value(value)),
            Self::Word(word) => Some(Resource::Word(word)),
            Self::Immediate(_) => None,
        }
    }
}

impl From<Value> for Operand {
    fn from(value: Value) -> Self {
        Self::Value(value)
    }
}

impl From<Word> for Operand {
    fn from(word: Word) -> Self {
        Self::Word(word)
    }
}
