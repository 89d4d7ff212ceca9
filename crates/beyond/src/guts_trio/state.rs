//! What the figure shows: the game, her line, a pair of lines of the two, and whether they share a die.

use super::settings::{CARDS, Dealt, HOLD_ABOVE, MIXTURE, Mixed, ONE, OTHER};
use upperhand::guts::Rules;
use upperhand::guts::cards::{AllDrop, CardGame, Deck};
use upperhand_games::guts_rules::WEENIE;
use upperhand_kit::Error;
use upperhand_kit::state::state;

state! {
    pub struct State {
        cards: Dealt = CARDS,
        rules: Rules = WEENIE,
        mixture: Mixed = MIXTURE,
        /// The number of kinds that you drop.
        hold_above: usize = HOLD_ABOVE,
        /// The numbers of kinds that the two drop.
        one: usize = ONE,
        other: usize = OTHER,
    }
}

impl State {
    pub const fn played(&self) -> Played {
        Played {
            cards: self.cards,
            rules: self.rules,
        }
    }

    pub const fn pair(&self) -> [usize; 2] {
        [self.one, self.other]
    }

    pub fn is_apart(&self) -> bool {
        self.mixture == Mixed::Apart
    }
}

/// A game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    pub cards: Dealt,
    pub rules: Rules,
}

impl Played {
    pub const fn cards(self) -> u32 {
        match self.cards {
            Dealt::One => 1,
            Dealt::Two => 2,
        }
    }

    pub fn numbers(self) -> Vec<u32> {
        vec![self.cards(), u32::from(self.rules == Rules::Weenie)]
    }

    pub fn from_numbers(numbers: &[u32]) -> Result<Self, Error> {
        let (cards, weenie) = match *numbers {
            [1, weenie @ (0 | 1)] => (Dealt::One, weenie),
            [2, weenie @ (0 | 1)] => (Dealt::Two, weenie),
            _ => {
                return Err(Error::new(
                    "a task takes 1 or 2 cards, and 0 or 1 for the rule",
                ));
            }
        };
        let rules = if weenie == 1 {
            Rules::Weenie
        } else {
            Rules::Standard
        };
        Ok(Self { cards, rules })
    }

    pub fn game(self) -> Result<CardGame, Error> {
        let all_drop = AllDrop::with_weenie(self.rules == Rules::Weenie);
        Ok(CardGame::new(Deck::STANDARD, self.cards(), all_drop)?)
    }
}
