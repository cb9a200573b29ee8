//! The review: every check between a PSBT from outside and a signature.
//!
//! [`review`] reads top to bottom in the order of the checks. What a PSBT says is either proved
//! from the transaction, the policy and the seed, or it is refused; [`Review`] is the proof that
//! this was done, and the only value that can be signed.

mod ownership;
mod remarks;

use std::collections::{BTreeSet, HashMap};

use bitcoin::psbt::{Input, PsbtSighashType};
use bitcoin::script::{Script, ScriptBuf};
use bitcoin::sighash::{EcdsaSighashType, TapSighashType};
use bitcoin::{Amount, Network, OutPoint, Psbt, Transaction, TxOut, Weight};
use purek1::bip32::NetworkKind;

pub(crate) use self::ownership::OwnKeys;
use self::ownership::{Derivations, check_input_fields, check_output_fields};
use self::remarks::{warn_far_index, warn_high_fee, warn_inputs, warn_lock_time, warn_outputs};
use crate::derive::{Cache, Deriver, Scripts, check_network};
use crate::policy::Policy;
use crate::register::{self, Proof};
use crate::summary::{Destination, InputSummary, OutputSummary, Position, Summary};
use crate::warning::{Place, Warning, WarningName};
use crate::{Error, PsbtFile, Seed, escape};

/// What a review may take as given.
#[derive(Clone, Debug)]
pub struct Options {
    /// Warning classes allowed by name. Two of them are errors otherwise:
    /// [`WarningName::Unregistered`] and [`WarningName::MissingNonWitnessUtxo`]. For the others see
    /// [`Review::warnings_not_allowed`].
    pub allow: BTreeSet<WarningName>,
    /// The proof that the policy was registered with the seed. Every policy but the standard
    /// single-signature ones needs it.
    pub proof: Option<Proof>,
    /// How far beyond the highest index of the inputs an output of the wallet may be before
    /// [`WarningName::FarIndex`] is raised; 50,000 unless set.
    pub far_index: u32,
    /// The network whose addresses the summary writes; if not set, the main network or testnet, as
    /// the policy's keys say. Test networks differ only in how addresses are written.
    pub network: Option<Network>,
    /// Whether the first step of each derivation is kept. Off is for measurements: results are
    /// equal, only slower.
    pub cache: Cache,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            allow: BTreeSet::new(),
            proof: None,
            far_index: 50_000,
            network: None,
            cache: Cache::On,
        }
    }
}

/// A PSBT that passed every check, with what it will do and the keys that will sign it.
///
/// Only [`review`] makes one, and signing takes it by value: nothing is signed that was not
/// reviewed, and nothing can change between the two. It holds the secret account keys of the
/// policy until it is signed or dropped; they are wiped then.
#[derive(Debug)]
pub struct Review {
    pub(crate) file: PsbtFile,
    pub(crate) own_keys: OwnKeys,
    /// The outputs that the inputs spend, in the order of the inputs.
    pub(crate) spent: Vec<TxOut>,
    /// For each input, what is needed to sign it; `None` for an input of somebody else.
    pub(crate) own_inputs: Vec<Option<OwnInput>>,
    summary: Summary,
    allow: BTreeSet<WarningName>,
    derivations: u64,
}

impl Review {
    /// What the transaction spends, pays and warns about.
    pub fn summary(&self) -> &Summary {
        &self.summary
    }

    /// The warnings whose class was not allowed by name. A program that signs without a person
    /// refuses unless this is empty.
    pub fn warnings_not_allowed(&self) -> impl Iterator<Item = &Warning> {
        self.summary
            .warnings
            .iter()
            .filter(|warning| !self.allow.contains(&warning.name))
    }

    /// The reviewed PSBT, unchanged.
    pub fn psbt(&self) -> &Psbt {
        self.file.psbt()
    }

    /// How many public child keys the review derived: with k key expressions, n own inputs and one
    /// own output, 2k(n+1) without the cache and at most k(n+1) + 2k with it.
    pub fn derivations(&self) -> u64 {
        self.derivations
    }
}

/// An input that the policy controls.
#[derive(Debug)]
pub(crate) struct OwnInput {
    pub(crate) position: Position,
    pub(crate) amount: Amount,
    pub(crate) scripts: Scripts,
    pub(crate) sighash: SighashType,
}

/// The checked sighash type of an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SighashType {
    Ecdsa(EcdsaSighashType),
    Taproot(TapSighashType),
}

