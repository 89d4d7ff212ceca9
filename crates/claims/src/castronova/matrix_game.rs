//! The exact value of a matrix game, with a certificate.

use super::round::{Q, whole};
use num_integer::Integer;
use upperhand::skew_lcp::SkewTableau;

/// A solved matrix game: player 1 chooses the row and gets the payoff.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Saddle {
    pub(crate) value: Q,
    /// A mixture of rows that leaves her at least the value against every column.
    pub(crate) rows: Vec<Q>,
    /// A mixture of columns that leaves her at most the value with every row.
    pub(crate) columns: Vec<Q>,
}

/// The least that a mixture of rows leaves player 1.
pub(crate) fn guarantee(payoffs: &[Vec<Q>], rows: &[Q]) -> Q {
    let column = |j: usize| -> Q { rows.iter().zip(payoffs).map(|(x, row)| x * row[j]).sum() };
    let columns = (0..payoffs[0].len()).map(column);
    columns.min().unwrap_or_default()
}

/// The most that a mixture of columns leaves player 1.
pub(crate) fn concession(payoffs: &[Vec<Q>], columns: &[Q]) -> Q {
    let row = |row: &Vec<Q>| -> Q { row.iter().zip(columns).map(|(a, y)| a * y).sum() };
    payoffs.iter().map(row).max().unwrap_or_default()
}

impl Saddle {
    /// Are both mixtures distributions, and does one secure what the other concedes? This alone proves the value.
    fn is_certified(&self, payoffs: &[Vec<Q>]) -> bool {
        let is_mixture = |weights: &[Q]| {
            weights.iter().all(|weight| *weight >= whole(0))
                && weights.iter().sum::<Q>() == whole(1)
        };
        is_mixture(&self.rows)
            && is_mixture(&self.columns)
            && guarantee(payoffs, &self.rows) == self.value
            && concession(payoffs, &self.columns) == self.value
    }
}

/// Solves a game; `None` where the search for the certificate fails.
///
/// With payoffs P made positive, x the weights of rows and y those of columns up to a factor, the game is the linear
/// complementarity problem 0 ≤ x ⟂ 1 − Py ≥ 0, 0 ≤ y ⟂ Pᵀx − 1 ≥ 0, whose matrix is skew-symmetric.
pub(crate) fn solve(payoffs: &[Vec<Q>]) -> Option<Saddle> {
    let (rows, columns) = (payoffs.len(), payoffs[0].len());
    let entries = || payoffs.iter().flatten();
    let scale = entries().fold(1, |scale: i128, entry| scale.lcm(entry.denom()));
    let least = entries().min()?;
    let shift = whole(1) - least * scale;
    let positive = |i: usize, j: usize| (payoffs[i][j] * scale + shift).to_integer();
    let mut constants = vec![1; rows];
    constants.resize(rows + columns, -1);
    let mut tableau = SkewTableau::new(&constants, |i, j| {
        if i < rows && j >= rows {
            -i64::try_from(positive(i, j - rows)).unwrap_or(i64::MAX)
        } else {
            0
        }
    });
    tableau.solve().ok()?;
    let weights = |from: usize, to: usize| -> Option<Vec<Q>> {
        let sum: i128 = (from..to).map(|i| tableau.numerator(i)).sum();
        (sum > 0).then(|| {
            (from..to)
                .map(|i| Q::new(tableau.numerator(i), sum))
                .collect()
        })
    };
    let rows_mixture = weights(0, rows)?;
    let saddle = Saddle {
        value: guarantee(payoffs, &rows_mixture),
        columns: weights(rows, rows + columns)?,
        rows: rows_mixture,
    };
    saddle.is_certified(payoffs).then_some(saddle)
}
