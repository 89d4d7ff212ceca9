//! What tests of games of Guts share.

use upperhand::guts::cards::Strategy;
use upperhand::play::guts::{Deal, Game, Hand, Opponent, Setup};

pub fn setup(deal: Deal, opponents: Opponent, weenie: bool) -> Setup {
    Setup {
        deal,
        opponents,
        weenie,
        ..Setup::default()
    }
}

/// Your hand of cards.
pub fn cards_of(game: &Game) -> usize {
    match game.hand() {
        Some(Hand::Cards(hand)) => hand,
        other => panic!("no cards: {other:?}"),
    }
}

/// The hands that a line drops.
pub fn dropped(line: &Strategy) -> usize {
    line.numerators().iter().filter(|held| **held == 0).count()
}
