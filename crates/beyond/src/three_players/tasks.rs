//! The task of the figure: all positions of three.

use super::settings::{LARGEST, MOST_ANSWERS};
use upperhand::guess_who::{Pool, Rules, ThreeTable};
use upperhand_games::rule_sets::{ending_numbered, rules_of, sized};
use upperhand_kit::Error;
use upperhand_kit::task::TaskRun;
use upperhand_kit::task::Tasks;

/// What the figure may need solved.
pub const TASKS: Tasks = &[(POSITIONS, |numbers| {
    Ok(Box::new(PositionsRun::new(numbers)?))
})];

/// The name of the task that solves all positions. Its answer: [`ThreeTable::to_numbers`].
pub const POSITIONS: &str = "three-players/positions";

/// The largest pools there are on the map.
pub fn start() -> [Pool; 3] {
    [sized(LARGEST); 3]
}

/// The numbers of the task: the number of the ending, and the answers to a question.
pub fn numbers(rules: Rules) -> Vec<u32> {
    vec![rules.ending() as u32, rules.answers().into()]
}

/// The rules of such numbers.
pub fn rules_by(numbers: &[u32]) -> Result<Rules, Error> {
    let wrong = || {
        Error::new("a task of three takes the place of an ending, and the answers to a question")
    };
    let [ending, answers] = *numbers else {
        return Err(wrong());
    };
    let ending = ending_numbered(ending).ok_or_else(wrong)?;
    match u8::try_from(answers) {
        Ok(answers @ 2..=MOST_ANSWERS) => Ok(rules_of(ending, answers)),
        _ => Err(wrong()),
    }
}

pub struct PositionsRun(ThreeTable);

impl PositionsRun {
    pub fn new(numbers: &[u32]) -> Result<Self, Error> {
        let table = ThreeTable::unsolved(rules_by(numbers)?, start());
        Ok(Self(table?))
    }
}

impl TaskRun for PositionsRun {
    fn step(&mut self) -> Result<(), Error> {
        self.0.step();
        Ok(())
    }

    fn is_over(&self) -> bool {
        self.0.is_solved()
    }

    fn done(&self) -> f64 {
        let (done, steps) = self.0.progress();
        f64::from(done) / f64::from(steps)
    }

    fn answer(&self) -> Vec<i64> {
        self.0.to_numbers()
    }
}
