//! What a described figure has that is a game: results, a deal for each day, moves that may be impossible.

use super::description::Described;
use crate::calendar::Calendar;
use crate::score::{Outcome, Score};

/// A figure that is played.
pub trait Game<F: Described>: Sync {
    fn calendar(&self) -> &'static dyn Calendar;

    /// What is asked for and the rules forbid.
    fn rejections(&self, asked: &F::Asked, solved: &mut F::Solved) -> Vec<String>;

    /// How long the panels move from one state to another, in milliseconds; 0 where they do so at once.
    fn motion(&self, before: &F::Asked, after: &F::Asked) -> f64;

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
