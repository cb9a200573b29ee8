//! Questions to the person at the terminal, which is not standard input: that may be the PSBT.

use std::fs::OpenOptions;
use std::io::{self, BufRead, BufReader, Read, Write};

use zeroize::Zeroizing;

use crate::error::Error;

#[cfg(windows)]
const TERMINAL: (&str, &str) = ("CONIN$", "CONOUT$");
#[cfg(not(windows))]
const TERMINAL: (&str, &str) = ("/dev/tty", "/dev/tty");

/// Whether `stream` is the very terminal that questions are asked on.
#[cfg(unix)]
pub(crate) fn is_asked_on(stream: impl rustix::fd::AsFd) -> bool {
    // The controlling terminal has a device number of its own beside that of /dev/tty; its session tells.
    rustix::termios::tcgetsid(stream)
        .is_ok_and(|session| rustix::process::getsid(None).is_ok_and(|own| own == session))
}

/// Shows `text` and a question on the terminal and waits for the answer.
///
/// # Errors
/// [`Error::Declined`] for any answer but yes, and where there is no terminal.
pub(crate) fn confirm(text: &str, question: &str) -> Result<(), Error> {
    let answer = ask(text, question).map_err(|source| {
        Error::Declined(format!(
            "no terminal to ask on ({source}): look at the review, then run it again with --yes"
        ))
    })?;
    if is_yes(&answer) {
        Ok(())
    } else {
        Err(Error::Declined(
            "declined: the answer was not yes, so nothing was written".to_owned(),
        ))
    }
}

/// Asks for a BIP-39 passphrase without showing it, twice: any passphrase opens some wallet, so a
/// slip of the finger would otherwise go unnoticed.
///
/// # Errors
/// [`Error::Declined`] if there is no terminal or the two entries differ.
pub(crate) fn passphrase() -> Result<Zeroizing<String>, Error> {
    let read = |prompt: &str| {
        rpassword::prompt_password(prompt)
            .map(Zeroizing::new)
            .map_err(|source| {
                Error::Declined(format!(
                    "no terminal to ask for the passphrase on ({source}): use --passphrase-file"
                ))
            })
    };
    let first = read("Passphrase: ")?;
    if first != read("Passphrase again: ")? {
        return Err(Error::Declined("the two passphrases differ".to_owned()));
    }
    Ok(first)
}

fn ask(text: &str, question: &str) -> io::Result<Vec<u8>> {
    let input = OpenOptions::new().read(true).open(TERMINAL.0)?;
    let mut output = OpenOptions::new().write(true).open(TERMINAL.1)?;
    output.write_all(text.as_bytes())?;
    // An answer that was typed, or pasted with something else, before the question is none.
    #[cfg(unix)]
    rustix::termios::tcflush(&input, rustix::termios::QueueSelector::IFlush)?;
    write!(output, "{question} [y/N] ")?;
    output.flush()?;
    let mut answer = Vec::new();
    BufReader::new(input.take(1024)).read_until(b'\n', &mut answer)?;
    Ok(answer)
}

fn is_yes(answer: &[u8]) -> bool {
    let answer = answer.trim_ascii();
    answer.eq_ignore_ascii_case(b"y") || answer.eq_ignore_ascii_case(b"yes")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_yes_is_yes() {
        for yes in [&b"y\n"[..], b"Y", b" yes \r\n", b"YES\n"] {
            assert!(is_yes(yes), "{yes:?}");
        }
        for no in [
            &b""[..],
            b"\n",
            b"n\n",
            b"no\n",
            b"yess\n",
            b"yy\n",
            b"y n\n",
            b"\xff\n",
        ] {
            assert!(!is_yes(no), "{no:?}");
        }
    }
}
