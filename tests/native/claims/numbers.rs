//! The numbers that stand in the papers, gathered from the texts, against those of the registry.

use std::collections::BTreeSet;
use upperhand_claims::{self as claims, Paper};

/// Every numbered statement, formula, figure and section of Nica's text.
const NICA: [&str; 48] = [
    "Theorem 1.1",
    "(1.1)",
    "(1.2)",
    "§1.1",
    "§1.2",
    "Definition 2.1",
    "(2.1)",
    "Remark 2.2",
    "Definition 2.3",
    "Proposition 2.4",
    "(2.2)",
    "(2.3)",
    "Remark 2.5",
    "Algorithm 1",
    "Figure 1",
    "Definition 2.6",
    "(2.4)",
    "Definition 2.7",
    "(2.5)",
    "Definition 3.1",
    "(3.1)",
    "(3.2)",
    "(3.3)",
    "Remark 3.2",
    "Definition 3.3",
    "Definition 3.4",
    "(3.4)",
    "Lemma 3.5",
    "(3.5)",
    "Lemma 3.6",
    "Lemma 3.7",
    "Proposition 3.8",
    "(3.6)",
    "Proposition 3.9",
    "(3.7)",
    "Remark 3.10",
    "(3.8)",
    "Figure 2",
    "(4.1)",
    "(4.2)",
    "(4.3)",
    "Lemma 4.1",
    "(4.4)",
    "(4.5)",
    "Lemma 4.2",
    "(4.6)",
    "Remark 4.3",
    "Theorem 4.4",
];

/// Those of the text of Cushing et al.
const CUSHING: [&str; 17] = [
    "Introduction",
    "§1",
    "Theorem 1.1",
    "Lemma 1.2",
    "Table 1",
    "(1)",
    "Lemma 1.3",
    "Lemma 1.4",
    "(2)",
    "(3)",
    "(4)",
    "(5)",
    "Lemma 1.5 (i)",
    "Lemma 1.5 (ii)",
    "Lemma 1.5 (iii)",
    "(6)",
    "§1.1",
];

/// The only theorem of its second section, by its parts.
const CUSHING_TRIPARTITE: [&str; 4] = [
    "Theorem 1.6",
    "n ≤ 9",
    "the sums",
    "the row n = 3^k + 2·3^k + 1",
];

/// The headings of the Riddler's text, its questions, and the positions that it speaks of.
const RIDDLER: [&str; 12] = [
    "Solution",
    "N = 4",
    "N = 24",
    "N = 14",
    "Strategy",
    "4 v 4",
    "24 v 24",
    "14 v 14",
    "Methodology",
    "a = 1",
    "b = 1",
    "Full Code",
];

/// The parts of the numbers of a paper's claims, as they are separated by commas.
fn listed(paper: Paper) -> BTreeSet<&'static str> {
    let numbers = claims::all()
        .filter(|claim| claim.paper == paper)
        .map(|claim| claim.number);
    numbers.flat_map(|number| number.split(", ")).collect()
}

fn all_stand(paper: Paper, numbers: &[&str]) {
    let listed = listed(paper);
    for number in numbers {
        assert!(
            listed.contains(number),
            "{}: no claim is numbered {number}",
            paper.name()
        );
    }
}

#[test]
fn every_number_of_the_texts_has_a_claim() {
    all_stand(Paper::Nica, &NICA);
    all_stand(Paper::Cushing, &CUSHING);
    all_stand(Paper::Cushing, &CUSHING_TRIPARTITE);
    all_stand(Paper::Riddler, &RIDDLER);
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
    let all: BTreeSet<&str> = NICA
        .iter()
        .chain(&CUSHING)
        .chain(&CUSHING_TRIPARTITE)
        .copied()
        .collect();
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
