//! The declaration of the map.

use super::state::State;
use crate::figures::choices::choices;
use crate::figures::rule_sets::{ANSWER_COUNTS, ENDINGS_OR_NONE, LARGEST_POOL};
use crate::figures::schema::{Game, Navigation, Panel, Schema, Setting, Term};
use crate::figures::terms::{EVEN_SPLIT, IN_THE_WEEDS, LEVEL, POINTS, UPPER_HAND};

choices! {
    pub enum Axes {
        Linear = ("linear", "Even"),
        Log = ("log", "Doubling"),
    }
}

choices! {
    pub enum Layer {
        Win = ("win", "Chance"),
        /// The best move against an even split.
        Gain = ("gain", "Gain"),
        /// The smallest part of the most even optimal question.
        Question = ("question", "Question"),
        /// The weeds and the upper hand with their levels (race); elsewhere, where halving is optimal.
        Regions = ("regions", "Regions"),
        Count = ("count", "Ties"),
        Distance = ("distance", "Gap to the limit"),
        Halving = ("halving", "Always halving"),
    }
}

choices! {
    pub enum Contours {
        None = ("none", "None"),
        Half = ("half", "Fair start"),
        Quarters = ("quarters", "Quarters"),
        Tenths = ("tenths", "Tenths"),
    }
}

choices! {
    pub enum ComparedAs {
        Split = ("split", "Side by side"),
        Difference = ("difference", "Difference"),
    }
}

impl Contours {
    /// Fractions, and their names.
    pub fn levels(self) -> Vec<(u32, u32, String)> {
        let named = |above, below, name: &str| (above, below, name.to_owned());
        match self {
            Self::None => Vec::new(),
            Self::Half => vec![named(1, 2, "½ fair")],
            Self::Quarters => vec![named(1, 4, "¼"), named(1, 2, "½ fair"), named(3, 4, "¾")],
            Self::Tenths => (1..10)
                .map(|tenths| (tenths, 10, format!("0.{tenths}")))
                .collect(),
        }
    }
}

pub const USUAL_SIZE: u32 = 24;

pub const SMALLEST_MAP: u32 = 8;

/// The largest pool at the left edge, and at the lower one.
const LAST_CORNER: u32 = LARGEST_POOL - SMALLEST_MAP + 1;

pub const SIZE: Setting = Setting::whole(
    "size",
    "the map’s size",
    (SMALLEST_MAP, LARGEST_POOL),
    USUAL_SIZE,
)
.labelled("Size of the map")
.on_request();

pub const LEFT: Setting = Setting::whole("left", "the map’s left edge", (1, LAST_CORNER), 1);

pub const BOTTOM: Setting = Setting::whole("bottom", "the map’s lower edge", (1, LAST_CORNER), 1);

pub const AXES: Setting = Setting::name("axes", "the axes", Axes::OPTIONS, "linear")
    .labelled("Axes")
    .on_request();

pub const LAYER: Setting =
    Setting::name("layer", "the layer", Layer::OPTIONS, "win").labelled("Colours show");

pub const CONTOURS: Setting = Setting::name("contours", "the contours", Contours::OPTIONS, "half")
    .labelled("Contours")
    .on_request();

pub const COMPARE: Setting = Setting::name(
    "compare",
    "the rules compared with",
    ENDINGS_OR_NONE,
    "none",
)
.labelled("Compare with")
.on_request();

pub const COMPARE_ANSWERS: Setting = Setting::whole(
    "compare-answers",
    "the number of answers compared with",
    ANSWER_COUNTS,
    2,
)
.labelled("Answers there")
.on_request();

pub const COMPARE_AS: Setting = Setting::name(
    "compare-as",
    "the way to compare",
    ComparedAs::OPTIONS,
    "split",
)
.labelled("Show")
.on_request();

pub const DIVIDER: Setting = Setting::whole("divider", "the divider", (0, 100), 50)
    .labelled("Divider")
    .on_request();

const HELP: &str = "Point, tap or drag on the map; a click pins. Ctrl or ⌘ and the wheel, or two fingers, zoom; \
    Shift and dragging moves the map. Arrow keys move by 1, Page Up and Page Down by 10, Home \
    and End to the ends, + and − zoom, 0 resets, Enter pins, Escape unpins.";

const TERMS: &[Term] = &[
    IN_THE_WEEDS,
    UPPER_HAND,
    LEVEL,
    EVEN_SPLIT,
    POINTS,
    Term::new(
        "tie",
        "Questions that tie win equally often: any of them will do.",
    ),
];

pub static SCHEMA: Schema = Schema {
    name: "win-map",
    title: "The map of all positions",
    description: "The positions of Guess Who? at once: chances to win, best questions, the weeds and the upper hand.",
    game: Game::GuessWho,
    heights: [46, 34, 10],
    is_board: false,
    terms: TERMS,
    panels: &[Panel::new("Map of all positions", Navigation::Free, HELP)],
    settings: State::SETTINGS,
};
