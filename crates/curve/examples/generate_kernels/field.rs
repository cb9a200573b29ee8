//! Field operations, expanded to instructions.
//!
//! A field element is any value below 2^256; 2^256 ≡ C mod p. Between the operations stand unreduced values: a wide product of
//! eight limbs, and a *folded* value r + k·2^256 of four limbs and a small fifth.
//!
//! Each operation has two ends. The strict one has no jump. The variable-time one saves the instructions that serve a carry of
//! probability 2^−31 or less, and jumps to a repair where it occurs.

use crate::instruction::{C, Code, Element, FOUR_C, Operand, Repair, Resource, Value};

/// Four limbs in registers, little-endian.
pub(crate) type Limbs = [Value; 4];

#[derive(Debug)]
pub(crate) struct Builder {
    pub(crate) code: Code,
    /// No jumps: for secrets.
    strict: bool,
}

impl Builder {
    pub(crate) fn new(strict: bool) -> Self {
        Self {
            code: Code::default(),
            strict,
        }
    }

    // The operations of the formulas. Results go to memory; what is returned is still in registers.

    /// out = a·b.
    pub(crate) fn mul(&mut self, a: Element, b: Element, out: Element) {
        let product = self.wide_product(a, b);
        let (r, k) = self.fold(product);
        self.reduce(&r, k);
        self.store(&r, out);
    }

    /// out = a².
    pub(crate) fn square(&mut self, a: Element, out: Element) {
        let product = self.wide_square(a);
        let (r, k) = self.fold(product);
        self.reduce(&r, k);
        self.store(&r, out);
    }

    /// out = 3/2·a².
    pub(crate) fn square_three_halves(&mut self, a: Element, out: Element) {
        let product = self.wide_square(a);
        let (r, k) = self.fold(product);
        self.three_halves(&r, k);
        self.reduce(&r, k);
        self.store(&r, out);
    }

    /// out = a·b − Σ subtrahends (at most three), one reduction for all.
    pub(crate) fn mul_minus(
        &mut self,
        a: Element,
        b: Element,
        subtrahends: &[Element],
        out: Element,
    ) -> Limbs {
        let product = self.wide_product(a, b);
        self.finish_minus(product, subtrahends, out)
    }

    /// out = a² − Σ subtrahends (at most three), one reduction for all.
    pub(crate) fn square_minus(
        &mut self,
        a: Element,
        subtrahends: &[Element],
        out: Element,
    ) -> Limbs {
        let product = self.wide_square(a);
        self.finish_minus(product, subtrahends, out)
    }

    /// out = a·b, unreduced: eight words.
    pub(crate) fn mul_unreduced(&mut self, a: Element, b: Element, out: Element) {
        let product = self.wide_product(a, b);
        for (i, limb) in product.into_iter().enumerate() {
            self.store_word(limb, out.word(i));
        }
    }

    /// out = a², unreduced: eight words.
    pub(crate) fn square_unreduced(&mut self, a: Element, out: Element) {
        let product = self.wide_square(a);
        for (i, limb) in product.into_iter().enumerate() {
            self.store_word(limb, out.word(i));
        }
    }

    /// out = a·b + the unreduced product, one reduction for both.
    pub(crate) fn mul_plus_unreduced(
        &mut self,
        a: Element,
        b: Element,
        unreduced: Element,
        out: Element,
    ) {
        let sum = self.wide_product(a, b);
        self.add(sum[0], unreduced.word(0));
        for (i, limb) in sum.into_iter().enumerate().skip(1) {
            self.adc(limb, unreduced.word(i));
        }
        // A carry is worth 2^512 ≡ C·2^256.
        let carry = self.carry_times_c();
        let (r, k) = self.fold(sum);
        self.add(k, carry);
        self.reduce(&r, k);
        self.store(&r, out);
    }

    /// out = a − b.
    pub(crate) fn sub(&mut self, a: Element, b: Element, out: Element) {
        let a = [0, 1, 2, 3].map(|i| self.load(a.word(i)));
        self.sub_from(&a, b, out);
    }

    /// out = a − b for an `a` in registers.
    pub(crate) fn sub_from(&mut self, a: &Limbs, b: Element, out: Element) {
        self.sub_op(a[0], b.word(0));
        for (i, &limb) in a.iter().enumerate().skip(1) {
            self.sbb(limb, b.word(i));
        }
        // A borrow is worth −C. A second borrow leaves a value of at least 2^256 − C, whose low limb takes another C.
        let borrow = self.carry_times_c();
        self.sub_op(a[0], borrow);
        if self.strict {
            for &limb in &a[1..] {
                self.sbb(limb, Operand::Immediate(0));
            }
            let borrow = self.carry_times_c();
            self.sub_op(a[0], borrow);
        } else {
            self.rare(
                "jc",
                a,
                vec![
                    Repair::Do("sub", a[1], Operand::Immediate(1)),
                    Repair::Do("sbb", a[2], Operand::Immediate(0)),
                    Repair::Do("sbb", a[3], Operand::Immediate(0)),
                    Repair::ReturnUnlessCarry,
                    Repair::Do("sub", a[0], Operand::Word(C)),
                    Repair::Return,
                ],
            );
        }
        self.store(a, out);
    }

