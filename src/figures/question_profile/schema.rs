//! The declaration of the figure.

use super::state::State;
use crate::figures::rule_sets::{self, LARGEST_POOL};
use crate::figures::schema::{Game, Panel, Schema, Setting, Term};
use crate::figures::terms::{EVEN_SPLIT, IN_THE_WEEDS, LEVEL, POINTS, UPPER_HAND};

pub const SMALLEST_SIZE: u32 = 8;

/// Your pool, beside the picture: the question is what is scrubbed here.
pub const MINE: Setting = rule_sets::MINE.beside();

/// Their pool, beside the picture.
pub const THEIRS: Setting = rule_sets::THEIRS.beside();

pub const SIZE: Setting = Setting::whole(
    "size",
    "the largest pool",
    (SMALLEST_SIZE, LARGEST_POOL),
    24,
)
.labelled("Largest pool")
.on_request();

pub const BID: Setting = Setting::whole("bid", "the part you ask about", (0, LARGEST_POOL), 3)
    .labelled("Suspects you ask about")
    .of("you")
    .across("ask")
    .following();

/// Another part where there are three answers.
pub const SECOND: Setting = Setting::whole("second", "the second part", (0, LARGEST_POOL), 2)
    .labelled("Second part")
    .of("you")
    .across("2nd")
    .following();

const HELP: &str = "Point, tap or drag on the figure to choose a question; a click pins. With the keyboard: \
    arrow keys move by 1, Page Up and Page Down by 10, Home and End to the ends, Enter pins, Escape unpins.";

const TERMS: &[Term] = &[IN_THE_WEEDS, UPPER_HAND, LEVEL, EVEN_SPLIT, POINTS];

pub static SCHEMA: Schema = Schema {
    name: "question-profile",
    title: "What each question is worth",
    description: "Every question at one position of Guess Who? and what it is worth, the best ones marked.",
    game: Game::GuessWho,
    heights: [42, 29, 8],
    is_board: false,
    terms: TERMS,
    panels: &[Panel::fixed("What each question is worth", HELP)],
    settings: State::SETTINGS,
};
