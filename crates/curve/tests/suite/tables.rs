//! The committed tables, re-derived from the generator by the slow reference's formulas in another order.
use crate::common::{Point, add, bytes, generator, mul};
use num_bigint::BigUint;

/// Entry by entry: the first of a row is `base`, each next one `step` more.
fn check_row(row: &[[u8; 64]], base: &Point, step: &Point) {
    let mut point = base.clone();
    for entry in row {
        let (x, y) = point.clone().unwrap();
        let expected: Vec<u8> = [x, y]
            .iter()
            .flat_map(|c| bytes(c).into_iter().rev())
            .collect();
        assert_eq!(entry[..], expected[..]);
        point = add(&point, step);
    }
}

fn power(shift: usize) -> Point {
    mul(&(BigUint::from(1u8) << shift), &generator())
}

fn rows(file: &'static [u8], row: usize) -> Vec<&'static [[u8; 64]]> {
    let (entries, rest) = file.as_chunks::<64>();
    assert!(rest.is_empty());
    assert_eq!(entries.len() % row, 0);
    entries.chunks_exact(row).collect()
}

#[test]
fn combs_hold_the_odd_multiples() {
    let wide: &[u8] = include_bytes!("../../src/tables/generator_comb_6.bin");
    let narrow: &[u8] = include_bytes!("../../src/tables/generator_comb_4.bin");
    for (file, bits, count) in [(wide, 6, 43), (narrow, 4, 64)] {
        let rows = rows(file, 1 << (bits - 1));
        assert_eq!(rows.len(), count);
        for (i, row) in rows.into_iter().enumerate() {
            check_row(row, &power(bits * i), &power(bits * i + 1));
        }
    }
}

#[test]
fn wnaf_table_holds_the_odd_multiples_of_both_halves() {
    let rows = rows(
        include_bytes!("../../src/tables/generator_wnaf_13.bin"),
        2048,
    );
    assert_eq!(rows.len(), 2);
    check_row(rows[0], &power(0), &power(1));
    check_row(rows[1], &power(128), &power(129));
}

#[test]
fn window_table_holds_every_signed_byte() {
    let rows = rows(
        include_bytes!("../../src/tables/generator_windows_8.bin"),
        128,
    );
    assert_eq!(rows.len(), 32);
    for (i, row) in rows.into_iter().enumerate() {
        check_row(row, &power(8 * i), &power(8 * i));
    }
}

#[test]
fn tables_take_598_kib_or_at_most_32() {
    let bytes = purek1_curve::table_bytes();
    if cfg!(feature = "large-tables") {
        assert_eq!(bytes, 598 * 1024);
    } else {
        assert!(bytes <= 32 * 1024, "{bytes} bytes");
    }
}
