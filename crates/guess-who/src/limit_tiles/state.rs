//! What the tiles show: a position, and the window around it.

use super::period::limit;
use super::settings::{ALPHA, BETA, MOST_POWERS, POWER, ZOOM};
use super::window::RealWindow;
use upperhand::guess_who::{Ending, Pool, Rules};
use upperhand_games::rule_sets::{ANSWERS, LARGEST_POOL, RULES, rules_of, sized};
use upperhand_kit::span::nearest_whole;
use upperhand_kit::state::state;

state! {
    pub struct State {
        ending: Ending = RULES,
        answers: u8 = ANSWERS,
        alpha: f64 = ALPHA,
        beta: f64 = BETA,
        /// The power that is asked for, also where a finite game of its pools is too large.
        power: u32 = POWER,
        zoom: f64 = ZOOM,
    }
}

impl State {
    pub fn rules(&self) -> Rules {
        rules_of(self.ending, self.answers)
    }

    pub fn window(&self) -> RealWindow {
        RealWindow::new(self.rules(), self.zoom)
    }

    pub fn point(&self) -> Point {
        let asked = Point {
            rules: self.rules(),
            alpha: self.alpha,
            beta: self.beta,
            power: self.power,
        };
        Point {
            power: self.power.min(asked.most_powers()),
            ..asked
        }
    }
}

/// A point of the continuous game, and a finite game on its way there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    pub rules: Rules,
    pub alpha: f64,
    pub beta: f64,
    /// How often the point is multiplied by r to get the pools of the finite game, as far as these are possible.
    pub power: u32,
}

impl Point {
    /// p∞(α, β).
    pub fn limit(&self) -> f64 {
        limit(self.rules, self.alpha, self.beta)
    }

    /// The larger one of both pools.
    pub const fn larger(&self) -> f64 {
        self.alpha.max(self.beta)
    }

    /// The largest power of r that times both pools gives possible ones; below 0 where they are too large themselves.
    fn largest_power(&self) -> i32 {
        let r = f64::from(self.rules.answers());
        let bound = f64::from(LARGEST_POOL) + 1.0;
        #[expect(clippy::cast_possible_truncation, reason = "sizes of 1e-36 to 1e36")]
        let near = (bound / self.larger()).log(r).floor() as i32;
        // The logarithm is rounded.
        let fits = |power: &i32| r.powi(*power) * self.larger() < bound;
        [near + 1, near].into_iter().find(fits).unwrap_or(near - 1)
    }

    /// The largest k whose finite game is possible.
    pub fn most_powers(&self) -> u32 {
        u32::try_from(self.largest_power()).map_or(0, |power| power.min(MOST_POWERS))
    }

    /// r^k; a smaller power where that game is too large. So the pools keep their proportion, and the limit is the same.
    pub fn scale(&self) -> f64 {
        let power = i32::try_from(self.power).unwrap_or(0);
        f64::from(self.rules.answers()).powi(power.min(self.largest_power()))
    }

    /// Are both pools of the finite game one suspect and more before they are rounded down?
    pub fn has_pools(&self) -> bool {
        self.scale() * self.alpha.min(self.beta) >= 1.0
    }

    /// Is the finite game smaller than k says?
    pub fn is_smaller(&self) -> bool {
        i32::try_from(self.power).is_ok_and(|power| power > self.largest_power())
    }

    /// The pools ⌊r^k·α⌋ and ⌊r^k·β⌋, at least one.
    pub fn pools(&self) -> (Pool, Pool) {
        let scale = self.scale();
        (
            whole_pool(scale * self.alpha),
            whole_pool(scale * self.beta),
        )
    }

    /// Are the pools of the finite game r^k·α and r^k·β themselves?
    pub fn is_whole(&self) -> bool {
        let scale = self.scale();
        let (mine, theirs) = self.pools();
        f64::from(mine.get()) == scale * self.alpha && f64::from(theirs.get()) == scale * self.beta
    }
}

/// The largest pool that is not larger, held to what is possible.
pub fn whole_pool(size: f64) -> Pool {
    sized(nearest_whole(size.floor(), (1, LARGEST_POOL)))
}
