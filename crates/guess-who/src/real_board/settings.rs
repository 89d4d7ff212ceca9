//! The declaration of the board's settings.

use super::card_spelling::SPELLING;
use upperhand_kit::Setting;
use upperhand_kit::schema::Options;

/// The letters of the longest address of a board.
const LONGEST_BOARD: usize = 40_000;

/// The letters of the longest record of a game.
const LONGEST_GAME: usize = 2_000;

/// The most moves of a game.
pub const MOST_MOVES: u32 = 400;

/// The number that stands for naming a suspect among the numbers of questions.
pub const NAMING: u32 = 65;

/// The largest number of a question: joined features to which all suspects but one of the largest board say yes.
const MOST_NUMBER: u32 = NAMING + 63;

/// A game on the usual board, to go through.
const EXAMPLE: &str = "19y-1n-2y-19y-3n-8n-1y-11y";

pub const BOARD: Setting = Setting::text("board", "the board", LONGEST_BOARD).labelled("Board");

const ENDINGS: Options = &[("race", "Race"), ("official", "Official")];

pub const RULES: Setting = Setting::name("rules", "the rules", ENDINGS, "official")
    .labelled("Rules")
    .shared();

/// Only the questions are shown, in rows for a thumb: the boards stand on the table.
pub const PHONE: Setting =
    Setting::switch("phone", "a phone at the table", false).labelled("At the table");

pub const JOINED: Setting =
    Setting::switch("joined", "features that are joined", false).labelled("Say and, or, not");

pub const MOVES: Setting = Setting::text_from("moves", "the moves", LONGEST_GAME, EXAMPLE);

/// The suspects of the largest board.
const MOST_CARD: u32 = 64;

/// The suspect on your own card by its place on the board, 0 where that is not told.
pub const CARD: Setting = Setting::whole("card", "your card", (0, MOST_CARD), 0)
    .labelled("Your card")
    .on_request()
    .spelled(SPELLING)
    .private();

pub const STEP: Setting = Setting::whole("move", "the move shown", (0, MOST_MOVES), 0)
    .labelled("Moves so far")
    .across("move")
    .following();

/// 0 for the one asked next, or the best; one more than the questions of the largest board for naming a suspect; above
/// that, joined features to which so many more say yes.
pub const QUESTION: Setting =
    Setting::whole("question", "the question chosen", (0, MOST_NUMBER), 0);
