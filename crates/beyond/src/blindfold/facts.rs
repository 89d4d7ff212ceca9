//! What is known of positions.

use core::cmp::Ordering;
use std::collections::BTreeMap;
use std::rc::Rc;
use upperhand::BigRational;
use upperhand::guess_who::{Blindfold, Plan, Probability, Rules, win_probability};
use upperhand_games::position::Position;
use upperhand_games::rule_sets::sized;

/// The largest pool of the map.
pub const LARGEST: u32 = 24;

/// A state, as far as it is known.
#[derive(Clone, Debug, PartialEq)]
pub struct Facts {
    pub place: Place,
    /// What colours stand for.
    pub shown: &'static str,
    /// The mover's chance under the open rules, with eyes open.
    pub open: Option<Probability>,
    /// At how many positions of the map under these rules you gain, they do, nobody does.
    pub tally: [usize; 3],
}

/// A position, as far as it is known.
#[derive(Clone, Debug, PartialEq)]
pub struct Place {
    pub position: Position,
    /// The mover's chance with eyes open; `None` for what is no position.
    pub seeing: Option<Probability>,
    /// The solution blindfold; `None` until it has come.
    pub known: Option<Rc<Solution>>,
}

impl Place {
    /// The mover's gain by the blindfold.
    pub fn gain(&self) -> Option<f64> {
        Some(self.known.as_ref()?.win.value() - self.seeing?.value())
    }

    /// The mover's chance blindfold.
    pub fn win(&self) -> Option<Probability> {
        Some(self.known.as_ref()?.win)
    }
}

/// A solution blindfold.
#[derive(Clone, Debug, PartialEq)]
pub struct Solution {
    /// The mover's chance.
    pub win: Probability,
    /// Who gains by the blindfold, more being the mover, and how much.
    pub gained: (Ordering, Probability),
    /// What she draws from, and the other.
    pub drawn: [Drawn; 2],
}

/// A best mixture of plans.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawn {
    pub plans: usize,
    /// The chance of halving every time; `None` where that is none of the plans.
    pub halving: Option<Probability>,
    /// The shares of games in which it is done after 0, 1, 2, … turns, right and wrong.
    pub done: Vec<(f64, f64)>,
}

impl Drawn {
    fn of(rules: Rules, pool: u32, mixture: &[(Plan, BigRational)]) -> Option<Self> {
        let halving = ends(&Plan::halving(rules, pool));
        let mut drawn = Self {
            plans: mixture.len(),
            halving: None,
            done: Vec::new(),
        };
        for (plan, exact) in mixture {
            let (ends, chance) = (ends(plan), chance(exact)?);
            if ends == halving {
                drawn.halving = Some(chance);
            }
            let turns = ends.len().max(drawn.done.len());
            drawn.done.resize(turns, (0.0, 0.0));
            for (share, (right, wrong)) in drawn.done.iter_mut().zip(ends) {
                let one = chance.value() / f64::from(pool);
                share.0 += one * f64::from(right);
                share.1 += one * f64::from(wrong);
            }
        }
        Some(drawn)
    }

    /// The turns that it takes on average, if nobody ends the game before.
    pub fn turns(&self) -> f64 {
        let turns = (0_u32..).zip(&self.done);
        turns
            .map(|(turn, (right, wrong))| f64::from(turn) * (right + wrong))
            .sum()
    }
}

/// For how many suspects a plan is done after 0, 1, 2, … turns, right and wrong, without turns at its end in which nothing happens.
fn ends(plan: &Plan) -> Vec<(u32, u32)> {
    let counts = plan.right().iter().zip(plan.wrong());
    let mut ends: Vec<(u32, u32)> = counts.map(|(&right, &wrong)| (right, wrong)).collect();
    ends.truncate(1 + ends.iter().rposition(|&end| end != (0, 0)).unwrap_or(0));
    ends
}

fn chance(exact: &BigRational) -> Option<Probability> {
    let [above, below] = [exact.numer(), exact.denom()].map(|number| u64::try_from(number).ok());
    Some(Probability::new(above?, below?))
}

/// All solutions so far, by the number of the ending and both pools.
#[derive(Default)]
pub struct Solved(BTreeMap<[u32; 3], Rc<Solution>>);

impl Solved {
    pub fn facts(&self, rules: Rules, [n, m]: [u32; 2], shown: &'static str) -> Facts {
        let tally = [Ordering::Greater, Ordering::Less, Ordering::Equal];
        let count = |who| {
            self.all(rules)
                .filter(|known| known.gained.0 == who)
                .count()
        };
        Facts {
            place: self.place(rules, [n, m]),
            shown,
            open: win_probability(Rules::OPEN, sized(n), sized(m)).ok(),
            tally: tally.map(count),
        }
    }

    pub fn place(&self, rules: Rules, [n, m]: [u32; 2]) -> Place {
        let [mine, theirs] = [n, m].map(sized);
        Place {
            position: Position {
                rules,
                mine,
                theirs,
            },
            seeing: win_probability(rules, mine, theirs).ok(),
            known: self.0.get(&[rules.ending() as u32, n, m]).cloned(),
        }
    }

    pub fn has(&self, rules: Rules, [n, m]: [u32; 2]) -> bool {
        self.0.contains_key(&[rules.ending() as u32, n, m])
    }

    /// All solutions under some rules.
    pub fn all(&self, rules: Rules) -> impl Iterator<Item = &Solution> {
        let ending = rules.ending() as u32;
        let found = self.0.iter().filter(move |(of, _)| of[0] == ending);
        found.map(|(_, known)| &**known)
    }

    /// Takes over a solution; `None` where its numbers are too long.
    pub fn add(&mut self, rules: Rules, [n, m]: [u32; 2], found: &Blindfold) -> Option<()> {
        let seeing = win_probability(rules, sized(n), sized(m)).ok()?;
        let win = chance(&found.win)?;
        let known = Solution {
            win,
            gained: match (win.less(seeing), seeing.less(win)) {
                (Some(more), _) if more.numerator() > 0 => (Ordering::Greater, more),
                (_, Some(less)) if less.numerator() > 0 => (Ordering::Less, less),
                _ => (Ordering::Equal, Probability::new(0, 1)),
            },
            drawn: [
                Drawn::of(rules, n, &found.first)?,
                Drawn::of(rules, m, &found.second)?,
            ],
        };
        self.0.insert([rules.ending() as u32, n, m], Rc::new(known));
        Some(())
    }
}
