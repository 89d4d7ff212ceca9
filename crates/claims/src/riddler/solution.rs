//! The Riddler, "Solution": the chances of the first mover, and a fair start.

use super::claim;
use crate::check::{Check, Section, Sizes, in_steps};
use crate::guess_who::{NaiveTable, official_table};
use num_rational::Ratio;
use upperhand::guess_who::Rules;

const POOLS: Sizes = Sizes::pools(40, 64, 512);

pub(super) const CLAIMS: Section = Section::new("Solution", &[
    claim("riddler-4", "Solution, N = 4")
        .says("With 4 characters each the first mover wins with chance 9/16, 56.25 %.")
        .extent("proved")
        .check(
            POOLS,
            |check| in_steps(check, async |check, size| equal_pools(check, size, 4, Ratio::new(9, 16), "56.25").await),
        )
        .shown_by("figure=win-map&rules=official&mine=4&theirs=4"),
    claim("riddler-24", "Solution, N = 24")
        .says("With 24 characters each the first mover wins with chance 5/9, 55.56 %.")
        .extent("proved")
        .check(
            POOLS,
            |check| in_steps(check, async |check, size| equal_pools(check, size, 24, Ratio::new(5, 9), "55.56").await),
        )
        .shown_by("figure=win-map&rules=official&mine=24&theirs=24"),
    claim("riddler-14", "Solution, N = 14")
        .says("With 14 characters each the first mover wins with chance 55/98, 56.12 %.")
        .extent("proved")
        .check(
            POOLS,
            |check| in_steps(check, async |check, size| equal_pools(check, size, 14, Ratio::new(55, 98), "56.12").await),
        )
        .shown_by("figure=win-map&rules=official&mine=14&theirs=14"),
    claim("riddler-first-turn", "Solution, the advantage of going first")
        .says("Going first is an advantage with any equal pools: the chance is above ½, but for pools of 2, where it is ½.")
        .extent("checked to pools of 512")
        .check(POOLS, |check| official_table(check, first_turn)),
    claim("riddler-32", "Solution, a fair start")
        .says("With 32 characters against 24 both players win with chance ½; no other number is fair.")
        .extent("checked to pools of 512")
        .check(POOLS, |check| official_table(check, fair_start))
        .shown_by("figure=win-map&rules=official&mine=32&theirs=24&size=40"),
]);

async fn equal_pools(
    check: &mut Check,
    side: u32,
    pool: u32,
    stated: Ratio<i64>,
    percent: &'static str,
) -> String {
    let table = NaiveTable::fill(check, Rules::OFFICIAL, side).await;
    let found = Ratio::new(table.value(pool, pool), i64::from(pool) * i64::from(pool));
    check.equal(&stated, &found, || {
        format!("the chance at ({pool}, {pool})")
    });
    let value = 100.0 * *found.numer() as f64 / *found.denom() as f64;
    check.case(format!("{value:.2}") == percent, || {
        format!("{value:.2} % instead of {percent} %")
    });
    format!("A table that tries every move, with pools up to {side}: {found}.")
}

async fn first_turn(check: &mut Check, side: u32, table: &NaiveTable) -> &'static str {
    for n in 2..=side {
        let (twice, all) = (2 * table.value(n, n), i64::from(n) * i64::from(n));
        let holds = twice >= all && (twice > all) == (n > 2);
        check.case(holds, || format!("{n} against {n}"));
    }
    "Equal pools up to {size}."
}

async fn fair_start(check: &mut Check, side: u32, table: &NaiveTable) -> &'static str {
    for n in 1..=side {
        let is_fair = 2 * table.value(n, 24) == 24 * i64::from(n);
        check.equal(&(n == 32), &is_fair, || format!("is {n} against 24 fair?"));
    }
    "Every pool up to {size} against 24."
}
