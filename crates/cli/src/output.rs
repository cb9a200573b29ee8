//! What leaves the command: text on a stream, JSON, and files that are whole or not there.

use std::fs::{self, File, Permissions};
use std::io::{self, IsTerminal, Write};
use std::path::Path;

use serde::Serialize;

use crate::error::Error;
use crate::input::is_standard_stream;

pub(crate) use purek1_wallet::escape;

/// Where a report goes.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Stream {
    Out,
    /// Chosen when standard output carries the result itself.
    Err,
}

impl Stream {
    /// Writes all bytes.
    ///
    /// # Errors
    /// [`Error::Io`], a closed pipe among them.
    pub(crate) fn write(self, content: impl AsRef<[u8]>) -> Result<(), Error> {
        let bytes = content.as_ref();
        let written = match self {
            Self::Out => {
                let mut stream = io::stdout().lock();
                stream.write_all(bytes).and_then(|()| stream.flush())
            }
            Self::Err => io::stderr().lock().write_all(bytes),
        };
        written.map_err(|source| Error::io(Path::new(self.name()), source))
    }

    /// Whether this is the terminal that questions are asked on, so that what was written here stands above
    /// them.
    pub(crate) fn is_asked_on(self) -> bool {
        #[cfg(unix)]
        return match self {
            Self::Out => crate::terminal::is_asked_on(io::stdout()),
            Self::Err => crate::terminal::is_asked_on(io::stderr()),
        };
        #[cfg(not(unix))]
        return self.is_terminal();
    }

    pub(crate) fn is_terminal(self) -> bool {
        match self {
            Self::Out => io::stdout().is_terminal(),
            Self::Err => io::stderr().is_terminal(),
        }
    }

    fn name(self) -> &'static str {
        match self {
            Self::Out => "standard output",
            Self::Err => "standard error",
        }
    }
}

/// Bytes in lower-case hex.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A value as indented JSON in pure ASCII, which no terminal can take for anything but text.
pub(crate) fn json(value: &impl Serialize) -> String {
    let text = serde_json::to_string_pretty(value)
        .expect("plain data with text keys always has a JSON form");
    ascii(&text)
}

/// JSON text as one or more lines of pure ASCII.
pub(crate) fn ascii(json: &str) -> String {
    let mut ascii = String::with_capacity(json.len() + 1);
    for c in json.chars() {
        // JSON's own layout is ASCII, so whatever else there is stands inside a string.
        if c.is_ascii() && c != '\x7f' {
            ascii.push(c);
        } else {
            for unit in c.encode_utf16(&mut [0; 2]) {
                ascii.push_str(&format!("\\u{unit:04x}"));
            }
        }
    }
    ascii.push('\n');
    ascii
}

/// Checks, before anybody is asked anything, that `path` may become the output file.
///
/// # Errors
/// [`Error::Usage`] if it is one of `inputs` or exists and is no regular file; [`Error::Io`] if
/// its folder is not there.
pub(crate) fn check_destination(path: &Path, inputs: &[&Path]) -> Result<(), Error> {
    if path.file_name().is_none() || path.is_dir() {
        return Err(Error::Usage(format!(
            "--out {}: is a folder",
            path.display()
        )));
    }
    fs::metadata(folder_of(path)).map_err(|source| Error::io(folder_of(path), source))?;
    let Ok(existing) = fs::canonicalize(path) else {
        return Ok(());
    };
    if !existing.is_file() {
        let reason = "is not a regular file (use `--out -` for standard output)";
        return Err(Error::Usage(format!("--out {}: {reason}", path.display())));
    }
    let is_input = |input: &&Path| {
        if is_standard_stream(input) {
            is_standard_input(&existing)
        } else {
            fs::canonicalize(input).is_ok_and(|input| input == existing)
        }
    };
    if inputs.iter().any(is_input) {
        let reason = "is one of the input files, which stay as they are; give another name";
        return Err(Error::Usage(format!("--out {}: {reason}", path.display())));
    }
    Ok(())
}

