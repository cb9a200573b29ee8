//! Every implementation computes the same, or accepts what the others made.

use purek1_oracle::inputs::Inputs;
use purek1_oracle::operations::Operation;
use purek1_oracle::peers::{self, IDS, Peer};

const COUNT: usize = 16;

/// How many operations each implementation has, so that none is lost unnoticed.
const OPERATIONS: &[(&str, usize)] = &[
    ("purek1", 12),
    ("libsecp_c", 12),
    ("libsecp_c_shani", 12),
    ("secp256k1_crate", 12),
    ("k256", 12),
    ("blvm", 14),
    ("parity", 9),
    ("crrl", 8),
    ("secp256kfun", 5),
    ("rust_bitcoin", 2),
    ("btcec", 12),
];

/// What the implementation computes from every input; `None` if it lacks the operation.
fn outputs(peer: &dyn Peer, operation: Operation, inputs: &Inputs) -> Option<Vec<Vec<u8>>> {
    let mut task = peer.task(operation, inputs)?;
    let outputs = (0..count(operation)).map(|input| task.output(input).expect("an output"));
    Some(outputs.collect())
}

/// How many inputs an operation is tried on: fewer of the long ones.
fn count(operation: Operation) -> usize {
    if operation.units() > 64 { 2 } else { COUNT }
}

/// The operations that give a verdict.
fn verifies(operation: Operation) -> bool {
    operation.name().contains("verify") || operation.name().contains("batch")
}

fn find<'a>(peers: &'a [Box<dyn Peer>], id: &str) -> &'a dyn Peer {
    let found = peers.iter().find(|peer| peer.id() == id);
    found.expect("the reference is always there").as_ref()
}

#[test]
fn every_implementation_is_present_or_absent_for_a_reason() {
    let (present, absent) = peers::survey();
    let mut found: Vec<&str> = present.iter().map(|peer| peer.id()).collect();
    found.extend(absent.iter().map(|absent| absent.absent.as_str()));
    let position = |id: &str| IDS.iter().position(|entry| entry.0 == id);
    found.sort_by_key(|id| position(id));
    assert_eq!(found, IDS.iter().map(|entry| entry.0).collect::<Vec<_>>());
    assert!(present.is_sorted_by_key(|peer| position(peer.id())));

    for absent in absent {
        let &(id, feature) = &IDS[position(&absent.absent).expect("a known id")];
        let built = match feature {
            Some("blvm") => cfg!(feature = "blvm"),
            Some("crrl") => cfg!(feature = "crrl"),
            Some("k256") => cfg!(feature = "k256"),
            Some("parity") => cfg!(feature = "parity"),
            Some("secp256kfun") => cfg!(feature = "secp256kfun"),
            Some(other) => panic!("the feature {other} is unknown here"),
            None => true,
        };
        if built {
            // What this build has can be absent only for the machine it runs on.
            let reason = match id {
                "libsecp_c_shani" => "this processor has no SHA-256 instructions",
                "btcec" => "skipped, ",
                _ => panic!("{id} is absent: {}", absent.reason),
            };
            assert!(absent.reason.starts_with(reason), "{}", absent.reason);
        } else {
            let feature = feature.expect("a feature");
            assert_eq!(
                absent.reason,
                format!("left out of this build (feature `{feature}`)")
            );
        }
    }
}

#[test]
fn every_implementation_proves_what_it_calls() {
    for peer in peers::all() {
        assert_eq!(peer.prove(), Ok(()), "{}", peer.id());
    }
}

#[test]
fn every_implementation_has_its_operations() {
    let inputs = Inputs::valid(1);
    for peer in peers::all() {
        let found = Operation::all().filter(|&op| peer.task(op, &inputs).is_some());
        let expected = OPERATIONS.iter().find(|entry| entry.0 == peer.id());
        assert_eq!(
            found.count(),
            expected.expect("a known id").1,
            "{}",
            peer.id()
        );
    }
}

