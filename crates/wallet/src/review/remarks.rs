//! What a review remarks on without refusing: one function for each group of warnings.

use bitcoin::{Amount, Psbt, Transaction, TxOut};

use super::{OwnInput, SighashType, is_final};
use crate::summary::Position;
use crate::warning::{Place, Warning, WarningName};

pub(super) fn warn_inputs(psbt: &Psbt, own_inputs: &[Option<OwnInput>]) -> Vec<Warning> {
    let mut warnings = Vec::new();
    for (index, (map, own)) in psbt.inputs.iter().zip(own_inputs).enumerate() {
        let mut warn = |name, text: String| {
            warnings.push(Warning::new(name, Place::Input(index), text));
        };
        let has_signatures = !map.partial_sigs.is_empty()
            || map.tap_key_sig.is_some()
            || !map.tap_script_sigs.is_empty();
        if has_signatures || is_final(map) {
            warn(
                WarningName::PartlySigned,
                "it carries signatures already".into(),
            );
        }
        match own.as_ref().map(|own| own.sighash) {
            None => warn(
                WarningName::ExternalInput,
                "it is not this policy's, and its amount is not the wallet's to spend".into(),
            ),
            Some(sighash) if !sighash.is_usual() => {
                let sighash = match sighash {
                    SighashType::Ecdsa(sighash) => sighash.to_string(),
                    SighashType::Taproot(sighash) => sighash.to_string(),
                };
                warn(
                    WarningName::UnusualSighash,
                    format!("{sighash} lets others change the transaction after it is signed"),
                );
            }
            Some(_) => {}
        }
    }
    let foreign = own_inputs.iter().filter(|own| own.is_none()).count();
    if foreign > 0 {
        let own = own_inputs.len() - foreign;
        warnings.push(Warning::new(
            WarningName::SomeInputsNotOurs,
            Place::Transaction,
            format!(
                "only {own} of {} inputs are this policy's to sign",
                own_inputs.len()
            ),
        ));
    }
    warnings
}

pub(super) fn warn_outputs(outputs: &[TxOut]) -> Vec<Warning> {
    let mut warnings = Vec::new();
    for (index, output) in outputs.iter().enumerate() {
        let script = &output.script_pubkey;
        let mut warn = |name, text| warnings.push(Warning::new(name, Place::Output(index), text));
        let is_known = script.is_p2pkh()
            || script.is_p2sh()
            || script.is_p2wpkh()
            || script.is_p2wsh()
            || script.is_p2tr()
            || script.is_op_return();
        if !is_known {
            warn(
                WarningName::UnknownOutputScript,
                "its script is of no common kind: who can spend it is not known",
            );
        }
        match (script.is_op_return(), output.value == Amount::ZERO) {
            (false, true) => warn(WarningName::ZeroValueOutput, "it pays nothing"),
            (true, false) => warn(
                WarningName::UnknownOutputScript,
                "it pays to OP_RETURN: its amount is lost for good",
            ),
            _ => {}
        }
    }
    warnings
}

pub(super) fn warn_far_index(
    own_inputs: &[Option<OwnInput>],
    own_outputs: &[Option<Position>],
    far_index: u32,
) -> Vec<Warning> {
    let highest = own_inputs
        .iter()
        .flatten()
        .map(|own| own.position.index)
        .max()
        .unwrap_or(0);
    let limit = highest.saturating_add(far_index);
    let far = own_outputs
        .iter()
        .enumerate()
        .filter_map(|(index, own)| Some((index, (*own)?)));
    far.filter(|(_, own)| own.index > limit)
        .map(|(index, own)| {
            Warning::new(
                WarningName::FarIndex,
                Place::Output(index),
                format!(
                    "its index {} is far beyond {highest}, the highest of the inputs: \
                     a wallet restored from its seed may not find it",
                    own.index
                ),
            )
        })
        .collect()
}

pub(super) fn warn_high_fee(fee: Amount, spent: &[TxOut]) -> Option<Warning> {
    // Sums were checked against 21 million bitcoins, a 52-bit number of satoshis.
    let inputs: u64 = spent.iter().map(|output| output.value.to_sat()).sum();
    (10 * fee.to_sat() >= inputs).then(|| {
        Warning::new(
            WarningName::HighFee,
            Place::Transaction,
            "the fee is a tenth of the inputs or more",
        )
    })
}

pub(super) fn warn_lock_time(transaction: &Transaction) -> Option<Warning> {
    let is_set = transaction.lock_time != bitcoin::absolute::LockTime::ZERO;
    (is_set && !transaction.is_lock_time_enabled()).then(|| {
        Warning::new(
            WarningName::LockTimeWithoutEffect,
            Place::Transaction,
            "a lock time is set, but the sequences of all inputs switch it off",
        )
    })
}
