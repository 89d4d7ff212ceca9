//! The hands of a round, and which of the others hold.

use super::draws::{Draws, Purpose};
use super::hand::Hand;
use super::setup::Setup;
use super::solution::{LineSolution, Solution, Strategies};
use crate::guts::Threshold;
use crate::guts::cards::{Hands, Strategy};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, RngExt};

/// The hands of all players, you first.
pub(super) fn deal(solution: &Solution, setup: &Setup, draws: Draws) -> Vec<Hand> {
    let mut dice = draws.of(Purpose::Deal);
    match solution.cards() {
        None => {
            let hands = (0..setup.players()).map(|_| Hand::Line(dice.random()));
            hands.collect()
        }
        Some((game, _)) => card_hands(game.hands(), setup.players(), &mut dice),
    }
}

/// Disjoint hands, with all such deals equally likely: impossible deals are drawn again.
fn card_hands(hands: &Hands, players: usize, dice: &mut impl Rng) -> Vec<Hand> {
    // Of one size on every machine: the draws of `usize` need not be.
    let count = u32::try_from(hands.len()).unwrap_or(u32::MAX);
    loop {
        let drawn: Vec<usize> = (0..players)
            .map(|_| dice.random_range(0..count) as usize)
            .collect();
        let is_possible = drawn.iter().enumerate().all(|(seat, &hand)| {
            let before = drawn[..seat].iter();
            let mut before = before.map(|&other| hands.get(other));
            before.all(|other| other.is_disjoint_from(hands.get(hand)))
        });
        if is_possible {
            return drawn.into_iter().map(Hand::Cards).collect();
        }
    }
}

/// Who holds, by seats, if you do or do not.
pub(super) fn choices(solution: &Solution, hands: &[Hand], draws: Draws, holds: bool) -> Vec<bool> {
    let mut dice = draws.of(Purpose::Opponents);
    let mut held = vec![holds];
    match &solution.strategies {
        Strategies::Line(line) => {
            let lines = joint_strategy(line, &mut dice);
            let others = hands[1..].iter().zip(lines);
            held.extend(others.map(|(hand, line)| is_above(*hand, line)));
        }
        Strategies::Turns(turns) => {
            let round = usize::try_from(draws.round % hands.len() as u64);
            held = turns.held(hands, round.unwrap_or_default(), holds);
        }
        Strategies::Cards(_) | Strategies::Table(_) => {
            let theirs = solution.cards().map_or(&[][..], |(_, theirs)| theirs);
            let others = hands[1..].iter().zip(theirs);
            held.extend(others.map(|(hand, theirs)| is_held(theirs, *hand, &mut dice)));
        }
    }
    held
}

/// The thresholds for a round: those of one joint strategy, drawn by weight.
fn joint_strategy(line: &LineSolution, dice: &mut Xoshiro256PlusPlus) -> Vec<Threshold> {
    let joint = line.theirs.joint_strategies();
    let drawn: f64 = dice.random();
    let mut below = 0.0;
    let chosen = joint.iter().find(|joint| {
        below += joint.weight;
        drawn < below
    });
    // Weights that add up to a little less than 1 leave the rest to the last.
    let chosen = chosen.or(joint.last());
    chosen.map_or_else(Vec::new, |joint| joint.opponents.thresholds())
}

/// Is a hand of the number line above a threshold?
pub(super) fn is_above(hand: Hand, line: Threshold) -> bool {
    hand.place() > line.get()
}

/// Does a strategy hold a hand of cards this time?
pub(super) fn is_held(strategy: &Strategy, hand: Hand, dice: &mut impl Rng) -> bool {
    dice.random_range(0..strategy.denominator()) < strategy.numerators()[hand.index()]
}
