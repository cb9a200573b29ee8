//! The seed file: read only if it is private, wiped after use, never dumped, never repeated.
//!
//! Copies that the BIP-39 and base58 libraries make of their input are theirs to wipe; they live
//! no longer than this process, which writes no core file.

use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::path::{Path, PathBuf};

use bip39::{Language, Mnemonic};
use clap::{Arg, Args};
use purek1_wallet::Seed;
use zeroize::Zeroizing;

use crate::error::Error;
use crate::terminal;

/// Bytes that a seed or passphrase file may have: 24 words take at most 215.
const LIMIT: usize = 1024;

/// Where the seed is.
#[derive(Debug, Args)]
pub(crate) struct SeedArgs {
    /// File with the seed: English BIP-39 mnemonic, 16 to 64 bytes of hex, or master xprv/tprv
    ///
    /// A regular file or a pipe that only its owner can read and write (`chmod 600 FILE`). There is
    /// no way to give a seed on the command line, where other users could see it.
    #[arg(long, value_name = "FILE")]
    pub(crate) seed_file: PathBuf,
    /// Ask on the terminal for the mnemonic's BIP-39 passphrase
    #[arg(long, requires = "seed_file", conflicts_with = "passphrase_file")]
    passphrase: bool,
    /// File whose one line is the mnemonic's BIP-39 passphrase, as private as the seed file
    #[arg(long, value_name = "FILE", requires = "seed_file")]
    pub(crate) passphrase_file: Option<PathBuf>,
}

/// Makes `--seed-file` optional in a command that holds `Option<SeedArgs>`: `clap` itself does not.
pub(crate) fn optional(seed_file: Arg) -> Arg {
    seed_file.required(false)
}

impl SeedArgs {
    /// Reads the seed. To be called after every other input has been opened: on Linux, a process
    /// that may not be dumped can no longer open `/dev/fd/N`.
    ///
    /// # Errors
    /// [`Error::Io`] if a file cannot be read, [`Error::Input`] if it is open to others or no seed,
    /// [`Error::Declined`] if a passphrase cannot be asked for.
    pub(crate) fn load(&self) -> Result<Seed, Error> {
        let path = &self.seed_file;
        let seed = PrivateFile::open(path)?;
        let passphrase = self
            .passphrase_file
            .as_deref()
            .map(PrivateFile::open)
            .transpose()?;
        forbid_core_dumps().map_err(|source| Error::io(path, source))?;

        let text = seed.read()?;
        let text = text_of(path, &text)?.trim();
        let passphrase = match passphrase {
            Some(file) => {
                let line = file.read()?;
                Some(Zeroizing::new(
                    one_line(file.path, text_of(file.path, &line)?)?.to_owned(),
                ))
            }
            None if self.passphrase => Some(terminal::passphrase()?),
            None => None,
        };
        parse(text, passphrase.as_deref().map(String::as_str))
            .map_err(|reason| Error::input(path, reason))
    }
}

/// Reads a seed from the text of its file, told apart by its look.
///
/// The reasons it gives never repeat any part of the text.
fn parse(text: &str, passphrase: Option<&str>) -> Result<Seed, String> {
    if text.is_empty() {
        return Err("is empty".to_owned());
    }
    let is_hex = text.bytes().all(|byte| byte.is_ascii_hexdigit());
    let is_extended_key = text.starts_with("xprv") || text.starts_with("tprv");
    if !is_hex && !is_extended_key {
        let mnemonic = Mnemonic::parse_in_normalized(Language::English, text)
            .map(Zeroizing::new)
            .map_err(mnemonic_reason)?;
        let seed = Zeroizing::new(mnemonic.to_seed(passphrase.unwrap_or_default()));
        return Seed::from_bytes(seed.as_slice()).map_err(|error| error.to_string());
    }
    if passphrase.is_some() {
        return Err("is no mnemonic, so a passphrase has no meaning".to_owned());
    }
    if is_extended_key {
        return Seed::from_xprv(text).map_err(|error| error.to_string());
    }
    let bytes = decode_hex(text).ok_or("has an odd number of hex digits")?;
    Seed::from_bytes(&bytes).map_err(|error| error.to_string())
}

fn mnemonic_reason(error: bip39::Error) -> String {
    match error {
        bip39::Error::UnknownWord(index) => {
            format!(
                "word {} is not in BIP-39's English list (lower case)",
                index + 1
            )
        }
        bip39::Error::InvalidChecksum => {
            "the checksum of the mnemonic is wrong: a word is mistaken or out of place".to_owned()
        }
        bip39::Error::BadWordCount(count) => format!(
            "is no seed: neither hex, xprv or tprv, nor a mnemonic of 12, 15, 18, 21 or 24 words \
             (it has {count} words)"
        ),
        other => other.to_string(),
    }
}

