//! Outcomes of a few equilibria, with coins tossed: they show which bounds are attained.

use super::bounds::{Bounds, Branch, Pools};
use super::ranges::{Ranges, Shares, sum, turned};
use std::collections::HashMap;

/// The most outcomes of a position that are kept as they are found.
const MOST_KEPT: usize = 64;

/// The most combinations of outcomes that are looked at.
const MOST_COMBINED: usize = 2048;

/// The parts of a share: halves of halves, as coins are tossed one after the other.
const FINE: i32 = 1 << 16;

/// Outcomes of equilibria at the positions whose bounds leave more than one, in parts of shares.
#[derive(Clone, Debug, Default)]
pub(super) struct Equilibria {
    found: HashMap<usize, Vec<Shares>>,
}

impl Equilibria {
    /// Outcomes at a position: where the bounds leave one, that.
    fn at(&self, bounds: &Bounds, pools: Pools) -> Vec<Shares> {
        let found = self.found.get(&bounds.number(pools));
        found
            .cloned()
            .unwrap_or_else(|| vec![fine(bounds.at(pools).low)])
    }

    /// Finds outcomes at a position from those of the positions it leads to. Do they attain the bounds of each player?
    ///
    /// A move with what follows is one of an equilibrium where no other leaves the mover more, each at the worst outcome that is
    /// known of it. What the bounds rule out leaves him less at most. Between two moves that leave him the same he may toss a coin.
    pub(super) fn attain(&mut self, bounds: &Bounds, pools: Pools, ranges: &Ranges) -> [bool; 3] {
        let moves = bounds.moves(pools);
        let after: Vec<_> = moves
            .iter()
            .map(|to| self.after(bounds, pools, to))
            .collect();
        let threats = after
            .iter()
            .filter_map(|all| all.iter().map(|shares| shares[0]).min());
        let least = threats.max().unwrap_or_default();
        let moves = (0_usize..).zip(after);
        let each = moves.flat_map(|(by, all)| all.into_iter().map(move |shares| (shares, by)));
        let mut pure: Vec<_> = each.filter(|(shares, _)| shares[0] >= least).collect();
        pure.sort_unstable();
        let same = pure.chunk_by(|(one, _), (other, _)| one[0] == other[0]);
        let tossed: Vec<Shares> = same.filter_map(tossed).collect();
        let mut all: Vec<Shares> = pure
            .into_iter()
            .map(|(shares, _)| shares)
            .chain(tossed)
            .collect();
        let hull = all.iter().copied().map(Ranges::one);
        let hull = hull.fold(Ranges::NONE, |hull, one| hull.hull(&one));
        let (low, high) = (fine(ranges.low), fine(ranges.high));
        all.sort_unstable();
        all.dedup();
        if all.len() > MOST_KEPT {
            all = extremes(&all);
        }
        self.found.insert(bounds.number(pools), all);
        [0, 1, 2].map(|player| hull.low[player] == low[player] && hull.high[player] == high[player])
    }

    /// Combinations of outcomes after a move.
    fn after(&self, bounds: &Bounds, [_, b, c]: Pools, to: &Branch) -> Vec<Shares> {
        to.parts
            .iter()
            .fold(vec![fine(to.settled)], |mut sums, &part| {
                let mut next = self.at(bounds, [b, c, part]);
                if sums.len() * next.len() > MOST_COMBINED {
                    (sums, next) = (extremes(&sums), extremes(&next));
                }
                let pairs = sums.iter().flat_map(|&so_far| {
                    next.iter().map(move |&shares| sum(so_far, turned(shares)))
                });
                let mut sums: Vec<Shares> = pairs.collect();
                sums.sort_unstable();
                sums.dedup();
                sums
            })
    }
}

/// A fair coin between the moves after which another player has least and most, of outcomes that leave the mover the same, in order.
fn tossed(same: &[(Shares, usize)]) -> Option<Shares> {
    let [(one, by), .., (other, else_by)] = same else {
        return None;
    };
    let twice = sum(*one, *other);
    (by != else_by && twice.iter().all(|share| share % 2 == 0))
        .then(|| twice.map(|share| share / 2))
}

fn fine(shares: Shares) -> Shares {
    shares.map(|share| share * FINE)
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