#[test]
fn all_compute_the_same() {
    let peers = peers::all();
    for inputs in [Inputs::valid(COUNT), Inputs::broken(COUNT)] {
        for operation in Operation::all() {
            if operation.makes_signatures() || verifies(operation) {
                continue;
            }
            let reference = match operation {
                Operation::Bip32Child | Operation::Bip32Children1000 => "rust_bitcoin",
                _ => "libsecp_c",
            };
            let expected = outputs(find(&peers, reference), operation, &inputs);
            let expected = expected.expect("the reference has every operation that others have");
            for peer in &peers {
                if let Some(found) = outputs(peer.as_ref(), operation, &inputs) {
                    assert_eq!(found, expected, "{} of {}", operation.name(), peer.id());
                }
            }
        }
    }
}

#[test]
fn all_accept_what_is_valid_and_refuse_what_is_broken() {
    let peers = peers::all();
    for (inputs, accepted) in [(Inputs::valid(COUNT), true), (Inputs::broken(COUNT), false)] {
        for operation in Operation::all().filter(|&operation| verifies(operation)) {
            for peer in &peers {
                if let Some(found) = outputs(peer.as_ref(), operation, &inputs) {
                    let expected = vec![vec![u8::from(accepted)]; count(operation)];
                    assert_eq!(found, expected, "{} of {}", operation.name(), peer.id());
                }
            }
        }
        for peer in &peers {
            if let Some(found) = outputs(peer.as_ref(), Operation::PubkeyParse, &inputs) {
                let full = |key: &Vec<u8>| key.len() == 65;
                let refused = |key: &Vec<u8>| key.is_empty();
                assert!(
                    found
                        .iter()
                        .all(|key| if accepted { full(key) } else { refused(key) }),
                    "{}",
                    peer.id()
                );
            }
        }
    }
}

#[test]
fn all_accept_the_signatures_of_all() {
    let peers = peers::all();
    let signatures = |found: Vec<Vec<u8>>| -> Vec<[u8; 64]> {
        found
            .into_iter()
            .map(|signature| signature.try_into().expect("64 bytes"))
            .collect()
    };
    let mut checks = 0;
    // The second are other messages under the same keys: whoever signs, signs those as well.
    for inputs in [Inputs::valid(COUNT), Inputs::broken(COUNT)] {
        for operation in Operation::all().filter(|operation| operation.makes_signatures()) {
            let reference = outputs(find(&peers, "libsecp_c"), operation, &inputs);
            let reference = reference.expect("the reference signs");
            for signer in &peers {
                let Some(found) = outputs(signer.as_ref(), operation, &inputs) else {
                    continue;
                };
                // Both schemes fix the nonce; crrl alone has one of its own.
                let alike = signer.id() != "crrl";
                assert_eq!(
                    found == reference,
                    alike,
                    "{} of {}",
                    operation.name(),
                    signer.id()
                );
                let mut signed = inputs.clone();
                let verifications = if operation == Operation::EcdsaSign {
                    signed.ecdsa = signatures(found);
                    [Operation::EcdsaVerify, Operation::EcdsaVerifyBytes]
                } else {
                    signed.schnorr = signatures(found);
                    [Operation::SchnorrVerify, Operation::SchnorrVerifyBytes]
                };
                for verification in verifications {
                    for verifier in &peers {
                        let verdicts = outputs(verifier.as_ref(), verification, &signed);
                        if let Some(verdicts) = verdicts {
                            let (signer, verifier) = (signer.id(), verifier.id());
                            let name = verification.name();
                            assert!(
                                verdicts.iter().all(|verdict| verdict == &[1]),
                                "{name} of {verifier} refuses what {signer} made"
                            );
                            checks += 1;
                        }
                    }
                }
            }
        }
    }
    // Two sets of inputs, each signature checked parsed and from bytes, by whoever has both the scheme's halves.
    let has = |operation| {
        let inputs = Inputs::valid(1);
        let having = peers
            .iter()
            .filter(|p| p.task(operation, &inputs).is_some());
        having.count()
    };
    let ecdsa = has(Operation::EcdsaSign) * has(Operation::EcdsaVerify);
    let schnorr = has(Operation::SchnorrSign) * has(Operation::SchnorrVerify);
    assert_eq!(checks, 4 * (ecdsa + schnorr));
}
