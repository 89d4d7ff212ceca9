//! The declaration of the figure.

use super::hand_spelling::SPELLING;
use upperhand_kit::Setting;
use upperhand_kit::choices::choices;

choices! {
    pub enum Show {
        /// How often each hand is held by a strategy that nothing beats.
        Equilibrium = ("equilibrium", "Best play"),
        /// The hands above the line.
        Threshold = ("threshold", "Line"),
        /// Where both part.
        Difference = ("difference", "Difference"),
        /// Lines against lines.
        Matrix = ("matrix", "Duels"),
    }
}

/// The least share of a side that can be asked for.
pub const LEAST_SIZE: f64 = 1.0 / 64.0;

/// Hands of three cards from the whole deck.
pub const MOST_HANDS: u32 = 22_100;

/// The fewest hands that the list shows on each side of the one chosen.
pub const FEWEST_AROUND: u32 = 3;

/// How many it shows by default.
pub const USUALLY_AROUND: u32 = 7;

/// By default this and the next three show the whole map.
pub const SIZE: Setting = share(
    "size",
    "the part of the map’s height shown",
    LEAST_SIZE,
    1.0,
);

pub const LEFT: Setting = share("left", "the left edge of the map", 0.0, 0.0);

pub const BOTTOM: Setting = share("bottom", "the lower edge of the map", 0.0, 0.0);

pub const ASPECT: Setting = Setting::real(
    "aspect",
    "the width of the part shown for its height",
    (LEAST_SIZE, 1.0 / LEAST_SIZE),
    1.0,
);

/// A share of the map.
const fn share(name: &'static str, called: &'static str, least: f64, default: f64) -> Setting {
    Setting::real(name, called, (least, 1.0), default)
}

pub const SHOW: Setting =
    Setting::name("show", "what is shown", Show::OPTIONS, "equilibrium").labelled("Show");

pub const HOLD_ABOVE: Setting = Setting::whole("hold-above", "the line", (0, MOST_HANDS), 668)
    .labelled("Line: hands dropped")
    .across("line")
    .following();

pub const HAND: Setting = Setting::whole("hand", "the hand", (0, MOST_HANDS - 1), 666)
    .labelled("Hand")
    .across("hand")
    .following()
    .spelled(SPELLING);

pub const AROUND: Setting = Setting::whole(
    "around",
    "the hands listed on each side",
    (FEWEST_AROUND, MOST_HANDS / 2),
    USUALLY_AROUND,
);
