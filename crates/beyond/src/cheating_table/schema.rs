//! The declaration of the figure: its name, its panels, its settings and the words that it explains.

use super::state::State;
use upperhand_games::GUTS;
use upperhand_games::guts_terms::ANTES;
use upperhand_kit::Schema;
use upperhand_kit::schema::{Panel, Term};

const TABLE_HELP: &str = "Press Next round below the table, or move the slider. After round 30 say who has an agreement; then the \
    die is shown, round by round.";

const CARDS_HELP: &str = "Each dot is a card that was held, higher for a better one, in the row of its player. Tap a round, or press the \
    left and right arrow keys.";

const WATCHER_HELP: &str = "The chances of all four cases for a careful watcher, after each round. Tap a round, or press the left and right \
    arrow keys.";

const TERMS: &[Term] = &[
    ANTES,
    Term::new(
        "agreement",
        "Two roll a die that the third does not see, and both do as it says. They do not see each other’s cards.",
    ),
    Term::new(
        "careful watcher",
        "Somebody who knows how everybody plays with and without an agreement, sees what you see, and counts the deals and rolls that \
            could be behind it; and who knows what has a chance of 90\u{202f}% or more from then on.",
    ),
];

pub static SCHEMA: Schema = Schema {
    name: "cheating-table",
    title: "The cheating table",
    description: "Three players of Guts, thirty rounds, and perhaps a secret agreement of two: watch, and say who.",
    module: "beyond",
    game: GUTS,
    is_board: true,
    terms: TERMS,
    panels: &[
        Panel::still("The table", TABLE_HELP),
        Panel::fixed("The cards shown", CARDS_HELP),
        Panel::fixed("A careful watcher", WATCHER_HELP),
    ],
    settings: State::SETTINGS,
};
