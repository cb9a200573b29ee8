//! Policies: each rule against templates and keys that break it, the forms that are allowed, ids,
//! and the texts of BIP-388.
//!
//! `PUREK1_VECTORS` names the folder with the vector files; without it, the tests that read them
//! are skipped.
//!
//! Long because every rule of BIP-388 has its adversarial cases here, rule by rule.

use proptest::prelude::*;
use purek1_wallet::policy::{Branch, KeyExpression, MAX_POLICY_LENGTH};
use purek1_wallet::{Error, Policy};

/// Key infos of testnet: the first with its origin, the others bare.
const KEYS: [&str; 5] = [
    "[f5acc2fd/48'/1'/0'/2']tpubDFAqEGNyad35aBCKUAXbQGDjdVhNueno5ZZVEn3sQbW5ci457gLR7HyTmHBg93oourBssgUxuWz1jX5uhc1qaqFo9VsybY1J5FuedLfm4dK",
    "tpubDE7NQymr4AFtewpAsWtnreyq9ghkzQBXpCZjWLFVRAvnbf7vya2eMTvT2fPapNqL8SuVvLQdbUbMfWLVDCZKnsEBqp6UK93QEzL8Ck23AwF",
    "tpubDF4kujkh5dAhC1pFgBToZybXdvJFXXGX4BWdDxWqP7EUpG8gxkfMQeDjGPDnTr9e4NrkFmDM1ocav3Jz6x79CRZbxGr9dzFokJLuvDDnyRh",
    "tpubDD3ULTdBbyuMMMs8BCsJKgZgEnZjjbsbtV6ig3xtkQnaSc1gu9kNhmDDEW49HoLzDNA4y2TMqRzj4BugrrtcpXkjoHSoMVhJwfZLUFmv6yn",
    "tpubDDyh1VAY2sHfGHE59muC5PWa3tosSTm62sNTDSmZUsx9TbyBdoVkZibYZuDoqJ8dJ6v6eYZz6SE1d6sDv45NgJFB1oqCLGzyiQBGyjexc7V",
];
const TPUB: &str = KEYS[1];
const OTHER_TPUB: &str = KEYS[2];
const XPUB: &str = "xpub6Br37sWxruYfT8ASpCjVHKGwgdnYFEn98DwiN76i2oyY6fgH1LAPmmDcF46xjxJr22gw4jmVjTE2E3URMnRPEPYyo1zoPSUba563ESMXCeb";
const WPKH_KEY: &str = "[f5acc2fd/84'/1'/0']tpubDCtKfsNyRhULjZ9XMS4VKKtVcPdVDi8MKUbcSD9MJDyjRu1A2ND5MiipozyyspBT9bg8upEp7a8EAgFxNxXn1d7QkdbL52Ty5jiSLcxPt1P";

/// A policy over as many of `KEYS` as are asked for.
fn policy(template: &str, keys: usize) -> Result<Policy, Error> {
    Policy::new("Test", template, &KEYS[..keys])
}

/// The error of a template whose keys are as many as it has placeholders.
#[track_caller]
fn refused(template: &str) -> Error {
    let mut keys = 0;
    while template.contains(&format!("@{keys}")) && keys < KEYS.len() {
        keys += 1;
    }
    policy(template, keys).expect_err(template)
}

/// Checks that a template is refused with an error of the given form.
macro_rules! refuses {
    ($template:expr, $error:pat $(if $guard:expr)?) => {{
        let error = refused($template);
        assert!(matches!(error, $error $(if $guard)?), "{}: {error:?}", $template);
    }};
}

#[test]
fn accepts_every_form() {
    let forms = [
        ("pkh(@0/**)", 1),
        ("pkh(@0/<7;3>/*)", 1),
        ("wpkh(@0/**)", 1),
        ("sh(wpkh(@0/**))", 1),
        ("tr(@0/**)", 1),
        ("tr(@0/<0;2147483647>/*)", 1),
        ("sh(multi(1,@0/**,@1/**))", 2),
        ("sh(multi(1,@0/**,@0/<2;3>/*))", 1),
        ("sh(sortedmulti(2,@0/**,@1/**,@2/**))", 3),
        ("wsh(multi(2,@0/**,@1/**))", 2),
        ("wsh(sortedmulti(3,@0/**,@1/**,@2/**,@3/**,@4/**))", 5),
        ("sh(wsh(multi(2,@0/**,@1/**)))", 2),
        ("sh(wsh(sortedmulti(2,@0/**,@1/**)))", 2),
        ("wsh(pk(@0/**))", 1),
        ("wsh(pkh(@0/**))", 1),
        ("wsh(c:pk_k(@0/**))", 1),
        ("wsh(and_b(pk(@0/**),a:1))", 1),
        ("wsh(and_v(v:pk(@0/**),or_d(pk(@1/**),older(12960))))", 2),
        ("wsh(and_v(v:pk(@0/**),after(500000000)))", 1),
        (
            "sh(wsh(or_d(pk(@0/**),and_v(v:pk(@1/**),older(4194305)))))",
            2,
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
            "wsh(and_v(v:pk(@0/**),sha256(b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9)))",
            1,
        ),
    ];
    for (template, keys) in forms {
        let policy = policy(template, keys).unwrap_or_else(|error| panic!("{template}: {error}"));
        assert_eq!(policy.template(), template);
        assert_eq!(policy.keys().len(), keys);
        assert_eq!(policy.name(), "Test");
        assert!(!policy.is_standard());
    }
}

#[test]
fn reads_key_expressions_in_the_order_of_the_text() {
    let policy = policy(
        "wsh(andor(pk(@0/**),pkh(@1/<9;4>/*),multi(1,@2/**,@1/**)))",
        3,
    )
    .unwrap();
    let expression = |key, receive, change| KeyExpression {
        key,
        receive,
        change,
    };
    let expected = [
        expression(0, 0, 1),
        expression(1, 9, 4),
        expression(2, 0, 1),
        expression(1, 0, 1),
    ];
    assert_eq!(policy.key_expressions(), expected);
    assert_eq!(expected[1].step(Branch::Receive), 9);
    assert_eq!(expected[1].step(Branch::Change), 4);
    assert_eq!(
        expected.map(|key| key.to_string()),
        ["@0/**", "@1/<9;4>/*", "@2/**", "@1/**"]
    );
}

