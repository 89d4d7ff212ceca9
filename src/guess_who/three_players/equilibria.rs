//! Outcomes of equilibria: all of them where they are few, else a few that show which bounds are attained.

use super::bounds::{Bounds, Branch, Pools};
use super::ranges::{Ranges, Shares, sum, turned};
use std::collections::HashMap;

/// The most outcomes of a position that are kept as all there are.
const MOST_KEPT: usize = 64;

/// The most combinations of outcomes that are looked at for all there are.
const MOST_COMBINED: usize = 2048;

/// Outcomes of equilibria at the positions that have more than one.
#[derive(Clone, Debug, Default)]
pub(super) struct Equilibria {
    found: HashMap<usize, Outcomes>,
}

/// Outcomes of equilibria at a position.
#[derive(Clone, Debug)]
struct Outcomes {
    shares: Vec<Shares>,
    are_all: bool,
}

impl Outcomes {
    fn ranges(&self) -> Ranges {
        let all = self.shares.iter().copied().map(Ranges::one);
        all.fold(Ranges::NONE, |hull, one| hull.hull(&one))
    }

    fn reduce(&mut self) {
        self.shares.sort_unstable();
        self.shares.dedup();
        if !self.are_all || self.shares.len() > MOST_KEPT {
            self.are_all = false;
            self.shares = extremes(&self.shares);
        }
    }
}

impl Equilibria {
    /// The bounds of the outcomes found at a position, where there is more than one.
    pub(super) fn ranges(&self, bounds: &Bounds, pools: Pools) -> Option<Ranges> {
        let found = self.found.get(&bounds.number(pools));
        found.map(Outcomes::ranges)
    }

    /// Outcomes at a position: where the bounds leave one, that.
    fn at(&self, bounds: &Bounds, pools: Pools) -> Outcomes {
        let found = self.found.get(&bounds.number(pools));
        found.cloned().unwrap_or_else(|| Outcomes {
            shares: vec![bounds.at(pools).low],
            are_all: true,
        })
    }

    /// Finds outcomes at a position from those of the positions it leads to, and narrows its bounds where these are all.
    ///
    /// A move with what follows is one of an equilibrium where no other leaves the mover more, each at the worst outcome that is
    /// known of it. What the bounds rule out leaves him less at most.
    pub(super) fn refine(&mut self, bounds: &Bounds, pools: Pools, ranges: Ranges) -> Ranges {
        if ranges.is_one() {
            return ranges;
        }
        let after: Vec<Outcomes> = bounds
            .moves(pools)
            .iter()
            .map(|a_move| self.after(bounds, pools, a_move))
            .collect();
        let threats = after.iter().map(|outcomes| outcomes.ranges().low[0]);
        let least = threats.max().unwrap_or_default();
        let mut outcomes = Outcomes {
            are_all: after.iter().all(|outcomes| outcomes.are_all),
            shares: after
                .into_iter()
                .flat_map(|outcomes| outcomes.shares)
                .filter(|shares| shares[0] >= least)
                .collect(),
        };
        let are_all = outcomes.are_all;
        let found = outcomes.ranges();
        outcomes.reduce();
        if !found.is_one() || !are_all {
            self.found.insert(bounds.number(pools), outcomes);
        }
        if are_all { found } else { ranges }
    }

    /// Combinations of outcomes after a move.
    fn after(&self, bounds: &Bounds, [_, b, c]: Pools, a_move: &Branch) -> Outcomes {
        let mut sums = Outcomes {
            shares: vec![a_move.settled],
            are_all: true,
        };
        for &part in &a_move.parts {
            let next = self.at(bounds, [b, c, part]);
            let is_much = sums.shares.len() * next.shares.len() > MOST_COMBINED;
            sums.are_all &= next.are_all && !is_much;
            let (left, right) = if is_much {
                (extremes(&sums.shares), extremes(&next.shares))
            } else {
                (sums.shares, next.shares)
            };
            sums.shares = left
                .iter()
                .flat_map(|&so_far| right.iter().map(move |&shares| sum(so_far, turned(shares))))
                .collect();
            sums.shares.sort_unstable();
            sums.shares.dedup();
        }
        sums
    }
}

/// Those where a player gets least or most, and of these the ones where another does.
fn extremes(outcomes: &[Shares]) -> Vec<Shares> {
    let mut found = Vec::new();
    for player in 0..3 {
        for other in [(player + 1) % 3, (player + 2) % 3] {
            let key = |shares: &&Shares| (shares[player], shares[other]);
            found.extend(outcomes.iter().min_by_key(key));
            found.extend(outcomes.iter().max_by_key(key));
        }
    }
    found.sort_unstable();
    found.dedup();
    found
}
