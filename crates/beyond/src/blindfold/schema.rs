//! The declaration of the figure: its name, its panels, its settings and the words that it explains.

use super::state::State;
use upperhand_games::GUESS_WHO;
use upperhand_games::terms::POINTS;
use upperhand_kit::schema::{Panel, Schema, Term};

const HELP: &str = "Point, tap or drag on the map; a click pins. Arrow keys move by 1, Page Up and Page Down by 10, Home and End to \
    the ends, Enter pins, Escape unpins.";

const TERMS: &[Term] = &[
    Term::new(
        "blindfold",
        "Neither sees how many suspects the other has left. Both know the rules and the pools of the start, and hear that the game \
            goes on.",
    ),
    Term::new(
        "eyes open",
        "Both see both pools, as usual, and play perfectly.",
    ),
    Term::new(
        "plan",
        "Who sees nothing of the other can as well choose all questions beforehand: a tree of questions, with all that may be \
            answered. Best play draws one by chance, so that the other cannot adapt to it. There may be other mixtures that are as good.",
    ),
    Term::new(
        "The open rules",
        "Naming a suspect takes a turn, and a wrong name only strikes that suspect. Blindfold, all rules come close to these where pools \
            are large: that is proved.",
    ),
    POINTS,
];

pub static SCHEMA: Schema = Schema {
    name: "blindfold",
    title: "Playing blindfold",
    description: "Guess Who? where neither sees how many suspects the other has left: who gains, and how chance hides a plan.",
    module: "beyond",
    game: GUESS_WHO,
    heights: [61, 47, 28],
    is_board: false,
    terms: TERMS,
    panels: &[
        Panel::fixed("Map of both pools, blindfold", HELP),
        Panel::still(
            "When these plans are done",
            "It follows the pools and the rules; there is nothing to point at.",
        ),
    ],
    settings: State::SETTINGS,
};
