//! The C library 0.8 through its own functions, without a wrapper in between; and the same with SHA-256 by the processor's instructions.

use std::any::type_name;
use std::ptr::{NonNull, null, null_mut};
use std::sync::atomic::{AtomicUsize, Ordering};

use secp256k1_sys as ffi;
use secp256k1_sys::recovery as ffi_recovery;

use super::{Peer, bytes, prepare, prove_generator, prove_types, verdict};
use crate::c_library;
use crate::inputs::{self, Inputs};
use crate::operations::Operation;
use crate::task::Task;

pub struct LibsecpC {
    id: &'static str,
    note: &'static str,
    hook: Option<Compression>,
    context: Context,
}

impl LibsecpC {
    /// With its own SHA-256.
    pub fn new() -> Self {
        Self {
            id: "libsecp_c",
            note: "the C functions themselves; one context, randomized once",
            hook: None,
            context: Context::new(None),
        }
    }

    /// With SHA-256 by the processor's instructions.
    ///
    /// # Errors
    /// If the processor has none.
    pub fn with_sha_instructions() -> Result<Self, String> {
        if !has_sha_instructions() {
            return Err("this processor has no SHA-256 instructions (SHA-NI)".to_owned());
        }
        Ok(Self {
            id: "libsecp_c_shani",
            note: "as libsecp_c, with its SHA-256 hook set to the crate sha2, which uses SHA-NI",
            hook: Some(compress),
            context: Context::new(Some(compress)),
        })
    }
}

