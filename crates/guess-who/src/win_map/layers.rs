//! What colours can stand for: a layer, or what a rule of thumb costs, is one row.

use super::facts::{self, Mark, Positions, Source};
use itertools::Itertools;
use upperhand::guess_who::RuleOfThumb;
use upperhand_games::format::{true_minus, without_zeros};
use upperhand_kit::choices::choices;
use upperhand_kit::{Gradient, Role, Tick};

/// A layer: everything that it shows of positions, in a picture, in words and in a table.
pub struct Row {
    /// The quantity shown.
    pub title: &'static str,
    /// The name of its column in a table, "" where the chance is all there is to say.
    pub column: &'static str,
    /// What it says of each position.
    pub marks: fn(&mut Source, Positions) -> Vec<Mark>,
    pub scale: Scale,
    /// What is said in place of a picture of one colour, where all values are 0; "" where that cannot be.
    pub nothing: &'static str,
    /// The rule of thumb whose cost is shown.
    pub rule: Option<RuleOfThumb>,
}

const WIN: Row = Row {
    title: "Your chance to win",
    column: "",
    marks: facts::chances,
    scale: Scale::Chance,
    nothing: "",
    rule: None,
};

/// The chances, for whoever shows nothing else.
pub static CHANCES: Row = WIN;

/// A chance less that under other rules, which is no layer to choose.
pub static APART: Row = Row {
    marks: facts::differences,
    scale: Scale::Apart,
    ..WIN
};

/// What a rule of thumb costs, by its name within a sentence.
const fn cost(rule: RuleOfThumb, title: &'static str) -> Row {
    Row {
        title,
        column: "cost of keeping to the rule of thumb",
        marks: facts::costs,
        scale: Scale::Cost,
        nothing: "loses nothing on this map",
        rule: Some(rule),
    }
}

const HALVING: Row = cost(RuleOfThumb::Halve, "an even split every time");

choices! {
    pub enum Layer: Row {
        Win = (
            "win",
            "Chance",
            "Your chance to win if both play perfectly: blue where you are ahead, orange where they are, no colour where it is even.",
            WIN
        ),
        Gain = ("gain", "Gain", "What the best move wins over an even split this once, in points.", Row {
            title: "What the best move gains over an even split this once, in points",
            column: "gain of the best move over an even split this once",
            marks: facts::gains,
            scale: Scale::Gain,
            nothing: "Nothing beats an even split on this map",
            ..WIN
        }),
        Question = (
            "question",
            "Question",
            "Yellow: best to split evenly, which is to halve with yes and no. Blue: best to ask about a small part.",
            Row {
                title: "How large a part the best question asks about",
                column: "smallest part of the most even optimal question",
                marks: facts::parts,
                scale: Scale::Part,
                ..WIN
            }
        ),
        Regions = ("regions", "Regions", "Where an even split is safe, and where it may lose something.", Row {
            title: "Where an even split is best, and where not",
            column: "region",
            marks: facts::regions,
            scale: Scale::Part,
            ..WIN
        }),
        /// What the rule of thumb chosen beside it costs.
        Rule = ("rule", "Rules of thumb", "", HALVING),
    }
}

choices! {
    pub enum Rule: Row {
        Halving = ("halving", "Halving every time", "What you lose by it if they know it.", HALVING),
        Ladder = ("ladder", "The ladder", "What you lose by it if they know it.", cost(RuleOfThumb::Ladder, "keeping to the ladder")),
        HalfOfTheSmaller = (
            "half-of-the-smaller",
            "Half of the smaller",
            "What you lose by it if they know it.",
            cost(RuleOfThumb::HalfOfTheSmaller, "asking about half of the smaller pool")
        ),
        EvenParts = ("even-parts", "Even parts", "What you lose by it if they know it.", cost(RuleOfThumb::EvenParts, "keeping to even parts")),
        NameFromThree = (
            "name-from-three",
            "Naming from three",
            "What you lose by it if they know it.",
            cost(RuleOfThumb::NameFromThree, "naming from three suspects down")
        ),
        NameEarly = ("name-early", "Naming early", "What you lose by it if they know it.", cost(RuleOfThumb::NameEarly, "naming early")),
        /// The limit in place of the chance.
        Distance = (
            "distance",
            "The limit as a guess",
            "How far the chance is from where it settles as both pools double again and again.",
            Row {
                title: "The gap between the chance to win and its limit",
                column: "probability less its limit",
                marks: facts::gaps,
                scale: Scale::Gap,
                ..WIN
            }
        ),
    }
}

