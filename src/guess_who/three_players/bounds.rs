//! The bounds of every position, by backward induction.

use super::ranges::{Ranges, Shares};
use crate::guess_who::closed_form::numerator;
use crate::guess_who::play::Move;
use crate::guess_who::rules::{Ending, Rules};

/// The most parts of a question.
const MOST: usize = Rules::MOST_ANSWERS as usize;

/// Three pools, from the player to move on.
pub(super) type Pools = [usize; 3];

/// The bounds of every position that the game can reach from a start.
#[derive(Clone, Debug)]
pub(super) struct Bounds {
    rules: Rules,
    start: Pools,
    /// The largest pool of the start: positions are numbered in a cube.
    side: usize,
    /// The largest sum of pools up to which all positions are known.
    known: usize,
    low: [Vec<i32>; 3],
    high: [Vec<i32>; 3],
    /// The most that the last player, who asked, has after a question of at most 2, 3, … parts of his pool, by the least and by
    /// the most of each part; as many as a question has answers, less one.
    folds: Vec<[Vec<i32>; 2]>,
}

/// Where a row of positions that differ in the last pool begins, and its pools.
#[derive(Clone, Copy)]
struct Row(usize);

impl Bounds {
    /// The numbers that are kept of a position.
    pub(super) const fn numbers(rules: Rules) -> u64 {
        6 + 2 * (rules.answers() as u64 - 2)
    }

    /// Nothing is known yet of the positions that a start leads to.
    pub(super) fn unknown(rules: Rules, start: Pools) -> Self {
        let side = start.into_iter().max().unwrap_or_default();
        let count = (side + 1).pow(3);
        let empty = || vec![0; count];
        Self {
            rules,
            start,
            side,
            known: 2,
            low: [empty(), empty(), empty()],
            high: [empty(), empty(), empty()],
            folds: (2..usize::from(rules.answers()))
                .map(|_| [empty(), empty()])
                .collect(),
        }
    }

    /// Solves the positions whose pools have the next larger sum; does nothing where all are known.
    pub(super) fn step(&mut self) {
        if self.is_known() {
            return;
        }
        for pools in self.with_sum(self.known + 1) {
            let ranges = over(self.rules, pools).unwrap_or_else(|| self.best(pools));
            self.set(pools, &ranges);
        }
        self.known += 1;
    }

    /// The positions of which nothing was known, where others have solved those up to a sum.
    ///
    /// `found` tells what they found; nothing where that is not what three can have.
    pub(super) fn take_over(
        &mut self,
        known: usize,
        mut found: impl FnMut(Pools) -> Option<Ranges>,
    ) -> Option<()> {
        while self.known < known.min(self.last()) {
            for pools in self.with_sum(self.known + 1) {
                let ranges = found(pools)?;
                self.set(pools, &ranges);
            }
            self.known += 1;
        }
        Some(())
    }

    /// The positions whose pools have a sum.
    pub(super) fn with_sum(&self, sum: usize) -> Vec<Pools> {
        let side = self.side;
        let firsts = sum.saturating_sub(2 * side).max(1)..=side.min(sum.saturating_sub(2));
        let all = firsts.flat_map(|a| {
            let rest = sum - a;
            let seconds = rest.saturating_sub(side).max(1)..=side.min(rest - 1);
            seconds.map(move |b| [a, b, rest - b])
        });
        all.filter(|&pools| self.holds(pools)).collect()
    }

    /// The largest sum of pools up to which all positions are known.
    pub(super) const fn known(&self) -> usize {
        self.known
    }

    /// The sum of the pools of the start.
    pub(super) fn last(&self) -> usize {
        self.start.iter().sum()
    }

    /// Are all positions known?
    pub(super) fn is_known(&self) -> bool {
        self.known >= self.last()
    }

    /// Can the start lead to a position? Its pools only shrink, and whose turn it is goes round.
    pub(super) fn holds(&self, pools: Pools) -> bool {
        let [a, b, c] = self.start;
        let fits = |most: Pools| pools.iter().zip(most).all(|(&pool, most)| pool <= most);
        [[a, b, c], [b, c, a], [c, a, b]].into_iter().any(fits)
    }

    pub(super) const fn rules(&self) -> Rules {
        self.rules
    }

    /// The number of a position in lists of them.
    pub(super) const fn number(&self, [a, b, c]: Pools) -> usize {
        let stride = self.side + 1;
        (a * stride + b) * stride + c
    }

    pub(super) fn at(&self, pools: Pools) -> Ranges {
        self.ranges(self.number(pools))
    }

    fn ranges(&self, number: usize) -> Ranges {
        Ranges {
            low: [
                self.low[0][number],
                self.low[1][number],
                self.low[2][number],
            ],
            high: [
                self.high[0][number],
                self.high[1][number],
                self.high[2][number],
            ],
        }
    }

    /// Every move that some equilibrium may have at a position: where the mover has as much at most as by any other at least.
    pub(super) fn moves(&self, pools: Pools) -> Vec<Move> {
        let mut moves = Vec::new();
        if over(self.rules, pools).is_none() {
            self.visit_moves(pools, |_, parts, is_naming| {
                moves.push(if is_naming {
                    Move::Name
                } else {
                    let parts = parts.iter().map(|&part| u32::try_from(part));
                    Move::Ask(parts.map(Result::unwrap_or_default).collect())
                });
            });
        }
        moves
    }

    /// Holds a position, and the folds of its row up to it.
    fn set(&mut self, pools: Pools, ranges: &Ranges) {
        let number = self.number(pools);
        for player in 0..3 {
            self.low[player][number] = ranges.low[player];
            self.high[player][number] = ranges.high[player];
        }
        let [next, after, last] = pools;
        let row = Row(self.number([next, after, 0]));
        for parts in 2..=self.folds.len() + 1 {
            for by_most in [false, true] {
                let whole = self.fold(row, parts - 1, by_most)[last];
                let cut = self.most(row, last, parts - 1, by_most).unwrap_or(whole);
                self.folds[parts - 2][usize::from(by_most)][number] = whole.max(cut);
            }
        }
    }

