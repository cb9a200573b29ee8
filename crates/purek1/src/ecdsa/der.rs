//! The strict DER form of ECDSA signatures: a SEQUENCE of the two INTEGERs r and s.

use core::ops::Deref;

const INTEGER: u8 = 0x02;
const SEQUENCE: u8 = 0x30;

/// The DER form of a signature, at most 72 bytes; dereferences to the bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DerSignature {
    bytes: [u8; 72],
    len: u8,
}

impl DerSignature {
    /// Encodes r and s, big-endian.
    pub(super) fn new(r: &[u8; 32], s: &[u8; 32]) -> Self {
        let mut der = Self {
            bytes: [0; 72],
            len: 0,
        };
        der.push(SEQUENCE);
        der.push(0);
        der.push_integer(r);
        der.push_integer(s);
        der.bytes[1] = der.len - 2;
        der
    }

    fn push_integer(&mut self, value: &[u8; 32]) {
        // One digit remains of zero.
        let leading_zeros = value[..31].iter().take_while(|&&digit| digit == 0).count();
        let digits = &value[leading_zeros..];
        self.push(INTEGER);
        self.push(0);
        let start = self.len;
        if digits[0] >= 0x80 {
            self.push(0); // or the number would be negative
        }
        digits.iter().for_each(|&digit| self.push(digit));
        self.bytes[usize::from(start) - 1] = self.len - start;
    }

    fn push(&mut self, byte: u8) {
        self.bytes[usize::from(self.len)] = byte;
        self.len += 1;
    }
}

impl Deref for DerSignature {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.bytes[..usize::from(self.len)]
    }
}

impl AsRef<[u8]> for DerSignature {
    fn as_ref(&self) -> &[u8] {
        self
    }
}

/// Reads the two integers of a strict encoding; `None` for any other form.
///
/// An integer is `None` if it is encoded strictly, but negative or 2^256 and more.
pub(super) fn read_integers(input: &[u8]) -> Option<[Option<[u8; 32]>; 2]> {
    let (sequence, []) = read_element(SEQUENCE, input)? else {
        return None;
    };
    let (r, rest) = read_element(INTEGER, sequence)?;
    let (s, []) = read_element(INTEGER, rest)? else {
        return None;
    };
    Some([read_integer(r)?, read_integer(s)?])
}

/// Splits `input` into the content of its first element, which must have this tag, and what
/// follows.
fn read_element(tag: u8, input: &[u8]) -> Option<(&[u8], &[u8])> {
    let [first, length, input @ ..] = input else {
        return None;
    };
    if *first != tag {
        return None;
    }
    match *length {
        length @ ..0x80 => input.split_at_checked(length.into()),
        0x80 | 0xff => None, // an indefinite length, a reserved value
        length => {
            let (digits, input) = input.split_at_checked((length & 0x7f).into())?;
            let length = digits.iter().try_fold(0_usize, |length, &digit| {
                length.checked_mul(256)?.checked_add(digit.into())
            })?;
            // Below 0x80 the short form is due; a leading zero is one digit too many.
            if length < 0x80 || digits.starts_with(&[0]) {
                return None;
            }
            input.split_at_checked(length)
        }
    }
}

/// Reads the content of an INTEGER, as [`read_integers`] tells.
fn read_integer(content: &[u8]) -> Option<Option<[u8; 32]>> {
    let digits = match content {
        [] => return None,
        [0x00, next, ..] if *next < 0x80 => return None, // the zero says nothing
        [0xff, next, ..] if *next >= 0x80 => return None, // nor does the sign
        [0x80..=0xff, ..] => return Some(None),          // negative
        [0x00, digits @ ..] => digits,
        digits => digits,
    };
    let mut value = [0; 32];
    Some(value.len().checked_sub(digits.len()).map(|start| {
        value[start..].copy_from_slice(digits);
        value
    }))
}