/// The way from values to colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scale {
    Chance,
    /// The difference of two chances: that of nearly all positions, as the smallest pools differ by far more.
    Apart,
    /// By the roots of gains: a few small pools gain far more than all others.
    Gain,
    /// A part of a pool, as a share of an even one.
    Part,
    Cost,
    /// Between ±10⁻⁷ and ±10⁻¹ by orders of magnitude.
    Gap,
}

/// The scale of points goes at least this far.
const LEAST_SCALE: f64 = 0.01;

impl Scale {
    pub const fn gradient(self) -> Gradient {
        match self {
            Self::Chance | Self::Apart => Gradient::between(Role::Opponent, Role::You),
            Self::Gain => Gradient::Deepening(Role::Weeds),
            Self::Part | Self::Cost => Gradient::Magnitude,
            Self::Gap => Gradient::between(Role::Weeds, Role::UpperHand),
        }
    }

    /// The value at the end of the gradient, and whether some lie beyond it.
    pub fn most(self, values: &mut dyn Iterator<Item = f64>) -> (f64, bool) {
        match self {
            Self::Chance | Self::Part | Self::Gap => (1.0, false),
            Self::Gain | Self::Cost => (values.fold(LEAST_SCALE, f64::max), false),
            Self::Apart => usual_most(values),
        }
    }

    /// The place of a value on the gradient.
    pub fn place(self, value: f64, most: f64) -> f64 {
        match self {
            Self::Chance | Self::Part => value,
            Self::Gain => (value / most).sqrt(),
            Self::Cost => value / most,
            Self::Apart => 0.5 + 0.5 * (value / most).clamp(-1.0, 1.0),
            Self::Gap => {
                let strength = ((value.abs().log10() + 7.0) / 6.0).clamp(0.0, 1.0);
                0.5 + 0.5 * strength.copysign(value)
            }
        }
    }

    pub fn ticks(self, (most, is_beyond): (f64, bool)) -> Vec<Tick> {
        let points = |share: f64| without_zeros(&format!("{:.1}", 100.0 * share * most));
        let signed = |sign: &str, share: f64| {
            let beyond = if is_beyond { sign } else { "" };
            beyond.to_owned() + &true_minus(&format!("{:+.1}", 100.0 * share * most))
        };
        match self {
            Self::Chance => Tick::list([
                (0.0, "they win"),
                (0.25, "¼"),
                (0.5, "½ fair"),
                (0.75, "¾"),
                (1.0, "you win"),
            ]),
            Self::Gain => Tick::list([(0.0, points(0.0)), (0.5, points(0.25)), (1.0, points(1.0))]),
            Self::Cost => Tick::list([0.0, 0.5, 1.0].map(|at| (at, points(at)))),
            Self::Part => Tick::list([(0.0, "a few"), (1.0, "an even split")]),
            Self::Apart => Tick::list([
                (0.0, signed("≤ ", -1.0)),
                (0.5, "0".to_owned()),
                (1.0, signed("≥ ", 1.0)),
            ]),
            Self::Gap => {
                let orders = ["−0.1", "−10⁻³", "−10⁻⁵", "0", "10⁻⁵", "10⁻³", "0.1"];
                let tick = |place: usize| (place as f64 / 6.0, orders[place]);
                Tick::list([0, 1, 2, 3, 4, 5, 6].map(tick))
            }
        }
    }
}

/// A bound of all but one in a hundred differences, and whether some exceed it.
fn usual_most(apart: &mut dyn Iterator<Item = f64>) -> (f64, bool) {
    // Sizes are ordered as their bits are.
    let sizes: Vec<u64> = apart.map(|apart| apart.abs().to_bits()).collect();
    let few = sizes.len().div_ceil(100);
    let largest: Vec<u64> = sizes.into_iter().k_largest(few).collect();
    let (Some(first), Some(last)) = (largest.first(), largest.last()) else {
        return (1.0, false);
    };
    let usual = f64::from_bits(*last).max(0.001);
    (usual, f64::from_bits(*first) > usual)
}
