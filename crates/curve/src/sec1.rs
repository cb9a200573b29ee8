//! Points as bytes: the compressed, uncompressed and hybrid forms of SEC 1, §2.3.

use subtle::Choice;

use crate::{AffinePoint, FieldElement};

impl AffinePoint {
    /// Reads a compressed (33 bytes, 02 or 03) or uncompressed (65 bytes, 04) point; `None` for any other first byte or length, a
    /// coordinate not below p, or a point off the curve. For public data.
    #[must_use]
    pub fn from_sec1_bytes(bytes: &[u8]) -> Option<Self> {
        match bytes.split_first()? {
            (tag @ (2 | 3), x) => {
                let x = FieldElement::from_be_bytes(x.try_into().ok()?)?;
                Self::from_x(&x, Choice::from(tag & 1)).into()
            }
            (4, xy) => Self::from_xy_bytes(xy),
            _ => None,
        }
    }

    /// Reads what [`Self::from_sec1_bytes`] reads, and the hybrid form too (65 bytes, 06 or 07 after the parity of y), which Bitcoin's
    /// consensus rules allow in old scripts.
    #[must_use]
    pub fn from_sec1_bytes_hybrid(bytes: &[u8]) -> Option<Self> {
        match bytes.split_first()? {
            (tag @ (6 | 7), xy) => {
                Self::from_xy_bytes(xy).filter(|point| point.y.is_odd().unwrap_u8() == tag & 1)
            }
            _ => Self::from_sec1_bytes(bytes),
        }
    }

    fn from_xy_bytes(xy: &[u8]) -> Option<Self> {
        let (x, y) = xy.split_first_chunk::<32>()?;
        let x = FieldElement::from_be_bytes(x)?;
        let y = FieldElement::from_be_bytes(y.try_into().ok()?)?;
        Self::from_xy(&x, &y)
    }

    /// 33 bytes: 02 or 03 after the parity of y, then x big-endian.
    #[must_use]
    pub fn to_compressed_bytes(&self) -> [u8; 33] {
        let mut bytes = [0; 33];
        bytes[0] = 2 + self.y.is_odd().unwrap_u8();
        bytes[1..].copy_from_slice(&self.x.to_be_bytes());
        bytes
    }

    /// 65 bytes: 04, then x and y big-endian.
    #[must_use]
    pub fn to_uncompressed_bytes(&self) -> [u8; 65] {
        let mut bytes = [4; 65];
        bytes[1..33].copy_from_slice(&self.x.to_be_bytes());
        bytes[33..].copy_from_slice(&self.y.to_be_bytes());
        bytes
    }
}
