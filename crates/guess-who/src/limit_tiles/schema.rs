//! The declaration of the figure: its name, its panels, its settings and the words that it explains.

use super::state::State;
use upperhand_games::GUESS_WHO;
use upperhand_games::terms::HALVING_NOW;
use upperhand_kit::Schema;
use upperhand_kit::schema::{Navigation, Panel, Term};

const TERMS: &[Term] = &[
    HALVING_NOW,
    Term::new(
        "to scale",
        "What counts is the proportion of the pools, and their size up to multiples: with yes-or-no questions 1.5 stands \
            for 3, 6, 12, 24 suspects and so on. The larger the board, the nearer its chance is to the one shown.",
    ),
    Term::new(
        "ever larger boards",
        "Multiply both pools by the number of answers, again and again: the chance to win settles on a limit. The map \
            shows that limit.",
    ),
    Term::new(
        "real board",
        "A game with whole numbers of suspects: the pools shown, multiplied by the number of answers once for each step, \
            and rounded down.",
    ),
    Term::new(
        "in the weeds",
        "So far behind that how you stand depends on their pool alone: with twice your suspects you would win half as \
            often.",
    ),
    Term::new(
        "upper hand",
        "So far ahead that how you stand depends on your pool alone: with twice their suspects you would lose half as \
            often.",
    ),
    Term::new(
        "between the two",
        "Neither in the weeds nor with the upper hand: both pools decide.",
    ),
    Term::new(
        "level",
        "The tiles repeat at every scale. One level up, both pools are as many times larger as a question has answers.",
    ),
    Term::new(
        "split evenly",
        "Ask so that every answer leaves the same number of suspects, as nearly as can be.",
    ),
];

pub static SCHEMA: Schema = Schema {
    name: "limit-tiles",
    title: "Ever larger boards",
    description: "The chances that ever larger boards settle on: a map that looks the same at every scale, the chance with equal pools, the fair handicap.",
    module: "guess-who",
    game: GUESS_WHO,
    is_board: false,
    terms: TERMS,
    panels: &[
        Panel::new(
            "Map of ever larger boards",
            Navigation::Endless,
            "Point, tap or drag to choose both pools; arrow keys move them, Page Up and Page Down by ten steps, Home and \
                End to the ends. Ctrl or ⌘ and the wheel, two fingers, + and − zoom into the corner, without end: a \
                position that would leave the picture goes on to an equal one in it. 0 resets.",
        ),
        Panel::fixed(
            "Your chance with equal pools",
            "Point, tap or drag to give both players the same pool; the left and right arrow keys move it.",
        ),
        Panel::fixed(
            "The fair handicap",
            "Point, tap or drag to choose their pool and give yourself the pool that makes the game fair; the \
                left and right arrow keys move it.",
        ),
        Panel::fixed(
            "From real boards to the limit",
            "Point, tap or drag to choose the size of the real board; the arrow keys go on by one step.",
        ),
    ],
    settings: State::SETTINGS,
};
