//! What a transaction does, as plain data and as text for people.

use core::fmt;

use bitcoin::absolute::LockTime;
use bitcoin::script::{Instruction, Script, ScriptBuf};
use bitcoin::{Address, Amount, FeeRate, Network, OutPoint, Sequence};

use crate::policy::{Branch, PolicyId};
use crate::warning::Warning;

/// What a reviewed transaction spends, pays, returns and warns about.
///
/// Everything here was proved by the review or is part of the transaction that gets signed.
/// `Display` writes it as lines for people, with all outside text escaped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// The network whose addresses are written.
    pub network: Network,
    /// The policy's name, as given: [`escape`] it before it is shown.
    pub policy_name: String,
    /// The policy's id.
    pub policy_id: PolicyId,
    /// The inputs, in the order of the transaction.
    pub inputs: Vec<InputSummary>,
    /// The outputs, in the order of the transaction.
    pub outputs: Vec<OutputSummary>,
    /// Inputs minus outputs.
    pub fee: Amount,
    /// Estimated size of the finished transaction in virtual bytes: the largest satisfaction of the
    /// policy for each own input; an input of somebody else counts with its final scripts, or without
    /// any signature as long as it has none.
    pub vsize: u64,
    /// The transaction's lock time.
    pub lock_time: LockTime,
    /// What to look at before signing, ordered by place.
    pub warnings: Vec<Warning>,
}

impl Summary {
    /// The fee by the estimated size. The final rate is at least about this, unless others' inputs
    /// have yet to be signed.
    pub fn fee_rate(&self) -> FeeRate {
        // At most 21 million bitcoins, a 51-bit number, so the product fits.
        FeeRate::from_sat_per_kwu(self.fee.to_sat() * 250 / self.vsize.max(1))
    }
}

/// One input of a reviewed transaction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InputSummary {
    /// The output that is spent.
    pub outpoint: OutPoint,
    /// Its amount.
    pub amount: Amount,
    /// The address that was paid.
    pub from: Destination,
    /// Where it stands in the policy; `None` if it is somebody else's.
    pub own: Option<Position>,
    /// The input's sequence number.
    pub sequence: Sequence,
}

impl InputSummary {
    /// Whether this input signals that the transaction may be replaced (BIP-125).
    pub fn is_replaceable(&self) -> bool {
        self.sequence.is_rbf()
    }

    fn owner(&self) -> String {
        match self.own {
            Some(position) => format!("own, {position}"),
            None => "NOT OURS".into(),
        }
    }
}

/// One output of a reviewed transaction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutputSummary {
    /// The amount that is paid.
    pub amount: Amount,
    /// To whom.
    pub to: Destination,
    /// The script itself.
    pub script_pubkey: ScriptBuf,
    /// Where it stands in the policy; `None` if it pays somebody else.
    pub own: Option<Position>,
}

impl OutputSummary {
    /// Whether this output returns to the wallet on the change branch. An output to the wallet's own
    /// receive branch is a payment that a person asked for: it is shown with its address.
    pub fn is_change(&self) -> bool {
        self.own
            .is_some_and(|position| position.branch == Branch::Change)
    }

    fn owner(&self) -> String {
        match (&self.to, self.own) {
            (_, Some(position)) => format!("own, {position}"),
            (Destination::OpReturn(_), None) => "data".into(),
            (_, None) => "payment".into(),
        }
    }
}

/// A place among the addresses of a policy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position {
    /// Receive or change.
    pub branch: Branch,
    /// The address index, below 2^31.
    pub index: u32,
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let branch = match self.branch {
            Branch::Receive => "receive",
            Branch::Change => "change",
        };
        write!(f, "{branch} {}", self.index)
    }
}

/// Who is paid by a script.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Destination {
    /// The owner of an address, in its usual writing.
    Address(String),
    /// Nobody: data after OP_RETURN. It is what the script pushes if that is one push, otherwise all
    /// bytes of the script after OP_RETURN.
    OpReturn(Vec<u8>),
    /// Unknown: a script that has no address.
    Script(ScriptBuf),
}

impl Destination {
    pub(crate) fn of(script: &Script, network: Network) -> Self {
        if script.is_op_return() {
            return Self::OpReturn(op_return_data(script));
        }
        match Address::from_script(script, network) {
            Ok(address) => Self::Address(address.to_string()),
            Err(_) => Self::Script(script.to_owned()),
        }
    }
}

fn op_return_data(script: &Script) -> Vec<u8> {
    let mut instructions = script.instructions().skip(1);
    match (instructions.next(), instructions.next()) {
        (Some(Ok(Instruction::PushBytes(data))), None) => data.as_bytes().to_vec(),
        _ => script.as_bytes().iter().skip(1).copied().collect(),
    }
}

