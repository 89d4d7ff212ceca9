//! The task of the figure: the optimum of two cards.

use super::optimum::numbers;
use super::state::Played;
use upperhand::guts::cards::CoalitionSearch;
use upperhand_kit::{Error, Tasks, Work};

/// What the figure may need solved.
pub const TASKS: Tasks = &[(OPTIMUM, optimum)];

/// The name of the task. Its answer is that of [`numbers`].
pub const OPTIMUM: &str = "guts-trio/optimum";

/// The bounds are this far apart at first, and …
const APART_AT_FIRST: f64 = 3.0;

/// … hardly less far before they meet.
const APART_AT_LAST: f64 = 1e-6;

pub fn optimum(given: &[u32]) -> Result<Work, Error> {
    let game = Played::from_numbers(given)?.game()?;
    Ok(Work::new(async move |work| {
        let mut search = CoalitionSearch::new(&game)?;
        let whole = (APART_AT_FIRST / APART_AT_LAST).ln();
        while !search.is_over() {
            search.step_in_pieces().await?;
            let found = search.found();
            let apart = (found.highest - found.lowest).value().max(APART_AT_LAST);
            let done = (APART_AT_FIRST / apart).ln() / whole;
            work.found(numbers(found), done.clamp(0.0, 0.99));
            work.pause().await;
        }
        Ok(())
    }))
}