#[test]
fn needs_a_placeholder() {
    assert_eq!(
        policy("wsh(after(1))", 0).unwrap_err(),
        Error::NoPlaceholder
    );
    assert_eq!(policy("wsh(1)", 0).unwrap_err(), Error::NoPlaceholder);
    assert_eq!(policy("", 0).unwrap_err(), Error::NoPlaceholder);
}

#[test]
fn placeholders_come_in_order() {
    let order = |found, expected| Error::PlaceholderOrder { found, expected };
    assert_eq!(
        policy("sh(multi(1,@1/**,@0/**))", 2).unwrap_err(),
        order(1, 0)
    );
    assert_eq!(
        policy("wsh(multi(1,@0/**,@2/**,@1/**))", 3).unwrap_err(),
        order(2, 1)
    );
}

#[test]
fn placeholders_leave_no_gap() {
    let gap = |found, missing| Error::PlaceholderSkipped { found, missing };
    assert_eq!(policy("pkh(@1/**)", 2).unwrap_err(), gap(1, 0));
    assert_eq!(
        policy("sh(multi(1,@0/**,@2/**))", 3).unwrap_err(),
        gap(2, 1)
    );
    assert_eq!(
        policy("wsh(multi(1,@0/**,@4294967295/**))", 2).unwrap_err(),
        gap(u32::MAX, 1)
    );
}

#[test]
fn there_is_one_key_for_each_placeholder() {
    let count = |placeholders, keys| Error::KeyCount { placeholders, keys };
    assert_eq!(policy("pkh(@0/**)", 0).unwrap_err(), count(1, 0));
    assert_eq!(policy("pkh(@0/**)", 2).unwrap_err(), count(1, 2));
    assert_eq!(
        policy("wsh(multi(1,@0/**,@1/**))", 1).unwrap_err(),
        count(2, 1)
    );
    // Two expressions of one placeholder are not two keys.
    assert_eq!(
        policy("wsh(multi(1,@0/**,@0/<2;3>/*))", 2).unwrap_err(),
        count(1, 2)
    );
}

#[test]
fn keys_are_distinct_whatever_their_text() {
    let two = |first: &str, second: &str| {
        Policy::new("Test", "wsh(multi(2,@0/**,@1/**))", &[first, second])
    };
    let repeated = Error::KeyRepeated {
        first: 0,
        second: 1,
    };
    assert_eq!(two(TPUB, TPUB).unwrap_err(), repeated);
    assert_eq!(
        two(TPUB, &format!("[00000000/1]{TPUB}")).unwrap_err(),
        repeated
    );
    assert_eq!(
        two(
            &format!("[00000000/1']{TPUB}"),
            &format!("[00000000/1h]{TPUB}")
        )
        .unwrap_err(),
        repeated
    );
    // Another chain code, depth and child number under the same public key.
    let mut bytes = bitcoin::base58::decode_check(TPUB).unwrap();
    for position in [4, 9, 20] {
        bytes[position] ^= 1;
    }
    assert_eq!(
        two(TPUB, &bitcoin::base58::encode_check(&bytes)).unwrap_err(),
        repeated
    );

    let three = Policy::new(
        "Test",
        "wsh(multi(2,@0/**,@1/**,@2/**))",
        &[TPUB, OTHER_TPUB, TPUB],
    );
    assert_eq!(
        three.unwrap_err(),
        Error::KeyRepeated {
            first: 0,
            second: 2
        }
    );
}

#[test]
fn a_placeholder_used_twice_takes_disjoint_steps() {
    for template in [
        "sh(multi(1,@0/**,@0/**))",
        "sh(multi(1,@0/**,@0/<0;1>/*))",
        "sh(multi(1,@0/<0;1>/*,@0/<1;2>/*))",
        "sh(multi(1,@0/<1;2>/*,@0/<0;1>/*))",
        "wsh(multi(1,@0/**,@1/**,@0/<1;0>/*))",
        "wsh(multi(1,@0/<5;6>/*,@0/<7;8>/*,@0/<9;5>/*))",
        "tr(@0/**,pk(@0/**))",
    ] {
        refuses!(template, Error::PathsOverlap { first, second } if first.key == second.key);
    }
    let KeyExpression {
        receive, change, ..
    } = match refused("sh(multi(1,@0/<3;4>/*,@0/<4;5>/*))") {
        Error::PathsOverlap { second, .. } => second,
        error => panic!("{error}"),
    };
    assert_eq!((receive, change), (4, 5));
    // Of different placeholders, the same steps are fine.
    assert!(policy("sh(multi(1,@0/<1;2>/*,@1/<2;1>/*))", 2).is_ok());
}

#[test]
fn only_the_two_path_forms_follow_a_placeholder() {
    refuses!("pkh(@0)", Error::PlaceholderWithoutPath { ref text } if text == "@0");
    refuses!(
        "wsh(multi(1,@0,@1/**))",
        Error::PlaceholderWithoutPath { .. }
    );
    for path in [
        "",
        "*",
        "0",
        "0/**",
        "0/*",
        "**/",
        "**/*",
        "***",
        "<0;1>",
        "<0;1>/",
        "<0;1>/**",
        "<0;1>/*h",
        "<0;1>/*'",
        "<0;1>/0",
        "<0;1>/0/*",
        "0/<0;1>/*",
        "<0;1>/<2;3>/*",
        "<0;1>*",
        "[0;1]/*",
        " **",
        "<0;1>/*/*",
    ] {
        if path.contains(' ') {
            refuses!(&format!("wpkh(@0/{path})"), Error::TemplateCharacter { .. });
        } else if path == "<0;1>/<2;3>/*" {
            refuses!(
                &format!("wpkh(@0/{path})"),
                Error::MultipathCount { count: 3, .. }
            );
        } else {
            refuses!(&format!("wpkh(@0/{path})"), Error::PlaceholderPath { .. });
        }
    }
}

#[test]
fn a_multipath_has_exactly_two_steps() {
    for (choices, number) in [("", 1), ("0", 1), ("0;1;2", 3), ("0;1;", 3), (";;;", 4)] {
        refuses!(&format!("pkh(@0/<{choices}>/*)"), Error::MultipathCount { count, .. } if count == number);
    }
}