impl fmt::Display for Destination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Address(address) => f.write_str(address),
            Self::OpReturn(data) => {
                write!(f, "OP_RETURN {}", Start(data))?;
                match core::str::from_utf8(data) {
                    Ok(text) if is_plain(text) => write!(f, " \"{}\"", escape(text)),
                    _ => Ok(()),
                }
            }
            Self::Script(script) => write!(f, "script {}", Start(script.as_bytes())),
        }
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let network: &dyn fmt::Display = match &self.network {
            Network::Bitcoin => &"mainnet",
            test_network => test_network,
        };
        match self.policy_name.as_str() {
            "" => writeln!(f, "Policy     standard single-signature on {network}")?,
            name => writeln!(f, "Policy     \"{}\" on {network}", escape(name))?,
        }
        writeln!(f, "           {}", self.policy_id)?;

        let inputs = self.inputs.iter().map(InputSummary::owner);
        let owners = inputs.chain(self.outputs.iter().map(OutputSummary::owner));
        let width = owners.map(|owner| owner.len()).max().unwrap_or(0);

        writeln!(f, "Spends")?;
        for (index, input) in self.inputs.iter().enumerate() {
            let owner = input.owner();
            let rbf = if input.is_replaceable() {
                ", replaceable"
            } else {
                ""
            };
            writeln!(
                f,
                "{index:>5}  {}  {owner:width$}  {}",
                Btc(input.amount),
                input.from
            )?;
            writeln!(f, "{:33}{:width$}from {}{rbf}", "", "", input.outpoint)?;
        }
        writeln!(f, "Pays")?;
        for (index, output) in self.outputs.iter().enumerate() {
            let owner = output.owner();
            writeln!(
                f,
                "{index:>5}  {}  {owner:width$}  {}",
                Btc(output.amount),
                output.to
            )?;
        }
        let tenths = u128::from(self.fee.to_sat()) * 10 / u128::from(self.vsize.max(1));
        writeln!(
            f,
            "Fee    {}  about {}.{} sat/vB for {} vB",
            Btc(self.fee),
            tenths / 10,
            tenths % 10,
            self.vsize
        )?;
        let is_enabled = |input: &InputSummary| input.sequence.enables_absolute_lock_time();
        if self.lock_time != LockTime::ZERO && self.inputs.iter().any(is_enabled) {
            let unit = if self.lock_time.is_block_height() {
                "block"
            } else {
                "Unix time"
            };
            writeln!(f, "Not before {unit} {}", self.lock_time.to_consensus_u32())?;
        }
        for warning in &self.warnings {
            writeln!(f, "WARNING    {warning}")?;
        }
        Ok(())
    }
}

/// An amount in bitcoins, 22 columns wide: up to 20,999,999 and 8 decimals, then the unit.
struct Btc(Amount);

impl fmt::Display for Btc {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sat = self.0.to_sat();
        write!(f, "{:>9}.{:08} BTC", sat / 100_000_000, sat % 100_000_000)
    }
}

/// The most bytes of a script, or of what OP_RETURN pushes, that people are shown: more would push the rest
/// of the summary out of sight.
const SHOWN: usize = 80;

/// The first bytes in hex, and the number of all where there are more.
struct Start<'a>(&'a [u8]);

impl fmt::Display for Start<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shown = self.0.iter().take(SHOWN);
        shown
            .into_iter()
            .try_for_each(|byte| write!(f, "{byte:02x}"))?;
        if self.0.len() > SHOWN {
            write!(f, "… ({} bytes)", self.0.len())?;
        }
        Ok(())
    }
}

/// Whether text can be shown as it is: short, visible ASCII, with single spaces only, so that it cannot look
/// like another row of the summary.
fn is_plain(text: &str) -> bool {
    let is_visible = |c: char| c == ' ' || c.is_ascii_graphic();
    !text.is_empty() && text.len() <= SHOWN && text.chars().all(is_visible) && !text.contains("  ")
}

/// Makes outside text safe for a terminal: every character that is not visible is written as
/// `\u{…}` or as `\n` and the like, and `\` as `\\`.
///
/// That covers control characters, and with them all terminal escape sequences, bidirectional and
/// zero-width marks, line separators, private and unassigned characters, and combining marks.
///
/// ```
/// use purek1_wallet::escape;
/// assert_eq!(escape("savings"), "savings");
/// assert_eq!(escape("\u{1b}[2J\u{202e}evil"), r"\u{1b}[2J\u{202e}evil");
/// ```
pub fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            // Quotation marks are the only visible characters that `escape_debug` would change.
            '\'' | '"' => escaped.push(character),
            _ => escaped.extend(character.escape_debug()),
        }
    }
    escaped
}
