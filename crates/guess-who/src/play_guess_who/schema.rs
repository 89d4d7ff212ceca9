//! The declaration of the figure: its name, its panels, its settings and the words that it explains.

use super::state::State;
use upperhand_games::GUESS_WHO;
use upperhand_games::play_settings::SKILL;
use upperhand_games::terms::POINTS;
use upperhand_kit::Schema;
use upperhand_kit::schema::{Panel, Term};

const BOARD_HELP: &str = "Tap the suspects to ask about, or drag across several. With the keyboard: arrow keys go from \
    suspect to suspect, Space or Enter chooses one or gives it up. The words below choose all of whom they are true: \
    pressed again, a word says “not”, pressed a third time it is left out; arrow keys go from word to word. Then press Ask.";

const WORTH_HELP: &str = "Point, tap or drag on the curve to choose a question of that size. With the keyboard: arrow \
    keys change it by 1.";

const CHANCE_HELP: &str =
    "Your chance from move to move: a fall straight down is a mistake, everything else luck.";

const MAP_HELP: &str = "Where the game stands among all positions, and the way it has come.";

const TERMS: &[Term] = &[
    POINTS,
    SKILL,
    Term::new(
        "luck",
        "What the answers made of your chance, beyond what was to be expected of the questions.",
    ),
];

pub static SCHEMA: Schema = Schema {
    name: "play-guess-who",
    title: "Play Guess Who?",
    description: "A board of suspects, an opponent and a coach who knows the worth of every question exactly.",
    module: "boards",
    game: GUESS_WHO,
    is_board: true,
    terms: TERMS,
    panels: &[
        Panel::fixed("The board", BOARD_HELP),
        Panel::fixed("What each question is worth", WORTH_HELP),
        Panel::still("Your chance in this game", CHANCE_HELP),
        Panel::still("The game on the map", MAP_HELP),
    ],
    settings: State::SETTINGS,
};
