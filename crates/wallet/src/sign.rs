//! Signing: what a review found to be the wallet's, and nothing else.
//!
//! A key of an input is two public steps below an account key of the seed, and the review knows
//! what each step adds. So its secret is the account secret plus two public numbers, and no key is
//! derived again.

use bitcoin::hashes::Hash;
use bitcoin::psbt::Input;
use bitcoin::secp256k1;
use bitcoin::sighash::{EcdsaSighashType, Prevouts, SighashCache, TapSighashType};
use bitcoin::{Psbt, Transaction, TxOut};
use purek1::{Keypair, PublicKey, SecretKey, ecdsa, schnorr};

use crate::derive::{DerivedKey, to_bitcoin};
use crate::review::{OwnInput, Review, SighashType, is_final};
use crate::{Error, PsbtFile};

/// How signatures are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SignOptions {
    /// Whether each signature is verified before it is kept. Off is for measurements: a faulty
    /// computer's wrong signature can give the secret key away.
    pub verify: bool,
    /// 32 bytes that go into the nonces of Schnorr signatures beside key and message. Fresh random
    /// bytes protect against some attacks on the hardware; zeros, the default, are safe otherwise and
    /// make signatures reproducible (BIP-340, "Default Signing").
    pub aux_rand: [u8; 32],
}

impl Default for SignOptions {
    fn default() -> Self {
        Self {
            verify: true,
            aux_rand: [0; 32],
        }
    }
}

/// A PSBT with new signatures.
#[derive(Clone, Debug)]
pub struct Signed {
    file: PsbtFile,
    new: Vec<NewSignature>,
}

impl Signed {
    /// The PSBT: the reviewed one with the new signatures, in the form it came in.
    pub fn file(&self) -> &PsbtFile {
        &self.file
    }

    /// The PSBT, out of its wrapping.
    pub fn into_psbt(self) -> Psbt {
        self.file.into_psbt()
    }

    /// The signatures that were added, by input and key expression. There is at least one.
    pub fn new_signatures(&self) -> &[NewSignature] {
        &self.new
    }
}

/// Where a signature was added.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NewSignature {
    /// The input, counted from 0.
    pub input: usize,
    /// The key of the policy that signed. A taproot key is the internal one, before its tweak.
    pub public_key: PublicKey,
    /// What was signed with it, and so where the signature stands in the PSBT.
    pub kind: SignatureKind,
}

/// The kinds of signatures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum SignatureKind {
    /// ECDSA, among the partial signatures of a legacy or segwit v0 input.
    Ecdsa,
    /// Schnorr, as the key path signature of a taproot input.
    TaprootKey,
}

impl Review {
    /// Signs every own input with every key of the seed in the policy.
    ///
    /// Signatures that stand already are checked and kept, and final inputs are left alone. The sighash type is
    /// the reviewed one: the input's own, or ALL (DEFAULT for taproot). ECDSA nonces are those of
    /// RFC 6979, Schnorr nonces those of BIP-340.
    ///
    /// Constant time in the secrets. Hashing is linear in the transaction for segwit inputs; a legacy
    /// input costs a hash of the whole transaction by its own rules. Source: BIP-143, BIP-174
    /// "Signer", BIP-341, BIP-371.
    ///
    /// # Errors
    /// [`Error::NothingToSign`] if no signature was added; [`Error::StandingSignature`] if one that stands already
    /// is not valid; [`Error::SignatureCheck`] if a signature
    /// does not verify; [`Error::Key`] for a key that is zero, which no one will see.
    pub fn sign(self, options: &SignOptions) -> Result<Signed, Error> {
        let Self {
            mut file,
            own_keys,
            spent,
            own_inputs,
            ..
        } = self;
        let Psbt {
            unsigned_tx,
            inputs,
            ..
        } = &mut file.psbt;
        let mut hasher = Hasher {
            cache: SighashCache::new(unsigned_tx),
            spent: &spent,
        };
        let mut new = Vec::new();
        let (mut signed, mut finals) = (0, 0);
        for (input, (map, own)) in inputs.iter_mut().zip(&own_inputs).enumerate() {
            let Some(own) = own else { continue };
            if is_final(map) {
                finals += 1;
                continue;
            }
            let hash = hasher.hash(input, own)?;
            for (key, account) in own_keys.signers(&own.scripts) {
                let added = match own.sighash {
                    SighashType::Ecdsa(sighash_type) => {
                        add_ecdsa(map, &hash, key, account, sighash_type, options)?
                    }
                    SighashType::Taproot(sighash_type) => {
                        add_taproot(map, &hash, key, account, sighash_type, options)?
                    }
                };
                match added {
                    Added::Already => signed += 1,
                    Added::StandingWrong => return Err(Error::StandingSignature { input }),
                    Added::Wrong => return Err(Error::SignatureCheck { input }),
                    Added::New(kind) => {
                        new.push(NewSignature {
                            input,
                            public_key: key.public_key,
                            kind,
                        });
                    }
                }
            }
        }
        if new.is_empty() {
            return Err(Error::NothingToSign { signed, finals });
        }
        Ok(Signed { file, new })
    }
}