#[test]
fn the_steps_of_a_multipath_differ() {
    refuses!("pkh(@0/<0;0>/*)", Error::MultipathRepeated { .. });
    refuses!(
        "wsh(pk(@0/<2147483647;2147483647>/*))",
        Error::MultipathRepeated { .. }
    );
}

#[test]
fn the_steps_of_a_multipath_are_unhardened_and_canonical() {
    for choices in [
        "0';1",
        "0;1'",
        "0h;1h",
        "2147483648;0",
        "0;4294967296",
        "00;1",
        "0;01",
        "+0;1",
        "-1;0",
        ";1",
        "0;",
        "a;b",
        "0x1;0",
    ] {
        refuses!(
            &format!("pkh(@0/<{choices}>/*)"),
            Error::MultipathStep { .. }
        );
    }
}

#[test]
fn the_number_of_a_placeholder_is_canonical() {
    for placeholder in [
        "@",
        "@00",
        "@-0",
        "@+0",
        "@0x0",
        "@4294967296",
        "@@0",
        "@a",
        "@99999999999999999999",
    ] {
        refuses!(
            &format!("pkh({placeholder}/**)"),
            Error::PlaceholderNumber { .. }
        );
    }
}

#[test]
fn no_key_stands_in_the_template() {
    let public = "02c6047f9441ed7d6d3045406e95c07cd85c778e4b8cef3ca7abac09b95c709ee5";
    for key in [
        format!("{XPUB}/<0;1>/*"),
        format!("{XPUB}/**"),
        format!("[f5acc2fd/48h]{XPUB}/<0;1>/*"),
        "[f5acc2fd]@0/**".into(),
        public.into(),
        String::new(),
        "0/**".into(),
        "xprv9s21ZrQH143K/**".into(),
    ] {
        refuses!(&format!("wpkh({key})"), Error::NotAPlaceholder { .. });
        refuses!(
            &format!("sh(multi(1,@0/**,{key}))"),
            Error::NotAPlaceholder { .. }
        );
        refuses!(
            &format!("sh(wsh(sortedmulti(1,{key},@0/**)))"),
            Error::NotAPlaceholder { .. }
        );
        refuses!(
            &format!("wsh(or_i(s:pk({key}),pkh(@0/**)))"),
            Error::NotAPlaceholder { .. }
        );
        refuses!(
            &format!("tr({key},pk(@0/**))"),
            Error::NotAPlaceholder { .. }
        );
        refuses!(
            &format!("tr(@0/**,{{pk(@1/**),multi_a(1,{key})}})"),
            Error::NotAPlaceholder { .. }
        );
    }
    let hash = "1234567890abcdef1234567890abcdef12345678";
    refuses!(
        &format!("wsh(or_i(pk(@0/**),c:expr_raw_pkh({hash})))"),
        Error::RawKeyHash
    );
    refuses!(
        &format!("sh(wsh(or_i(pk(@0/**),c:expr_raw_pkh({hash}))))"),
        Error::RawKeyHash
    );
    // What a descriptor reader would make of a fragment it knows, a template reader must not.
    refuses!(
        &format!("wsh(or_i(pk(@0/**),pk_h({hash})))"),
        Error::NotAPlaceholder { .. }
    );
}

#[test]
fn a_placeholder_stands_only_where_a_key_belongs() {
    refuses!(
        "wsh(and_v(v:pk(@0/**),older(@1/**)))",
        Error::Template { .. }
    );
    refuses!("wsh(multi(@0/**,@1/**))", Error::PlaceholderSkipped { .. });
    refuses!(
        "wsh(and_v(v:pk(@0/**),sha256(@0/<2;3>/*)))",
        Error::Template { .. }
    );
    refuses!("@0/**", Error::NoPlaceholder);
    refuses!("wsh(@0/**)", Error::NoPlaceholder);
    refuses!(
        "pkh(@0/**,@1/**)",
        Error::Template { .. } | Error::FormNotAllowed
    );
}

#[test]
fn other_top_level_forms_are_refused() {
    for template in [
        "pk(@0/**)",
        "multi(1,@0/**)",
        "sh(pk(@0/**))",
        "sh(pkh(@0/**))",
        "sh(and_v(v:pk(@0/**),older(1)))",
        "and_v(v:pk(@0/**),older(1))",
    ] {
        refuses!(template, Error::FormNotAllowed | Error::Template { .. });
    }
    refuses!("sh(pkh(@0/**))", Error::FormNotAllowed);
    refuses!("pk(@0/**)", Error::FormNotAllowed);
    for template in [
        "sh(sh(wpkh(@0/**)))",
        "wsh(wpkh(@0/**))",
        "wsh(wsh(pk(@0/**)))",
        "wsh(sh(multi(1,@0/**)))",
        "wsh(tr(@0/**))",
        "sh(tr(@0/**))",
        "sortedmulti(1,@0/**)",
        "wsh(sortedmulti_a(1,@0/**))",
        "wsh(multi_a(1,@0/**))",
        "wsh(and_v(v:pk(@0/**),sortedmulti(1,@1/**)))",
        "combo(pk(@0/**))",
        "rawtr(pk(@0/**))",
        "PKH(pk(@0/**))",
        "xpkh(pk(@0/**))",
    ] {
        refuses!(template, Error::Template { .. } | Error::FormNotAllowed);
    }
}

