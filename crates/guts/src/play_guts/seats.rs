//! Who sits where, and what is seen of each: names, hands, choices.

use super::state::View;
use upperhand::play::guts::{Game, Hand};
use upperhand_games::card_names::hand_name;

/// All that is seen of a player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Seat {
    /// The hand, where it is seen.
    pub hand: Option<Hand>,
    /// The choice in the round whose hands are seen, or else in the round before; `None` in the first.
    pub held: Option<bool>,
    /// Does she take the pot?
    pub is_winner: bool,
}

/// The players, you first. Of a round that is not over only your own hand is known.
pub fn seats(view: &View) -> Vec<Seat> {
    let last = view.game.history().last();
    let shown = last.filter(|_| view.is_revealed());
    let own = view.asked.hand();
    let seat = |seat: usize| Seat {
        hand: match shown {
            Some(round) => Some(round.hands[seat]),
            None => own.filter(|_| seat == 0),
        },
        held: last.map(|round| round.held[seat]),
        is_winner: shown.is_some_and(|round| round.winner == Some(seat)),
    };
    (0..view.game.setup().players()).map(seat).collect()
}

/// A hand in words: "0.732", "J♥ 7♠".
pub fn hand_in_words(game: &Game, hand: Hand) -> String {
    match (hand, game.solution().cards()) {
        (Hand::Cards(index), Some((cards, _))) => hand_name(cards.hands().get(index)),
        (Hand::Line(at), _) => format!("{at:.3}"),
        (Hand::Cards(index), None) => index.to_string(),
    }
}
