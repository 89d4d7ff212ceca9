//! The axis of losses: powers of ten, and below them nothing at all, where a line loses that.

use upperhand_games::format::{exponent, power_of_ten, significant};
use upperhand_kit::{Axis, Role, Scale, Tick};

/// How deep an axis of losses reaches.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Depth {
    /// The lowest value above 0 on the axis.
    lowest: f64,
    highest: f64,
    /// Does a line lose nothing? That stands below the lowest value.
    reaches_nothing: bool,
}

/// Somewhat above 1, which the line that holds nothing loses.
const HIGHEST: f64 = 1.6;

/// The lowest value where losses are not known yet: five cards come to lose so little.
const UNKNOWN: f64 = 1e-8;

/// How far nothing at all stands below the lowest value, and the end of the axis below that.
const STEP: f64 = 3.0;

/// The room at the ends of an axis that is not whole powers of ten long.
const ROOM: f64 = 1.2;

impl Depth {
    /// Of all lines: down to a power of ten.
    pub fn whole(least_positive: Option<f64>, reaches_nothing: bool) -> Self {
        let lowest = least_positive.map_or(UNKNOWN, |least| 10_f64.powi(exponent(least)));
        Self {
            lowest,
            highest: HIGHEST,
            reaches_nothing,
        }
    }

    /// Of some losses: as far as they reach.
    pub fn of(least_positive: Option<f64>, most: f64, reaches_nothing: bool) -> Self {
        Self {
            lowest: least_positive.map_or(f64::INFINITY, |least| least / ROOM),
            highest: most.max(0.0) * ROOM,
            reaches_nothing,
        }
    }

    /// The lower end of the axis.
    pub fn end(&self) -> f64 {
        if self.reaches_nothing {
            self.lowest / (STEP * STEP)
        } else {
            self.lowest
        }
    }

    /// Where a loss stands.
    pub fn height(&self, loss: f64) -> f64 {
        if loss > 0.0 { loss } else { self.lowest / STEP }
    }

    /// Where nothing at all stands, if a line loses that.
    pub fn nothing(&self) -> Option<f64> {
        self.reaches_nothing.then(|| self.height(0.0))
    }

    pub fn axis(&self) -> Axis {
        let nothing = self.nothing().map(|at| Tick::new(at, "0"));
        let ticks = self.ticks().into_iter().map(|at| Tick::new(at, told(at)));
        Axis::linear("antes lost a round", Role::Ink, (self.end(), self.highest))
            .spaced(Scale::Logarithmic)
            .ticks_at(nothing.into_iter().chain(ticks))
    }

    /// Powers of ten; where there are few, twice and five times these as well.
    fn ticks(&self) -> Vec<f64> {
        let (first, last) = (exponent(self.lowest), exponent(self.highest));
        let steps: &[f64] = if last - first > FEW {
            &[1.0]
        } else {
            &[1.0, 2.0, 5.0]
        };
        // A power of ten is not always the nearest double to it.
        let is_shown = |at: &f64| (0.999 * self.lowest..=self.highest).contains(at);
        let all = (first - 1..=last)
            .flat_map(|power| steps.iter().map(move |step| step * 10_f64.powi(power)));
        all.filter(is_shown).collect()
    }
}

/// So many powers of ten are enough ticks.
const FEW: i32 = 2;

/// "0.01", "10⁻⁷", "5·10⁻⁷".
fn told(at: f64) -> String {
    // Not the power below, where the double is.
    let power = exponent(1.001 * at);
    if power >= -2 {
        return significant(at, 1);
    }
    let digit = significant(at / 10_f64.powi(power), 1);
    let power = power_of_ten(power);
    if digit == "1" {
        power
    } else {
        format!("{digit}·{power}")
    }
}
