//! A table of two to six with cards: the others hold from hands of their own on, and what a hand of yours meets is counted when
//! it is asked for.

use super::error::Error;
use super::pair::Pair;
use super::setup::{Deal, Opponent, Setup};
use super::worth::Worth;
use crate::Fraction;
use crate::guts::cards::{
    AllDrop, Card, CardGame, Deck, Hand, MetAtTable, Ranking, Seats, Strategy,
};
use std::sync::{Arc, Mutex};

/// How many hands the chart drops, [`table_line`](crate::guts::cards::table_line), by cards and by players from 2 to 6: it is looked
/// up, so that nobody who plays loads what finds it.
const CHART: [[usize; 5]; 3] = [
    [28, 40, 44, 44, 48],
    [672, 928, 1056, 1088, 1136],
    [10_688, 15_168, 17_344, 18_616, 19_264],
];

/// The others, and what was counted so far.
#[derive(Clone, Debug)]
pub(super) struct TableSolution {
    pub(super) game: CardGame,
    /// The weakest hand to hold if all do so.
    pub(super) chart: usize,
    pub(super) theirs: Vec<Strategy>,
    /// How many hands each of them drops.
    lines: Vec<usize>,
    seats: Seats,
    met: Arc<Mutex<Vec<(usize, MetAtTable)>>>,
}

impl TableSolution {
    pub(super) fn new(setup: &Setup, cards: u32, players: u32) -> Result<Self, Error> {
        let all_drop = AllDrop::with_weenie(setup.weenie);
        let game = CardGame::new(Deck::STANDARD, cards, all_drop).map_err(Error::Solver)?;
        let ranking = Ranking::new(cards, false).map_err(Error::Solver)?;
        let chart = CHART[cards as usize - 1][(players - Deal::FEWEST_PLAYERS) as usize];
        let hands = game.hands();
        // Everybody holds all hands of the same ranks, or none, but of one card: above aces there is only suit.
        let ranks = |hand: usize| hands.get(hand).cards().map(Card::rank);
        let first = |line: usize| {
            let alike = (0..=line)
                .rev()
                .take_while(|&hand| cards > 1 && ranks(hand).eq(ranks(line)));
            alike.last().unwrap_or(line)
        };
        let (reckless, overcautious) =
            (first(chart / 2), first(usize::midpoint(chart, hands.len())));
        let line = |other: u32| match (setup.opponents, other) {
            (Opponent::Reckless, _) | (Opponent::Mixed, 0) => reckless,
            (Opponent::Overcautious, _) | (Opponent::Mixed, 1) => overcautious,
            _ => chart,
        };
        let lines: Vec<usize> = (0..players - 1).map(line).collect();
        let strategy = |&line: &usize| Strategy::threshold(hands, line).map_err(Error::Solver);
        Ok(Self {
            theirs: lines.iter().map(strategy).collect::<Result<_, _>>()?,
            seats: Seats::new(ranking, lines.iter().map(|&line| hands.get(line))),
            met: Arc::default(),
            lines,
            chart,
            game,
        })
    }

    /// What a hand meets, counted once: up to some milliseconds.
    pub(super) fn met(&self, hand: usize) -> MetAtTable {
        let is_fined = self.game.all_drop() == AllDrop::Weenie;
        let count = || self.seats.met(*self.game.hands().get(hand), is_fined);
        let Ok(mut known) = self.met.lock() else {
            return count();
        };
        if let Some((_, met)) = known.iter().find(|(of, _)| *of == hand) {
            return *met;
        }
        let met = count();
        known.push((hand, met));
        met
    }

    /// How many of the others hold on average, beside a hand.
    fn holders(&self, hand: usize) -> Fraction {
        let hands = self.game.hands();
        let mine = hands.get(hand);
        let held = |(index, other): (usize, &Hand)| {
            let is_possible = other.is_disjoint_from(mine);
            let holders = self.lines.iter().filter(|line| **line <= index);
            if is_possible { holders.count() } else { 0 }
        };
        let held: usize = hands.iter().enumerate().map(held).sum();
        Fraction::new(held as i128, hands.opposing() as i128)
    }

    /// What holding and dropping return. With h others who hold it is h − 1 and a pot more or less; h − 2, and nothing where h = 0.
    pub(super) fn returns(&self, hand: usize) -> Pair {
        let met = self.met(hand);
        let (one, two) = (Fraction::ONE, Fraction::from(2));
        let players = Fraction::from(self.theirs.len() as i128 + 1);
        let holders = self.holders(hand);
        let hold = holders - one + players * (two * met.win - one);
        let drop = holders - two + two * met.alone;
        let fined = match self.game.all_drop() {
            AllDrop::Replay => Fraction::ZERO,
            AllDrop::Weenie => met.alone - players * met.best_dropped,
        };
        Pair {
            hold: Worth::Exact(hold),
            drop: Worth::Exact(drop + fined),
        }
    }
}
