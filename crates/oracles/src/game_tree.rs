//! The game tree of Guess Who?, move by move as the rules are told: chances are multiplied and added
//! as fractions, both players try every move, positions are remembered and nothing else is clever.

use std::cell::RefCell;
use std::collections::HashMap;
use upperhand::Fraction;
use upperhand::guess_who::{Ending, Rules};

/// The best of all moves, and which moves reach it.
pub struct Solved {
    pub win: Fraction,
    pub name_suspect: bool,
    pub questions: Vec<Vec<u32>>,
}

/// Every question: ascending parts, 2 to `answers` of them, in ascending lexicographic order.
pub fn splits(n: u32, answers: usize) -> Vec<Vec<u32>> {
    fn extend(rest: u32, smallest: u32, answers: usize, parts: &[u32], all: &mut Vec<Vec<u32>>) {
        for part in smallest..rest {
            if parts.len() + 1 < answers {
                extend(rest - part, part, answers, &[parts, &[part]].concat(), all);
            }
        }
        if !parts.is_empty() && rest >= smallest {
            all.push([parts, &[rest]].concat());
        }
    }
    let mut all = Vec::new();
    extend(n, 1, answers, &[], &mut all);
    all.sort();
    all
}

/// The mover's chance after asking `parts`, both playing optimally afterwards.
pub fn question(rules: Rules, n: u32, m: u32, parts: &[u32]) -> Fraction {
    parts.iter().fold(Fraction::ZERO, |chance, &part| {
        let lands_here = Fraction::new(i128::from(part), i128::from(n));
        let wins = if rules.ending() == Ending::Race && part == 1 {
            Fraction::ONE
        } else {
            Fraction::ONE - value(rules, m, part)
        };
        chance + lands_here * wins
    })
}

fn naming(rules: Rules, n: u32, m: u32) -> Option<Fraction> {
    let hit = Fraction::new(1, i128::from(n));
    match rules.ending() {
        Ending::Race => None,
        Ending::Official => Some(hit),
        Ending::Open if n == 1 => Some(Fraction::ONE),
        Ending::Open => {
            let miss = Fraction::ONE - hit;
            Some(hit + miss * (Fraction::ONE - value(rules, m, n - 1)))
        }
    }
}

/// The mover's chance at (n, m). Under the race a pool of one has won before the move.
fn value(rules: Rules, n: u32, m: u32) -> Fraction {
    thread_local!(static SEEN: RefCell<HashMap<(Rules, u32, u32), Fraction>> = RefCell::default());
    if let Some(win) = SEEN.with_borrow(|seen| seen.get(&(rules, n, m)).copied()) {
        return win;
    }
    let win = solve(rules, n, m).win;
    SEEN.with_borrow_mut(|seen| seen.insert((rules, n, m), win));
    win
}

/// Tries every move at (n, m).
pub fn solve(rules: Rules, n: u32, m: u32) -> Solved {
    if rules.ending() == Ending::Race && (n == 1 || m == 1) {
        let win = if m == 1 {
            Fraction::ZERO
        } else {
            Fraction::ONE
        };
        return Solved {
            win,
            name_suspect: false,
            questions: Vec::new(),
        };
    }
    let asked: Vec<_> = splits(n, usize::from(rules.answers()))
        .into_iter()
        .map(|parts| (question(rules, n, m, &parts), parts))
        .collect();
    let named = naming(rules, n, m);
    let values = asked.iter().map(|(value, _)| *value).chain(named);
    let win = values
        .reduce(|best, value| if value > best { value } else { best })
        .unwrap();
    Solved {
        win,
        name_suspect: named == Some(win),
        questions: asked
            .into_iter()
            .filter(|(value, _)| *value == win)
            .map(|(_, parts)| parts)
            .collect(),
    }
}
