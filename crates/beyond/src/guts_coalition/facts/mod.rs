//! What is known of a state, as values.

pub mod cards;
pub mod numbers;

use super::asked::Asked;
use super::state::Played;
use cards::{Cards, Games};
pub use numbers::LEAST_CHANCE;
use numbers::Solutions;

/// What is known: of hands that are numbers, or of real cards.
pub enum Facts {
    Numbers(numbers::Facts),
    Cards(Box<cards::Facts>),
}

/// What is solved so far.
#[derive(Default)]
pub struct Solved {
    pub numbers: Solutions,
    pub games: Games,
}

impl Solved {
    pub fn facts(&mut self, state: &Asked) -> Facts {
        match state.played() {
            Some(played) => {
                let (line, pair, is_apart) = (state.hold_above, state.pair(), state.is_apart());
                Facts::Cards(Box::new(self.cards(played).facts(line, pair, is_apart)))
            }
            None => Facts::Numbers(self.numbers.facts(state.mix(), state.mine)),
        }
    }

    pub fn cards(&mut self, played: Played) -> &mut Cards {
        self.games.get(played, Cards::of)
    }
}
