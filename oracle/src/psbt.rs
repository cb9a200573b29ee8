//! The PSBT rows: from a parsed PSBT and a seed to a signed one, each signature verified, here and as `miniscript` and `bitcoin` do it on the
//! C library.
//!
//! Both sides check the same before they sign: the policy's first key is the seed's, the previous transaction of each input is the one the
//! input names, the whole script of each input and of the change is what the policy derives at the index that the PSBT proposes. Both work
//! on a copy of the PSBT, which is part of the measured time, and both verify each signature that they made.

use bitcoin::bip32::{DerivationPath, Xpriv, Xpub};
use bitcoin::hashes::Hash;
use bitcoin::secp256k1::{All, Message, Secp256k1, Verification, XOnlyPublicKey};
use bitcoin::sighash::{Prevouts, SighashCache};
use bitcoin::{Network, Psbt, ScriptBuf, TxOut};
use miniscript::descriptor::DescriptorPublicKey;
use miniscript::{Descriptor, ForEachKey};
use purek1_wallet::{
    Cache, Form, Options, Policy, Proof, PsbtFile, Seed, SignOptions, register, review, sample,
};

use crate::agreement::{self, Mismatch};
use crate::task::Task;

/// The numbers of inputs of each workload.
const INPUTS: [usize; 3] = [1, 3, 10];

/// A workload of the published timings: its policy with a number of inputs.
pub struct Workload {
    /// As `psbt_2of3_10`.
    pub name: String,
    pub inputs: usize,
    policy: Policy,
    proof: Proof,
    psbt: Psbt,
    seed: Seed,
}

/// Who runs a workload: the ids in results.
pub const CONTENDERS: [&str; 3] = ["purek1", "purek1_no_cache", "rust_bitcoin"];

/// How each runs it, in a few words.
pub const NOTES: [(&str, &str); 3] = [
    (
        "purek1",
        "purek1-wallet with the cache of first derivation steps",
    ),
    ("purek1_no_cache", "purek1-wallet without the cache"),
    (
        "rust_bitcoin",
        "miniscript derives and compares, bitcoin::Psbt::sign signs, on the C library",
    ),
];

/// All 18 workloads.
///
/// # Errors
/// What the wallet says of its own samples.
pub fn workloads() -> Result<Vec<Workload>, purek1_wallet::Error> {
    let mut all = Vec::new();
    for policy in sample::workload_policies()? {
        for inputs in INPUTS {
            all.push(Workload::new(policy.name, policy.policy.clone(), inputs)?);
        }
    }
    Ok(all)
}

/// The workload by which the growth with inputs is shown: the 2 of 3 multisig.
///
/// # Errors
/// What the wallet says of its own samples.
pub fn multisig(inputs: usize) -> Result<Workload, purek1_wallet::Error> {
    let policy = sample::workload_policies()?
        .into_iter()
        .find(|workload| workload.name == "2of3")
        .expect("the samples have a 2 of 3");
    Workload::new(policy.name, policy.policy, inputs)
}

impl Workload {
    fn new(name: &str, policy: Policy, inputs: usize) -> Result<Self, purek1_wallet::Error> {
        let seed = Seed::from_bytes(&sample::SEED)?;
        Ok(Self {
            name: format!("psbt_{name}_{inputs}"),
            inputs,
            proof: register::register(&policy, &seed)?,
            psbt: sample::psbt(&policy, inputs, 0)?,
            policy,
            seed,
        })
    }

