//! What is known of a state, as values.

pub mod cards;
pub mod numbers;

use super::asked::Asked;
use super::state::Played;
use cards::{Cards, Dealing, Games};
pub use numbers::LEAST_CHANCE;
use numbers::Solutions;
use upperhand_kit::Error;

/// What is known: of hands that are numbers, or of real cards.
pub enum Facts {
    Numbers(numbers::Facts),
    Cards(Box<cards::Facts>),
    /// Of cards nothing yet: they are being prepared.
    Dealing(Played),
}

/// What is solved so far.
#[derive(Default)]
pub struct Solved {
    pub numbers: Solutions,
    pub games: Games,
    /// The game of cards that is being prepared.
    dealing: Option<Dealing>,
    /// The game of cards whose optimum was asked for last.
    pub wanted: Option<Played>,
}

impl Solved {
    pub fn facts(&mut self, state: &Asked) -> Facts {
        match state.played() {
            Some(played) => {
                let (line, pair, is_apart) = (state.hold_above, state.pair(), state.is_apart());
                match self.cards(played) {
                    Some(cards) => Facts::Cards(Box::new(cards.facts(line, pair, is_apart))),
                    None => Facts::Dealing(played),
                }
            }
            None => Facts::Numbers(self.numbers.facts(state.mix(), state.mine)),
        }
    }

    /// A game of cards, at once unless it is being prepared.
    pub fn cards(&mut self, played: Played) -> Option<&mut Cards> {
        let dealing = self.dealing.as_ref();
        let is_dealing = dealing.is_some_and(|dealing| dealing.played == played);
        (!is_dealing).then(|| self.games.get(played, Cards::of))
    }

    /// Takes over an answer about a game of cards, if it was asked for.
    pub fn receive(&mut self, played: Played, answer: &[i64]) -> Result<(), Error> {
        if self.wanted == Some(played) {
            self.dealing.take_if(|dealing| dealing.played == played);
            self.games.get(played, Cards::of);
        }
        let cards = self.games.answered(played);
        cards.map_or(Ok(()), |cards| cards.receive(answer))
    }

    /// Goes on with a game of cards for a few milliseconds. Returns whether more remains.
    pub fn prepare(&mut self, played: Option<Played>) -> bool {
        self.dealing
            .take_if(|dealing| Some(dealing.played) != played);
        let Some(played) = played.filter(|played| self.games.peek(*played).is_none()) else {
            return false;
        };
        let dealing = self.dealing.get_or_insert_with(|| Dealing::of(played));
        let Some(cards) = dealing.step() else {
            return true;
        };
        self.dealing = None;
        self.games.get(played, |_| cards);
        // From now on more is known than when the pictures were drawn.
        self.games.answered(played);
        false
    }
}