    /// What the last player of a row's positions has at best where his pool is cut into at most so many parts.
    fn fold(&self, Row(start): Row, parts: usize, by_most: bool) -> &[i32] {
        let all = match (parts, by_most) {
            (1, false) => &self.low[2],
            (1, true) => &self.high[2],
            _ => &self.folds[parts - 2][usize::from(by_most)],
        };
        &all[start..=start + self.side]
    }

    /// The most that cutting off a part leaves, the rest cut into at most so many parts. `None` for a pool of one.
    fn most(&self, row: Row, pool: usize, parts: usize, by_most: bool) -> Option<i32> {
        let one = &self.fold(row, 1, by_most)[1..=pool / 2];
        let rest = &self.fold(row, parts, by_most)[pool - pool / 2..pool];
        let sums = one
            .iter()
            .zip(rest.iter().rev())
            .map(|(one, rest)| one + rest);
        sums.max()
    }

    /// The bounds at a position.
    fn best(&self, pools: Pools) -> Ranges {
        let total = product(pools);
        let mut hull = Ranges::NONE;
        let row = self.row_after(pools);
        let least = self.least(pools);
        self.visit_moves(pools, |settled, parts, _| {
            let sum = parts.iter().fold(Ranges::one(settled), |sum, &part| {
                sum.plus(&self.ranges(row.0 + part).seen_by_the_last())
            });
            if let Some(ranges) = sum.with_at_least(least, total) {
                hull = hull.hull(&ranges);
            }
        });
        hull
    }

    /// The row of the positions that the mover's pools lead to.
    const fn row_after(&self, [_, b, c]: Pools) -> Row {
        Row(self.number([b, c, 0]))
    }

    /// The least that the mover has: the most among all moves of what they leave at least. With less nobody can threaten.
    fn least(&self, pools: Pools) -> i32 {
        let row = self.row_after(pools);
        let others = usize::from(self.rules.answers()) - 1;
        let asking = self.most(row, pools[0], others, false);
        let naming = naming(self.rules, pools)
            .map(|(settled, part)| settled[0] + part.map_or(0, |part| self.low[2][row.0 + part]));
        asking.max(naming).unwrap_or_default()
    }

    /// Visits the moves that leave the mover at most no less than any other at least: what is settled at once, the pools with
    /// which the game goes on, and whether it is naming.
    fn visit_moves(&self, pools: Pools, mut visit: impl FnMut(Shares, &[usize], bool)) {
        let row = self.row_after(pools);
        let least = self.least(pools);
        if let Some((settled, part)) = naming(self.rules, pools) {
            let most = settled[0] + part.map_or(0, |part| self.high[2][row.0 + part]);
            if most >= least {
                visit(settled, part.as_slice(), true);
            }
        }
        let cuts = usize::from(self.rules.answers()) - 1;
        self.visit_questions(row, [pools[0], 1, cuts], least, [0; MOST], &mut |parts| {
            visit([0; 3], parts, false);
        });
    }

    /// Visits the questions that leave the mover at least so much where all is at its most. `parts` ends with those that have been
    /// cut off.
    fn visit_questions(
        &self,
        row: Row,
        [rest, smallest, cuts]: [usize; 3],
        least: i32,
        mut parts: [usize; MOST],
        visit: &mut impl FnMut(&[usize]),
    ) {
        let (one, others) = (self.fold(row, 1, true), self.fold(row, cuts, true));
        let done = usize::from(self.rules.answers()) - 1 - cuts;
        for part in smallest..=rest / 2 {
            if one[part] + others[rest - part] < least {
                continue;
            }
            parts[done] = part;
            if one[part] + one[rest - part] >= least {
                parts[done + 1] = rest - part;
                visit(&parts[..done + 2]);
            }
            if cuts > 1 {
                let left = least - one[part];
                self.visit_questions(row, [rest - part, part, cuts - 1], left, parts, visit);
            }
        }
    }
}

/// The outcome where the race is over: who has one suspect left has won. Where two have, nobody could have come there.
pub(super) fn over(rules: Rules, pools: Pools) -> Option<Ranges> {
    if rules.ending() != Ending::Race || !pools.contains(&1) {
        return None;
    }
    let total = product(pools);
    let is_one = pools.iter().filter(|&&pool| pool == 1).count() == 1;
    Some(Ranges::one(
        pools.map(|pool| if pool == 1 && is_one { total } else { 0 }),
    ))
}

/// Naming a suspect, where the rules allow it: what is settled at once, and the mover's pool where all play on. Under the official
/// rules who is wrong is out, and the others play on.
fn naming(rules: Rules, [a, b, c]: Pools) -> Option<(Shares, Option<usize>)> {
    let right = entry(b * c);
    match rules.ending() {
        Ending::Race => None,
        Ending::Official => {
            let [next, after] = [b, c].map(|pool| u32::try_from(pool).unwrap_or(u32::MAX));
            let next = numerator(rules, next, after).unwrap_or_default();
            let next = i32::try_from(next).unwrap_or(i32::MAX);
            let wrong = entry(a - 1);
            Some(([right, wrong * next, wrong * (right - next)], None))
        }
        Ending::Open => Some(([right, 0, 0], (a > 1).then(|| a - 1))),
    }
}

/// a·b·c, which the largest side keeps below 2³¹.
pub(super) fn product(pools: Pools) -> i32 {
    entry(pools.into_iter().product())
}

fn entry(number: usize) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}
