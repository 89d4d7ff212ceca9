//! The declaration of the figure: its name, its panels, its settings and the words that it explains.

use super::state::State;
use upperhand_games::GUESS_WHO;
use upperhand_games::terms::{
    EVEN_SPLIT, HALVING_EVERY_TIME, HALVING_NOW, IN_THE_WEEDS, LEVEL, POINTS, UPPER_HAND,
};
use upperhand_kit::Schema;
use upperhand_kit::schema::{Navigation, Panel, Term};

const HELP: &str = "Point, tap or drag on the map; a click pins. Ctrl or ⌘ and the wheel, or two fingers, zoom; \
    Shift and dragging moves the map. Arrow keys move by 1, Page Up and Page Down by 10, Home \
    and End to the ends, + and − zoom, 0 resets, Enter pins, Escape unpins.";

const TERMS: &[Term] = &[
    IN_THE_WEEDS,
    UPPER_HAND,
    LEVEL,
    EVEN_SPLIT,
    HALVING_NOW,
    HALVING_EVERY_TIME,
    POINTS,
    Term::new(
        "turns",
        "Of both players together: a question is a turn, and so is naming a suspect. Both play perfectly, or both by the rule; of moves \
            that are equally good they take naming first, then the most even question.",
    ),
    Term::new(
        "give or take",
        "The standard deviation: how far a game usually is from the average.",
    ),
    Term::new(
        "tie",
        "Questions that tie win equally often: any of them will do.",
    ),
];

pub static SCHEMA: Schema = Schema {
    name: "win-map",
    title: "The map of all positions",
    description: "The positions of Guess Who? at once: chances to win, best questions, the weeds and the upper hand.",
    module: "guess-who",
    game: GUESS_WHO,
    heights: [46, 34, 10],
    is_board: false,
    terms: TERMS,
    panels: &[Panel::new("Map of all positions", Navigation::Free, HELP)],
    settings: State::SETTINGS,
};
