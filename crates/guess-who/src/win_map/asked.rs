//! What can be asked of the figure.

use super::layers::{Layer, Rule};
use super::words::{DIFFERENCE, HELP, TERMS};
use upperhand::guess_who::{Ending, Pool};
use upperhand_games::GUESS_WHO;
use upperhand_games::rule_sets::{
    ANSWER_COUNTS, ANSWERS, ENDINGS_OR_NONE, LARGEST_POOL, MINE, RULES, THEIRS,
};
use upperhand_kit::choices::choices;
use upperhand_kit::schema::{Alias, Navigation, Panel};
use upperhand_kit::state::state;
use upperhand_kit::{Schema, Setting, Slide};

choices! {
    pub enum Axes {
        Linear = ("linear", "Even"),
        Log = ("log", "Doubling"),
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

pub const USUAL_SIZE: u32 = 24;

pub const SMALLEST_MAP: u32 = 8;

/// The largest pool at the left edge, and at the lower one.
const LAST_CORNER: u32 = LARGEST_POOL - SMALLEST_MAP + 1;

state! {
    pub struct Asked {
        ending: Ending = RULES,
        answers: u8 = ANSWERS.counting("answer"),
        mine: Pool = MINE,
        theirs: Pool = THEIRS,
        /// The number of pools along each axis.
        size: u32 = Setting::whole("size", "the map’s size", (SMALLEST_MAP, LARGEST_POOL), USUAL_SIZE)
            .labelled("Size of the map").on_request().sliding(Slide::Doubling(16)).counting("pool"),
        /// The smallest pool of the mover.
        left: u32 = Setting::whole("left", "the map’s left edge", (1, LAST_CORNER), 1),
        /// The smallest pool of the opponent.
        bottom: u32 = Setting::whole("bottom", "the map’s lower edge", (1, LAST_CORNER), 1),
        axes: Axes = Axes::setting("axes", "the axes").labelled("Axes").on_request(),
        layer: Layer = Layer::setting("layer", "the layer").labelled("Colours show").with_aliases(&[
            Alias { text: "halving", means: &[("layer", "rule"), ("rule", "halving")] },
            Alias { text: "ladder", means: &[("layer", "rule"), ("rule", "ladder")] },
            Alias { text: "half-of-the-smaller", means: &[("layer", "rule"), ("rule", "half-of-the-smaller")] },
            Alias { text: "even-parts", means: &[("layer", "rule"), ("rule", "even-parts")] },
            Alias { text: "name-from-three", means: &[("layer", "rule"), ("rule", "name-from-three")] },
            Alias { text: "name-early", means: &[("layer", "rule"), ("rule", "name-early")] },
            Alias { text: "distance", means: &[("layer", "rule"), ("rule", "distance")] },
        ]),
        rule: Rule = Rule::setting("rule", "the rule of thumb").labelled("Rule of thumb"),
        contours: Contours = Setting::name("contours", "the contours", Contours::OPTIONS, "half").labelled("Contours").on_request(),
        /// The ending of the rules compared with.
        compare: Option<Ending> = Setting::name("compare", "the rules compared with", ENDINGS_OR_NONE, "none")
            .labelled("Compare with").on_request(),
        compare_answers: u8 = Setting::whole("compare-answers", "the number of answers compared with", ANSWER_COUNTS, 2)
            .labelled("Answers there").on_request().counting("answer"),
        compare_as: ComparedAs = ComparedAs::setting("compare-as", "the way to compare").labelled("Show").on_request()
            .explained(&["", DIFFERENCE]),
        /// The share of the width beyond which the other rules hold, in percent.
        divider: u32 = Setting::whole("divider", "the divider", (0, 100), 50).labelled("Divider").on_request(),
    }
}

pub static SCHEMA: Schema = Schema {
    name: "win-map",
    title: "The map of all positions",
    description: "The positions of Guess Who? at once: chances to win, best questions, the weeds and the upper hand.",
    module: "guess-who",
    game: GUESS_WHO,
    is_board: false,
    terms: TERMS,
    panels: &[Panel::new("Map of all positions", Navigation::Free, HELP)],
    settings: Asked::SETTINGS,
};
