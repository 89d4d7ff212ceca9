//! Symmetric games of two strategies, 0 and 1, whose payoffs sum to zero.

use crate::castronova::matrix_game::solve;
use crate::castronova::round::{Q, whole};
use itertools::Itertools;

/// Where k players play 1, each of them gets the k-th of these, and the rest lose that in equal shares.
pub(super) struct SymmetricGame(pub(super) &'static [i32]);

impl SymmetricGame {
    /// The number of the others.
    pub(super) const fn others(&self) -> usize {
        self.0.len()
    }

    /// What player 1 gets by playing 0, and by playing 1, where so many of the others play 1.
    fn against(&self, ones: usize) -> [Q; 2] {
        let gain = |ones: usize| {
            let gains = ones.checked_sub(1).and_then(|place| self.0.get(place));
            Q::from_integer(gains.copied().unwrap_or_default().into())
        };
        let zeros = self.others() + 1 - ones;
        let loss = gain(ones) * Q::new(ones as i128, zeros as i128);
        [-loss, gain(ones + 1)]
    }

    /// What she gets by either, where each of the others plays 1 with a chance of its own.
    pub(super) fn rows(&self, chances: &[Q]) -> [Q; 2] {
        let one = whole(1);
        let all = chances.iter().map(|_| [false, true]);
        let profiles = all.multi_cartesian_product();
        let terms = profiles.map(|profile| {
            let each = profile.iter().zip(chances);
            let chance: Q = each
                .map(|(&is_one, &chance)| if is_one { chance } else { one - chance })
                .product();
            let ones = profile.iter().filter(|&&is_one| is_one).count();
            self.against(ones).map(|payoff| chance * payoff)
        });
        terms.fold([Q::default(); 2], |sum, term| {
            [sum[0] + term[0], sum[1] + term[1]]
        })
    }

    /// The most she gets.
    pub(super) fn best(&self, chances: &[Q]) -> Q {
        let [zero, one] = self.rows(chances);
        zero.max(one)
    }

    /// What she gets if all play 1 with the same chance, she too.
    pub(super) fn alike(&self, chance: Q) -> Q {
        let [zero, one] = self.rows(&vec![chance; self.others()]);
        zero + (one - zero) * chance
    }

    /// The value against others with a common draw, by its certificate.
    pub(super) fn with_die(&self) -> Option<Q> {
        let columns: Vec<[Q; 2]> = (0..=self.others()).map(|ones| self.against(ones)).collect();
        let row = |row: usize| columns.iter().map(|column| column[row]).collect();
        solve(&[row(0), row(1)]).map(|saddle| saddle.value)
    }

    /// Do independent draws leave her this much, whatever they are? What she gets by either strategy is linear in each chance, and
    /// so at least what it is in some corner of a box; boxes that this does not settle are halved.
    pub(super) fn leaves_apart(&self, least: Q, halvings: u32) -> bool {
        let whole = (Q::default(), whole(1));
        self.leaves_in(&vec![whole; self.others()], least, halvings)
    }

    fn leaves_in(&self, limits: &[(Q, Q)], least: Q, halvings: u32) -> bool {
        let corners = limits.iter().map(|&(low, high)| [low, high]);
        let rows: Vec<[Q; 2]> = corners
            .multi_cartesian_product()
            .map(|corner| self.rows(&corner))
            .collect();
        let is_settled = (0..2).any(|row| rows.iter().all(|payoffs| payoffs[row] >= least));
        if is_settled || halvings == 0 {
            return is_settled;
        }
        let widest = (0..limits.len()).max_by_key(|&place| limits[place].1 - limits[place].0);
        widest.is_some_and(|place| {
            let (low, high) = limits[place];
            let middle = (low + high) / whole(2);
            [(low, middle), (middle, high)].into_iter().all(|half| {
                let mut halved = limits.to_vec();
                halved[place] = half;
                self.leaves_in(&halved, least, halvings - 1)
            })
        })
    }
}
