//! The declaration of the figure.

use super::spelling::SPELLING;
use crate::figures::choices::choices;
use crate::figures::schema::Setting;

choices! {
    /// The cards of a hand.
    pub enum Cards {
        One = ("1", "1"),
        Two = ("2", "2"),
        Three = ("3", "3"),
        /// The label says the cost before it is chosen.
        Five = ("5", "5: takes a while"),
    }
}

impl Cards {
    pub const fn count(self) -> u8 {
        match self {
            Self::One => 1,
            Self::Two => 2,
            Self::Three => 3,
            Self::Five => 5,
        }
    }
}

/// Hands of five cards.
pub const MOST_HANDS: u32 = 2_598_960;

pub const CARDS: Setting =
    Setting::name("cards", "the cards of a hand", Cards::OPTIONS, "2").labelled("Cards of a hand");

pub const STRAIGHTS: Setting = Setting::switch("straights", "straights and flushes", false)
    .labelled("Straights and flushes count");

/// The number of hands dropped: the hand with so many weaker ones is the weakest held.
pub const HAND: Setting = Setting::whole("hand", "the weakest hand held", (0, MOST_HANDS), 667)
    .labelled("Weakest hand held")
    .of("you")
    .across("line")
    .following()
    .spelled(SPELLING);

/// The acts that go to the line that loses least to everything, and to the best one against lines.
pub const GO_TO_LEAST: &str = "go-to-least";
pub const GO_TO_DUELIST: &str = "go-to-duelist";
