//! The task of the figure: a part of the map, position by position.

use super::settings::{LARGEST, STAGES};
use num_bigint::BigInt;
use num_integer::Integer;
use upperhand::BigRational;
use upperhand::guess_who::{BlindfoldSearch, Ending, Plan, Rules};
use upperhand_games::rule_sets::{ending_numbered, rules_of};
use upperhand_kit::Error;
use upperhand_kit::task::TaskRun;
use upperhand_kit::task::Tasks;

/// What the figure may need solved.
pub const TASKS: Tasks = &[(MAP, |numbers| Ok(Box::new(MapRun::new(numbers)?)))];

/// The name of the task that solves a part of the map. Its numbers: an ending, and a stage, or both pools of one position. Its answer,
/// for one position after the other: the number of the mover's plans and each of them, then the other's. A plan: its weight, its
/// number of turns, and for each the suspects for whom she is done and right, and wrong.
pub const MAP: &str = "blindfold/map";

/// The positions of a stage of the map, which the stage before had not.
pub fn positions(rules: Rules, side: u32) -> Vec<(u32, u32)> {
    let before = STAGES.into_iter().filter(|&stage| stage < side).max();
    let mut all = Vec::new();
    for larger in before.unwrap_or(0) + 1..=side {
        all.extend((1..larger).flat_map(|smaller| [(smaller, larger), (larger, smaller)]));
        all.push((larger, larger));
    }
    if rules.ending() == Ending::Race {
        all.retain(|&pools| pools != (1, 1));
    }
    all
}

/// Positions that are solved together.
pub struct Part {
    pub rules: Rules,
    pub positions: Vec<(u32, u32)>,
}

impl Part {
    pub fn from_numbers(numbers: &[u32]) -> Result<Self, Error> {
        let ends = 1..=LARGEST;
        let part = match *numbers {
            [number, side] if STAGES.contains(&side) => ending_numbered(number).map(|ending| {
                let rules = rules_of(ending, 2);
                let positions = positions(rules, side);
                Self { rules, positions }
            }),
            [number, n, m] if ends.contains(&n) && ends.contains(&m) => ending_numbered(number)
                .map(|ending| Self {
                    rules: rules_of(ending, 2),
                    positions: vec![(n, m)],
                }),
            _ => None,
        };
        let is_position =
            |part: &Self| part.rules.ending() != Ending::Race || !part.positions.contains(&(1, 1));
        part.filter(is_position).ok_or_else(|| {
            Error::new(format!(
                "{numbers:?} is no part of the map: an ending, and one of {STAGES:?} or both pools, of 1 to {LARGEST}"
            ))
        })
    }
}

pub struct MapRun {
    part: Part,
    solved: usize,
    search: Option<BlindfoldSearch>,
    answer: Vec<i64>,
}

impl MapRun {
    pub fn new(numbers: &[u32]) -> Result<Self, Error> {
        Ok(Self {
            part: Part::from_numbers(numbers)?,
            solved: 0,
            search: None,
            answer: Vec::new(),
        })
    }

    fn add(&mut self, mixture: &[(Plan, BigRational)]) -> Result<(), Error> {
        let whole = mixture.iter().fold(BigInt::from(1), |whole, (_, chance)| {
            whole.lcm(chance.denom())
        });
        self.answer.push(number(mixture.len())?);
        for (plan, chance) in mixture {
            self.answer.push(number((chance * &whole).to_integer())?);
            self.answer.push(number(plan.right().len())?);
            for (&right, &wrong) in plan.right().iter().zip(plan.wrong()) {
                self.answer.extend([i64::from(right), i64::from(wrong)]);
            }
        }
        Ok(())
    }
}

fn number(count: impl TryInto<i64>) -> Result<i64, Error> {
    let count = count.try_into();
    count.map_err(|_| Error::new("the chances of plans are too long"))
}

impl TaskRun for MapRun {
    fn step(&mut self) -> Result<(), Error> {
        let Some(&(n, m)) = self.part.positions.get(self.solved) else {
            return Ok(());
        };
        let rules = self.part.rules;
        let search = self
            .search
            .get_or_insert_with(|| BlindfoldSearch::new(rules, [n, m]));
        if let Some(found) = search.advance() {
            self.add(&found.first)?;
            self.add(&found.second)?;
            self.solved += 1;
            self.search = None;
        }
        Ok(())
    }

    fn is_over(&self) -> bool {
        self.solved == self.part.positions.len()
    }

    fn done(&self) -> f64 {
        self.solved as f64 / self.part.positions.len() as f64
    }

    fn answer(&self) -> Vec<i64> {
        self.answer.clone()
    }
}
