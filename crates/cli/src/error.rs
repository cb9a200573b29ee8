//! The command's one error type, its exit codes and the line that a person or a program reads.

use std::io;
use std::path::Path;

use serde_json::json;

use crate::output::{ascii, escape};

/// Why the command ends without doing what was asked.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub(crate) enum Error {
    /// The arguments do not go together, though each is well formed.
    #[error("{0}")]
    Usage(String),
    /// A file is not what it must be.
    #[error("{input}: {reason}")]
    Input {
        /// The file, and where in it.
        input: String,
        /// What is wrong and what to do.
        reason: String,
    },
    /// The review found an error, or a warning that nobody allowed.
    #[error("{input}: {reason}")]
    Refused {
        /// The file that the review was about.
        input: String,
        /// What the review found.
        reason: String,
    },
    /// The person said no, or there was nobody to ask.
    #[error("{0}")]
    Declined(String),
    /// A file could not be read or written.
    #[error("{input}: {source}")]
    Io {
        /// The file.
        input: String,
        /// What the system said.
        source: io::Error,
    },
}

impl Error {
    pub(crate) fn input(path: &Path, reason: impl ToString) -> Self {
        Self::Input {
            input: path.display().to_string(),
            reason: reason.to_string(),
        }
    }

    pub(crate) fn refused(path: &Path, reason: impl ToString) -> Self {
        Self::Refused {
            input: path.display().to_string(),
            reason: reason.to_string(),
        }
    }

    pub(crate) fn io(path: &Path, source: io::Error) -> Self {
        Self::Io {
            input: path.display().to_string(),
            source,
        }
    }

    /// The exit code and its name, both part of the interface.
    pub(crate) fn code(&self) -> (u8, &'static str) {
        match self {
            Self::Usage(_) => (2, "usage"),
            Self::Input { .. } => (3, "bad_input"),
            Self::Refused { .. } => (4, "refused"),
            Self::Declined(_) => (5, "declined"),
            Self::Io { .. } => (6, "io"),
        }
    }

    /// The error as one line: text for a person, or one JSON object.
    pub(crate) fn line(&self, json: bool) -> String {
        let message = visible(&self.to_string());
        if !json {
            return format!("purek1: {message}\n");
        }
        let (exit_code, kind) = self.code();
        let error = json!({ "kind": kind, "exit_code": exit_code, "message": message });
        ascii(&json!({ "error": error }).to_string())
    }
}

/// The text with everything that is not visible escaped, here for all errors at once. Messages of
/// the libraries may hold escapes already, so a backslash stays one.
pub(crate) fn visible(text: &str) -> String {
    escape(text).replace(r"\\", r"\")
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;

    #[test]
    fn stays_on_one_line_and_escapes_outside_text() {
        let error = Error::input(Path::new("a\nb\x1b[2J\u{202e}.psbt"), "is not a PSBT");
        for json in [false, true] {
            let line = error.line(json);
            assert_eq!(line.matches('\n').count(), 1, "{line:?}");
            assert!(
                line.ends_with('\n') && line.is_ascii() && !line.contains('\x1b'),
                "{line:?}"
            );
        }
        assert!(error.line(false).starts_with("purek1: a"));
        assert_eq!(visible("a\\\\b \\u{1b} \"'\n"), r#"a\\b \u{1b} "'\n"#);
        let object: serde_json::Value = serde_json::from_str(&error.line(true)).unwrap();
        assert_eq!(object["error"]["kind"], "bad_input");
        assert_eq!(object["error"]["exit_code"], 3);
    }
}
