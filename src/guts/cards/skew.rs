//! Exact solutions of symmetric games: linear complementarity with a skew-symmetric matrix.
//!
//! Given a skew-symmetric M and q, find z ≥ 0 with w = M z + q ≥ 0 and zᵢ wᵢ = 0 for all i. A symmetric
//! zero-sum game is such a problem, and so is a linear programme with its dual.
//!
//! The tableau expresses the basic variable of each index by the nonbasic ones. It stays skew-symmetric
//! under the exchange of a pair of indices, so pivots come in pairs, and by a Plücker relation of Pfaffians
//! it stays integral over one common denominator: M's own Pfaffian minors, square roots of the determinants
//! that plain elimination would meet. The criss-cross method of least index (Terlaky; Klafszky and Terlaky
//! for bisymmetric problems) ends after finitely many exchanges, ties or not.

/// The tableau: row i, column j holds the coefficient of the nonbasic variable of index j in the basic one
/// of index i, times the denominator. The last index stands for the constant 1.
pub(super) struct SkewTableau {
    entries: Vec<Vec<i128>>,
    denominator: i128,
    /// Is zᵢ, not wᵢ, the basic variable of index i?
    is_basic: Vec<bool>,
}

/// Why there is no solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unsolved {
    /// A row that no z ≥ 0 can make non-negative.
    Infeasible,
    /// An entry above 2¹²⁶.
    Overflow,
}

impl SkewTableau {
    /// M by its entries above the diagonal, and q.
    pub(super) fn new(constants: &[i64], above: impl Fn(usize, usize) -> i64) -> Self {
        let size = constants.len();
        let mut entries = vec![vec![0; size + 1]; size + 1];
        for (i, &constant) in constants.iter().enumerate() {
            for j in i + 1..size {
                entries[i][j] = i128::from(above(i, j));
                entries[j][i] = -entries[i][j];
            }
            entries[i][size] = i128::from(constant);
            entries[size][i] = -entries[i][size];
        }
        Self {
            entries,
            denominator: 1,
            is_basic: vec![false; size],
        }
    }

    /// Exchanges basic and nonbasic variables of two indices whose entry is positive.
    pub(super) fn exchange(&mut self, k: usize, r: usize) -> Result<(), Unsolved> {
        let pivot = self.entries[k][r];
        debug_assert!(pivot > 0);
        let (row_k, row_r) = (self.entries[k].clone(), self.entries[r].clone());
        let last = self.is_basic.len();
        for i in (0..=last).filter(|&i| i != k && i != r) {
            let (in_k, in_r) = (self.entries[i][k], self.entries[i][r]);
            for j in (0..=last).filter(|&j| j != k && j != r && j != i) {
                let entry = &mut self.entries[i][j];
                if in_k == 0 && in_r == 0 && pivot == self.denominator {
                    continue;
                }
                let product = |a: i128, b: i128| a.checked_mul(b);
                let sum = product(*entry, pivot)
                    .and_then(|sum| sum.checked_add(product(in_k, row_r[j])?))
                    .and_then(|sum| sum.checked_sub(product(in_r, row_k[j])?))
                    .ok_or(Unsolved::Overflow)?;
                *entry = sum / self.denominator;
            }
            self.entries[i][k] = in_r;
            self.entries[i][r] = -in_k;
        }
        for j in (0..=last).filter(|&j| j != k && j != r) {
            self.entries[k][j] = row_r[j];
            self.entries[r][j] = -row_k[j];
        }
        self.entries[k][r] = -self.denominator;
        self.entries[r][k] = self.denominator;
        self.denominator = pivot;
        for index in [k, r] {
            self.is_basic[index] = !self.is_basic[index];
        }
        Ok(())
    }

    /// Exchanges until no basic variable is negative.
    pub(super) fn solve(&mut self) -> Result<(), Unsolved> {
        let last = self.is_basic.len();
        while let Some(k) = (0..last).find(|&i| self.entries[i][last] < 0) {
            let r = (0..last).find(|&j| self.entries[k][j] > 0);
            self.exchange(k, r.ok_or(Unsolved::Infeasible)?)?;
        }
        Ok(())
    }

    /// The numerator of zᵢ over [`Self::denominator`].
    pub(super) fn numerator(&self, i: usize) -> i128 {
        if self.is_basic[i] {
            self.entries[i][self.is_basic.len()]
        } else {
            0
        }
    }

    pub(super) fn denominator(&self) -> i128 {
        self.denominator
    }
}
