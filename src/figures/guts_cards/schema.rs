//! The declaration of the figure.

use crate::figures::choices::choices;
use crate::figures::guts_rules::WEENIE;
use crate::figures::schema::{Game, Navigation, Panel, Schema, Setting};

choices! {
    pub enum Show {
        /// How often each hand is held by a strategy that nothing beats.
        Equilibrium = ("equilibrium", "Equilibrium"),
        Threshold = ("threshold", "Threshold"),
        /// Where both part.
        Difference = ("difference", "Difference"),
        Matrix = ("matrix", "Matrix"),
    }
}

/// The least share of a side that can be asked for.
pub const LEAST_SIZE: f64 = 1.0 / 64.0;

/// Hands of three cards from the whole deck.
pub const MOST_HANDS: u32 = 22_100;

/// The fewest hands that the list shows on each side of the one chosen.
pub const FEWEST_AROUND: u32 = 3;

/// How many it shows when nothing is said.
pub const USUALLY_AROUND: u32 = 7;

pub const SIZE: Setting =
    Setting::real("size", "the part of the map shown", (LEAST_SIZE, 1.0), 1.0);

pub const LEFT: Setting =
    Setting::real("left", "the left edge of the map", (0.0, 1.0), 0.0).staying();

pub const BOTTOM: Setting =
    Setting::real("bottom", "the lower edge of the map", (0.0, 1.0), 0.0).staying();

pub const CARDS: Setting =
    Setting::whole("cards", "the cards of a hand", (1, 3), 2).labelled("Cards of a hand");

pub const RANKS: Setting = Setting::whole("ranks", "the ranks of the deck", (2, 13), 13)
    .labelled("Ranks")
    .on_request();

pub const SUITS: Setting = Setting::whole("suits", "the suits of the deck", (1, 4), 4)
    .labelled("Suits")
    .on_request();

pub const SHOW: Setting =
    Setting::name("show", "what is shown", Show::OPTIONS, "equilibrium").labelled("Show");

pub const HOLD_ABOVE: Setting = Setting::whole("hold-above", "the threshold", (0, MOST_HANDS), 668)
    .labelled("Threshold: hands dropped")
    .across("line")
    .following();

pub const HAND: Setting = Setting::whole("hand", "the hand", (0, MOST_HANDS - 1), 588)
    .labelled("Hand")
    .across("hand")
    .following();

pub const AROUND: Setting = Setting::whole(
    "around",
    "the hands listed on each side",
    (FEWEST_AROUND, MOST_HANDS / 2),
    USUALLY_AROUND,
);

pub static SCHEMA: Schema = Schema {
    name: "guts-cards",
    title: "Which hands to hold",
    description: "Two-player Guts with real cards: which hands to hold, by the equilibrium and by a threshold.",
    game: Game::Guts,
    heights: [165, 180, 96],
    terms: &[],
    panels: &[
        Panel::new(
            "Map of all hands",
            Navigation::Free,
            "Point, tap or drag to choose a hand; a click pins. The arrow keys go to the next stronger or \
                weaker hand, Page Up and Page Down by ten, Home and End to the ends. In the matrix they move both \
                thresholds. Ctrl or ⌘ and the wheel, or two fingers, zoom in to each single hand; Shift and dragging \
                moves the map; + and − zoom, 0 resets.",
        ),
        Panel::fixed(
            "What holding each hand gains",
            "Point, tap or drag to choose a hand; the arrow keys go to the next one.",
        ),
        Panel::new(
            "List of the hands around the one chosen",
            Navigation::Free,
            "Point, tap or drag to choose a hand; the arrow keys go to the next one, Page Up and Page Down \
                by ten. Zoom to see fewer or more hands.",
        ),
    ],
    settings: &[
        SIZE, LEFT, BOTTOM, CARDS, RANKS, SUITS, WEENIE, SHOW, HOLD_ABOVE, HAND, AROUND,
    ],
};