/// Checks a PSBT against a policy and a seed and says what it does.
///
/// An input or output belongs to the wallet only if its whole script, rebuilt from the policy,
/// equals the transaction's. A policy key belongs to the seed only if the seed derives the same
/// public key and chain code at the key's origin. Scripts, keys and paths in the PSBT are
/// proposals: they are used to find the place in the policy, compared, and never trusted.
///
/// What is wrong in every case is an error; what a person should know is a [`Warning`] in the
/// summary. [`WarningName::Unregistered`] and [`WarningName::MissingNonWitnessUtxo`] are errors
/// unless allowed by name in `options`.
///
/// Variable time in public data: extended public keys, scripts and the transaction; what leaks is at
/// most which addresses are derived. Constant time in the seed. Work is linear in the size of the
/// PSBT: at most 4 proposed derivations are tried for each input and output.
///
/// Source: BIP-174 (roles, signer), BIP-371, BIP-388 (implementation guidelines).
///
/// # Errors
/// In the order of the checks: [`Error::NoOwnKey`], [`Error::WrongNetwork`], [`Error::ProofMissing`] and the errors of
/// [`register::check`], [`Error::TransactionTooLarge`], [`Error::AllInputsFinal`], [`Error::RepeatedOutpoint`], the errors of an
/// input's UTXO and of the amounts, [`Error::NegativeFee`], [`Error::OutsidePolicy`],
/// [`Error::ScriptNotThePolicys`], [`Error::TooManyDerivations`], [`Error::MismatchedField`],
/// [`Error::NoOwnInput`], [`Error::MissingTransaction`], [`Error::NonStandardSighash`] and
/// [`Error::SingleWithoutOutput`].
pub fn review(
    file: PsbtFile,
    policy: &Policy,
    seed: &Seed,
    options: &Options,
) -> Result<Review, Error> {
    let own_keys = OwnKeys::find(policy, seed)?;
    let Examined {
        spent,
        own_inputs,
        summary,
        derivations,
    } = examine(file.psbt(), policy, Some((seed, &own_keys)), options)?;
    let allow = options.allow.clone();
    Ok(Review {
        file,
        own_keys,
        spent,
        own_inputs,
        summary,
        allow,
        derivations,
    })
}

/// Checks a PSBT as [`review`] does and says what it does, for whoever has no seed at hand.
///
/// Which inputs and outputs are the wallet's depends on the policy alone, so the summary is the same.
/// What only a seed can tell stays open: whether a key of the policy is the reader's own, so that an
/// input which is not the policy's is somebody else's, whatever its entries claim; and whether a proof
/// in `options` is right. Without a proof [`WarningName::Unregistered`] applies as in [`review`].
///
/// Variable time, public data only. Source: as [`review`].
///
/// # Errors
/// Those of [`review`] but [`Error::NoOwnKey`], the errors of [`register::check`],
/// [`Error::OutsidePolicy`] and [`Error::ScriptNotThePolicys`].
pub fn review_without_seed(
    file: &PsbtFile,
    policy: &Policy,
    options: &Options,
) -> Result<Summary, Error> {
    Ok(examine(file.psbt(), policy, None, options)?.summary)
}

/// What an examination found.
struct Examined {
    spent: Vec<TxOut>,
    own_inputs: Vec<Option<OwnInput>>,
    summary: Summary,
    derivations: u64,
}