    /// out = a.
    pub(crate) fn copy(&mut self, a: Element, out: Element) {
        for i in 0..4 {
            let limb = self.load(a.word(i));
            self.store_word(limb, out.word(i));
        }
    }

    // What the operations are made of.

    /// The 512-bit product, by rows: each row is summed up, then added. Two carry chains side by side (`adcx`, `adox`) take two more
    /// instructions a row for the ports that know carries, and are slower.
    fn wide_product(&mut self, a: Element, b: Element) -> [Value; 8] {
        let mut t = Vec::with_capacity(8);
        let row = self.load_rdx(a.word(0));
        let (high, low) = self.mulx(row, b.word(0));
        t.extend([low, high]);
        for j in 1..4 {
            let (high, low) = self.mulx(row, b.word(j));
            if j == 1 {
                self.add(t[j], low);
            } else {
                self.adc(t[j], low);
            }
            t.push(high);
        }
        self.adc(t[4], Operand::Immediate(0));
        for i in 1..4 {
            let row = self.load_rdx(a.word(i));
            let (mut high, lowest) = self.mulx(row, b.word(0));
            let mut sum = vec![lowest];
            for j in 1..4 {
                let (next, low) = self.mulx(row, b.word(j));
                if j == 1 {
                    self.add(high, low);
                } else {
                    self.adc(high, low);
                }
                sum.push(high);
                high = next;
            }
            self.adc(high, Operand::Immediate(0));
            self.add(t[i], sum[0]);
            for j in 1..4 {
                self.adc(t[i + j], sum[j]);
            }
            self.adc(high, Operand::Immediate(0));
            t.push(high);
        }
        to_array(t)
    }

    /// The 512-bit square: the six mixed products, doubled while the four squares are added.
    fn wide_square(&mut self, a: Element) -> [Value; 8] {
        let row = self.load_rdx(a.word(0));
        let (t2, t1) = self.mulx(row, a.word(1));
        let (t3, low) = self.mulx(row, a.word(2));
        self.add(t2, low);
        let (t4, low) = self.mulx(row, a.word(3));
        self.adc(t3, low);
        self.adc(t4, Operand::Immediate(0));
        let (high_square, t0) = self.mulx(row, row);
        let row = self.load_rdx(a.word(1));
        let zero = self.zero();
        let (carried, low) = self.mulx(row, a.word(2));
        self.adcx(t3, low);
        self.adox(t4, carried);
        let (t5, low) = self.mulx(row, a.word(3));
        self.adcx(t4, low);
        self.adox(t5, zero);
        let row = self.load_rdx(a.word(2));
        let (t6, low) = self.mulx(row, a.word(3));
        self.adcx(t5, low);
        self.adcx(t6, zero);
        let t7 = self.zero();
        self.adcx(t1, t1);
        self.adox(t1, high_square);
        let t = [t0, t1, t2, t3, t4, t5, t6, t7];
        for i in 1..4 {
            let row = self.load_rdx(a.word(i));
            let (high, low) = self.mulx(row, row);
            self.adcx(t[2 * i], t[2 * i]);
            self.adox(t[2 * i], low);
            self.adcx(t[2 * i + 1], t[2 * i + 1]);
            self.adox(t[2 * i + 1], high);
        }
        t
    }

    /// low + C·high of a wide value: r + k·2^256 with k ≤ C.
    fn fold(&mut self, t: [Value; 8]) -> (Limbs, Value) {
        let r = [t[0], t[1], t[2], t[3]];
        let c = self.load_rdx(C);
        let zero = self.zero();
        for i in 0..3 {
            let (high, low) = self.mulx(c, t[4 + i]);
            self.adcx(r[i], low);
            self.adox(r[i + 1], high);
        }
        let (k, low) = self.mulx(c, t[7]);
        self.adcx(r[3], low);
        self.adox(k, zero);
        self.adc(k, Operand::Immediate(0));
        (r, k)
    }

