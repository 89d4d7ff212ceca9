//! What can be set on the map.

use super::window::{SMALLEST_MAP, USUAL_SIZE, Window};
use crate::figures::rule_sets::{self, ANSWERS, LARGEST_POOL, MINE, RULES, THEIRS};
use crate::figures::settings::{Parameter, Settings};
use crate::guess_who::{Pool, Rules};

/// The settings of the map, in the order in which they stand in an address.
pub static PARAMETERS: &[Parameter] = &[
    RULES,
    ANSWERS,
    MINE,
    THEIRS,
    Parameter::whole(
        "size",
        "the map’s size",
        (SMALLEST_MAP, LARGEST_POOL),
        USUAL_SIZE,
    ),
    Parameter::whole(
        "left",
        "the map’s left edge",
        (1, LARGEST_POOL - SMALLEST_MAP + 1),
        1,
    ),
    Parameter::whole(
        "bottom",
        "the map’s lower edge",
        (1, LARGEST_POOL - SMALLEST_MAP + 1),
        1,
    ),
    Parameter::name("axes", "the axes", &["linear", "log"]),
    Parameter::name("layer", "the layer", LAYERS),
    Parameter::name(
        "contours",
        "the contours",
        &["half", "none", "quarters", "tenths"],
    ),
    Parameter::name(
        "compare",
        "the rules compared with",
        &["none", "race", "official", "open"],
    ),
    Parameter::whole(
        "compare-answers",
        "the number of answers compared with",
        (Rules::FEWEST_ANSWERS as u32, Rules::MOST_ANSWERS as u32),
        2,
    ),
    Parameter::name("compare-as", "the way to compare", &["split", "difference"]),
    Parameter::whole("divider", "the divider", (0, 100), 50),
];

const LAYERS: &[&str] = &["win", "question", "regions", "count", "distance", "halving"];

/// What the colours of the map show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layer {
    /// The mover's chance to win.
    Win,
    /// The smallest part of the most even optimal question.
    Question,
    /// The weeds and the upper hand with their levels (race); elsewhere, where halving is optimal.
    Regions,
    /// How many questions are optimal.
    Count,
    /// The chance to win less its limit p∞.
    Distance,
    /// What always halving costs.
    Halving,
}

impl Layer {
    pub fn of(settings: &Settings) -> Self {
        match settings.name("layer") {
            "question" => Self::Question,
            "regions" => Self::Regions,
            "count" => Self::Count,
            "distance" => Self::Distance,
            "halving" => Self::Halving,
            _ => Self::Win,
        }
    }
}

/// A second rule set beside the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Comparison {
    /// Beyond a mover's pool, the other rules.
    Split { other: Rules, beyond: u32 },
    /// The chance to win less that under the other rules.
    Difference { other: Rules },
}

/// Everything that is asked of the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Request {
    pub rules: Rules,
    pub layer: Layer,
    pub window: Window,
    pub mine: Pool,
    pub theirs: Pool,
    pub contours: &'static [(u32, u32, &'static str)],
    pub comparison: Option<Comparison>,
}

impl Request {
    pub fn of(settings: &Settings) -> Self {
        let window = Window::of(settings);
        let rules = rule_sets::rules(settings);
        let other = rule_sets::named(settings.name("compare"), settings.whole("compare-answers"));
        let comparison = match (settings.name("compare"), settings.name("compare-as")) {
            ("none", _) => None,
            _ if other == rules => None,
            (_, "difference") => Some(Comparison::Difference { other }),
            _ => Some(Comparison::Split {
                other,
                beyond: window.pool_at_share(settings.whole("divider")),
            }),
        };
        Self {
            rules,
            layer: Layer::of(settings),
            window,
            mine: rule_sets::pool(settings, "mine"),
            theirs: rule_sets::pool(settings, "theirs"),
            contours: contours(settings.name("contours")),
            comparison,
        }
    }

    /// The rules that hold at a pool of the mover.
    pub fn rules_at(&self, mine: Pool) -> Rules {
        match self.comparison {
            Some(Comparison::Split { other, beyond }) if mine.get() > beyond => other,
            _ => self.rules,
        }
    }
}

/// The probabilities of the contours, as fractions and in words.
fn contours(name: &str) -> &'static [(u32, u32, &'static str)] {
    match name {
        "half" => &[(1, 2, "½ fair")],
        "quarters" => &[(1, 4, "¼"), (1, 2, "½ fair"), (3, 4, "¾")],
        "tenths" => &[
            (1, 10, "0.1"),
            (2, 10, "0.2"),
            (3, 10, "0.3"),
            (4, 10, "0.4"),
            (5, 10, "0.5"),
            (6, 10, "0.6"),
            (7, 10, "0.7"),
            (8, 10, "0.8"),
            (9, 10, "0.9"),
        ],
        _ => &[],
    }
}
