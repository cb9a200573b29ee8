//! The crate's one error type: each variant says which input is wrong and what to do about it.

use thiserror::Error as ThisError;

/// Why a seed, policy or PSBT was refused, or why nothing was signed.
///
/// Inputs and outputs are counted from 0, as in the transaction. Text that came from outside is escaped, so that the
/// message can be printed as it is.
#[derive(Clone, Debug, PartialEq, Eq, ThisError)]
#[non_exhaustive]
pub enum Error {
    // --- seed and keys
    /// A text that is not a master extended private key.
    #[error("the master key cannot be read: {0}")]
    MasterKey(&'static str),
    /// A registration proof asked of a seed that has no seed bytes.
    #[error(
        "a registration proof needs the seed itself, to make it and to check it: an extended private key is not enough; to sign without the check, allow \"unregistered\" by name"
    )]
    ProofNeedsSeed,
    /// An invalid key, path or signature, as the engine reports it.
    #[error(transparent)]
    Key(#[from] purek1::Error),

    // --- policies
    /// A name, template and key infos that are together longer than a policy may be.
    #[error("the policy has {length} bytes of text, more than the {max} a policy may have", max = crate::policy::MAX_POLICY_LENGTH)]
    PolicyTooLong {
        /// Bytes given.
        length: usize,
    },
    /// A policy name that is too long.
    #[error("the policy's name has {length} bytes: shorten it to {max}", max = crate::policy::MAX_NAME_LENGTH)]
    NameTooLong {
        /// Bytes given.
        length: usize,
    },
    /// A policy name with something else than printable ASCII in it.
    #[error("the policy's name has a byte at position {position} that is not printable ASCII")]
    NameCharacter {
        /// The byte's position, from 0.
        position: usize,
    },
    /// A policy name that begins or ends with a space.
    #[error("the policy's name begins or ends with a space: take it off")]
    NameSpace,
    /// A policy without a name that is not a standard single-signature policy.
    #[error(
        "the policy has no name, and only a standard single-signature policy may have none: give it one"
    )]
    NameMissing,
    /// A template with a character that no template may have.
    #[error(
        "the template has a byte at position {position} that no template may have (a checksum does not belong to it)"
    )]
    TemplateCharacter {
        /// The byte's position, from 0.
        position: usize,
    },
    /// A template that is no descriptor: its syntax, a fragment, a number or a type is wrong.
    #[error("the template is not a descriptor: {reason}")]
    Template {
        /// What is wrong with it, escaped.
        reason: String,
    },
    /// A valid policy that this version cannot handle.
    #[error("{form} is valid in a policy, but not supported yet by this version")]
    NotSupported {
        /// What is not supported.
        form: &'static str,
    },
    /// A descriptor of a form that no policy may have.
    #[error(
        "the template is none of pkh, wpkh, sh(wpkh), sh(multi), sh(sortedmulti), sh(wsh), wsh and tr"
    )]
    FormNotAllowed,
    /// A template without any key.
    #[error("the template has no key placeholder")]
    NoPlaceholder,
    /// Something else than a placeholder where a key belongs, such as an extended key or a public key.
    #[error(
        "a text of {length} characters stands where a placeholder belongs: write @i/** and give the key itself as key info i"
    )]
    NotAPlaceholder {
        /// Characters of the text. It is not repeated: it may be a private key.
        length: usize,
    },
    /// The hash of a key in place of a placeholder.
    #[error(
        "the template holds the hash of a key: write pkh(@i/**) and give the key itself as key info i"
    )]
    RawKeyHash,
    /// A placeholder whose `@` is not followed by a number without leading zeros.
    #[error(
        "\"{text}\" does not begin with @ and a decimal number below 2^32 without leading zeros"
    )]
    PlaceholderNumber {
        /// The key expression, escaped.
        text: String,
    },
    /// A placeholder that nothing follows.
    #[error("\"{text}\" has no path: write /** or /<M;N>/* behind the placeholder")]
    PlaceholderWithoutPath {
        /// The key expression, escaped.
        text: String,
    },
    /// A placeholder with another path than the two that are allowed.
    #[error("\"{text}\" has a path that is neither /** nor /<M;N>/*")]
    PlaceholderPath {
        /// The key expression, escaped.
        text: String,
    },
    /// A multipath that offers more or less than two steps.
    #[error("\"{text}\" offers {count} steps in its multipath, not exactly 2")]
    MultipathCount {
        /// The key expression, escaped.
        text: String,
        /// How many steps it offers.
        count: usize,
    },
    /// A step of a multipath that is not an unhardened one.
    #[error(
        "\"{text}\" has a step that is not a decimal number below 2147483648 without leading zeros and unhardened"
    )]
    MultipathStep {
        /// The key expression, escaped.
        text: String,
    },
    /// A multipath with the same step for both branches.
    #[error("\"{text}\" has the same step for receiving and for change")]
    MultipathRepeated {
        /// The key expression, escaped.
        text: String,
    },
    /// Placeholders that do not appear in the order of their numbers.
    #[error(
        "@{found} appears before @{expected}: number the placeholders in the order in which they appear"
    )]
    PlaceholderOrder {
        /// The placeholder that comes too early.
        found: u32,
        /// The one that should come first.
        expected: u32,
    },
    /// A placeholder number that is left out.
    #[error("@{found} appears, but @{missing} nowhere: number the placeholders without a gap")]
    PlaceholderSkipped {
        /// The placeholder that appears.
        found: u32,
        /// The one that does not.
        missing: u32,
    },
    /// A placeholder that is used twice with a common step, so that public keys would repeat.
    #[error("{first} and {second} take a common step: give each use of @{key} steps of its own", key = first.key)]
    PathsOverlap {
        /// The first use.
        first: crate::policy::KeyExpression,
        /// The second use, which may be equal to the first.
        second: crate::policy::KeyExpression,
    },
    /// A derivation inside of a `musig`.
    #[error(
        "\"{text}\" in a musig is derived before it is aggregated: write the path behind the musig's parenthesis"
    )]
    MusigDerivation {
        /// The participant, escaped.
        text: String,
    },
    /// A `musig` with the same participant twice.
    #[error("\"{text}\" has @{key} twice")]
    MusigRepeated {
        /// The musig expression, escaped.
        text: String,
        /// The participant's number.
        key: u32,
    },
    /// A `musig` outside of `tr`.
    #[error("a musig key is allowed only inside of tr")]
    MusigOutsideTaproot,
    /// A script with a spending path that needs no signature.
    #[error("the script has a spending path that needs no signature")]
    PathWithoutSignature,
    /// A malleable script.
    #[error("the script is malleable: somebody else could change how it is spent")]
    Malleable,
    /// A script that cannot be spent, or not within the limits of consensus and standardness.
    #[error(
        "the script cannot be spent, or needs more for it than consensus and the relay rules allow"
    )]
    OverLimits,
    /// A spending path with lock times of both kinds, which no transaction can satisfy.
    #[error(
        "the script mixes lock times in blocks and in time on one path, which no transaction can satisfy"
    )]
    LockTimesMixed,
    /// A relative lock time that consensus does not read as it is written.
    #[error(
        "older({value}) locks for another time than it says: 1 to 65535, or that plus 4194304, are meant"
    )]
    OlderOutOfRange {
        /// The number in the template.
        value: u32,
    },
    /// A number of key infos that is not the number of placeholders.
    #[error("the template has {placeholders} placeholders, but there are {keys} keys")]
    KeyCount {
        /// Different placeholders in the template.
        placeholders: u32,
        /// Key infos given.
        keys: usize,
    },
    /// A key info whose origin cannot be read.
    #[error("key @{key} has an origin that cannot be read: {reason}")]
    KeyOrigin {
        /// The placeholder's number.
        key: usize,
        /// What is wrong with the origin.
        reason: &'static str,
    },
    /// A key info whose key is not in the encoding of an extended key.
    #[error("key @{key} is not an extended public key: base58 with a good checksum over 78 bytes")]
    KeyEncoding {
        /// The placeholder's number.
        key: usize,
    },
    /// A key info whose key is not a valid extended public key.
    #[error("key @{key} is not a valid extended public key: {source}")]
    KeyInvalid {
        /// The placeholder's number.
        key: usize,
        /// The engine's reason.
        source: purek1::Error,
    },
    /// Two key infos with the same public key.
    #[error(
        "keys @{first} and @{second} have the same public key: use one placeholder with different steps"
    )]
    KeyRepeated {
        /// The first placeholder's number.
        first: usize,
        /// The second placeholder's number.
        second: usize,
    },
    /// Key infos of different networks.
    #[error("key @{key} is for another network than the keys before it")]
    NetworksMixed {
        /// The placeholder's number.
        key: usize,
    },
    /// A key info whose key has no room for two more steps.
    #[error("key @{key} is at depth {depth}, and two more steps would exceed 255")]
    KeyTooDeep {
        /// The placeholder's number.
        key: usize,
        /// The key's depth.
        depth: u8,
    },

    // --- registration
    /// A text that is not a registration proof.
    #[error("a registration proof has 64 hexadecimal digits")]
    ProofText,
    /// A registration proof that is not the one of this policy and seed.
    #[error(
        "the registration proof is not for this policy and this seed: if you did not change the wallet, somebody else did; compare every key with its owner before you register it again"
    )]
    ProofMismatch,

    // --- derivation
    /// An address index that is a hardened step.
    #[error("address index {index} is not below 2147483648")]
    IndexTooLarge {
        /// The index.
        index: u32,
    },
    /// A step below a policy's key that has no valid key, which happens to one in 2^127.
    #[error("step {step} below key @{key} cannot be derived: {source}")]
    Derivation {
        /// The placeholder's number.
        key: u32,
        /// The step: a branch's or an address index.
        step: u32,
        /// The engine's reason.
        source: purek1::Error,
    },
    /// Scripts that cannot be built from derived keys.
    #[error("the script cannot be built: {reason}")]
    Script {
        /// The reason.
        reason: String,
    },
    /// An address asked for a network that the policy's keys are not for.
    #[error("the policy's keys are not for {network}")]
    WrongNetwork {
        /// The network asked for.
        network: bitcoin::Network,
    },
    /// Too few or too many inputs asked of the sample generator.
    #[error("a sample has 1 to {max} inputs, not {inputs}", max = crate::sample::MAX_INPUTS)]
    SampleInputs {
        /// Inputs asked for.
        inputs: usize,
    },

    // --- PSBT files
    /// A PSBT file larger than this crate reads.
    #[error("the PSBT has {size} bytes, more than the {limit} that are read")]
    PsbtTooLarge {
        /// Bytes given.
        size: usize,
        /// Bytes at most.
        limit: usize,
    },
    /// Content that is neither a binary PSBT nor base64 text of one.
    #[error(
        "this is not a PSBT: it begins neither with psbt and 0xff nor with their base64, cHNidP"
    )]
    NotAPsbt,
    /// A PSBT of version 2.
    #[error("PSBT version 2 is not supported yet: convert it to version 0")]
    PsbtVersion,
    /// A PSBT that is cut short or breaks a rule of its format.
    #[error("the PSBT is damaged: {0}")]
    PsbtBroken(String),
    /// A PSBT with something after its end.
    #[error("{bytes} bytes follow the end of the PSBT: give a file that holds the PSBT alone")]
    PsbtTrailing {
        /// Bytes left over.
        bytes: usize,
    },

    // --- review
    /// A warning name that does not exist.
    #[error("there is no warning named \"{0}\"")]
    UnknownWarning(String),
    /// A policy none of whose keys the seed derives.
    #[error(
        "{} has no key of this seed: none is the same, public key and chain code, when derived at its origin (another seed, or a passphrase that was left out or mistyped?)",
        called(policy)
    )]
    NoOwnKey {
        /// The policy's name, escaped.
        policy: String,
    },
    /// A policy that needs a registration proof, and none was given.
    #[error(
        "policy \"{policy}\" needs its registration proof: register it, or allow \"unregistered\" by name"
    )]
    ProofMissing {
        /// The policy's name, escaped.
        policy: String,
    },
    /// A PSBT whose inputs are all final.
    #[error("every input is final already: there is nothing to sign")]
    AllInputsFinal,
    /// Two inputs that spend the same output.
    #[error("input {input} spends the same output as input {first}")]
    RepeatedOutpoint {
        /// The second input.
        input: usize,
        /// The first input.
        first: usize,
    },
    /// An input of which the PSBT does not say what it spends.
    #[error(
        "input {input} has neither a witness UTXO nor a non-witness UTXO: have the PSBT updated"
    )]
    MissingUtxo {
        /// The input.
        input: usize,
    },
    /// A previous transaction that is not the one the input spends from.
    #[error("input {input} brings a previous transaction of another txid than the one it spends")]
    WrongTxid {
        /// The input.
        input: usize,
    },
    /// An output index that the previous transaction does not have.
    #[error("input {input} spends output {vout}, which its previous transaction does not have")]
    NoSuchOutput {
        /// The input.
        input: usize,
        /// The output it names.
        vout: u32,
    },
    /// A witness UTXO that differs from the output in the previous transaction.
    #[error("input {input} has a witness UTXO that differs from its previous transaction's output")]
    UtxosDisagree {
        /// The input.
        input: usize,
    },
    /// A legacy input without its previous transaction.
    #[error(
        "input {input} is a legacy one and needs its previous transaction: have the PSBT updated"
    )]
    LegacyNeedsTransaction {
        /// The input.
        input: usize,
    },
    /// A segwit input without its previous transaction, whose amount no signature of the wallet commits to,
    /// which was not allowed by name.
    #[error(
        "input {input} lacks its previous transaction, so its amount is not proved: have the PSBT updated, or allow \"missing-non-witness-utxo\" by name"
    )]
    MissingTransaction {
        /// The input.
        input: usize,
    },
    /// An amount, or the sum up to it, beyond all the bitcoins there will be.
    #[error("{place} brings the amount above 21 million BTC")]
    AmountTooLarge {
        /// The input or output.
        place: crate::Place,
    },
    /// Outputs that are worth more than the inputs.
    #[error("the outputs pay {outputs}, more than the {inputs} of the inputs")]
    NegativeFee {
        /// Sum of the inputs.
        inputs: bitcoin::Amount,
        /// Sum of the outputs.
        outputs: bitcoin::Amount,
    },
    /// A transaction that spends nothing of the policy.
    #[error("no input belongs to {}", called(policy))]
    NoOwnInput {
        /// The policy's name, escaped.
        policy: String,
    },
    /// An input that claims a key of the seed on a path that the policy does not have.
    #[error("input {input} claims a key of this seed by a derivation outside the policy")]
    OutsidePolicy {
        /// The input.
        input: usize,
    },
    /// An input that claims a key of the seed, but spends a script that is not the policy's there.
    #[error(
        "input {input} claims to be the policy's {position}, but the script it spends is another one"
    )]
    ScriptNotThePolicys {
        /// The input.
        input: usize,
        /// The place in the policy that it claims.
        position: crate::Position,
    },
    /// An input or output whose derivation entries point to too many places in the policy.
    #[error("{place} has derivations to more than {limit} places in the policy")]
    TooManyDerivations {
        /// The input or output.
        place: crate::Place,
        /// Places that are tried.
        limit: usize,
    },
    /// A script, key or root in the PSBT that is not the one the policy has there.
    #[error("{place} of the policy comes with a {field} that is not the policy's")]
    MismatchedField {
        /// The input or output.
        place: crate::Place,
        /// The field.
        field: &'static str,
    },
    /// A sighash type that is none of the standard ones for the input.
    #[error("input {input} asks for sighash type {value:#04x}, which is not a standard one")]
    NonStandardSighash {
        /// The input.
        input: usize,
        /// The type as it stands in the PSBT.
        value: u32,
    },
    /// An input to be signed together with the output of the same index, which does not exist.
    #[error("input {input} asks for SIGHASH_SINGLE, but there is no output {input}")]
    SingleWithoutOutput {
        /// The input.
        input: usize,
    },

    // --- signing
    /// Nothing was added: there is a signature already wherever the seed could make one.
    #[error(
        "nothing was signed: {signed} signatures of this seed and {finals} final inputs are there already"
    )]
    NothingToSign {
        /// Signatures of the seed's keys that the PSBT carries already.
        signed: usize,
        /// Inputs of the policy that are final.
        finals: usize,
    },
    /// A transaction that no block has room for.
    #[error("the transaction has a weight of {weight}, more than the {limit} of a block")]
    TransactionTooLarge {
        /// Its weight, without any signature.
        weight: bitcoin::Weight,
        /// The weight at most.
        limit: bitcoin::Weight,
    },
    /// A signature under a key of the seed that came with the PSBT and is not valid.
    #[error(
        "input {input} carries a signature under a key of this seed that is not valid: remove it from the PSBT"
    )]
    StandingSignature {
        /// The input.
        input: usize,
    },
    /// A signature that failed the check after it was made. The PSBT is not returned.
    #[error(
        "the new signature for input {input} is wrong: do not trust this computer, nothing was written"
    )]
    SignatureCheck {
        /// The input.
        input: usize,
    },
}

/// How an error names a policy: a standard one has no name.
fn called(name: &str) -> String {
    match name {
        "" => "this standard wallet".into(),
        name => format!("policy \"{name}\""),
    }
}
