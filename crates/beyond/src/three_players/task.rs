//! What is solved elsewhere: all positions of three.

use super::Three;
use super::asked::Asked;
use super::facts::{LARGEST, Positions};
use super::words;
use std::cell::RefCell;
use std::rc::Rc;
use upperhand::guess_who::{Rules, ThreeTable};
use upperhand_games::rule_sets::{ending_numbered, rules_of, sized};
use upperhand_kit::described::{Missing, Tasks};
use upperhand_kit::{Answered, Error, Task, Work};

/// The name of the task. Its numbers: that of the ending, and the answers to a question. Its answer: [`ThreeTable::to_numbers`].
pub const POSITIONS: &str = "three-players/positions";

fn rules(numbers: &[u32]) -> Result<Rules, Error> {
    let found = match *numbers {
        [ending, 2] => ending_numbered(ending).map(|ending| rules_of(ending, 2)),
        [ending, 3] => ending_numbered(ending).map(|ending| rules_of(ending, 3)),
        _ => None,
    };
    found.ok_or_else(|| {
        Error::new("a task of three takes the place of an ending, and the answers to a question")
    })
}

pub fn work(numbers: &[u32]) -> Result<Work, Error> {
    let table = ThreeTable::unsolved(rules(numbers)?, [sized(LARGEST); 3])?;
    Ok(Work::new(async move |work| {
        let table = Rc::new(RefCell::new(table));
        let told = Rc::clone(&table);
        work.told_by(move || told.borrow().to_numbers());
        while !table.borrow().is_solved() {
            table.borrow_mut().step();
            let (done, steps) = table.borrow().progress();
            work.progress(f64::from(done) / f64::from(steps));
            work.pause().await;
        }
        Ok(())
    }))
}

/// All positions.
pub struct All;

impl Tasks<Three> for All {
    fn next(&self, state: &Asked, solved: &mut Answered<Rules, Positions, 6>) -> Option<Task> {
        let rules = state.rules();
        let missing = solved.get(rules, Positions::of).missing?;
        Some(Task {
            name: POSITIONS,
            numbers: vec![rules.ending() as u32, rules.answers().into()],
            label: words::solving(rules),
            is_begun: missing == Missing::Stopped,
        })
    }

    fn receive(
        &self,
        solved: &mut Answered<Rules, Positions, 6>,
        _: &str,
        numbers: &[u32],
        answer: &[i64],
    ) -> Result<(), Error> {
        match solved.answered(rules(numbers)?) {
            Some(positions) => positions.receive(answer),
            None => Ok(()),
        }
    }
}