/// Decodes hex of even length, both cases.
fn decode_hex(text: &str) -> Option<Zeroizing<Vec<u8>>> {
    let mut bytes = Zeroizing::new(Vec::with_capacity(text.len() / 2));
    for pair in text.as_bytes().chunks(2) {
        let &[high, low] = pair else { return None };
        let digit = |c: u8| {
            char::from(c)
                .to_digit(16)
                .and_then(|digit| u8::try_from(digit).ok())
        };
        bytes.push(digit(high)? << 4 | digit(low)?);
    }
    Some(bytes)
}

fn text_of<'a>(path: &Path, bytes: &'a [u8]) -> Result<&'a str, Error> {
    std::str::from_utf8(bytes).map_err(|_| Error::input(path, "is not text in UTF-8"))
}

/// The text without its line end. Spaces belong to a passphrase and stay.
fn one_line<'a>(path: &Path, text: &'a str) -> Result<&'a str, Error> {
    let line = text.strip_suffix('\n').unwrap_or(text);
    let line = line.strip_suffix('\r').unwrap_or(line);
    if line.contains(['\n', '\r']) {
        return Err(Error::input(
            path,
            "has more than one line, so no passphrase is clear",
        ));
    }
    Ok(line)
}

/// An open file that nobody but its owner can read or write.
struct PrivateFile<'a> {
    path: &'a Path,
    file: File,
}

impl<'a> PrivateFile<'a> {
    fn open(path: &'a Path) -> Result<Self, Error> {
        let file = File::open(path).map_err(|source| Error::io(path, source))?;
        // Asked of the open file: a name could be given to another one in between.
        let metadata = file.metadata().map_err(|source| Error::io(path, source))?;
        #[cfg(unix)]
        {
            use std::os::unix::fs::{FileTypeExt, PermissionsExt};
            if !metadata.is_file() && !metadata.file_type().is_fifo() {
                return Err(Error::input(path, "is neither a regular file nor a pipe"));
            }
            let mode = metadata.permissions().mode() & 0o777;
            if mode & 0o077 != 0 {
                let reason = format!(
                    "other users can read or write it (mode {mode:03o}): run `chmod 600` on it, \
                     and think about who may have read it"
                );
                return Err(Error::input(path, reason));
            }
        }
        #[cfg(not(unix))]
        if !metadata.is_file() {
            return Err(Error::input(path, "is not a regular file"));
        }
        Ok(Self { path, file })
    }

    fn read(&self) -> Result<Zeroizing<Vec<u8>>, Error> {
        // Of full size from the start, so that growth leaves no copy behind.
        let mut bytes = Zeroizing::new(vec![0; LIMIT + 1]);
        let mut length = 0;
        while length < bytes.len() {
            match (&self.file).read(&mut bytes[length..]) {
                Ok(0) => break,
                Ok(read) => length += read,
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(source) => return Err(Error::io(self.path, source)),
            }
        }
        if length > LIMIT {
            let reason = format!("is longer than {LIMIT} bytes, so it is not what it should be");
            return Err(Error::input(self.path, reason));
        }
        bytes.truncate(length);
        Ok(bytes)
    }
}

/// Makes sure that no secret of this process ends in a core file.
#[cfg(unix)]
fn forbid_core_dumps() -> io::Result<()> {
    use rustix::process::{Resource, Rlimit, setrlimit};
    setrlimit(
        Resource::Core,
        Rlimit {
            current: Some(0),
            maximum: Some(0),
        },
    )?;
    // The limit does not bind a core pattern that pipes into a program; this does, and it keeps
    // the user's other processes from reading this one's memory.
    #[cfg(target_os = "linux")]
    rustix::process::set_dumpable_behavior(rustix::process::DumpableBehavior::NotDumpable)?;
    Ok(())
}