/// All checks of a PSBT against a policy, and against the signer's seed and keys if there is one.
fn examine(
    psbt: &Psbt,
    policy: &Policy,
    signer: Option<(&Seed, &OwnKeys)>,
    options: &Options,
) -> Result<Examined, Error> {
    let network = options.network.unwrap_or(match policy.network() {
        NetworkKind::Main => Network::Bitcoin,
        NetworkKind::Test => Network::Testnet,
    });
    check_network(policy, network)?;
    let mut warnings = Vec::new();
    let seed = signer.map(|(seed, _)| seed);
    warnings.extend(check_registration(policy, seed, options)?);

    let transaction = &psbt.unsigned_tx;
    check_transaction_size(transaction)?;
    check_something_to_sign(psbt)?;
    check_outpoints_differ(transaction)?;
    let spent = spent_outputs(psbt)?;
    let fee = check_amounts(&spent, &transaction.output)?;

    let derivations = Derivations::of(policy, signer.map(|(_, own_keys)| own_keys));
    let mut deriver = Deriver::new(policy, options.cache);
    let mut own_inputs = Vec::with_capacity(psbt.inputs.len());
    for (index, (map, spent)) in psbt.inputs.iter().zip(&spent).enumerate() {
        let found = derivations.locate_input(index, map, &spent.script_pubkey, &mut deriver)?;
        let own_input = match found {
            None => None,
            Some((position, scripts)) => {
                check_input_fields(index, map, &scripts)?;
                let sighash = check_sighash(index, map, spent, transaction.output.len())?;
                Some(OwnInput {
                    position,
                    amount: spent.value,
                    scripts,
                    sighash,
                })
            }
        };
        own_inputs.push(own_input);
    }
    if own_inputs.iter().all(Option::is_none) {
        return Err(Error::NoOwnInput {
            policy: escape(policy.name()),
        });
    }
    let is_committed = signatures_commit_to_amounts(&own_inputs);
    for (index, (map, spent)) in psbt.inputs.iter().zip(&spent).enumerate() {
        let own = own_inputs[index].as_ref();
        warnings.extend(check_amount_is_proved(
            index,
            map,
            spent,
            own,
            is_committed,
            options,
        )?);
    }
    let mut own_outputs = Vec::with_capacity(psbt.outputs.len());
    for (index, (map, output)) in psbt.outputs.iter().zip(&transaction.output).enumerate() {
        let found = derivations.locate_output(index, map, &output.script_pubkey, &mut deriver)?;
        if let Some((_, scripts)) = &found {
            check_output_fields(index, map, scripts)?;
        }
        own_outputs.push(found.map(|(position, _)| position));
    }

    warnings.extend(warn_inputs(psbt, &own_inputs));
    warnings.extend(warn_outputs(&transaction.output));
    warnings.extend(warn_far_index(&own_inputs, &own_outputs, options.far_index));
    warnings.extend(warn_high_fee(fee, &spent));
    warnings.extend(warn_lock_time(transaction));
    warnings.sort_by_key(|warning| (warning.place, warning.name));

    let summary = Summary {
        network,
        policy_name: policy.name().to_owned(),
        policy_id: policy.id(),
        inputs: summarise_inputs(transaction, &spent, &own_inputs, network),
        outputs: summarise_outputs(&transaction.output, &own_outputs, network),
        fee,
        vsize: estimate_vsize(psbt, &own_inputs, policy),
        lock_time: transaction.lock_time,
        warnings,
    };
    Ok(Examined {
        spent,
        own_inputs,
        summary,
        derivations: deriver.derivations(),
    })
}

/// A policy that is not a standard single-signature one needs a proof of its registration, and a
/// proof that was given is right in any case.
fn check_registration(
    policy: &Policy,
    seed: Option<&Seed>,
    options: &Options,
) -> Result<Option<Warning>, Error> {
    if let Some(proof) = &options.proof {
        // Only the seed can tell, and not one that was made from an extended private key.
        match seed.map_or(Ok(()), |seed| register::check(policy, seed, proof)) {
            Err(Error::ProofNeedsSeed) if policy.is_standard() => return Ok(None),
            Err(Error::ProofNeedsSeed) if options.allow.contains(&WarningName::Unregistered) => {}
            checked => return checked.map(|()| None),
        }
    }
    if policy.is_standard() {
        return Ok(None);
    }
    if !options.allow.contains(&WarningName::Unregistered) {
        return Err(Error::ProofMissing {
            policy: escape(policy.name()),
        });
    }
    Ok(Some(Warning::new(
        WarningName::Unregistered,
        Place::Transaction,
        "the policy has no registration proof: check its template and every key before signing",
    )))
}

/// A transaction beyond the size of a block is never mined. Its legacy inputs would each be hashed with the
/// whole of it.
fn check_transaction_size(transaction: &Transaction) -> Result<(), Error> {
    let (weight, limit) = (transaction.weight(), Weight::MAX_BLOCK);
    if weight > limit {
        return Err(Error::TransactionTooLarge { weight, limit });
    }
    Ok(())
}

/// A PSBT in which every input is final has nothing left to sign.
fn check_something_to_sign(psbt: &Psbt) -> Result<(), Error> {
    if !psbt.inputs.is_empty() && psbt.inputs.iter().all(is_final) {
        return Err(Error::AllInputsFinal);
    }
    Ok(())
}

/// No two inputs spend the same output: its amount would count twice.
fn check_outpoints_differ(transaction: &Transaction) -> Result<(), Error> {
    let mut first_use: HashMap<OutPoint, usize> = HashMap::new();
    for (input, txin) in transaction.input.iter().enumerate() {
        if let Some(first) = first_use.insert(txin.previous_output, input) {
            return Err(Error::RepeatedOutpoint { input, first });
        }
    }
    Ok(())
}