    /// r + k·2^256 → r + k·C below 2^256, in place. k < 2^35.
    fn reduce(&mut self, r: &Limbs, k: Value) {
        let c = self.load_rdx(C);
        let (high, low) = self.mulx(c, k);
        self.add(r[0], low);
        self.adc(r[1], high);
        // A carry out of limb 3 leaves a value below 2^70, so limb 1 takes the last carry.
        if self.strict {
            self.adc(r[2], Operand::Immediate(0));
            self.adc(r[3], Operand::Immediate(0));
            let carry = self.carry_times_c();
            self.add(r[0], carry);
            self.adc(r[1], Operand::Immediate(0));
        } else {
            // A carry out of limb 1 has probability 2^−60.
            self.rare(
                "jc",
                r,
                vec![
                    Repair::Do("add", r[2], Operand::Immediate(1)),
                    Repair::Do("adc", r[3], Operand::Immediate(0)),
                    Repair::ReturnUnlessCarry,
                    Repair::Do("add", r[0], Operand::Word(C)),
                    Repair::Do("adc", r[1], Operand::Immediate(0)),
                    Repair::Return,
                ],
            );
        }
    }

    fn finish_minus(
        &mut self,
        product: [Value; 8],
        subtrahends: &[Element],
        out: Element,
    ) -> Limbs {
        assert!(subtrahends.len() <= 3, "4·p covers three subtrahends");
        let (r, k) = self.fold(product);
        if self.strict {
            // Adds 4·p = 4·2^256 − 4·C first, so that nothing is ever negative.
            self.sub_op(r[0], FOUR_C);
            for &limb in &r[1..] {
                self.sbb(limb, Operand::Immediate(0));
            }
            self.sbb(k, Operand::Immediate(-4));
        }
        for subtrahend in subtrahends {
            self.sub_op(r[0], subtrahend.word(0));
            for (i, &limb) in r.iter().enumerate().skip(1) {
                self.sbb(limb, subtrahend.word(i));
            }
            self.sbb(k, Operand::Immediate(0));
        }
        if !self.strict {
            // k is a 33-bit number on random input, so k < 0 has probability 2^−31: adds p until it is not.
            self.rare(
                "js",
                &[r[0], r[1], r[2], r[3], k],
                vec![
                    Repair::Do("add", k, Operand::Immediate(1)),
                    Repair::Do("sub", r[0], Operand::Word(C)),
                    Repair::Do("sbb", r[1], Operand::Immediate(0)),
                    Repair::Do("sbb", r[2], Operand::Immediate(0)),
                    Repair::Do("sbb", r[3], Operand::Immediate(0)),
                    Repair::Do("sbb", k, Operand::Immediate(0)),
                    Repair::AgainIfNegative,
                    Repair::Return,
                ],
            );
        }
        self.reduce(&r, k);
        self.store(&r, out);
        r
    }

    /// (r, k) → 3/2·(r, k), in place: adds p to an odd value, halves, adds the value itself.
    fn three_halves(&mut self, r: &Limbs, k: Value) {
        let copy = [r[0], r[1], r[2], r[3], k].map(|limb| self.load(limb));
        let odd = self.value();
        self.unary("mov", Operand::Low(odd), Some(Operand::Low(r[0])), false);
        self.with_flags("and", Operand::Low(odd), Operand::Immediate(1));
        let c_if_odd = self.load(odd);
        self.unary("neg", Operand::Value(c_if_odd), None, true);
        self.and(c_if_odd, C);
        // + p = + 2^256 − C.
        self.add(k, odd);
        self.sub_op(r[0], c_if_odd);
        if self.strict {
            for &limb in &r[1..] {
                self.sbb(limb, Operand::Immediate(0));
            }
            self.sbb(k, Operand::Immediate(0));
        } else {
            // A borrow needs a low limb below C: probability 2^−32. k is at least 1 there.
            self.rare(
                "jc",
                &[r[0], r[1], r[2], r[3], k],
                vec![
                    Repair::Do("sub", r[1], Operand::Immediate(1)),
                    Repair::Do("sbb", r[2], Operand::Immediate(0)),
                    Repair::Do("sbb", r[3], Operand::Immediate(0)),
                    Repair::Do("sbb", k, Operand::Immediate(0)),
                    Repair::Return,
                ],
            );
        }
        self.with_flags("shr", Operand::Value(k), Operand::Immediate(1));
        for i in (0..4).rev() {
            self.rotate_through_carry(r[i]);
        }
        self.add(r[0], copy[0]);
        for i in 1..4 {
            self.adc(r[i], copy[i]);
        }
        self.adc(k, copy[4]);
    }

    /// C if the carry flag is set, else 0.
    fn carry_times_c(&mut self) -> Value {
        let mask = self.value();
        self.emit(
            "sbb",
            vec![Operand::Value(mask), Operand::Value(mask)],
            vec![Resource::Carry],
            vec![Resource::Value(mask), Resource::Carry, Resource::Overflow],
        );
        self.and(mask, C);
        mask
    }
}

fn to_array(values: Vec<Value>) -> [Value; 8] {
    values.try_into().expect("a wide product has eight limbs")
}
