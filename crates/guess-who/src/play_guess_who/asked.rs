//! What can be asked of the figure.

use super::chips::Worded;
use super::state::Play;
use super::words::TERMS;
use upperhand::guess_who::{Ending, Pool};
use upperhand::play::guess_who::Parts;
use upperhand_games::GUESS_WHO;
use upperhand_games::play_settings::{BEGINS, Begins, COACH, Coach, DAY, SEED};
use upperhand_games::rule_sets::{ANSWER_COUNTS, ANSWERS, RULES};
use upperhand_kit::choices::choices;
use upperhand_kit::schema::Panel;
use upperhand_kit::state::state;
use upperhand_kit::{Schema, Setting};

choices! {
    pub enum Against {
        Perfect = ("perfect", "Perfect", "They make one of the best moves every time."),
        Halving = ("halving", "Halves", "They always ask the most even question."),
        Bold = ("bold", "Bold", "They always gamble as if they were behind."),
        Careless = ("careless", "Careless", "They often take good moves and sometimes poor ones."),
        Person = ("person", "A friend", "Two people play on this screen, in turn."),
    }
}

choices! {
    pub enum Deck {
        Two = ("two", "Two decks", "Each card is drawn from a deck of its own."),
        One = ("one", "One deck", "The cards differ: your own is none of those they may have, and theirs none of yours."),
    }
}

/// The pools of a board whose suspects can be told apart.
const POOLS: (u32, u32) = (2, 64);

/// The letters of the longest game there is: two people who strike off one of 64 suspects a turn.
const LONGEST: usize = 12_000;

/// More moves than a game has: each asks some of 64 suspects away, or names one.
pub const MOST_MOVES: u32 = 128;

state! {
    pub struct Asked {
        /// The part that suspects are put into by pointing at them.
        part: u8 = Setting::whole("into", "the part that suspects are put into", (1, 5), 1).labelled("Put into part"),
        ending: Ending = RULES,
        answers: u8 = ANSWERS.on_request().counting("answer"),
        opponent_answers: u8 = Setting::whole("opponent-answers", "the number of answers to the opponent’s questions", ANSWER_COUNTS, 2)
            .labelled("Answers to theirs").on_request().counting("answer"),
        mine: Pool = Setting::whole("mine", "your pool", POOLS, 24)
            .labelled("Suspects on your board").of("you").on_request().counting("suspect").shared(),
        theirs: Pool = Setting::whole("theirs", "their pool", POOLS, 24)
            .labelled("Suspects on theirs").of("opponent").on_request().counting("suspect").shared(),
        /// Are both cards drawn from one deck, so that they differ?
        deck: Deck = Setting::name("deck", "the decks", Deck::OPTIONS, "two").explained(Deck::MEANINGS).labelled("Both cards from").on_request(),
        opponent: Against = Setting::name("opponent", "the opponent", Against::OPTIONS, "perfect")
            .explained(Against::MEANINGS).labelled("Against"),
        carelessness: u32 = Setting::whole("carelessness", "how careless they are", (1, 3), 2)
            .labelled("How careless").on_request(),
        begins: Begins = BEGINS,
        seed: u32 = SEED,
        day: u32 = DAY,
        coach: Coach = COACH.explained(&[
            "No help before the game is over.",
            "Your chance now, and what each move has cost.",
            "What a question is worth while you choose it, and the best one.",
        ]),
        ask: u32 = Setting::whole("ask", "the suspects you ask about", (0, 63), 0)
            .labelled("Suspects you ask about").of("you").across("ask").counting("suspect"),
        /// The parts of the next question, where its size does not say them.
        chosen: Option<Parts> = Setting::text("chosen", "the suspects chosen", 200),
        /// The question as the chips say it, where that is the one chosen.
        words: Worded = Setting::text("words", "the question in words", 120).labelled("Ask in words").below(),
        play: Play = Setting::text("moves", "the moves", LONGEST),
        /// Of a game that is over, the moves that are shown as made; beyond its last move all of it.
        step: u32 = Setting::whole("move", "the move shown", (0, MOST_MOVES), MOST_MOVES)
            .labelled("Moves shown").across("move"),
        /// The moves that are shown of the best play from the last of these on, a mistake; 0 for none.
        line: u32 = Setting::whole("line", "the move shown of the best play after a mistake", (0, MOST_MOVES), 0)
            .labelled("Moves of best play shown").across("line"),
    } and {
        /// The moves that are told, while the cards of others fall.
        told: Option<usize> = None,
    }
}

pub static SCHEMA: Schema = Schema {
    name: "play-guess-who",
    title: "Play Guess Who?",
    description: "A board of suspects, an opponent and a coach who knows the worth of every question exactly.",
    module: "boards",
    game: GUESS_WHO,
    is_board: true,
    terms: TERMS,
    panels: &[
        Panel::fixed(
            "The board",
            "Tap the suspects to ask about, or drag across several. With the keyboard: arrow keys go from suspect to suspect, Space or \
                Enter chooses one or gives it up. The words below choose all of whom they are true: pressed again, a word says “not”, \
                pressed a third time it is left out; arrow keys go from word to word. Then press Ask.",
        ),
        Panel::fixed(
            "What each question is worth",
            "Point, tap or drag on the curve to choose a question of that size. With the keyboard: arrow keys change it by 1.",
        ),
        Panel::still(
            "Your chance in this game",
            "Your chance from move to move: a fall straight down is a mistake, everything else luck.",
        ),
    ],
    settings: Asked::SETTINGS,
};