/// What became of one key and one input.
enum Added {
    New(SignatureKind),
    /// A signature stands there. It was checked if it has the reviewed sighash type; one of another type signs
    /// another hash and is left to the finalizer.
    Already,
    /// The one that stands there is not valid.
    StandingWrong,
    /// The new one is not valid.
    Wrong,
}

impl Added {
    fn standing(verified: Result<(), purek1::Error>) -> Self {
        match verified {
            Ok(()) => Self::Already,
            Err(_) => Self::StandingWrong,
        }
    }
}

fn add_ecdsa(
    map: &mut Input,
    hash: &[u8; 32],
    key: &DerivedKey,
    account: &SecretKey,
    sighash_type: EcdsaSighashType,
    options: &SignOptions,
) -> Result<Added, Error> {
    let public_key = to_bitcoin(&key.public_key)?;
    if let Some(standing) = map.partial_sigs.get(&public_key) {
        if standing.sighash_type != sighash_type {
            return Ok(Added::Already);
        }
        let signature = ecdsa::Signature::from_compact(&standing.signature.serialize_compact());
        return Ok(Added::standing(signature.and_then(|signature| {
            ecdsa::verify_any_s(&signature, hash, &key.public_key)
        })));
    }
    let signature = ecdsa::sign(hash, &child_secret(account, key)?);
    if options.verify && ecdsa::verify(&signature, hash, &key.public_key).is_err() {
        return Ok(Added::Wrong);
    }
    let signature = secp256k1::ecdsa::Signature::from_compact(&signature.to_compact());
    let signature = signature.map_err(|error| Error::Script {
        reason: error.to_string(),
    })?;
    map.partial_sigs.insert(
        public_key,
        bitcoin::ecdsa::Signature {
            signature,
            sighash_type,
        },
    );
    Ok(Added::New(SignatureKind::Ecdsa))
}

fn add_taproot(
    map: &mut Input,
    hash: &[u8; 32],
    key: &DerivedKey,
    account: &SecretKey,
    sighash_type: TapSighashType,
    options: &SignOptions,
) -> Result<Added, Error> {
    let (expected, _) = key.public_key.x_only_public_key().0.tap_tweak(None)?;
    if let Some(standing) = &map.tap_key_sig {
        if standing.sighash_type != sighash_type {
            return Ok(Added::Already);
        }
        let signature = schnorr::Signature::from_byte_array(standing.signature.serialize());
        return Ok(Added::standing(schnorr::verify(
            &signature, hash, &expected,
        )));
    }
    let output_key = Keypair::new(child_secret(account, key)?).tap_tweak(None)?;
    let signature = schnorr::sign(hash, &output_key, &options.aux_rand);
    // Against the key of the output, which was not computed from the secret.
    if options.verify && schnorr::verify(&signature, hash, &expected).is_err() {
        return Ok(Added::Wrong);
    }
    let signature = secp256k1::schnorr::Signature::from_slice(&signature.to_byte_array());
    let signature = signature.map_err(|error| Error::Script {
        reason: error.to_string(),
    })?;
    map.tap_key_sig = Some(bitcoin::taproot::Signature {
        signature,
        sighash_type,
    });
    Ok(Added::New(SignatureKind::TaprootKey))
}

