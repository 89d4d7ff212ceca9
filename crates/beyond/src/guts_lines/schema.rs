//! The declaration of the figure: its name, its panels, its settings and the words that it explains.

use super::state::State;
use upperhand_games::GUTS;
use upperhand_kit::Schema;
use upperhand_kit::schema::{Panel, Term};

const TERMS: &[Term] = &[
    Term::new(
        "line",
        "A simple way to play: put all hands in order, hold one of them and every better one, drop the others.",
    ),
    Term::new(
        "lines",
        "There is one more of them than there are hands: each holds some hand and all better ones, the last holds none.",
    ),
    Term::new(
        "better",
        "Hands rank as in poker, and where only suits differ by these, the most important card first: clubs, hearts, diamonds, spades. \
            With three cards a straight beats a flush, and three alike beat both; without straights and flushes only pairs and three \
            alike count, then ranks.",
    ),
    Term::new(
        "Best reply",
        "What an opponent does who knows the line: hold each hand with which holding wins more against it, drop the others. What that \
            wins is what the line loses; nothing else wins more.",
    ),
    Term::new(
        "local minima",
        "Lines that lose less than the lines beside them. Lines side by side differ by one hand, and the cards of that hand block \
            other hands: so the floor is rough.",
    ),
    Term::new(
        "mixing",
        "Holding a hand now and then, by chance. Both players have the same rules and the same deck, so some way to play, mixed or not, \
            loses nothing to anybody.",
    ),
    Term::new(
        "Weenie rule",
        "When both drop, the better of the two hands is the weenie and pays the other player one ante. Without this rule the round is \
            played again.",
    ),
    Term::new(
        "antes",
        "One ante is the stake that every player pays in before the cards are dealt.",
    ),
];

pub static SCHEMA: Schema = Schema {
    name: "guts-lines",
    title: "What every line loses",
    description: "Guts for two with hands of one to five cards: what every line loses to an opponent who knows it, and which line loses least.",
    module: "beyond",
    game: GUTS,
    heights: [59, 52, 30],
    is_board: false,
    terms: TERMS,
    panels: &[
        Panel::fixed(
            "What every line loses, from holding everything to holding nothing",
            "Point, tap or drag to choose a line; the left and right arrow keys go to the next one, Page Up and Page Down by ten, Home \
                and End to the ends. Type a hand to find its line.",
        ),
        Panel::fixed(
            "The lines that lose least, close up",
            "Point, tap or drag to choose a line; the left and right arrow keys go to the next one, Page Up and Page Down by ten, Home \
                and End to the ends of what is shown.",
        ),
    ],
    settings: State::SETTINGS,
};
