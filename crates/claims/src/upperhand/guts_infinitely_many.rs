//! The coalition of infinitely many.

use super::finding;
use crate::check::{Check, Claim, Extreme, Sizes, in_steps};
use crate::upperhand::enclosure::Enclosure;
use upperhand::guts::Rules::{self, Standard, Weenie};
use upperhand::guts::coalition::limiting::{self, Joint, Rate, Solution};
use upperhand::guts::coalition::{one_round, repeated};
use upperhand::guts::{Error, Players};

pub(super) const LIMIT: Claim = finding("upperhand-guts-infinitely-many", "Infinitely many against one")
    .says("As more and more players form the coalition, it wins 0.0621781548 antes in one round, 0.1565327233 repeated, and \
     0.0241600055 in one round with the Weenie rule. Two joint strategies with one rate of holding each are enough, one of them \
     with somebody who holds every hand; player 1 needs one rate. Tables of n players come near like 1/(n − 1).")
    .extent("proved (docs/infinitely-many.md): by Jensen’s inequality a common rate is worse for player 1 than any distribution of \
     rates; the digits are certified in integers")
    .check(
        Sizes::new(8, 14, 20, "the largest number of players at a table"),
        |check| in_steps(check, limit),
    )
    .shown_by("figure=guts-coalition&players=inf");

/// The values are shown to be this close.
const GAP: f64 = 1e-12;

/// What is left of tables of n players beyond the first order, times (n − 1)².
const SECOND_ORDER: f64 = 3.0;

struct Game {
    rules: Rules,
    is_repeated: bool,
    solution: Solution,
}

impl Game {
    /// The worth of what follows, if the game is worth `value`.
    const fn after(&self, value: f64) -> f64 {
        if self.is_repeated { value } else { 0.0 }
    }
}

async fn limit(check: &mut Check, most: u32) -> String {
    let game = |rules, is_repeated| {
        let solve = if is_repeated {
            limiting::repeated
        } else {
            limiting::one_round
        };
        let solution = solve(rules);
        Game {
            rules,
            is_repeated,
            solution,
        }
    };
    let games = [(Standard, false), (Weenie, false), (Standard, true)];
    let games = games.map(|(rules, is_repeated)| game(rules, is_repeated));
    check.stage(0.2);
    for game in &games {
        let (value, what) = (game.solution.value, || {
            format!("{:?}, repeated: {}", game.rules, game.is_repeated)
        });
        check.case(is_secured(game, value - GAP), || {
            format!("{}: not secured", what())
        });
        check.case(is_held(game, value + GAP), || {
            format!("{}: not held", what())
        });
    }
    check.progress(1.0).await;
    check.stage(0.7);
    common_rates(check, &games).await;
    check.stage(1.0);
    let mut left = Extreme::new();
    for game in &games {
        for n in 8..=most {
            let beyond = beyond(game, n as usize).unwrap_or(f64::INFINITY);
            check.case(beyond.abs() < SECOND_ORDER, || {
                format!("{:?}, {n} players: {beyond}", game.rules)
            });
            left.offer(beyond.abs(), n);
        }
        check.progress(0.5).await;
    }
    let [once, weenie, forever] = games.map(|game| game.solution.value);
    let left = left.found().map_or(0.0, |(left, _)| *left);
    format!(
        "{once:.10}, {weenie:.10} with the Weenie rule and {forever:.10} repeated, each within {GAP:.0e} by strategies of both sides, in \
         integers of 2⁻⁶⁰ rounded outwards. No two rates with shares in quarters, with somebody who holds a quarter of hands or more, \
         leave her less. Tables of 8 to {most} players: beyond the first order at most {left:.2}/(n − 1)²."
    )
}

/// Does her rate keep `value`, when that is what follows?
fn is_secured(game: &Game, value: f64) -> bool {
    let Some(mine) = game.solution.player else {
        return false;
    };
    let after = Enclosure::of(game.after(value));
    game.solution
        .coalition
        .joint_strategies()
        .iter()
        .all(|(joint, _)| {
            let [before, beyond] =
                [-1.0, 1.0].map(|side| Enclosure::of(joint.rate.get() + side * WIDTH));
            let slopes =
                [before, beyond].map(|rate| slope(game.rules, (rate, joint.spoils), mine, after));
            // The only zero of the slope is between; it is e^−rate times what rises.
            let encloses = slopes[0].is_negative() && slopes[1].is_positive();
            let steepest = slopes
                .map(Enclosure::size)
                .into_iter()
                .fold(Enclosure::of(0.0), Enclosure::max);
            let lowest = worth(game.rules, (before, joint.spoils), mine, after)
                - steepest * Enclosure::of(4.0 * WIDTH);
            encloses && (lowest - Enclosure::of(value)).is_positive()
        })
}

/// Half the width in which a best rate is enclosed.
const WIDTH: f64 = 1.0 / (1_u64 << 34) as f64;

