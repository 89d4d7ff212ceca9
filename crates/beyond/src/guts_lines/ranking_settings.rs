//! The settings that decide which hands there are, and in which order.

use upperhand_kit::Setting;
use upperhand_kit::choices::choices;

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

pub const CARDS: Setting =
    Setting::name("cards", "the cards of a hand", Cards::OPTIONS, "2").labelled("Cards of a hand");

pub const STRAIGHTS: Setting = Setting::switch("straights", "straights and flushes", false)
    .labelled("Straights and flushes count");
