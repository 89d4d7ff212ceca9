//! Every position of *Guess Who?* in turn: row by row, or the smallest first.

use super::check::Check;

/// The most positions between two pauses.
const ROW: u32 = 32;

/// Visits every position with pools from 2 to `side`, with a pause after a few of them: half of the check's work that is
/// left.
pub(super) async fn visit_positions(
    check: &mut Check,
    side: u32,
    mut visit: impl FnMut(&mut Check, u32, u32),
) {
    check.stage(0.5);
    for n in 2..=side {
        for m in 2..=side {
            visit(check, n, m);
            if m % ROW == 0 || m == side {
                let done = f64::from(n - 1) + f64::from(m) / f64::from(side);
                check.progress(done / f64::from(side)).await;
            }
        }
    }
}

/// The positions with pools from 2 to `side` by their sum, then by the mover's pool: the order that "smallest
/// counterexample" refers to.
pub(super) fn by_sum(side: u32) -> impl Iterator<Item = (u32, u32)> {
    (4..=2 * side).flat_map(move |sum| {
        let mine = sum.saturating_sub(side).max(2)..=side.min(sum - 2);
        mine.map(move |n| (n, sum - n))
    })
}
