//! The window of the map, split into a power of r and the rest, so that every picture depends on the rest
//! alone: one period further in or out it is the same, but for the numbers on its axes.

use upperhand::guess_who::Rules;
use upperhand_games::format::rounded_to;
use upperhand_kit::number;
use upperhand_kit::span::rounded;

/// The window (0, side]² with `side = mantissa·r^level`, under a rule set.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RealWindow {
    pub rules: Rules,
    /// From 1 up to but not including r.
    pub mantissa: f64,
    pub level: i32,
}

/// A zoom is held to multiples of 1/STEPS, far below a pixel: then whole periods drop out without rounding.
const STEPS: f64 = 65_536.0;

impl RealWindow {
    /// The window whose side is r^zoom.
    pub fn new(rules: Rules, zoom: f64) -> Self {
        let zoom = rounded(zoom, STEPS);
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

    /// r^periods, relative to this level.
    pub fn ratio(self, periods: i32) -> f64 {
        self.r().powi(periods)
    }

    pub fn side(self) -> f64 {
        self.mantissa * self.power(0)
    }

    /// The pool of the grid that is nearest to one: multiples of [`step`](Self::step) that the window holds, so that
    /// pools have short names.
    pub fn on_grid(self, pool: f64) -> f64 {
        let step = self.step();
        let steps = (pool / step)
            .round()
            .clamp(1.0, (self.side() / step).floor());
        rounded_to(steps * step, 6)
    }

    /// The step of pools: a round part of the side, less than a pixel of most pictures.
    pub fn step(self) -> f64 {
        round(self.side() / 1024.0)
    }

    /// The step of pools by an arrow key on the map.
    pub fn stride(self) -> f64 {
        round(self.side() / 128.0)
    }

    /// Points of one period, repeated in the two that end with the window, and in one further in.
    pub fn repeated(self, points: &[(f64, f64)]) -> impl Iterator<Item = (f64, f64)> {
        (-2..=0).flat_map(move |periods| {
            let power = self.power(periods);
            points
                .iter()
                .map(move |&(pool, value)| (pool * power, value))
        })
    }

    /// The start of the two periods that end with the window.
    pub fn start(self) -> f64 {
        self.mantissa * self.power(-2)
    }
}

/// The largest number up to `most` that is 1, 2 or 5 times a power of ten.
fn round(most: f64) -> f64 {
    let power = most.log10().floor();
    let number = |digit: u32| number::parsed(&format!("{digit}e{power}")).unwrap_or(most);
    let mut round = [5, 2].map(number).into_iter();
    round.find(|&number| number <= most).unwrap_or(number(1))
}
