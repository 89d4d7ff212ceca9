//! The race with questions of r answers, 2 to 6, in closed form. `docs/race-closed-form.md` has the proof.

use super::claim;
use crate::check::{Check, Section, Sizes, in_steps};
use crate::guess_who::{NaiveTable, by_sum, visit_positions};
use upperhand::guess_who::{Ending, Rules};

const POOLS: Sizes = Sizes::pools(13, 44, 100);

pub(super) const CLAIMS: Section = Section::new("The race", &[
    claim("upperhand-race", "The race with r answers")
        .says("With questions of r answers, levels in powers of r, and c(x) the number among 2, …, r that x exceeds by a multiple \
         of r − 1: nm·P is r^(k+1)m − (r^(2k+2) − 1)/(r + 1) + r − 1 − c(m) in the weeds and nm − r^k·n + (r^(2k+1) + 1)/(r + 1) + \
         c(n) − 1 with the upper hand, for r = 2 to 5; for r = 2 this is Nica's theorem.")
        .extent("proved in docs/race-closed-form.md")
        .check(POOLS, |check| in_steps(check, few_answers))
        .shown_by("figure=win-map&rules=race&answers=3"),
    claim("upperhand-race-six", "The race with six answers")
        .says("With six answers the formulas of the race hold but for one family: one more with the upper hand where m = 6^k + 1 < \
         n and n − 2 is a multiple of 5, one less in the weeds where n = 6^(k+1) + 1, m > 6^k + 1 and m − 2 is a multiple of 5. \
         First at (12, 7).")
        .extent("proved in docs/race-closed-form.md")
        .check(POOLS, |check| in_steps(check, six_answers))
        .shown_by("figure=win-map&rules=race&answers=6&mine=12&theirs=7"),
]);

/// The k with r^k < pool ≤ r^(k+1), as the power r^k.
pub(super) fn corner(r: u32, pool: u32) -> u32 {
    let mut power = 1;
    while r * power < pool {
        power *= r;
    }
    power
}

/// c(pool).
pub(super) fn representative(r: u32, pool: u32) -> u32 {
    2 + (pool - 2) % (r - 1)
}

/// n·m·P by the formula, without the exceptions of six answers.
fn by_formula(r: u32, n: u32, m: u32) -> i64 {
    let (mine, theirs) = (i64::from(corner(r, n)), i64::from(corner(r, m)));
    let [c_n, c_m] = [n, m].map(|pool| i64::from(representative(r, pool)));
    let [wide, n, m] = [r, n, m].map(i64::from);
    if mine > theirs {
        let next = wide * theirs;
        next * m - (next * next - 1) / (wide + 1) + wide - 1 - c_m
    } else {
        n * m - mine * n + (wide * mine * mine + 1) / (wide + 1) + c_n - 1
    }
}

/// What six answers add to the formula.
fn exception(n: u32, m: u32) -> i64 {
    let (mine, theirs) = (corner(6, n), corner(6, m));
    if mine <= theirs {
        i64::from(m == mine + 1 && n > mine + 1 && n % 5 == 2)
    } else {
        -i64::from(n == 6 * theirs + 1 && m > theirs + 1 && m % 5 == 2)
    }
}

fn rules(answers: u8) -> Rules {
    Rules::new(answers, Ending::Race).expect("2 to 6 answers")
}

async fn few_answers(check: &mut Check, side: u32) -> &'static str {
    for answers in 2..=5 {
        let table = NaiveTable::fill(check, rules(answers), side).await;
        visit_positions(check, side, |check, n, m| {
            let stated = by_formula(answers.into(), n, m);
            check.equal(&stated, &table.value(n, m), || {
                format!("nmP, {answers} answers")
            });
        })
        .await;
    }
    "Every position with pools from 2 to {size} for 2, 3, 4 and 5 answers, against tables that try every question."
}

async fn six_answers(check: &mut Check, side: u32) -> String {
    let table = NaiveTable::fill(check, rules(6), side).await;
    let is_off = |n: u32, m: u32| table.value(n, m) != by_formula(6, n, m);
    let found = by_sum(side).find(|&(n, m)| is_off(n, m));
    let holds = found == Some((12, 7));
    check.case(holds, || format!("the first exception is {found:?}"));
    let mut exceptions = 0;
    visit_positions(check, side, |check, n, m| {
        let added = exception(n, m);
        exceptions += added.abs();
        let stated = by_formula(6, n, m) + added;
        check.equal(&stated, &table.value(n, m), || "nmP");
    })
    .await;
    format!(
        "Every position with pools from 2 to {side}, {exceptions} of them exceptions, against a table that tries every question."
    )
}
