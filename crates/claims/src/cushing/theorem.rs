//! Cushing et al., Theorem 1.1: the strategy S.

use super::claim;
use super::notation::{is_sporadic, lesser};
use crate::check::{Check, Section, Sizes};
use crate::guess_who::{NaiveTable, official_table, visit_positions};
use upperhand::guess_who::Rules;

const POOLS: Sizes = Sizes::pools(11, 96, 1024);

pub(super) const CLAIMS: Section = Section::new("Section 1", &[
    claim("cushing-thm-1.1", "Theorem 1.1")
        .says("Under the official rules with yes/no questions it is optimal to name where n or m is 1, to bid 1 at (4, 4), 3 at \
         (6, 4), 5 at (10, 4), and n_< = ⌊n/4⌋ + ⌊(n+1)/4⌋ (1 for n = 2) everywhere else.")
        .extent("proved but for gaps in the printed proof; checked to pools of 1024")
        .check(POOLS, |check| official_table(check, optimal_strategy))
        .shown_by("figure=win-map&rules=official&mine=24&theirs=24"),
    claim("cushing-sec-1-sporadic", "Introduction, three sporadic cases")
        .says("At (4, 4), (6, 4) and (10, 4), and nowhere else with n, m ≥ 2, n_< is not optimal; there 1, 3 and 5 are the only \
         optimal bids.")
        .extent("checked to pools of 1024")
        .check(POOLS, |check| official_table(check, sporadic))
        .shown_by("figure=question-profile&rules=official&mine=10&theirs=4"),
    claim("cushing-sec-1-equilibrium", "Introduction, Nash equilibria")
        .says("The strategy S is a pure equilibrium with itself: it guarantees P(n, m) against everything, and no play against it \
         gets more.")
        .extent("checked to pools of 1024")
        .check(POOLS, |check| official_table(check, equilibrium)),
]);

/// S(n, m): the bid, 0 for naming.
fn strategy(n: u32, m: u32) -> u32 {
    match (n, m) {
        (1, _) | (_, 1) => 0,
        (4, 4) => 1,
        (6, 4) => 3,
        (10, 4) => 5,
        _ => lesser(n),
    }
}

/// nm times the chance after the move of S.
pub(super) fn worth(table: &NaiveTable, n: u32, m: u32) -> i64 {
    match strategy(n, m) {
        0 => table.naming(n, m).unwrap_or(0),
        bid => table.bid(n, m, bid),
    }
}

async fn optimal_strategy(check: &mut Check, side: u32, table: &NaiveTable) -> &'static str {
    check.stage(1.0);
    for n in 1..=side {
        for m in 1..=side {
            let (worth, value) = (worth(table, n, m), table.value(n, m));
            check.equal(&worth, &value, || format!("nmP at ({n}, {m})"));
        }
        check.progress_of(n, side).await;
    }
    "Every position with pools up to {size}, against a table that tries every move."
}

async fn sporadic(check: &mut Check, side: u32, table: &NaiveTable) -> &'static str {
    visit_positions(check, side, |check, n, m| {
        let best = table.best_bids(n, m);
        let stated = !is_sporadic(n, m);
        check.equal(&stated, &best.contains(&lesser(n)), || "is n_< optimal?");
        if is_sporadic(n, m) {
            check.case(best == [strategy(n, m)], || format!("bids {best:?}"));
        }
    })
    .await;
    "Every bid at every position with pools from 2 to {size}."
}

async fn equilibrium(check: &mut Check, side: u32, table: &NaiveTable) -> &'static str {
    // The player of S, and another who may do anything.
    let strategy = |[_, others]: [&NaiveTable; 2], n, m| match strategy(n, m) {
        0 => i64::from(m),
        bid => others.bid(n, m, bid),
    };
    let [keeps, replies] = NaiveTable::of_two(check, [Rules::OFFICIAL; 2], side, strategy).await;
    for (n, m) in (1..=side).flat_map(|n| (1..=side).map(move |m| (n, m))) {
        let (kept, reply, value) = (keeps.value(n, m), replies.value(n, m), table.value(n, m));
        check.case((kept, reply) == (value, value), || {
            format!("({n}, {m}): S guarantees {kept}, others get {reply}, the value is {value}")
        });
    }
    "Pools up to {size}: S against the best reply to it comes to the value, for both."
}
