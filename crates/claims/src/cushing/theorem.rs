//! Cushing et al., Theorem 1.1: the strategy S.

use super::claim;
use super::notation::{is_sporadic, lesser};
use crate::check::{Check, Section, Sizes, in_steps};
use crate::naive_table::NaiveTable;
use crate::positions::visit_positions;
use upperhand::guess_who::Rules;

const POOLS: Sizes = Sizes::pools(11, 96, 1024);

pub(super) const CLAIMS: Section = Section::new("Section 1", &[
    claim("cushing-thm-1.1", "Theorem 1.1")
        .says("Under the official rules with yes/no questions it is optimal to name where n or m is 1, to bid 1 at (4, 4), 3 at \
         (6, 4), 5 at (10, 4), and n_< = ⌊n/4⌋ + ⌊(n+1)/4⌋ (1 for n = 2) everywhere else.")
        .extent("proved but for gaps in the printed proof; checked to pools of 1024")
        .check(POOLS, |check| in_steps(check, optimal_strategy))
        .shown_by("figure=win-map&rules=official&mine=24&theirs=24"),
    claim("cushing-sec-1-sporadic", "Introduction, three sporadic cases")
        .says("At (4, 4), (6, 4) and (10, 4), and nowhere else with n, m ≥ 2, n_< is not optimal; there 1, 3 and 5 are the only \
         optimal bids.")
        .extent("checked to pools of 1024")
        .check(POOLS, |check| in_steps(check, sporadic))
        .shown_by("figure=question-profile&rules=official&mine=10&theirs=4"),
    claim("cushing-sec-1-equilibrium", "Introduction, Nash equilibria")
        .says("The strategy S is a pure equilibrium with itself: it guarantees P(n, m) against everything, and no play against it \
         gets more.")
        .extent("checked to pools of 1024")
        .check(POOLS, |check| in_steps(check, equilibrium)),
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

async fn optimal_strategy(check: &mut Check, side: u32) -> &'static str {
    let table = NaiveTable::fill(check, Rules::OFFICIAL, side).await;
    check.stage(1.0);
    for n in 1..=side {
        for m in 1..=side {
            let worth = match strategy(n, m) {
                0 => table.naming(n, m).unwrap_or(0),
                bid => table.bid(n, m, bid),
            };
            check.equal(&worth, &table.value(n, m), || {
                format!("nm times the worth at ({n}, {m})")
            });
        }
        check.progress_of(n, side).await;
    }
    "Every position with pools up to {size}, against a table that tries every move."
}

async fn sporadic(check: &mut Check, side: u32) -> &'static str {
    let table = NaiveTable::fill(check, Rules::OFFICIAL, side).await;
    visit_positions(check, side, |check, n, m| {
        let best = table.best_bids(n, m);
        let stated = !is_sporadic(n, m);
        check.equal(&stated, &best.contains(&lesser(n)), || {
            format!("is n_< optimal at ({n}, {m})?")
        });
        if is_sporadic(n, m) {
            check.case(best == [strategy(n, m)], || {
                format!("bids {best:?} at ({n}, {m})")
            });
        }
    })
    .await;
    "Every bid at every position with pools from 2 to {size}."
}

async fn equilibrium(check: &mut Check, side: u32) -> &'static str {
    let table = NaiveTable::fill(check, Rules::OFFICIAL, side).await;
    // The player of S moves in `keeps`; the other player, who may do anything, in `replies`.
    let [mut keeps, mut replies] = [(); 2].map(|()| NaiveTable::empty(Rules::OFFICIAL, side));
    check.stage(1.0);
    for sum in 2..=2 * side {
        for n in sum.saturating_sub(side).max(1)..=side.min(sum - 1) {
            let m = sum - n;
            let kept = match strategy(n, m) {
                0 => i64::from(m),
                bid => replies.bid(n, m, bid),
            };
            keeps.set(n, m, kept);
            let reply = replies.best(n, m, &keeps);
            replies.set(n, m, reply);
            let value = table.value(n, m);
            check.case((kept, reply) == (value, value), || {
                format!("({n}, {m}): S guarantees {kept}, others get {reply}, the value is {value}")
            });
        }
        check.progress_of(sum, 2 * side).await;
    }
    "Pools up to {size}: S against the best reply to it comes to the value, for both."
}
