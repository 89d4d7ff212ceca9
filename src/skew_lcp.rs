//! Exact solutions of symmetric games: linear complementarity with a skew-symmetric matrix.
//!
//! Given a skew-symmetric M and q, find z ≥ 0 with w = M z + q ≥ 0 and zᵢ wᵢ = 0 for all i. A symmetric
//! zero-sum game is such a problem, and so is a linear programme together with its dual.
//!
//! The tableau expresses the basic variable of each index by the nonbasic ones. It stays skew-symmetric
//! when two indices are exchanged at once, and by a Plücker relation of Pfaffians it stays integral over
//! one common denominator. These integers are Pfaffian minors of M, the square roots of the determinants
//! that plain elimination would meet.
//!
//! The method is the parametric self-dual one (Dantzig; Lemke): a positive multiple λ of a fixed vector is
//! added to the values, so large that none is negative; as λ falls to 0, each value about to turn negative
//! is exchanged against the partner that keeps the others non-negative.

use core::cmp::Ordering;

/// Row i, column j holds the coefficient of the nonbasic variable of index j in the basic one of index i,
/// times the denominator. The last two columns hold the value of row i and what λ adds to it.
#[doc(hidden)]
#[derive(Clone, Debug)]
pub struct SkewTableau {
    entries: Vec<Vec<i128>>,
    denominator: i128,
    /// Is zᵢ, not wᵢ, the basic variable of index i?
    is_basic: Vec<bool>,
}

/// Why there is no solution.
#[doc(hidden)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unsolved {
    /// A row that no z ≥ 0 can make non-negative.
    Infeasible,
    /// A product of entries above 2¹²⁷.
    Overflow,
}

impl SkewTableau {
    /// M by its entries above the diagonal, and q.
    #[doc(hidden)]
    pub fn new(constants: &[i64], above: impl Fn(usize, usize) -> i64) -> Self {
        let size = constants.len();
        let mut entries = vec![vec![0; size + 2]; size + 2];
        for (i, &constant) in constants.iter().enumerate() {
            let pairs = (i + 1..size).map(|j| (j, above(i, j)));
            for (j, entry) in pairs.chain([(size, constant)]) {
                entries[i][j] = i128::from(entry);
                entries[j][i] = -i128::from(entry);
            }
        }
        Self {
            entries,
            denominator: 1,
            is_basic: vec![false; size],
        }
    }

