//! Registration proofs: those the reference system makes, and that each is good for one policy and
//! one seed.

use purek1_wallet::register::{Proof, check, register};
use purek1_wallet::{Error, Policy, Seed, sample};

const WSH_KEYS: [&str; 2] = [
    "[76223a6e/48'/1'/0'/2']tpubDE7NQymr4AFtewpAsWtnreyq9ghkzQBXpCZjWLFVRAvnbf7vya2eMTvT2fPapNqL8SuVvLQdbUbMfWLVDCZKnsEBqp6UK93QEzL8Ck23AwF",
    "[f5acc2fd/48'/1'/0'/2']tpubDFAqEGNyad35aBCKUAXbQGDjdVhNueno5ZZVEn3sQbW5ci457gLR7HyTmHBg93oourBssgUxuWz1jX5uhc1qaqFo9VsybY1J5FuedLfm4dK",
];
const WSH_PROOF: &str = "d7c7a60b4ab4a14c1bf8901ba627d72140b2fb907f2b4e35d2e693bce9fbb371";

fn seed() -> Seed {
    Seed::from_bytes(&sample::SEED).unwrap()
}

fn wsh_policy() -> Policy {
    Policy::new("Cold storage", "wsh(sortedmulti(2,@0/**,@1/**))", &WSH_KEYS).unwrap()
}

/// Proofs that the reference system's own tests hold for this seed.
#[test]
fn proofs_are_those_of_the_reference() {
    let proofs = [
        ("wsh(sortedmulti(2,@0/**,@1/**))", WSH_KEYS, WSH_PROOF),
        (
            "sh(sortedmulti(2,@0/**,@1/**))",
            [
                "[5c9e228d/48'/1'/0'/0']tpubDEGquuorgFNb8bjh5kNZQMPtABJzoWwNm78FUmeoPkfRtoPF7JLrtoZeT3J3ybq1HmC3Rn1Q8wFQ8J5usanzups5rj7PJoQLNyvq8QbJruW",
                "[f5acc2fd/48'/1'/0'/0']tpubDFAqEGNyad35WQAZMmPD4vgBXnjH16RGciLdWekPe4f4d5JzoHVu1PS86Sy4Tm63vDf8rfV3UjifhrRuSUDfiZj5KPffTPyZ4ZXBKvjD8jm",
            ],
            "fa73e36119324fbe4cc1ca94aa842c6261526d44112a22164bc57c3335102b04",
        ),
        (
            "sh(wsh(sortedmulti(2,@0/**,@1/**)))",
            [
                "[76223a6e/48'/1'/0'/1']tpubDE7NQymr4AFtcJXi9TaWZtrhAdy8QyKmT4U6b9qYByAxCzoyMJ8zw5d8xVLVpbTRAEqP8pVUxjLE2vDt1rSFjaiS8DSz1QcNZ8D1qxUMx1g",
                "[f5acc2fd/48'/1'/0'/1']tpubDFAqEGNyad35YgH8zxvxFZqNUoPtr5mDojs7wzbXQBHTZ4xHeVXG6w2HvsKvjBpaRpTmjYDjdPg5w2c6Wvu8QBkyMDrmBWdCyqkDM7reSsY",
            ],
            "1f498e7444841b883c4a63e2b88a5cad297c289d235794f8e3e17cf559ed0654",
        ),
    ];
    for (template, keys, expected) in proofs {
        let policy = Policy::new("Cold storage", template, &keys).unwrap();
        assert_eq!(
            register(&policy, &seed()).unwrap().to_string(),
            expected,
            "{template}"
        );
        assert_eq!(check(&policy, &seed(), &expected.parse().unwrap()), Ok(()));
    }
}

#[test]
fn a_proof_is_for_one_policy() {
    let proof: Proof = WSH_PROOF.parse().unwrap();
    assert_eq!(check(&wsh_policy(), &seed(), &proof), Ok(()));
    let [first, second] = WSH_KEYS;
    let others = [
        Policy::new(
            "Cold Storage",
            "wsh(sortedmulti(2,@0/**,@1/**))",
            &[first, second],
        ),
        Policy::new(
            "Cold storage",
            "wsh(sortedmulti(1,@0/**,@1/**))",
            &[first, second],
        ),
        Policy::new(
            "Cold storage",
            "wsh(sortedmulti(2,@0/**,@1/**))",
            &[second, first],
        ),
        Policy::new(
            "Cold storage",
            "wsh(sortedmulti(2,@0/**,@1/**))",
            &[first, &second.replace('\'', "h")],
        ),
        Policy::new(
            "Cold storage",
            "wsh(sortedmulti(2,@0/<0;1>/*,@1/**))",
            &[first, second],
        ),
    ];
    for policy in others {
        assert_eq!(
            check(&policy.unwrap(), &seed(), &proof),
            Err(Error::ProofMismatch)
        );
    }
}

#[test]
fn a_proof_is_for_one_seed() {
    let policy = wsh_policy();
    let proof = register(&policy, &seed()).unwrap();
    let mut other = sample::SEED;
    other[63] ^= 1;
    assert_eq!(
        check(&policy, &Seed::from_bytes(&other).unwrap(), &proof),
        Err(Error::ProofMismatch)
    );
}

#[test]
fn every_bit_of_a_proof_counts() {
    let policy = wsh_policy();
    let right = register(&policy, &seed()).unwrap();
    for bit in 0..256 {
        let mut bytes = right.to_byte_array();
        bytes[bit / 8] ^= 1 << (bit % 8);
        assert_eq!(
            check(&policy, &seed(), &Proof::from_byte_array(bytes)),
            Err(Error::ProofMismatch)
        );
        assert_ne!(Proof::from_byte_array(bytes), right);
    }
}

#[test]
fn an_extended_private_key_cannot_register() {
    let master = purek1::bip32::ExtendedSecretKey::from_seed(
        &sample::SEED,
        purek1::bip32::NetworkKind::Test,
    )
    .unwrap();
    let text = bitcoin::base58::encode_check(&*master.to_secret_byte_array());
    let seed = Seed::from_xprv(&text).unwrap();
    assert_eq!(register(&wsh_policy(), &seed), Err(Error::ProofNeedsSeed));
    assert_eq!(
        check(&wsh_policy(), &seed, &WSH_PROOF.parse().unwrap()),
        Err(Error::ProofNeedsSeed)
    );
}

#[test]
fn a_proof_reads_what_it_writes() {
    let proof: Proof = WSH_PROOF.parse().unwrap();
    assert_eq!(proof.to_string(), WSH_PROOF);
    assert_eq!(WSH_PROOF.to_uppercase().parse(), Ok(proof));
    let short = &WSH_PROOF[2..];
    for text in [
        "",
        short,
        &format!("{WSH_PROOF}00"),
        &format!("0x{short}"),
        &format!("+7{short}"),
        &format!(" {WSH_PROOF}"),
        &format!("g7{short}"),
        &format!("é{short}"),
    ] {
        assert_eq!(text.parse::<Proof>(), Err(Error::ProofText), "{text}");
    }
}
