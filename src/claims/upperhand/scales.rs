//! Where the finite games repeat at another scale exactly.

use crate::claims::check::{Check, Claim, Evidence, Paper, Section, Sizes, in_steps};
use crate::claims::naive_table::NaiveTable;
use crate::claims::positions::visit_positions;
use crate::guess_who::{Ending, Pool, Rules, win_probability};

const HALF: Sizes = Sizes::new(8, 64, 512, "the largest pool, which is then multiplied");

pub(super) const CLAIMS: Section = Section::new("Scales", &[
    Claim::new(
        ("upperhand-official-scales", Paper::Upperhand, "The official rules at twice the size"),
        "Under the official rules with yes/no questions P(2n, 2m) = P(n, m) for all even n and m, but at (2, 2) and (4, 2). It also \
         holds at many positions with an odd pool, 130,433 of the 195,585 up to 512, and first fails at (3, 4).",
        "checked to pools of 512 against 1024",
        (HALF, |check| in_steps(official_scales(check))),
    )
    .shown_by("figure=limit-tiles&rules=official"),
    Claim::new(
        ("upperhand-open-scales", Paper::Upperhand, "The open ending at twice the size"),
        "Where a wrong name only strikes that suspect, P(2n, 2m) = P(n, m) with yes/no questions for all n ≥ 3, m ≥ 2, odd ones, too.",
        "checked to pools of 512 against 1024",
        (HALF, |check| in_steps(open_scales(check))),
    )
    .shown_by("figure=limit-tiles&rules=open"),
    Claim::new(
        ("upperhand-open-three-scales", Paper::Upperhand, "The open ending with three answers, at three times the size"),
        "Where a wrong name only strikes that suspect, P(3n, 3m) = P(n, m) with questions of three answers for all n, m ≥ 2.",
        "checked to pools of 32 against 96 by trying every question, to 682 against 2046 by the solver's closed form and table",
        (
            Sizes::new(4, 16, 32, "the largest pool, which is then multiplied"),
            |check| in_steps(open_three_scales(check)),
        ),
    )
    .shown_by("figure=limit-tiles&rules=open&answers=3"),
    Claim::new(
        ("upperhand-race-never-scales", Paper::Upperhand, "The race at twice the size"),
        "In the race with yes/no questions P(2n, 2m) is never P(n, m) for n, m ≥ 2: less with the upper hand, more in the weeds.",
        "proved: it follows from Nica, Remark 3.10",
        (HALF, |check| in_steps(race_never_scales(check))),
    )
    .shown_by("figure=limit-tiles&rules=race"),
]);

/// nm·P at a larger scale, minus what it would be if P were the same.
fn difference(table: &NaiveTable, factor: u32, n: u32, m: u32) -> i64 {
    table.value(factor * n, factor * m) - i64::from(factor * factor) * table.value(n, m)
}

/// The positions with an odd pool where P is the same at twice the size, up to the pools that the statement names.
const ODD: (u32, u32) = (512, 130_433);

async fn official_scales(mut check: Check) -> Evidence {
    let half = check.size();
    let table = NaiveTable::fill(&mut check, Rules::OFFICIAL, 2 * half).await;
    let (mut odd, mut same) = (0, 0);
    let mut first_unlike: Option<(u32, u32)> = None;
    visit_positions(&mut check, half, |check, n, m| {
        let found = difference(&table, 2, n, m) == 0;
        let stated = if n % 2 == 0 && m % 2 == 0 {
            !matches!((n, m), (2 | 4, 2))
        } else {
            odd += 1;
            same += u32::from(found);
            if !found
                && first_unlike.is_none_or(|(first, other)| (n + m, n) < (first + other, first))
            {
                first_unlike = Some((n, m));
            }
            is_same_in_closed_form(n, m)
        };
        check.equal(&stated, &found, || {
            format!("is P the same at ({n}, {m}) and twice that?")
        });
    })
    .await;
    check.case(first_unlike == Some((3, 4)), || {
        format!("the first odd position where it fails, {first_unlike:?}")
    });
    check.case(half != ODD.0 || same == ODD.1, || {
        format!("the odd positions where it holds, {same} of {odd}")
    });
    check.evidence(&format!(
        "All pools up to {half}, and twice that, in tables that try every move; with an odd pool the same at {same} of {odd} \
         positions, where the closed form says so, too."
    ))
}

fn is_same_in_closed_form(n: u32, m: u32) -> bool {
    let chance = |n: u32, m: u32| {
        let [mine, theirs] = [n, m].map(|pool| Pool::new(pool.into()).ok());
        win_probability(Rules::OFFICIAL, mine?, theirs?).ok()
    };
    let small = chance(n, m);
    small.is_some() && small == chance(2 * n, 2 * m)
}

async fn open_scales(mut check: Check) -> Evidence {
    let half = check.size();
    let table = NaiveTable::fill(&mut check, Rules::OPEN, 2 * half).await;
    visit_positions(&mut check, half, |check, n, m| {
        if n >= 3 {
            check.equal(&0, &difference(&table, 2, n, m), || {
                format!("({n}, {m}) and twice that")
            });
        }
    })
    .await;
    check.evidence(&format!(
        "All pools up to {half}, and twice that, in tables that try every move."
    ))
}

async fn open_three_scales(mut check: Check) -> Evidence {
    let third = check.size();
    let rules = Rules::new(3, Ending::Open).expect("three answers");
    let table = NaiveTable::fill(&mut check, rules, 3 * third).await;
    visit_positions(&mut check, third, |check, n, m| {
        check.equal(&0, &difference(&table, 3, n, m), || {
            format!("({n}, {m}) and three times that")
        });
    })
    .await;
    check.evidence(&format!(
        "All pools up to {third}, and three times that, in tables that try every move."
    ))
}

async fn race_never_scales(mut check: Check) -> Evidence {
    let half = check.size();
    let table = NaiveTable::fill(&mut check, Rules::RACE, 2 * half).await;
    visit_positions(&mut check, half, |check, n, m| {
        // Three quarters of the term −2/(3nm) or 4/(3nm) vanish: 4nm times that.
        let is_behind = (n - 1).ilog2() > (m - 1).ilog2();
        let stated = if is_behind { 2 } else { -4 };
        check.equal(&stated, &difference(&table, 2, n, m), || {
            format!("4nm times the difference at ({n}, {m})")
        });
    })
    .await;
    check.evidence(&format!(
        "All pools up to {half}, and twice that, in tables that try every move."
    ))
}
