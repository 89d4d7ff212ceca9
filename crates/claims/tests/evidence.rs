//! Every check at its default size and at its smallest.

use std::collections::BTreeSet;
use upperhand_claims::{self as claims, Claim, Paper, Run, Status};

/// Runs a check from pause to pause, and looks at what every one must show. Returns the number of pauses.
fn shows(claim: &Claim, size: u32) -> u32 {
    let mut run = Run::new(claim, size).unwrap();
    let (mut done, mut pauses) = (0.0, 0);
    while run.step().is_none() {
        pauses += 1;
        let before = std::mem::replace(&mut done, run.done());
        assert!(
            before <= done && done <= 1.0,
            "{} at {size}: {before}, then {done}",
            claim.id
        );
    }
    let evidence = run.evidence().unwrap();
    assert!(evidence.holds, "{} at {size}: {}", claim.id, evidence.text);
    assert!(
        evidence.text.ends_with('.'),
        "{} at {size}: {:?}",
        claim.id,
        evidence.text
    );
    let is_misprint = matches!(
        claim.status,
        Status::Corrected { .. } | Status::False { .. }
    );
    let recomputed = evidence.counterexamples > 0;
    assert_eq!(
        recomputed, is_misprint,
        "{} at {size}: {}",
        claim.id, evidence.text
    );
    pauses
}

fn holds(claim: &Claim) {
    let sizes = claim.sizes;
    for size in BTreeSet::from([sizes.smallest, sizes.default]) {
        shows(claim, size);
    }
}

/// All claims of a paper hold that have no test of their own.
pub fn all_hold(paper: Paper) {
    let is_quick = |claim: &&Claim| claim.paper == paper && !alone::ALONE.contains(&claim.id);
    let claims: Vec<&Claim> = claims::all().filter(is_quick).collect();
    assert!(!claims.is_empty(), "no claim of {}", paper.name());
    claims.into_iter().for_each(holds);
}

/// Claims whose checks take a second or more at any size: a test for each, at the size of the page.
macro_rules! alone {
    ($($test:ident: $id:literal)+) => {
        pub const ALONE: &[&str] = &[$($id),+];

        $(
            #[test]
            fn $test() {
                let claim = claims::find($id).unwrap();
                shows(claim, claim.sizes.default);
            }
        )+
    };
}

mod alone {
    use super::shows;
    use upperhand_claims as claims;

    alone! {
        five_cards: "upperhand-guts-five-cards"
        five_cards_weenie: "upperhand-guts-five-cards-weenie"
        five_card_optimum: "upperhand-guts-five-card-optimum"
        five_card_weenie_optimum: "upperhand-guts-five-card-weenie-optimum"
        five_card_valley: "upperhand-guts-five-card-valley"
        five_card_weenie_valley: "upperhand-guts-five-card-weenie-valley"
        card_coalition: "upperhand-guts-card-coalition"
        or_restores_the_papers: "upperhand-or-restores-the-papers"
    }
}

#[test]
fn what_is_said_of_nica_holds() {
    all_hold(Paper::Nica);
}

#[test]
fn what_is_said_of_cushing_holds() {
    all_hold(Paper::Cushing);
}

#[test]
fn what_is_said_of_the_riddler_holds() {
    all_hold(Paper::Riddler);
}

#[test]
fn what_is_said_of_the_abstracts_on_coalitions_holds() {
    all_hold(Paper::Buck);
    all_hold(Paper::Babyak);
}

#[test]
fn what_is_found_here_holds() {
    all_hold(Paper::Upperhand);
}

#[test]
fn a_check_in_steps_ends_as_it_does_at_once() {
    let claim = claims::find("nica-thm-1.1").unwrap();
    let mut run = Run::new(claim, 48).unwrap();
    while run.step().is_none() {}
    assert_eq!(run.done(), 1.0);
    assert_eq!(*run.evidence().unwrap(), claim.evidence(48).unwrap());
}

/// Checks that would hold up a page for seconds, and the fewest pauses of each: one at every pool, or at every sixteenth of 1327 lines.
#[test]
fn long_checks_pause_on_their_way() {
    for (id, least) in [
        ("nica-rem-2.5", None),
        ("nica-def-2.6", None),
        ("nica-lem-4.1-bid-of-1", None),
        ("nica-lem-4.1-case-iii", None),
        ("nica-lem-4.2-case-iii", None),
        ("nica-sec-1.1-success", None),
        ("castronova-sec-8.2-hope", Some(1327 / 16)),
    ] {
        let claim = claims::find(id).unwrap();
        let pauses = shows(claim, claim.sizes.default);
        let least = least.unwrap_or(claim.sizes.default - 1);
        assert!(pauses >= least, "{id}: {pauses} pauses");
    }
}

/// As far as their statements say that they are checked, and what they count there.
#[test]
fn statements_are_checked_as_far_as_they_say() {
    for (id, size, stated, found) in [
        (
            "upperhand-rules-of-thumb",
            512,
            "checked to pools of 512",
            "",
        ),
        (
            "upperhand-punish-halving",
            256,
            "checked to pools of 256",
            "",
        ),
        ("upperhand-three-ladder", 64, "212 of the 250,047", ""),
        ("upperhand-three-powers", 64, "checked to pools of 64", ""),
        (
            "upperhand-official-scales",
            512,
            "130,433 of the 195,585 positions up to 512",
            "at 130433 of 195585 positions",
        ),
    ] {
        let claim = claims::find(id).unwrap();
        let said = [claim.statement, claim.extent].concat();
        assert!(said.contains(stated), "{id}");
        let evidence = claim.evidence(size).unwrap();
        assert!(
            evidence.holds && evidence.text.contains(found),
            "{}",
            evidence.text
        );
    }
}

#[test]
fn a_size_says_how_much_is_compared() {
    let claim = claims::find("nica-thm-1.1").unwrap();
    for size in [3, 10, 40] {
        let positions = u64::from(size - 1).pow(2);
        assert_eq!(claim.evidence(size).unwrap().cases, 2 * positions);
    }
    for size in [
        0,
        claim.sizes.smallest - 1,
        claim.sizes.largest + 1,
        u32::MAX,
    ] {
        let error = claim.evidence(size).unwrap_err().to_string();
        assert!(
            error.starts_with(&format!("a size of {size} is outside 3..=512")),
            "{error}"
        );
    }
}
