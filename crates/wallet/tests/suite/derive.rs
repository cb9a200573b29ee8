//! Derivation: the same scripts as the reference system and as miniscript, with and without the
//! cache, and the number of derivations it takes.
//!
//! `PUREK1_VECTORS` names the folder with the vector files; without it, the tests that read them
//! are skipped.
//!
//! Long because it holds the reference's addresses.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use bitcoin::bip32::KeySource;
use bitcoin::secp256k1::Secp256k1;
use bitcoin::{Network, Psbt, ScriptBuf};
use miniscript::{Descriptor, DescriptorPublicKey};
use proptest::prelude::*;
use purek1::bip32::{ExtendedSecretKey, NetworkKind};
use purek1_wallet::derive::{Cache, DerivedKey, Deriver, Scripts};
use purek1_wallet::policy::Branch;
use purek1_wallet::{Error, Policy, sample};

/// A template for every form and many fragments, with the number of its keys.
const TEMPLATES: [(&str, usize); 18] = [
    ("pkh(@0/**)", 1),
    ("wpkh(@0/<5;1>/*)", 1),
    ("sh(wpkh(@0/**))", 1),
    ("tr(@0/**)", 1),
    ("tr(@0/<2147483647;17>/*)", 1),
    ("sh(multi(1,@0/**,@1/**))", 2),
    ("sh(multi(2,@0/**,@1/**,@0/<2;3>/*))", 2),
    ("sh(sortedmulti(2,@0/**,@1/**,@2/**))", 3),
    ("wsh(multi(2,@0/**,@1/<1;0>/*))", 2),
    ("wsh(sortedmulti(3,@0/**,@1/**,@2/**,@3/**,@4/**))", 5),
    ("sh(wsh(multi(2,@0/**,@1/**)))", 2),
    ("sh(wsh(sortedmulti(1,@0/**,@1/**)))", 2),
    ("wsh(pkh(@0/**))", 1),
    (
        "wsh(thresh(3,pk(@0/**),s:pk(@1/**),s:pk(@2/**),sln:older(12960)))",
        3,
    ),
    (
        "sh(wsh(or_d(pk(@0/**),and_v(v:multi(2,@1/**,@2/**,@3/**),older(4194305)))))",
        4,
    ),
    (
        "wsh(or_d(multi(2,@0/<0;1>/*,@1/<0;1>/*),and_v(v:thresh(1,pkh(@0/<2;3>/*),a:pkh(@1/<2;3>/*)),older(65535))))",
        2,
    ),
    (
        "wsh(andor(pk(@0/**),older(1),and_v(v:pkh(@1/**),hash160(1234567890abcdef1234567890abcdef12345678))))",
        2,
    ),
    (
        "wsh(and_v(v:pk(@0/**),and_v(v:sha256(b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9),and_v(v:hash256(0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef),ripemd160(fedcba0987654321fedcba0987654321fedcba09)))))",
        1,
    ),
];

const BRANCHES: [Branch; 2] = [Branch::Receive, Branch::Change];

/// The xpub of a testnet account made from a number.
fn xpub(number: u64) -> String {
    let mut seed = [7; 16];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    let master = ExtendedSecretKey::from_seed(&seed, NetworkKind::Test).unwrap();
    bitcoin::base58::encode_check(&master.extended_public_key().to_byte_array())
}

fn policy(template: &str, keys: usize, first: u64) -> Policy {
    let keys: Vec<_> = (0..keys as u64)
        .map(|number| xpub(first + number))
        .collect();
    Policy::new("Test", template, &keys).unwrap()
}

fn scripts(policy: &Policy, cache: Cache, branch: Branch, index: u32) -> Scripts {
    Deriver::new(policy, cache)
        .script_pubkey(branch, index)
        .unwrap()
}

/// All that a derivation gives, in a form that can be compared.
#[derive(Debug, PartialEq)]
struct Flat {
    scripts: [Option<ScriptBuf>; 3],
    tap_internal_key: Option<[u8; 32]>,
    keys: Vec<([u8; 33], [[u8; 32]; 2])>,
}

