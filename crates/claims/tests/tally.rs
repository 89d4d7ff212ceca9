//! What makes a check fail, with claims made up for it.

use std::future::ready;
use upperhand_claims::{Check, Claim, Evidence, Extreme, Paper, Procedure, Sizes};

/// A claim whose check is over at once.
fn claim(check: fn(Check) -> Procedure) -> Claim {
    Claim::new("upperhand-made-up", Paper::Upperhand, "Made up")
        .says("So it is.")
        .extent("proved")
        .check(Sizes::new(1, 3, 9, "nothing"), check)
}

fn evidence(check: fn(Check) -> Procedure) -> Evidence {
    claim(check).evidence(3).unwrap()
}

#[test]
fn a_wrong_statement_fails_and_says_where() {
    let found = evidence(|mut check| {
        for n in 1..=check.size() {
            check.equal(&(n * n), &(2 * n), || format!("n = {n}"));
        }
        Box::pin(ready(check.evidence("Every n.")))
    });
    assert!(!found.holds);
    assert_eq!((found.cases, found.counterexamples), (3, 0));
    assert_eq!(
        found.text,
        "Fails 2 times, first at n = 1: 1 stated, 2 computed. Every n."
    );
}

#[test]
fn a_counterexample_that_is_none_fails() {
    let found = evidence(|mut check| {
        check.misprint("n = 2", &4, &4);
        Box::pin(ready(check.evidence("")))
    });
    assert!(!found.holds && found.counterexamples == 0);
    assert_eq!(
        found.text,
        "Fails once, at a counterexample that is none: n = 2: printed 4, computed 4."
    );
    let found = evidence(|mut check| {
        check.smallest((3..9).find(|n| n % 4 == 0), &8, "no multiple of four");
        check.smallest((5..7).find(|n| n % 4 == 0), &4, "no multiple of four");
        Box::pin(ready(check.evidence("")))
    });
    assert!(!found.holds);
    assert!(
        found
            .text
            .starts_with("Fails 2 times, first at a counterexample that is none"),
        "{}",
        found.text
    );
}

#[test]
fn a_counterexample_recomputed_is_evidence() {
    let found = evidence(|mut check| {
        check.smallest((3..9).find(|n| n % 4 == 0), &4, "no multiple of four");
        check.misprint("n = 2", &5, &4);
        Box::pin(ready(check.evidence("Two numbers.")))
    });
    assert!(found.holds);
    assert_eq!((found.cases, found.counterexamples), (2, 2));
    assert_eq!(
        found.text,
        "Against the print: no multiple of four, first at 4; n = 2: printed 5, computed 4. Two numbers."
    );
}

#[test]
fn a_check_that_compares_nothing_does_not_hold() {
    assert!(!evidence(|check| Box::pin(ready(check.evidence("Nothing.")))).holds);
}

#[test]
fn the_extreme_case_is_the_first_of_the_largest() {
    let mut extreme = Extreme::new();
    assert_eq!(extreme.found(), None);
    for (place, value) in [3, 7, 7, 5].into_iter().enumerate() {
        extreme.offer(value, place);
    }
    assert_eq!(extreme.found(), Some(&(7, 1)));
}
