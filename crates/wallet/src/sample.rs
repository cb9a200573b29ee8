//! Sample wallets and PSBTs for tests, examples and benchmarks: never for money.
//!
//! The wallets belong to a mnemonic that is printed in the tests of the reference signer
//! ([`MNEMONIC`]), with cosigners whose keys are made from a counter. Everybody knows all their
//! secrets. [`workload_policies`] has the six policies whose PSBTs the reference system is timed
//! with, and [`psbt()`] makes PSBTs of their shape: some inputs of the policy, a payment to somebody
//! else, and change at output 1 on the change branch. The same arguments give the same PSBT, on
//! every machine.

use std::collections::BTreeMap;

use bitcoin::absolute::LockTime;
use bitcoin::bip32::{ChildNumber, DerivationPath, Fingerprint, KeySource, Xpub};
use bitcoin::hashes::Hash;
use bitcoin::opcodes::all::OP_PUSHNUM_1;
use bitcoin::script::Builder;
use bitcoin::taproot::TapLeafHash;
use bitcoin::{
    Amount, OutPoint, Psbt, ScriptBuf, Sequence, Transaction, TxIn, TxOut, Txid, WPubkeyHash,
    Witness, WitnessVersion, psbt, secp256k1, transaction,
};
use miniscript::descriptor::DescriptorType;
use purek1::bip32::{ExtendedSecretKey, HARDENED, NetworkKind};
use sha2::{Digest, Sha256};

use crate::derive::{Cache, Deriver, Scripts, to_bitcoin};
use crate::policy::{Branch, KeyExpression, KeyInfo};
use crate::{Error, Policy};

/// The most inputs a sample PSBT may have.
pub const MAX_INPUTS: usize = 512;

/// The public test mnemonic that the sample wallets belong to. Never send money to it.
pub const MNEMONIC: &str = "glory promote mansion idle axis finger extra february uncover one trip \
                            resource lawn turtle enact monster seven myth punch hobby comfort wild \
                            raise skin";

/// The BIP-39 seed of [`MNEMONIC`] without a passphrase. Its master key has the fingerprint
/// f5acc2fd.
pub const SEED: [u8; 64] = [
    0xb1, 0x19, 0x97, 0xfa, 0xff, 0x42, 0x0a, 0x33, 0x1b, 0xb4, 0xa4, 0xff, 0xdc, 0x8b, 0xdc, 0x8b,
    0xa7, 0xc0, 0x17, 0x32, 0xa9, 0x9a, 0x30, 0xd8, 0x3d, 0xbb, 0xeb, 0xd4, 0x69, 0x66, 0x6c, 0x84,
    0xb4, 0x7d, 0x09, 0xd3, 0xf5, 0xf4, 0x72, 0xb3, 0xb9, 0x38, 0x4a, 0xc6, 0x34, 0xbe, 0xba, 0x2a,
    0x44, 0x0b, 0xa3, 0x6e, 0xc7, 0x66, 0x11, 0x44, 0x13, 0x2f, 0x35, 0xe2, 0x06, 0x87, 0x35, 0x64,
];

/// What the first input's coin is worth, in satoshi. The second is worth twice as much, and so on.
const COIN: u64 = 10_000;

/// What the transaction pays for, in satoshi, for each input and output.
const FEE: u64 = 200;

/// The addresses that sample coins lie on have indices below this.
const INDICES: u32 = 10_000;

/// A policy of the published timings, by the name it has there.
#[derive(Clone, Debug)]
pub struct Workload {
    /// The name: `pkh`, `wpkh`, `tr`, `2of3`, `3of5` or `2paths`.
    pub name: &'static str,
    /// The policy, whose key `@0` is [`SEED`]'s. The others, if any, are bare xpubs of cosigners.
    pub policy: Policy,
}

