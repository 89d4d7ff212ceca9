//! How many statements hold, and what the others need: the numbers that the documents name.

use std::fs;
use upperhand_claims::{self as claims, Claim, Correction, Paper, Status};

fn findings() -> String {
    let path = upperhand_oracles::root().join("docs/findings.md");
    let lines = fs::read_to_string(path).unwrap();
    lines.replace('\n', " ")
}

fn count(of: impl Fn(&Claim) -> bool) -> usize {
    claims::all().filter(|claim| of(claim)).count()
}

fn is_printed(claim: &Claim) -> bool {
    claim.paper != Paper::Upperhand
}

#[test]
fn the_findings_count_the_statements_of_the_texts() {
    let with = |correction| count(|claim| claim.correction() == Some(correction));
    let [slips, conditions, statements] = Correction::ALL.map(with);
    let (all, holds) = (
        count(is_printed),
        count(|claim| is_printed(claim) && claim.status == Status::Holds),
    );
    let settled = count(|claim| is_printed(claim) && claim.status == Status::Settled);
    let open = count(|claim| claim.status == Status::Open);
    assert_eq!(
        holds + slips + conditions + statements + settled + open,
        all
    );
    let sentence = format!(
        "of {all} statements of six texts {holds} hold as printed; {slips} have a slip of the pen, {conditions} need a \
         condition, {statements} are wrong as stated; {settled} that are left open are settled here, and {open} are open still."
    );
    assert!(findings().contains(&sentence), "{sentence}");
}

#[test]
fn the_findings_count_the_corrections_of_the_paper_on_guts() {
    let guts = |claim: &Claim| claim.paper == Paper::Castronova;
    let with = |correction| count(|claim| guts(claim) && claim.correction() == Some(correction));
    let [slips, conditions, statements] = Correction::ALL.map(with);
    let sentence = format!(
        "Of {} statements {} are corrected: {slips} for a slip of the pen, {conditions} by a condition, and {statements} are \
         wrong as stated.",
        count(guts),
        slips + conditions + statements
    );
    assert!(findings().contains(&sentence), "{sentence}");
}

/// The rows of what matters beyond a slip of the pen each have a correction that is more.
#[test]
fn what_matters_beyond_slips_of_the_pen_is_more() {
    let path = upperhand_oracles::root().join("docs/findings.md");
    let text = fs::read_to_string(path).unwrap();
    let mut rows = 0;
    for table in text.split("beyond a slip of the pen:").skip(1) {
        let lines = table.trim_start().lines().skip(2);
        for row in lines.take_while(|line| line.starts_with('|')) {
            let ids = row.split('`').skip(1).step_by(2);
            let mut corrections = ids.filter_map(|id| claims::find(id).ok()?.correction());
            assert!(
                corrections.any(|correction| correction != Correction::Slip),
                "{row}"
            );
            rows += 1;
        }
    }
    assert!(rows > 20, "{rows}");
}

/// Findings of this project are in no print that could need a correction.
#[test]
fn findings_of_this_project_correct_nothing() {
    let corrected =
        claims::all().find(|claim| !is_printed(claim) && claim.counterexample().is_some());
    assert!(corrected.is_none(), "{corrected:?}");
}
