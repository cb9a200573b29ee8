//! The control: tables of points as bytes that are included, read in place.
static TABLE: &[u8] = include_bytes!("table.bin");

pub fn main() {
    let index = std::hint::black_box(1);
    let word: [u8; 8] = TABLE[64 * index..][..8].try_into().unwrap();
    std::hint::black_box(u64::from_le_bytes(word));
}
