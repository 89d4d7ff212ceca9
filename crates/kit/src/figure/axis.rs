//! Axes: their scales and ticks.

use super::role::Role;
use crate::schema::Setting;

/// An axis.
#[derive(Clone, Debug, PartialEq)]
pub struct Axis {
    /// The quantity measured.
    pub label: String,
    /// Whose numbers they are.
    pub role: Role,
    /// The data value at the start of the axis; above 0 on a logarithmic one.
    pub from: f64,
    /// The data value at its end, larger.
    pub to: f64,
    /// The spacing of values.
    pub scale: Scale,
    /// Where its ticks stand.
    pub ticks: Ticks,
    /// The setting whose values it carries, so that a slider can stand along it.
    pub setting: Option<&'static str>,
}

impl Axis {
    /// An evenly spaced axis with ticks at round decimals.
    pub fn linear(label: impl Into<String>, role: Role, (from, to): (f64, f64)) -> Self {
        Self {
            label: label.into(),
            role,
            from,
            to,
            scale: Scale::Linear,
            ticks: Ticks::Decimal,
            setting: None,
        }
    }

    /// Has the axis neither a title nor ticks?
    pub fn is_plain(&self) -> bool {
        self.label.is_empty() && self.ticks == Ticks::None
    }

    /// The axis as that of a setting, whose slider stands along it.
    pub fn carrying(self, setting: &Setting) -> Self {
        let setting = Some(setting.name);
        Self { setting, ..self }
    }

    /// A logarithmic axis with ticks at powers of two.
    pub fn logarithmic(label: impl Into<String>, role: Role, range: (f64, f64)) -> Self {
        Self::linear(label, role, range)
            .spaced(Scale::Logarithmic)
            .whole_ticks(2)
    }

    /// The axis on another scale.
    pub fn spaced(self, scale: Scale) -> Self {
        Self { scale, ..self }
    }

    /// The axis with these ticks.
    pub fn with_ticks(self, ticks: Ticks) -> Self {
        Self { ticks, ..self }
    }

    /// The axis with ticks at multiples of a power of `base`, or at its powers on a logarithmic axis.
    pub fn whole_ticks(self, base: u32) -> Self {
        self.with_ticks(Ticks::Whole { base })
    }

    /// The axis with ticks at percentages.
    pub fn percent_ticks(self) -> Self {
        self.with_ticks(Ticks::Percent)
    }

    /// The axis with ticks that say the hundredfold of its values.
    pub fn hundredfold_ticks(self) -> Self {
        self.with_ticks(Ticks::Hundredfold)
    }

    /// The axis with the ticks given.
    pub fn ticks_at(self, ticks: impl IntoIterator<Item = Tick>) -> Self {
        self.with_ticks(Ticks::At(ticks.into_iter().collect()))
    }

    /// The data values at both ends.
    pub const fn range(&self) -> (f64, f64) {
        (self.from, self.to)
    }
}

/// The spacing of an axis's values.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Scale {
    /// Evenly.
    #[default]
    Linear,
    /// A doubling always takes the same length.
    Logarithmic,
}

impl Scale {
    /// The value as a coordinate that is spaced evenly.
    pub fn even(self, value: f64) -> f64 {
        match self {
            Self::Linear => value,
            Self::Logarithmic => value.log2(),
        }
    }

    /// The value at an evenly spaced coordinate.
    pub fn value(self, even: f64) -> f64 {
        match self {
            Self::Linear => even,
            Self::Logarithmic => even.exp2(),
        }
    }
}

/// Where the ticks of an axis stand; as many of them as there is room for are drawn.
#[derive(Clone, Debug, PartialEq)]
pub enum Ticks {
    /// At whole numbers: multiples of a power of the base, or its powers on a logarithmic axis.
    Whole {
        /// The base, at least 2.
        base: u32,
    },
    /// At round decimals.
    Decimal,
    /// At round decimals, said as percentages.
    Percent,
    /// At round decimals of a hundred times the value, which are also the labels: data of one round, labelled for a
    /// hundred.
    Hundredfold,
    /// Here, all of them or every second, third, ….
    At(Vec<Tick>),
    /// Nowhere, and the axis has no line.
    None,
}

/// A mark on an axis or on the legend's gradient.
#[derive(Clone, Debug, PartialEq)]
pub struct Tick {
    /// Where: the data value on an axis, from 0 to 1 on the gradient.
    pub at: f64,
    /// The text.
    pub text: String,
}

impl Tick {
    /// A tick at a value.
    pub fn new(at: f64, text: impl Into<String>) -> Self {
        Self {
            at,
            text: text.into(),
        }
    }

    /// Percentages at the ends of a gradient of chances and in its middle.
    pub const PERCENTAGES: &[(f64, &str)] = &[
        (0.0, "0\u{202f}%"),
        (0.5, "50\u{202f}%"),
        (1.0, "100\u{202f}%"),
    ];

    /// Ticks at [these](Self::PERCENTAGES).
    pub fn percentages() -> Vec<Self> {
        Self::list(Self::PERCENTAGES.iter().copied())
    }

    /// Ticks at given places.
    pub fn list<T: Into<String>>(ticks: impl IntoIterator<Item = (f64, T)>) -> Vec<Self> {
        let ticks = ticks.into_iter();
        ticks.map(|(at, text)| Self::new(at, text)).collect()
    }
}