impl Peer for LibsecpC {
    fn id(&self) -> &'static str {
        self.id
    }

    fn package(&self) -> &'static str {
        "secp256k1-sys"
    }

    fn note(&self) -> &'static str {
        self.note
    }

    fn prove(&self) -> Result<(), String> {
        prove_types(
            "secp256k1_sys",
            &[
                type_name::<ffi::PublicKey>(),
                type_name::<ffi::Signature>(),
                type_name::<ffi::Keypair>(),
            ],
        )?;
        c_library::prove()?;
        if self.hook.is_some() {
            prove_hook()?;
        }
        prove_generator(self)
    }

    fn task<'a>(&'a self, operation: Operation, inputs: &'a Inputs) -> Option<Task<'a>> {
        let count = inputs.messages.len();
        let messages = &inputs.messages;
        let c = &self.context;
        let public_key = |bytes: &[u8; 33]| c.pubkey_parse(bytes).expect("a public key");
        let x_only_key = |bytes: &[u8; 32]| c.xonly_parse(bytes).expect("an x-only public key");
        let ecdsa_signature = |bytes: &[u8; 64]| c.ecdsa_parse(bytes).expect("a signature");
        Some(match operation {
            Operation::PubkeyCreate => {
                let run = |i: usize| {
                    let key = c.pubkey_create(&inputs.secret_keys[i])?;
                    Some(c.pubkey_serialize(&key))
                };
                Task::new(count, run, bytes)
            }
            Operation::PubkeyParse => Task::new(
                count,
                |i| c.pubkey_parse(&inputs.encoded_keys[i]),
                |key| bytes(key.map(|key| c.pubkey_serialize_uncompressed(&key))),
            ),
            Operation::EcdsaSign => {
                let run = |i: usize| {
                    let signature = c.ecdsa_sign(&messages[i], &inputs.secret_keys[i])?;
                    Some(c.ecdsa_serialize(&signature))
                };
                Task::new(count, run, bytes)
            }
            Operation::EcdsaVerify => {
                let keys = prepare(&inputs.public_keys, public_key);
                let signatures = prepare(&inputs.ecdsa, ecdsa_signature);
                let run = move |i: usize| c.ecdsa_verify(&signatures[i], &messages[i], &keys[i]);
                Task::new(count, run, verdict)
            }
            Operation::EcdsaVerifyBytes => {
                let run = |i: usize| {
                    let signature = c.ecdsa_parse(&inputs.ecdsa[i])?;
                    let key = c.pubkey_parse(&inputs.public_keys[i])?;
                    Some(c.ecdsa_verify(&signature, &messages[i], &key))
                };
                Task::new(count, run, |result| verdict(result == Some(true)))
            }
            Operation::EcdsaRecover => {
                let run = |i: usize| {
                    let signature = &inputs.ecdsa[i];
                    let key = c.ecdsa_recover(signature, inputs.recovery_ids[i], &messages[i])?;
                    Some(c.pubkey_serialize(&key))
                };
                Task::new(count, run, bytes)
            }
            Operation::SchnorrSign => {
                let keys = prepare(&inputs.secret_keys, |secret| {
                    c.keypair(secret).expect("a secret key")
                });
                let run =
                    move |i: usize| c.schnorr_sign(&messages[i], &keys[i], &inputs.aux_rand[i]);
                Task::new(count, run, bytes)
            }
            Operation::SchnorrVerify => {
                let keys = prepare(&inputs.x_only_keys, x_only_key);
                let run =
                    move |i: usize| c.schnorr_verify(&inputs.schnorr[i], &messages[i], &keys[i]);
                Task::new(count, run, verdict)
            }
            Operation::SchnorrVerifyBytes => {
                let run = |i: usize| {
                    let key = c.xonly_parse(&inputs.x_only_keys[i])?;
                    Some(c.schnorr_verify(&inputs.schnorr[i], &messages[i], &key))
                };
                Task::new(count, run, |result| verdict(result == Some(true)))
            }
            Operation::Ecdh => {
                let others = prepare(&inputs.other_keys, public_key);
                let run = move |i: usize| c.ecdh(&others[i], &inputs.secret_keys[i]);
                Task::new(count, run, bytes)
            }
            Operation::PubkeyTweakAdd => {
                let keys = prepare(&inputs.public_keys, public_key);
                let run = move |i: usize| {
                    let sum = c.pubkey_tweak_add(keys[i], &inputs.tweaks[i])?;
                    Some(c.pubkey_serialize(&sum))
                };
                Task::new(count, run, bytes)
            }
            Operation::XonlyTweakAdd => {
                let keys = prepare(&inputs.x_only_keys, x_only_key);
                let run = move |i: usize| {
                    let sum = c.xonly_tweak_add(&keys[i], &inputs.tweaks[i])?;
                    Some(c.pubkey_serialize(&sum))
                };
                Task::new(count, run, bytes)
            }
            _ => return None,
        })
    }
}

/// SHA-256's compression function as the C library calls it: eight words of state, blocks of 64 bytes and how many.
type Compression = unsafe extern "C" fn(*mut u32, *const u8, usize);

unsafe extern "C" {
    /// Sets the context's compression function, after a test of it. `secp256k1-sys` does not declare it.
    fn rustsecp256k1_v0_14_context_set_sha256_compression(
        context: NonNull<ffi::Context>,
        compression: Option<Compression>,
    );
}

/// The compression function of the crate `sha2`.
///
/// # Safety
/// `state` points to eight words, `blocks` to `count` blocks, as the C library promises.
unsafe extern "C" fn compress(state: *mut u32, blocks: *const u8, count: usize) {
    // SAFETY: the caller's promise; the state is aligned as words are, blocks need no alignment, and the two do not overlap.
    let (state, blocks) = unsafe {
        (
            &mut *state.cast::<[u32; 8]>(),
            std::slice::from_raw_parts(blocks.cast::<[u8; 64]>(), count),
        )
    };
    sha2::block_api::compress256(state, blocks);
}

/// How often [`compress_and_count`] was called.
static CALLS: AtomicUsize = AtomicUsize::new(0);

