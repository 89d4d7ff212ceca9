//! The declaration of the figure: its name, its panels, its settings and the words that it explains.

use super::state::State;
use upperhand_games::GUESS_WHO;
use upperhand_games::terms::{EVEN_SPLIT, FACE_DOWN, POINTS};
use upperhand_kit::Schema;
use upperhand_kit::schema::{Panel, Term};

const BOARD_HELP: &str = "Tap a question to choose it, then press its answer. With the keyboard: arrow keys go from question to \
    question, Space or Enter chooses one. The slider goes through the moves of the game.";

const COMPARED_HELP: &str =
    "The chance of whoever is to move, on this board and if other questions could be asked.";

const CHANCE_HELP: &str = "Your chance from move to move: a fall or a rise straight on is a mistake, everything else luck.";

const TERMS: &[Term] = &[POINTS, EVEN_SPLIT, FACE_DOWN];

pub static SCHEMA: Schema = Schema {
    name: "real-board",
    title: "A real board",
    description: "A board of faces and the questions about them: the exact chance to win with each, for both players, their cards face down.",
    module: "boards",
    game: GUESS_WHO,
    is_board: true,
    terms: TERMS,
    panels: &[
        Panel::fixed("The board and its questions", BOARD_HELP),
        Panel::still("This board and others", COMPARED_HELP),
        Panel::still("Your chance in this game", CHANCE_HELP),
    ],
    settings: State::SETTINGS,
};
