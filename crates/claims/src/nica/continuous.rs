//! Nica, section 3: "Continuous Guess Who?".

use super::ansatz::{Real, Region, limit, power, region};
use super::claim;
use super::regions::three_limit;
use crate::check::{Check, Section, Sizes, Status, in_steps};
use crate::guess_who::{NaiveTable, race_table, visit_positions};
use num_rational::Ratio;

const GRID: Sizes = Sizes::new(4, 24, 128, "the largest number of quarters in a pool");

pub(super) const CLAIMS: Section = Section::new("Section 3", &[
    claim("nica-def-3.1", "Definition 3.1, (3.1), (3.2), (3.3)")
        .says("With levels that may be negative the weeds and the upper hand part the whole quadrant: each position lies in one \
         region of one level.")
        .extent("proved")
        .check(GRID, |check| in_steps(check, regions_part_the_quadrant))
        .shown_by("figure=limit-tiles&rules=race"),
    claim("nica-def-3.3", "Definition 3.3")
        .says("Bids by the ansatz are optimal in the continuous game, too: against p∞ no other bid is worth more.")
        .extent("proved, as the limit of Theorem 1.1; checked for bids and pools on grids of fractions")
        .check(GRID, |check| in_steps(check, ansatz_is_optimal))
        .with_status(Status::Settled),
    claim("nica-lem-3.5", "Definition 3.4, Lemma 3.5, (3.4), (3.5)")
        .says("p∞(x, y) = p∞(2^j x, 2^j y) for every whole j, and p∞ is always above 0 and below 1.")
        .extent("proved")
        .check(GRID, |check| in_steps(check, scaling))
        .shown_by("figure=limit-tiles&rules=race"),
    claim("nica-rem-3.10", "Remark 3.10, (3.8)")
        .says("At whole pools of at least 2 the real game differs from the continuous one by −2/(3nm) in the weeds and 4/(3nm) \
         with the upper hand, exactly.")
        .extent("proved")
        .check(Sizes::pools(4, 96, 512), |check| race_table(check, distance))
        .shown_by("figure=win-map&rules=race&layer=rule&rule=distance"),
]);

/// The pools of 1, 2, … quarters.
fn quarters(size: u32) -> impl Iterator<Item = Real> + Clone {
    (1..=size).map(|count| Ratio::new(i128::from(count), 4))
}

async fn regions_part_the_quadrant(check: &mut Check, size: u32) -> String {
    let negative = (1..=size).map(|count| Ratio::new(1, i128::from(count) + 1));
    let pools: Vec<Real> = quarters(size).chain(negative).collect();
    for (index, &x) in pools.iter().enumerate() {
        for &y in &pools {
            check.case(region(x, y).is_some(), || format!("({x}, {y})"));
        }
        check.progress_of(index, pools.len()).await;
    }
    format!(
        "All pairs of {} pools, from 1/{} to {size}/4.",
        pools.len(),
        size + 1
    )
}

async fn ansatz_is_optimal(check: &mut Check, most: u32) -> String {
    let size = most.min(64);
    let pools: Vec<Real> = quarters(size).collect();
    let one = Ratio::from(1);
    for (index, &x) in pools.iter().enumerate() {
        for &y in &pools {
            let value = |bid: Real| {
                let share = bid / x;
                share * (one - limit(y, bid)) + (one - share) * (one - limit(y, x - bid))
            };
            let ansatz = match region(x, y) {
                Some(Region::Weeds(k)) => power(k),
                _ => x / Ratio::from(2),
            };
            let best = limit(x, y);
            check.equal(&best, &value(ansatz), || {
                format!("the bid {ansatz} at ({x}, {y})")
            });
            for bid in (1..16).map(|part| x * Ratio::new(part, 16)) {
                check.case(value(bid) <= best, || {
                    format!("the bid {bid} at ({x}, {y})")
                });
            }
            check.progress_of(index, pools.len()).await;
        }
    }
    format!("Pools up to {size} quarters, the bid of the ansatz and fifteen others at each pair.")
}

async fn scaling(check: &mut Check, size: u32) -> &'static str {
    let pools: Vec<Real> = quarters(size).collect();
    for (index, &x) in pools.iter().enumerate() {
        for &y in &pools {
            let value = limit(x, y);
            let holds = Ratio::from(0) < value && value < Ratio::from(1);
            check.case(holds, || format!("p∞({x}, {y}) is {value}"));
            for j in [-7, -1, 1, 2, 13] {
                check.equal(&value, &limit(x * power(j), y * power(j)), || {
                    format!("p∞ at ({x}, {y}) and 2^{j} times that")
                });
            }
            check.progress_of(index, pools.len()).await;
        }
    }
    "Pools up to {size} quarters, five powers of two each."
}

async fn distance(check: &mut Check, side: u32, table: &NaiveTable) -> &'static str {
    visit_positions(check, side, |check, n, m| {
        let found = 3 * table.value(n, m) - three_limit(n, m);
        let is_behind = (n - 1).ilog2() > (m - 1).ilog2();
        let stated = if is_behind { -2 } else { 4 };
        check.equal(&stated, &found, || "3nm(p* − p∞)");
    })
    .await;
    "Every position with pools from 2 to {size}."
}