/// Whether standard input reads from this file.
#[cfg(unix)]
fn is_standard_input(path: &Path) -> bool {
    use std::os::fd::AsFd;
    use std::os::unix::fs::MetadataExt;
    let identity = |metadata: fs::Metadata| (metadata.dev(), metadata.ino());
    let standard_input = io::stdin().as_fd().try_clone_to_owned().map(File::from);
    let standard_input = standard_input.and_then(|file| file.metadata());
    match (standard_input, fs::metadata(path)) {
        (Ok(input), Ok(file)) => identity(input) == identity(file),
        _ => false,
    }
}

#[cfg(not(unix))]
fn is_standard_input(_: &Path) -> bool {
    false
}

/// Writes a file beside its place and moves it there, so that it is never seen half-written.
///
/// A file that stands there already is replaced. The new one gets `permissions`, or else what the
/// umask leaves.
///
/// # Errors
/// [`Error::Io`]; then `path` is as it was.
pub(crate) fn replace_file(
    path: &Path,
    bytes: &[u8],
    permissions: Option<Permissions>,
) -> Result<(), Error> {
    let folder = folder_of(path);
    let write = || -> io::Result<()> {
        let mut builder = tempfile::Builder::new();
        builder.prefix(".purek1-");
        #[cfg(unix)]
        builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
        let mut file = builder.tempfile_in(folder)?;
        file.write_all(bytes)?;
        if let Some(permissions) = permissions {
            file.as_file().set_permissions(permissions)?;
        }
        file.as_file().sync_all()?;
        file.persist(path)?;
        Ok(())
    };
    write().map_err(|source| Error::io(path, source))?;
    // Makes the new name itself survive a power cut. Where folders cannot be synced the file is in
    // its place all the same.
    if cfg!(unix) {
        let _ = File::open(folder).and_then(|folder| folder.sync_all());
    }
    Ok(())
}

fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;

    fn names(folder: &Path) -> Vec<String> {
        let mut names: Vec<_> = fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        names
    }

    #[test]
    fn json_is_ascii_and_keeps_its_meaning() {
        let value = "tab\t esc\x1b del\x7f bidi\u{202e} wide\u{1f511}";
        let text = json(&value);
        assert!(text.is_ascii());
        assert!(!text.trim_end().contains(|c: char| c.is_control()));
        assert_eq!(serde_json::from_str::<String>(&text).unwrap(), value);
    }

    #[test]
    fn replace_file_leaves_only_the_whole_file() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("out");
        for content in [&b"first"[..], b"second"] {
            replace_file(&path, content, None).unwrap();
            assert_eq!(fs::read(&path).unwrap(), content);
            assert_eq!(names(folder.path()), ["out"]);
        }
    }

    #[test]
    fn a_failed_write_leaves_nothing_behind() {
        let folder = tempfile::tempdir().unwrap();
        let taken = folder.path().join("taken");
        fs::create_dir(&taken).unwrap();
        assert!(replace_file(&taken, b"x", None).is_err());
        assert!(replace_file(&folder.path().join("missing/out"), b"x", None).is_err());
        assert_eq!(names(folder.path()), ["taken"]);
    }

    #[test]
    fn refuses_folders_devices_and_input_files() {
        let folder = tempfile::tempdir().unwrap();
        let input = folder.path().join("input");
        fs::write(&input, b"x").unwrap();
        let inputs = [input.as_path()];
        let usage = |path: &Path| matches!(check_destination(path, &inputs), Err(Error::Usage(_)));
        assert!(usage(folder.path()));
        assert!(usage(&input));
        assert!(usage(
            &folder
                .path()
                .join("../")
                .join(folder.path().file_name().unwrap())
                .join("input")
        ));
        #[cfg(unix)]
        {
            assert!(usage(Path::new("/dev/null")));
            let link = folder.path().join("link");
            std::os::unix::fs::symlink(&input, &link).unwrap();
            assert!(usage(&link));
        }
        let missing = folder.path().join("missing/out");
        assert!(matches!(
            check_destination(&missing, &inputs),
            Err(Error::Io { .. })
        ));
        assert!(check_destination(&folder.path().join("out"), &inputs).is_ok());
    }
}
