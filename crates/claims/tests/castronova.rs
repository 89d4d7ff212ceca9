//! The paper on Guts: every check holds, and every number that stands in the paper has its entry.

use std::collections::BTreeSet;
use upperhand_claims::{self as claims, Paper};

#[test]
fn what_is_said_of_castronova_holds() {
    super::evidence::all_hold(Paper::Castronova);
}

/// The numbered statements, as a second reading of the text found them.
const STATEMENTS: &[(&str, &[&str])] = &[
    (
        "Proposition",
        &[
            "4.1", "4.2", "4.5", "5.1", "6.1", "6.5", "6.8", "7.4", "7.11", "8.1", "8.4", "A.1",
            "A.2", "A.3", "B.1",
        ],
    ),
    ("Theorem", &["4.8"]),
    (
        "Lemma",
        &["5.3", "6.11", "6.12", "7.1", "7.7", "7.14", "7.15", "8.7"],
    ),
    (
        "Corollary",
        &[
            "4.6", "4.11", "5.4", "6.3", "6.9", "6.13", "7.2", "7.6", "7.9", "7.12", "7.16", "8.2",
            "8.6", "8.8", "8.9", "B.2",
        ],
    ),
    (
        "Remark",
        &[
            "4.3", "4.7", "4.9", "4.10", "4.12", "4.13", "5.2", "5.5", "5.6", "5.7", "6.2", "6.4",
            "6.6", "6.7", "6.10", "7.3", "7.5", "7.8", "7.10", "7.13", "8.3", "8.10",
        ],
    ),
    ("Example", &["4.4", "6.14", "8.5"]),
    ("Figure", &["1"]),
];

/// The numbered formulas: the section and the last number.
const FORMULAS: &[(&str, u32)] = &[
    ("3", 5),
    ("4", 13),
    ("5", 8),
    ("6", 6),
    ("7", 13),
    ("8", 14),
    ("B", 4),
    ("C", 2),
];

/// Sections with statements of their own, or with open questions.
const SECTIONS: &[&str] = &[
    "§1",
    "§2.1",
    "§2.2",
    "§3",
    "§3.1",
    "§3.2",
    "§3.3",
    "§3.4",
    "§4.2",
    "§4.3",
    "§4.4",
    "§4.5",
    "§5.2",
    "§6.2.2",
    "§6.3.1",
    "§7.3",
    "§8.2",
    "§8.2.1",
    "§9",
    "§B.2",
    "Appendix B",
    "Appendix C",
];

/// Everything that the paper numbers, and its formulas.
fn places() -> BTreeSet<String> {
    let statements = STATEMENTS
        .iter()
        .flat_map(|(kind, numbers)| numbers.iter().map(move |number| format!("{kind} {number}")));
    let formulas = FORMULAS
        .iter()
        .flat_map(|(section, last)| (1..=*last).map(move |number| format!("({section}.{number})")));
    statements.chain(formulas).collect()
}

/// The places of the paper that the numbers of claims name: "Proposition 5.1, (5.1), (5.2)" three, "§8.2 and §9" both.
fn named() -> impl Iterator<Item = Vec<&'static str>> {
    let ours = claims::all().filter(|claim| claim.paper == Paper::Castronova);
    let split = |number: &'static str| number.split(", ").flat_map(|part| part.split(" and "));
    ours.map(move |claim| split(claim.number).collect())
}

#[test]
fn every_number_of_the_paper_has_an_entry() {
    let named: BTreeSet<&str> = named().flatten().collect();
    let mut absent = places();
    absent.extend(SECTIONS.iter().map(|section| (*section).to_owned()));
    absent.retain(|place| !named.contains(place.as_str()));
    assert!(absent.is_empty(), "{absent:?}");
}

#[test]
fn every_entry_stands_for_a_place_of_the_paper() {
    let places = places();
    for place in named().map(|named| named[0]) {
        let is_in_section = SECTIONS.iter().any(|section| place.starts_with(section));
        assert!(is_in_section || places.contains(place), "{place}");
    }
}

/// The paper's list of contents: sections, and the pages on which they begin.
const CONTENTS: &[(&str, u32)] = &[
    ("1", 2),
    ("2", 4),
    ("2.1", 4),
    ("2.2", 5),
    ("3", 5),
    ("3.1", 5),
    ("3.2", 6),
    ("3.3", 6),
    ("3.4", 6),
    ("4", 7),
    ("4.1", 8),
    ("4.2", 8),
    ("4.3", 8),
    ("4.4", 9),
    ("4.5", 11),
    ("5", 12),
    ("5.1", 12),
    ("5.2", 13),
    ("5.3", 13),
    ("6", 15),
    ("6.1", 15),
    ("6.2", 16),
    ("6.3", 19),
    ("7", 20),
    ("7.1", 20),
    ("7.2", 21),
    ("7.3", 24),
    ("7.4", 25),
    ("8", 26),
    ("8.1", 26),
    ("8.2", 27),
    ("9", 30),
    ("A", 31),
    ("B", 31),
    ("B.1", 32),
    ("B.2", 33),
    ("C", 33),
    ("References", 37),
];

/// A section goes on to the page where the next one of its rank, or of a higher one, begins.
#[test]
fn pages_are_those_of_the_list_of_contents() {
    let place = |name: &str| CONTENTS.iter().position(|(section, _)| *section == name);
    let castronova = |section: &&claims::Section| section.claims[0].paper == Paper::Castronova;
    for section in claims::sections().filter(castronova) {
        let words: Vec<&str> = section.name.split(' ').collect();
        let (first, last) = (words[1], words[words.len() - 1]);
        let (start, end) = (place(first).unwrap(), place(last).unwrap());
        let is_inside = |name: &str| name.starts_with(&format!("{last}."));
        let is_range = words.len() > 2;
        let mut after = CONTENTS[end + 1..].iter();
        let next = after
            .find(|(name, _)| is_range || !is_inside(name))
            .unwrap();
        let (from, to) = (CONTENTS[start].1, next.1);
        let pages = if from == to {
            from.to_string()
        } else {
            format!("{from} to {to}")
        };
        assert_eq!(section.pages, Some(pages.as_str()), "{}", section.name);
    }
    let mut others = claims::sections().filter(|section| !castronova(section));
    assert!(others.all(|section| section.pages.is_none()));
}

/// The chapters that words name: 8 for "Lemma 8.7", "(8.14)" and "Section 8", B for "(B.3)" and "Appendix B"; none for "Figure 1".
fn chapters(words: &str) -> Vec<&str> {
    let mut before = "";
    let mut found = Vec::new();
    for word in words.split([' ', ',']) {
        let place = word.trim_matches(['§', '(', ')']);
        let chapter = place.split('.').next().unwrap_or(place);
        let is_range = before == "to" && !found.is_empty();
        let is_named = word.starts_with('§')
            || place.contains('.')
            || before.starts_with("Section")
            || before == "Appendix";
        if (is_named || is_range) && chapter.len() == 1 {
            found.push(chapter);
        }
        before = word;
    }
    found
}

#[test]
fn claims_stand_in_the_sections_that_their_numbers_name() {
    let mut told = 0;
    for section in claims::sections() {
        let places = chapters(section.name);
        for claim in section
            .claims
            .iter()
            .filter(|claim| claim.paper == Paper::Castronova)
        {
            let named = chapters(claim.number);
            let Some(first) = named.first() else { continue };
            assert!(
                places.contains(first),
                "{}, {}, in {}",
                claim.id,
                claim.number,
                section.name
            );
            told += 1;
        }
    }
    assert!(told > 125, "{told}");
}
