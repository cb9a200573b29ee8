//! The question on the terminal: a pseudo-terminal answers it, and without any terminal nothing is
//! signed.
//!
//! The command asks on its controlling terminal, which belongs to a session. So each test runs it in
//! a session of its own, through this very test program as a helper: see [`run_in_session`].

#![cfg(unix)]

use std::fs::{File, OpenOptions};
use std::io::{Read, Write};
use std::path::Path;
use std::process::{Command, ExitStatus, Stdio};
use std::time::Duration;

use crate::common::{Desk, vault, wallet_json, words};
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use rustix::termios::{LocalModes, tcgetattr};

/// Names the folder to work in; the helper does nothing without it.
const FOLDER: &str = "PUREK1_TEST_SESSION_FOLDER";
/// The terminal to take, if any.
const TERMINAL: &str = "PUREK1_TEST_SESSION_TERMINAL";
/// What the helper shows when it has taken the terminal and waits for a line to be typed ahead.
const READY: &str = "ready\n";
/// Whether the helper waits for that line before it starts the command.
const TYPED_AHEAD: &str = "PUREK1_TEST_SESSION_TYPED_AHEAD";
/// Where standard output goes, if not to a file.
const STDOUT: &str = "PUREK1_TEST_SESSION_STDOUT";
/// The arguments of the command.
const ARGUMENTS: &str = "PUREK1_TEST_SESSION_ARGUMENTS";

/// Not a test by itself: the helper process that [`run_in_session`] starts.
#[test]
fn session_helper() {
    let Some(folder) = std::env::var_os(FOLDER) else {
        return;
    };
    let folder = Path::new(&folder);
    rustix::process::setsid().unwrap();
    // The first terminal that a new session opens becomes its controlling terminal.
    let open = |path| {
        let mut options = OpenOptions::new();
        options.read(true).write(true).open(path).unwrap()
    };
    let terminal: Option<File> = std::env::var_os(TERMINAL).map(open);
    if std::env::var_os(TYPED_AHEAD).is_some() {
        let mut terminal = terminal.as_ref().unwrap();
        terminal.write_all(READY.as_bytes()).unwrap();
        while rustix::io::ioctl_fionread(terminal).unwrap() == 0 {
            std::thread::sleep(Duration::from_millis(1));
        }
    }
    let stdout =
        std::env::var_os(STDOUT).map_or_else(|| File::create(folder.join("stdout")).unwrap(), open);
    let arguments = std::env::var(ARGUMENTS).unwrap();
    let status = Command::new(assert_cmd::cargo::cargo_bin!("purek1"))
        .current_dir(folder)
        .args(words(&arguments))
        .stdin(Stdio::null())
        .stdout(stdout)
        .stderr(File::create(folder.join("stderr")).unwrap())
        .status()
        .unwrap();
    std::process::exit(status.code().unwrap());
}

/// Runs the command in a new session, with `answers` typed one by one when a prompt that ends like
/// its key appears, or without a terminal if there are none. Returns what the terminal showed.
fn run_in_session(desk: &Desk, arguments: &str, answers: &[(&str, &str)]) -> (ExitStatus, String) {
    run_in_session_to(None, desk, arguments, answers)
}

/// A pseudo-terminal: its master and the path of its other end.
fn pseudo_terminal() -> (File, String) {
    let master = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).unwrap();
    grantpt(&master).unwrap();
    unlockpt(&master).unwrap();
    let path = ptsname(&master, Vec::new()).unwrap();
    (File::from(master), path.into_string().unwrap())
}

