//! How much to bring to a pot of continuous Guts.

use super::finding;
use crate::check::{Check, Claim, Sizes, in_steps};
use std::collections::BTreeMap;
use upperhand::guts::Rules::{self, Standard, Weenie};
use upperhand::guts::{Ruin, StakeFactors};

pub(super) const RUIN: Claim = finding("upperhand-guts-ruin", "How much to bring")
    .says("At the equilibrium, whether B antes last until the pot is taken depends on how many first pots they pay alone, (B − \
     1)/n rounded down. They are ruined in fewer than one evening of a hundred from 7 antes on with three players, from 8 with \
     seven; with the Weenie rule from 40 and from 120. So the infinite mean of the pot from seven players on, where Corollary B.2 \
     ends, is not of one evening: that is over after 2.6 rounds on average, and what has no mean is the average of many.")
    .extent("proved that the first pots decide, as all payments are multiples of the pot; the bankrolls within certified bounds")
    .check(
        Sizes::new(3, 5, 7, "the largest number of players, round by round"),
        |check| in_steps(check, ruin),
    )
    .shown_by("figure=guts-ruin&players=7&weenie=yes&bankroll=120");

/// The smallest bankrolls that are ruined in fewer than one evening of a hundred.
const ENOUGH: [(Rules, u32, u32); 4] = [
    (Standard, 3, 7),
    (Standard, 7, 8),
    (Weenie, 3, 40),
    (Weenie, 7, 120),
];

/// The rounds that are followed, and the least chance of a game that is followed further.
const ROUNDS: u32 = 40;
const FOLLOWED: f64 = 1e-8;

async fn ruin(check: &mut Check, most: u32) -> String {
    for (rules, players, antes) in ENOUGH {
        let found = Ruin::at_equilibrium(rules, players as usize, 1000);
        let found = found.ok().and_then(|found| found.smallest_bankroll(0.01));
        check.equal(&antes, &found.unwrap_or(0), || {
            format!("{rules:?}, {players} players")
        });
    }
    let rounds = StakeFactors::at_equilibrium(Weenie, 7).map(|factors| 1.0 / factors.chances()[0]);
    let rounds = format!("{:.1}", rounds.unwrap_or(0.0));
    check.equal(&"2.6".to_owned(), &rounds, || "rounds of seven players");
    let mut open = 0.0_f64;
    for players in 2..=most {
        for rules in [Standard, Weenie] {
            for bankroll in [1, players, players + 1, 5 * players, 20 * players] {
                let (ruined, left) = round_by_round(rules, players, bankroll);
                let found = Ruin::at_equilibrium(rules, players as usize, bankroll);
                let found = found.ok().and_then(|found| found.with(bankroll));
                let agrees = found.is_some_and(|found| {
                    ruined <= found.high + 1e-13 && found.low <= ruined + left + 1e-13
                });
                check.case(agrees, || {
                    format!("{rules:?}, {players} players, {bankroll} antes: {found:?}")
                });
                open = open.max(left);
            }
        }
        let share = f64::from(players) / f64::from(most);
        check.progress(share).await;
    }
    format!(
        "Pots and cash in antes, round by round, for 2 to {most} players under both rules: all but {open:.0e} of the games or less \
         are decided, and the bounds agree with these. The smallest bankrolls from bounds on both sides of 1 %."
    )
}

/// The chance of ruin by way of pots and cash in antes, and that of the games that are not decided.
fn round_by_round(rules: Rules, players: u32, bankroll: u32) -> (f64, f64) {
    let outcomes = outcomes(rules, players);
    let start = (i64::from(players), i64::from(bankroll) - 1);
    let mut games = BTreeMap::from([(start, 1.0)]);
    let (mut ruined, mut left) = (0.0, 0.0);
    for _ in 0..ROUNDS {
        let mut next = BTreeMap::new();
        for ((pot, cash), chance) in games {
            if chance < FOLLOWED {
                left += chance;
                continue;
            }
            for &(paid, factor, part) in &outcomes {
                let rest = cash - paid * pot;
                if rest < 0 {
                    ruined += chance * part;
                } else if factor > 0 {
                    *next.entry((pot * factor, rest)).or_insert(0.0) += chance * part;
                }
            }
        }
        games = next;
    }
    (ruined, left + games.values().sum::<f64>())
}

/// What a round does: the pots that player 1 pays, the factor of the pot, the chance.
fn outcomes(rules: Rules, players: u32) -> Vec<(i64, i64, f64)> {
    let n = f64::from(players);
    let all_drop: f64 = match rules {
        Standard => 0.5,
        Weenie => 1.0 / 3.0,
    };
    let t = all_drop.powf(1.0 / (n - 1.0));
    let nobody = all_drop * t;
    let mut outcomes = match rules {
        Standard => vec![(0, 1, nobody)],
        Weenie => vec![(1, 2, nobody / n), (0, 2, nobody * (n - 1.0) / n)],
    };
    let mut chance = nobody;
    for holders in 1..=players {
        let held = f64::from(holders);
        chance *= (n - held + 1.0) / held * (1.0 - t) / t;
        let factor = i64::from(holders) - 1;
        // The best of them wins, the others pay.
        outcomes.push((-1, factor, chance / n));
        outcomes.push((1, factor, chance * (held - 1.0) / n));
        outcomes.push((0, factor, chance * (n - held) / n));
    }
    outcomes
}
