//! What the tests of the command share: a folder with a wallet, a seed and a PSBT, and ways to run
//! the command.

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

use assert_cmd::Command;
use assert_cmd::cargo::cargo_bin_cmd;
use bitcoin::Psbt;
use bitcoin::hex::DisplayHex;
use purek1_wallet::{Form, Policy, PsbtFile, Seed, register, sample};
use serde_json::{Value, json};

/// The cosigners of the vault: public test mnemonics, the first one ours.
pub(crate) const VAULT_MNEMONICS: [&str; 3] = [
    sample::MNEMONIC,
    "abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about",
    "legal winner thank year wave sausage worth useful legal winner thank yellow",
];

/// Where each cosigner's key is: BIP-48, testnet, P2WSH.
pub(crate) const VAULT_PATH: &str = "48'/1'/0'/2'";

pub(crate) const VAULT_TEMPLATE: &str = "wsh(sortedmulti(2,@0/**,@1/**,@2/**))";

/// The key infos of the vault.
pub(crate) fn vault_keys() -> Vec<String> {
    VAULT_MNEMONICS
        .iter()
        .map(|words| key_info(words, VAULT_PATH))
        .collect()
}

/// The vault as a policy.
pub(crate) fn vault() -> Policy {
    Policy::new("Vault 2 of 3", VAULT_TEMPLATE, &vault_keys()).unwrap()
}

/// A standard single-signature wallet of [`sample::MNEMONIC`].
pub(crate) fn single(template: &str, purpose: u32) -> Policy {
    Policy::new(
        "",
        template,
        &[key_info(sample::MNEMONIC, &format!("{purpose}'/1'/0'"))],
    )
    .unwrap()
}

/// `[fingerprint/path]tpub` of a mnemonic, by code that is not the command's.
pub(crate) fn key_info(words: &str, path: &str) -> String {
    use bitcoin::bip32::{DerivationPath, Xpriv, Xpub};
    let secp = bitcoin::secp256k1::Secp256k1::new();
    let seed = bip39::Mnemonic::parse(words).unwrap().to_seed("");
    let master = Xpriv::new_master(bitcoin::Network::Testnet, &seed).unwrap();
    let account = master
        .derive_priv(&secp, &path.parse::<DerivationPath>().unwrap())
        .unwrap();
    let fingerprint = master.fingerprint(&secp);
    format!("[{fingerprint}/{path}]{}", Xpub::from_priv(&secp, &account))
}

pub(crate) fn sample_seed() -> Seed {
    Seed::from_bytes(&sample::SEED).unwrap()
}

/// A folder with `wallet.json`, `seed.txt` (mode 0600) and `unsigned.psbt`.
pub(crate) struct Desk {
    folder: tempfile::TempDir,
}

impl Desk {
    /// A registered policy and a base64 PSBT of two inputs, a payment and change.
    pub(crate) fn new(policy: &Policy) -> Self {
        let desk = Self {
            folder: tempfile::tempdir().unwrap(),
        };
        desk.write_private("seed.txt", format!("{}\n", sample::MNEMONIC));
        desk.write_wallet(&wallet_json(policy));
        desk.write_psbt(&sample::psbt(policy, 2, 7).unwrap(), Form::Base64);
        desk
    }

