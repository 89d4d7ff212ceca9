//! The chances on the curve's axis, and their format.

use super::super::words;
use super::super::worths::Worths;
use upperhand::guess_who::Probability;
use upperhand::order;
use upperhand_games::format::{TINY, exponent, percent};
use upperhand_kit::{Axis, DECIMAL, Role, RoundNumbers, Tick, round_numbers};

#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Range {
    pub from: f64,
    pub to: f64,
    /// The worst and the best question looked at.
    pub worths: [u64; 2],
    cut: bool,
}

/// The room above and below the chances that are shown, as a share of what they span: enough for a dot.
const MARGIN: f64 = 0.06;

/// About how many ticks are offered; as many as there is room for are drawn.
const TICKS: f64 = 12.0;

impl Range {
    /// All these worths with a little room around them, but for a few that are so bad that nothing could be seen of the
    /// others; and naming a suspect where it is not far below.
    pub fn of(at: &Worths, mut worths: Vec<u64>) -> Self {
        order::sort(&mut worths);
        let worth = |index: usize| worths.get(index).copied().unwrap_or(0);
        let ends = [worth(0), worth(worths.len().saturating_sub(1))];
        let [least, usual, best] =
            [ends[0], worth(worths.len() / 10), ends[1]].map(|worth| at.value(worth));
        let cut = best > usual && best - least > 4.0 * (best - usual);
        let mut least = if cut {
            best - 1.5 * (best - usual)
        } else {
            least
        };
        let mut most = best;
        if let Some(naming) = at.naming.map(|worth| at.value(worth))
            && naming > least - 0.4 * (best - least)
        {
            (least, most) = (least.min(naming), most.max(naming));
        }
        let apart = most - least;
        let room = if apart > 1e-9 * most {
            apart
        } else {
            most.max(1e-12)
        };
        Self {
            from: (least - MARGIN * room).max(0.0),
            to: most + MARGIN * room,
            worths: ends,
            cut,
        }
    }

    /// The power of ten that numbers on the axis are multiples of, where they are too small for percentages.
    fn unit(self) -> Option<i32> {
        (self.to < TINY).then(|| exponent(self.to))
    }

    pub fn formatted(self, chance: Probability) -> String {
        match self.unit() {
            Some(unit) => format!("{:.3}", chance.value() / 10_f64.powi(unit)),
            None => percent_among(chance, self.to - self.from),
        }
    }

    pub fn axis(self) -> Axis {
        let label = words::upwards(self.unit(), self.cut, self.from > 0.0);
        Axis::linear(label, Role::Ink, (self.from, self.to)).ticks_at(self.ticks())
    }

    /// Round numbers up to 1: above is only room for dots.
    fn ticks(self) -> Vec<Tick> {
        let (scale, after) = match self.unit() {
            Some(unit) => (10_f64.powi(-unit), ""),
            None => (100.0, "\u{202f}%"),
        };
        let (from, to) = (self.from * scale, self.to.min(1.0) * scale);
        let least = (self.to - self.from) * scale / TICKS;
        let RoundNumbers { values, decimals } = round_numbers((from, to), least, &DECIMAL);
        let tick = |value: f64| Tick::new(value / scale, format!("{value:.decimals$}{after}"));
        values.into_iter().map(tick).collect()
    }
}

/// A percentage with as many digits as it takes to tell chances apart that span so much.
pub fn percent_among(chance: Probability, span: f64) -> String {
    let hundred = 100.0 * span;
    if hundred >= 1.0 || hundred <= 0.0 {
        return percent(chance);
    }
    let places = usize::try_from(1 - exponent(hundred)).unwrap_or(1).min(9);
    format!("{:.places$}\u{202f}%", 100.0 * chance.value())
}
