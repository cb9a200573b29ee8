//! The implementations that are compared, each in one module, all with the same list of operations.

#[cfg(feature = "blvm")]
use std::rc::Rc;

use purek1_oracle_common::task::{bytes, prepare, verdict};

use crate::inputs::{self, Inputs};
use crate::machine;
use crate::operations::Operation;
use crate::results::Absent;
use crate::task::Task;

#[cfg(feature = "blvm")]
mod blvm;
mod child;
#[cfg(feature = "crrl")]
mod crrl;
mod go;
#[cfg(feature = "k256")]
mod k256;
#[expect(unsafe_code, reason = "calls the C library")]
mod libsecp_c;
#[cfg(feature = "parity")]
mod parity;
mod purek1;
mod rust_bitcoin;
mod secp256k1_crate;
#[cfg(feature = "secp256kfun")]
mod secp256kfun;
mod small;

/// An implementation. Threads share it: every method may be called from many at once.
pub trait Peer: Sync {
    /// The name in results and on the command line.
    fn id(&self) -> &'static str;

    /// The package that it comes from.
    fn package(&self) -> &'static str;

    /// The package's version: the locked one, unless it is no package of cargo's.
    fn version(&self) -> Option<String> {
        machine::locked_version(self.package())
    }

    /// How it is built and called, in a few words.
    fn note(&self) -> &'static str;

    /// Proves that this module calls what its name says.
    ///
    /// # Errors
    /// What was found instead.
    fn prove(&self) -> Result<(), String>;

    /// Bytes of its precomputed tables, if it tells.
    fn tables(&self) -> Option<u64> {
        None
    }

    /// Called before each stretch of calls, outside the measured time.
    fn enter(&self) {}

    /// The operation, ready to run over the inputs; `None` if the implementation does not have it.
    fn task<'a>(&'a self, operation: Operation, inputs: &'a Inputs) -> Option<Task<'a>>;
}

/// Every id in the order of the report, with the cargo feature without which a build lacks it.
pub const IDS: &[(&str, Option<&str>)] = &[
    ("purek1", None),
    ("purek1_portable", None),
    ("purek1_small", None),
    ("libsecp_c", None),
    ("libsecp_c_shani", None),
    ("secp256k1_crate", None),
    ("k256", Some("k256")),
    ("blvm", Some("blvm")),
    ("parity", Some("parity")),
    ("crrl", Some("crrl")),
    ("secp256kfun", Some("secp256kfun")),
    ("rust_bitcoin", None),
    ("btcec", None),
    ("p256k1", None),
];

/// Every implementation that can run here, in the order of [`IDS`].
pub fn all() -> Vec<Box<dyn Peer>> {
    survey().0
}

/// Every implementation that can run here, in the order of [`IDS`], and each that cannot, with the reason.
pub fn survey() -> (Vec<Box<dyn Peer>>, Vec<Absent>) {
    let mut present: Vec<Box<dyn Peer>> = Vec::new();
    let mut absent = Vec::new();
    for &(id, feature) in IDS {
        match start(id) {
            Ok(Some(peer)) => present.push(peer),
            Ok(None) => absent.push(Absent {
                absent: id.to_owned(),
                reason: format!(
                    "left out of this build (feature `{}`)",
                    feature.unwrap_or(id)
                ),
            }),
            Err(reason) => absent.push(Absent {
                absent: id.to_owned(),
                reason,
            }),
        }
    }
    (present, absent)
}