/// [`compress`] for the proof only, so that what is timed does not count.
///
/// # Safety
/// As [`compress`].
unsafe extern "C" fn compress_and_count(state: *mut u32, blocks: *const u8, count: usize) {
    CALLS.fetch_add(1, Ordering::Relaxed);
    // SAFETY: the caller's promise.
    unsafe { compress(state, blocks, count) }
}

/// Proves that signing and verifying go through the hook: a context made as the timed one is, but with a hook that counts.
fn prove_hook() -> Result<(), String> {
    let context = Context::new(Some(compress_and_count));
    let inputs = inputs::valid(1);
    let keypair = context
        .keypair(&inputs.secret_keys[0])
        .ok_or("the secret key was refused")?;
    let key = context
        .xonly_parse(&inputs.x_only_keys[0])
        .ok_or("the public key was refused")?;
    let message = &inputs.messages[0];
    let calls_of = |operation: &dyn Fn() -> bool| {
        let before = CALLS.load(Ordering::Relaxed);
        (operation(), CALLS.load(Ordering::Relaxed) - before)
    };
    let found = [
        calls_of(&|| {
            context
                .ecdsa_sign(message, &inputs.secret_keys[0])
                .is_some()
        }),
        calls_of(&|| {
            context
                .schnorr_sign(message, &keypair, &inputs.aux_rand[0])
                .is_some()
        }),
        calls_of(&|| context.schnorr_verify(&inputs.schnorr[0], message, &key)),
    ];
    if found.iter().all(|&(done, calls)| done && calls > 0) {
        Ok(())
    } else {
        Err(format!(
            "the SHA-256 hook was not called, or failed: {found:?}"
        ))
    }
}

/// Whether the crate `sha2` computes by instructions here: the condition of its own detection.
fn has_sha_instructions() -> bool {
    #[cfg(target_arch = "x86_64")]
    {
        is_x86_feature_detected!("sha") && is_x86_feature_detected!("sse4.1")
    }
    #[cfg(not(target_arch = "x86_64"))]
    {
        false
    }
}

/// A context of the C library, with its functions as they are. A function that can refuse gives `None`.
///
/// What makes each call sound: the context is alive and nothing else changes it; each pointer is made from a reference to a value of the
/// size that the function reads or writes; where it writes, the value is this call's own.
struct Context(NonNull<ffi::Context>);

// SAFETY: after `new` the context is only read, which the C library allows from many threads at once.
unsafe impl Sync for Context {}

impl Context {
    /// A context that is randomized once, as the wrapper does, and has a compression function of ours if one is given.
    fn new(hook: Option<Compression>) -> Self {
        let seed = [0x5A; 32];
        // SAFETY: the context is this function's own, and the seed has 32 bytes. The hook keeps the contract of the header.
        unsafe {
            let context = ffi::secp256k1_context_create(ffi::SECP256K1_START_NONE);
            rustsecp256k1_v0_14_context_set_sha256_compression(context, hook);
            assert_eq!(
                ffi::secp256k1_context_randomize(context, seed.as_ptr()),
                1,
                "the context is randomized"
            );
            Self(context)
        }
    }

    #[inline]
    fn as_ptr(&self) -> *const ffi::Context {
        self.0.as_ptr()
    }

    #[inline]
    fn pubkey_create(&self, secret: &[u8; 32]) -> Option<ffi::PublicKey> {
        // SAFETY: as told at the type; the key is read only if it was written.
        unsafe {
            let mut key = ffi::PublicKey::new();
            let done =
                ffi::secp256k1_ec_pubkey_create(self.as_ptr(), &raw mut key, secret.as_ptr());
            (done == 1).then_some(key)
        }
    }

    #[inline]
    fn pubkey_parse(&self, bytes: &[u8; 33]) -> Option<ffi::PublicKey> {
        // SAFETY: as told at the type; the key is read only if it was written.
        unsafe {
            let mut key = ffi::PublicKey::new();
            let done = ffi::secp256k1_ec_pubkey_parse(
                self.as_ptr(),
                &raw mut key,
                bytes.as_ptr(),
                bytes.len(),
            );
            (done == 1).then_some(key)
        }
    }

