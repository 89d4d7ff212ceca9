//! What follows from what is asked for: hands that the deck has, a window inside the picture, and the best line of another game.

use super::asked::{Asked, Cards, Field, View};
use super::games::Solved;
use super::panels::main_panel::{pointed_at, sides};
use super::played::Played;
use super::window::ShareWindow;
use upperhand_kit::state::{FieldSet, State as _};

/// The pictures of which the main panel shows a part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pictured {
    Hands,
    Duels,
    Lines,
}

const WINDOW: [Field; 4] = [Field::size, Field::left, Field::bottom, Field::aspect];

impl Asked {
    pub const fn pictured(&self) -> Pictured {
        match self.view {
            View::Equilibrium | View::Threshold | View::Difference => Pictured::Hands,
            View::Matrix => Pictured::Duels,
            View::Lines => Pictured::Lines,
        }
    }

    pub fn is_matrix(&self) -> bool {
        self.view == View::Matrix
    }

    pub fn is_lines(&self) -> bool {
        self.view == View::Lines
    }

    pub const fn played(&self) -> Played {
        Played {
            cards: self.cards,
            ranks: self.ranks,
            suits: self.suits,
            straights: self.straights,
            weenie: self.weenie,
        }
    }

    /// Five cards and straights have lines alone, of a whole deck. Every hand has enough cards, what is chosen is there, and the
    /// window inside the picture.
    pub fn agreed(&self) -> Self {
        let mut state = self.clone();
        state.straights = match self.cards {
            Cards::One | Cards::Two => false,
            Cards::Three => self.straights,
            Cards::Five => true,
        };
        if state.straights {
            (state.view, state.ranks, state.suits) = (View::Lines, 13, 4);
        }
        state.cards = state.cards.at_most(state.ranks * state.suits / 2);
        let hands = state.played().hands();
        if state.is_lines() {
            // The line is the hand: what others say of theirs comes back with them.
            let Self {
                hold_above,
                line_of,
                ..
            } = Self::initial();
            (state.hold_above, state.line_of) = (hold_above, line_of);
            state.hand = self.hand.min(hands);
            state.bottom = 0.0;
        } else {
            state.hold_above = self.hold_above.min(hands);
            state.line_of = state.played();
            state.hand = self.hand.min(hands - 1);
        }
        if state.cards == Cards::Three && state.pictured() == Pictured::Hands {
            (state.size, state.aspect) = (1.0, 1.0);
        }
        (state.left, state.bottom) = state.window().corner();
        state.hand_of = state.played();
        state.window_of = state.pictured();
        state
    }

    /// Away from lines lead three cards without straights. The deck grows where the cards of a hand are set alone. Another game starts
    /// at its best line and the hand beside it; another picture with the whole of it. Where a hand was set last, the window comes to it.
    pub fn take_along(&mut self, set: FieldSet, solved: &mut Solved) -> FieldSet {
        let is_set = |field: Field| set.has(field);
        let mut moved =
            FieldSet::from([Field::hand, Field::hand_of, Field::window_of]).and(WINDOW.into());
        if is_set(Field::view) && !self.is_lines() {
            if self.cards == Cards::Five && !is_set(Field::cards) {
                self.cards = Cards::Three;
                moved = moved.and(Field::cards.into());
            }
            if self.straights && !is_set(Field::straights) {
                self.straights = false;
                moved = moved.and(Field::straights.into());
            }
        }
        if is_set(Field::straights) && self.straights && !set.has([Field::cards, Field::view]) {
            self.cards = Cards::Three;
            moved = moved.and(Field::cards.into());
        }
        let needed = (2 * self.cards.count()).div_ceil(self.suits);
        if is_set(Field::cards) && self.ranks < needed && !set.has([Field::ranks, Field::suits]) {
            self.ranks = needed.min(13);
            moved = moved.and(Field::ranks.into());
        }
        let (hand_of, line_of) = (self.hand_of, self.line_of);
        let is_other_picture = self.window_of != self.pictured();
        *self = self.agreed();
        let played = self.played();
        let is_new = hand_of != played;
        if is_new && !is_set(Field::hand) {
            self.hand = solved.starts_at(played, self.is_lines());
        }
        if !self.is_lines() {
            if line_of != played && !is_set(Field::hold_above) {
                self.hold_above = solved.starts_at(played, false);
            }
            moved = moved.and([Field::hold_above, Field::line_of].into());
        }
        if !set.has(WINDOW) {
            let is_line_set = self.is_matrix() && is_set(Field::hold_above);
            let mut window = self.window();
            if is_new || is_other_picture {
                window = ShareWindow::WHOLE;
            } else if (is_set(Field::hand) || is_line_set) && !window.is_whole() {
                window = window.holding(pointed_at(self, solved), sides(self, solved));
            }
            if window != self.window() {
                *self = window.edit(self).state;
            }
        }
        moved
    }
}
