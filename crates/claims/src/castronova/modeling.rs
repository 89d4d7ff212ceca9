//! Sections 2 and 3.1: the end of the game, sets of hands, and play that does not look back.

use super::claim;
use super::recursive_game::RecursiveGame;
use super::round::{Q, expected, outcomes_of_sets, over, pairs, round, whole};
use crate::check::{Check, Failure, Section, Sizes, in_steps};
use itertools::Itertools;
use upperhand::guts::Rules::Standard;

pub(super) const CLAIMS: Section = Section::new("Sections 2 to 3.1", &[
    claim("castronova-sec-2.1", "§2.1")
        .says("Two players who keep their thresholds can play for ever only where both hold every hand or both drop every \
         hand: elsewhere the chance β of another round is below 1.")
        .extent("proved: β = pq + (1 − p)(1 − q) is 1 at these two corners only")
        .check(Sizes::steps(1, 24, 96), |check| in_steps(check, ending))
        .needs_a_condition("both drop every hand, where no round ends the game, though nobody ever holds")
        .shown_by("figure=guts-payoff&players=2&threshold=1&others=1"),
    claim("castronova-sec-2.2", "§2.2")
        .says("To leave the table and forfeit the ante is worth what dropping every hand from now on is: who does so has α − β \
         = −1 in every round, whatever the others do.")
        .extent("proved: where she drops and R others hold she gets R − 2 and the stakes become R − 1 times as high, or −1 and \
         0 where R = 1, or 0 and 1 where R = 0")
        .check(Sizes::players(2, 5, 6), |check| in_steps(check, leaving))
        .shown_by("figure=guts-payoff&players=3&threshold=1"),
    claim("castronova-sec-3", "§3")
        .says("Among all sets of hands of one size, none is better to hold than the highest hands, whatever sets the others \
         hold: strategies [p, 1] suffice.")
        .extent("proved: hand by hand, a held hand moves up and a dropped one down, and the former alone matters")
        .check(
            Sizes::new(2, 5, 6, "the number of equal cells into which hands are cut"),
            |check| in_steps(check, thresholds),
        )
        .slip_of_the_pen("for the print's strategies [0, p] with p = 1/2: against one who holds the upper half, holding the \
         lower half returns −1/2, the upper half 0")
        .shown_by("figure=guts-payoff&players=2&threshold=0.5&others=0.5"),
    claim("castronova-sec-3.1", "§3.1")
        .says("Nothing is gained by letting the play of a round depend on what happened before, on stakes or winnings: for \
         every number of rounds both sides have optimal strategies that depend on the round alone.")
        .extent("proved: what follows a round is the same game with other stakes, which scale all payoffs alike")
        .check(Sizes::rounds(1, 3, 4), |check| in_steps(check, no_looking_back)),
]).on_pages("4 to 6");

async fn ending(check: &mut Check, parts: u32) -> &'static str {
    for (first, second) in pairs(parts) {
        let beta = round(Standard, &[first, second], parts).beta;
        let is_corner = first == second && (first == 0 || first == parts);
        let place = || {
            format!(
                "thresholds {}, {}, where β = {beta}",
                over(first, parts),
                over(second, parts)
            )
        };
        let holds = if is_corner {
            beta == whole(1)
        } else {
            beta < whole(1)
        };
        check.case(holds, place);
        check.progress_of(first, parts).await;
    }
    let dropping = round(Standard, &[1, 1], 1).beta;
    let words = format!("both always drop, and β = {dropping}");
    check.refuted(dropping == whole(1), words);
    "β from the ends of a round, for all pairs of thresholds that are multiples of 1/{size}."
}

async fn leaving(check: &mut Check, most: u32) -> &'static str {
    for players in 2..=most {
        for others in (0..=4_u32).combinations_with_replacement(players as usize - 1) {
            let thresholds: Vec<u32> = [4].into_iter().chain(others).collect();
            let round = round(Standard, &thresholds, 4);
            check.equal(&whole(-1), &(round.alpha[0] - round.beta), || {
                format!("thresholds {thresholds:?}/4")
            });
        }
        check.progress_of(players - 1, most).await;
    }
    "α − β of a player who always drops among 2 to {size}, all others at quarters."
}

/// Whether each cell is held, read from the bits of a number.
fn set(bits: u32, cells: u32) -> Vec<bool> {
    (0..cells).map(|cell| bits >> cell & 1 == 1).collect()
}

/// The highest cells, as many as another set has.
fn highest(bits: u32, cells: u32) -> u32 {
    let count = bits.count_ones();
    ((1 << count) - 1) << (cells - count)
}