#[cfg(not(unix))]
fn forbid_core_dumps() -> io::Result<()> {
    Ok(())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;

    const WORDS: &str = "abandon abandon abandon abandon abandon abandon \
                         abandon abandon abandon abandon abandon about";

    fn reason(text: &str) -> String {
        parse(text, None).unwrap_err()
    }

    #[test]
    fn reads_every_form() {
        // BIP-39's first test vector, seed and master key, with its passphrase.
        let hex = "c55257c360c07c72029aebc1b53c05ed0362ada38ead3e3e9efa3708e53495531f09a6987599d18264c1e1c92f2cf141630c7a3c4ab7c81b2f001698e7463b04";
        let xprv = "xprv9s21ZrQH143K3h3fDYiay8mocZ3afhfULfb5GX8kCBdno77K4HiA15Tg23wpbeF1pLfs1c5SPmYHrEpTuuRhxMwvKDwqdKiGJS9XFKzUsAF";
        let mnemonic = parse(WORDS, Some("TREZOR")).unwrap().fingerprint();
        assert_eq!(parse(hex, None).unwrap().fingerprint(), mnemonic);
        assert_eq!(
            parse(&hex.to_uppercase(), None).unwrap().fingerprint(),
            mnemonic
        );
        assert_eq!(parse(xprv, None).unwrap().fingerprint(), mnemonic);
        // The fingerprint that many signers show for these words without a passphrase.
        assert_eq!(
            parse(WORDS, None).unwrap().fingerprint(),
            [0x73, 0xc5, 0xda, 0x0a]
        );
    }

    #[test]
    fn says_what_is_wrong_without_repeating_it() {
        assert_eq!(reason(""), "is empty");
        assert!(reason(&WORDS.replacen("abandon", "zzzzz", 3)).contains("word 1 "));
        assert!(reason(&WORDS.replace("about", "abandon")).contains("checksum"));
        assert!(reason("abandon about").contains("2 words"));
        assert!(reason("abc").contains("odd"));
        assert!(reason("abcd").contains("16 to 64"));
        assert!(reason("xprv9s21").contains("checksum"));
        assert!(
            parse("00112233445566778899aabbccddeeff", Some("x"))
                .unwrap_err()
                .contains("passphrase")
        );
        for text in [
            "zebra zebra",
            "abcdabcdabc",
            "tprvSECRET",
            "not a seed at all",
        ] {
            let reason = reason(text);
            assert!(
                !reason.contains(text) && !reason.contains("zebra"),
                "{reason}"
            );
        }
    }

    #[test]
    fn a_passphrase_is_one_line_with_its_spaces() {
        let path = Path::new("p");
        assert_eq!(one_line(path, " a b \r\n").unwrap(), " a b ");
        assert_eq!(one_line(path, "").unwrap(), "");
        assert!(one_line(path, "a\nb\n").is_err());
    }

    #[cfg(unix)]
    #[test]
    fn refuses_files_that_others_can_reach() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("seed");
        std::fs::write(&path, WORDS).unwrap();
        for mode in [0o640, 0o620, 0o604, 0o602, 0o644, 0o666] {
            std::fs::set_permissions(&path, PermissionsExt::from_mode(mode)).unwrap();
            let error = PrivateFile::open(&path).err().unwrap();
            assert!(matches!(error, Error::Input { .. }), "{mode:o}");
        }
        for mode in [0o600, 0o400] {
            std::fs::set_permissions(&path, PermissionsExt::from_mode(mode)).unwrap();
            assert_eq!(
                *PrivateFile::open(&path).unwrap().read().unwrap(),
                *WORDS.as_bytes()
            );
        }
        assert!(matches!(
            PrivateFile::open(folder.path()),
            Err(Error::Input { .. })
        ));
        assert!(matches!(
            PrivateFile::open(Path::new("/dev/null")),
            Err(Error::Input { .. })
        ));
        assert!(matches!(
            PrivateFile::open(&folder.path().join("none")),
            Err(Error::Io { .. })
        ));
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn no_core_file_is_written_once_a_seed_is_read() {
        use rustix::process::{DumpableBehavior, Resource, dumpable_behavior, getrlimit};
        forbid_core_dumps().unwrap();
        let limit = getrlimit(Resource::Core);
        assert_eq!((limit.current, limit.maximum), (Some(0), Some(0)));
        assert_eq!(dumpable_behavior().unwrap(), DumpableBehavior::NotDumpable);
    }

    #[cfg(unix)]
    #[test]
    fn refuses_a_long_file() {
        use std::os::unix::fs::PermissionsExt;
        let file = tempfile::NamedTempFile::new().unwrap();
        file.as_file()
            .set_permissions(PermissionsExt::from_mode(0o600))
            .unwrap();
        std::fs::write(file.path(), vec![b'a'; LIMIT + 1]).unwrap();
        assert!(PrivateFile::open(file.path()).unwrap().read().is_err());
        std::fs::write(file.path(), vec![b'a'; LIMIT]).unwrap();
        assert!(PrivateFile::open(file.path()).unwrap().read().is_ok());
    }
}