    /// The task of one of [`CONTENDERS`]. Its output is the list of the inputs and keys that were signed for, and it fails if the C library
    /// refuses a signature.
    ///
    /// # Panics
    /// If the implementation is none of them, or refuses the sample.
    pub fn task(&self, contender: &str) -> Task<'_> {
        match contender {
            "purek1" => self.ours(Cache::On),
            "purek1_no_cache" => self.ours(Cache::Off),
            "rust_bitcoin" => self.theirs(),
            other => panic!("no contender is called {other}"),
        }
    }

    /// Checks that all tasks sign for the same inputs and keys, and for as many as the policy has of the seed's key.
    ///
    /// # Errors
    /// Every task that signs for others.
    pub fn agree(&self, tasks: &mut [(String, Task<'_>)]) -> Result<(), Vec<Mismatch>> {
        agreement::compare(&self.name, tasks, 1, None)?;
        let own = self
            .policy
            .key_expressions()
            .iter()
            .filter(|expression| expression.key == 0)
            .count();
        let expected = format!("{} signatures: ", own * self.inputs);
        for (implementation, task) in tasks {
            let signed = task.output(0).unwrap_or_default();
            if !signed.starts_with(expected.as_bytes()) {
                return Err(vec![Mismatch {
                    operation: self.name.clone(),
                    implementation: implementation.clone(),
                    what: format!(
                        "{} instead of {expected}…",
                        String::from_utf8_lossy(&signed)
                    ),
                }]);
            }
        }
        Ok(())
    }

    fn options(&self, cache: Cache) -> Options {
        Options {
            proof: Some(self.proof),
            cache,
            ..Options::default()
        }
    }

    fn ours(&self, cache: Cache) -> Task<'_> {
        let options = self.options(cache);
        let file = PsbtFile::from_psbt(self.psbt.clone(), Form::Binary).expect("a sample");
        let sign = move |_| {
            let review = review(file.clone(), &self.policy, &self.seed, &options)?;
            Ok(review.sign(&SignOptions::default())?.into_psbt())
        };
        Task::new(
            1,
            sign,
            |signed: Result<Psbt, purek1_wallet::Error>| match signed {
                Ok(psbt) => signed_keys(&psbt),
                Err(error) => error.to_string().into_bytes(),
            },
        )
    }

    fn theirs(&self) -> Task<'_> {
        let signer = RustBitcoin::new(&self.policy);
        let psbt = &self.psbt;
        Task::new(
            1,
            move |_| signer.sign(psbt.clone()),
            |signed| match signed {
                Ok(psbt) => signed_keys(&psbt),
                Err(error) => error.into_bytes(),
            },
        )
    }
}

/// What a wallet does today with `miniscript` and `bitcoin` on the C library.
#[derive(Clone)]
struct RustBitcoin {
    secp: Secp256k1<All>,
    master: Xpriv,
    origin: DerivationPath,
    account: Xpub,
    /// For receiving and for change.
    branches: Vec<Descriptor<DescriptorPublicKey>>,
}

impl RustBitcoin {
    /// Reads the policy's descriptor; this is not timed, as the parsing of our policy is not.
    fn new(policy: &Policy) -> Self {
        let descriptor: Descriptor<DescriptorPublicKey> = policy
            .to_descriptor_string()
            .parse()
            .expect("the policy's descriptor is valid");
        let mut keys = Vec::new();
        descriptor.for_each_key(|key| {
            keys.push(key.clone());
            true
        });
        let (origin, account) = keys
            .iter()
            .find_map(|key| match key {
                DescriptorPublicKey::MultiXPub(key) => key
                    .origin
                    .as_ref()
                    .map(|(_, path)| (path.clone(), key.xkey)),
                _ => None,
            })
            .expect("a key with an origin");
        Self {
            secp: Secp256k1::new(),
            master: Xpriv::new_master(Network::Testnet, &sample::SEED).expect("a seed"),
            origin,
            account,
            branches: descriptor
                .into_single_descriptors()
                .expect("receive and change"),
        }
    }

    /// Reviews, signs and verifies.
    fn sign(&self, mut psbt: Psbt) -> Result<Psbt, String> {
        self.review(&psbt)?;
        psbt.sign(&self.master, &self.secp)
            .map_err(|(_, errors)| format!("{errors:?}"))?;
        verify(&psbt, &self.secp)?;
        Ok(psbt)
    }

