//! Nica, section 1.2: the advantage of the first turn, and the handicap that cancels it.

use super::ansatz::{Real, limit};
use super::claim;
use crate::check::{Check, Extreme, Section, Sizes};
use crate::guess_who::{NaiveTable, race_table};
use num_rational::Ratio;

const POOLS: Sizes = Sizes::pools(8, 128, 512);

pub(super) const CLAIMS: Section = Section::new("Section 1.2", &[
    claim("nica-sec-1.2-equal-pools", "§1.2, the first turn")
        .says("With equal pools the first mover wins with chance between 5/8 and 2/3 in the continuous game, both attained. In the \
         real game always more than 5/8, and more than 2/3 for n = 2, 3, 4, 5, 7 and the powers of two only.")
        .extent("proved")
        .check(POOLS, |check| race_table(check, equal_pools))
        .needs_a_condition("(2, 2): the first mover wins at once, with chance 1")
        .shown_by("figure=limit-tiles&rules=race&alpha=1.5&beta=1.5"),
    claim("nica-sec-1.2-handicap", "§1.2, the fair handicap")
        .says("In the continuous game it is fair to give the first mover a pool larger by a factor between 4/3 and 3/2, both \
         attained. In the real game the largest pool with a chance of at least ½ is above 4m/3 − 1, and at most 3m/2 but for 8 \
         against 5.")
        .extent("checked to pools of 512")
        .check(POOLS, |check| race_table(check, handicap))
        .needs_a_condition("against 2: even 2 suspects win at once, but 3 win with chance ⅓, so that no factor is fair")
        .shown_by("figure=win-map&rules=race&mine=8&theirs=5&contours=half"),
]);

async fn equal_pools(check: &mut Check, side: u32, table: &NaiveTable) -> &'static str {
    let computed = Ratio::new(table.value(2, 2), 4);
    check.misprint("(2, 2), at most", &Ratio::new(2, 3), &computed);
    let (low, high) = (Ratio::new(5, 8), Ratio::new(2, 3));
    let (mut largest, mut smallest) = (Extreme::new(), Extreme::new());
    for n in 2..=side {
        let chance = Ratio::new(table.value(n, n), i64::from(n) * i64::from(n));
        let is_high = matches!(n, 3 | 5 | 7) || n.is_power_of_two();
        let holds = chance > low && (chance > high) == is_high;
        check.case(holds, || format!("{chance} at ({n}, {n})"));
    }
    // Among these are 4/3 and 2.
    for step in 1..=48 {
        let alpha = Ratio::new(48 + step, 48);
        let value = limit(alpha, alpha);
        largest.offer(value, alpha);
        smallest.offer(-value, alpha);
    }
    let attained = [largest, smallest].map(|extreme| extreme.found().map(|(value, _)| *value));
    let holds = attained == [Some(Ratio::new(2, 3)), Some(Ratio::new(-5, 8))];
    check.case(holds, || format!("the extremes of p∞ are {attained:?}"));
    "Equal pools up to {size}; p∞ at the grid of steps of 1/48 is 2/3 at most (at the powers of two) and 5/8 at least (at \
         4/3)."
}

/// The x with p∞(x, β) = ½ for β in (1, 2]: between 2 and 4, where the mover is in the weeds, or in (1, 2].
fn fair_pool(beta: Real) -> Real {
    let two = Ratio::from(2);
    // ½ = 2/α − (4/3)/(αβ).
    let behind = Ratio::from(4) - Ratio::new(8, 3) / beta;
    if behind > two {
        return behind;
    }
    // ½ = 1/β − (2/3)/(αβ).
    Ratio::new(4, 3) / (two - beta)
}

async fn handicap(check: &mut Check, side: u32, table: &NaiveTable) -> &'static str {
    let is_favoured = |n: u32, m: u32| 2 * table.value(n, m) >= i64::from(n) * i64::from(m);
    let three = Ratio::new(table.value(3, 2), 6);
    check.refuted(
        is_favoured(2, 2) && three < Ratio::new(1, 2) && table.value(2, 2) == 4,
        format!("2 suspects against 2 win with chance 1, 3 with chance {three}"),
    );
    for m in 2..=2 * side / 3 {
        let largest = (2..=side).rev().find(|&n| is_favoured(n, m)).unwrap_or(0);
        let holds = 3 * (largest + 1) > 4 * m && (2 * largest <= 3 * m || (largest, m) == (8, 5));
        check.case(holds, || format!("{largest} against {m}"));
    }
    let mut factors: Vec<Real> = Vec::new();
    for step in 1..=96 {
        let beta = Ratio::new(96 + step, 96);
        let alpha = fair_pool(beta);
        check.equal(&Ratio::new(1, 2), &limit(alpha, beta), || {
            format!("p∞({alpha}, {beta})")
        });
        factors.push(alpha / beta);
    }
    let (least, most) = (factors.iter().min().copied(), factors.iter().max().copied());
    check.case(
        (least, most) == (Some(Ratio::new(4, 3)), Some(Ratio::new(3, 2))),
        || format!("factors from {least:?} to {most:?}"),
    );
    "Pools up to {size}, and 96 pools of the continuous game: the factors go from 4/3 to 3/2."
}