#[test]
fn what_a_descriptor_may_have_and_a_template_may_not() {
    // A checksum, even a right one.
    let descriptor: miniscript::Descriptor<KeyExpression> = "wpkh(@0/**)".parse().unwrap();
    let with_checksum = descriptor.to_string();
    assert_eq!(with_checksum.len(), "wpkh(@0/**)".len() + 9);
    assert_eq!(
        policy(&with_checksum, 1).unwrap_err(),
        Error::TemplateCharacter { position: 11 }
    );
    refuses!("wpkh(@0/**)#", Error::TemplateCharacter { position: 11 });
    // White space and everything that is not visible.
    for (template, at) in [
        (" wpkh(@0/**)", 0),
        ("wpkh( @0/**)", 5),
        ("wpkh(@0/**)\n", 11),
        ("wpkh(@0/**)\0", 11),
        ("wpkh(@0/\u{202e}**)", 8),
        ("wpkh(@0/*\u{301}*)", 9),
    ] {
        assert_eq!(
            refused(template),
            Error::TemplateCharacter { position: at },
            "{template:?}"
        );
    }
    // Braces in place of parentheses, wrappers that wrap nothing, unbalanced or surplus text.
    for template in [
        "wpkh{@0/**}",
        "tr{@0/**}",
        "sh{wpkh(@0/**)}",
        "wsh{pk(@0/**)}",
        "wsh(multi{1,@0/**})",
        "wsh(:pk(@0/**))",
        "wsh(s::pk(@0/**))",
        "s:wsh(pk(@0/**))",
        "wsh(pk(@0/**)",
        "wsh(pk(@0/**)))",
        "wpkh(@0/**)x",
        "wpkh(@0/**)wpkh(@1/**)",
        "wpkh(@0/**),",
        "wsh(multi(01,@0/**))",
        "wsh(multi(0,@0/**))",
        "wsh(multi(2,@0/**))",
        "wsh(multi(+1,@0/**))",
        "wsh(and_v(v:pk(@0/**),older(01)))",
        "wsh(and_v(v:pk(@0/**),after(2147483648)))",
        "wsh(and_v(v:pk(@0/**),after(0)))",
        "wsh(and_v(v:pk(@0/**),sha256(00)))",
        "tr(@0/**,)",
    ] {
        let error = refused(template);
        assert!(
            matches!(
                error,
                Error::Template { .. } | Error::NotAPlaceholder { .. } | Error::NotSupported { .. }
            ),
            "{template}: {error:?}"
        );
        if template != "tr(@0/**,)" {
            assert!(
                !matches!(error, Error::NotSupported { .. }),
                "{template}: {error:?}"
            );
        }
    }
}

#[test]
fn scripts_are_sane() {
    // A path without a signature.
    for script in [
        "or_d(pk(@0/**),older(5))",
        "or_i(pk(@0/**),after(5))",
        "thresh(1,pk(@0/**),sln:older(5))",
    ] {
        refuses!(&format!("wsh({script})"), Error::PathWithoutSignature);
        refuses!(&format!("sh(wsh({script}))"), Error::PathWithoutSignature);
    }
    // Malleable: both sides of the or can be dissatisfied or satisfied by others.
    let hash = "sha256(b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9)";
    refuses!(
        &format!("wsh(and_b(pk(@0/**),a:or_b({hash},a:{hash})))"),
        Error::Malleable | Error::Template { .. }
    );
    refuses!(
        &format!("wsh(and_v(v:pk(@0/**),or_d({hash},{hash})))"),
        Error::Malleable
    );
    // Lock times of height and of time on one path.
    refuses!(
        "wsh(and_v(v:pk(@0/**),and_v(v:after(5),after(500000005))))",
        Error::LockTimesMixed
    );
    refuses!(
        "wsh(and_v(v:pk(@0/**),and_v(v:older(5),older(4194309))))",
        Error::LockTimesMixed
    );
    // On different paths they may stand.
    assert!(
        policy(
            "wsh(or_i(and_v(v:pk(@0/**),after(5)),and_v(v:pk(@1/**),after(500000005))))",
            2
        )
        .is_ok()
    );
    // No way to be spent.
    refuses!("wsh(and_v(v:pk(@0/**),0))", Error::OverLimits);
    refuses!("sh(wsh(andor(pk(@0/**),0,0)))", Error::OverLimits);
    // Not of type B.
    for script in [
        "v:pk(@0/**)",
        "pk_k(@0/**)",
        "a:pk(@0/**)",
        "or_c(pk(@0/**),v:pk(@1/**))",
    ] {
        refuses!(&format!("wsh({script})"), Error::Template { .. });
    }
    // Ill typed inside.
    refuses!("wsh(and_v(pk(@0/**),pk(@1/**)))", Error::Template { .. });
    refuses!("wsh(or_b(pk(@0/**),pk(@1/**)))", Error::Template { .. });
}

#[test]
fn scripts_stay_within_limits() {
    let keys = |number: usize| -> String {
        (0..number)
            .map(|i| format!(",@0/<{};{}>/*", 2 * i, 2 * i + 1))
            .collect()
    };
    // P2SH holds 520 bytes, and CHECKMULTISIG 20 keys.
    assert!(policy(&format!("sh(multi(1{}))", keys(15)), 1).is_ok());
    assert!(policy(&format!("sh(sortedmulti(1{}))", keys(15)), 1).is_ok());
    refuses!(
        &format!("sh(multi(1{}))", keys(16)),
        Error::Template { .. } | Error::OverLimits
    );
    refuses!(
        &format!("sh(sortedmulti(1{}))", keys(16)),
        Error::Template { .. } | Error::OverLimits
    );
    assert!(policy(&format!("wsh(sortedmulti(20{}))", keys(20)), 1).is_ok());
    refuses!(
        &format!("wsh(sortedmulti(20{}))", keys(21)),
        Error::Template { .. }
    );
    // A script runs at most 201 operations that are no pushes; each key costs 3 of them here.
    let threshold = |number: usize| -> String {
        let more: String = (1..number)
            .map(|i| format!(",s:pk(@0/<{};{}>/*)", 2 * i, 2 * i + 1))
            .collect();
        format!("wsh(thresh(1,pk(@0/**){more}))")
    };
    assert!(policy(&threshold(66), 1).is_ok());
    refuses!(&threshold(68), Error::OverLimits | Error::Template { .. });
}

#[test]
fn older_locks_for_the_time_it_says() {
    let older = |value: u32| format!("wsh(and_v(v:pk(@0/**),older({value})))");
    for value in [1, 65_535, (1 << 22) + 1, (1 << 22) + 65_535] {
        assert!(policy(&older(value), 1).is_ok(), "{value}");
    }
    for number in [
        65_536,
        65_537,
        1 << 22,
        (1 << 22) + 65_536,
        (1 << 23) + 1,
        (1 << 30) + 1,
        i32::MAX as u32,
    ] {
        refuses!(&older(number), Error::OlderOutOfRange { value } if value == number);
    }
    refuses!(
        "sh(wsh(or_i(pk(@0/**),and_v(v:pk(@1/**),older(65536)))))",
        Error::OlderOutOfRange { value: 65_536 }
    );
    for number in [0, 1 << 31, u32::MAX] {
        refuses!(&older(number), Error::Template { .. });
    }
}

