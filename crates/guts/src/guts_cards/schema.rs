//! The declaration of the figure: its name, its panels, its settings and the words that it explains.

use super::state::State;
use upperhand_games::GUTS;
use upperhand_games::card_names::ORDER;
use upperhand_kit::Schema;
use upperhand_kit::schema::{Navigation, Panel, Term};

const EQUILIBRIUM: &str = "A way to play that loses to nobody: whatever the other player does, it breaks even or wins. \
    It says of each hand how often to hold it.";

const LINE: &str = "A simple way to play: put all hands in order, hold every hand above the line and drop the others.";

const MIXING: &str = "Holds a hand now and then, by chance, so that the other player gains neither by counting on it nor \
    by counting it out.";

const WEENIE_RULE: &str = "When both drop, the better of the two hands is the weenie and pays the other player one ante. \
    Without this rule the round is played again.";

pub static SCHEMA: Schema = Schema {
    name: "guts-cards",
    title: "Which hands to hold",
    description: "Guts for two with real cards: which hands to hold, and what a line through their order costs.",
    module: "guts",
    game: GUTS,
    heights: [83, 58, 33],
    is_board: false,
    terms: &[
        Term::new("Beats", ORDER),
        Term::new("equilibrium", EQUILIBRIUM),
        Term::new("Equilibrium", EQUILIBRIUM),
        Term::new("line", LINE),
        Term::new("Line", LINE),
        Term::new("mixes", MIXING),
        Term::new(
            "cards block each other",
            "A card in your hand is one that the other player cannot have, so some hands are less likely against you.",
        ),
        Term::new(
            "Blocks",
            "The hands that nobody else can have, because one of their cards is in this hand.",
        ),
        Term::new(
            "Meets",
            "The hands that the other player can have beside this one.",
        ),
        Term::new("Weenie rule", WEENIE_RULE),
        Term::new(
            "antes",
            "One ante is the stake that every player pays in before the cards are dealt.",
        ),
    ],
    panels: &[
        Panel::new(
            "Map of all hands",
            Navigation::Free,
            "Point or tap to choose a hand. Two cards: each cell is two ranks, the higher card first, pairs on the diagonal, T \
                for a ten; the suits of the cell chosen unfold in the corner. Arrow keys go from cell to cell, Page Up and \
                Page Down to the next stronger or weaker hand. One or three cards: each cell is a hand; arrow keys go to \
                the next stronger or weaker one, Page Up and Page Down by ten. Home and End go to the ends.",
        ),
        Panel::fixed(
            "What holding each hand gains",
            "Above the line at 0, holding is better. Point or tap to choose a hand.",
        ),
        Panel::new(
            "List of the hands around the one chosen",
            Navigation::Free,
            "Point or tap to choose a hand. Zoom to see fewer or more.",
        ),
    ],
    settings: State::SETTINGS,
};
