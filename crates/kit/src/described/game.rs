//! What a described figure has that is played: moves that may be impossible, parts of a picture to choose, results and a deal for each day.

use super::description::Described;
use crate::calendar::Calendar;
use crate::hotspots::Hotspots;
use crate::score::{Outcome, Score};
use crate::size::Size;
use crate::state::Edit;

/// A figure whose state holds the moves of a game.
pub trait Moves<F: Described>: Sync {
    /// What is asked for and the rules forbid.
    fn rejections(&self, asked: &F::Asked, solved: &mut F::Solved) -> Vec<String>;

    /// How long the panels move from one state to another, in milliseconds; 0 where they do so at once.
    fn motion(&self, before: &F::Asked, after: &F::Asked) -> f64;
}

/// A figure with parts of its main picture that can be chosen one by one.
pub trait Board<F: Described>: Sync {
    /// The parts, at their places on a canvas of a size.
    fn hotspots(&self, state: &F::Asked, solved: &mut F::Solved, size: Size) -> Hotspots;

    /// The edit of choosing one of these, or of giving it up.
    fn choose(
        &self,
        state: &F::Asked,
        solved: &mut F::Solved,
        hotspot: (usize, bool),
        size: Size,
    ) -> Edit<F::Asked>;
}

/// A figure whose results count.
pub trait Game<F: Described>: Sync {
    fn calendar(&self) -> &'static dyn Calendar;

    /// The state that words and controls speak of at a share of the way between two others; `None` where it is the one that it leads to.
    fn midway(&self, _before: &F::Asked, _after: &F::Asked, _share: f64) -> Option<F::Asked> {
        None
    }

    /// `None` where results are not counted.
    fn score(&self, facts: &F::Facts) -> Option<Score>;

    /// `None` until it is over.
    fn outcome(&self, facts: &F::Facts) -> Option<Outcome<F::Asked>>;

    /// The results that a reader keeps, in words, and the number of today.
    fn tally(&self, results: &[&[f64]], today: Option<u32>) -> String;
}
