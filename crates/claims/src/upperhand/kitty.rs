//! A kitty, which whoever takes the pot has to beat, too.

use super::finding;
use crate::castronova::round::{Q, double, over, round, whole};
use crate::castronova::solver::{ROUNDING, players, threshold, thresholds as at};
use crate::check::{Check, Section, Sizes, in_steps};
use itertools::Itertools;
use upperhand::guts::Rules::{self, Standard, Weenie};
use upperhand::guts::{Error, equilibrium, kitty_equilibrium, kitty_payoff};

pub(super) const CLAIMS: Section = Section::new("Guts with a kitty", &[
    finding("upperhand-guts-kitty", "A kitty is one player more")
        .says("With a kitty, a hand that is always in, that whoever takes the pot has to beat, and whose winnings stay in the pot, \
         n players have exactly one equilibrium: all hold above (1/2)^(1/n), the threshold of n + 1 players without one. Its \
         stakes are others. With the Weenie rule it is not so: there the symmetric equilibrium is 2pⁿ + pⁿ⁻¹ = 1, between those of \
         n and of n + 1 players.")
        .extent("proved (docs/kitty.md): what a hand gains by holding rises with it, and at the least and the greatest threshold \
         is 0 only if all are the same")
        .check(
            Sizes::new(2, 3, 4, "the largest number of players whose payoffs are counted"),
            |check| in_steps(check, kitty),
        ),
]);

/// The most players whose equilibrium is recomputed.
const MOST_PLAYERS: u32 = 10;

async fn kitty(check: &mut Check, most: u32) -> String {
    for n in 2..=most {
        let parts = n + 1;
        for thresholds in (0..=parts).combinations_with_replacement(n as usize) {
            for rules in [Standard, Weenie] {
                let (alpha, beta) = solved(rules, &thresholds, parts).unwrap_or_default();
                let exact = counted(rules, &thresholds, parts);
                let distances = exact.0.iter().zip(&alpha);
                let distances = distances.map(|(exact, found)| (double(*exact) - found).abs());
                let distance = distances.fold((double(exact.1) - beta).abs(), f64::max);
                let holds = distance < ROUNDING && alpha.len() == n as usize;
                check.case(holds, || format!("{rules:?}, {thresholds:?}/{parts}"));
            }
        }
        check.progress_of(n, most + 1).await;
    }
    for n in 2..=MOST_PLAYERS {
        let is_met = equilibria(n);
        check.case(matches!(is_met, Ok(true)), || {
            format!("{n} players: {is_met:?}")
        });
    }
    format!(
        "Payoffs of 2 to {most} players against the ends of a round in fractions; at the equilibria of 2 to {MOST_PLAYERS} nobody gains by \
         another threshold, in steps of 1/500."
    )
}

/// Are the equilibria what is claimed, and does nobody gain by another threshold?
fn equilibria(n: u32) -> Result<bool, Error> {
    let (players, more) = (players(n), players(n + 1));
    let mut is_met = true;
    for rules in [Standard, Weenie] {
        let found = kitty_equilibrium(rules, players).threshold;
        let (least, most) = (equilibrium(rules, players), equilibrium(rules, more));
        is_met &= match rules {
            Standard => (found.get() - most.threshold.get()).abs() < ROUNDING,
            Weenie => least.threshold < found && found < most.threshold,
        };
        let mut all = vec![found; n as usize];
        for step in 0..=500 {
            all[0] = threshold(step, 500);
            is_met &= kitty_payoff(rules, &all)?.alpha[0] < ROUNDING;
        }
    }
    Ok(is_met)
}

fn solved(rules: Rules, thresholds: &[u32], parts: u32) -> Result<(Vec<f64>, f64), Error> {
    let found = kitty_payoff(rules, &at(thresholds, parts))?;
    Ok((found.alpha, found.beta))
}

/// α of all and β. With the kitty among them as a player who holds everything, a round without the Weenie rule says who wins; without
/// it, what the Weenie rule adds.
fn counted(rules: Rules, thresholds: &[u32], parts: u32) -> (Vec<Q>, Q) {
    let n = i128::try_from(thresholds.len()).unwrap_or(0);
    let in_all: Vec<u32> = [0].into_iter().chain(thresholds.iter().copied()).collect();
    let met = round(Standard, &in_all, parts);
    let share = |at: u32| over(at, parts);
    let holders: Q = thresholds.iter().map(|&at| whole(1) - share(at)).sum();
    // Of one player more α is E[holders] − 2 + (n + 1)(2W − (1 − t)), as the kitty is among the holders.
    let chance = |player: usize, threshold: u32| {
        let wager = (met.alpha[player] - (holders + whole(1)) + whole(2)) / whole(n + 1);
        (wager + whole(1) - share(threshold)) / whole(2)
    };
    let untaken = chance(0, 0);
    let plain = round(Standard, thresholds, parts);
    let fined = round(rules, thresholds, parts);
    let alpha = thresholds.iter().enumerate().map(|(player, &at)| {
        let wager = whole(2) * chance(player + 1, at) - (whole(1) - share(at));
        let kitty = holders - whole(2) + whole(2) * untaken + whole(n) * wager;
        kitty + fined.alpha[player] - plain.alpha[player]
    });
    let beta = holders - whole(1) + whole(2) * untaken + fined.beta - plain.beta;
    (alpha.collect(), beta)
}