#[test]
fn unsupported_forms_are_told_from_invalid_ones() {
    for template in [
        "tr(@0/**,pk(@1/**))",
        "tr(@0/**,{pk(@1/**),pk(@2/**)})",
        "tr(@0/**,sortedmulti_a(2,@1/**,@2/**))",
        "tr(musig(@0,@1)/**)",
        "tr(musig(@1,@0)/<5;6>/*)",
        "tr(@0/**,and_v(v:pk(musig(@1,@2)/**),older(5)))",
    ] {
        refuses!(template, Error::NotSupported { .. });
    }
    refuses!("tr(musig(@0/**,@1/**))", Error::MusigDerivation { ref text } if text == "@0/**");
    refuses!("tr(musig(@0,@1/**)/**)", Error::MusigDerivation { ref text } if text == "@1/**");
    refuses!(
        "tr(musig(@0,@1,@0)/**)",
        Error::MusigRepeated { key: 0, .. }
    );
    refuses!("wsh(pk(musig(@0,@1)/**))", Error::MusigOutsideTaproot);
    refuses!("wpkh(musig(@0,@1)/**)", Error::MusigOutsideTaproot);
    refuses!("tr(musig(@0,@1))", Error::PlaceholderWithoutPath { .. });
    refuses!("tr(musig(@0,@1)/0/**)", Error::PlaceholderPath { .. });
    refuses!("tr(musig(@0,@1)/<0;0>/*)", Error::MultipathRepeated { .. });
    refuses!("tr(musig(@0,@01)/**)", Error::PlaceholderNumber { .. });
    refuses!("tr(musig(@0,xpub)/**)", Error::NotAPlaceholder { .. });
    refuses!("tr(musig()/**)", Error::NotAPlaceholder { .. });
    refuses!("tr(musig(@0,@1", Error::Template { .. });
    // The placeholders of a tree obey their rules before the tree is found unsupported.
    refuses!("tr(@0/**,pk(@2/**))", Error::PlaceholderSkipped { .. });
    refuses!("tr(@0/**,pk(@1/<0;0>/*))", Error::MultipathRepeated { .. });
}

#[test]
fn names_are_short_and_printable() {
    let named = |name: &str| Policy::new(name, "wsh(multi(1,@0/**,@1/**))", &KEYS[..2]).map(|_| ());
    assert_eq!(named("C"), Ok(()));
    assert_eq!(named(&"~".repeat(64)), Ok(()));
    assert_eq!(named("Cold storage #1 (2025)"), Ok(()));
    assert_eq!(
        named(&"x".repeat(65)),
        Err(Error::NameTooLong { length: 65 })
    );
    assert_eq!(
        named("tab\there"),
        Err(Error::NameCharacter { position: 3 })
    );
    assert_eq!(named("\x1b[2Jx"), Err(Error::NameCharacter { position: 0 }));
    assert_eq!(named("del\x7f"), Err(Error::NameCharacter { position: 3 }));
    assert_eq!(named("Größe"), Err(Error::NameCharacter { position: 2 }));
    assert_eq!(named(" x"), Err(Error::NameSpace));
    assert_eq!(named("x "), Err(Error::NameSpace));
    assert_eq!(named(" "), Err(Error::NameSpace));
    assert_eq!(named(""), Err(Error::NameMissing));
}

#[test]
fn only_standard_policies_are_standard() {
    let key = |path: &str, xpub: &str| format!("[f5acc2fd/{path}]{xpub}");
    let new = |name: &str, template: &str, key: &str| {
        Policy::new(name, template, &[key]).map(|policy| policy.is_standard())
    };
    for (template, purpose) in [
        ("pkh(@0/**)", 44),
        ("sh(wpkh(@0/**))", 49),
        ("wpkh(@0/**)", 84),
        ("tr(@0/**)", 86),
    ] {
        for (path, xpub) in [
            (format!("{purpose}'/0'/0'"), XPUB),
            (format!("{purpose}h/0h/7h"), XPUB),
            (format!("{purpose}'/1'/0'"), TPUB),
            (format!("{purpose}'/1'/2147483647'"), TPUB),
        ] {
            assert_eq!(
                new("", template, &key(&path, xpub)),
                Ok(true),
                "{template} {path}"
            );
            // With a name it is somebody's own policy.
            assert_eq!(new("Mine", template, &key(&path, xpub)), Ok(false));
        }
        for (path, xpub) in [
            (format!("{purpose}'/1'/0'"), XPUB),
            (format!("{purpose}'/0'/0'"), TPUB),
            (format!("{purpose}'/0/0'"), XPUB),
            (format!("{purpose}'/0'/0"), XPUB),
            (format!("{purpose}/0'/0'"), XPUB),
            (format!("{purpose}'/0'"), XPUB),
            (format!("{purpose}'/0'/0'/0'"), XPUB),
            (format!("{}'/0'/0'", purpose + 1), XPUB),
            ("48'/0'/0'".into(), XPUB),
        ] {
            assert_eq!(
                new("", template, &key(&path, xpub)),
                Err(Error::NameMissing),
                "{template} {path}"
            );
        }
        assert_eq!(new("", template, XPUB), Err(Error::NameMissing));
        let other_branches = template.replace("**", "<2;3>/*");
        assert_eq!(
            new(
                "",
                &other_branches,
                &key(&format!("{purpose}'/0'/0'"), XPUB)
            ),
            Err(Error::NameMissing)
        );
        let swapped = template.replace("**", "<1;0>/*");
        assert_eq!(
            new("", &swapped, &key(&format!("{purpose}'/0'/0'"), XPUB)),
            Err(Error::NameMissing)
        );
    }
    // The purpose of another form.
    assert_eq!(
        new("", "pkh(@0/**)", &key("84'/0'/0'", XPUB)),
        Err(Error::NameMissing)
    );
    assert_eq!(
        new("", "wsh(pk(@0/**))", &key("84'/0'/0'", XPUB)),
        Err(Error::NameMissing)
    );
}