/// The secret of a key of the policy: the account's plus what the two steps add, mod n.
fn child_secret(account: &SecretKey, key: &DerivedKey) -> Result<SecretKey, Error> {
    let [branch, index] = key.tweaks.map(|tweak| tweak.to_byte_array());
    Ok(account.add_tweak(&branch)?.add_tweak(&index)?)
}

/// The signature hashes of one transaction, with the parts that inputs share hashed once.
struct Hasher<'a> {
    cache: SighashCache<&'a Transaction>,
    spent: &'a [TxOut],
}

impl Hasher<'_> {
    /// What the keys of an own input sign. All scripts are the rebuilt ones.
    fn hash(&mut self, input: usize, own: &OwnInput) -> Result<[u8; 32], Error> {
        let scripts = &own.scripts;
        let sighash_type = match own.sighash {
            SighashType::Ecdsa(sighash_type) => sighash_type,
            SighashType::Taproot(sighash_type) => {
                let prevouts = Prevouts::All(self.spent);
                return self
                    .cache
                    .taproot_key_spend_signature_hash(input, &prevouts, sighash_type)
                    .map(|hash| hash.to_byte_array())
                    .map_err(not_hashed);
            }
        };
        let amount = own.amount;
        let program = scripts
            .redeem_script
            .as_ref()
            .unwrap_or(&scripts.script_pubkey);
        if let Some(script) = &scripts.witness_script {
            let hash = self
                .cache
                .p2wsh_signature_hash(input, script, amount, sighash_type);
            hash.map(|hash| hash.to_byte_array()).map_err(not_hashed)
        } else if program.is_p2wpkh() {
            let hash = self
                .cache
                .p2wpkh_signature_hash(input, program, amount, sighash_type);
            hash.map(|hash| hash.to_byte_array()).map_err(not_hashed)
        } else {
            let hash = self
                .cache
                .legacy_signature_hash(input, program, sighash_type.to_u32());
            hash.map(|hash| hash.to_byte_array()).map_err(not_hashed)
        }
    }
}

/// No reviewed input gets here: its index, its output and its kind of script were checked.
fn not_hashed(error: impl ToString) -> Error {
    Error::Script {
        reason: error.to_string(),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may fail by panicking")]

    use super::*;
    use crate::{Form, Options, Seed, WarningName, review, sample};

    /// A review whose second input would be signed with the key of its first.
    fn faulty_review(name: &str) -> Review {
        let mut workloads = sample::workload_policies().unwrap().into_iter();
        let policy = workloads
            .find(|workload| workload.name == name)
            .unwrap()
            .policy;
        let psbt = sample::psbt(&policy, 2, 1).unwrap();
        let file = PsbtFile::from_psbt(psbt, Form::Binary).unwrap();
        let seed = Seed::from_bytes(&sample::SEED).unwrap();
        let options = Options {
            allow: [WarningName::Unregistered].into(),
            ..Options::default()
        };
        let mut review = review(file, &policy, &seed, &options).unwrap();
        let [first, second] = review.own_inputs.as_mut_slice() else {
            panic!("two inputs")
        };
        let tweaks = first.as_ref().unwrap().scripts.keys[0].tweaks;
        second.as_mut().unwrap().scripts.keys[0].tweaks = tweaks;
        review
    }

    #[test]
    fn wrong_signature_is_not_returned() {
        for name in ["pkh", "wpkh", "tr", "2of3"] {
            let error = faulty_review(name)
                .sign(&SignOptions::default())
                .unwrap_err();
            assert_eq!(error, Error::SignatureCheck { input: 1 }, "{name}");
        }
    }

    #[test]
    fn check_can_be_switched_off() {
        let options = SignOptions {
            verify: false,
            ..SignOptions::default()
        };
        for name in ["wpkh", "tr"] {
            let signed = faulty_review(name).sign(&options).unwrap();
            assert_eq!(signed.new_signatures().len(), 2, "{name}");
        }
    }
}
