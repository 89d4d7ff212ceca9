//! The declaration of the figure: its name, its panels, its settings and the words that it explains.

use super::state::State;
use upperhand_games::guts_terms::{ANTES, BEST_REPLY, EQUILIBRIUM, WEENIE_RULE};
use upperhand_games::{GUTS, guts_terms};
use upperhand_kit::Schema;
use upperhand_kit::schema::{Panel, Term};

const HELP: &str = "Point, tap or drag to set your threshold; a click pins. With the keyboard: arrow keys move it, \
    Page Up and Page Down by ten steps, Home and End to the ends, Enter pins, Escape unpins.";

const TERMS: &[Term] = &[
    ANTES,
    guts_terms::THRESHOLD,
    EQUILIBRIUM,
    BEST_REPLY,
    WEENIE_RULE,
    guts_terms::BLOC,
    Term::new(
        "coalition",
        "All others play together against you. Before each round they roll a die that you do not see, and it says who \
            holds which hands. They do not tell each other their cards.",
    ),
    Term::new(
        "mixture",
        "Two ways to play of which the coalition’s die chooses one, each with its share of the rounds.",
    ),
    Term::new(
        "spoils",
        "To spoil a round is to hold nearly every hand, so that you can hardly win it alone; the others then hold fewer.",
    ),
    Term::new(
        "repeated game",
        "All play on for the pot, which shrinks or grows with every round, until one holds alone. You may leave before \
            any round, and forfeit an ante.",
    ),
    Term::new(
        "certified",
        "The solver has a strategy for both sides; what each of them guarantees differs by no more than this.",
    ),
];

pub static SCHEMA: Schema = Schema {
    name: "guts-coalition",
    title: "One against a coalition",
    description: "What one player of Guts can save from all others, who share a secret die but not their cards.",
    module: "guts",
    game: GUTS,
    heights: [116, 71, 26],
    is_board: false,
    terms: TERMS,
    panels: &[
        Panel::fixed("What the coalition leaves you", HELP),
        Panel::fixed("The same at another scale", HELP),
        Panel::fixed(
            "What the coalition plays",
            "Drag the lines: upright ones are thresholds, the level one is how often one spoils. With the keyboard: \
                up and down take another line, left and right move it, Home and End to the ends.",
        ),
        Panel::fixed(
            "What you can be sure of, by the number of players",
            "Point, tap or drag to set the number of players; the arrow keys change it by one, Home and End go \
                to the ends.",
        ),
        Panel::still(
            "What each member of the coalition gains",
            "It follows your threshold and the mixture; there is nothing to point at.",
        ),
    ],
    settings: State::SETTINGS,
};