fn flat(scripts: &Scripts) -> Flat {
    let key = |key: &DerivedKey| {
        (
            key.public_key.to_byte_array(),
            key.tweaks.map(|tweak| tweak.to_byte_array()),
        )
    };
    Flat {
        scripts: [
            Some(scripts.script_pubkey.clone()),
            scripts.redeem_script.clone(),
            scripts.witness_script.clone(),
        ],
        tap_internal_key: scripts.tap_internal_key.map(|key| key.to_byte_array()),
        keys: scripts.keys.iter().map(key).collect(),
    }
}

/// The same scripts, made by miniscript and bitcoin from the policy's multipath descriptor.
struct Oracle(Vec<Descriptor<DescriptorPublicKey>>);

impl Oracle {
    fn new(policy: &Policy) -> Self {
        let descriptor: Descriptor<DescriptorPublicKey> =
            policy.to_descriptor_string().parse().unwrap();
        descriptor.sanity_check().unwrap();
        let single = descriptor.into_single_descriptors().unwrap();
        assert_eq!(single.len(), 2);
        Self(single)
    }

    fn at(&self, branch: Branch, index: u32) -> Descriptor<bitcoin::PublicKey> {
        let definite = self.0[branch as usize].at_derivation_index(index).unwrap();
        definite.derived_descriptor(&Secp256k1::verification_only())
    }
}

/// Checks one policy at one place against the oracle, with the cache and without.
fn agrees_with_the_oracle(policy: &Policy, branch: Branch, index: u32) {
    let ours = scripts(policy, Cache::On, branch, index);
    assert_eq!(
        flat(&ours),
        flat(&scripts(policy, Cache::Off, branch, index))
    );

    let theirs = Oracle::new(policy).at(branch, index);
    assert_eq!(
        ours.script_pubkey,
        theirs.script_pubkey(),
        "{}",
        policy.template()
    );
    let address = Deriver::new(policy, Cache::Off)
        .address(branch, index, Network::Testnet)
        .unwrap();
    assert_eq!(address, theirs.address(Network::Testnet).unwrap());
    match &theirs {
        Descriptor::Tr(tr) => {
            let key = ours.tap_internal_key.unwrap().to_byte_array();
            assert_eq!(
                key,
                miniscript::ToPublicKey::to_x_only_pubkey(tr.internal_key()).serialize()
            );
            assert_eq!((&ours.redeem_script, &ours.witness_script), (&None, &None));
        }
        _ => {
            assert!(ours.tap_internal_key.is_none());
            // Whatever is innermost is the script that is hashed into the next.
            let explicit = theirs.explicit_script().unwrap();
            let innermost = ours
                .witness_script
                .as_ref()
                .or(ours.redeem_script.as_ref())
                .unwrap_or(&ours.script_pubkey);
            assert_eq!(*innermost, explicit);
            let mut expected = innermost.clone();
            if ours.witness_script.is_some() {
                expected = expected.to_p2wsh();
            }
            if let Some(redeem) = &ours.redeem_script {
                assert_eq!(*redeem, expected);
                expected = redeem.to_p2sh();
            }
            assert_eq!(ours.script_pubkey, expected);
            assert_eq!(
                ours.witness_script.is_some(),
                policy.template().contains("wsh(")
            );
            assert_eq!(
                ours.redeem_script.is_some(),
                policy.template().starts_with("sh(")
            );
        }
    }
    let keys: Vec<_> = theirs
        .iter_pk()
        .map(|key| key.inner.x_only_public_key().0.serialize())
        .collect();
    let our_keys: Vec<_> = ours
        .keys
        .iter()
        .map(|key| key.public_key.x_only_public_key().0.to_byte_array())
        .collect();
    assert_eq!(our_keys, keys);
}