/// The six policies of the published timings: three of a single key, two multisigs, and a
/// miniscript with two paths of four key expressions each.
///
/// # Errors
/// None in practice: the policies are fixed, and a test makes them.
pub fn workload_policies() -> Result<Vec<Workload>, Error> {
    const TWO_PATHS: &str = "wsh(or_d(multi(4,@0/<0;1>/*,@1/<0;1>/*,@2/<0;1>/*,@3/<0;1>/*),\
                             and_v(v:thresh(3,pkh(@0/<2;3>/*),a:pkh(@1/<2;3>/*),\
                             a:pkh(@2/<2;3>/*),a:pkh(@3/<2;3>/*)),\
                             older(65535))))";
    // Name, policy name, template, number of keys and the purpose in the path of the first.
    let shapes = [
        ("pkh", "", "pkh(@0/**)", 1, 44),
        ("wpkh", "", "wpkh(@0/**)", 1, 84),
        ("tr", "", "tr(@0/**)", 1, 86),
        (
            "2of3",
            "Cold storage",
            "wsh(sortedmulti(2,@0/**,@1/**,@2/**))",
            3,
            48,
        ),
        (
            "3of5",
            "Cold storage",
            "wsh(sortedmulti(3,@0/**,@1/**,@2/**,@3/**,@4/**))",
            5,
            48,
        ),
        ("2paths", "Cold storage", TWO_PATHS, 4, 48),
    ];
    shapes
        .into_iter()
        .map(|(name, policy_name, template, keys, purpose)| {
            let mut path = vec![purpose, 1, 0];
            // BIP-48 has a step more, for the script type.
            path.extend((purpose == 48).then_some(2));
            let mut infos = vec![key_info(&SEED, &path, true)?];
            for cosigner in 1..keys {
                infos.push(key_info(
                    &Random::new("cosigner", cosigner).bytes(),
                    &path,
                    false,
                )?);
            }
            Ok(Workload {
                name,
                policy: Policy::new(policy_name, template, &infos)?,
            })
        })
        .collect()
}

/// The key info of the seed's testnet account at `path`, all of whose steps are hardened, with its
/// origin or as a bare xpub.
fn key_info(seed: &[u8], path: &[u32], with_origin: bool) -> Result<String, Error> {
    let master = ExtendedSecretKey::from_seed(seed, NetworkKind::Test)?;
    let hardened: Vec<u32> = path.iter().map(|step| step | HARDENED).collect();
    let account = master.derive_path(&hardened)?.extended_public_key();
    let xpub = bitcoin::base58::encode_check(&account.to_byte_array());
    if !with_origin {
        return Ok(xpub);
    }
    let fingerprint = Fingerprint::from(master.extended_public_key().fingerprint());
    let path: String = path.iter().map(|step| format!("/{step}'")).collect();
    Ok(format!("[{fingerprint}{path}]{xpub}"))
}

