//! Writes the x86-64 kernels of the engine: `src/x86_64/*.s`.
//!
//! `cargo run --release -p purek1-curve --example generate_kernels [FOLDER]`; the folder is `src/x86_64` of this crate by default.
//!
//! To start from nothing, create empty files of the kernels' names so that the crate builds.
//!
//! Read `formulas.rs` first: each kernel is a few lines of field operations. `field.rs` expands them, with the instructions of `single.rs`,
//! on virtual registers, `order.rs` checks that an order of them computes the same, `registers.rs` gives them registers, `emit.rs` writes the
//! text. From one description come strict kernels (no jump but the one that counts public rounds: for secrets) and variable-time ones (a
//! never-taken jump where a carry is rare; public data only).
//!
//! `orders/*.txt` hold instruction orders found by measured random swaps: change a few places, keep what runs faster, for five minutes a kernel. A
//! kernel without such a file keeps the order of the formulas. An order belongs to the exact list of instructions; after a change of a
//! formula or an expansion, delete it.
//!
//! # What was tried, and what it gave
//!
//! On an Intel core of the Sapphire Rapids kind, on which the orders were searched; other processors may rank these differently.
//!
//! - Whole point operations in one kernel: a doubling in 0.5 to 0.6 of the portable time. Kernels for single multiplications were not tried.
//! - Negated results, so that the last difference of products is a sum and takes one reduction: kept.
//! - Rows of a product summed up in one carry chain (`adc`) instead of two side by side (`adcx`, `adox`): two carry instructions a row less, and
//!   these instructions are what such a core runs out of. An addition 6 to 10 % faster, a doubling 7 %. In the squares and in the fold
//!   the same change gave nothing or lost, so they have two chains.
//! - Searched orders: 3 to 7 % against the order of the formulas.
//! - Operands copied to the frame by 16-byte moves would wait for the 8-byte stores that have just written them, so they are copied word by
//!   word; not measured apart from the change above.
//! - The pointer to the operand kept in a register instead of the copy: too few registers for the searched orders.
//! - Chains of squarings: 44 cycles each through memory, 37.6 in registers, portable about as in registers; on Zen 4, 46 through memory against
//!   58 portable, and a square root 18 % faster. Kept, through memory.
//! - Several strict doublings in one call: a constant-time multiplication 1.7 % faster than with a call each.
mod emit;
mod field;
mod formulas;
mod instruction;
mod order;
mod registers;
mod single;

use std::path::{Path, PathBuf};
use std::{env, fs, io};

use field::Builder;
use order::Dependencies;

/// A kernel to write.
struct Kernel {
    /// The file's name; that of the function in `src/x86_64.rs`.
    name: &'static str,
    /// What stands at the head of the text.
    contract: &'static str,
    formula: fn(&mut Builder),
    strict: bool,
    /// Whether the second argument is a number of rounds, at least 1.
    rounds: bool,
}

const KERNELS: [Kernel; 9] = [
    Kernel {
        name: "square_n",
        contract: "rdi: a, replaced by a^(2^n). rsi: n, at least 1. Strict but for n.",
        formula: formulas::square,
        strict: true,
        rounds: true,
    },
    Kernel {
        name: "double_n",
        contract: "rdi: Jacobian P, replaced by (-2)^n P. rsi: n, at least 1. Strict but for n.",
        formula: formulas::double,
        strict: true,
        rounds: true,
    },
    Kernel {
        name: "double_n_vartime",
        contract: "rdi: Jacobian P, replaced by (-2)^n P. rsi: n, at least 1. Variable time.",
        formula: formulas::double,
        strict: false,
        rounds: true,
    },
    Kernel {
        name: "add_affine",
        contract: "rdi: Jacobian P, replaced by -(P + Q). rsi: affine Q. Strict.",
        formula: formulas::add_affine,
        strict: true,
        rounds: false,
    },
    Kernel {
        name: "add_affine_vartime",
        contract: "rdi: Jacobian P, replaced by -(P + Q). rsi: affine Q. Variable time.",
        formula: formulas::add_affine,
        strict: false,
        rounds: false,
    },
    Kernel {
        name: "add_affine_scaled_vartime",
        contract: "rdi: Jacobian P, replaced by -(P + Q). rsi: affine Q before scaling by s. rdx: s. Variable time.",
        formula: formulas::add_affine_scaled,
        strict: false,
        rounds: false,
    },
    Kernel {
        name: "add_affine_xyzz",
        contract: "rdi: XYZZ P, replaced by -(P + Q). rsi: affine Q. Strict.",
        formula: formulas::add_affine_xyzz,
        strict: true,
        rounds: false,
    },
    Kernel {
        name: "add_affine_xyzz_vartime",
        contract: "rdi: XYZZ P, replaced by -(P + Q). rsi: affine Q. Variable time.",
        formula: formulas::add_affine_xyzz,
        strict: false,
        rounds: false,
    },
    Kernel {
        name: "add_co_z_vartime",
        contract: "rdi: P and Q at one Z, replaced by P and P + Q at Z*H, and behind them H. Variable time.",
        formula: formulas::add_co_z,
        strict: false,
        rounds: false,
    },
];

fn main() -> io::Result<()> {
    let folder = env::args_os().nth(1).map_or_else(
        || Path::new(env!("CARGO_MANIFEST_DIR")).join("src/x86_64"),
        PathBuf::from,
    );
    for kernel in &KERNELS {
        fs::write(folder.join(format!("{}.s", kernel.name)), text(kernel)?)?;
    }
    Ok(())
}

fn text(kernel: &Kernel) -> io::Result<String> {
    let mut builder = Builder::new(kernel.strict);
    (kernel.formula)(&mut builder);
    let code = builder.code;
    let dependencies = Dependencies::new(&code);
    let as_written: Vec<usize> = (0..code.instructions.len()).collect();
    let order = found_order(kernel.name)?.unwrap_or(as_written);
    if !dependencies.allow(&order) {
        return Err(io::Error::other(format!(
            "the order of {} does not compute its formula",
            kernel.name
        )));
    }
    let registers = registers::allocate(&code, &order).ok_or_else(|| {
        io::Error::other(format!(
            "{} needs more registers than there are",
            kernel.name
        ))
    })?;
    let head = emit::Head {
        rounds: kernel.rounds,
        comment: format!(
            "Made by examples/generate_kernels; do not edit.\n{}",
            kernel.contract
        ),
    };
    Ok(emit::emit(&code, &order, &registers, &head))
}

/// The committed order of a kernel, if there is one: the places of the instructions in the order of the formulas.
fn found_order(name: &str) -> io::Result<Option<Vec<usize>>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("examples/generate_kernels/orders")
        .join(format!("{name}.txt"));
    if !path.exists() {
        return Ok(None);
    }
    fs::read_to_string(path)?
        .split_ascii_whitespace()
        .map(|number| number.parse().map_err(io::Error::other))
        .collect::<io::Result<_>>()
        .map(Some)
}
