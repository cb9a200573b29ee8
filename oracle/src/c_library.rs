//! The reference of tests and comparison: libsecp256k1, the C library, and the proof that it is that library.

/// An entry of the C library's tables: a point's coordinates, x then y, words of 64 bits little-endian first.
type StoredPoint = [u64; 8];

unsafe extern "C" {
    /// The C library's own table of odd multiples of G, of each copy that is linked: 0.8 for the comparison, 0.4.1 beneath `bitcoin`.
    /// It is internal to the C code: nothing written in Rust that offers the same functions defines it.
    #[link_name = "rustsecp256k1_v0_14_pre_g"]
    static TABLE: StoredPoint;
    #[link_name = "rustsecp256k1_v0_10_0_pre_g"]
    static TABLE_OF_BITCOIN: StoredPoint;
}

/// x, then y of the generator.
const GENERATOR: StoredPoint = [
    0x59F2_815B_16F8_1798,
    0x029B_FCDB_2DCE_28D9,
    0x55A0_6295_CE87_0B07,
    0x79BE_667E_F9DC_BBAC,
    0x9C47_D08F_FB10_D4B8,
    0xFD17_B448_A685_5419,
    0x5DA4_FBFC_0E11_08A8,
    0x483A_DA77_26A3_C465,
];

/// Proves that the crates `secp256k1-sys` and `secp256k1`, and those that `bitcoin` has, are linked with the C library: a program links only
/// if the C library's internal tables are there, and their first entry is the generator. Call it before anything is compared.
///
/// # Errors
/// If a table holds something else.
pub fn prove() -> Result<(), String> {
    // SAFETY: each symbol is a constant array of at least one entry of this size and alignment, in static memory that nothing writes.
    let found = unsafe { [TABLE, TABLE_OF_BITCOIN] };
    if found == [GENERATOR; 2] {
        Ok(())
    } else {
        Err("the internal tables of the C library do not start with the generator".to_owned())
    }
}
