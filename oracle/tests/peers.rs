//! The implementations: which there are, that each is what its name says, and what each has. That they agree is tested in `agreement.rs`.

use purek1_oracle::inputs::{self, Inputs};
use purek1_oracle::operations::Operation;
use purek1_oracle::peers::{self, IDS, Peer};

const COUNT: usize = 16;

/// How many operations each implementation has, so that none is lost unnoticed.
const OPERATIONS: &[(&str, usize)] = &[
    ("purek1", 14),
    ("purek1_portable", 14),
    ("purek1_small", 14),
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
    ("p256k1", 9),
];

/// What the implementation computes from every input; `None` if it lacks the operation.
fn outputs(peer: &dyn Peer, operation: Operation, inputs: &Inputs) -> Option<Vec<Vec<u8>>> {
    let mut task = peer.task(operation, inputs)?;
    let outputs = (0..COUNT).map(|input| task.output(input).expect("an output"));
    Some(outputs.collect())
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
                "purek1_portable" => "the same as purek1 here",
                "btcec" | "p256k1" => "skipped, ",
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
fn tables_without_the_large_ones_take_at_most_32_kib() {
    let peers = peers::all();
    let tables = |id: &str| find(&peers, id).tables();
    assert_eq!(tables("purek1"), Some(598 * 1024));
    assert!(tables("purek1_small").is_some_and(|bytes| bytes <= 32 * 1024));
}

#[test]
fn every_implementation_has_its_operations() {
    let inputs = inputs::valid(1);
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

/// RFC 6979 and BIP-340 fix the nonce, so whoever keeps to them makes the C library's signatures; crrl and p256k1 sign ECDSA with a nonce of
/// their own.
#[test]
fn signatures_are_those_of_the_c_library() {
    let peers = peers::all();
    // The second are other messages under the same keys.
    for inputs in [inputs::valid(COUNT), inputs::broken(COUNT)] {
        for operation in Operation::all().filter(|operation| operation.makes_signatures()) {
            let reference = outputs(find(&peers, "libsecp_c"), operation, &inputs);
            for signer in &peers {
                if let Some(found) = outputs(signer.as_ref(), operation, &inputs) {
                    let (name, id) = (operation.name(), signer.id());
                    let own_nonce =
                        ["crrl", "p256k1"].contains(&id) && operation == Operation::EcdsaSign;
                    assert_eq!(Some(found) != reference, own_nonce, "{name} of {id}");
                }
            }
        }
    }
}
