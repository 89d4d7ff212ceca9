//! The declaration of the board.

use upperhand_games::rule_sets::{ANSWER_COUNTS, ANSWERS};
use upperhand_kit::Setting;
use upperhand_kit::choices::choices;

choices! {
    pub enum Against {
        Perfect = ("perfect", "Perfect"),
        Halving = ("halving", "Halves"),
        Bold = ("bold", "Bold"),
        Careless = ("careless", "Careless"),
        Person = ("person", "A friend"),
    }
}

/// The pools of a board whose suspects can be told apart.
pub const POOLS: (u32, u32) = (2, 64);

/// The letters of the longest game there is: two people who strike off one of 64 suspects a turn.
const LONGEST: usize = 12_000;

pub const MINE: Setting = Setting::whole("mine", "your pool", POOLS, 24)
    .labelled("Suspects on your board")
    .of("you")
    .on_request()
    .shared();

pub const THEIRS: Setting = Setting::whole("theirs", "their pool", POOLS, 24)
    .labelled("Suspects on theirs")
    .of("opponent")
    .on_request()
    .shared();

pub const YOUR_ANSWERS: Setting = ANSWERS.on_request();

pub const OPPONENT_ANSWERS: Setting = Setting::whole(
    "opponent-answers",
    "the number of answers to the opponent’s questions",
    ANSWER_COUNTS,
    2,
)
.labelled("Answers to theirs")
.on_request();

pub const OPPONENT: Setting =
    Setting::name("opponent", "the opponent", Against::OPTIONS, "perfect").labelled("Against");

pub const CARELESSNESS: Setting =
    Setting::whole("carelessness", "how careless they are", (1, 3), 2)
        .labelled("How careless")
        .on_request();

/// The part that suspects are put into by pointing at them.
pub const INTO: Setting = Setting::whole("into", "the part that suspects are put into", (1, 5), 1)
    .labelled("Put into part");

pub const ASK: Setting = Setting::whole("ask", "the suspects you ask about", (0, 63), 0)
    .labelled("Suspects you ask about")
    .of("you")
    .across("ask");

pub const CHOSEN: Setting = Setting::text("chosen", "the suspects chosen", 200);

pub const WORDS: Setting = Setting::text("words", "the question in words", 120)
    .labelled("Ask in words")
    .below();

pub const MOVES: Setting = Setting::text("moves", "the moves", LONGEST);

/// More moves than a game has: each asks some of 64 suspects away, or names one.
pub const MOST_MOVES: u32 = 128;

/// Of a game that is over; beyond its last move all of it.
pub const STEP: Setting =
    Setting::whole("move", "the move shown", (0, MOST_MOVES), MOST_MOVES).across("move");

/// 0 where the game itself is shown.
pub const LINE: Setting = Setting::whole(
    "line",
    "the move shown of the best play after a mistake",
    (0, MOST_MOVES),
    0,
)
.across("line");
