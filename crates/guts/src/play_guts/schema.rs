//! The declaration of the figure: its name, its panels, its settings and the words that it explains.

use super::state::State;
use upperhand_games::GUTS;
use upperhand_games::guts_terms::{ANTES, BEST_REPLY, BLOC, EQUILIBRIUM, WEENIE_RULE};
use upperhand_games::play_settings::SKILL;
use upperhand_kit::Schema;
use upperhand_kit::schema::{Panel, Term};

const TABLE_HELP: &str = "Press Hold or Drop below the table, then Next deal. With the keyboard: Tab goes from button to \
    button, Space or Enter presses one.";

const MONEY_HELP: &str = "What you have won, round by round, and the pot that each round was for.";

const LUCK_HELP: &str = "What you have won as a sum: what was to be expected against these players, what your choices cost, \
    and the luck of the deals and of the reveals.";

const FORWARD_HELP: &str = "Press Play 1000 rounds: they are played at once by your plan, beside what they bring on average.";

const TERMS: &[Term] = &[
    ANTES,
    EQUILIBRIUM,
    BEST_REPLY,
    WEENIE_RULE,
    SKILL,
    BLOC,
    Term::new(
        "pot",
        "As long as nobody takes it alone, an equal share of it counts as each player’s. So you gain when others must match \
            the pot, even if you dropped.",
    ),
    Term::new(
        "stakes",
        "What each player has in the pot: 1 ante at first. For every holder but the best one a whole pot is paid in anew.",
    ),
    Term::new(
        "block",
        "A hold blocks somebody who would have won the pot, had you dropped.",
    ),
    Term::new(
        "coalition",
        "All others play together against you: a die that you do not see says who of them holds which hands.",
    ),
    Term::new(
        "luck",
        "Luck of the deal: your hands were better or worse than hands are on average. Luck of the reveal: the others’ hands \
            were. Both are nothing on average, whatever you do.",
    ),
    Term::new(
        "standard errors",
        "How far chance alone drives a sum: within two of them it stays in about 95 of 100 cases.",
    ),
];

pub static SCHEMA: Schema = Schema {
    name: "play-guts",
    title: "Play Guts",
    description: "A table of Guts with a coach who knows what holding and dropping return with every hand.",
    module: "guts",
    game: GUTS,
    heights: [55, 47, 14],
    is_board: true,
    terms: TERMS,
    panels: &[
        Panel::still("The table", TABLE_HELP),
        Panel::still("What you have won", MONEY_HELP),
        Panel::still("Choices and luck", LUCK_HELP),
        Panel::still("1000 rounds at once", FORWARD_HELP),
    ],
    settings: State::SETTINGS,
};
