//! A strategy that plays for you, prepared for one kind of deal.

use super::deal::{is_above, is_held};
use super::draws::{Draws, Purpose};
use super::error::Error;
use super::hand::Hand;
use super::plan::Plan;
use super::solution::{CardSolution, LineSolution, MetWithCards, Solution, Strategies};
use super::worth::Worth;
use crate::Fraction;
use crate::guts::Threshold;
use crate::guts::cards::{AllDrop, Strategy, payoff, stakes_carried_on};

/// A plan for one deal.
#[derive(Clone, Debug)]
pub(super) enum Played<'a> {
    Line(&'a LineSolution, Threshold),
    Cards(&'a CardSolution, Strategy),
}

impl<'a> Played<'a> {
    pub(super) fn new(solution: &'a Solution, plan: Plan) -> Result<Self, Error> {
        match &solution.strategies {
            Strategies::Line(line) => Ok(Self::Line(line, line_threshold(line, plan)?)),
            Strategies::Cards(cards) => Ok(Self::Cards(cards, card_strategy(cards, plan)?)),
            Strategies::Turns(_) | Strategies::Table(_) => Err(Error::NoEquilibrium),
        }
    }

    pub(super) fn holds(&self, hand: Hand, draws: Draws) -> bool {
        match self {
            Self::Line(_, threshold) => is_above(hand, *threshold),
            Self::Cards(_, strategy) => is_held(strategy, hand, &mut draws.of(Purpose::You)),
        }
    }

    /// The expectation and the variance of a round, in antes and antes squared.
    pub(super) fn moments(&self) -> (Worth, Worth) {
        match self {
            Self::Line(line, threshold) => {
                let mean = line.theirs.round(*threshold).alpha;
                let square = line.theirs.second_moment(*threshold);
                let variance = (square - mean * mean).max(0.0);
                (Worth::Rounded(mean), Worth::Rounded(variance))
            }
            Self::Cards(cards, strategy) => {
                let (mean, square) = match &cards.met {
                    MetWithCards::One(_) => one_other(cards, strategy),
                    MetWithCards::Two(others) => {
                        let held: Vec<bool> =
                            strategy.numerators().iter().map(|&held| held > 0).collect();
                        let square = others.mean_square(&held);
                        (others.rounds().reply(held).round.alpha, square)
                    }
                };
                (Worth::Exact(mean), Worth::Exact(square - mean * mean))
            }
        }
    }
}

fn line_threshold(line: &LineSolution, plan: Plan) -> Result<Threshold, Error> {
    let wrong = || Error::Plan {
        given: plan,
        cards: None,
    };
    match plan {
        Plan::Equilibrium => Ok(line.equilibrium.thresholds()[0]),
        Plan::Best => Ok(line.best.threshold),
        Plan::Threshold(at) => Threshold::new(at).map_err(|_| wrong()),
        Plan::Above(_) => Err(wrong()),
    }
}

fn card_strategy(cards: &CardSolution, plan: Plan) -> Result<Strategy, Error> {
    let hands = cards.game.hands();
    let wrong = || Error::Plan {
        given: plan,
        cards: Some(hands.len()),
    };
    match plan {
        Plan::Equilibrium => {
            let known = cards.equilibrium.as_ref().ok_or(Error::NoEquilibrium)?;
            Ok(known.strategy.clone())
        }
        Plan::Best => {
            let held = cards.best.held.iter().copied().map(i128::from);
            Strategy::new(hands, held.collect(), 1).map_err(Error::Solver)
        }
        Plan::Above(dropped) => Strategy::threshold(hands, dropped).map_err(|_| wrong()),
        Plan::Threshold(_) => Err(wrong()),
    }
}

/// The mean payoff against one other, and its mean square: 4 where both hold, 1 where one does, and with a weenie 1 where none does. The chance that
/// both hold follows from the stakes carried on, which are 1 there and 1 or 2 where both drop.
fn one_other(cards: &CardSolution, mine: &Strategy) -> (Fraction, Fraction) {
    let theirs = &cards.theirs[0];
    let held = |strategy: &Strategy| {
        let hands = cards.game.hands().len() as i128;
        let sum: i128 = strategy.numerators().iter().sum();
        Fraction::new(sum, hands * strategy.denominator())
    };
    let holders = held(mine) + held(theirs);
    let [replayed, fined] = match cards.game.all_drop() {
        AllDrop::Replay => [1, 0],
        AllDrop::Weenie => [2, 1],
    }
    .map(Fraction::from);
    let (one, four) = (Fraction::ONE, Fraction::from(4));
    let carried = stakes_carried_on(&cards.game, mine, theirs);
    let both = (carried - (one - holders) * replayed) / (one + replayed);
    let none = one - holders + both;
    let square = both * four + (one - both - none) + none * fined;
    (payoff(&cards.game, mine, theirs), square)
}