    /// Exchanges basic and nonbasic variables of two indices whose entry is positive. O(size²).
    #[doc(hidden)]
    pub fn exchange(&mut self, k: usize, r: usize) -> Result<(), Unsolved> {
        let pivot = self.entries[k][r];
        debug_assert!(pivot > 0);
        let (row_k, row_r) = (self.entries[k].clone(), self.entries[r].clone());
        let is_met = |i: usize| row_k[i] != 0 || row_r[i] != 0;
        let others = (0..row_k.len()).filter(|&i| i != k && i != r);
        let moved = others.filter(|&i| is_met(i) || pivot != self.denominator);
        let others: Vec<usize> = moved.collect();
        for (place, &i) in others.iter().enumerate() {
            for &j in &others[place + 1..] {
                let before = self.entries[i][j];
                let mut sum = 0;
                if is_met(i) && is_met(j) {
                    let less = product(row_k[i], row_r[j])?;
                    let more = product(row_r[i], row_k[j])?;
                    sum = more.checked_sub(less).ok_or(Unsolved::Overflow)?;
                }
                // Most entries of a sparse problem are 0 and stay so.
                if before == 0 && sum == 0 {
                    continue;
                }
                let sum = product(before, pivot)?.checked_add(sum);
                let entry = sum.ok_or(Unsolved::Overflow)? / self.denominator;
                self.entries[i][j] = entry;
                self.entries[j][i] = -entry;
            }
        }
        for &i in &others {
            (self.entries[k][i], self.entries[i][k]) = (row_r[i], -row_r[i]);
            (self.entries[r][i], self.entries[i][r]) = (-row_k[i], row_k[i]);
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
    #[doc(hidden)]
    pub fn solve(&mut self) -> Result<(), Unsolved> {
        self.perturb();
        while !self.advance()? {}
        Ok(())
    }

    /// The next exchange on the way there, after [`Self::perturb`]; says whether there is none. O(size²).
    #[doc(hidden)]
    pub fn advance(&mut self) -> Result<bool, Unsolved> {
        let Some(k) = self.first_to_turn_negative()? else {
            return Ok(true);
        };
        let r = self.partner(k)?.ok_or(Unsolved::Infeasible)?;
        self.exchange(k, r)?;
        Ok(false)
    }

    /// The number of indices.
    #[doc(hidden)]
    #[must_use]
    pub const fn size(&self) -> usize {
        self.is_basic.len()
    }

    /// Sets what λ adds: positive weights without a pattern, so that no two values vanish at one λ but by
    /// coincidence. (Multiples of a number modulo the prime 2¹⁶ + 1 differ for all sizes met here.)
    #[doc(hidden)]
    pub fn perturb(&mut self) {
        let size = self.is_basic.len();
        for (i, index) in (1_i128..).zip(0..size) {
            let weight = (1 + i * 40_503 % 65_537) * self.denominator;
            self.entries[index][size + 1] = weight;
            self.entries[size + 1][index] = -weight;
        }
    }

    /// The basic variable that turns negative first as λ falls, `None` when none does before 0.
    fn first_to_turn_negative(&self) -> Result<Option<usize>, Unsolved> {
        let size = self.is_basic.len();
        let mut first: Option<usize> = None;
        for i in (0..size).filter(|&i| self.entries[i][size] < 0) {
            // λ is value / weight at the turn.
            let turn = |i: usize| (-self.entries[i][size], self.entries[i][size + 1]);
            let is_sooner = match first {
                None => true,
                Some(k) => compare(turn(i), turn(k))?.is_gt(),
            };
            if is_sooner {
                first = Some(i);
            }
        }
        Ok(first)
    }

    /// The index to exchange with k so that no value turns negative at the λ where that of k vanishes: the
    /// least ratio of value there and entry in row k, among positive entries.
    ///
    /// The value of j at that λ, times the weight of k, is a Pfaffian minor up to a multiple of the entry,
    /// the same for all j. So minors are compared, whose numbers are small.
    fn partner(&self, k: usize) -> Result<Option<usize>, Unsolved> {
        let size = self.is_basic.len();
        let row = &self.entries[k];
        let (value, weight) = (row[size], row[size + 1]);
        let mut best: Option<(usize, i128)> = None;
        for j in (0..size).filter(|&j| row[j] > 0) {
            let minor = product(self.entries[j][size], weight)?
                .checked_sub(product(value, self.entries[j][size + 1])?)
                .and_then(|sum| {
                    sum.checked_sub(product(row[j], self.entries[size][size + 1]).ok()?)
                })
                .ok_or(Unsolved::Overflow)?
                / self.denominator;
            let is_less = match best {
                None => true,
                Some((r, least)) => compare((minor, row[j]), (least, row[r]))?.is_lt(),
            };
            if is_less {
                best = Some((j, minor));
            }
        }
        Ok(best.map(|(j, _)| j))
    }

    /// The numerator of zᵢ over [`Self::denominator`].
    #[doc(hidden)]
    #[must_use]
    pub fn numerator(&self, i: usize) -> i128 {
        if self.is_basic[i] {
            self.entries[i][self.is_basic.len()]
        } else {
            0
        }
    }

    /// The common denominator of all entries: positive.
    #[doc(hidden)]
    #[must_use]
    pub const fn denominator(&self) -> i128 {
        self.denominator
    }
}

fn product(a: i128, b: i128) -> Result<i128, Unsolved> {
    a.checked_mul(b).ok_or(Unsolved::Overflow)
}

/// Compares the fractions a/b and c/d, b and d positive.
fn compare((a, b): (i128, i128), (c, d): (i128, i128)) -> Result<Ordering, Unsolved> {
    Ok(product(a, d)?.cmp(&product(c, b)?))
}
