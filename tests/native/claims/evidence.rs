//! Every check at its default size and at its smallest.

use upperhand::claims::{self, Claim, Paper, Run, Status};

fn of_paper(paper: Paper) -> impl Iterator<Item = &'static Claim> {
    claims::all().filter(move |claim| claim.paper == paper)
}

/// What every check must show at a size.
fn shows(claim: &Claim, size: u32) {
    let evidence = claim.evidence(size).unwrap();
    assert!(evidence.holds, "{} at {size}: {}", claim.id, evidence.text);
    assert!(
        evidence.cases > 0,
        "{} at {size} compares nothing",
        claim.id
    );
    assert!(
        !evidence.text.is_empty(),
        "{} at {size} says nothing",
        claim.id
    );
    let shown = evidence.counterexamples > 0;
    let is_misprint = matches!(
        claim.status,
        Status::Corrected { .. } | Status::False { .. }
    );
    assert_eq!(
        shown, is_misprint,
        "{} at {size}: {}",
        claim.id, evidence.text
    );
}

fn all_hold(paper: Paper) {
    for claim in of_paper(paper) {
        shows(claim, claim.sizes.default);
        shows(claim, claim.sizes.smallest);
    }
}

#[test]
fn what_is_said_of_nica_holds() {
    all_hold(Paper::Nica);
}

#[test]
fn what_is_said_of_cushing_and_others_holds() {
    all_hold(Paper::Cushing);
}

#[test]
fn a_check_goes_on_from_pause_to_pause_and_ends_as_it_does_at_once() {
    let claim = claims::find("nica-thm-1.1").unwrap();
    let mut run = Run::new(claim, 48).unwrap();
    let (mut pauses, mut done) = (0, 0.0);
    while run.step().is_none() {
        assert!(run.done() >= done && run.done() <= 1.0);
        (pauses, done) = (pauses + 1, run.done());
    }
    assert!(pauses > 48 && run.done() == 1.0);
    assert_eq!(*run.evidence().unwrap(), claim.evidence(48).unwrap());
}
