//! What is solved of the map of a rule set, with its proofs.

use super::settings::{QUICK, STAGES};
use super::tasks::{MAP, positions};
use core::cmp::Ordering;
use std::collections::BTreeMap;
use upperhand::guess_who::{Blindfold, Plan, Pool, Probability, Rules, win_probability};
use upperhand_games::position::Position;
use upperhand_games::rule_sets::{in_words, sized};
use upperhand_kit::Error;
use upperhand_kit::task::Task;

/// What a player draws from: plans, and the chance of each.
pub type Mixture = Vec<(Plan, Probability)>;

/// A position, solved.
pub struct Known {
    /// The chance of the player to move, blindfold.
    pub win: Probability,
    /// The same with eyes open.
    pub seeing: Probability,
    /// Who gains by the blindfold, more being the mover, and how much.
    pub gained: (Ordering, Probability),
    /// Hers, and the other's.
    pub mixtures: [Mixture; 2],
}

impl Known {
    /// The chance blindfold less that with eyes open.
    pub fn difference(&self) -> f64 {
        self.win.value() - self.seeing.value()
    }
}

pub struct Solved {
    rules: Rules,
    known: BTreeMap<(u32, u32), Known>,
}

impl Solved {
    pub const fn of(rules: Rules) -> Self {
        Self {
            rules,
            known: BTreeMap::new(),
        }
    }

    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// The number of positions that are solved.
    pub fn count(&self) -> usize {
        self.known.len()
    }

    pub fn at(&self, mine: Pool, theirs: Pool) -> Option<&Known> {
        self.known.get(&(mine.get(), theirs.get()))
    }

    pub fn all(&self) -> impl Iterator<Item = (&(u32, u32), &Known)> {
        self.known.iter()
    }

    /// What is to be solved next: the position that is looked at, else a stage of the map; nothing when all of it is solved.
    pub fn task(&self, position: &Position) -> Option<Task> {
        let task = |numbers: &[u32], label: String, is_begun| Task {
            name: MAP,
            numbers: [&[self.rules.ending() as u32], numbers].concat(),
            label,
            is_begun,
        };
        let rules = in_words(self.rules);
        let is_known = |pools: &(u32, u32)| self.known.contains_key(pools);
        let missing = |side: &u32| positions(self.rules, *side).iter().any(|at| !is_known(at));
        let side = STAGES.into_iter().find(missing)?;
        let (n, m) = (position.mine.get(), position.theirs.get());
        if position.win().is_some() && !is_known(&(n, m)) && n.max(m) > STAGES[0] {
            let label = format!("Solving {n} against {m} blindfold under {rules}");
            return Some(task(&[n, m], label, false));
        }
        let cost = if side > QUICK {
            ", which takes seconds"
        } else {
            ""
        };
        let label = format!("Solving all pools up to {side} blindfold under {rules}{cost}");
        let is_begun = positions(self.rules, side).iter().any(is_known);
        Some(task(&[side], label, is_begun))
    }

    /// Takes positions in the order of their task, each with two mixtures that prove its value.
    pub fn receive(&mut self, asked: &[(u32, u32)], answer: &[i64]) -> Result<(), Error> {
        let mut numbers = Numbers(answer);
        for &(n, m) in asked {
            if numbers.0.is_empty() {
                break;
            }
            let mixtures = [numbers.mixture()?, numbers.mixture()?];
            let proved = Blindfold::proved(self.rules, [n, m], mixtures);
            let known = proved.and_then(|found| known(self.rules, [n, m], &found));
            let known = known.ok_or_else(|| {
                Error::new(format!("these plans are not the best with {n} against {m}"))
            })?;
            self.known.insert((n, m), known);
        }
        Ok(())
    }
}

fn known(rules: Rules, [n, m]: [u32; 2], found: &Blindfold) -> Option<Known> {
    let chance = |exact: &upperhand::BigRational| {
        let [above, below] =
            [exact.numer(), exact.denom()].map(|number| u64::try_from(number).ok());
        Some(Probability::new(above?, below?))
    };
    let mixture = |drawn: &[(Plan, upperhand::BigRational)]| {
        let drawn = drawn.iter();
        drawn
            .map(|(plan, exact)| Some((plan.clone(), chance(exact)?)))
            .collect::<Option<_>>()
    };
    let win = chance(&found.win)?;
    let seeing = win_probability(rules, sized(n), sized(m)).ok()?;
    Some(Known {
        win,
        seeing,
        gained: gained(win, seeing),
        mixtures: [mixture(&found.first)?, mixture(&found.second)?],
    })
}

fn gained(win: Probability, seeing: Probability) -> (Ordering, Probability) {
    match (win.less(seeing), seeing.less(win)) {
        (Some(more), _) if more.numerator() > 0 => (Ordering::Greater, more),
        (_, Some(less)) if less.numerator() > 0 => (Ordering::Less, less),
        _ => (Ordering::Equal, Probability::new(0, 1)),
    }
}

/// What is left to be read of an answer.
struct Numbers<'a>(&'a [i64]);

impl Numbers<'_> {
    fn next(&mut self) -> Result<u64, Error> {
        let number = self.0.split_first().and_then(|(&number, rest)| {
            self.0 = rest;
            u64::try_from(number).ok()
        });
        number.ok_or_else(|| Error::new("an answer ends amid a plan"))
    }

    fn next_small(&mut self) -> Result<u32, Error> {
        u32::try_from(self.next()?).map_err(|_| Error::new("a count of suspects is too large"))
    }

    /// Plans with their weights.
    fn mixture(&mut self) -> Result<Vec<(Plan, u64)>, Error> {
        (0..self.next()?).map(|_| self.plan()).collect()
    }

    fn plan(&mut self) -> Result<(Plan, u64), Error> {
        let (weight, turns) = (self.next()?, self.next()?);
        let counts = (0..turns).map(|_| Ok((self.next_small()?, self.next_small()?)));
        let counts: Result<Vec<(u32, u32)>, Error> = counts.collect();
        Ok((Plan::of_counts(counts?), weight))
    }
}