/// The implementation of this id; `Ok(None)` if this build lacks it.
fn start(id: &str) -> Result<Option<Box<dyn Peer>>, String> {
    Ok(Some(match id {
        "purek1" => Box::new(purek1::Purek1::new()),
        "purek1_portable" => Box::new(purek1::Purek1::portable()?),
        "purek1_small" => Box::new(small::start()?),
        "libsecp_c" => Box::new(libsecp_c::LibsecpC::new()),
        "libsecp_c_shani" => Box::new(libsecp_c::LibsecpC::with_sha_instructions()?),
        "secp256k1_crate" => Box::new(secp256k1_crate::Secp256k1Crate),
        #[cfg(feature = "k256")]
        "k256" => Box::new(k256::K256),
        #[cfg(feature = "blvm")]
        "blvm" => Box::new(blvm::Blvm::new()),
        #[cfg(feature = "parity")]
        "parity" => Box::new(parity::Parity),
        #[cfg(feature = "crrl")]
        "crrl" => Box::new(crrl::Crrl),
        #[cfg(feature = "secp256kfun")]
        "secp256kfun" => Box::new(secp256kfun::Secp256kfun),
        "rust_bitcoin" => Box::new(rust_bitcoin::RustBitcoin::new()),
        "btcec" => Box::new(go::start(&go::BTCEC)?),
        "p256k1" => Box::new(go::start(&go::P256K1)?),
        _ => return Ok(None),
    }))
}

/// As [`prepare`], for operations on `size` inputs in a row: input i of the operation starts at i, and the list goes on with the first
/// after the last.
#[cfg(feature = "blvm")]
fn prepare_batch<T, U>(inputs: &[T], size: usize, parse: impl Fn(&T) -> U) -> Rc<[U]> {
    (0..inputs.len() + size)
        .map(|number| parse(&inputs[number % inputs.len()]))
        .collect()
}

/// Proves that types come from the crate that an implementation is named after, by the compiler's own names.
fn prove_types(name_of_crate: &str, types: &[&str]) -> Result<(), String> {
    match types
        .iter()
        .find(|name| name.split("::").next() != Some(name_of_crate))
    {
        None => Ok(()),
        Some(other) => Err(format!("{other} is not of the crate {name_of_crate}")),
    }
}

/// Proves by a known answer that an implementation computes on secp256k1: the secret key 1 has the generator as its public key.
fn prove_generator(peer: &dyn Peer) -> Result<(), String> {
    /// The generator, compressed (SEC 2).
    const GENERATOR: [u8; 33] = [
        0x02, 0x79, 0xBE, 0x66, 0x7E, 0xF9, 0xDC, 0xBB, 0xAC, 0x55, 0xA0, 0x62, 0x95, 0xCE, 0x87,
        0x0B, 0x07, 0x02, 0x9B, 0xFC, 0xDB, 0x2D, 0xCE, 0x28, 0xD9, 0x59, 0xF2, 0x81, 0x5B, 0x16,
        0xF8, 0x17, 0x98,
    ];
    let mut inputs = inputs::valid(1);
    inputs.secret_keys[0] = [0; 32];
    inputs.secret_keys[0][31] = 1;
    let found = peer
        .task(Operation::PubkeyCreate, &inputs)
        .ok_or("it makes no public keys")?
        .output(0)?;
    if found == GENERATOR {
        Ok(())
    } else {
        Err(format!(
            "the public key of the secret key 1 is {found:02x?}"
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Computes a public key that is none.
    struct Impostor;

    impl Peer for Impostor {
        fn id(&self) -> &'static str {
            "impostor"
        }

        fn package(&self) -> &'static str {
            "impostor"
        }

        fn note(&self) -> &'static str {
            ""
        }

        fn prove(&self) -> Result<(), String> {
            prove_generator(self)
        }

        fn task<'a>(&'a self, _: Operation, _: &'a Inputs) -> Option<Task<'a>> {
            Some(Task::new(1, |_| [0; 33], |key| key.to_vec()))
        }
    }

    #[test]
    fn a_wrong_public_key_is_no_proof() {
        assert!(Impostor.prove().is_err());
    }

    #[test]
    fn a_type_of_another_crate_is_no_proof() {
        let name = std::any::type_name::<::purek1::PublicKey>();
        assert_eq!(prove_types("purek1", &[name]), Ok(()));
        assert!(prove_types("purek", &[name]).is_err());
        assert!(prove_types("secp256k1", &[name]).is_err());
    }

    #[test]
    fn a_batch_goes_round() {
        #[cfg(feature = "blvm")]
        assert_eq!(*prepare_batch(&[1, 2, 3], 4, |n| *n), [1, 2, 3, 1, 2, 3, 1]);
    }
}