/// Makes an unsigned PSBT of version 0 that spends `inputs` coins of `policy`, 1 to [`MAX_INPUTS`],
/// and pays some of their worth back to the policy's change branch at output 1.
///
/// Output 0 pays a taproot script that nobody has the key of. The coins lie on addresses of both
/// branches, with indices below 10,000. Legacy inputs carry the transaction they spend from, segwit
/// inputs of version 0 that and the output itself, taproot inputs the output alone. Inputs and the
/// change output carry their scripts and the derivations of every key of the policy, as signers
/// expect them; the derivation of a bare xpub begins at the xpub itself. `seed` starts the
/// generator of all that is random.
///
/// # Errors
/// [`Error::SampleInputs`] if `inputs` is out of range; the errors of [`Deriver::script_pubkey`].
pub fn psbt(policy: &Policy, inputs: usize, seed: u64) -> Result<Psbt, Error> {
    if !(1..=MAX_INPUTS).contains(&inputs) {
        return Err(Error::SampleInputs { inputs });
    }
    let mut random = Random::new("psbt", seed);
    let mut deriver = Deriver::new(policy, Cache::On);
    let mut transaction = Transaction {
        version: transaction::Version::TWO,
        lock_time: LockTime::ZERO,
        input: Vec::with_capacity(inputs),
        output: Vec::with_capacity(2),
    };
    let mut maps = Vec::with_capacity(inputs);
    let mut total = 0;
    for worth in (1..).take(inputs).map(|number: u64| number * COIN) {
        let branch = if random.below(2) == 0 {
            Branch::Receive
        } else {
            Branch::Change
        };
        let own = Own::derive(&mut deriver, branch, random.below(INDICES))?;
        let (previous, vout) = random.transaction(&own.scripts.script_pubkey, worth);
        transaction
            .input
            .push(unsigned(OutPoint::new(previous.compute_txid(), vout)));
        maps.push(own.input(previous, vout)?);
        total += worth;
    }
    let change = Own::derive(&mut deriver, Branch::Change, random.below(INDICES))?;
    let paid = total / 2;
    let returned = total - paid - FEE * (inputs as u64 + 2);
    let payee = Builder::new()
        .push_opcode(OP_PUSHNUM_1)
        .push_slice(random.bytes())
        .into_script();
    transaction.output.push(output(paid, payee));
    transaction
        .output
        .push(output(returned, change.scripts.script_pubkey.clone()));

    let mut psbt = Psbt::from_unsigned_tx(transaction).map_err(|error| Error::Script {
        reason: error.to_string(),
    })?;
    psbt.inputs = maps;
    psbt.outputs[1] = change.output()?;
    for key in policy.keys() {
        let xpub = Xpub::decode(&key.xpub().to_byte_array()).map_err(|error| Error::Script {
            reason: error.to_string(),
        })?;
        psbt.xpub.insert(xpub, key_source(key, &[]));
    }
    Ok(psbt)
}

/// An address of the policy, with all that a PSBT says about it.
struct Own {
    scripts: Scripts,
    form: DescriptorType,
    /// For each key expression in turn, where its key comes from.
    sources: Vec<KeySource>,
}

impl Own {
    fn derive(deriver: &mut Deriver<'_>, branch: Branch, index: u32) -> Result<Self, Error> {
        let policy = deriver.policy();
        let source = |expression: &KeyExpression| {
            let key = policy.keys().get(expression.key as usize)?;
            Some(key_source(key, &[expression.step(branch), index]))
        };
        Ok(Self {
            scripts: deriver.script_pubkey(branch, index)?,
            form: policy.descriptor().desc_type(),
            sources: policy.key_expressions().iter().filter_map(source).collect(),
        })
    }

    /// The map of an input that spends output `vout` of `previous`, which pays this address.
    fn input(self, previous: Transaction, vout: u32) -> Result<psbt::Input, Error> {
        let mut input = psbt::Input {
            tap_key_origins: self.tap_key_origins()?,
            tap_internal_key: self.tap_internal_key()?,
            bip32_derivation: self.bip32_derivation()?,
            redeem_script: self.scripts.redeem_script,
            witness_script: self.scripts.witness_script,
            ..psbt::Input::default()
        };
        let version = self.form.segwit_version();
        if version.is_some() {
            input.witness_utxo = previous.output.get(vout as usize).cloned();
        }
        if version != Some(WitnessVersion::V1) {
            input.non_witness_utxo = Some(previous);
        }
        Ok(input)
    }

    /// The map of an output that pays this address.
    fn output(self) -> Result<psbt::Output, Error> {
        Ok(psbt::Output {
            tap_key_origins: self.tap_key_origins()?,
            tap_internal_key: self.tap_internal_key()?,
            bip32_derivation: self.bip32_derivation()?,
            redeem_script: self.scripts.redeem_script,
            witness_script: self.scripts.witness_script,
            ..psbt::Output::default()
        })
    }

    fn bip32_derivation(&self) -> Result<BTreeMap<secp256k1::PublicKey, KeySource>, Error> {
        if self.form == DescriptorType::Tr {
            return Ok(BTreeMap::new());
        }
        let keys = self.scripts.keys.iter().zip(&self.sources);
        keys.map(|(key, source)| Ok((to_bitcoin(&key.public_key)?.inner, source.clone())))
            .collect()
    }

