//! What can be asked of the figure.

use super::played::Played;
use super::spelling::SPELLING;
use super::state::Pictured;
use super::words::TERMS;
use upperhand_games::GUTS;
use upperhand_games::guts_rules::WEENIE;
use upperhand_kit::choices::choices;
use upperhand_kit::schema::{Navigation, Panel};
use upperhand_kit::state::state;
use upperhand_kit::{Schema, Setting};

choices! {
    pub enum View {
        Equilibrium = ("equilibrium", "Best play", "How often to hold each hand so that nobody gains, however they play: the equilibrium."),
        Threshold = ("threshold", "Line", "The line holds a hand and every better one."),
        Difference = ("difference", "Difference", "Where the line and the equilibrium part."),
        Matrix = ("matrix", "Duels", "Your line against theirs. The dot is where neither of you gains by moving it, if there is such a line."),
        Lines = ("lines", "Every line", "What every line loses to an opponent who knows it."),
    }
}

choices! {
    /// The cards of a hand.
    pub enum Cards {
        One = ("1", "1"),
        Two = ("2", "2"),
        Three = ("3", "3"),
        /// The label says the cost before it is chosen.
        Five = ("5", "5: takes a while", "In the background: ten seconds or more, and half a minute for the best against lines."),
    }
}

impl Cards {
    pub const fn count(self) -> u32 {
        match self {
            Self::One => 1,
            Self::Two => 2,
            Self::Three => 3,
            Self::Five => 5,
        }
    }

    /// As many, or the most that are not more than this.
    pub fn at_most(self, most: u32) -> Self {
        let mut fewer = Self::ALL.iter().rev();
        let found = fewer.find(|cards| cards.count() <= most.min(self.count()));
        *found.unwrap_or(&Self::One)
    }
}

/// The least share of a side that can be asked for.
pub const LEAST_SIZE: f64 = 1.0 / 64.0;

/// Hands of three cards from the whole deck, and of five.
const MOST_HANDS: u32 = 22_100;
const MOST_RANKED: u32 = 2_598_960;

/// The fewest hands that the list shows on each side of the one chosen.
pub const FEWEST_AROUND: u32 = 3;

/// A share of the picture.
const fn share(name: &'static str, called: &'static str, least: f64, default: f64) -> Setting {
    Setting::real(name, called, (least, 1.0), default)
}

state! {
    pub struct Asked {
        /// The height of the window, as a share of the picture's. By default this and the next three show all of it.
        size: f64 = share("size", "the part of the map’s height shown", LEAST_SIZE, 1.0),
        left: f64 = share("left", "the left edge of the map", 0.0, 0.0),
        bottom: f64 = share("bottom", "the lower edge of the map", 0.0, 0.0),
        /// Its width for its height, both as shares.
        aspect: f64 = Setting::real("aspect", "the width of the part shown for its height", (LEAST_SIZE, 1.0 / LEAST_SIZE), 1.0),
        cards: Cards = Setting::name("cards", "the cards of a hand", Cards::OPTIONS, "2").explained(Cards::MEANINGS).labelled("Cards of a hand"),
        ranks: u32 = Setting::whole("ranks", "the ranks of the deck", (2, 13), 13).labelled("Ranks").counting("rank").on_request(),
        suits: u32 = Setting::whole("suits", "the suits of the deck", (1, 4), 4).labelled("Suits").counting("suit").on_request(),
        straights: bool = Setting::switch("straights", "straights and flushes", false).labelled("Straights and flushes count"),
        weenie: bool = WEENIE,
        view: View = View::setting("view", "what is shown").labelled("Show"),
        /// The weakest hand held: in duels by the other player's line, among all lines by the one pointed at.
        hand: usize = Setting::whole("hand", "the hand", (0, MOST_RANKED), 666).labelled("Hand").across("hand").following().spelled(SPELLING),
        /// Hands from this index on are held by the line.
        hold_above: usize = Setting::whole("hold-above", "the line", (0, MOST_HANDS), 668).labelled("Line: hands dropped").across("line").following(),
        /// How many hands are listed on each side of it.
        around: usize = Setting::whole("around", "the hands listed on each side", (FEWEST_AROUND, MOST_HANDS / 2), 7),
    } and {
        /// The game whose hand it is, that whose line it is, and the picture of which the window shows a part.
        hand_of: Played = Played::FIRST,
        line_of: Played = Played::FIRST,
        window_of: Pictured = Pictured::Hands,
    }
}

pub static SCHEMA: Schema = Schema {
    name: "guts-cards",
    title: "Which hands to hold",
    description: "Guts for two with real cards: which hands to hold, and what every line through their order costs.",
    module: "guts",
    game: GUTS,
    is_board: false,
    terms: TERMS,
    panels: &[
        Panel::new(
            "Map of all hands, or the curve of every line",
            Navigation::Free,
            "Point or tap to choose a hand. Two cards: each cell is two ranks, the higher card first, pairs on the diagonal, T \
                for a ten; the suits of the cell chosen unfold in the corner. Arrow keys go from cell to cell, Page Up and \
                Page Down to the next stronger or weaker hand. One or three cards: each cell is a hand; arrow keys go to \
                the next stronger or weaker one, Page Up and Page Down by ten. Home and End go to the ends. Every line: the left and \
                right arrow keys go to the next one, Page Up and Page Down by ten. Type a hand to find it.",
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
        Panel::fixed(
            "The lines that lose least, close up",
            "Point, tap or drag to choose a line; the left and right arrow keys go to the next one, Page Up and Page Down by ten, Home \
                and End to the ends of what is shown.",
        ),
    ],
    settings: Asked::SETTINGS,
};
