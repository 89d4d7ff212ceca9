//! Matrix games, exactly: the simplex method in whole numbers.

use num_bigint::BigInt;
use num_traits::{One, Signed, Zero};

/// A game of whole payoffs that are not negative: the row's player gets them from the column's.
pub struct MatrixGame {
    payoffs: Vec<Vec<u64>>,
}

/// Best mixtures, as weights that are not negative.
pub struct Mixed {
    /// Those of the rows: whoever plays them gets the value at least.
    pub rows: Vec<BigInt>,
    /// Those of the columns: whoever plays them pays the value at most.
    pub columns: Vec<BigInt>,
}

impl MatrixGame {
    /// One row and one column.
    #[must_use]
    pub fn new(payoff: u64) -> Self {
        Self {
            payoffs: vec![vec![payoff]],
        }
    }

    /// One row more, with a payoff for each column.
    pub fn add_row(&mut self, row: impl Iterator<Item = u64>) {
        self.payoffs.push(row.collect());
    }

    /// One column more, with a payoff for each row.
    pub fn add_column(&mut self, column: impl Iterator<Item = u64>) {
        for (row, payoff) in self.payoffs.iter_mut().zip(column) {
            row.push(payoff);
        }
    }

    /// With all payoffs one more, so that the value is positive: the columns' weights y ≥ 0 of the largest sum with
    /// (payoffs)·y ≤ 1 are the best mixture but for their sum, and the dual solution is that of the rows.
    #[must_use]
    pub fn solve(&self) -> Mixed {
        let columns = self.payoffs[0].len();
        let mut tableau = Tableau::new(&self.payoffs);
        while let Some(entering) = tableau.entering() {
            tableau.pivot(entering);
        }
        let mut mixed = Mixed {
            rows: tableau.costs[columns..tableau.last].to_vec(),
            columns: vec![BigInt::zero(); columns],
        };
        for (row, &basic) in tableau.rows.iter().zip(&tableau.basic) {
            if basic < columns {
                mixed.columns[basic].clone_from(&row[tableau.last]);
            }
        }
        mixed
    }
}

/// Every entry is held times `unit`, the pivot before: divisions leave no rest (Edmonds, Bareiss).
struct Tableau {
    rows: Vec<Vec<BigInt>>,
    costs: Vec<BigInt>,
    basic: Vec<usize>,
    unit: BigInt,
    /// The index of the constants.
    last: usize,
}

impl Tableau {
    fn new(payoffs: &[Vec<u64>]) -> Self {
        let (rows, columns) = (payoffs.len(), payoffs[0].len());
        let last = columns + rows;
        let row = |(index, payoffs): (usize, &Vec<u64>)| {
            let mut row = vec![BigInt::zero(); last + 1];
            for (entry, &payoff) in row.iter_mut().zip(payoffs) {
                *entry = BigInt::from(payoff) + 1;
            }
            row[columns + index] = BigInt::one();
            row[last] = BigInt::one();
            row
        };
        let mut costs = vec![BigInt::zero(); last + 1];
        costs[..columns].fill(-BigInt::one());
        Self {
            rows: payoffs.iter().enumerate().map(row).collect(),
            costs,
            basic: (columns..last).collect(),
            unit: BigInt::one(),
            last,
        }
    }

    /// Bland's rule, which never goes in a circle: the first column that gains.
    fn entering(&self) -> Option<usize> {
        self.costs[..self.last].iter().position(Signed::is_negative)
    }

    fn pivot(&mut self, entering: usize) {
        // Positive payoffs bound every column, so there is a row.
        let candidates = (0..self.rows.len()).filter(|&row| self.rows[row][entering].is_positive());
        let Some(leaving) = candidates.min_by(|&one, &other| {
            let ratio = |a: usize, b: usize| &self.rows[a][self.last] * &self.rows[b][entering];
            let order = ratio(one, other).cmp(&ratio(other, one));
            order.then(self.basic[one].cmp(&self.basic[other]))
        }) else {
            return;
        };
        let pivot_row = core::mem::take(&mut self.rows[leaving]);
        let pivot = pivot_row[entering].clone();
        let others = self.rows.iter_mut().filter(|row| !row.is_empty());
        for row in others.chain([&mut self.costs]) {
            let factor = row[entering].clone();
            for (entry, above) in row.iter_mut().zip(&pivot_row) {
                let grown = &*entry * &pivot - &factor * above;
                *entry = grown / &self.unit;
            }
        }
        self.rows[leaving] = pivot_row;
        self.basic[leaving] = entering;
        self.unit = pivot;
    }
}
