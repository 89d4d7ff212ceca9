//! The entries of the registry: identifiers, words, and the figures they point to.

use std::collections::BTreeSet;
use std::fs;
use upperhand_claims::{self as claims, Paper};
use upperhand_figures::model;
use upperhand_oracles::normalize;

#[test]
fn identifiers_are_unique_and_begin_with_their_paper() {
    let mut seen = BTreeSet::new();
    for claim in claims::all() {
        assert!(seen.insert(claim.id), "{} stands twice", claim.id);
        let rest = claim.id.strip_prefix(claim.paper.name());
        let is_plain = |rest: &str| {
            rest.starts_with('-')
                && rest.chars().all(|letter| {
                    letter.is_ascii_lowercase() || letter.is_ascii_digit() || "-.".contains(letter)
                })
        };
        assert!(rest.is_some_and(is_plain), "{}", claim.id);
    }
}

#[test]
fn every_claim_says_what_it_is() {
    for claim in claims::all() {
        for text in [
            claim.number,
            claim.statement,
            claim.extent,
            claim.sizes.meaning,
        ] {
            assert!(
                !text.trim().is_empty() && text == text.trim(),
                "{}",
                claim.id
            );
            assert!(!text.contains("  "), "{}: {text:?}", claim.id);
        }
        assert!(claim.statement.ends_with('.'), "{}", claim.id);
        let extent = claim.extent;
        assert!(
            extent.starts_with("proved") || extent.starts_with("checked"),
            "{}: {extent}",
            claim.id
        );
    }
}

/// The settings that the query of a figure names come out as they went in, beside each other.
#[test]
fn figures_show_what_claims_ask_of_them() {
    for claim in claims::all() {
        let Some(query) = claim.figure else { continue };
        let pairs = query.split('&').map(|pair| pair.split_once('=').unwrap());
        let mut pairs: Vec<(&str, &str)> = pairs.collect();
        assert_eq!(pairs.remove(0).0, "figure", "{}", claim.id);
        let name = query.split(['=', '&']).nth(1).unwrap();
        let mut model =
            model(name).unwrap_or_else(|| panic!("{}: no figure is called {name}", claim.id));
        let mut settings = model.defaults();
        let mut names = Vec::new();
        for (name, text) in &pairs {
            let setting = settings.setting(name);
            names.push(
                setting
                    .unwrap_or_else(|| panic!("{}: no setting {name}", claim.id))
                    .name,
            );
            assert_eq!(settings.set_text(name, text), None, "{}", claim.id);
        }
        normalize(model.as_mut(), &mut settings, &names);
        for (name, text) in &pairs {
            assert_eq!(
                settings.get(name).unwrap().text(),
                *text,
                "{}: {name}",
                claim.id
            );
        }
    }
}

/// What the documents call a check is one, and no finding of this project is left out.
#[test]
fn the_findings_name_checks_that_there_are() {
    let text = |name: &str| {
        let path = upperhand_oracles::root().join("docs").join(name);
        fs::read_to_string(path).unwrap()
    };
    let (findings, proof) = (text("findings.md"), text("race-closed-form.md"));
    let ids: BTreeSet<&str> = claims::all().map(|claim| claim.id).collect();
    let papers = Paper::ALL.map(|paper| format!("{}-", paper.name()));
    for document in [&findings, &proof] {
        for word in document.split('`').skip(1).step_by(2) {
            let is_id = papers.iter().any(|paper| word.starts_with(paper.as_str()));
            assert!(!is_id || ids.contains(word), "no claim is called {word}");
        }
    }
    for id in ids.iter().filter(|id| id.starts_with("upperhand-")) {
        assert!(
            findings.contains(&format!("`{id}`")),
            "docs/findings.md leaves out {id}"
        );
    }
}
