//! The declaration of the figure.

use super::state::State;
use crate::figures::card_names::ORDER;
use crate::figures::choices::choices;
use crate::figures::schema::{Game, Navigation, Panel, Schema, Setting, Term};

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

/// How many it shows when nothing is said.
pub const USUALLY_AROUND: u32 = 7;

/// By default this and the next three show the part of the map that a reader sees first, of hands of two cards from a whole
/// deck: the columns from 10♠ to Q♦ and the rows from 2♣ to 8♣ of 52, where the equilibrium plays otherwise than the best
/// line.
pub const SIZE: Setting = share(
    "size",
    "the part of the map’s height shown",
    LEAST_SIZE,
    0.4808,
);

pub const LEFT: Setting = share("left", "the left edge of the map", 0.0, 0.6731);

pub const BOTTOM: Setting = share("bottom", "the lower edge of the map", 0.0, 0.0);

pub const ASPECT: Setting = Setting::real(
    "aspect",
    "the width of the part shown for its height",
    (LEAST_SIZE, 1.0 / LEAST_SIZE),
    0.32,
);

/// A share of the map.
const fn share(name: &'static str, called: &'static str, least: f64, default: f64) -> Setting {
    Setting::real(name, called, (least, 1.0), default)
}

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

pub const HOLD_ABOVE: Setting = Setting::whole("hold-above", "the line", (0, MOST_HANDS), 668)
    .labelled("Line: hands dropped")
    .across("line")
    .following();

pub const HAND: Setting = Setting::whole("hand", "the hand", (0, MOST_HANDS - 1), 588)
    .labelled("Hand: weaker hands")
    .across("hand")
    .following();

pub const AROUND: Setting = Setting::whole(
    "around",
    "the hands listed on each side",
    (FEWEST_AROUND, MOST_HANDS / 2),
    USUALLY_AROUND,
);

const EQUILIBRIUM: &str = "A way to play that loses to nobody: whatever the other player does, it breaks even or wins. \
    It says of each hand how often to hold it.";

const LINE: &str = "A simple way to play: put all hands in order, hold every hand above the line and drop the others.";

const MIXING: &str = "Holds a hand now and then, by chance, so that the other player gains neither by counting on it nor \
    by counting it out.";

const WEENIE_RULE: &str = "When both drop, the better of the two hands is the weenie and pays the other player one ante. \
    Without this rule the round is played again.";

pub static SCHEMA: Schema = Schema {
    name: "guts-cards",
    title: "Which hands to hold",
    description: "Guts for two with real cards: which hands to hold, and what a line through their order costs.",
    game: Game::Guts,
    heights: [83, 58, 33],
    is_board: false,
    terms: &[
        Term::new("Beats", ORDER),
        Term::new("equilibrium", EQUILIBRIUM),
        Term::new("Equilibrium", EQUILIBRIUM),
        Term::new("line", LINE),
        Term::new("Line", LINE),
        Term::new("mixes", MIXING),
        Term::new(
            "cards block each other",
            "A card in your hand is one that the other player cannot have, so some hands are less likely against you.",
        ),
        Term::new(
            "Blocks",
            "The hands that nobody else can have, because one of their cards is in this hand.",
        ),
        Term::new(
            "Meets",
            "The hands that the other player can have beside this one.",
        ),
        Term::new("Weenie rule", WEENIE_RULE),
        Term::new(
            "antes",
            "One ante is the stake that every player pays in before the cards are dealt.",
        ),
    ],
    panels: &[
        Panel::new(
            "Map of all hands",
            Navigation::Free,
            "Each cell is a hand: its higher card across, its lower card upwards. Point or tap to choose one. Arrow \
                keys go to the next stronger or weaker hand, Page Up and Page Down by ten, Home and End to the ends.",
        ),
        Panel::fixed(
            "What holding each hand gains",
            "Above the line at 0, holding is better. Point or tap to choose a hand.",
        ),
        Panel::new(
            "List of the hands around the one chosen",
            Navigation::Free,
            "Point or tap to choose a hand. Zoom to see fewer or more.",
        ),
    ],
    settings: State::SETTINGS,
};
