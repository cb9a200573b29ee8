//! The one error type of the crate.

use crate::bip32::HARDENED;

/// What was wrong with an input, and what to do about it.
///
/// Errors carry no secret: at most a length, a version or an index that the caller already knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// The secret key is zero or not below the curve order.
    #[error("secret key is out of range: use a number from 1 up to the curve order, exclusive")]
    SecretKeyRange,
    /// The public key has neither 33 nor 65 bytes.
    #[error("public key has {0} bytes: give 33 (compressed) or 65 (uncompressed)")]
    PublicKeyLength(usize),
    /// The public key has an unknown first byte, a coordinate not below p, or is not on the curve.
    #[error("public key is not a point of the curve: give 02, 03 or 04, then its coordinates")]
    PublicKeyInvalid,
    /// The x-only public key does not have 32 bytes.
    #[error("x-only public key has {0} bytes: give 32")]
    XOnlyPublicKeyLength(usize),
    /// No point of the curve has this x coordinate, or it is not below p.
    #[error("x-only public key is not the x of a point of the curve: check where it comes from")]
    XOnlyPublicKeyInvalid,
    /// The tweak is not below the curve order.
    #[error("tweak is not below the curve order: use another tweak")]
    TweakRange,
    /// The tweak is the negation of the key, so that the tweaked key would be zero.
    #[error("tweak cancels the key, nothing would be left: use another tweak")]
    TweakCancelsKey,
    /// The signature does not have 64 bytes.
    #[error("signature has {0} bytes: give 64")]
    SignatureLength(usize),
    /// The signature is not DER, or not in the one form that DER allows.
    #[error(
        "signature is not strict DER: encode r and s minimally in a sequence, with nothing after it"
    )]
    SignatureDer,
    /// r or s of the signature is negative or not below the curve order.
    #[error("signature has r or s out of range: both must be below the curve order")]
    SignatureRange,
    /// The s of the signature is above half the curve order.
    #[error("signature has a high s: normalize it, or allow it by name with `verify_any_s`")]
    SignatureHighS,
    /// The signature is well-formed, but was not made by this key for this message.
    #[error("signature does not fit the message and the public key: do not trust the message")]
    SignatureIncorrect,
    /// The recovery id is none.
    #[error("recovery id is {0}: give 0, 1, 2 or 3, without the constant that some formats add")]
    RecoveryId(u8),
    /// No public key belongs to the signature.
    #[error("signature leads to no public key: r, s and the recovery id do not belong together")]
    NoRecoverableKey,
    /// The seed is shorter than 16 or longer than 64 bytes.
    #[error("seed has {0} bytes: give 16 to 64")]
    SeedLength(usize),
    /// The seed gives a master key out of range (probability below 2^-127).
    #[error("seed gives no valid master key: use another seed")]
    SeedUnusable,
    /// The extended public key starts with an unknown version.
    #[error("extended public key has version {0:08x}: give 0488b21e (xpub) or 043587cf (tpub)")]
    ExtendedPublicKeyVersion(u32),
    /// The extended secret key starts with an unknown version.
    #[error("extended secret key has version {0:08x}: give 0488ade4 (xprv) or 04358394 (tprv)")]
    ExtendedSecretKeyVersion(u32),
    /// The key data of an extended secret key does not start with a zero byte.
    #[error("extended secret key has key data with first byte {0:02x}: it must be 00")]
    ExtendedSecretKeyPrefix(u8),
    /// An extended key of depth 0 names a parent.
    #[error("extended key of depth 0 has a parent fingerprint: a master key has no parent")]
    MasterKeyWithParent,
    /// An extended key of depth 0 has a child number other than 0.
    #[error("extended key of depth 0 has child number {0}: a master key is nobody's child")]
    MasterKeyWithChildNumber(u32),
    /// An extended key of depth 255 cannot have children.
    #[error(
        "extended key has depth 255, the deepest there is: derive from a key nearer to the master"
    )]
    DepthExhausted,
    /// A hardened child was asked of an extended public key.
    #[error("child {}' is hardened: derive it from the extended secret key", .0 & !HARDENED)]
    HardenedFromPublicKey(u32),
    /// There is no valid key at this index (probability below 2^-127).
    #[error("child {0} has no valid key: use the next index")]
    ChildUnusable(u32),
}
