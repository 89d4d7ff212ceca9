//! The three-way strategy of Cushing et al.: one optimal question at every position.

use crate::guess_who::pool::Pool;
use crate::order;

/// Cushing et al., Theorem 1.6, corrected: the parts of an optimal three-way question under
/// `official`, ascending; empty where naming a suspect is the only optimal move (a pool of one).
/// A part of 0 is left out: (1, 1) at n = 2. O(1).
///
/// As printed the three sums run too far and do not add up to n. With k = ⌊log₃ n⌋, d = 3^(k−1) and
/// g = 3^(k−2), the reading that is optimal everywhere cuts the d terms ⌊(n+i)/d⌋, 0 ≤ i < d, whose sum is
/// n, into three runs of g terms each; that question is asked while m < 3^k + 3^(k−1). The table for
/// n ≤ 9 holds as printed. Checked against the exhaustive table for all pools up to 1024.
///
/// ```
/// use upperhand::guess_who::{official, Pool};
/// let pool = Pool::new(24)?;
/// assert_eq!(official::tripartite_strategy(pool, pool), [6, 9, 9]);
/// # Ok::<(), upperhand::guess_who::Error>(())
/// ```
#[must_use]
pub fn tripartite_strategy(mine: Pool, theirs: Pool) -> Vec<u32> {
    let (n, m) = (mine.get(), theirs.get());
    if n == 1 || m == 1 {
        return Vec::new();
    }
    if n == 2 {
        return vec![1, 1];
    }
    let mut parts = if n <= 9 {
        few_suspects(n, m)
    } else {
        many_suspects(n, m)
    };
    order::sort(&mut parts);
    parts.to_vec()
}

/// The printed table for 3 ≤ n ≤ 9, m ≥ 2.
fn few_suspects(n: u32, m: u32) -> [u32; 3] {
    match (n, m) {
        (5, 5..) => [1, 1, 3],
        (6, 5..=7) => [1, 1, 4],
        (6, 8..) => [1, 2, 3],
        (7, 5..) => [1, 3, 3],
        (8, 5..=7) => [1, 3, 4],
        (9, 5..=7) => [1, 4, 4],
        _ => [n / 3, (n + 1) / 3, n.div_ceil(3)],
    }
}

/// The corrected statement for n ≥ 10.
fn many_suspects(n: u32, m: u32) -> [u32; 3] {
    let whole = 3_u32.pow(n.ilog(3));
    let third = whole / 3;
    if m < whole + third {
        return three_runs(n, third);
    }
    if n <= whole + 2 * third {
        [third, third, n - 2 * third]
    } else if n == whole + 2 * third + 1 {
        [third, third + 2, whole - 1]
    } else if n <= third + 2 * whole {
        [third, n - whole - third, whole]
    } else if n == third + 2 * whole + 1 {
        [third + 2, whole - 1, whole]
    } else {
        [n - 2 * whole, whole, whole]
    }
}

/// The d terms ⌊(n+i)/d⌋, 0 ≤ i < d, of which the last n mod d are one larger, in three runs of d/3.
fn three_runs(n: u32, d: u32) -> [u32; 3] {
    let run = d / 3;
    let (term, larger) = (n / d, n % d);
    // The larger terms fill the runs from the last.
    [2, 1, 0].map(|runs_after| term * run + larger.saturating_sub(runs_after * run).min(run))
}
