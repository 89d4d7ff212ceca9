//! The declaration of the figure: its name, its panels, its settings and the words that it explains.

use super::state::State;
use upperhand_games::GUTS;
use upperhand_games::guts_terms::{EQUILIBRIUM, WEENIE_RULE};
use upperhand_kit::schema::{Panel, Schema, Term};

const HELP: &str = "Point, tap or drag to choose what you bring; the left and right arrow keys change it by one ante, \
    Page Up and Page Down by ten, Home and End go to the ends.";

const TERMS: &[Term] = &[
    Term::new(
        "antes",
        "The ante is what everybody pays into the first pot: the unit of all sums here.",
    ),
    Term::new(
        "evening",
        "One pot, from the antes until somebody holds alone and takes it. In each round the best of those who hold takes the pot, \
            and each other holder pays as much as was in it for the next.",
    ),
    Term::new(
        "ruined",
        "You have to pay more than you have left of what you brought and won.",
    ),
    Term::new(
        "power law",
        "Something becomes rare as a power of its size: with the power 2, what is ten times as large is a hundred times as rare. \
            Solved exactly up to 100 000 antes, ruin and the pot come closer and closer to such a law.",
    ),
    Term::new(
        "variance",
        "How much a number differs from its mean: the mean of the square of the difference. Where it is infinite, averages of many \
            evenings settle slowly or never.",
    ),
    EQUILIBRIUM,
    WEENIE_RULE,
];

pub static SCHEMA: Schema = Schema {
    name: "guts-ruin",
    title: "How the pot explodes",
    description: "How large the pot of Guts gets, and what you have to bring so that it does not ruin you, for 2 to 1000 players.",
    module: "beyond",
    game: GUTS,
    heights: [72, 49, 28],
    is_board: false,
    terms: TERMS,
    panels: &[
        Panel::fixed("Ruin by what you bring, and how large the pot gets", HELP),
        Panel::fixed(
            "How fast large pots become rare, by the number of players",
            "Point, tap or drag to choose the number of players; the arrow keys change it by one, Page Up and Page Down by ten, \
                Home and End go to the ends.",
        ),
        Panel::still(
            "One evening, round by round",
            "It follows the table, what you bring and the number of the evening; there is nothing to point at.",
        ),
    ],
    settings: State::SETTINGS,
};