    #[inline]
    fn pubkey_serialize(&self, key: &ffi::PublicKey) -> [u8; 33] {
        let mut bytes = [0; 33];
        let mut length = bytes.len();
        // SAFETY: as told at the type; the length is that of the array.
        unsafe {
            ffi::secp256k1_ec_pubkey_serialize(
                self.as_ptr(),
                bytes.as_mut_ptr(),
                &raw mut length,
                key,
                ffi::SECP256K1_SER_COMPRESSED,
            );
        }
        bytes
    }

    fn pubkey_serialize_uncompressed(&self, key: &ffi::PublicKey) -> [u8; 65] {
        let mut bytes = [0; 65];
        let mut length = bytes.len();
        // SAFETY: as told at the type; the length is that of the array.
        unsafe {
            ffi::secp256k1_ec_pubkey_serialize(
                self.as_ptr(),
                bytes.as_mut_ptr(),
                &raw mut length,
                key,
                ffi::SECP256K1_SER_UNCOMPRESSED,
            );
        }
        bytes
    }

    #[inline]
    fn pubkey_tweak_add(
        &self,
        mut key: ffi::PublicKey,
        tweak: &[u8; 32],
    ) -> Option<ffi::PublicKey> {
        // SAFETY: as told at the type; the key is this call's own copy.
        let done = unsafe {
            ffi::secp256k1_ec_pubkey_tweak_add(self.as_ptr(), &raw mut key, tweak.as_ptr())
        };
        (done == 1).then_some(key)
    }

    #[inline]
    fn xonly_parse(&self, bytes: &[u8; 32]) -> Option<ffi::XOnlyPublicKey> {
        // SAFETY: as told at the type; the key is read only if it was written.
        unsafe {
            let mut key = ffi::XOnlyPublicKey::new();
            let done =
                ffi::secp256k1_xonly_pubkey_parse(self.as_ptr(), &raw mut key, bytes.as_ptr());
            (done == 1).then_some(key)
        }
    }

    #[inline]
    fn xonly_tweak_add(
        &self,
        key: &ffi::XOnlyPublicKey,
        tweak: &[u8; 32],
    ) -> Option<ffi::PublicKey> {
        // SAFETY: as told at the type; the sum is read only if it was written.
        unsafe {
            let mut sum = ffi::PublicKey::new();
            let done = ffi::secp256k1_xonly_pubkey_tweak_add(
                self.as_ptr(),
                &raw mut sum,
                key,
                tweak.as_ptr(),
            );
            (done == 1).then_some(sum)
        }
    }

    fn keypair(&self, secret: &[u8; 32]) -> Option<ffi::Keypair> {
        // SAFETY: as told at the type; the pair is read only if it was written.
        unsafe {
            let mut keypair = ffi::Keypair::new();
            let done =
                ffi::secp256k1_keypair_create(self.as_ptr(), &raw mut keypair, secret.as_ptr());
            (done == 1).then_some(keypair)
        }
    }

    #[inline]
    fn ecdsa_parse(&self, bytes: &[u8; 64]) -> Option<ffi::Signature> {
        // SAFETY: as told at the type; the signature is read only if it was written.
        unsafe {
            let mut signature = ffi::Signature::new();
            let done = ffi::secp256k1_ecdsa_signature_parse_compact(
                self.as_ptr(),
                &raw mut signature,
                bytes.as_ptr(),
            );
            (done == 1).then_some(signature)
        }
    }

    #[inline]
    fn ecdsa_serialize(&self, signature: &ffi::Signature) -> [u8; 64] {
        let mut bytes = [0; 64];
        // SAFETY: as told at the type.
        unsafe {
            ffi::secp256k1_ecdsa_signature_serialize_compact(
                self.as_ptr(),
                bytes.as_mut_ptr(),
                signature,
            );
        }
        bytes
    }