/// The outputs that the inputs spend, each from its own map.
fn spent_outputs(psbt: &Psbt) -> Result<Vec<TxOut>, Error> {
    let inputs = psbt.unsigned_tx.input.iter().zip(&psbt.inputs).enumerate();
    inputs
        .map(|(index, (txin, map))| spent_output(index, txin.previous_output, map))
        .collect()
}

/// The output that an input spends: out of the previous transaction if the PSBT holds it, once its
/// txid and the witness UTXO beside it agree, otherwise the witness UTXO as claimed.
fn spent_output(input: usize, outpoint: OutPoint, map: &Input) -> Result<TxOut, Error> {
    let Some(previous) = &map.non_witness_utxo else {
        return map.witness_utxo.clone().ok_or(Error::MissingUtxo { input });
    };
    if previous.compute_txid() != outpoint.txid {
        return Err(Error::WrongTxid { input });
    }
    let vout = outpoint.vout;
    let spent = usize::try_from(vout)
        .ok()
        .and_then(|vout| previous.output.get(vout));
    let spent = spent.ok_or(Error::NoSuchOutput { input, vout })?;
    if map
        .witness_utxo
        .as_ref()
        .is_some_and(|claimed| claimed != spent)
    {
        return Err(Error::UtxosDisagree { input });
    }
    Ok(spent.clone())
}

/// Each amount and each sum is at most 21 million bitcoins, and the inputs pay for the outputs.
/// Returns the fee.
fn check_amounts(spent: &[TxOut], outputs: &[TxOut]) -> Result<Amount, Error> {
    fn sum(amounts: &[TxOut], place: fn(usize) -> Place) -> Result<Amount, Error> {
        let mut sum = Amount::ZERO;
        for (index, output) in amounts.iter().enumerate() {
            let within = |amount: &Amount| *amount <= Amount::MAX_MONEY;
            sum = Some(output.value)
                .filter(within)
                .and_then(|value| sum.checked_add(value))
                .filter(within)
                .ok_or(Error::AmountTooLarge {
                    place: place(index),
                })?;
        }
        Ok(sum)
    }
    let inputs = sum(spent, Place::Input)?;
    let outputs = sum(outputs, Place::Output)?;
    inputs
        .checked_sub(outputs)
        .ok_or(Error::NegativeFee { inputs, outputs })
}

/// Whether a wrong amount of any input would make every signature of the wallet invalid: taproot signatures
/// commit to the amounts of all inputs, unless ANYONECANPAY leaves the other inputs out. ECDSA
/// signatures commit to their own input's amount at most. Source: BIP-143, BIP-341 "Common signature
/// message".
fn signatures_commit_to_amounts(own_inputs: &[Option<OwnInput>]) -> bool {
    own_inputs
        .iter()
        .flatten()
        .all(|own| own.sighash.commits_to_amounts(own_inputs.len()))
}

/// The amount of an input is proved by its previous transaction, or, for a taproot output, by our own
/// signatures if they commit to it (`is_committed`).
///
/// Where they do not, two PSBTs that lie about different inputs give signatures that together pay an unseen
/// fee, whatever script the lie claims. So the previous transaction may be missing only if that was
/// allowed by name.
fn check_amount_is_proved(
    input: usize,
    map: &Input,
    spent: &TxOut,
    own: Option<&OwnInput>,
    is_committed: bool,
    options: &Options,
) -> Result<Option<Warning>, Error> {
    let script = &spent.script_pubkey;
    if map.non_witness_utxo.is_some() || (script.is_p2tr() && is_committed) {
        return Ok(None);
    }
    // The redeem script of somebody else's input is believed as far as it hashes to the output.
    let redeem_script = match own {
        Some(own) => own.scripts.redeem_script.as_ref(),
        None => map
            .redeem_script
            .as_ref()
            .filter(|redeem| redeem.to_p2sh() == *script),
    };
    if !is_segwit(script, redeem_script) {
        return Err(Error::LegacyNeedsTransaction { input });
    }
    if !options.allow.contains(&WarningName::MissingNonWitnessUtxo) {
        return Err(Error::MissingTransaction { input });
    }
    Ok(Some(Warning::new(
        WarningName::MissingNonWitnessUtxo,
        Place::Input(input),
        "its previous transaction is missing, so its amount and the fee are only claimed",
    )))
}

/// Whether an output is spent by a witness, given its redeem script if it is P2SH.
fn is_segwit(script: &Script, redeem_script: Option<&ScriptBuf>) -> bool {
    redeem_script
        .map_or(script, ScriptBuf::as_script)
        .is_witness_program()
}

