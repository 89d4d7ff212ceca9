//! Recursive games with one state: payoffs A, stakes B, and the map V → Value(A + BV).

use super::matrix_game::{Saddle, solve};
use super::round::{Q, over, whole};

/// A game that is played again for other stakes.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct RecursiveGame {
    /// The expected payoff of a round to player 1, who chooses the row.
    pub(super) payoffs: Vec<Vec<Q>>,
    /// The expected stakes of the next round, in those of this one; never negative.
    pub(super) stakes: Vec<Vec<Q>>,
}

impl RecursiveGame {
    /// The game of 2×2 strategies that a number stands for: payoffs from −2 to 2, stakes 0 to 4 times `unit`, read from
    /// its digits to the base 5.
    pub(super) fn numbered(number: u64, unit: Q) -> Self {
        let digit = |place: u32| i128::from(number / 5_u64.pow(place) % 5);
        let table = |first: u32, entry: &dyn Fn(i128) -> Q| {
            let row = |row: u32| {
                (0..2)
                    .map(|column| entry(digit(first + 2 * row + column)))
                    .collect()
            };
            (0..2).map(row).collect()
        };
        Self {
            payoffs: table(0, &|digit| whole(digit - 2)),
            stakes: table(4, &|digit| unit * digit),
        }
    }

    /// The number of games that [`Self::numbered`] tells apart.
    pub(super) const COUNT: u64 = 5_u64.pow(8);

    /// This many of them, spread evenly.
    pub(super) fn spread(count: u32) -> impl Iterator<Item = u64> {
        // A multiplier coprime to the number of games.
        (0..u64::from(count)).map(|index| (index * 201_457 + 13) % Self::COUNT)
    }

    /// A + BV.
    pub(super) fn followed_by(&self, value: Q) -> Vec<Vec<Q>> {
        let row = |(payoffs, stakes): (&Vec<Q>, &Vec<Q>)| {
            payoffs
                .iter()
                .zip(stakes)
                .map(|(a, b)| a + b * value)
                .collect()
        };
        self.payoffs.iter().zip(&self.stakes).map(row).collect()
    }

    /// Solves the round in which each unit of stakes carried on is worth `value`.
    pub(super) fn solved(&self, value: Q) -> Option<Saddle> {
        solve(&self.followed_by(value))
    }

    /// T(V), the value of A + BV.
    pub(super) fn map(&self, value: Q) -> Option<Q> {
        self.solved(value).map(|saddle| saddle.value)
    }

    /// The largest entry of B.
    pub(super) fn largest_stakes(&self) -> Q {
        self.stakes
            .iter()
            .flatten()
            .max()
            .copied()
            .unwrap_or_default()
    }

    /// A fixed point of T between two values, where T does not lower the lower one nor raise the higher one: by
    /// bisection, to 2^−`bits` of their distance.
    pub(super) fn fixed_point(&self, mut low: Q, mut high: Q, bits: u32) -> Option<(Q, Q)> {
        for _ in 0..bits {
            let middle = (low + high) * over(1, 2);
            if self.map(middle)? >= middle {
                low = middle;
            } else {
                high = middle;
            }
        }
        Some((low, high))
    }
}
