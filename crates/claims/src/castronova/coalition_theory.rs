//! Appendix A: equilibria and coalitions of symmetric games, tried on games of three players.

use super::claim;
use super::matrix_game::solve;
use super::round::{Q, over, whole};
use crate::check::{Check, Section, Sizes, in_steps};
use itertools::Itertools;

pub(super) const CLAIMS: Section =
    Section::new("Appendix A", &[
        claim("castronova-prop-a.1", "Proposition A.1")
            .says("In a symmetric finite zero-sum game s, played by all, is a strong equilibrium (no coalition gains by leaving it \
             together) exactly if who plays s gets at least 0 whatever all others do.")
            .extent("proved in the paper: who stays share evenly what the leavers win")
            .check(GAMES, |check| in_steps(check, strong)),
        claim("castronova-prop-a.2", "Proposition A.2")
            .says("Against others who all mix alike but independently player 1 can secure at most 0, and they can hold her to \
             exactly 0, by a symmetric equilibrium. Where player 1 and a bloc have pure strategies that are best against each \
             other, the value is 0.")
            .extent("proved: each side can copy the other; and Nash's theorem")
            .check(GAMES, |check| in_steps(check, bloc_value))
            .needs_a_condition("three players, two strategies: one 0 against two 1 gets 1, one 1 against two 0 gets 2. Against \
             blocs that mix by a common draw she secures 2/3. With −1 and −2 for 1 and 2 she secures at most −2/3, while blocs \
             that mix independently concede 0"),
        claim("castronova-prop-a.3", "Proposition A.3")
            .says("A strict symmetric equilibrium s holds player 1 to at most 0 as a bloc; it is a strict optimum of hers only if \
             s gets at least 0 against every bloc, which does not follow. If a pure strategy and a bloc are strictly best against \
             each other, both are a strict symmetric equilibrium.")
            .extent("proved: by definition, and by Proposition A.2")
            .check(GAMES, |check| in_steps(check, strict))
            .needs_a_condition("three players, two strategies: one 0 against two 1 gets −1, one 1 against two 0 gets −2. Both are \
             strict equilibria, and neither secures 0"),
    ]).on_pages("31");

const GAMES: Sizes = Sizes::new(2, 4, 12, "the largest payoff");

/// A symmetric zero-sum game of three players with two strategies, 0 and 1.
#[derive(Clone, Copy)]
struct SymmetricGame {
    /// The payoff of 0 against one 0 and one 1.
    beside_one: Q,
    /// The payoff of 0 against two 1.
    against_ones: Q,
}

impl SymmetricGame {
    /// The payoff of `mine` if this many of the other two play 1: payoffs of a round add up to 0.
    fn payoff(&self, mine: usize, ones: usize) -> Q {
        match (mine, ones) {
            (0, 1) => self.beside_one,
            (0, 2) => self.against_ones,
            (1, 0) => whole(-2) * self.beside_one,
            (1, 1) => self.against_ones * over(-1, 2),
            _ => whole(0),
        }
    }

    /// The same with mixtures, by the chance of 1.
    fn mixed(&self, mine: Q, theirs: [Q; 2]) -> Q {
        let chance = |of: Q, one: usize| if one == 1 { of } else { whole(1) - of };
        let cells = [0, 1]
            .into_iter()
            .cartesian_product([0, 1])
            .cartesian_product([0, 1]);
        let terms = cells.map(|((first, second), third)| {
            let weight = chance(mine, first) * chance(theirs[0], second) * chance(theirs[1], third);
            weight * self.payoff(first, second + third)
        });
        terms.sum()
    }

    /// Payoffs against blocs: rows for player 1, columns for what both others play.
    fn against_blocs(&self) -> Vec<Vec<Q>> {
        (0..2)
            .map(|mine| [0, 2].map(|ones| self.payoff(mine, ones)).to_vec())
            .collect()
    }

    /// Is s, played by all, an equilibrium that no single player nor any pair gains by leaving? Pure replies suffice: payoffs
    /// are linear in each player's chance.
    fn is_strong(&self, s: Q) -> bool {
        let pure = [0, 1].map(whole);
        let alone = pure
            .iter()
            .all(|&reply| self.mixed(reply, [s, s]) <= whole(0));
        // The winnings of a pair are the losses of the third.
        let together = pure
            .iter()
            .cartesian_product(&pure)
            .all(|(&a, &b)| self.mixed(s, [a, b]) >= whole(0));
        alone && together
    }
}

/// All games with payoffs up to a number.
fn games(most: u32) -> impl Iterator<Item = SymmetricGame> {
    let range = move || (-i128::from(most)..=i128::from(most)).map(whole);
    range()
        .cartesian_product(range())
        .map(|(beside_one, against_ones)| SymmetricGame {
            beside_one,
            against_ones,
        })
}

