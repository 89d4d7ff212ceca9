//! The declaration of the figure: its name, its panels, its settings and the words that it explains.

use super::state::State;
use upperhand_games::GUESS_WHO;
use upperhand_games::terms::{
    EVEN_SPLIT, HALVING_EVERY_TIME, HALVING_NOW, IN_THE_WEEDS, LEVEL, POINTS, UPPER_HAND,
};
use upperhand_kit::Schema;
use upperhand_kit::schema::{Panel, Term};

const HELP: &str = "Point, tap or drag on the figure to choose a question; a click pins. With the keyboard: \
    arrow keys move by 1, Page Up and Page Down by 10, Home and End to the ends, Enter pins, Escape unpins.";

const TERMS: &[Term] = &[
    IN_THE_WEEDS,
    UPPER_HAND,
    LEVEL,
    EVEN_SPLIT,
    HALVING_NOW,
    HALVING_EVERY_TIME,
    Term::new(
        "Questions until you know",
        "How many it takes you on average until one suspect is left, if from then on you ask so that few are needed. No way of \
         asking needs fewer than the entropy: the logarithm of your pool, to base 2 for yes or no. The best question often needs more.",
    ),
    POINTS,
];

pub static SCHEMA: Schema = Schema {
    name: "question-profile",
    title: "What each question is worth",
    description: "Every question at one position of Guess Who? and what it is worth, the best ones marked.",
    module: "guess-who",
    game: GUESS_WHO,
    is_board: false,
    terms: TERMS,
    panels: &[Panel::fixed("What each question is worth", HELP)],
    settings: State::SETTINGS,
};
