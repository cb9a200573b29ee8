//! Writes the tables of generator multiples from the crate's own arithmetic, without reading the tables there are.
//!
//! `cargo run --release -p purek1-curve --example generate_tables [FOLDER]`; the folder is `src/tables` of this crate by default.
//! To start from nothing, create empty files of the names below so that the crate builds.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

use purek1_curve::{AffinePoint, FieldElement, JacobianPoint};

fn main() -> io::Result<()> {
    let folder = env::args_os().nth(1).map_or_else(
        || Path::new(env!("CARGO_MANIFEST_DIR")).join("src/tables"),
        PathBuf::from,
    );
    write(&folder, "generator_comb_6.bin", &comb(6))?;
    write(&folder, "generator_comb_4.bin", &comb(4))?;
    write(&folder, "generator_wnaf_13.bin", &wnaf(13))?;
    write(&folder, "generator_windows_8.bin", &windows())
}

/// Rows (2j + 1)·2^(w·i)·G, j < 2^(w−1), one for each digit of a 256-bit number.
fn comb(w: u32) -> Vec<JacobianPoint> {
    (0..256_u32.div_ceil(w))
        .flat_map(|i| odd_multiples(&shifted_generator(w * i), 1 << (w - 1)))
        .collect()
}

/// Two rows (2j + 1)·2^(128·h)·G, j < 2^(w−2).
fn wnaf(w: u32) -> Vec<JacobianPoint> {
    [0, 128]
        .into_iter()
        .flat_map(|shift| odd_multiples(&shifted_generator(shift), 1 << (w - 2)))
        .collect()
}

/// Rows d·2^(8·i)·G, 1 ≤ d ≤ 128, for i < 32.
fn windows() -> Vec<JacobianPoint> {
    (0..32)
        .flat_map(|i| multiples(shifted_generator(8 * i), &shifted_generator(8 * i), 128))
        .collect()
}

fn odd_multiples(base: &JacobianPoint, count: usize) -> Vec<JacobianPoint> {
    multiples(*base, &base.double(), count)
}

/// start, start + step, …
fn multiples(start: JacobianPoint, step: &JacobianPoint, count: usize) -> Vec<JacobianPoint> {
    std::iter::successors(Some(start), |last| Some(last.add_vartime(step)))
        .take(count)
        .collect()
}

/// 2^shift·G.
fn shifted_generator(shift: u32) -> JacobianPoint {
    (0..shift).fold(AffinePoint::GENERATOR.into(), |point: JacobianPoint, _| {
        point.double()
    })
}

/// 64 bytes a point: x then y, 32 bytes little-endian each.
fn write(folder: &Path, name: &str, points: &[JacobianPoint]) -> io::Result<()> {
    let mut scratch = vec![[FieldElement::ZERO; 2]; points.len()];
    let mut affine = vec![None; points.len()];
    JacobianPoint::to_affine_batch_vartime(points, &mut scratch, &mut affine);
    let mut bytes = Vec::with_capacity(64 * points.len());
    for point in affine {
        let point =
            point.ok_or_else(|| io::Error::other("a multiple of G below n is no identity"))?;
        bytes.extend(point.x().to_be_bytes().iter().rev());
        bytes.extend(point.y().to_be_bytes().iter().rev());
    }
    fs::write(folder.join(name), bytes)
}
