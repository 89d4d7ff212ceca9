//! The declaration of the figure.

use upperhand_kit::Setting;
use upperhand_kit::choices::choices;

choices! {
    /// The cards of a hand.
    pub enum Dealt {
        One = ("1", "One card"),
        Two = ("2", "Two cards"),
    }
}

choices! {
    pub enum Mixed {
        /// A die draws their pair of lines.
        Optimum = ("optimum", "With a die"),
        /// They share none: she knows what each of them plays.
        Apart = ("apart", "Without a die"),
    }
}

/// The kinds of hands of two cards.
pub const MOST_KINDS: u32 = 91;

pub const CARDS: Setting =
    Setting::name("cards", "the cards of a hand", Dealt::OPTIONS, "1").labelled("Hands of");

pub const MIXTURE: Setting = Setting::name("mixture", "the mixture", Mixed::OPTIONS, "optimum")
    .labelled("The two play")
    .of("opponent");

/// By default those of one card: the line that loses least, and the pair that takes most from it.
pub const HOLD_ABOVE: Setting = Setting::whole("hold-above", "the line", (0, MOST_KINDS), 34)
    .labelled("Your line: weaker cards dropped")
    .of("you")
    .across("you")
    .following();

pub const ONE: Setting =
    Setting::whole("one-line", "the line of one of the two", (0, MOST_KINDS), 0)
        .labelled("One’s line")
        .of("opponent")
        .across("one")
        .following();

pub const OTHER: Setting =
    Setting::whole("other-line", "the line of the other", (0, MOST_KINDS), 45)
        .labelled("The other’s line")
        .of("opponent")
        .upright("other")
        .following();
