//! What can be set on the tiles.

use super::window::Window;
use crate::figures::rule_sets::{self, ANSWERS, LARGEST_POOL, RULES, sized};
use crate::figures::settings::{Parameter, Settings};
use crate::figures::span::nearest_whole;
use crate::guess_who::{Pool, Rules};

/// The least and the largest real pool: further out than the window can zoom.
pub const REAL_POOLS: (f64, f64) = (1e-36, 1e36);

/// The window goes from r^−40 to r^40.
pub const ZOOMS: (f64, f64) = (-40.0, 40.0);

/// The zoom when nothing is said: a little more than two periods.
pub const USUAL_ZOOM: f64 = 2.2;

/// How often the pools may be multiplied by r.
pub const MOST_POWERS: u32 = 30;

/// The settings of the tiles, in the order in which they stand in an address.
pub static PARAMETERS: &[Parameter] = &[
    RULES,
    ANSWERS,
    Parameter::real("alpha", "your pool", REAL_POOLS, 1.5),
    Parameter::real("beta", "their pool", REAL_POOLS, 1.5),
    Parameter::whole("k", "the number of periods", (0, MOST_POWERS), 4),
    Parameter::real("zoom", "the zoom", ZOOMS, USUAL_ZOOM),
];

/// Everything that is asked of the tiles.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Request {
    pub rules: Rules,
    pub alpha: f64,
    pub beta: f64,
    /// How often the point is multiplied by r to get the pools of the finite game.
    pub power: u32,
    pub window: Window,
}

impl Request {
    pub fn of(settings: &Settings) -> Self {
        let rules = rule_sets::rules(settings);
        Self {
            rules,
            alpha: settings.real("alpha"),
            beta: settings.real("beta"),
            power: settings.whole("k"),
            window: Window::new(rules.answers(), settings.real("zoom")),
        }
    }

    /// r^k.
    pub fn scale(&self) -> f64 {
        f64::from(self.rules.answers()).powi(i32::try_from(self.power).unwrap_or(0))
    }

    /// The pools ⌊r^k·α⌋ and ⌊r^k·β⌋, held to what is possible.
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
