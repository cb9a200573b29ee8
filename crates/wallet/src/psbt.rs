//! Reading and writing PSBT files: base64 text or binary, told apart by their content.

use bitcoin::Psbt;
use bitcoin::base64::prelude::{BASE64_STANDARD, Engine as _};

use crate::{Error, escape};

/// The most bytes [`PsbtFile::parse`] looks at, 32 MiB, counted as given (base64 or binary).
///
/// This bounds the memory that a hostile file can claim: one of nothing but tiny unknown fields takes about
/// twenty times its size, an honest one little more than its own. In base64 it leaves room for 512 inputs that
/// each bring a previous transaction of 45 kB.
pub const MAX_PSBT_SIZE: usize = 32 << 20;

/// How a PSBT was written, so that the answer can be written the same way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// One line of base64.
    Base64,
    /// The bytes themselves, beginning with `psbt` and 0xff.
    Binary,
}

/// A PSBT of version 0 together with the form it came in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PsbtFile {
    pub(crate) psbt: Psbt,
    form: Form,
}

impl PsbtFile {
    /// Reads a PSBT, binary if it begins with the magic bytes, otherwise as base64 text in which
    /// white space is ignored.
    ///
    /// Variable time, public data only. Source: BIP-174 "Specification".
    ///
    /// # Errors
    /// [`Error::PsbtTooLarge`] beyond [`MAX_PSBT_SIZE`]; [`Error::NotAPsbt`] if the content is
    /// neither form; [`Error::PsbtVersion`] for version 2; [`Error::PsbtBroken`] if it is cut short
    /// or breaks a rule of BIP-174; [`Error::PsbtTrailing`] if bytes are left over.
    pub fn parse(content: &[u8]) -> Result<Self, Error> {
        if content.len() > MAX_PSBT_SIZE {
            return Err(Error::PsbtTooLarge {
                size: content.len(),
                limit: MAX_PSBT_SIZE,
            });
        }
        if content.starts_with(MAGIC) {
            return Ok(Self {
                psbt: parse_binary(content)?,
                form: Form::Binary,
            });
        }
        let text: Vec<u8> = content
            .iter()
            .copied()
            .filter(|b| !b.is_ascii_whitespace())
            .collect();
        let binary = BASE64_STANDARD.decode(&text).map_err(|_| {
            if text.starts_with(MAGIC_BASE64) {
                Error::PsbtBroken("its base64 is damaged or cut short".into())
            } else {
                Error::NotAPsbt
            }
        })?;
        if !binary.starts_with(MAGIC) {
            return Err(Error::NotAPsbt);
        }
        Ok(Self {
            psbt: parse_binary(&binary)?,
            form: Form::Base64,
        })
    }

    /// Wraps a PSBT that was made in memory.
    ///
    /// # Errors
    /// [`Error::PsbtBroken`] if the numbers of input and output maps are not those of the
    /// transaction, or the transaction carries signatures.
    pub fn from_psbt(psbt: Psbt, form: Form) -> Result<Self, Error> {
        let transaction = &psbt.unsigned_tx;
        if psbt.inputs.len() != transaction.input.len()
            || psbt.outputs.len() != transaction.output.len()
        {
            return Err(Error::PsbtBroken(
                "its maps do not fit its transaction".into(),
            ));
        }
        if transaction
            .input
            .iter()
            .any(|i| !i.script_sig.is_empty() || !i.witness.is_empty())
        {
            return Err(Error::PsbtBroken(
                "its transaction carries signatures".into(),
            ));
        }
        Ok(Self { psbt, form })
    }

    /// The PSBT.
    pub fn psbt(&self) -> &Psbt {
        &self.psbt
    }

    /// The PSBT, out of its wrapping.
    pub fn into_psbt(self) -> Psbt {
        self.psbt
    }

    /// The form the PSBT came in.
    pub fn form(&self) -> Form {
        self.form
    }

    /// Writes the PSBT in the form it came in. Base64 is one line without a line end.
    ///
    /// Fields that this crate does not know are kept. The order of a map's entries is that of
    /// `bitcoin::Psbt`: by type, then by key.
    pub fn to_bytes(&self) -> Vec<u8> {
        let binary = self.psbt.serialize();
        match self.form {
            Form::Binary => binary,
            Form::Base64 => BASE64_STANDARD.encode(binary).into_bytes(),
        }
    }
}

const MAGIC: &[u8] = b"psbt\xff";

/// What the base64 of [`MAGIC`] and anything after it begins with.
const MAGIC_BASE64: &[u8] = b"cHNidP";

/// The most characters of a reason from outside that an error repeats.
const REASON: usize = 200;

/// An error with its causes, in one short and escaped text.
fn reason(error: &(dyn core::error::Error + 'static)) -> String {
    let causes = || core::iter::successors(Some(error), |error| error.source());
    let is_end = |cause: &(dyn core::error::Error + 'static)| {
        let cause = cause.downcast_ref::<bitcoin::io::Error>();
        cause.is_some_and(|cause| cause.kind() == bitcoin::io::ErrorKind::UnexpectedEof)
    };
    if causes().any(is_end) {
        return "it is cut short".into();
    }
    let text: Vec<_> = causes().map(ToString::to_string).collect();
    let text = text.join(": ");
    let mut start: String = text.chars().take(REASON).collect();
    if start.len() < text.len() {
        start.push('…');
    }
    escape(&start)
}

fn parse_binary(mut bytes: &[u8]) -> Result<Psbt, Error> {
    use bitcoin::psbt::Error as Reason;
    let psbt = Psbt::deserialize_from_reader(&mut bytes).map_err(|error| match error {
        Reason::Version(text) if text.contains("greater than 0") => Error::PsbtVersion,
        error => Error::PsbtBroken(reason(&error)),
    })?;
    if !bytes.is_empty() {
        return Err(Error::PsbtTrailing { bytes: bytes.len() });
    }
    Ok(psbt)
}
