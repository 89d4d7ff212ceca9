//! Everything that is asked of the tiles.

use super::period::limit;
use super::schema::{ALPHA, BETA, POWER, ZOOM};
use super::window::Window;
use crate::figures::rule_sets::{self, LARGEST_POOL, sized};
use crate::figures::{Settings, nearest_whole};
use crate::guess_who::{Pool, Rules};

/// A point of the continuous game, and a finite game on its way there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    pub rules: Rules,
    pub alpha: f64,
    pub beta: f64,
    /// How often the point is multiplied by r to get the pools of the finite game.
    pub power: u32,
}

#[derive(Clone, Copy, Debug)]
pub struct Request {
    pub window: Window,
    pub point: Point,
    pub zoom: f64,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Ground {
    Map(Window),
    Diagonal(Window),
    Handicap(Window),
    Finite(Point),
}

impl From<&Settings> for Request {
    fn from(settings: &Settings) -> Self {
        let rules = rule_sets::rules(settings);
        let zoom = settings.real(ZOOM.name);
        Self {
            window: Window::new(rules, zoom),
            point: Point {
                rules,
                alpha: settings.real(ALPHA.name),
                beta: settings.real(BETA.name),
                power: settings.whole(POWER.name),
            },
            zoom,
        }
    }
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