#[test]
fn every_form_agrees_with_miniscript() {
    for (number, (template, keys)) in TEMPLATES.into_iter().enumerate() {
        let policy = policy(template, keys, 100 * number as u64);
        for branch in BRANCHES {
            for index in [0, 1, 50_001, (1 << 31) - 1] {
                agrees_with_the_oracle(&policy, branch, index);
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn random_policies_agree_with_miniscript(
        form in 0..TEMPLATES.len(),
        first in any::<u32>(),
        change in any::<bool>(),
        index in 0u32..1 << 31,
    ) {
        let (template, keys) = TEMPLATES[form];
        let policy = policy(template, keys, first.into());
        agrees_with_the_oracle(&policy, BRANCHES[usize::from(change)], index);
    }

    /// One deriver with a cache, asked for many places in any order, says what a fresh one without
    /// a cache says.
    #[test]
    fn the_cache_changes_nothing(
        form in 0..TEMPLATES.len(),
        first in any::<u32>(),
        places in prop::collection::vec((any::<bool>(), prop_oneof![0u32..4, 0u32..1 << 31]), 1..12),
    ) {
        let (template, keys) = TEMPLATES[form];
        let policy = policy(template, keys, first.into());
        let id = policy.id();
        let (mut with, mut without) = (Deriver::new(&policy, Cache::On), Deriver::new(&policy, Cache::Off));
        for (change, index) in &places {
            let branch = BRANCHES[usize::from(*change)];
            let cached = with.script_pubkey(branch, *index).unwrap();
            prop_assert_eq!(flat(&cached), flat(&without.script_pubkey(branch, *index).unwrap()));
            prop_assert_eq!(flat(&cached), flat(&scripts(&policy, Cache::Off, branch, *index)));
        }
        let (k, s) = (policy.key_expressions().len() as u64, places.len() as u64);
        prop_assert_eq!(with.derivations(), k * s + 2 * k);
        prop_assert_eq!(without.derivations(), 2 * k * s);
        prop_assert_eq!(policy.id(), id);
        prop_assert_eq!(policy.clone().id(), id);
    }
}

/// Addresses that the reference system's own tests hold for the sample seed: name, template, keys,
/// branch, index, address.
#[test]
fn addresses_are_those_of_the_reference() {
    use Branch::{Change, Receive};
    const PKH: &str = "[f5acc2fd/44'/1'/0']tpubDCwYjpDhUdPGP5rS3wgNg13mTrrjBuG8V9VpWbyptX6TRPbNoZVXsoVUSkCjmQ8jJycjuDKBb9eataSymXakTTaGifxR6kmVsfFehH1ZgJT";
    const WPKH: &str = "[f5acc2fd/84'/1'/0']tpubDCtKfsNyRhULjZ9XMS4VKKtVcPdVDi8MKUbcSD9MJDyjRu1A2ND5MiipozyyspBT9bg8upEp7a8EAgFxNxXn1d7QkdbL52Ty5jiSLcxPt1P";
    const NESTED: &str = "[f5acc2fd/49'/1'/0']tpubDC871vGLAiKPcwAw22EjhKVLk5L98UGXBEcGR8gpcigLQVDDfgcYW24QBEyTHTSFEjgJgbaHU8CdRi9vmG4cPm1kPLmZhJEP17FMBdNheh3";
    const TR: &str = "[f5acc2fd/86'/1'/0']tpubDDKYE6BREvDsSWMazgHoyQWiJwYaDDYPbCFjYxN3HFXJP5fokeiK4hwK5tTLBNEDBwrDXn8cQ4v9b2xdW62Xr5yxoQdMu1v6c7UDXYVH27U";
    let single = [
        (
            "pkh(@0/**)",
            PKH,
            Receive,
            0,
            "mz5vLWdM1wHVGSmXUkhKVvZbJ2g4epMXSm",
        ),
        (
            "pkh(@0/**)",
            PKH,
            Change,
            15,
            "myFCUBRCKFjV7292HnZtiHqMzzHrApobpT",
        ),
        (
            "wpkh(@0/**)",
            WPKH,
            Receive,
            0,
            "tb1qzdr7s2sr0dwmkwx033r4nujzk86u0cy6fmzfjk",
        ),
        (
            "wpkh(@0/**)",
            WPKH,
            Change,
            15,
            "tb1qlrvzyx8jcjfj2xuy69du9trtxnsvjuped7e289",
        ),
        (
            "sh(wpkh(@0/**))",
            NESTED,
            Receive,
            0,
            "2MyHkbusvLomaarGYMqyq7q9pSBYJRwWcsw",
        ),
        (
            "sh(wpkh(@0/**))",
            NESTED,
            Change,
            15,
            "2NAbM4FSeBQG4o85kbXw2YNfKypcnEZS9MR",
        ),
        (
            "tr(@0/**)",
            TR,
            Receive,
            0,
            "tb1pws8wvnj99ca6acf8kq7pjk7vyxknah0d9mexckh5s0vu2ccy68js9am6u7",
        ),
        (
            "tr(@0/**)",
            TR,
            Receive,
            9,
            "tb1psl7eyk2jyjzq6evqvan854fts7a5j65rth25yqahkd2a765yvj0qggs5ne",
        ),
        (
            "tr(@0/**)",
            TR,
            Change,
            0,
            "tb1pmr60r5vfjmdkrwcu4a2z8h39mzs7a6wf2rfhuml6qgcp940x9cxs7t9pdy",
        ),
        (
            "tr(@0/**)",
            TR,
            Change,
            9,
            "tb1p98d6s9jkf0la8ras4nnm72zme5r03fexn29e3pgz4qksdy84ndpqgjak72",
        ),
    ];
    for (template, key, branch, index, address) in single {
        let policy = Policy::new("", template, &[key]).unwrap();
        let derived = Deriver::new(&policy, Cache::On)
            .address(branch, index, Network::Testnet)
            .unwrap();
        assert_eq!(derived.to_string(), address);
    }
    let several = [
        (
            "wsh(and_b(pk(@0/**),a:1))",
            vec![WPKH],
            "tb1q5lyn9807ygs7pc52980mdeuwl9wrq5c8n3kntlhy088h6fqw4gzspw9t9m",
        ),
        (
            "wsh(sortedmulti(2,@0/**,@1/**))",
            vec![
                "[76223a6e/48'/1'/0'/2']tpubDE7NQymr4AFtewpAsWtnreyq9ghkzQBXpCZjWLFVRAvnbf7vya2eMTvT2fPapNqL8SuVvLQdbUbMfWLVDCZKnsEBqp6UK93QEzL8Ck23AwF",
                "[f5acc2fd/48'/1'/0'/2']tpubDFAqEGNyad35aBCKUAXbQGDjdVhNueno5ZZVEn3sQbW5ci457gLR7HyTmHBg93oourBssgUxuWz1jX5uhc1qaqFo9VsybY1J5FuedLfm4dK",
            ],
            "tb1qmyauyzn08cduzdqweexgna2spwd0rndj55fsrkefry2cpuyt4cpsn2pg28",
        ),
        (
            "sh(sortedmulti(2,@0/**,@1/**))",
            vec![
                "[5c9e228d/48'/1'/0'/0']tpubDEGquuorgFNb8bjh5kNZQMPtABJzoWwNm78FUmeoPkfRtoPF7JLrtoZeT3J3ybq1HmC3Rn1Q8wFQ8J5usanzups5rj7PJoQLNyvq8QbJruW",
                "[f5acc2fd/48'/1'/0'/0']tpubDFAqEGNyad35WQAZMmPD4vgBXnjH16RGciLdWekPe4f4d5JzoHVu1PS86Sy4Tm63vDf8rfV3UjifhrRuSUDfiZj5KPffTPyZ4ZXBKvjD8jm",
            ],
            "2Mx69MjHC4ViZAH1koVXPvVgaazbBCdr89j",
        ),
        (
            "sh(wsh(sortedmulti(2,@0/**,@1/**)))",
            vec![
                "[76223a6e/48'/1'/0'/1']tpubDE7NQymr4AFtcJXi9TaWZtrhAdy8QyKmT4U6b9qYByAxCzoyMJ8zw5d8xVLVpbTRAEqP8pVUxjLE2vDt1rSFjaiS8DSz1QcNZ8D1qxUMx1g",
                "[f5acc2fd/48'/1'/0'/1']tpubDFAqEGNyad35YgH8zxvxFZqNUoPtr5mDojs7wzbXQBHTZ4xHeVXG6w2HvsKvjBpaRpTmjYDjdPg5w2c6Wvu8QBkyMDrmBWdCyqkDM7reSsY",
            ],
            "2MxAUTJh27foYtyp9dcSxP7RgaSwkkVCHTU",
        ),
    ];
    for (template, keys, address) in several {
        let policy = Policy::new("Cold storage", template, &keys).unwrap();
        let derived = Deriver::new(&policy, Cache::Off)
            .address(Receive, 0, Network::Testnet)
            .unwrap();
        assert_eq!(derived.to_string(), address);
    }
}

/// The work that is published for the reference system: rows of key expressions, and 1, 3 and 10
/// inputs with one change output, without the cache and with it.
const WORK: [(u64, [(u64, u64); 3]); 4] = [
    (1, [(4, 4), (8, 6), (22, 13)]),
    (3, [(12, 12), (24, 18), (66, 39)]),
    (5, [(20, 20), (40, 30), (110, 65)]),
    (8, [(32, 32), (64, 48), (176, 104)]),
];

/// The published counts for a number of key expressions and of inputs.
fn published(key_expressions: usize, inputs: usize) -> (u64, u64) {
    let (_, row) = WORK
        .iter()
        .find(|(k, _)| *k == key_expressions as u64)
        .unwrap();
    row[[1, 3, 10].iter().position(|n| *n == inputs).unwrap()]
}

#[test]
fn derivations_are_as_many_as_published() {
    for sample in sample::workload_policies().unwrap() {
        let k = sample.policy.key_expressions().len();
        for inputs in [1u32, 3, 10] {
            // All inputs on one branch, or on both.
            for branches in [
                [Branch::Receive, Branch::Receive],
                BRANCHES,
                [Branch::Change, Branch::Change],
            ] {
                let counts = [Cache::Off, Cache::On].map(|cache| {
                    let mut deriver = Deriver::new(&sample.policy, cache);
                    assert_eq!(deriver.derivations(), 0);
                    for (branch, index) in branches.iter().cycle().zip(0..inputs) {
                        deriver.script_pubkey(*branch, index).unwrap();
                    }
                    deriver.script_pubkey(Branch::Change, 9).unwrap();
                    deriver.derivations()
                });
                let (without, with) = published(k, inputs as usize);
                assert_eq!(
                    counts,
                    [without, with],
                    "{} with {inputs} inputs",
                    sample.name
                );
            }
        }
    }
}

#[test]
fn an_account_secret_and_both_tweaks_make_the_child_secret() {
    for sample in sample::workload_policies().unwrap() {
        let policy = &sample.policy;
        let master = ExtendedSecretKey::from_seed(&sample::SEED, NetworkKind::Test).unwrap();
        let origin = policy.keys()[0].origin().unwrap();
        assert_eq!(origin.fingerprint, [0xf5, 0xac, 0xc2, 0xfd]);
        let account = master.derive_path(&origin.path).unwrap();
        assert_eq!(account.extended_public_key(), *policy.keys()[0].xpub());
        for cache in [Cache::On, Cache::Off] {
            let scripts = scripts(policy, cache, Branch::Change, 1234);
            let own = policy
                .key_expressions()
                .iter()
                .zip(&scripts.keys)
                .filter(|(expression, _)| expression.key == 0);
            let mut number = 0;
            for (expression, key) in own {
                let [branch, index] = key.tweaks.map(|tweak| tweak.to_byte_array());
                let secret = account
                    .secret_key()
                    .add_tweak(&branch)
                    .unwrap()
                    .add_tweak(&index)
                    .unwrap();
                assert_eq!(secret.public_key(), key.public_key);
                // The branch's step comes first.
                let xpub = policy.keys()[0].xpub();
                let (_, first) = xpub
                    .derive_child_with_tweak_vartime(expression.change)
                    .unwrap();
                assert_eq!(first.to_byte_array(), branch);
                // The slow way down.
                let child = account.derive_path(&[expression.change, 1234]).unwrap();
                assert_eq!(child.secret_key().public_key(), key.public_key);
                number += 1;
            }
            assert_eq!(number, if sample.name == "2paths" { 2 } else { 1 });
        }
    }
}

#[test]
fn refuses_hardened_indices_and_other_networks() {
    let policy = policy("wpkh(@0/**)", 1, 0);
    for cache in [Cache::On, Cache::Off] {
        let mut deriver = Deriver::new(&policy, cache);
        for index in [1 << 31, u32::MAX] {
            assert_eq!(
                deriver.script_pubkey(Branch::Receive, index).unwrap_err(),
                Error::IndexTooLarge { index }
            );
        }
        assert_eq!(deriver.derivations(), 0);
        let address =
            |deriver: &mut Deriver<'_>, network| deriver.address(Branch::Receive, 0, network);
        let wrong = Error::WrongNetwork {
            network: Network::Bitcoin,
        };
        assert_eq!(address(&mut deriver, Network::Bitcoin).unwrap_err(), wrong);
        assert!(
            address(&mut deriver, Network::Signet)
                .unwrap()
                .to_string()
                .starts_with("tb1q")
        );
        assert!(
            address(&mut deriver, Network::Regtest)
                .unwrap()
                .to_string()
                .starts_with("bcrt1q")
        );
    }
    let xpub = "xpub6Br37sWxruYfT8ASpCjVHKGwgdnYFEn98DwiN76i2oyY6fgH1LAPmmDcF46xjxJr22gw4jmVjTE2E3URMnRPEPYyo1zoPSUba563ESMXCeb";
    let mainnet = Policy::new("Test", "wpkh(@0/**)", &[xpub]).unwrap();
    let mut deriver = Deriver::new(&mainnet, Cache::On);
    assert!(
        deriver
            .address(Branch::Receive, 0, Network::Bitcoin)
            .is_ok()
    );
    for network in [Network::Testnet, Network::Signet, Network::Regtest] {
        assert_eq!(
            deriver.address(Branch::Receive, 0, network).unwrap_err(),
            Error::WrongNetwork { network }
        );
    }
}

/// The branch and index that the derivations of an input or output propose: for key 0 of the
/// policies here, the last two steps of the path whose branch is below 2.
fn proposed<'a>(mut sources: impl Iterator<Item = &'a KeySource>) -> Option<(Branch, u32)> {
    sources.find_map(|(_, path)| {
        let steps = path.to_u32_vec();
        match steps[steps.len() - 2..] {
            [0, index] => Some((Branch::Receive, index)),
            [1, index] => Some((Branch::Change, index)),
            _ => None,
        }
    })
}

/// Derives every script of `psbt` that its derivations propose, and checks all that the PSBT holds
/// against it. Returns how many there were, and the branches they are on.
fn check_psbt(deriver: &mut Deriver<'_>, psbt: &Psbt) -> (usize, BTreeSet<Branch>) {
    let mut branches = BTreeSet::new();
    let mut scripts = 0;
    let utxos = psbt
        .iter_funding_utxos()
        .map(|utxo| utxo.unwrap().script_pubkey.clone());
    for (input, script_pubkey) in psbt.inputs.iter().zip(utxos) {
        let taproot = input.tap_key_origins.values().map(|(_, source)| source);
        let (branch, index) = proposed(input.bip32_derivation.values().chain(taproot)).unwrap();
        let derived = deriver.script_pubkey(branch, index).unwrap();
        assert_eq!(derived.script_pubkey, script_pubkey);
        assert_eq!(derived.witness_script, input.witness_script);
        assert_eq!(derived.redeem_script, input.redeem_script);
        check_keys(
            &derived,
            input.bip32_derivation.keys(),
            input.tap_internal_key,
        );
        branches.insert(branch);
        scripts += 1;
    }
    for (map, output) in psbt.outputs.iter().zip(&psbt.unsigned_tx.output) {
        let taproot = map.tap_key_origins.values().map(|(_, source)| source);
        if let Some((branch, index)) = proposed(map.bip32_derivation.values().chain(taproot)) {
            let derived = deriver.script_pubkey(branch, index).unwrap();
            assert_eq!(branch, Branch::Change);
            assert_eq!(derived.script_pubkey, output.script_pubkey);
            assert_eq!(derived.witness_script, map.witness_script);
            assert_eq!(derived.redeem_script, map.redeem_script);
            check_keys(&derived, map.bip32_derivation.keys(), map.tap_internal_key);
            branches.insert(branch);
            scripts += 1;
        }
    }
    (scripts, branches)
}

fn check_keys<'a>(
    derived: &Scripts,
    in_psbt: impl Iterator<Item = &'a bitcoin::secp256k1::PublicKey>,
    internal_key: Option<bitcoin::secp256k1::XOnlyPublicKey>,
) {
    let mut in_psbt: Vec<_> = in_psbt.map(|key| key.serialize()).collect();
    in_psbt.sort();
    let mut keys: Vec<_> = derived
        .keys
        .iter()
        .map(|key| key.public_key.to_byte_array())
        .collect();
    keys.sort();
    match internal_key {
        Some(internal) => {
            assert_eq!(
                derived.tap_internal_key.unwrap().to_byte_array(),
                internal.serialize()
            );
            assert!(in_psbt.is_empty());
        }
        None => assert_eq!(keys, in_psbt),
    }
}

#[test]
fn scripts_and_counts_of_the_18_workloads() {
    let Ok(folder) = std::env::var("PUREK1_VECTORS") else {
        eprintln!("skipped: PUREK1_VECTORS is not set");
        return;
    };
    let path = std::path::Path::new(&folder).join("vectors/ledger/perf18.json");
    let file: serde_json::Value =
        serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let (mut run, mut on_one_branch) = (0, Vec::new());
    for entry in file.as_array().unwrap() {
        let text = |field: &str| entry[field].as_str().unwrap();
        let keys: Vec<_> = entry["keys"]
            .as_array()
            .unwrap()
            .iter()
            .map(|key| key.as_str().unwrap())
            .collect();
        let policy = Policy::new(text("policy_name"), text("template"), &keys).unwrap();
        let psbt: Psbt = text("psbt_v0_base64").parse().unwrap();
        let inputs = psbt.inputs.len();
        assert_eq!(inputs as u64, entry["n_inputs"].as_u64().unwrap());
        let (without, with) = published(policy.key_expressions().len(), inputs);
        for (cache, expected) in [(Cache::Off, without), (Cache::On, with)] {
            let mut deriver = Deriver::new(&policy, cache);
            let (scripts, branches) = check_psbt(&mut deriver, &psbt);
            assert_eq!(scripts, inputs + 1);
            assert_eq!(
                deriver.derivations(),
                expected,
                "{} {cache:?}",
                text("name")
            );
            if cache == Cache::On && branches.len() == 1 {
                on_one_branch.push(
                    text("name")
                        .trim_start_matches("test_perf_sign_psbt_")
                        .to_string(),
                );
            }
        }
        run += 1;
    }
    assert_eq!(run, 18);
    // Their one input is on the change branch, as their change is: a cache that is filled step by
    // step would derive k less.
    let expected = [
        "singlesig_pkh[1]",
        "singlesig_wpkh[1]",
        "multisig2of3_wsh[1]",
        "tapminiscript_2paths[1]",
    ];
    assert_eq!(on_one_branch, expected);
}

static WORKLOADS: LazyLock<Vec<sample::Workload>> =
    LazyLock::new(|| sample::workload_policies().unwrap());

#[test]
fn the_sample_seed_is_that_of_the_mnemonic() {
    let mnemonic = bip39::Mnemonic::parse(sample::MNEMONIC).unwrap();
    assert_eq!(mnemonic.to_seed(""), sample::SEED);
}

#[test]
fn the_sample_policies_have_the_published_shapes() {
    let shapes = WORKLOADS.iter().map(|workload| {
        let policy = &workload.policy;
        (
            workload.name,
            policy.keys().len(),
            policy.key_expressions().len(),
            policy.is_standard(),
        )
    });
    let expected = [
        ("pkh", 1, 1, true),
        ("wpkh", 1, 1, true),
        ("tr", 1, 1, true),
        ("2of3", 3, 3, false),
        ("3of5", 5, 5, false),
        ("2paths", 4, 8, false),
    ];
    assert!(shapes.eq(expected));
    // The single keys, and so the ids, are those of the published workloads.
    assert_eq!(
        WORKLOADS[0].policy.id().to_string(),
        "41ac41a616b4a2fad498268fe9c8a63b8854873839065de6fb2fabf1fbe89256"
    );
    assert_eq!(
        WORKLOADS[1].policy.id().to_string(),
        "74e9dad05d709eb46f8cce7378ebafb45a75c7e83e0d2a63e02f492c8adc7293"
    );
    assert_eq!(
        WORKLOADS[2].policy.id().to_string(),
        "627535418bc03eeee2b62b3a0254dc0624881f8bc6fc20c4d3b2c1c4fc929893"
    );
    let first = WORKLOADS[3].policy.keys()[0].as_str();
    assert!(first.starts_with(
        "[f5acc2fd/48'/1'/0'/2']tpubDFAqEGNyad35aBCKUAXbQGDjdVhNueno5ZZVEn3sQbW5ci457gLR7"
    ));
    assert!(WORKLOADS[3].policy.keys()[1].origin().is_none());
}

#[test]
fn a_sample_psbt_is_what_its_policy_derives() {
    let mut policies: Vec<_> = WORKLOADS
        .iter()
        .map(|workload| workload.policy.clone())
        .collect();
    for template in [
        "sh(wpkh(@0/**))",
        "sh(multi(1,@0/**,@1/**))",
        "sh(wsh(multi(2,@0/**,@1/**)))",
    ] {
        policies.push(policy(template, template.matches('@').count(), 5));
    }
    for policy in policies {
        let psbt = sample::psbt(&policy, 4, 1).unwrap();
        assert_eq!(
            check_psbt(&mut Deriver::new(&policy, Cache::On), &psbt).0,
            5
        );
        assert_eq!(psbt.unsigned_tx.output.len(), 2);
        assert!(
            psbt.outputs[0].bip32_derivation.is_empty()
                && psbt.outputs[0].tap_key_origins.is_empty()
        );
        assert_eq!(psbt.xpub.len(), policy.keys().len());
        // The fee is positive and below the tenth part of the inputs, at which a review would warn.
        let spent: u64 = psbt
            .iter_funding_utxos()
            .map(|utxo| utxo.unwrap().value.to_sat())
            .sum();
        let paid: u64 = psbt
            .unsigned_tx
            .output
            .iter()
            .map(|output| output.value.to_sat())
            .sum();
        assert!(paid < spent && 10 * (spent - paid) < spent);
        let taproot = policy.template().starts_with("tr(");
        let legacy = !taproot && !policy.template().contains('w');
        for (input, spending) in psbt.inputs.iter().zip(&psbt.unsigned_tx.input) {
            assert_eq!(input.witness_utxo.is_some(), !legacy);
            assert_eq!(input.non_witness_utxo.is_some(), !taproot);
            if let Some(previous) = &input.non_witness_utxo {
                let outpoint = spending.previous_output;
                assert_eq!(previous.compute_txid(), outpoint.txid);
                let output = &previous.output[outpoint.vout as usize];
                assert!(
                    input
                        .witness_utxo
                        .as_ref()
                        .is_none_or(|utxo| utxo == output)
                );
            }
        }
        // It survives being written, and the same arguments make the same PSBT.
        assert_eq!(Psbt::deserialize(&psbt.serialize()).unwrap(), psbt);
        assert_eq!(sample::psbt(&policy, 4, 1).unwrap(), psbt);
        assert_ne!(sample::psbt(&policy, 4, 2).unwrap(), psbt);
    }
}

#[test]
fn a_sample_psbt_has_1_to_512_inputs() {
    let policy = &WORKLOADS[1].policy;
    for inputs in [0, 513, usize::MAX] {
        assert_eq!(
            sample::psbt(policy, inputs, 0).unwrap_err(),
            Error::SampleInputs { inputs }
        );
    }
    assert_eq!(sample::psbt(policy, 1, 0).unwrap().inputs.len(), 1);
    let most = sample::psbt(policy, 512, 0).unwrap();
    assert_eq!(most.inputs.len(), 512);
    let outpoints: BTreeSet<_> = most
        .unsigned_tx
        .input
        .iter()
        .map(|input| input.previous_output)
        .collect();
    assert_eq!(outpoints.len(), 512);
    assert_eq!(
        check_psbt(&mut Deriver::new(policy, Cache::On), &most)
            .1
            .len(),
        2
    );
}
