//! Every sentence of the figure.

pub mod cards;
pub mod numbers;
pub mod pictures;

use upperhand_games::card_names::ORDER;
use upperhand_games::guts_terms::{ANTES, BEST_REPLY, BLOC, EQUILIBRIUM, THRESHOLD, WEENIE_RULE};
use upperhand_kit::schema::Term;

pub const TERMS: &[Term] = &[
    ANTES,
    THRESHOLD,
    EQUILIBRIUM,
    BEST_REPLY,
    WEENIE_RULE,
    BLOC,
    Term::new(
        "coalition",
        "All others play together against you. Before each round they roll a die that you do not see, and it says who \
            holds which hands. They do not tell each other their cards.",
    ),
    Term::new(
        "mixture",
        "Two ways to play of which the coalition’s die chooses one, each with its share of the rounds.",
    ),
    Term::new(
        "spoils",
        "To spoil a round is to hold nearly every hand, so that you can hardly win it alone; the others then hold fewer.",
    ),
    Term::new(
        "repeated game",
        "All play on for the pot, which shrinks or grows with every round, until one holds alone. You may leave before \
            any round, and forfeit an ante.",
    ),
    Term::new(
        "certified",
        "The solver has a strategy for both sides; what each of them guarantees differs by no more than this.",
    ),
    Term::new(
        "line",
        "The weakest hand that somebody holds: that one and all better ones are held, the others are dropped.",
    ),
    Term::new(
        "pair",
        "Two lines, one for each of the two who have agreed.",
    ),
    Term::new(
        "best answer",
        "How to play, if you know both lines, so that you get as much as you can.",
    ),
    Term::new("or better", ORDER),
];

/// What is won from her who may answer.
pub const ANSWERED: &str = "nothing: to whatever they play you have an answer";

pub const DEALT: &[&str] = &[
    "",
    "Three players with one card each. Suits break ties: clubs are lowest, then hearts, diamonds, spades.",
    "Three players with two cards each. Lines are drawn between hands of different ranks; what the die wins is solved for any hands.",
];

pub const MIXTURES: &[&str] = &[
    "The mixture that leaves you least. No other does better.",
    "They share no die, each chooses alone. Then you have an answer to whatever they play, and lose nothing: proved for any number of players.",
    "The paper’s mixture: all hold ε more than at the equilibrium, or one holds every hand and the others δ less.",
    "You mix two ways to play: all hold alike, or one holds every hand and the others hold alike.",
];

/// The meanings of the first two with real cards.
pub const PAIRS: &[&str] = &[
    "Before each round they roll a die that you do not see. It says which pair of lines they play, so you cannot answer each. The map \
        shows what each pair leaves you at your line.",
    "They share no die, and you know what each plays. The map shows what each pair of lines leaves you at your best answer to it.",
];

pub const AGAINST: &str = "Point, tap or drag to set your threshold, or on the map of real cards the lines of the two; a click pins. \
    With the keyboard: the left and right arrow keys move it, on the map up and down, too, Page Up and Page Down by ten steps, Home and \
    End to the ends, Enter pins, Escape unpins.";

pub const PLAYS: &str = "Drag the lines: upright ones are thresholds, the level one is how often one spoils; with real cards your own line. \
    With the keyboard: up and down take another line, left and right move it, Home and End to the ends.";
