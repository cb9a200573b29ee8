//! A wrong implementation is caught before anything is timed.

use purek1_oracle::agreement::{self, CHECKED};
use purek1_oracle::inputs::Inputs;
use purek1_oracle::operations::Operation;
use purek1_oracle::peers::{self, Peer};
use purek1_oracle::task::Task;

/// How a wrong implementation is wrong.
#[derive(Clone, Copy)]
enum Fault {
    /// The last byte of every 16th public key has a wrong bit.
    OneKeyOfSixteen,
    /// Says yes to every signature.
    AcceptsAll,
    /// Says no to every signature.
    RefusesAll,
    /// Its signatures are those over another message.
    SignsAnother,
    /// Its signatures are too short.
    SignsShort,
    /// Parses what is no key.
    ParsesAll,
}

struct Wrong(Fault);

impl Peer for Wrong {
    fn id(&self) -> &'static str {
        "wrong"
    }

    fn package(&self) -> &'static str {
        "wrong"
    }

    fn note(&self) -> &'static str {
        "wrong on purpose"
    }

    fn prove(&self) -> Result<(), String> {
        Ok(())
    }

    fn task<'a>(&'a self, operation: Operation, inputs: &'a Inputs) -> Option<Task<'a>> {
        let count = inputs.messages.len();
        let verdict =
            |verdict: u8| Some(Task::new(count, move |_| verdict, |verdict| vec![verdict]));
        match (self.0, operation) {
            (Fault::OneKeyOfSixteen, Operation::PubkeyCreate) => Some(Task::new(
                count,
                |input| {
                    let mut key = inputs.public_keys[input];
                    key[32] ^= u8::from(input % 16 == 5);
                    key
                },
                |key| key.to_vec(),
            )),
            (Fault::AcceptsAll, Operation::EcdsaVerify | Operation::SchnorrVerifyBytes) => {
                verdict(1)
            }
            (Fault::RefusesAll, Operation::EcdsaVerify) => verdict(0),
            (Fault::SignsAnother, Operation::EcdsaSign) => Some(Task::new(
                count,
                move |input| inputs.ecdsa[(input + 1) % count],
                |signature| signature.to_vec(),
            )),
            (Fault::SignsAnother, Operation::SchnorrSign) => Some(Task::new(
                count,
                move |input| inputs.schnorr[(input + 1) % count],
                |signature| signature.to_vec(),
            )),
            (Fault::SignsShort, Operation::EcdsaSign) => {
                Some(Task::new(count, |_| (), |()| vec![1; 63]))
            }
            (Fault::ParsesAll, Operation::PubkeyParse) => {
                Some(Task::new(count, |_| [4; 65], |key| key.to_vec()))
            }
            _ => None,
        }
    }
}

/// What is said of a wrong implementation beside the right ones.
fn caught(fault: Fault, operation: Operation) -> Vec<String> {
    let mut all = peers::all();
    all.push(Box::new(Wrong(fault)));
    agreement::check(&all, &[operation])
        .expect_err("a wrong implementation must be caught")
        .iter()
        .map(|mismatch| {
            assert_eq!(mismatch.implementation, "wrong");
            mismatch.to_string()
        })
        .collect()
}

#[test]
fn all_implementations_agree() {
    let all = peers::all();
    let operations: Vec<Operation> = Operation::all().collect();
    let agreement = agreement::check(&all, &operations).unwrap();
    assert!(agreement.equal > 20 * CHECKED, "{agreement:?}");
    assert!(agreement.accepted > 20 * CHECKED, "{agreement:?}");
}

#[test]
fn one_wrong_value_is_caught() {
    let said = caught(Fault::OneKeyOfSixteen, Operation::PubkeyCreate);
    assert!(
        said[0].starts_with("pubkey_create of wrong: input 5 gives 0"),
        "{said:?}"
    );
}

#[test]
fn wrong_verdicts_are_caught() {
    let said = caught(Fault::AcceptsAll, Operation::EcdsaVerify);
    assert!(said[0].contains("input 0 gives 01, but 00"), "{said:?}");
    let said = caught(Fault::AcceptsAll, Operation::SchnorrVerifyBytes);
    assert!(said[0].contains("input 0 gives 01, but 00"), "{said:?}");
    let said = caught(Fault::RefusesAll, Operation::EcdsaVerify);
    assert!(said[0].contains("input 0 gives 00, but 01"), "{said:?}");
}

#[test]
fn wrong_signatures_are_caught_by_every_verifier() {
    for operation in [Operation::EcdsaSign, Operation::SchnorrSign] {
        let said = caught(Fault::SignsAnother, operation);
        assert!(said.len() >= 3, "{said:?}");
        assert!(
            said.iter()
                .any(|line| line.ends_with("its signature over input 0 is refused by libsecp_c")),
            "{said:?}"
        );
    }
    let said = caught(Fault::SignsShort, Operation::EcdsaSign);
    assert!(said[0].contains("a signature of 63 bytes"), "{said:?}");
}

#[test]
fn what_is_no_key_must_be_refused() {
    let said = caught(Fault::ParsesAll, Operation::PubkeyParse);
    assert!(
        said.iter().any(|line| line.contains("a refusal")),
        "{said:?}"
    );
}