async fn thresholds(check: &mut Check, cells: u32) -> &'static str {
    let widths = vec![1; cells as usize];
    let alpha = |sets: &[u32]| -> Q {
        let holds: Vec<Vec<bool>> = sets.iter().map(|&bits| set(bits, cells)).collect();
        expected(Standard, &outcomes_of_sets(&widths, &holds)).alpha[0]
    };
    let lower = |held: &[bool; 2]| {
        expected(
            Standard,
            &outcomes_of_sets(&[1, 1], &[held.to_vec(), vec![false, true]]),
        )
        .alpha[0]
    };
    let printed = lower(&[false, true]);
    let found = lower(&[true, false]);
    check.misprint("the lower half against the upper half", &printed, &found);
    let sets = 0..1_u32 << cells;
    for theirs in sets.clone() {
        for mine in sets.clone() {
            let given = alpha(&[mine, theirs]);
            let best = alpha(&[highest(mine, cells), theirs]);
            check.case(best >= given, || {
                format!("cells {mine:b} against {theirs:b}")
            });
        }
        check.progress_of(theirs, 1_u32 << cells).await;
    }
    for others in (0..8_u32).combinations_with_replacement(2) {
        for mine in 0..8 {
            let with = |bits: u32| {
                let holds: Vec<Vec<bool>> = [bits, others[0], others[1]]
                    .map(|bits| set(bits, 3))
                    .to_vec();
                expected(Standard, &outcomes_of_sets(&[1, 1, 1], &holds)).alpha[0]
            };
            check.case(with(highest(mine, 3)) >= with(mine), || {
                format!("thirds {mine:b} against {others:?}")
            });
        }
        check.progress(1.0).await;
    }
    "All sets of {size} equal cells of hands against all such sets of one opponent, and all sets of three cells \
         against two opponents."
}

/// A round with chance: two ends equally likely for every pair of strategies, each with a payoff and new stakes.
struct ChancyRound {
    first: RecursiveGame,
    second: RecursiveGame,
}

impl ChancyRound {
    fn mean(&self) -> RecursiveGame {
        let half = |one: &[Vec<Q>], other: &[Vec<Q>]| {
            let rows = one.iter().zip(other);
            let mean = |(a, b): (&Q, &Q)| (a + b) * over(1, 2);
            rows.map(|(a, b)| a.iter().zip(b).map(mean).collect())
                .collect()
        };
        RecursiveGame {
            payoffs: half(&self.first.payoffs, &self.second.payoffs),
            stakes: half(&self.first.stakes, &self.second.stakes),
        }
    }

    /// The most that one side gets by choosing anew after every history, for `sign` 1 player 1, for −1 player 2, while
    /// the other mixes by the round alone: a search through all histories with the stakes that they lead to.
    fn searched(&self, plans: &[[Q; 2]], stakes: Q, sign: i128) -> Q {
        let Some((plan, later)) = plans.split_first() else {
            // Nobody is paid the stakes that are left: each side counts them as lost.
            return -stakes;
        };
        let choice = |mine: usize| -> Q {
            let end = |game: &RecursiveGame, theirs: usize| {
                let (row, column) = if sign > 0 {
                    (mine, theirs)
                } else {
                    (theirs, mine)
                };
                let carried = stakes * game.stakes[row][column];
                let won = stakes * game.payoffs[row][column] * sign;
                // Player 2's search returns what player 1 loses: stakes left over are her loss in both.
                won + self.searched(later, carried, sign)
            };
            let chances = (0..2).cartesian_product([&self.first, &self.second]);
            chances
                .map(|(theirs, game)| plan[theirs] * over(1, 2) * end(game, theirs))
                .sum()
        };
        choice(0).max(choice(1))
    }
}

async fn no_looking_back(check: &mut Check, size: u32) -> Result<String, Failure> {
    let rounds = size as usize;
    let games: Vec<u64> = RecursiveGame::spread(24).collect();
    for pair in games.chunks(2) {
        let [first, second] =
            [pair[0], pair[1]].map(|number| RecursiveGame::numbered(number, over(1, 2)));
        let chancy = ChancyRound { first, second };
        for sign in [1, -1] {
            let secured = by_the_round_alone(&chancy.mean(), rounds, sign);
            let place = || format!("games {pair:?}, player {}", if sign > 0 { 2 } else { 1 });
            let (value, plans) = secured.ok_or_else(|| format!("no value of {pair:?}"))?;
            check.equal(&value, &chancy.searched(&plans, whole(1), sign), place);
        }
        check.progress_of(check.cases(), games.len()).await;
    }
    Ok(format!(
        "For games of {rounds} rounds with chance, the best that a player reaches by choosing anew after every history, \
         against an opponent whose mixtures depend on the round alone, is the value of the game in which both do."
    ))
}

/// The value of a number of rounds to the searching side, and the other side's optimal mixtures from the first round
/// on; the stakes left at the end are lost to the searching side.
fn by_the_round_alone(game: &RecursiveGame, rounds: usize, sign: i128) -> Option<(Q, Vec<[Q; 2]>)> {
    let mut value = whole(-sign);
    let mut plans = Vec::new();
    for _ in 0..rounds {
        let saddle = game.solved(value)?;
        value = saddle.value;
        let plan = if sign > 0 {
            &saddle.columns
        } else {
            &saddle.rows
        };
        plans.insert(0, [plan[0], plan[1]]);
    }
    Some((value * sign, plans))
}
