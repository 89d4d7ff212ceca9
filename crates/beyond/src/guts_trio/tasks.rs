//! The task of the figure: the optimum of two cards.

use super::optimum::numbers;
use super::state::Played;
use upperhand::guts::cards::CoalitionSearch;
use upperhand_kit::{Error, TaskRun, Tasks};

/// What the figure may need solved.
pub const TASKS: Tasks = &[(OPTIMUM, |numbers| Ok(Box::new(OptimumRun::new(numbers)?)))];

/// The name of the task. Its answer is that of [`numbers`].
pub const OPTIMUM: &str = "guts-trio/optimum";

/// The bounds are this far apart at first, and …
const APART_AT_FIRST: f64 = 3.0;

/// … hardly less far before they meet.
const APART_AT_LAST: f64 = 1e-6;

pub struct OptimumRun {
    search: CoalitionSearch,
    done: f64,
}

impl OptimumRun {
    pub fn new(numbers: &[u32]) -> Result<Self, Error> {
        let game = Played::from_numbers(numbers)?.game()?;
        Ok(Self {
            search: CoalitionSearch::new(&game)?,
            done: 0.0,
        })
    }
}

impl TaskRun for OptimumRun {
    /// Some tenths of a second: a maximum flow is found at once.
    fn step(&mut self) -> Result<(), Error> {
        self.search.step()?;
        let found = self.search.found();
        let apart = (found.highest - found.lowest).value().max(APART_AT_LAST);
        let whole = (APART_AT_FIRST / APART_AT_LAST).ln();
        self.done = self.done.max((APART_AT_FIRST / apart).ln() / whole);
        Ok(())
    }

    fn is_over(&self) -> bool {
        self.search.is_over()
    }

    fn done(&self) -> f64 {
        if self.is_over() {
            1.0
        } else {
            self.done.clamp(0.0, 0.99)
        }
    }

    fn answer(&self) -> Vec<i64> {
        numbers(self.search.found())
    }
}