/// As [`run_in_session`], with standard output to a file of this name.
fn run_in_session_to(
    stdout: Option<&str>,
    desk: &Desk,
    arguments: &str,
    answers: &[(&str, &str)],
) -> (ExitStatus, String) {
    let mut helper = Command::new(std::env::current_exe().unwrap());
    helper
        .args(["--exact", "terminal::session_helper", "--nocapture"])
        .env(FOLDER, desk.path(""))
        .env(ARGUMENTS, arguments)
        .env_remove(TERMINAL)
        .env_remove(TYPED_AHEAD)
        .env_remove(STDOUT)
        .envs(stdout.map(|path| (STDOUT, path)))
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    if answers.is_empty() {
        return (helper.status().unwrap(), String::new());
    }
    let (mut terminal, path) = pseudo_terminal();
    helper.env(TERMINAL, path);
    if answers[0].0 == READY {
        helper.env(TYPED_AHEAD, "");
    }
    let mut helper = helper.spawn().unwrap();
    let mut shown = Vec::new();
    for (prompt, answer) in answers {
        let mut byte = [0];
        // An error is the end of the terminal: the command has ended.
        while !shown.ends_with(prompt.as_bytes()) && terminal.read(&mut byte).is_ok_and(|n| n == 1)
        {
            // The terminal puts one before every line feed.
            shown.extend(Some(byte[0]).filter(|&byte| byte != b'\r'));
        }
        if prompt.starts_with("Passphrase") {
            wait_for_silence(&terminal);
        }
        terminal.write_all(answer.as_bytes()).unwrap();
    }
    let status = helper.wait().unwrap();
    (status, String::from_utf8_lossy(&shown).into_owned())
}

/// Waits until the terminal no longer shows what is typed, as it does a moment after the prompt.
fn wait_for_silence(terminal: &File) {
    for _ in 0..5000 {
        if !tcgetattr(terminal)
            .unwrap()
            .local_modes
            .contains(LocalModes::ECHO)
        {
            return;
        }
        std::thread::sleep(Duration::from_millis(1));
    }
    panic!("the terminal still shows what is typed");
}

const SIGN: &str =
    "psbt sign --wallet wallet.json --psbt unsigned.psbt --seed-file seed.txt --out signed.psbt";
const REGISTER: &str = "policy register --wallet wallet.json --seed-file seed.txt";

fn stderr(desk: &Desk) -> String {
    String::from_utf8(desk.read("stderr")).unwrap()
}

#[test]
fn signs_after_a_yes_and_shows_the_review_where_it_asks() {
    for arguments in [SIGN.to_owned(), format!("{SIGN} --json")] {
        let desk = Desk::vault();
        let (status, shown) = run_in_session(&desk, &arguments, &[("[y/N] ", "yes\n")]);
        assert_eq!(status.code(), Some(0), "{}", stderr(&desk));
        assert!(
            shown.contains("\"Vault 2 of 3\"") && shown.contains("own, change"),
            "{shown}"
        );
        assert!(shown.contains("Sign this transaction? [y/N]"), "{shown}");
        assert!(desk.path("signed.psbt").exists());
    }
}

#[test]
fn anything_but_yes_declines() {
    for answer in ["n\n", "\n", "maybe\n", "\x04"] {
        let desk = Desk::vault();
        let (status, _) = run_in_session(&desk, SIGN, &[("[y/N] ", answer)]);
        assert_eq!(status.code(), Some(5), "{answer:?}");
        assert!(
            stderr(&desk).starts_with("purek1: declined"),
            "{}",
            stderr(&desk)
        );
        assert!(!desk.path("signed.psbt").exists());
    }
}

#[test]
fn what_was_typed_before_the_question_is_no_answer() {
    for arguments in [SIGN, REGISTER] {
        let desk = Desk::vault();
        let wallet = desk.read("wallet.json");
        let (status, _) = run_in_session(&desk, arguments, &[(READY, "y\n"), ("[y/N] ", "n\n")]);
        assert_eq!(status.code(), Some(5), "{}", stderr(&desk));
        assert!(!desk.path("signed.psbt").exists());
        assert_eq!(desk.read("wallet.json"), wallet);
    }
    let desk = Desk::vault();
    let (status, _) = run_in_session(&desk, SIGN, &[(READY, "n\n"), ("[y/N] ", "y\n")]);
    assert_eq!(status.code(), Some(0), "{}", stderr(&desk));
}

