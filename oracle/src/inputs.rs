//! The inputs of the comparison: made from a fixed seed by the C library.

pub use purek1_oracle_common::inputs::Inputs;
use secp256k1::{Keypair, Message, SecretKey, ecdsa::RecoverableSignature, schnorr};
use sha2::{Digest, Sha256};

/// How many different inputs an operation goes through: enough that branch predictors do not learn them, few enough that they stay in
/// the cache.
pub const COUNT: usize = 128;

/// 32 bytes that depend on the names alone.
fn random(purpose: &str, number: usize) -> [u8; 32] {
    Sha256::new()
        .chain_update(b"purek1 comparison\0")
        .chain_update(purpose)
        .chain_update([0])
        .chain_update((number as u64).to_be_bytes())
        .finalize()
        .into()
}

/// The secret key of a name; the one in 2^127 hashes that is none does not occur here.
fn secret_key(purpose: &str, number: usize) -> SecretKey {
    SecretKey::from_secret_bytes(random(purpose, number)).expect("a hash below the order")
}

/// Inputs that every implementation must accept.
pub fn valid(count: usize) -> Inputs {
    let mut inputs = Inputs::default();
    for number in 0..count {
        let secret = secret_key("key", number);
        let keypair = Keypair::from_secret_key(&secret);
        let message = random("message", number);
        let aux_rand = random("aux", number);
        let recoverable =
            RecoverableSignature::sign_ecdsa_recoverable(Message::from_digest(message), &secret);
        let (id, ecdsa) = recoverable.serialize_compact();
        let public = keypair.public_key().serialize();
        inputs.secret_keys.push(secret.to_secret_bytes());
        inputs.public_keys.push(public);
        inputs
            .x_only_keys
            .push(keypair.x_only_public_key().0.to_byte_array());
        inputs.encoded_keys.push(public);
        inputs
            .other_keys
            .push(secret_key("other", number).public_key().serialize());
        inputs.messages.push(message);
        inputs.aux_rand.push(aux_rand);
        inputs.tweaks.push(random("tweak", number));
        inputs.ecdsa.push(ecdsa);
        inputs.recovery_ids.push(id.to_u8());
        inputs
            .schnorr
            .push(schnorr::sign_with_aux_rand(&message, &keypair, &aux_rand).to_byte_array());
        inputs.xpubs.push(xpub(number, &public));
        let index = u32::from_be_bytes(random("index", number)[..4].try_into().expect("4"));
        inputs.indices.push(index >> 1);
    }
    inputs
}

/// Inputs that every implementation must refuse, where it verifies or parses: a message other than the signed one, and keys that are
/// not on the curve, not below p, or begin with a wrong byte. What computes without refusing, computes the same from these.
pub fn broken(count: usize) -> Inputs {
    let mut inputs = valid(count);
    for number in 0..count {
        inputs.messages[number][number % 32] ^= 1 << (number % 8);
        let encoded = &mut inputs.encoded_keys[number];
        match number % 3 {
            0 => encoded[1..].fill(0xff),
            // Not 5, which some read as a form of their own (x alone).
            1 => encoded[0] = 8,
            // 5 is no x of a point: 5³ + 7 = 132 is no square mod p.
            _ => {
                encoded[1..].fill(0);
                encoded[32] = 5;
            }
        }
    }
    inputs
}

/// An extended public key at depth 3 with a chain code of its own.
fn xpub(number: usize, public: &[u8; 33]) -> [u8; 78] {
    let mut bytes = [0; 78];
    bytes[..4].copy_from_slice(&[0x04, 0x35, 0x87, 0xCF]);
    bytes[4] = 3;
    bytes[5..9].copy_from_slice(&random("parent", number)[..4]);
    bytes[9..13].copy_from_slice(&0x8000_0000u32.to_be_bytes());
    bytes[13..45].copy_from_slice(&random("chain code", number));
    bytes[45..].copy_from_slice(public);
    bytes
}