#[test]
fn reads_key_infos() {
    let read = |key: &str| Policy::new("Test", "pkh(@0/**)", &[key]);
    let key = read(TPUB).unwrap().keys()[0].clone();
    assert!(key.origin().is_none());
    assert_eq!(key.as_str(), TPUB);
    assert_eq!(
        bitcoin::base58::encode_check(&key.xpub().to_byte_array()),
        TPUB
    );

    let text = format!("[F5acc2FD/48'/1h/0/2147483647']{TPUB}");
    let key = read(&text).unwrap().keys()[0].clone();
    let origin = key.origin().unwrap();
    assert_eq!(origin.fingerprint, [0xf5, 0xac, 0xc2, 0xfd]);
    assert_eq!(origin.path, [48 | 1 << 31, 1 | 1 << 31, 0, u32::MAX]);
    assert_eq!(key.as_str(), text);
    // A master key is its own origin.
    assert!(
        read(&format!("[f5acc2fd]{TPUB}")).unwrap().keys()[0]
            .origin()
            .unwrap()
            .path
            .is_empty()
    );
    assert!(read(&format!("[f5acc2fd{}]{TPUB}", "/1".repeat(255))).is_ok());
}

#[test]
fn refuses_key_infos_that_cannot_be_read() {
    let read = |key: &str| {
        Policy::new("Test", "wsh(multi(1,@0/**,@1/**))", &[OTHER_TPUB, key]).unwrap_err()
    };
    for origin in [
        "[]",
        "[f5acc2f]",
        "[f5acc2fd0]",
        "[f5acc2fg]",
        "[+5acc2fd]",
        "[f5acc2fd/]",
        "[f5acc2fd//1]",
        "[f5acc2fd/1/]",
        "[f5acc2fd/'1]",
        "[f5acc2fd/1'']",
        "[f5acc2fd/1'h]",
        "[f5acc2fd/1H]",
        "[f5acc2fd/01]",
        "[f5acc2fd/+1]",
        "[f5acc2fd/2147483648]",
        "[f5acc2fd/4294967296]",
        "[f5acc2fd/*]",
        "[f5acc2fd/ 1]",
        "[f5acc2fd/<0;1>]",
        "[f5acc2fd",
        "[/1]",
        "[m/1]",
    ] {
        let error = read(&format!("{origin}{TPUB}"));
        assert!(
            matches!(error, Error::KeyOrigin { key: 1, .. }),
            "{origin}: {error:?}"
        );
    }
    assert!(matches!(
        read(&format!("[f5acc2fd{}]{TPUB}", "/1".repeat(256))),
        Error::KeyOrigin { key: 1, .. }
    ));

    let changed = format!("{}G", &TPUB[..TPUB.len() - 1]);
    let compressed_key = bitcoin::base58::encode_check(&[2; 33]);
    for text in [
        "",
        "@1/**",
        &TPUB[1..],
        &changed,
        &format!("{TPUB}/0"),
        &format!("{TPUB}/**"),
        &format!("{TPUB} "),
        &format!(" {TPUB}"),
        &format!("{TPUB}{TPUB}"),
        &"1".repeat(60_000),
        &compressed_key,
        "tpub…",
    ] {
        assert_eq!(read(text), Error::KeyEncoding { key: 1 }, "{text}");
    }
    assert!(matches!(
        read(&format!("]{TPUB}")),
        Error::KeyEncoding { key: 1 }
    ));
    assert!(matches!(
        read(&format!("[f5acc2fd][f5acc2fd]{TPUB}")),
        Error::KeyEncoding { key: 1 }
    ));

    // Well encoded, but no extended public key: a secret one, an unknown version, a point off the
    // curve.
    let edit = |change: &dyn Fn(&mut Vec<u8>)| {
        let mut bytes = bitcoin::base58::decode_check(TPUB).unwrap();
        change(&mut bytes);
        bitcoin::base58::encode_check(&bytes)
    };
    let secret = edit(&|bytes| {
        bytes[..4].copy_from_slice(&[0x04, 0x35, 0x83, 0x94]);
        bytes[45] = 0;
    });
    assert!(secret.starts_with("tprv"));
    let error = read(&secret);
    assert!(
        matches!(error, Error::KeyInvalid { key: 1, .. }),
        "{error:?}"
    );
    assert!(!error.to_string().contains(&secret));
    for text in [
        edit(&|bytes| bytes[0] = 9),
        edit(&|bytes| bytes[45] = 4),
        edit(&|bytes| bytes[46..].fill(0xFF)),
    ] {
        assert!(
            matches!(read(&text), Error::KeyInvalid { key: 1, .. }),
            "{text}"
        );
    }
}

#[test]
fn keys_are_of_one_network() {
    let template = "wsh(multi(1,@0/**,@1/**,@2/**))";
    let mixed = Policy::new("Test", template, &[TPUB, OTHER_TPUB, XPUB]).unwrap_err();
    assert_eq!(mixed, Error::NetworksMixed { key: 2 });
    let mixed = Policy::new("Test", template, &[XPUB, OTHER_TPUB, TPUB]).unwrap_err();
    assert_eq!(mixed, Error::NetworksMixed { key: 1 });
}

#[test]
fn keys_have_room_for_two_steps() {
    let at_depth = |depth: u8| {
        let mut bytes = bitcoin::base58::decode_check(TPUB).unwrap();
        bytes[4] = depth;
        Policy::new(
            "Test",
            "pkh(@0/**)",
            &[bitcoin::base58::encode_check(&bytes)],
        )
        .map(|_| ())
    };
    assert_eq!(at_depth(253), Ok(()));
    assert_eq!(at_depth(254), Err(Error::KeyTooDeep { key: 0, depth: 254 }));
    assert_eq!(at_depth(255), Err(Error::KeyTooDeep { key: 0, depth: 255 }));
}