/// The sighash type of an own input is a standard one, and SINGLE has its output.
fn check_sighash(
    input: usize,
    map: &Input,
    spent: &TxOut,
    outputs: usize,
) -> Result<SighashType, Error> {
    let refused = |_| {
        let value = map.sighash_type.map_or(0, PsbtSighashType::to_u32);
        Error::NonStandardSighash { input, value }
    };
    let sighash = if spent.script_pubkey.is_p2tr() {
        SighashType::Taproot(map.taproot_hash_ty().map_err(|_| refused(()))?)
    } else {
        SighashType::Ecdsa(map.ecdsa_hash_ty().map_err(|_| refused(()))?)
    };
    if sighash.is_single() && input >= outputs {
        return Err(Error::SingleWithoutOutput { input });
    }
    Ok(sighash)
}

impl SighashType {
    fn is_single(self) -> bool {
        use {EcdsaSighashType as Ecdsa, TapSighashType as Tap};
        matches!(
            self,
            Self::Ecdsa(Ecdsa::Single | Ecdsa::SinglePlusAnyoneCanPay)
                | Self::Taproot(Tap::Single | Tap::SinglePlusAnyoneCanPay)
        )
    }

    /// Whether a signature for one of `inputs` inputs commits to the amounts of them all.
    fn commits_to_amounts(self, inputs: usize) -> bool {
        use TapSighashType as Tap;
        match self {
            Self::Ecdsa(_) => false,
            Self::Taproot(Tap::Default | Tap::All | Tap::None | Tap::Single) => true,
            Self::Taproot(_) => inputs == 1,
        }
    }

    /// Whether a signature fixes the whole transaction.
    fn is_usual(self) -> bool {
        matches!(
            self,
            Self::Ecdsa(EcdsaSighashType::All)
                | Self::Taproot(TapSighashType::Default | TapSighashType::All)
        )
    }
}

/// Whether an input carries its final scripts.
pub(crate) fn is_final(map: &Input) -> bool {
    map.final_script_sig.is_some() || map.final_script_witness.is_some()
}

fn summarise_inputs(
    transaction: &Transaction,
    spent: &[TxOut],
    own_inputs: &[Option<OwnInput>],
    network: Network,
) -> Vec<InputSummary> {
    let inputs = transaction.input.iter().zip(spent).zip(own_inputs);
    inputs
        .map(|((txin, spent), own)| InputSummary {
            outpoint: txin.previous_output,
            amount: spent.value,
            from: Destination::of(&spent.script_pubkey, network),
            own: own.as_ref().map(|own| own.position),
            sequence: txin.sequence,
        })
        .collect()
}

fn summarise_outputs(
    outputs: &[TxOut],
    own_outputs: &[Option<Position>],
    network: Network,
) -> Vec<OutputSummary> {
    let outputs = outputs.iter().zip(own_outputs);
    outputs
        .map(|(output, own)| OutputSummary {
            amount: output.value,
            to: Destination::of(&output.script_pubkey, network),
            script_pubkey: output.script_pubkey.clone(),
            own: *own,
        })
        .collect()
}

/// Virtual bytes of the finished transaction: the unsigned one, the largest satisfaction of the
/// policy for each own input, the final scripts of other inputs where they stand.
fn estimate_vsize(psbt: &Psbt, own_inputs: &[Option<OwnInput>], policy: &Policy) -> u64 {
    // A policy is sane, so it can be satisfied.
    let satisfaction = policy
        .descriptor()
        .max_weight_to_satisfy()
        .map_or(0, |w| w.to_wu());
    let mut weight = psbt.unsigned_tx.weight().to_wu();
    let mut has_witness = false;
    for (map, own) in psbt.inputs.iter().zip(own_inputs) {
        if let Some(own) = own {
            weight += satisfaction;
            let Scripts {
                script_pubkey,
                redeem_script,
                ..
            } = &own.scripts;
            has_witness |= is_segwit(script_pubkey, redeem_script.as_ref());
            continue;
        }
        if let Some(script_sig) = &map.final_script_sig {
            weight += 4 * u64::try_from(script_sig.len()).unwrap_or(u64::MAX / 8);
        }
        if let Some(witness) = &map.final_script_witness {
            // One weight unit of the size is the count byte, which every input of the transaction has.
            weight += u64::try_from(witness.size())
                .unwrap_or(u64::MAX / 8)
                .saturating_sub(1);
            has_witness = true;
        }
    }
    if has_witness {
        // Marker, flag, and each input's count of witness items.
        weight += 2 + u64::try_from(psbt.inputs.len()).unwrap_or(0);
    }
    weight.div_ceil(4)
}
