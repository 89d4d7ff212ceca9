//! What can be asked of the figure.

use super::words::{HELP, TERMS, TITLE};
use upperhand::guess_who::{Ending, Pool};
use upperhand_games::GUESS_WHO;
use upperhand_games::rule_sets::{ANSWERS, LARGEST_POOL, MINE, RULES, THEIRS};
use upperhand_kit::schema::Panel;
use upperhand_kit::state::state;
use upperhand_kit::{Schema, Setting};

pub const SMALLEST_SIZE: u32 = 8;

/// A part of your pool.
const fn part(name: &'static str, called: &'static str, default: u32) -> Setting {
    let part = Setting::whole(name, called, (0, LARGEST_POOL), default);
    part.of("you").counting("suspect").following()
}

state! {
    pub struct Asked {
        ending: Ending = RULES,
        answers: u8 = ANSWERS.counting("answer"),
        /// The pools, beside the picture: the question is what is scrubbed here.
        mine: Pool = MINE.beside(),
        theirs: Pool = THEIRS.beside(),
        size: u32 = Setting::whole("size", "the largest pool", (SMALLEST_SIZE, LARGEST_POOL), 24)
            .labelled("Largest pool").on_request().counting("suspect"),
        bid: u32 = part("bid", "the part you ask about", 3).labelled("Suspects you ask about").across("ask"),
        /// Another part where there are three answers.
        second: u32 = part("second", "the second part", 2).labelled("Second part").across("2nd"),
    } and {
        /// The share of the pool that the bid keeps when the pool changes.
        share: f64 = 0.5,
        second_share: f64 = 1.0 / 3.0,
    }
}

pub static SCHEMA: Schema = Schema {
    name: "question-profile",
    title: TITLE,
    description: "Every question at one position of Guess Who? and what it is worth, the best ones marked.",
    module: "guess-who",
    game: GUESS_WHO,
    is_board: false,
    terms: TERMS,
    panels: &[Panel::fixed(TITLE, HELP)],
    settings: Asked::SETTINGS,
};
