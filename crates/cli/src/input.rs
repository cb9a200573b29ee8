//! Reading the files that hold no secret, with a bound on their size.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use crate::error::Error;

/// Reads a file of at most `limit` bytes.
///
/// # Errors
/// [`Error::Io`] if it cannot be read, [`Error::Input`] if it is longer.
pub(crate) fn read(path: &Path, limit: u64) -> Result<Vec<u8>, Error> {
    let file = File::open(path).map_err(|source| Error::io(path, source))?;
    read_all(path, file, limit)
}

/// As [`read`], but `-` is standard input.
pub(crate) fn read_or_stdin(path: &Path, limit: u64) -> Result<Vec<u8>, Error> {
    if is_standard_stream(path) {
        read_all(name(path), io::stdin().lock(), limit)
    } else {
        read(path, limit)
    }
}

/// What messages call an input that may be standard input.
pub(crate) fn name(path: &Path) -> &Path {
    if is_standard_stream(path) {
        Path::new("standard input")
    } else {
        path
    }
}

/// Whether a path argument means standard input or output.
pub(crate) fn is_standard_stream(path: &Path) -> bool {
    path.as_os_str() == "-"
}

fn read_all(name: &Path, source: impl Read, limit: u64) -> Result<Vec<u8>, Error> {
    let mut bytes = Vec::new();
    source
        .take(limit + 1)
        .read_to_end(&mut bytes)
        .map_err(|source| Error::io(name, source))?;
    if bytes.len() as u64 > limit {
        return Err(Error::input(name, format!("is longer than {limit} bytes")));
    }
    Ok(bytes)
}
