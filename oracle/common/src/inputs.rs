//! The inputs that every implementation works on, as bytes.

use serde::{Deserialize, Serialize};

/// Numbered inputs, the same number in every list: key i signed message i.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Inputs {
    /// 32-byte secret keys, big-endian, in 1..n.
    #[serde(with = "hexadecimal")]
    pub secret_keys: Vec<[u8; 32]>,
    /// Compressed public keys of the secret keys.
    #[serde(with = "hexadecimal")]
    pub public_keys: Vec<[u8; 33]>,
    /// x coordinates of the public keys.
    #[serde(with = "hexadecimal")]
    pub x_only_keys: Vec<[u8; 32]>,
    /// What [`Operation::PubkeyParse`](crate::operations::Operation::PubkeyParse) reads: the public keys, or bytes that are none.
    #[serde(with = "hexadecimal")]
    pub encoded_keys: Vec<[u8; 33]>,
    /// Compressed public keys of other parties, for ECDH.
    #[serde(with = "hexadecimal")]
    pub other_keys: Vec<[u8; 33]>,
    /// 32-byte messages; ECDSA takes them as hashes.
    #[serde(with = "hexadecimal")]
    pub messages: Vec<[u8; 32]>,
    /// The random bytes of BIP-340 signing.
    #[serde(with = "hexadecimal")]
    pub aux_rand: Vec<[u8; 32]>,
    /// Tweaks, big-endian, in 1..n.
    #[serde(with = "hexadecimal")]
    pub tweaks: Vec<[u8; 32]>,
    /// ECDSA signatures: r, s, big-endian, s low.
    #[serde(with = "hexadecimal")]
    pub ecdsa: Vec<[u8; 64]>,
    /// The id, 0 to 3, with which the key of the ECDSA signature is recovered.
    pub recovery_ids: Vec<u8>,
    /// BIP-340 signatures.
    #[serde(with = "hexadecimal")]
    pub schnorr: Vec<[u8; 64]>,
    /// Serialised extended public keys (BIP-32), test network.
    #[serde(with = "hexadecimal")]
    pub xpubs: Vec<[u8; 78]>,
    /// Unhardened child numbers.
    pub indices: Vec<u32>,
}

/// Lists of byte strings, in JSON as lists of hexadecimal text.
mod hexadecimal {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(super) fn serialize<S: Serializer, const N: usize>(
        list: &[[u8; N]],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(list.iter().map(hex::encode))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>, const N: usize>(
        deserializer: D,
    ) -> Result<Vec<[u8; N]>, D::Error> {
        let list = Vec::<String>::deserialize(deserializer)?;
        let parse = |text: String| {
            let mut bytes = [0; N];
            hex::decode_to_slice(&text, &mut bytes)
                .map(|()| bytes)
                .map_err(|error| D::Error::custom(format!("{text}: {error}")))
        };
        list.into_iter().map(parse).collect()
    }
}
