//! Every position of *Guess Who?* in turn: row by row, or the smallest first.

use crate::check::Check;
use upperhand::guess_who::Pool;

/// The most positions between two pauses.
const ROW: u32 = 32;

/// Visits every position with pools from 2 to `side`, with a pause after a few of them: half of the check's work that is
/// left. A case that fails says where.
pub(crate) async fn visit_positions(
    check: &mut Check,
    side: u32,
    mut visit: impl FnMut(&mut Check, u32, u32),
) {
    check.stage(0.5);
    for n in 2..=side {
        for m in 2..=side {
            check.walk_to(Some((n, m)));
            visit(check, n, m);
            if m % ROW == 0 || m == side {
                let done = f64::from(n - 1) + f64::from(m) / f64::from(side);
                check.progress(done / f64::from(side)).await;
            }
        }
    }
    check.walk_to(None);
}

/// The positions with pools from 2 to `side` by their sum, then by the mover's pool: the order that "smallest
/// counterexample" refers to.
pub(crate) fn by_sum(side: u32) -> impl Iterator<Item = (u32, u32)> {
    (4..=2 * side).flat_map(move |sum| of_sum(sum, 2, side))
}

/// A pool of this size.
pub(crate) fn pool(size: u32) -> Pool {
    Pool::new(size.into()).expect("a size in these checks is a pool")
}

/// The positions of a sum with pools from `least` to `side`.
pub(crate) fn of_sum(sum: u32, least: u32, side: u32) -> impl Iterator<Item = (u32, u32)> {
    let mine = sum.saturating_sub(side).max(least)..=side.min(sum - least);
    mine.map(move |n| (n, sum - n))
}
