//! Who sits where, and what is seen of each: names, hands, choices.

use super::super::facts::{is_in_turn, revealed};
use upperhand::play::guts::{Game, Hand};

/// All that is seen of a player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Seat {
    /// The hand, where it is seen.
    pub hand: Option<Hand>,
    /// The choice in the round whose hands are seen; else, in turn, what was declared so far, and at once the choice in the round before.
    pub held: Option<bool>,
    /// Does she take the pot?
    pub is_winner: bool,
    /// Does she pay as much as is in it?
    pub pays: bool,
}

/// The players, you first. Of a round that is not over only your own hand is known.
pub fn seats(game: &Game, asked: &Game) -> Vec<Seat> {
    let last = game.history().last();
    let shown = revealed(game, asked);
    let (own, declared) = (asked.hand(), asked.declared());
    let seat = |seat: usize| Seat {
        hand: match shown {
            Some(round) => Some(round.hands[seat]),
            None => own.filter(|_| seat == 0),
        },
        held: match shown {
            None if is_in_turn(asked) => declared.iter().find(|(of, _)| *of == seat).map(|of| of.1),
            _ => last.map(|round| round.held[seat]),
        },
        is_winner: shown.is_some_and(|round| round.winner == Some(seat)),
        pays: shown.is_some_and(|round| match round.winner {
            Some(winner) => round.held[seat] && winner != seat,
            None => round.weenie == Some(seat),
        }),
    };
    (0..game.setup().players()).map(seat).collect()
}
