//! The window of the map, split into a power of r and the rest, so that every picture depends on the rest
//! alone: one period further in or out it is the same, but for the numbers on its axes.

use crate::guess_who::Rules;

/// The window (0, side]² with `side = mantissa·r^level`, under a rule set.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Window {
    pub rules: Rules,
    /// From 1 up to but not including r.
    pub mantissa: f64,
    pub level: i32,
}

/// A zoom is held to multiples of 1/STEPS, far below a pixel: then whole periods drop out without rounding.
const STEPS: f64 = 65_536.0;

impl Window {
    /// The window whose side is r^zoom.
    pub fn new(rules: Rules, zoom: f64) -> Self {
        let zoom = (zoom * STEPS).round() / STEPS;
        let level = zoom.floor();
        #[expect(clippy::cast_possible_truncation, reason = "between −40 and 40")]
        let whole = level as i32;
        Self {
            rules,
            mantissa: f64::from(rules.answers()).powf(zoom - level),
            level: whole,
        }
    }

    pub fn r(self) -> f64 {
        f64::from(self.rules.answers())
    }

    /// r^level times that many more periods.
    pub fn power(self, periods: i32) -> f64 {
        self.r().powi(self.level + periods)
    }

    /// r^periods: where that is beside the mantissa, whatever the level.
    pub fn ratio(self, periods: i32) -> f64 {
        self.r().powi(periods)
    }

    pub fn side(self) -> f64 {
        self.mantissa * self.power(0)
    }

    /// The start of the two periods that end with the window.
    pub fn start(self) -> f64 {
        self.mantissa * self.power(-2)
    }
}