    pub(crate) fn vault() -> Self {
        Self::new(&vault())
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    pub(crate) fn read(&self, name: &str) -> Vec<u8> {
        fs::read(self.path(name)).unwrap()
    }

    pub(crate) fn write(&self, name: &str, content: impl AsRef<[u8]>) {
        fs::write(self.path(name), content).unwrap();
    }

    pub(crate) fn write_private(&self, name: &str, content: impl AsRef<[u8]>) {
        self.write(name, content);
        self.set_mode(name, 0o600);
    }

    pub(crate) fn set_mode(&self, name: &str, mode: u32) {
        #[cfg(unix)]
        fs::set_permissions(
            self.path(name),
            std::os::unix::fs::PermissionsExt::from_mode(mode),
        )
        .unwrap();
        #[cfg(not(unix))]
        let _ = (name, mode);
    }

    pub(crate) fn write_wallet(&self, wallet: &Value) {
        self.write("wallet.json", serde_json::to_string_pretty(wallet).unwrap());
    }

    pub(crate) fn write_psbt(&self, psbt: &Psbt, form: Form) {
        let file = PsbtFile::from_psbt(psbt.clone(), form).unwrap();
        self.write("unsigned.psbt", file.to_bytes());
    }

    /// Every file with its content, to see that none was changed, left behind or lost.
    pub(crate) fn snapshot(&self) -> BTreeMap<String, Vec<u8>> {
        fs::read_dir(self.folder.path())
            .unwrap()
            .map(|entry| {
                let name = entry.unwrap().file_name().into_string().unwrap();
                let content = self.read(&name);
                (name, content)
            })
            .collect()
    }

    /// The command, in this folder.
    pub(crate) fn command<S: AsRef<OsStr>>(&self, args: impl IntoIterator<Item = S>) -> Command {
        let mut command = cargo_bin_cmd!("purek1");
        command.current_dir(self.folder.path()).args(args);
        command
    }

    /// `psbt sign` from the usual files into `signed.psbt`, without a question.
    pub(crate) fn sign(&self, more: &[&str]) -> Outcome {
        let args = "psbt sign --wallet wallet.json --psbt unsigned.psbt --seed-file seed.txt \
                    --out signed.psbt --yes";
        self.run(&[&words(args), more].concat())
    }

    pub(crate) fn run<S: AsRef<OsStr>>(&self, args: &[S]) -> Outcome {
        Outcome::of(&mut self.command(args))
    }

    /// Runs the command, which must refuse with `code`, one line that holds all of `parts`, and every
    /// file as it was.
    #[track_caller]
    pub(crate) fn refuses<S: AsRef<OsStr>>(&self, args: &[S], code: i32, parts: &[&str]) {
        let before = self.snapshot();
        let outcome = self.run(args);
        outcome.assert_refused(code, parts);
        assert_eq!(self.snapshot(), before, "files were changed or left behind");
    }

    /// As [`Desk::refuses`], for `psbt sign --yes`.
    #[track_caller]
    pub(crate) fn refuses_to_sign(&self, code: i32, parts: &[&str]) {
        let before = self.snapshot();
        self.sign(&[]).assert_refused(code, parts);
        assert_eq!(self.snapshot(), before, "files were changed or left behind");
    }
}

/// How the command ended.
pub(crate) struct Outcome {
    pub(crate) code: i32,
    pub(crate) stdout: Vec<u8>,
    pub(crate) stderr: String,
}

impl Outcome {
    pub(crate) fn of(command: &mut Command) -> Self {
        let output = command.output().unwrap();
        Self {
            code: output.status.code().expect("an exit code"),
            stdout: output.stdout,
            stderr: String::from_utf8(output.stderr).unwrap(),
        }
    }

    pub(crate) fn text(&self) -> &str {
        std::str::from_utf8(&self.stdout).unwrap()
    }

    #[track_caller]
    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.stdout).unwrap()
    }

    #[track_caller]
    pub(crate) fn assert_done(self) -> Self {
        assert_eq!(self.code, 0, "{}", self.stderr);
        self
    }

    #[track_caller]
    pub(crate) fn assert_refused(&self, code: i32, parts: &[&str]) {
        assert_eq!(self.code, code, "{}", self.stderr);
        let line = &self.stderr;
        assert!(
            line.starts_with("purek1: ") && line.ends_with('\n'),
            "{line:?}"
        );
        assert_eq!(line.lines().count(), 1, "{line:?}");
        for part in parts {
            assert!(line.contains(part), "{part:?} is missing in {line:?}");
        }
    }
}

/// The wallet file of a policy, with the proof of [`sample::SEED`].
pub(crate) fn wallet_json(policy: &Policy) -> Value {
    let keys: Vec<&str> = policy.keys().iter().map(|key| key.as_str()).collect();
    let mut wallet = json!({ "name": policy.name(), "template": policy.template(), "keys": keys });
    if !policy.is_standard() {
        let proof = register::register(policy, &sample_seed()).unwrap();
        wallet["hmac"] = proof.to_string().into();
    }
    wallet
}

/// Splits a command line without quotes.
pub(crate) fn words(line: &str) -> Vec<&str> {
    line.split_whitespace().collect()
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.to_lower_hex_string()
}

/// The folder of the example files.
pub(crate) fn example() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/vault-2of3")
}
