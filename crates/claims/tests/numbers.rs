//! The numbers that stand in the papers, gathered from the texts, against those of the registry.

use std::collections::BTreeSet;
use upperhand_claims::{self as claims, Paper};

/// The numbers of a text: those below the titles that begin with its name.
fn numbers(paper: Paper) -> impl Iterator<Item = &'static str> {
    let parts = include_str!("numbers.txt").split("# ");
    let parts = parts.filter(move |part| part.starts_with(paper.name()));
    parts.flat_map(|part| part.lines().skip(1).filter(|line| !line.is_empty()))
}

/// The parts of the numbers of a paper's claims, as they are separated by commas.
fn listed(paper: Paper) -> BTreeSet<&'static str> {
    let numbers = claims::all()
        .filter(|claim| claim.paper == paper)
        .map(|claim| claim.number);
    numbers.flat_map(|number| number.split(", ")).collect()
}

#[test]
fn every_number_of_the_texts_has_a_claim() {
    for (paper, count) in [
        (Paper::Nica, 48),
        (Paper::Cushing, 21),
        (Paper::Riddler, 12),
    ] {
        let listed = listed(paper);
        let missing: Vec<&str> = numbers(paper)
            .filter(|number| !listed.contains(number))
            .collect();
        assert!(
            missing.is_empty(),
            "{}: no claim is numbered {missing:?}",
            paper.name()
        );
        assert_eq!(numbers(paper).count(), count);
    }
}

/// "(3.4)", "Lemma 3.5": a number as texts have them, not a description.
fn is_number(part: &str) -> bool {
    let is_formula = part.starts_with('(')
        && part.ends_with(')')
        && part.contains(|letter: char| letter.is_ascii_digit());
    let kinds = [
        "Theorem ",
        "Lemma ",
        "Proposition ",
        "Remark ",
        "Definition ",
        "Algorithm ",
        "Figure ",
        "Table ",
    ];
    is_formula || kinds.iter().any(|kind| part.starts_with(kind))
}

#[test]
fn no_claim_has_a_number_that_is_not_in_its_text() {
    let texts = [Paper::Nica, Paper::Cushing].into_iter();
    let all: BTreeSet<&str> = texts.flat_map(numbers).collect();
    for paper in [Paper::Nica, Paper::Cushing, Paper::Riddler] {
        for part in listed(paper).into_iter().filter(|part| is_number(part)) {
            assert!(
                all.contains(part) || part == "Lemma 1.5",
                "{}: {part}",
                paper.name()
            );
        }
    }
}

/// Each statement of the proofs that the texts number by cases.
#[test]
fn every_case_of_the_proofs_has_a_claim() {
    for case in ["Case I", "Case II", "Case III"] {
        for lemma in ["Lemma 4.1", "Lemma 4.2"] {
            let number = format!("{lemma}, {case}");
            let stands = claims::all().any(|claim| {
                let rest = claim.number.strip_prefix(&number);
                claim.paper == Paper::Nica
                    && rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(", "))
            });
            assert!(stands, "no claim is numbered {number}");
        }
    }
}
