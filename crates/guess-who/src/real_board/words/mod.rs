//! Every sentence, from facts.

pub mod advice;
pub mod controls;
pub mod notices;
pub mod phrases;
pub mod pictures;
mod readout;
mod review;
mod table;
pub mod trees;

pub use table::table;

use super::facts::Facts;
use upperhand_games::terms::{EVEN_SPLIT, FACE_DOWN, POINTS};
use upperhand_kit::described::Words;
use upperhand_kit::schema::Term;

pub const BOARD_HELP: &str = "Tap a question to choose it, then press its answer. With the keyboard: arrow keys go from question to \
    question, Space or Enter chooses one. The slider goes through the moves of the game.";

pub const CHANCE_HELP: &str = "Your chance from move to move: a fall or a rise straight on is a mistake, everything else luck.";

pub const RACE_ENDS: &str =
    "Whoever is down to one suspect first wins at once. Nobody names anybody.";

pub const NAMING_ENDS: &str =
    "Naming a suspect takes your turn and ends the game: right, you win; wrong, you lose.";

const BITS: Term = Term::new(
    "bits",
    "How often an answer halves those who stand, on average: an even split tells 1 bit.",
);

pub const TERMS: &[Term] = &[POINTS, EVEN_SPLIT, FACE_DOWN, BITS];

pub fn words(facts: &Facts) -> Words {
    Words {
        readout: readout::readout(facts),
        sentence: advice::sentence(facts),
        summary: advice::summary(facts),
        spoken: controls::spoken(facts),
    }
}
