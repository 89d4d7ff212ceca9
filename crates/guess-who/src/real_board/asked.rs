//! What can be asked of the figure.

use super::card_spelling::SPELLING;
use super::chosen_board::ChosenBoard;
use super::moves::{MOST_MOVES, Play};
use super::words::{BOARD_HELP, CHANCE_HELP, NAMING_ENDS, RACE_ENDS, TERMS};
use upperhand::guess_who::Ending;
use upperhand::guess_who::board::SHIPPED;
use upperhand_games::GUESS_WHO;
use upperhand_games::play_settings::{BEGINS, Begins};
use upperhand_kit::choices::choices;
use upperhand_kit::schema::{Options, Panel};
use upperhand_kit::state::state;
use upperhand_kit::{Schema, Setting};

/// The letters of the longest address of a board, and of the longest record of a game.
const LONGEST_BOARD: usize = 40_000;
const LONGEST_GAME: usize = 2_000;

/// The suspects of the largest board.
const MOST_CARD: u32 = 64;

/// The number that stands for naming a suspect among the numbers of questions.
pub const NAMING: u32 = 65;

/// The largest number of a question: joined features to which all suspects but one of the largest board say yes.
const MOST_NUMBER: u32 = NAMING + 63;

/// The questions in a row on a sheet of paper.
const MOST_FALLEN: u32 = 7;

/// A game on the usual board, to go through.
const EXAMPLE: &str = "19y-1n-2y-19y-3n-8n-1y-11y";

/// The boards to choose from.
const BOARDS: Options = &{
    let mut options = [("", ""); SHIPPED.len()];
    let mut index = 0;
    while index < SHIPPED.len() {
        options[index] = (SHIPPED[index].id, SHIPPED[index].title);
        index += 1;
    }
    options
};

const ENDINGS: Options = &[("race", "Race"), ("official", "Official")];

choices! {
    pub enum TreeShown {
        None = ("none", "Questions"),
        Halver = ("halver", "Tree against a halver"),
        Fewest = ("fewest", "Tree of fewest turns"),
    }
}

state! {
    pub struct Asked {
        board: ChosenBoard = Setting::text("board", "the board", LONGEST_BOARD).labelled("Board").among(BOARDS),
        ending: Ending = Setting::name("rules", "the rules", ENDINGS, "official").labelled("Rules").shared()
            .explained(&[RACE_ENDS, NAMING_ENDS]),
        /// May a question join features?
        joined: bool = Setting::switch("joined", "features that are joined", false).labelled("Say and, or, not"),
        begins: Begins = BEGINS,
        play: Play = Setting::text_from("moves", "the moves", LONGEST_GAME, EXAMPLE),
        /// The moves of the game that are shown as made.
        step: u32 = Setting::whole("move", "the move shown", (0, MOST_MOVES), 0).labelled("Moves so far").across("move").following().counting("move"),
        /// 0 for the one asked next, or the best; one more than the questions of the largest board for naming a suspect; above
        /// that, joined features to which so many more say yes.
        question: u32 = Setting::whole("question", "the question chosen", (0, MOST_NUMBER), 0),
        /// Do the boards stand on a table, and only the questions here, in rows for a thumb?
        phone: bool = Setting::switch("phone", "a phone at the table", false).labelled("At the table"),
        /// The suspect on your own card by its place on the board, 0 where that is not told.
        card: u32 = Setting::whole("card", "your card", (0, MOST_CARD), 0).labelled("Your card").on_request().spelled(SPELLING).private(),
        /// The questions of a tree that faces have fallen through.
        fallen: u32 = Setting::whole("fallen", "how far faces have fallen", (0, MOST_FALLEN), MOST_FALLEN).labelled("Faces fall through").counting("question").on_request(),
        tree: TreeShown = Setting::name("tree", "the tree of questions", TreeShown::OPTIONS, "none").labelled("Show").on_request(),
    }
}

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
        Panel::still("Your chance in this game", CHANCE_HELP),
    ],
    settings: Asked::SETTINGS,
};
