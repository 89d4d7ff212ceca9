//! Where the finite games repeat at another scale exactly.

use super::claim;
use crate::check::{Check, Section, Sizes, in_steps};
use crate::guess_who::{NaiveTable, visit_positions};
use core::cmp::Ordering;
use upperhand::guess_who::{Ending, Rules};

const HALF: Sizes = Sizes::new(8, 64, 512, "the largest pool, which is then multiplied");

pub(super) const CLAIMS: Section = Section::new("Scales", &[
    claim("upperhand-official-scales", "The official rules at twice the size")
        .says("Under the official rules with yes/no questions, and n, m ≥ 2, P(2n, 2m) = P(n, m) but in three cases. At (2, 2) \
         P(2n, 2m) is more, at (4, 2) less. Where m is odd and some power of two p has 3p/4 < n < 5p/4 and p/4 < m < 3p/4, it is \
         less. Where n is odd and some power of two p has p/2 < n < 3p/2 and 3p/4 < m < 5p/4, it is more. No position is in two of \
         these cases; so P is the same for all even pools but two, and with an odd pool at 130,433 of the 195,585 positions up to \
         512.")
        .extent("checked to pools of 512 against 1024 by trying every move")
        .check(HALF, |check| in_steps(check, official_scales))
        .shown_by("figure=limit-tiles&rules=official"),
    claim("upperhand-open-scales", "The open ending at twice the size")
        .says("Where a wrong name only strikes that suspect, P(2n, 2m) = P(n, m) with yes/no questions for all n ≥ 3, m ≥ 2, odd \
         ones, too.")
        .extent("proved in docs/open-ending.md")
        .check(HALF, |check| in_steps(check, open_scales))
        .shown_by("figure=limit-tiles&rules=open"),
    claim("upperhand-open-three-scales", "The open ending with three answers, at three times the size")
        .says("Where a wrong name only strikes that suspect, P(3n, 3m) = P(n, m) with questions of three answers for all n, m ≥ 2.")
        .extent("proved in docs/open-ending.md")
        .check(
            Sizes::new(4, 16, 32, "the largest pool, which is then multiplied"),
            |check| in_steps(check, open_three_scales),
        )
        .shown_by("figure=limit-tiles&rules=open&answers=3"),
    claim("upperhand-race-never-scales", "The race at twice the size")
        .says("In the race with yes/no questions P(2n, 2m) is never P(n, m) for n, m ≥ 2: less with the upper hand, more in the \
         weeds.")
        .extent("proved: it follows from Nica, Remark 3.10")
        .check(HALF, |check| in_steps(check, race_never_scales))
        .shown_by("figure=limit-tiles&rules=race"),
]);

/// nm·P at a larger scale, minus what it would be if P were the same.
fn difference(table: &NaiveTable, factor: u32, n: u32, m: u32) -> i64 {
    table.value(factor * n, factor * m) - i64::from(factor * factor) * table.value(n, m)
}

/// The positions with an odd pool where P is the same at twice the size, up to the pools that the statement names.
const ODD: (u32, u32) = (512, 130_433);

async fn official_scales(check: &mut Check, half: u32) -> String {
    let table = NaiveTable::fill(check, Rules::OFFICIAL, 2 * half).await;
    let (mut odd, mut same) = (0, 0);
    visit_positions(check, half, |check, n, m| {
        let found = difference(&table, 2, n, m);
        if n % 2 == 1 || m % 2 == 1 {
            odd += 1;
            same += u32::from(found == 0);
        }
        let cases = stated_cases(n, m);
        check.case(cases.len() < 2, || "it is in two cases");
        let stated = cases.first().copied().unwrap_or(Ordering::Equal);
        check.case(found.cmp(&0) == stated, || {
            format!("P at twice that against P here: {found}")
        });
    })
    .await;
    check.case(half != ODD.0 || same == ODD.1, || {
        format!("the odd positions where it holds, {same} of {odd}")
    });
    format!(
        "All pools up to {half}, and twice that, in tables that try every move; with an odd pool the same at {same} of {odd} positions."
    )
}

/// What P(2n, 2m) is, compared with P(n, m), by each case of the statement that has this position.
fn stated_cases(n: u32, m: u32) -> Vec<Ordering> {
    let mut cases = Vec::new();
    match (n, m) {
        (2, 2) => cases.push(Ordering::Greater),
        (4, 2) => cases.push(Ordering::Less),
        _ => {}
    }
    for power in (0..=u32::ilog2(n.max(m)) + 2).map(|exponent| 1_u32 << exponent) {
        let is_beside = |pool: u32, middle: u32, off: u32| 4 * pool.abs_diff(middle) < off;
        if m % 2 == 1 && is_beside(n, power, power) && power < 4 * m && 4 * m < 3 * power {
            cases.push(Ordering::Less);
        }
        if n % 2 == 1 && is_beside(m, power, power) && is_beside(n, power, 2 * power) {
            cases.push(Ordering::Greater);
        }
    }
    cases
}

async fn open_scales(check: &mut Check, half: u32) -> &'static str {
    let table = NaiveTable::fill(check, Rules::OPEN, 2 * half).await;
    visit_positions(check, half, |check, n, m| {
        if n >= 3 {
            check.equal(&0, &difference(&table, 2, n, m), || "twice that");
        }
    })
    .await;
    "All pools up to {size}, and twice that, in tables that try every move."
}

async fn open_three_scales(check: &mut Check, third: u32) -> &'static str {
    let rules = Rules::new(3, Ending::Open).expect("three answers");
    let table = NaiveTable::fill(check, rules, 3 * third).await;
    visit_positions(check, third, |check, n, m| {
        check.equal(&0, &difference(&table, 3, n, m), || "three times that");
    })
    .await;
    "All pools up to {size}, and three times that, in tables that try every move."
}

async fn race_never_scales(check: &mut Check, half: u32) -> &'static str {
    let table = NaiveTable::fill(check, Rules::RACE, 2 * half).await;
    visit_positions(check, half, |check, n, m| {
        // Three quarters of the term −2/(3nm) or 4/(3nm) vanish: 4nm times that.
        let is_behind = (n - 1).ilog2() > (m - 1).ilog2();
        let stated = if is_behind { 2 } else { -4 };
        let found = difference(&table, 2, n, m);
        check.equal(&stated, &found, || "4nm times the difference");
    })
    .await;
    "All pools up to {size}, and twice that, in tables that try every move."
}
