//! What is solved elsewhere: a part of the map, position by position.

use super::Blindfold;
use super::asked::Asked;
use super::facts::{LARGEST, Solved};
use super::words;
use num_bigint::BigInt;
use num_integer::Integer;
use upperhand::guess_who::{BlindfoldSearch, Ending, Plan, Rules};
use upperhand::{BigRational, guess_who};
use upperhand_games::rule_sets::{ending_numbered, rules_of};
use upperhand_kit::described::{Numbers, Tasks};
use upperhand_kit::{Error, Task, Work};

/// The name of the task. Its numbers: an ending, and a stage, or both pools of one position. Its answer, for one position after the
/// other: the number of the mover's plans and each of them, then the other's. A plan: its weight, its number of turns, and for each the
/// suspects for whom she is done and right, and wrong.
pub const MAP: &str = "blindfold/map";

/// The map is solved up to these pools, one after the other.
const STAGES: [u32; 10] = [8, 12, 14, 16, 18, 20, 21, 22, 23, LARGEST];

/// The positions of a stage of the map, which the stage before had not.
fn stage(rules: Rules, side: u32) -> Vec<[u32; 2]> {
    let before = STAGES.into_iter().filter(|&stage| stage < side).max();
    let larger = before.unwrap_or(0) + 1..=side;
    let all = larger.flat_map(|larger| {
        let beside = (1..larger).flat_map(move |smaller| [[smaller, larger], [larger, smaller]]);
        beside.chain([[larger, larger]])
    });
    all.filter(|&pools| is_position(rules, pools)).collect()
}

fn is_position(rules: Rules, pools: [u32; 2]) -> bool {
    rules.ending() != Ending::Race || pools != [1, 1]
}

/// The rules and the positions of a task.
fn part(numbers: &[u32]) -> Result<(Rules, Vec<[u32; 2]>), Error> {
    let found = numbers.split_first().and_then(|(&ending, which)| {
        let rules = rules_of(ending_numbered(ending)?, 2);
        let positions = match *which {
            [side] if STAGES.contains(&side) => stage(rules, side),
            [n, m] if (1..=LARGEST).contains(&n) && (1..=LARGEST).contains(&m) => vec![[n, m]],
            _ => return None,
        };
        let is_part = |&pools: &[u32; 2]| is_position(rules, pools);
        positions.iter().all(is_part).then_some((rules, positions))
    });
    found.ok_or_else(|| {
        Error::new(format!(
            "{numbers:?} is no part of the map: an ending, and one of {STAGES:?} or both pools, of 1 to {LARGEST}"
        ))
    })
}

pub fn work(numbers: &[u32]) -> Result<Work, Error> {
    let (rules, positions) = part(numbers)?;
    Ok(Work::new(async move |working| {
        for (solved, &pools) in (1..).zip(&positions) {
            let mut search = BlindfoldSearch::new(rules, pools);
            let found = working.until(|| search.advance()).await;
            let numbers = [written(&found.first)?, written(&found.second)?].concat();
            working.answer(numbers, f64::from(solved) / positions.len() as f64);
            working.pause().await;
        }
        Ok(())
    }))
}

fn written(mixture: &[(Plan, BigRational)]) -> Result<Vec<i64>, Error> {
    let one = BigInt::from(1);
    let whole = mixture
        .iter()
        .fold(one, |whole, (_, chance)| whole.lcm(chance.denom()));
    let mut numbers = vec![number(mixture.len())?];
    for (plan, chance) in mixture {
        let weight = (chance * &whole).to_integer();
        numbers.extend([number(weight)?, number(plan.right().len())?]);
        for (&right, &wrong) in plan.right().iter().zip(plan.wrong()) {
            numbers.extend([i64::from(right), i64::from(wrong)]);
        }
    }
    Ok(numbers)
}

fn number(count: impl TryInto<i64>) -> Result<i64, Error> {
    let count = count.try_into();
    count.map_err(|_| Error::new("the chances of plans are too long"))
}

fn read(numbers: &mut Numbers) -> Result<Vec<(Plan, u64)>, Error> {
    numbers.list(|numbers| {
        let weight = numbers.number()?;
        let counts = numbers.list(|numbers| Ok((numbers.number()?, numbers.number()?)))?;
        Ok((Plan::of_counts(counts), weight))
    })
}

/// The positions of the map, with two mixtures of each that prove its value.
pub struct Map;

impl Tasks<Blindfold> for Map {
    /// The position that is looked at, else a stage of the map.
    fn next(&self, state: &Asked, solved: &mut Solved) -> Option<Task> {
        let (rules, pools) = (state.rules(), state.pools());
        let is_missing = |&at: &[u32; 2]| !solved.has(rules, at);
        let mut left = STAGES.into_iter().map(|side| (side, stage(rules, side)));
        let (side, missing) = left.find(|(_, all)| all.iter().any(is_missing))?;
        let is_apart = pools.iter().any(|&pool| pool > STAGES[0]);
        let (numbers, positions) = if is_apart && is_missing(&pools) {
            (pools.to_vec(), vec![pools])
        } else {
            (vec![side], missing)
        };
        Some(Task {
            name: MAP,
            numbers: [&[rules.ending() as u32], &numbers[..]].concat(),
            label: words::solving(&numbers, rules),
            is_begun: !positions.iter().all(is_missing),
        })
    }

    fn receive(
        &self,
        solved: &mut Solved,
        _: &str,
        numbers: &[u32],
        answer: &[i64],
    ) -> Result<(), Error> {
        let (rules, positions) = part(numbers)?;
        let mut answer = Numbers(answer);
        for pools in positions {
            if answer.is_empty() {
                break;
            }
            let mixtures = [read(&mut answer)?, read(&mut answer)?];
            let proved = guess_who::Blindfold::proved(rules, pools, mixtures);
            let added = proved.and_then(|found| solved.add(rules, pools, &found));
            added.ok_or_else(|| {
                let [n, m] = pools;
                Error::new(format!("these plans are not the best with {n} against {m}"))
            })?;
        }
        Ok(())
    }
}
