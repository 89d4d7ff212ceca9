//! The game's recurrence, for every rule set: a position from those it leads to, in integers n·m·P.

use super::rules::Ending;

/// n·m·(chance to win) at (n, m), where asking leaves the opponent `least_reply` at best, summed over
/// the answers (`None` where there is nothing to ask), and naming the wrong suspect leaves him
/// `reply_to_miss`.
#[inline]
pub(super) fn value(
    ending: Ending,
    n: usize,
    m: usize,
    least_reply: Option<i32>,
    reply_to_miss: i32,
) -> i32 {
    if ending == Ending::Race && (n == 1 || m == 1) {
        return if m == 1 { 0 } else { product(n, m) };
    }
    let asking = least_reply.map(|reply| product(n, m) - reply);
    // One of the two exists: a pool of one is named, and where nothing is named there is more than one.
    asking
        .max(naming(ending, n, m, reply_to_miss))
        .unwrap_or_default()
}

/// n·m·(chance to win) of naming a suspect, where the rules allow it.
#[inline]
pub(super) fn naming(ending: Ending, n: usize, m: usize, reply_to_miss: i32) -> Option<i32> {
    match ending {
        Ending::Race => None,
        Ending::Official => Some(product(1, m)),
        Ending::Open => Some(product(n, m) - reply_to_miss),
    }
}

/// n·m, which the memory limit of every table keeps far below 2³¹.
#[inline]
pub(super) fn product(n: usize, m: usize) -> i32 {
    i32::try_from(n * m).unwrap_or(i32::MAX)
}

/// `min over c in 1..=most of row[c] + fold[n − c]`, every sum looked at, side by side: the least reply
/// to a split of n, where `row` has the replies to one part, the smallest, and `fold` the least replies
/// to splits of the rest.
#[inline(never)]
pub(super) fn least_of_all(row: &[i32], fold: &[i32], n: usize, most: usize) -> i32 {
    let forward = &row[1..=most];
    let backward = &fold[n - most..n];
    let pairs = forward.iter().zip(backward.iter().rev());
    pairs.fold(i32::MAX, |least, (&a, &b)| least.min(a + b))
}
