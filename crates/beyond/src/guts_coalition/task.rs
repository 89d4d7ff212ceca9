//! What is solved elsewhere: the optimum of real cards.

use super::Coalition;
use super::asked::Asked;
use super::facts::Solved;
use super::facts::cards::{Cards, numbers};
use super::state::Played;
use super::words::cards::solving;
use upperhand::guts::cards::CoalitionSearch;
use upperhand_kit::described::Tasks;
use upperhand_kit::{Error, Task, Work};

/// The name of the task. Its numbers: the cards of a hand, and 1 for the Weenie rule. Its answer: that of [`numbers`].
pub const OPTIMUM: &str = "guts-coalition/optimum";

/// The bounds are this far apart at first, and …
const APART_AT_FIRST: f64 = 3.0;

/// … hardly less far before they meet.
const APART_AT_LAST: f64 = 1e-6;

pub fn work(given: &[u32]) -> Result<Work, Error> {
    let game = Played::from_numbers(given)?.game();
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

/// What the die of the two brings at best.
pub struct Optimum;

impl Tasks<Coalition> for Optimum {
    fn next(&self, state: &Asked, solved: &mut Solved) -> Option<Task> {
        let played = state.played()?;
        solved.wanted = Some(played);
        let cards = solved.games.peek(played);
        let is_solved = cards.is_some_and(|cards| cards.solution().is_some());
        (!is_solved).then(|| Task {
            name: OPTIMUM,
            numbers: played.numbers(),
            label: solving(played),
            is_begun: cards.is_some_and(Cards::is_begun),
        })
    }

    fn receive(
        &self,
        solved: &mut Solved,
        _: &str,
        numbers: &[u32],
        answer: &[i64],
    ) -> Result<(), Error> {
        solved.receive(Played::from_numbers(numbers)?, answer)
    }
}