#[test]
fn text_is_bounded() {
    let template = |length: usize| format!("pkh({})", "@".repeat(length - 5));
    let fixed = "Test".len() + TPUB.len();
    let at_most = Policy::new("Test", &template(MAX_POLICY_LENGTH - fixed), &[TPUB]).unwrap_err();
    assert!(
        matches!(at_most, Error::PlaceholderNumber { .. }),
        "{at_most:?}"
    );
    let more = Policy::new("Test", &template(MAX_POLICY_LENGTH - fixed + 1), &[TPUB]).unwrap_err();
    assert_eq!(
        more,
        Error::PolicyTooLong {
            length: MAX_POLICY_LENGTH + 1
        }
    );
    let keys = vec![TPUB; 600];
    assert!(matches!(
        Policy::new("Test", "pkh(@0/**)", &keys),
        Err(Error::PolicyTooLong { .. })
    ));
}

/// Nested, wide and unbalanced templates of 64 KiB, read on a small stack: an error, and soon.
#[test]
fn hostile_templates_do_not_exhaust_the_stack() {
    let size = MAX_POLICY_LENGTH - 200;
    let nest = |open: &str, inside: &str, close: &str| {
        let depth = (size - inside.len() - 10) / (open.len() + close.len());
        format!("wsh({}{inside}{})", open.repeat(depth), close.repeat(depth))
    };
    let wide = |before: &str, item: &dyn Fn(usize) -> String, after: &str| {
        let mut text = before.to_string();
        let mut number = 0;
        while text.len() < size - 40 {
            text.push_str(&item(number));
            number += 1;
        }
        text + after
    };
    let mut templates = vec![
        "(".repeat(size),
        ")".repeat(size),
        "{".repeat(size),
        ",".repeat(size),
        "musig(".repeat(size / 6),
        format!("tr({}", "musig(@0)/**,".repeat(size / 13)),
        "@".repeat(size),
        nest("and_v(v:pk(@0/**),", "1", ")"),
        nest("or_i(0,", "pk(@0/**)", ")"),
        nest("thresh(1,", "pk(@0/**)", ")"),
        nest("wsh(", "pk(@0/**)", ")"),
        wide(
            "wsh(thresh(1,pk(@0/**)",
            &|i| format!(",s:pk(@{}/**)", i + 1),
            "))",
        ),
        wide(
            "wsh(thresh(1,pk(@0/**)",
            &|i| format!(",s:pk(@0/<{};{}>/*)", 2 * i + 2, 2 * i + 3),
            "))",
        ),
        wide("wsh(multi(1", &|i| format!(",@{i}/**"), "))"),
        wide(
            "wsh(multi(1",
            &|i| format!(",@0/<{};{}>/*", 2 * i, 2 * i + 1),
            "))",
        ),
        format!(
            "tr(@0/**,{}pk(@1/**){})",
            "{".repeat(size / 3),
            ",1}".repeat(size / 12)
        ),
    ];
    for wrapper in "asctvjndul".chars() {
        templates.push(format!(
            "wsh({}:pk(@0/**))",
            wrapper.to_string().repeat(size)
        ));
    }
    // Just below miniscript's own limit of 402, where values are built and dropped recursively.
    let deep = |depth: usize| {
        format!(
            "wsh({}pk(@0/**){})",
            "or_i(0,".repeat(depth),
            ")".repeat(depth)
        )
    };
    templates.extend([
        deep(150),
        deep(300),
        deep(399),
        deep(400),
        deep(401),
        deep(402),
        deep(403),
    ]);
    let read = move || {
        for template in templates {
            let head = template[..60.min(template.len())].to_string();
            assert!(template.len() <= size + 100, "{head}");
            assert!(policy(&template, 1).is_err(), "{head}");
        }
    };
    std::thread::Builder::new()
        .stack_size(1 << 20)
        .spawn(read)
        .unwrap()
        .join()
        .unwrap();
}

#[test]
fn writes_the_multipath_descriptor() {
    let policy = policy(
        "wsh(or_d(multi(1,@0/**,@1/<4;7>/*),and_v(v:pkh(@0/<2;3>/*),older(65535))))",
        2,
    )
    .unwrap();
    let [first, second] = [KEYS[0], KEYS[1]];
    assert_eq!(
        policy.to_descriptor_string(),
        format!(
            "wsh(or_d(multi(1,{first}/<0;1>/*,{second}/<4;7>/*),and_v(v:pkh({first}/<2;3>/*),older(65535))))"
        )
    );
}

/// Ids from the reference system: a standard policy, and one whose tree of five keys is not
/// balanced.
#[test]
fn ids_are_those_of_the_reference() {
    let single = Policy::new("", "wpkh(@0/**)", &[WPKH_KEY]).unwrap();
    assert!(single.is_standard());
    assert_eq!(
        single.id().to_string(),
        "74e9dad05d709eb46f8cce7378ebafb45a75c7e83e0d2a63e02f492c8adc7293"
    );
    let template = "wsh(sortedmulti(3,@0/**,@1/**,@2/**,@3/**,@4/**))";
    let multisig = Policy::new("Cold storage", template, &KEYS).unwrap();
    assert_eq!(
        multisig.id().to_string(),
        "a616ec2da779780da6b801d70cc3a44de6faf2f8f9b06b046564967e4d98edfe"
    );
    assert_eq!(multisig.id().to_byte_array()[..2], [0xa6, 0x16]);
}

#[test]
fn an_id_commits_to_every_text() {
    let id = |name: &str, template: &str, keys: [&str; 2]| {
        Policy::new(name, template, &keys).unwrap().id()
    };
    let template = "wsh(multi(1,@0/**,@1/**))";
    let ids = [
        id("Test", template, [KEYS[0], KEYS[1]]),
        id("Test2", template, [KEYS[0], KEYS[1]]),
        id("Test", "wsh(multi(2,@0/**,@1/**))", [KEYS[0], KEYS[1]]),
        id("Test", "wsh(multi(1,@0/<0;1>/*,@1/**))", [KEYS[0], KEYS[1]]),
        id("Test", template, [KEYS[1], KEYS[0]]),
        id("Test", template, [&KEYS[0].replace('\'', "h"), KEYS[1]]),
        id(
            "Test",
            template,
            [KEYS[0], &format!("[00000000]{}", KEYS[1])],
        ),
    ];
    let different: std::collections::BTreeSet<_> = ids.into_iter().collect();
    assert_eq!(different.len(), ids.len());
    assert_eq!(ids[0], id("Test", template, [KEYS[0], KEYS[1]]));
}