fn name(game: SymmetricGame) -> String {
    format!(
        "0 gets {} beside one 1, {} against two",
        game.beside_one, game.against_ones
    )
}

/// Chances of 1 to try.
fn chances() -> impl Iterator<Item = Q> + Clone {
    (0..=24).map(|part| over(part, 24))
}

async fn strong(check: &mut Check, most: u32) -> String {
    let mut found = 0;
    for game in games(most) {
        for s in chances() {
            // Against mixtures of both others, too, not only pure replies.
            let others = || chances().step_by(6);
            let is_safe = others()
                .cartesian_product(others())
                .all(|(a, b)| game.mixed(s, [a, b]) >= whole(0));
            found += u32::from(is_safe);
            check.case(game.is_strong(s) == is_safe, || {
                format!("{}, s = {s}", name(game))
            });
        }
        check.progress(0.5).await;
    }
    check.case(found > 0, || "no strong equilibrium at all");
    format!(
        "All games of three players and two strategies with whole payoffs up to {most}, and 25 mixtures s in each: {found} \
         strong equilibria."
    )
}

async fn bloc_value(check: &mut Check, most: u32) -> &'static str {
    let odd = SymmetricGame {
        beside_one: whole(-1),
        against_ones: whole(1),
    };
    let common = solve(&odd.against_blocs())
        .map(|saddle| saddle.value)
        .unwrap_or_default();
    check.misprint("blocs with a common draw", &whole(0), &common);
    // Blocs that mix independently may play pure strategies, too: she secures no more than against a common draw.
    let other = SymmetricGame {
        beside_one: whole(1),
        against_ones: whole(-1),
    };
    let secured = solve(&other.against_blocs())
        .map(|saddle| saddle.value)
        .unwrap_or_default();
    check.misprint("blocs that mix independently", &whole(0), &secured);
    for game in games(most) {
        for own in chances() {
            let copied = game.mixed(own, [own, own]);
            check.equal(&whole(0), &copied, || {
                format!("{}, all at {own}", name(game))
            });
        }
        let table = game.against_blocs();
        let saddles = (0..2).cartesian_product(0..2).filter(|&(i, j)| {
            table[i].iter().all(|entry| *entry >= table[i][j])
                && table.iter().all(|row| row[j] <= table[i][j])
        });
        for (i, j) in saddles {
            check.equal(&whole(0), &table[i][j], || {
                format!("the pure saddle point of {}", name(game))
            });
        }
        check.case(game.has_symmetric_equilibrium(), || {
            format!("no symmetric equilibrium: {}", name(game))
        });
        check.progress(0.5).await;
    }
    "All games of three players and two strategies with whole payoffs up to {size}."
}

impl SymmetricGame {
    /// Is there a chance of 1 at which neither strategy gets more than 0 against two who play it? At an end, or where the
    /// gain of 1 over 0 passes 0 between two neighbours.
    fn has_symmetric_equilibrium(&self) -> bool {
        let gain = |at: Q| self.mixed(whole(1), [at, at]) - self.mixed(whole(0), [at, at]);
        gain(whole(0)) <= whole(0)
            || gain(whole(1)) >= whole(0)
            || chances()
                .tuple_windows()
                .any(|(low, high)| gain(low) > whole(0) && gain(high) <= whole(0))
    }
}

async fn strict(check: &mut Check, most: u32) -> &'static str {
    let odd = SymmetricGame {
        beside_one: whole(1),
        against_ones: whole(-1),
    };
    let table = odd.against_blocs();
    let is_odd = table[1][0] < whole(0) && table[0][1] < whole(0);
    let [against_ones, against_zeros] = [table[0][1], table[1][0]];
    check.refuted(
        is_odd,
        format!("one 0 gets {against_ones} against two 1, one 1 gets {against_zeros} against two 0: neither secures 0"),
    );
    for game in games(most) {
        let table = game.against_blocs();
        for s in 0..2 {
            let is_strict = table[1 - s][s] < whole(0);
            if is_strict {
                let held = table.iter().map(|row| row[s]).max();
                check.equal(&whole(0), &held.unwrap_or_default(), || {
                    format!("the bloc {s} of {}", name(game))
                });
            }
            let row_best = table[1 - s][s] < table[s][s];
            let bloc_best = table[s][1 - s] > table[s][s];
            if row_best && bloc_best {
                check.case(is_strict && table[s][s] == whole(0), || {
                    format!("the strict optimum {s} of {}", name(game))
                });
            }
        }
        check.progress(0.5).await;
    }
    "All games of three players and two strategies with whole payoffs up to {size}."
}
