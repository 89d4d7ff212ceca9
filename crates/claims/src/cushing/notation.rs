//! The notation of Cushing et al.: n_<, n_>, and chances where one of several positions is reached.
//!
//! In whole numbers: with `Q(n, m) = n·m·P(n, m)` and parts that add up to n, `n·m·P(m, [a : b : …])` is the sum of the
//! Q(m, part), and `n·m·P([a : b : …], m)` that of the Q(part, m).

use crate::guess_who::NaiveTable;

/// n_<: ⌊n/4⌋ + ⌊(n+1)/4⌋, but 1 for n = 2.
pub(super) const fn lesser(n: u32) -> u32 {
    if n == 2 { 1 } else { n / 4 + (n + 1) / 4 }
}

/// n_> as printed: ⌊(n+2)/4⌋ + ⌊(n+3)/4⌋.
pub(super) const fn greater_as_printed(n: u32) -> u32 {
    (n + 2) / 4 + n.div_ceil(4)
}

/// n_> = n − n_<: as printed but for n = 2, where it is 1.
pub(super) const fn greater(n: u32) -> u32 {
    n - lesser(n)
}

/// \[n_< : n_>\].
pub(super) const fn halves(n: u32) -> [u32; 2] {
    [lesser(n), greater(n)]
}

/// \[k_< : k_> : (n−k)_< : (n−k)_>\].
pub(super) const fn quarters(n: u32, k: u32) -> [u32; 4] {
    let (first, second) = (halves(k), halves(n - k));
    [first[0], first[1], second[0], second[1]]
}

/// n·m·P(m, [a : b : …]): the opponent's chance where the mover's pool has become one of the parts.
pub(super) fn joe(table: &NaiveTable, m: u32, parts: &[u32]) -> i64 {
    parts.iter().map(|&part| table.value(m, part)).sum()
}

/// n·m·P([a : b : …], m): the mover's chance with one of the parts.
pub(super) fn ours(table: &NaiveTable, parts: &[u32], m: u32) -> i64 {
    parts.iter().map(|&part| table.value(part, m)).sum()
}

/// n·m·P([a : b : …], [c : d : …]).
pub(super) fn both(table: &NaiveTable, mine: &[u32], theirs: &[u32]) -> i64 {
    theirs.iter().map(|&part| ours(table, mine, part)).sum()
}

/// The positions of Theorem 1.1 where n_< is not the bid.
pub(super) const fn is_sporadic(n: u32, m: u32) -> bool {
    matches!((n, m), (4 | 6 | 10, 4))
}