/// The error of a public reader may be printed: what came from outside is escaped in it.
#[test]
fn errors_do_not_carry_raw_text() {
    let error = "\x1b[31m@0/**".parse::<KeyExpression>().unwrap_err();
    assert!(!error.to_string().contains('\x1b'), "{error}");
    let error = "\u{202e}"
        .repeat(1000)
        .parse::<KeyExpression>()
        .unwrap_err();
    assert!(!error.to_string().contains('\u{202e}'), "{error}");
    assert!(error.to_string().len() < 2000);
}

fn vectors(file: &str) -> Option<serde_json::Value> {
    let Ok(folder) = std::env::var("PUREK1_VECTORS") else {
        eprintln!("skipped: PUREK1_VECTORS is not set");
        return None;
    };
    let path = std::path::Path::new(&folder).join(file);
    let text = std::fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    Some(serde_json::from_str(&text).unwrap())
}

fn strings(value: &serde_json::Value) -> Vec<String> {
    value
        .as_array()
        .unwrap()
        .iter()
        .map(|text| text.as_str().unwrap().to_string())
        .collect()
}

#[test]
fn bip388_valid_policies() {
    let Some(file) = vectors("vectors/bips/bip388.json") else {
        return;
    };
    let (mut accepted, mut unsupported) = (0, 0);
    for entry in file["valid"].as_array().unwrap() {
        let template = entry["template"].as_str().unwrap();
        match Policy::new("BIP-388", template, &strings(&entry["keys"])) {
            Ok(policy) => {
                assert_eq!(
                    policy.to_descriptor_string(),
                    entry["descriptor"].as_str().unwrap()
                );
                accepted += 1;
            }
            Err(Error::NotSupported { form }) => {
                let expected = if template.contains("musig(") {
                    "a musig key"
                } else {
                    "a taproot script tree"
                };
                assert_eq!(form, expected, "{template}");
                unsupported += 1;
            }
            Err(error) => panic!("{template}: {error}"),
        }
    }
    assert_eq!((accepted, unsupported), (7, 2));
}

#[test]
fn bip388_invalid_policies() {
    let Some(file) = vectors("vectors/bips/bip388.json") else {
        return;
    };
    let mut run = 0;
    for entry in file["invalid"].as_array().unwrap() {
        let why = entry["why"].as_str().unwrap();
        let error = refused(entry["template"].as_str().unwrap());
        let for_that = match why {
            "Key placeholder with no path following it" => {
                matches!(error, Error::PlaceholderWithoutPath { .. })
            }
            "Key placeholder with an explicit path present" => {
                matches!(error, Error::PlaceholderPath { .. })
            }
            "Key placeholders out of order" => matches!(error, Error::PlaceholderOrder { .. }),
            "Skipped key placeholder <tt>@1</tt>" => {
                matches!(error, Error::PlaceholderSkipped { missing: 1, .. })
            }
            "Repeated keys with the same path expression" => {
                matches!(error, Error::PathsOverlap { first, second } if first == second)
            }
            "Non-disjoint multipath expressions (<tt>@0/1/*</tt> appears twice)" => {
                matches!(error, Error::PathsOverlap { first, second } if first != second)
            }
            "Expression with a non-KP key present" => {
                matches!(error, Error::NotAPlaceholder { .. })
            }
            "Allowed cardinality > 2" => matches!(error, Error::MultipathCount { count: 3, .. }),
            _ if why.starts_with("Derivation before aggregation") => {
                matches!(error, Error::MusigDerivation { .. })
            }
            _ => panic!("unknown reason: {why}"),
        };
        assert!(for_that, "{why}: {error:?}");
        run += 1;
    }
    assert_eq!(run, 9);
}

#[test]
fn ids_of_the_18_workloads() {
    let Some(file) = vectors("vectors/ledger/perf18.json") else {
        return;
    };
    let mut run = 0;
    for entry in file.as_array().unwrap() {
        let text = |field: &str| entry[field].as_str().unwrap();
        let policy = Policy::new(
            text("policy_name"),
            text("template"),
            &strings(&entry["keys"]),
        )
        .unwrap();
        assert_eq!(
            policy.id().to_string(),
            text("wallet_id"),
            "{}",
            text("name")
        );
        assert_eq!(
            policy.is_standard(),
            text("name").contains("singlesig"),
            "{}",
            text("name")
        );
        run += 1;
    }
    assert_eq!(run, 18);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(512))]

    #[test]
    fn a_key_expression_reads_what_it_writes(key: u32, receive in 0u32..1 << 31, change in 0u32..1 << 31) {
        prop_assume!(receive != change);
        let expression = KeyExpression { key, receive, change };
        prop_assert_eq!(expression.to_string().parse::<KeyExpression>(), Ok(expression));
    }

    /// Pieces of templates in any order: never a panic, and what is accepted keeps its promises.
    #[test]
    fn arbitrary_templates_are_read_or_refused(
        pieces in prop::collection::vec(prop::sample::select(vec![
            "wsh(", "sh(", "wpkh(", "pkh(", "tr(", "pk(", "multi(1,", "sortedmulti(1,", "thresh(1,", "or_d(", "and_v(v:",
            "s:", "a:", "@0/**", "@1/**", "@0/<2;3>/*", "@1/<5;4>/*", ")", "))", ",", "older(5)", "musig(@0,@1)/**", "{", "}", "0", "1",
        ]), 1..14)
    ) {
        let template = pieces.concat();
        for keys in 1..=2 {
            if let Ok(policy) = policy(&template, keys) {
                let numbers: std::collections::BTreeSet<_> =
                    policy.key_expressions().iter().map(|expression| expression.key).collect();
                prop_assert_eq!(numbers.len(), keys);
                prop_assert!(policy.to_descriptor_string().parse::<miniscript::Descriptor<miniscript::DescriptorPublicKey>>().is_ok());
            }
        }
    }

    #[test]
    fn arbitrary_text_is_read_or_refused(template in "\\PC{0,60}", key in "\\PC{0,40}") {
        let _ = Policy::new("Test", &template, &[&key]);
        let _ = Policy::new(&key, "pkh(@0/**)", &[&template]);
        let _ = template.parse::<KeyExpression>();
    }
}
