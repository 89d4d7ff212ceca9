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

/// Tries every move at (n, m).
pub fn solve(rules: Rules, n: u32, m: u32) -> Solved {
    Game::of(rules).solve(n, m)
}

/// The mover's chance after a question.
pub fn question(rules: Rules, n: u32, m: u32, parts: &[u32]) -> Fraction {
    Game::of(rules).question(n, m, parts)
}

/// The mover's chance after naming a suspect, where the rules have it.
pub fn naming(rules: Rules, n: u32, m: u32) -> Option<Fraction> {
    Game::of(rules).naming(n, m)
}

/// The rules for the mover: how many answers her questions have, and the other's.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Game {
    pub ending: Ending,
    pub answers: [u8; 2],
}

impl Game {
    fn of(rules: Rules) -> Self {
        Self {
            ending: rules.ending(),
            answers: [rules.answers(); 2],
        }
    }

    /// The chance of the mover when she has moved, with what she leaves herself.
    fn after(self, left: u32, m: u32) -> Fraction {
        let [own, other] = self.answers;
        let answers = [other, own];
        Fraction::ONE - Self { answers, ..self }.value(m, left)
    }

    /// The mover's chance after asking `parts`, both playing optimally afterwards.
    pub fn question(self, n: u32, m: u32, parts: &[u32]) -> Fraction {
        let chances = parts.iter().map(|&part| {
            let lands_here = Fraction::new(i128::from(part), i128::from(n));
            lands_here * self.after(part, m)
        });
        chances.sum()
    }

    pub fn naming(self, n: u32, m: u32) -> Option<Fraction> {
        let hit = Fraction::new(1, i128::from(n));
        match self.ending {
            Ending::Race => None,
            Ending::Open if n > 1 => Some(hit + (Fraction::ONE - hit) * self.after(n - 1, m)),
            Ending::Official | Ending::Open => Some(hit),
        }
    }

    pub fn value(self, n: u32, m: u32) -> Fraction {
        thread_local!(static SEEN: RefCell<HashMap<(Game, u32, u32), Fraction>> = RefCell::default());
        if let Some(win) = SEEN.with_borrow(|seen| seen.get(&(self, n, m)).copied()) {
            return win;
        }
        let win = self.solve(n, m).win;
        SEEN.with_borrow_mut(|seen| seen.insert((self, n, m), win));
        win
    }

    fn solve(self, n: u32, m: u32) -> Solved {
        // A pool of one has won the race before the move.
        if self.ending == Ending::Race && (n == 1 || m == 1) {
            return Solved {
                win: if n == 1 {
                    Fraction::ONE
                } else {
                    Fraction::ZERO
                },
                name_suspect: false,
                questions: Vec::new(),
            };
        }
        let asked: Vec<_> = splits(n, self.answers[0].into())
            .into_iter()
            .map(|parts| (self.question(n, m, &parts), parts))
            .collect();
        let named = self.naming(n, m);
        let values = asked.iter().map(|(value, _)| *value).chain(named);
        let win = values.max().unwrap();
        let best = asked.into_iter().filter(|(value, _)| *value == win);
        Solved {
            win,
            name_suspect: named == Some(win),
            questions: best.map(|(_, parts)| parts).collect(),
        }
    }
}
