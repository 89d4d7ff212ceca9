//! The declaration of the figure: its name, its panels, its settings and the words that it explains.

use super::state::State;
use upperhand_games::GUTS;
use upperhand_games::card_names::ORDER;
use upperhand_games::guts_terms::{ANTES, WEENIE_RULE};
use upperhand_kit::Schema;
use upperhand_kit::schema::{Panel, Term};

const TERMS: &[Term] = &[
    ANTES,
    Term::new(
        "die",
        "A random draw that the two share in secret before each round. It tells both which lines to play; they do not see each \
            other’s cards.",
    ),
    Term::new(
        "line",
        "The weakest hand that somebody holds: that one and all better ones are held, the others are dropped.",
    ),
    Term::new(
        "pair",
        "Two lines, one for each of the two who have agreed.",
    ),
    Term::new(
        "best answer",
        "How to play, if you know both lines, so that you get as much as you can.",
    ),
    Term::new("or better", ORDER),
    WEENIE_RULE,
];

pub static SCHEMA: Schema = Schema {
    name: "guts-trio",
    title: "Two against one, with real cards",
    description: "Two of three players at Guts have agreed to win together: what a shared die brings them, with hands of one or two \
        real cards, and how the third loses least.",
    module: "beyond",
    game: GUTS,
    heights: [66, 51, 29],
    is_board: false,
    terms: TERMS,
    panels: &[
        Panel::fixed(
            "What each pair of lines of the two leaves you",
            "Point, tap or drag on the map to choose the lines of the two; a click pins. Arrow keys move them by 1, Page Up and Page \
                Down by 10, Home and End to the ends, Enter pins, Escape unpins.",
        ),
        Panel::fixed(
            "What your line gets",
            "Point, tap or drag to set your line; the arrow keys move it by 1, Page Up and Page Down by 10, Home and End to the ends.",
        ),
    ],
    settings: State::SETTINGS,
};
