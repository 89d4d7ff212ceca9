//! Which questions of r answers are optimal in the race; from the same proof.

use super::claim;
use super::race::{corner, representative};
use crate::check::{Check, Section, Sizes, in_steps};
use crate::guess_who::{NaiveTable, visit_positions};
use upperhand::guess_who::{Ending, Rules};

pub(super) const CLAIMS: Section = Section::new("The race", &[claim("upperhand-race-questions", "Questions of the race with r answers")
    .says("With r = 2 to 5 answers the only optimal question in the weeds at level k asks about r − 1 parts of r^k suspects and \
     leaves the rest together. With the upper hand at level k ≥ 1 a question of r parts from r^(k−1) to r^k is optimal exactly \
     where the numbers r − c(part) add up to r − c(n).")
    .extent("proved in docs/race-closed-form.md")
    .check(Sizes::pools(5, 22, 40), |check| in_steps(check, optimal_questions))
    .shown_by("figure=question-profile&rules=race&answers=3&mine=20&theirs=5")]);

/// Every question of up to `answers` parts, ascending.
fn questions(n: u32, answers: u32) -> Vec<Vec<u32>> {
    fn extend(
        rest: u32,
        smallest: u32,
        answers: u32,
        parts: &mut Vec<u32>,
        all: &mut Vec<Vec<u32>>,
    ) {
        if !parts.is_empty() {
            all.push([parts.as_slice(), &[rest]].concat());
        }
        if answers > 1 {
            for part in smallest..=rest / 2 {
                parts.push(part);
                extend(rest - part, part, answers - 1, parts, all);
                parts.pop();
            }
        }
    }
    let mut all = Vec::new();
    extend(n, 1, answers, &mut Vec::new(), &mut all);
    all
}

/// Does the statement call this question optimal? `None` where it says nothing.
fn stated(r: u32, (n, m): (u32, u32), parts: &[u32]) -> Option<bool> {
    let (mine, theirs) = (corner(r, n), corner(r, m));
    let (rest, others) = parts.split_last()?;
    if mine > theirs {
        let is_bold = others.iter().all(|&part| part == theirs) && *rest >= theirs;
        return Some(is_bold && parts.len() == r as usize);
    }
    let level = mine / r..=mine;
    if mine == 1 || parts.len() < r as usize || !parts.iter().all(|part| level.contains(part)) {
        return None;
    }
    let lacks = |pool: u32| {
        if pool == 1 {
            0
        } else {
            r - representative(r, pool)
        }
    };
    Some(parts.iter().copied().map(lacks).sum::<u32>() == lacks(n))
}

async fn optimal_questions(check: &mut Check, side: u32) -> &'static str {
    for answers in 2..=5 {
        let rules = Rules::new(answers, Ending::Race).expect("2 to 6 answers");
        let table = NaiveTable::fill(check, rules, side).await;
        let all: Vec<_> = (0..=side).map(|n| questions(n, answers.into())).collect();
        visit_positions(check, side, |check, n, m| {
            let best = table.value(n, m);
            for parts in &all[n as usize] {
                if let Some(stated) = stated(answers.into(), (n, m), parts) {
                    let found = table.question(n, m, parts) == best;
                    check.equal(&stated, &found, || format!("is {parts:?} optimal?"));
                }
            }
        })
        .await;
    }
    "Every question of 2 to 5 answers at every position with pools from 2 to {size} of which the statement speaks."
}