#[test]
fn the_review_stands_once_on_the_terminal_that_asks() {
    let (_other, other) = pseudo_terminal();
    for stdout in ["/dev/tty", &other] {
        let desk = Desk::vault();
        let answers = [("[y/N] ", "n\n")];
        let (status, shown) = run_in_session_to(Some(stdout), &desk, SIGN, &answers);
        assert_eq!(status.code(), Some(5), "{}", stderr(&desk));
        assert_eq!(
            shown.matches("\"Vault 2 of 3\"").count(),
            1,
            "{stdout}: {shown}"
        );
    }
}

#[test]
fn without_a_terminal_nothing_is_signed_or_registered() {
    let desk = Desk::vault();
    let wallet = desk.read("wallet.json");
    for arguments in [SIGN, REGISTER] {
        let (status, _) = run_in_session(&desk, arguments, &[]);
        assert_eq!(status.code(), Some(5));
        let stderr = stderr(&desk);
        assert!(
            stderr.starts_with("purek1: no terminal to ask on"),
            "{stderr}"
        );
        assert!(
            stderr.contains("--yes") && stderr.lines().count() == 1,
            "{stderr}"
        );
    }
    assert!(!desk.path("signed.psbt").exists());
    assert_eq!(desk.read("wallet.json"), wallet);
}

#[test]
fn a_passphrase_needs_a_terminal() {
    let desk = Desk::vault();
    let arguments = format!("{SIGN} --yes --passphrase");
    let (status, _) = run_in_session(&desk, &arguments, &[]);
    assert_eq!(status.code(), Some(5));
    assert!(
        stderr(&desk).contains("--passphrase-file"),
        "{}",
        stderr(&desk)
    );
}

#[test]
fn a_passphrase_is_asked_for_twice_and_not_shown() {
    let desk = Desk::vault();
    // BIP-39's first test vector.
    desk.write_private("seed.txt", format!("{}about\n", "abandon ".repeat(11)));
    let xpub = "xpub --seed-file seed.txt --passphrase --path m";
    let twice = |second| [("Passphrase: ", "TREZOR\n"), ("Passphrase again: ", second)];
    let (status, shown) = run_in_session(&desk, xpub, &twice("TREZOR\n"));
    assert_eq!(status.code(), Some(0), "{}", stderr(&desk));
    assert!(
        desk.read("stdout")
            .starts_with(b"[b4e3f5ed]xpub661MyMwAqRbcGB88KaFbLGiYA")
    );
    assert!(!shown.contains("TREZOR"), "{shown}");

    let (status, _) = run_in_session(&desk, xpub, &twice("TREZ0R\n"));
    assert_eq!(status.code(), Some(5));
    assert!(stderr(&desk).contains("differ"), "{}", stderr(&desk));
}

#[test]
fn register_shows_the_policy_in_words_before_it_asks() {
    let desk = Desk::vault();
    let mut wallet = wallet_json(&vault());
    let proof = wallet.as_object_mut().unwrap().remove("hmac").unwrap();
    desk.write_wallet(&wallet);
    let before = desk.read("wallet.json");

    let (status, shown) = run_in_session(&desk, REGISTER, &[("[y/N] ", "no\n")]);
    assert_eq!(status.code(), Some(5));
    for part in [
        "\"Vault 2 of 3\" on testnet",
        crate::common::VAULT_TEMPLATE,
        "  OURS\n",
        "  not ours\n",
    ] {
        assert!(shown.contains(part), "{part:?} is missing in {shown}");
    }
    assert_eq!(desk.read("wallet.json"), before);

    let (status, _) = run_in_session(&desk, REGISTER, &[("[y/N] ", "y\n")]);
    assert_eq!(status.code(), Some(0), "{}", stderr(&desk));
    let written: serde_json::Value = serde_json::from_slice(&desk.read("wallet.json")).unwrap();
    assert_eq!(written["hmac"], proof);
}
