//! The reference that the tests compare with: libsecp256k1, the C library, and the proof that it is that library.

/// An entry of the C library's tables: a point's coordinates, x then y, words of 64 bits little-endian first.
type StoredPoint = [u64; 8];

unsafe extern "C" {
    /// The C library's own table of odd multiples of G. It is internal to the C code: nothing written in Rust that offers
    /// the same functions defines it.
    #[link_name = "rustsecp256k1_v0_10_0_pre_g"]
    static C_TABLE: StoredPoint;
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

/// Asserts that the crate `secp256k1` is linked with the C library: this program links only if the C library's internal table is there,
/// and its first entry is the generator. Call it before anything is compared.
///
/// # Panics
/// If the table holds something else.
pub fn assert_c_library() {
    // SAFETY: the symbol is a constant array of at least one entry of this size and alignment, in static memory that nothing
    // writes.
    let first = unsafe { C_TABLE };
    assert_eq!(
        first, GENERATOR,
        "the C library's table starts with the generator"
    );
}