    /// With the nonce of RFC 6979, the library's default.
    #[inline]
    fn ecdsa_sign(&self, hash: &[u8; 32], secret: &[u8; 32]) -> Option<ffi::Signature> {
        // SAFETY: as told at the type; the signature is read only if it was written. Null stands for the default nonce, without extra data.
        unsafe {
            let mut signature = ffi::Signature::new();
            let done = ffi::secp256k1_ecdsa_sign(
                self.as_ptr(),
                &raw mut signature,
                hash.as_ptr(),
                secret.as_ptr(),
                None,
                null(),
            );
            (done == 1).then_some(signature)
        }
    }

    #[inline]
    fn ecdsa_verify(
        &self,
        signature: &ffi::Signature,
        hash: &[u8; 32],
        key: &ffi::PublicKey,
    ) -> bool {
        // SAFETY: as told at the type.
        unsafe { ffi::secp256k1_ecdsa_verify(self.as_ptr(), signature, hash.as_ptr(), key) == 1 }
    }

    #[inline]
    fn ecdsa_recover(
        &self,
        signature: &[u8; 64],
        id: u8,
        hash: &[u8; 32],
    ) -> Option<ffi::PublicKey> {
        // SAFETY: as told at the type, for both calls; the id is 0 to 3; each value is read only if it was written.
        unsafe {
            let mut recoverable = ffi_recovery::RecoverableSignature::new();
            let parsed = ffi_recovery::secp256k1_ecdsa_recoverable_signature_parse_compact(
                self.as_ptr(),
                &raw mut recoverable,
                signature.as_ptr(),
                i32::from(id),
            );
            if parsed != 1 {
                return None;
            }
            let mut key = ffi::PublicKey::new();
            let done = ffi_recovery::secp256k1_ecdsa_recover(
                self.as_ptr(),
                &raw mut key,
                &raw const recoverable,
                hash.as_ptr(),
            );
            (done == 1).then_some(key)
        }
    }

    #[inline]
    fn schnorr_sign(
        &self,
        message: &[u8; 32],
        keypair: &ffi::Keypair,
        aux_rand: &[u8; 32],
    ) -> Option<[u8; 64]> {
        let mut signature = [0; 64];
        // SAFETY: as told at the type.
        let done = unsafe {
            ffi::secp256k1_schnorrsig_sign32(
                self.as_ptr(),
                signature.as_mut_ptr(),
                message.as_ptr(),
                keypair,
                aux_rand.as_ptr(),
            )
        };
        (done == 1).then_some(signature)
    }

    #[inline]
    fn schnorr_verify(
        &self,
        signature: &[u8; 64],
        message: &[u8; 32],
        key: &ffi::XOnlyPublicKey,
    ) -> bool {
        // SAFETY: as told at the type; the length is that of the message.
        unsafe {
            ffi::secp256k1_schnorrsig_verify(
                self.as_ptr(),
                signature.as_ptr(),
                message.as_ptr(),
                message.len(),
                key,
            ) == 1
        }
    }

    /// With the library's default hash.
    #[inline]
    fn ecdh(&self, key: &ffi::PublicKey, secret: &[u8; 32]) -> Option<[u8; 32]> {
        let mut shared = [0; 32];
        // SAFETY: as told at the type; null stands for the default hash, which takes no data.
        let done = unsafe {
            ffi::secp256k1_ecdh(
                self.as_ptr(),
                shared.as_mut_ptr(),
                key,
                secret.as_ptr(),
                None,
                null_mut(),
            )
        };
        (done == 1).then_some(shared)
    }
}

impl Drop for Context {
    fn drop(&mut self) {
        // SAFETY: the context was made by the matching function and is not used after.
        unsafe { ffi::secp256k1_context_destroy(self.0) }
    }
}
