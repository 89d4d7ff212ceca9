//! The pot of continuous Guts when it is taken.

use super::finding;
use super::ruin::RUIN;
use crate::check::{Check, Section, Sizes, in_steps};
use upperhand::guts::Rules::{self, Standard, Weenie};
use upperhand::guts::{PotTail, StakeFactors};

pub(super) const CLAIMS: Section = Section::new("The pot of Guts", &[
        finding("upperhand-guts-pot-tail", "How the pot explodes")
            .says("At the equilibrium the pot, when it is taken, exceeds x antes with a chance of order x^−κ, where the κ-th power \
             of what a round multiplies the stakes by has the mean 1. κ falls as players join, from 4.21 of three to 2.93 of \
             infinitely many: its mean and variance are finite at every table. With the Weenie rule it falls from 2.32 of two to \
             0.84: the variance is infinite from three players on, and the mean from seven.")
            .extent("proved that there is such a κ; checked to 1000 players that it falls, each within certified bounds")
            .check(Sizes::players(7, 100, 1000), |check| in_steps(check, tail))
            .shown_by("figure=guts-ruin&players=7&weenie=yes"),
        RUIN,
    ]);

/// What makes the mean of the stakes' factor, and of its square, with n players who hold above t = c^(−1/(n−1)).
fn moments(rules: Rules, players: u32) -> [f64; 2] {
    let (n, all_drop, factor) = match rules {
        Standard => (f64::from(players), 0.5, 1.0),
        Weenie => (f64::from(players), 1.0_f64 / 3.0, 2.0_f64),
    };
    let t = all_drop.powf(1.0 / (n - 1.0));
    let (q, nobody) = (1.0 - t, all_drop * t);
    let holders = n * q;
    // Of the factor R − 1 of R holders, and that of nobody in place of −1.
    let mean = holders - 1.0 + nobody * (1.0 + factor);
    let square = holders * t + (holders - 1.0).powi(2) + nobody * (factor * factor - 1.0);
    [mean, square]
}

async fn tail(check: &mut Check, most: u32) -> String {
    let (mut gap, mut ends) = (0.0_f64, [0.0; 2]);
    for (which, rules) in [Standard, Weenie].into_iter().enumerate() {
        let limit = StakeFactors::in_the_limit(rules).tail();
        let mut before = f64::INFINITY;
        for players in 2..=most {
            let found = StakeFactors::at_equilibrium(rules, players as usize);
            let tail = found.as_ref().map_or(limit, StakeFactors::tail);
            let PotTail { exponent, gap: own } = tail;
            gap = gap.max(own);
            let [mean, square] = moments(rules, players);
            let falls = exponent + own < before - gap || players == 2;
            let has_mean = rules == Standard || players < 7;
            let has_variance = rules == Standard || players < 3;
            let agrees = [tail.has_mean(), mean < 1.0] == [has_mean; 2]
                && [tail.has_variance(), square < 1.0] == [has_variance; 2];
            check.case(
                falls && agrees && exponent - own > limit.exponent + limit.gap,
                || format!("{rules:?}, {players} players: {exponent}"),
            );
            before = exponent;
            if players % 32 == 0 {
                let share = f64::from(players) / f64::from(most);
                check.progress(f64::midpoint(which as f64, share)).await;
            }
        }
        ends[which] = limit.exponent;
    }
    format!(
        "κ of 2 to {most} players under both rules, each within {gap:.0e} or less; it falls with every player and stays above \
         that of infinitely many, {:.10} and {:.10}. Mean and variance by the moments of the number of holders, too.",
        ends[0], ends[1]
    )
}
