//! The best plan against a mixture of plans: every question at every turn, from the last turn on.

use super::plan::{Plan, last_turn};
use crate::guess_who::rules::{Ending, Rules};
use num_bigint::BigInt;

/// What it brings to be done after so many turns, by turns; the last entry is for all later ones, too.
pub(super) struct Replies {
    right: Vec<BigInt>,
    wrong: Vec<BigInt>,
}

impl Replies {
    /// Against the other's plans for a pool, who has had so many turns more: one where the other began.
    pub(super) fn new(plans: &[Plan], weights: &[BigInt], pool: u32, ahead: usize) -> Self {
        let turns = plans.iter().map(|plan| plan.right().len()).max();
        let sum: BigInt = weights.iter().sum();
        // Before each turn: who is not done, and who has named the wrong one.
        let mut before = vec![(sum * pool, BigInt::ZERO)];
        for turn in 0..turns.unwrap_or(0) {
            let (mut still, mut wrong) = before[turn].clone();
            for (plan, weight) in plans.iter().zip(weights) {
                let (found, missed) = plan.at(turn);
                still -= weight * (found + missed);
                wrong += weight * missed;
            }
            before.push((still, wrong));
        }
        let (right, wrong) = (before.into_iter().skip(ahead))
            .map(|(still, wrong)| (still + &wrong, wrong))
            .unzip();
        Self { right, wrong }
    }

    /// The best plan for a pool, and what it brings of all its suspects together.
    pub(super) fn best(&self, rules: Rules, pool: u32) -> (BigInt, Plan) {
        let size = pool as usize;
        // From here on all is the same: who goes on is right in the end.
        let end = self.right.len() - 1 - last_turn(rules).min(self.right.len() - 1);
        let last = &self.right[self.right.len() - 1];
        let mut turns = vec![Turn::new(
            (0..=size).map(|part| last * part).collect(),
            rules,
        )];
        for turn in (0..end).rev() {
            let later = &turns[turns.len() - 1];
            let values = (0..=size).map(|part| self.value(rules, turn, part, later));
            let values = values.collect();
            turns.push(Turn::new(values, rules));
        }
        turns.reverse();
        let mut plan = Plan::default();
        follow(rules, &turns, 0, size, &mut plan);
        (turns[0].values[size].clone(), plan)
    }

    /// What a part is worth after so many turns.
    fn value(&self, rules: Rules, turn: usize, part: usize, later: &Turn) -> BigInt {
        match (part, rules.ending()) {
            (0, _) => BigInt::ZERO,
            (1, Ending::Race) => self.right[turn].clone(),
            (1, Ending::Official | Ending::Open) => self.right[turn + 1].clone(),
            (_, Ending::Race) => later.asked(part).1,
            (_, Ending::Official | Ending::Open) => later
                .asked(part)
                .1
                .max(self.named(rules, turn, part, later)),
        }
    }

    /// What naming one of two suspects or more brings.
    fn named(&self, rules: Rules, turn: usize, part: usize, later: &Turn) -> BigInt {
        let missed = match rules.ending() {
            Ending::Open => later.values[part - 1].clone(),
            Ending::Race | Ending::Official => &self.wrong[turn + 1] * (part - 1),
        };
        missed + &self.right[turn + 1]
    }
}

/// Plays a part out after so many turns.
fn follow(rules: Rules, turns: &[Turn], turn: usize, part: usize, plan: &mut Plan) {
    let suspects = u32::try_from(part).unwrap_or(u32::MAX);
    let Some(later) = turns.get(turn + 1).filter(|_| part > 1) else {
        return plan.halve(rules, turn, suspects);
    };
    let (first, value) = later.asked(part);
    if value == turns[turn].values[part] {
        for each in later.parts(first, part) {
            follow(rules, turns, turn + 1, each, plan);
        }
        return;
    }
    match rules.ending() {
        Ending::Open => {
            plan.add(turn + 1, 1, 0);
            follow(rules, turns, turn + 1, part - 1, plan);
        }
        Ending::Race | Ending::Official => plan.add(turn + 1, 1, suspects - 1),
    }
}

/// What every part is worth after so many turns, and the best sums of several parts.
struct Turn {
    values: Vec<BigInt>,
    /// By the number of parts less one: the best sum of at most so many parts that make up a pool.
    sums: Vec<Vec<BigInt>>,
}

impl Turn {
    fn new(values: Vec<BigInt>, rules: Rules) -> Self {
        let mut turn = Self {
            sums: vec![values.clone()],
            values,
        };
        for parts in 2..usize::from(rules.answers()) {
            let sums = (0..turn.values.len()).map(|pool| match turn.split(pool, parts) {
                Some((_, split)) => split.max(turn.values[pool].clone()),
                None => turn.values[pool].clone(),
            });
            let sums = sums.collect();
            turn.sums.push(sums);
        }
        turn
    }

    /// The best split into 2 to so many parts: its smallest part, the largest there is, and what it brings.
    fn split(&self, pool: usize, parts: usize) -> Option<(usize, BigInt)> {
        let rest = &self.sums[parts - 2];
        let splits = (1..=pool / 2).map(|part| (part, &self.values[part] + &rest[pool - part]));
        splits.max_by(|(_, one), (_, other)| one.cmp(other))
    }

    /// The best question for a pool of at least two.
    fn asked(&self, pool: usize) -> (usize, BigInt) {
        self.split(pool, self.sums.len() + 1).unwrap_or_default()
    }

    /// Its parts, where this is the first.
    fn parts(&self, first: usize, pool: usize) -> Vec<usize> {
        let mut parts = vec![first];
        let mut left = pool - first;
        for most in (2..=self.sums.len()).rev() {
            match self.split(left, most) {
                Some((part, value)) if value > self.values[left] => {
                    parts.push(part);
                    left -= part;
                }
                _ => break,
            }
        }
        parts.push(left);
        parts
    }
}
