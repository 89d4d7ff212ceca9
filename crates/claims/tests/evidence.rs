//! Every check at its default size and at its smallest.

use std::collections::BTreeSet;
use upperhand_claims::{self as claims, Claim, Paper, Run, Status};

/// Runs a check from pause to pause, and looks at what every one must show.
fn shows(claim: &Claim, size: u32) {
    let mut run = Run::new(claim, size).unwrap();
    let mut done = 0.0;
    while run.step().is_none() {
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
    let mut pauses = 0;
    while run.step().is_none() {
        pauses += 1;
    }
    assert!(pauses > 48 && run.done() == 1.0);
    assert_eq!(*run.evidence().unwrap(), claim.evidence(48).unwrap());
}

/// Checks of many positions, which would hold up a page for seconds at their largest sizes.
const LONG: [&str; 6] = [
    "nica-rem-2.5",
    "nica-def-2.6",
    "nica-lem-4.1-bid-of-1",
    "nica-lem-4.1-case-iii",
    "nica-lem-4.2-case-iii",
    "nica-sec-1.1-success",
];

#[test]
fn long_checks_pause_at_every_pool() {
    for id in LONG {
        let claim = claims::find(id).unwrap();
        let mut run = Run::new(claim, claim.sizes.default).unwrap();
        let mut pauses = 0;
        while run.step().is_none() {
            pauses += 1;
        }
        assert!(pauses + 1 >= claim.sizes.default, "{id}: {pauses} pauses");
    }
}

#[test]
fn the_check_of_every_line_of_two_cards_pauses_on_its_way() {
    let claim = claims::find("castronova-sec-8.2-hope").unwrap();
    let mut run = Run::new(claim, claim.sizes.default).unwrap();
    let mut shares = Vec::new();
    while run.step().is_none() {
        shares.push(run.done());
    }
    // 1327 lines, a pause for every sixteen.
    assert!(shares.len() >= 1327 / 16, "{} pauses", shares.len());
    assert!(shares.is_sorted());
}

/// As far as these say that they are checked.
#[test]
fn rules_of_thumb_are_checked_as_far_as_is_said() {
    for (id, size) in [
        ("upperhand-rules-of-thumb", 512),
        ("upperhand-punish-halving", 256),
    ] {
        let claim = claims::find(id).unwrap();
        assert!(
            claim
                .extent
                .contains(&format!("checked to pools of {size}")),
            "{id}"
        );
        let evidence = claim.evidence(size).unwrap();
        assert!(evidence.holds, "{}", evidence.text);
    }
}

/// As far as it counts.
#[test]
fn the_ladder_of_three_is_counted_to_64() {
    let claim = claims::find("upperhand-three-ladder").unwrap();
    let evidence = claim.evidence(64).unwrap();
    assert!(evidence.holds, "{}", evidence.text);
    assert!(claim.statement.contains("212 of the 250,047"));
    let powers = claims::find("upperhand-three-powers").unwrap();
    assert!(powers.evidence(64).unwrap().holds);
}

/// What the statement counts, beyond the default size of its check.
#[test]
fn the_odd_positions_that_repeat_at_twice_the_size_are_counted() {
    let claim = claims::find("upperhand-official-scales").unwrap();
    let evidence = claim.evidence(512).unwrap();
    assert!(evidence.holds, "{}", evidence.text);
    assert!(
        evidence.text.contains("at 130433 of 195585 positions"),
        "{}",
        evidence.text
    );
    assert!(
        claim
            .statement
            .contains("130,433 of the 195,585 positions up to 512")
    );
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