/// Does the mixture hold her to `value`, when that is what follows, and below 0 when nothing does?
fn is_held(game: &Game, value: f64) -> bool {
    let Some(mine) = game.solution.player else {
        return false;
    };
    // A little more of what falls, so that she wins nothing by holding ever more.
    let tilt = 1.0 / (1_u64 << 46) as f64;
    let parts = game
        .solution
        .coalition
        .joint_strategies()
        .iter()
        .map(|&(joint, weight)| {
            let weight = if joint.spoils {
                weight - tilt
            } else {
                weight + tilt
            };
            (joint, Enclosure::of(weight))
        });
    let parts: Vec<(Joint, Enclosure)> = parts.collect();
    let total = parts
        .iter()
        .fold(Enclosure::of(0.0), |total, (_, weight)| total + *weight);
    let least = |after: f64| {
        let zero = Enclosure::of(0.0);
        let (worth, slope) = parts
            .iter()
            .fold((zero, zero), |(all, slope), (joint, weight)| {
                let rate = Enclosure::of(joint.rate.get());
                let worth = worth(game.rules, (rate, joint.spoils), mine, Enclosure::of(after));
                let weenie = if joint.spoils {
                    zero
                } else {
                    weenies(game.rules) * exp(mine)
                };
                let own = Enclosure::of(2.0) * rate.exp_of_negative() - Enclosure::of(1.0) + weenie;
                (all + *weight * worth, slope + *weight * own)
            });
        // Concave in her rate: below the tangent, which falls.
        let most = worth + slope.size() * Enclosure::of(mine.get());
        slope.is_negative().then_some(most)
    };
    // The weights add up to 1 but for the rounding of their sum.
    let sums = (total - Enclosure::of(1.0)).size();
    let at_most = |after: f64, value: f64| {
        least(after).is_some_and(|most| {
            (Enclosure::of(value) - most - sums * Enclosure::of(8.0)).is_positive()
        })
    };
    at_most(game.after(value), value) && at_most(0.0, 0.0)
}

fn exp(rate: Rate) -> Enclosure {
    Enclosure::of(rate.get()).exp_of_negative()
}

fn weenies(rules: Rules) -> Enclosure {
    Enclosure::of(match rules {
        Standard => 0.0,
        Weenie => 1.0,
    })
}

/// A rate of theirs below hers, and whether somebody spoils it.
type Lower = (Enclosure, bool);

/// α + βV, for such a rate.
fn worth(rules: Rules, (rate, spoils): Lower, mine: Rate, after: Enclosure) -> Enclosure {
    let [one, two, x] = [1.0, 2.0, mine.get()].map(Enclosure::of);
    let p = rate.exp_of_negative();
    let won = two * (one - p + (x - rate) * p) - x;
    if spoils {
        return rate - one + won + rate * after;
    }
    let all_drop = (two + weenies(rules)) * p;
    let beta = rate - one + all_drop;
    beta - one + won - weenies(rules) * exp(mine) + beta * after
}

/// Its derivative in their rate.
fn slope(rules: Rules, (rate, spoils): Lower, mine: Rate, after: Enclosure) -> Enclosure {
    let [one, two, x] = [1.0, 2.0, mine.get()].map(Enclosure::of);
    let stakes = one + after;
    let all_drop = if spoils {
        Enclosure::of(0.0)
    } else {
        (two + weenies(rules)) * stakes
    };
    stakes - (all_drop + two * (x - rate)) * rate.exp_of_negative()
}

/// Two rates in fifths with shares in quarters, and somebody who holds a share of hands in quarters, against her optimal rate.
async fn common_rates(check: &mut Check, games: &[Game]) {
    for game in games {
        let Some(mine) = game.solution.player else {
            continue;
        };
        let after = game.after(game.solution.value);
        for (low, high) in (0..=10).flat_map(|low| (low..=12).map(move |high| (low, high))) {
            for (share, daring) in
                (0..4).flat_map(|share| (0..=4).map(move |daring| (share, daring)))
            {
                let rates = [f64::from(low) / 5.0, f64::from(high) / 5.0];
                let (share, daring) = (f64::from(share) / 4.0, f64::from(daring) / 4.0);
                let left = by_pieces(game.rules, (rates, share, daring), mine.get(), after);
                check.case(left > game.solution.value - GAP, || {
                    format!(
                        "{:?}: {rates:?}, {share}, {daring} leave {left}",
                        game.rules
                    )
                });
            }
        }
        check.progress(0.5).await;
    }
}

/// α + βV against members of whom a share has the higher rate, and one who holds `daring` of all hands: integrals between kinks, where
/// the exponents are linear.
fn by_pieces(
    rules: Rules,
    ([low, high], share, daring): ([f64; 2], f64, f64),
    mine: f64,
    after: f64,
) -> f64 {
    let (c, w) = match rules {
        Standard => (2.0, 0.0),
        Weenie => (3.0, 1.0),
    };
    let better = |u: f64| (1.0 - share) * low.min(u) + share * high.min(u);
    let mean = better(high);
    let integral = |from: f64, to: f64, exponent: &dyn Fn(f64) -> f64| -> f64 {
        let ends = [from, low.clamp(from, to), high.clamp(from, to), to];
        let piece = |pair: &[f64]| {
            let (start, end) = (exponent(pair[0]), exponent(pair[1]));
            let width = pair[1] - pair[0];
            if (end - start).abs() < 1e-12 {
                width * (-start).exp()
            } else {
                width * ((-start).exp() - (-end).exp()) / (end - start)
            }
        };
        ends.windows(2).map(piece).sum()
    };
    let nobody = (1.0 - daring) * (-mean).exp();
    let beta = mean + daring - 1.0 + c * nobody;
    let weenie = (1.0 - daring) * integral(mine, mine + 80.0, &|u| u + mean - better(u));
    beta - 1.0 + 2.0 * integral(0.0, mine, &better) - mine - w * weenie + after * beta
}

/// What the value of n players has beyond the first order, times (n − 1)².
fn beyond(game: &Game, count: usize) -> Result<f64, Error> {
    let players = Players::new(count)?;
    let solve = if game.is_repeated {
        repeated
    } else {
        one_round
    };
    let (value, others) = (solve(game.rules, players)?.value, players.others() as f64);
    let first = game.solution.value + game.solution.first_order / others;
    Ok((value - first) * others * others)
}
