//! Implementations in Go, each a small program under `go/`. `go/protocol.go`, which all share, has the protocol; `peer.go` of each has the
//! implementation.

use std::fs;
use std::io;
use std::path::Path;
use std::process::Command;

use super::child::{self, ChildPeer};

/// A program in Go, with its sources.
pub struct GoProgram {
    known: child::Program,
    sources: &'static [(&'static str, &'static str)],
}

pub static BTCEC: GoProgram = GoProgram {
    known: child::Program {
        id: "btcec",
        package: "github.com/btcsuite/btcd/btcec/v2",
        version: Some("v2.3.4"),
        note: "btcec v2.3.4 in Go, a process that measures itself; its arithmetic with secrets is not of constant time; Schnorr signing without \
           its own verification; tweaks and ECDH composed from its arithmetic",
        most_tables: None,
    },
    sources: &[
        ("go.mod", include_str!("../../go/btcec/go.mod")),
        ("protocol.go", PROTOCOL),
        ("peer.go", include_str!("../../go/btcec/peer.go")),
    ],
};

pub static P256K1: GoProgram = GoProgram {
    known: child::Program {
        id: "p256k1",
        package: "p256k1.mleku.dev",
        version: Some("v1.0.2"),
        note: "p256k1 v1.0.2 in Go, a process that measures itself; its ECDSA nonce hashes the message before the key, so it is not RFC 6979's; ECDH \
           is not of constant time",
        most_tables: None,
    },
    sources: &[
        ("go.mod", include_str!("../../go/p256k1/go.mod")),
        ("protocol.go", PROTOCOL),
        ("peer.go", include_str!("../../go/p256k1/peer.go")),
    ],
};

const PROTOCOL: &str = include_str!("../../go/protocol.go");

/// Builds the program in a temporary folder and starts it. Nothing is fetched: its modules must be in Go's cache, where `go mod download`
/// in its folder puts them.
///
/// # Errors
/// The reason, in one line, why it cannot run here.
pub fn start(program: &'static GoProgram) -> Result<ChildPeer, String> {
    let folder =
        tempfile::tempdir().map_err(|error| format!("skipped, no temporary folder: {error}"))?;
    build(program, folder.path(), "go")
        .and_then(|()| {
            let mut command = Command::new(folder.path().join("peer"));
            ChildPeer::start(&program.known, &mut command)
        })
        .map_err(|reason| format!("skipped, {reason}"))
}

/// Writes the sources into the folder and has `go` build them there, as `peer`.
///
/// # Errors
/// Why not, in one line.
fn build(program: &GoProgram, folder: &Path, go: &str) -> Result<(), String> {
    for (name, text) in program.sources {
        fs::write(folder.join(name), text).map_err(|error| {
            format!("{name} cannot be written to {}: {error}", folder.display())
        })?;
    }
    // Modules in the cache were checked when they were fetched.
    let output = Command::new(go)
        .args(["build", "-mod=mod", "-o", "peer", "."])
        .current_dir(folder)
        .envs([
            ("GOPROXY", "off"),
            ("GONOSUMDB", "*"),
            ("GOTOOLCHAIN", "local"),
            ("GOWORK", "off"),
        ])
        .output();
    match output {
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            Err(format!("no `{go}` on the PATH"))
        }
        Err(error) => Err(format!("`{go}` does not start: {error}")),
        Ok(output) if output.status.success() => Ok(()),
        Ok(output) => {
            let text = String::from_utf8_lossy(&output.stderr);
            let id = program.known.id;
            if text.contains("GOPROXY=off") {
                return Err(format!(
                    "its modules are not in Go's cache: run `go mod download` in oracle/go/{id}"
                ));
            }
            let lines = text.lines().filter(|line| !line.starts_with('#'));
            let line = lines.map(str::trim).find(|line| !line.is_empty());
            Err(format!(
                "`go build` failed: {}",
                line.unwrap_or("without a reason")
            ))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_go_the_reason_is_plain() {
        let folder = tempfile::tempdir().expect("a folder");
        assert_eq!(
            build(&BTCEC, folder.path(), "no-such-go"),
            Err("no `no-such-go` on the PATH".to_owned())
        );
    }

    #[test]
    fn the_version_is_that_of_the_program() {
        for GoProgram { known, sources } in [&BTCEC, &P256K1] {
            let version = known.version.expect("a version");
            let line = format!("{} {version}\n", known.package);
            assert!(sources[0].1.contains(&line));
            assert!(known.note.contains(version));
        }
    }
}