    fn tap_internal_key(&self) -> Result<Option<secp256k1::XOnlyPublicKey>, Error> {
        let Some(key) = self.scripts.tap_internal_key else {
            return Ok(None);
        };
        let key = secp256k1::XOnlyPublicKey::from_slice(&key.to_byte_array()).map_err(|error| {
            Error::Script {
                reason: error.to_string(),
            }
        })?;
        Ok(Some(key))
    }

    fn tap_key_origins(
        &self,
    ) -> Result<BTreeMap<secp256k1::XOnlyPublicKey, (Vec<TapLeafHash>, KeySource)>, Error> {
        // A taproot policy has one key expression, and its key is the internal key.
        let key = self.tap_internal_key()?.into_iter();
        Ok(key
            .zip(&self.sources)
            .map(|(key, source)| (key, (Vec::new(), source.clone())))
            .collect())
    }
}

/// Where the key `below` a policy's key comes from. A key without an origin is its own master.
fn key_source(key: &KeyInfo, below: &[u32]) -> KeySource {
    let (fingerprint, path) = match key.origin() {
        Some(origin) => (origin.fingerprint, origin.path.as_slice()),
        None => (key.xpub().fingerprint(), [].as_slice()),
    };
    let path: DerivationPath = path
        .iter()
        .chain(below)
        .copied()
        .map(ChildNumber::from)
        .collect();
    (Fingerprint::from(fingerprint), path)
}

fn unsigned(previous_output: OutPoint) -> TxIn {
    TxIn {
        previous_output,
        script_sig: ScriptBuf::new(),
        sequence: Sequence::ENABLE_RBF_NO_LOCKTIME,
        witness: Witness::new(),
    }
}

fn output(satoshi: u64, script_pubkey: ScriptBuf) -> TxOut {
    TxOut {
        value: Amount::from_sat(satoshi),
        script_pubkey,
    }
}

/// A generator whose every output is the SHA-256 of its name, its seed and a counter: the same
/// everywhere, and no more than that.
struct Random {
    name: &'static str,
    seed: u64,
    counter: u64,
}

impl Random {
    fn new(name: &'static str, seed: u64) -> Self {
        Self {
            name,
            seed,
            counter: 0,
        }
    }

    fn bytes(&mut self) -> [u8; 32] {
        self.counter += 1;
        Sha256::new()
            .chain_update(self.name)
            .chain_update(self.seed.to_be_bytes())
            .chain_update(self.counter.to_be_bytes())
            .finalize()
            .into()
    }

    /// A number below `limit`, which is not 0.
    fn below(&mut self, limit: u32) -> u32 {
        let [a, b, c, d, ..] = self.bytes();
        u32::from_be_bytes([a, b, c, d]) % limit
    }

    /// A transaction that somebody once made, one of whose outputs pays `satoshi` to
    /// `script_pubkey`; and that output's number.
    fn transaction(&mut self, script_pubkey: &ScriptBuf, satoshi: u64) -> (Transaction, u32) {
        let inputs = 1 + self.below(3);
        let outputs = 1 + self.below(4);
        let vout = self.below(outputs);
        let transaction = Transaction {
            version: transaction::Version::TWO,
            lock_time: LockTime::ZERO,
            input: (0..inputs)
                .map(|_| {
                    unsigned(OutPoint::new(
                        Txid::from_byte_array(self.bytes()),
                        self.below(20),
                    ))
                })
                .collect(),
            output: (0..outputs)
                .map(|number| match number == vout {
                    true => output(satoshi, script_pubkey.clone()),
                    false => {
                        let somebody = WPubkeyHash::hash(&self.bytes());
                        output(
                            COIN + u64::from(self.below(100_000_000)),
                            ScriptBuf::new_p2wpkh(&somebody),
                        )
                    }
                })
                .collect(),
        };
        (transaction, vout)
    }
}
