//! Nica, Definitions 2.6 and 2.7: the regions as defined, and the formulas that hold in them.

/// The part of the state space where a position lies, with its level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Region {
    Weeds(u32),
    UpperHand(u32),
}

/// The levels k with 2^(k+1) < n and 2^k < m ≤ 2^(k+1).
pub(super) fn weeds(n: u32, m: u32) -> impl Iterator<Item = u32> {
    (0..31).filter(move |&k| 2 << k < n && 1 << k < m && m <= 2 << k)
}

/// The levels k with 2^k < n ≤ 2^(k+1) and 2^k < m.
pub(super) fn upper_hand(n: u32, m: u32) -> impl Iterator<Item = u32> {
    (0..31).filter(move |&k| 1 << k < n && n <= 2 << k && 1 << k < m)
}

/// The region of a position with pools of at least 2.
pub(super) fn region(n: u32, m: u32) -> Option<Region> {
    let behind = weeds(n, m).map(Region::Weeds);
    behind.chain(upper_hand(n, m).map(Region::UpperHand)).next()
}

/// Three times n·m·q of (4.1), the formula of the weeds at level k.
pub(super) fn three_q_weeds(k: u32, m: u32) -> i64 {
    let power = 1_i64 << k;
    6 * power * i64::from(m) - 2 * (2 * power * power + 1)
}

/// Three times n·m·q of (4.2), the formula of the upper hand at level k.
pub(super) fn three_q_upper_hand(k: u32, n: u32, m: u32) -> i64 {
    let (power, n, m) = (1_i64 << k, i64::from(n), i64::from(m));
    3 * n * m - 3 * power * n + 2 * (power * power + 2)
}

/// Three times n·m·q(n, m) of (4.3).
pub(super) fn three_q(n: u32, m: u32) -> i64 {
    match region(n, m) {
        Some(Region::Weeds(k)) => three_q_weeds(k, m),
        Some(Region::UpperHand(k)) => three_q_upper_hand(k, n, m),
        None if m == 1 => 0,
        None => 3 * i64::from(m),
    }
}

/// The bid of Theorem 1.1 for pools of at least 2.
pub(super) fn bid(n: u32, m: u32) -> u32 {
    match region(n, m) {
        Some(Region::Weeds(k)) => 1 << k,
        Some(Region::UpperHand(_)) | None => n / 2,
    }
}

/// Three times n·m·p∞ of (3.6) and (3.7) at whole pools.
pub(super) fn three_limit(n: u32, m: u32) -> i64 {
    let product = 3 * i64::from(n) * i64::from(m);
    match region(n, m) {
        Some(Region::Weeds(k)) => ((6 * i64::from(m)) << k) - (4 << (2 * k)),
        Some(Region::UpperHand(k)) => product - ((3 * i64::from(n)) << k) + (2 << (2 * k)),
        None => product,
    }
}
