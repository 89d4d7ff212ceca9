//! The Riddler, "Solution": the chances of the first mover, and a fair start.

use crate::check::{Check, Claim, Evidence, Paper, Section, Sizes, in_steps};
use crate::naive_table::NaiveTable;
use num_rational::Ratio;
use upperhand::guess_who::Rules;

const POOLS: Sizes = Sizes::new(40, 64, 512, "the largest pool");

pub(super) const CLAIMS: Section = Section::new("Solution", &[
    Claim::new(
        ("riddler-4", Paper::Riddler, "Solution, N = 4"),
        "With 4 characters each the first mover wins with chance 9/16, 56.25 %.",
        "proved",
        (POOLS, |check| {
            in_steps(equal_pools(check, 4, Ratio::new(9, 16), "56.25"))
        }),
    )
    .shown_by("figure=win-map&rules=official&mine=4&theirs=4"),
    Claim::new(
        ("riddler-24", Paper::Riddler, "Solution, N = 24"),
        "With 24 characters each the first mover wins with chance 5/9, 55.56 %.",
        "proved",
        (POOLS, |check| {
            in_steps(equal_pools(check, 24, Ratio::new(5, 9), "55.56"))
        }),
    )
    .shown_by("figure=win-map&rules=official&mine=24&theirs=24"),
    Claim::new(
        ("riddler-14", Paper::Riddler, "Solution, N = 14"),
        "With 14 characters each the first mover wins with chance 55/98, 56.12 %.",
        "proved",
        (POOLS, |check| {
            in_steps(equal_pools(check, 14, Ratio::new(55, 98), "56.12"))
        }),
    )
    .shown_by("figure=win-map&rules=official&mine=14&theirs=14"),
    Claim::new(
        (
            "riddler-first-turn",
            Paper::Riddler,
            "Solution, the advantage of going first",
        ),
        "Going first is an advantage with any equal pools: the chance is above ½, but for pools of 2, where it is ½.",
        "checked to pools of 512",
        (POOLS, |check| in_steps(first_turn(check))),
    ),
    Claim::new(
        ("riddler-32", Paper::Riddler, "Solution, a fair start"),
        "With 32 characters against 24 both players win with chance ½; no other number is fair.",
        "checked to pools of 512",
        (POOLS, |check| in_steps(fair_start(check))),
    )
    .shown_by("figure=win-map&rules=official&mine=32&theirs=24&size=40"),
]);

async fn equal_pools(
    mut check: Check,
    pool: u32,
    stated: Ratio<i64>,
    percent: &'static str,
) -> Evidence {
    let side = check.size();
    let table = NaiveTable::fill(&mut check, Rules::OFFICIAL, side).await;
    let found = Ratio::new(table.value(pool, pool), i64::from(pool) * i64::from(pool));
    check.equal(&stated, &found, || {
        format!("the chance at ({pool}, {pool})")
    });
    let value = 100.0 * *found.numer() as f64 / *found.denom() as f64;
    check.case(format!("{value:.2}") == percent, || {
        format!("{value:.2} % instead of {percent} %")
    });
    check.evidence(&format!(
        "A table that tries every move, with pools up to {side}: {found}."
    ))
}

async fn first_turn(mut check: Check) -> Evidence {
    let side = check.size();
    let table = NaiveTable::fill(&mut check, Rules::OFFICIAL, side).await;
    for n in 2..=side {
        let (twice, all) = (2 * table.value(n, n), i64::from(n) * i64::from(n));
        check.case(twice >= all && (twice > all) == (n > 2), || {
            format!("{n} against {n}")
        });
    }
    check.evidence(&format!("Equal pools up to {side}."))
}

async fn fair_start(mut check: Check) -> Evidence {
    let side = check.size();
    let table = NaiveTable::fill(&mut check, Rules::OFFICIAL, side).await;
    for n in 1..=side {
        let is_fair = 2 * table.value(n, 24) == 24 * i64::from(n);
        check.equal(&(n == 32), &is_fair, || format!("is {n} against 24 fair?"));
    }
    check.evidence(&format!("Every pool up to {side} against 24."))
}
