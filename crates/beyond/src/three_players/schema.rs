//! The declaration of the figure: its name, its panels, its settings and the words that it explains.

use super::state::State;
use upperhand_games::GUESS_WHO;
use upperhand_games::terms::POINTS;
use upperhand_kit::schema::{Panel, Schema, Term};

const HELP: &str = "Point, tap or drag on the map; a click pins. Arrow keys move by 1, Page Up and Page Down by 10, Home and End to \
    the ends, Enter pins, Escape unpins.";

const TERMS: &[Term] = &[
    Term::new(
        "the others choose",
        "To a player who is as well off with one move as with another it is all the same, but not to the two others: that choice \
            decides between them. The bounds given hold for every such choice, as long as everybody plays perfectly.",
    ),
    Term::new(
        "out",
        "With three, who names a wrong suspect leaves the game, and the two others play on.",
    ),
    POINTS,
];

pub static SCHEMA: Schema = Schema {
    name: "three-players",
    title: "Three at Guess Who?",
    description: "Three players in turn, each after a secret of their own: the chances of each, the best moves, and who decides between the others.",
    module: "beyond",
    game: GUESS_WHO,
    heights: [56, 41, 11],
    is_board: false,
    terms: TERMS,
    panels: &[Panel::fixed("Map of two pools, beside a third", HELP)],
    settings: State::SETTINGS,
};