    fn review(&self, psbt: &Psbt) -> Result<(), String> {
        let account = self
            .master
            .derive_priv(&self.secp, &self.origin)
            .map_err(|error| error.to_string())?;
        let derived = Xpub::from_priv(&self.secp, &account);
        if (derived.public_key, derived.chain_code)
            != (self.account.public_key, self.account.chain_code)
        {
            return Err("the policy's first key is not the seed's".to_owned());
        }
        for (input, map) in psbt.unsigned_tx.input.iter().zip(&psbt.inputs) {
            let spent = match (&map.non_witness_utxo, &map.witness_utxo) {
                (Some(previous), _) => {
                    if previous.compute_txid() != input.previous_output.txid {
                        return Err("wrong previous transaction".to_owned());
                    }
                    previous
                        .output
                        .get(input.previous_output.vout as usize)
                        .ok_or("no such output")?
                }
                (None, Some(utxo)) => utxo,
                (None, None) => return Err("no UTXO".to_owned()),
            };
            let proposed = map
                .bip32_derivation
                .values()
                .map(|(_, path)| path)
                .chain(map.tap_key_origins.values().map(|(_, (_, path))| path));
            self.check(proposed, &spent.script_pubkey)?;
        }
        for (output, map) in psbt.unsigned_tx.output.iter().zip(&psbt.outputs) {
            let mut proposed = map
                .bip32_derivation
                .values()
                .map(|(_, path)| path)
                .chain(map.tap_key_origins.values().map(|(_, (_, path))| path))
                .peekable();
            if proposed.peek().is_some() {
                self.check(proposed, &output.script_pubkey)?;
            }
        }
        Ok(())
    }

    /// Whether the script is the policy's at the branch and index that end the first proposed path.
    fn check<'a>(
        &self,
        mut proposed: impl Iterator<Item = &'a DerivationPath>,
        script_pubkey: &ScriptBuf,
    ) -> Result<(), String> {
        let path = proposed.next().ok_or("no derivation")?;
        let [.., branch, index] = path[..] else {
            return Err("a derivation that is too short".to_owned());
        };
        // Both paths of a policy with more have the same place: 2 is receiving again, 3 is change.
        let branch = u32::from(branch) as usize % self.branches.len();
        let derived = self.branches[branch]
            .derived_descriptor(&self.secp, u32::from(index))
            .map_err(|error| error.to_string())?;
        if derived.script_pubkey() == *script_pubkey {
            Ok(())
        } else {
            Err("a script that is not the policy's".to_owned())
        }
    }
}

/// Verifies every signature of a PSBT with the C library, each over the hash that `bitcoin` computes, and gives the inputs and keys that were
/// signed for.
///
/// # Errors
/// What is wrong with the first signature that is.
pub fn verify(
    psbt: &Psbt,
    secp: &Secp256k1<impl Verification>,
) -> Result<Vec<(usize, Vec<u8>)>, String> {
    let spent: Vec<TxOut> = psbt
        .iter_funding_utxos()
        .map(|utxo| utxo.cloned())
        .collect::<Result<_, _>>()
        .map_err(|error| error.to_string())?;
    let mut cache = SighashCache::new(&psbt.unsigned_tx);
    let mut signed = Vec::new();
    for (index, map) in psbt.inputs.iter().enumerate() {
        if let Some(signature) = map.tap_key_sig {
            let hash = cache
                .taproot_key_spend_signature_hash(
                    index,
                    &Prevouts::All(&spent),
                    signature.sighash_type,
                )
                .map_err(|error| error.to_string())?;
            let output_key = &spent[index].script_pubkey.as_bytes()[2..];
            let key = XOnlyPublicKey::from_slice(output_key).map_err(|error| error.to_string())?;
            let message = Message::from_digest(hash.to_byte_array());
            secp.verify_schnorr(&signature.signature, &message, &key)
                .map_err(|error| error.to_string())?;
            signed.push((index, output_key.to_vec()));
        }
        for (key, signature) in &map.partial_sigs {
            let (message, sighash_type) = psbt
                .sighash_ecdsa(index, &mut cache)
                .map_err(|error| error.to_string())?;
            if signature.sighash_type != sighash_type {
                return Err(format!(
                    "input {index} is signed as {}",
                    signature.sighash_type
                ));
            }
            secp.verify_ecdsa(&message, &signature.signature, &key.inner)
                .map_err(|error| error.to_string())?;
            signed.push((index, key.to_bytes()));
        }
    }
    Ok(signed)
}

/// What the C library finds signed, as bytes to compare.
fn signed_keys(psbt: &Psbt) -> Vec<u8> {
    match verify(psbt, &Secp256k1::new()) {
        Ok(signed) => format!("{} signatures: {signed:?}", signed.len()).into_bytes(),
        Err(reason) => format!("the C library refuses a signature: {reason}").into_bytes(),
    }
}
