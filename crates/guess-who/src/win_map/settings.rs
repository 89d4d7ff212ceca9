//! The declaration of the map.

use upperhand::guess_who::RuleOfThumb;
use upperhand_games::rule_sets::{ANSWER_COUNTS, ENDINGS_OR_NONE, LARGEST_POOL};
use upperhand_kit::Setting;
use upperhand_kit::choices::choices;

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
        /// What keeping to a rule of thumb costs, this one and those that follow.
        Halving = ("halving", "Halving every time"),
        Ladder = ("ladder", "The ladder"),
        HalfOfTheSmaller = ("half-of-the-smaller", "Half of the smaller"),
        EvenParts = ("even-parts", "Even parts"),
        NameFromThree = ("name-from-three", "Naming from three"),
        NameEarly = ("name-early", "Naming early"),
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

impl Layer {
    /// The rule of thumb whose cost is shown.
    pub const fn rule(self) -> Option<RuleOfThumb> {
        match self {
            Self::Halving => Some(RuleOfThumb::Halve),
            Self::HalfOfTheSmaller => Some(RuleOfThumb::HalfOfTheSmaller),
            Self::Ladder => Some(RuleOfThumb::Ladder),
            Self::EvenParts => Some(RuleOfThumb::EvenParts),
            Self::NameFromThree => Some(RuleOfThumb::NameFromThree),
            Self::NameEarly => Some(RuleOfThumb::NameEarly),
            Self::Win
            | Self::Gain
            | Self::Question
            | Self::Regions
            | Self::Count
            | Self::Distance => None,
        }
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
