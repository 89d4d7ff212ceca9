//! Every optimal bid (smaller part of an optimal question) under `official` with yes/no questions.
//!
//! Against m, let f(y) = Q(m, y) be the opponent's reply to a part y. On the even parts, and on the odd
//! ones, f is convex and linear between *bends*: numbers c·2^k with c = 1, 3 or 5, the last of them 5p/2
//! with p the power of two at or below m. A step of two over a bend may have a slope of its own, so the
//! *knots* are, for each bend, the last part of either kind up to it and the next.
//!
//! A bid of b costs f(b) + f(n − b). So the optimal bids of one kind go up to the middle from a *first* one,
//! and the first is a knot or n less a knot: within 2 of c·2^k or of n − c·2^k. Found here; checked for
//! every bid at all pools up to 1024, and by bisection at random pools up to 2³¹ − 1.

use super::yes_no::{Row, numerator};
use crate::guess_who::pool::Pool;
use crate::guess_who::questions::BidRun;

/// The most even of the optimal bids: half of the pool, or one less. O(1).
pub(in crate::guess_who) fn most_even_bid(mine: Pool, theirs: Pool) -> Option<u32> {
    let (n, m) = (mine.get(), theirs.get());
    let half = n / 2;
    (n > 1 && m > 1).then(|| half - u32::from(is_uncertain(n) && !is_best(n, m, half)))
}

/// Pools for which half of the pool may not be optimal: 2 more than a multiple of 4, and 4 (against 4).
/// For the others Cushing et al., Theorem 1.1, bids half, whatever the opponent has.
pub(in crate::guess_who) fn is_uncertain(n: u32) -> bool {
    n % 4 == 2 || n == 4
}

/// Every optimal bid: at most one run of even bids and one of odd ones, the one with the most even
/// bid before the other. None where naming is the only optimal move. O(1): from the middle down, knot by
/// knot, over the few bends that a linear piece of f may hide.
pub(in crate::guess_who) fn optimal_bids(n: u32, m: u32) -> [Option<BidRun>; 2] {
    if n == 1 || m == 1 {
        return [None; 2];
    }
    let half = n / 2;
    [half, half - 1].map(|last| {
        if last == 0 || !is_best(n, m, last) {
            return None;
        }
        let mut first = last;
        while let Some(bid) = next_first(n, m, first).filter(|&bid| is_best(n, m, bid)) {
            first = bid;
        }
        Some(BidRun {
            first,
            last,
            step: 2,
        })
    })
}

/// Is this bid optimal? For pools of at least 2, where asking always is.
fn is_best(n: u32, m: u32, bid: u32) -> bool {
    let reply = numerator(m, bid) + numerator(m, n - bid);
    numerator(n, m) + reply == u64::from(n) * u64::from(m)
}

/// The next smaller bid of the same kind that may be the first.
fn next_first(n: u32, m: u32, bid: u32) -> Option<u32> {
    let last_bend = last_bend(m);
    let below = knot_below(bid, last_bend);
    let beyond = knot_beyond(n - bid, last_bend).and_then(|knot| n.checked_sub(knot));
    below.max(beyond).filter(|&next| next > 0)
}

/// 5p/2 for the power of two p at or below a pool of at least 2.
fn last_bend(m: u32) -> u32 {
    5 << (m.ilog2() - 1)
}

/// The largest knot below a part of the same kind; 0 below the first.
fn knot_below(part: u32, last_bend: u32) -> Option<u32> {
    let bend = bend_up_to(part - 1)?.min(last_bend);
    let knot = bend - (part - bend) % 2;
    Some(if knot + 2 < part { knot + 2 } else { knot })
}

/// The smallest knot beyond a part of the same kind.
fn knot_beyond(part: u32, last_bend: u32) -> Option<u32> {
    let bend = bend_from(part);
    let knot = bend - (bend - part) % 2;
    (bend <= last_bend).then(|| if knot > part { knot } else { knot + 2 })
}

/// The largest c·2^k up to a number: 4, 5 or 6 quarters of its power of two.
fn bend_up_to(number: u32) -> Option<u32> {
    let power = 1_u64 << number.checked_ilog2()?;
    let quarters = (4 * u64::from(number) / power).min(6);
    u32::try_from(quarters * power / 4).ok()
}

/// The smallest c·2^k from a number of at least 1 on.
fn bend_from(number: u32) -> u32 {
    let power = 1_u32 << number.ilog2();
    match 4 * u64::from(number) {
        quadruple if quadruple <= 4 * u64::from(power) => power,
        quadruple if quadruple <= 5 * u64::from(power) => power / 4 * 5,
        quadruple if quadruple <= 6 * u64::from(power) => power / 2 * 3,
        _ => 2 * power,
    }
}

/// The optimal bids of many pools: f by pieces, built once for a pool of the opponent.
pub(in crate::guess_who) struct Bids {
    /// f on the even and on the odd parts, as against the largest pool: what the mover has far in the weeds.
    weeds: [Vec<Piece>; 2],
    /// The same against the pool that was asked for last.
    replies: [Vec<Piece>; 2],
}

/// f from a part on: `value` there, `slope` more with every two.
#[derive(Clone, Copy)]
struct Piece {
    start: u32,
    value: i64,
    slope: i64,
}

impl Piece {
    /// Beyond every part.
    const END: Self = Self {
        start: u32::MAX,
        value: 0,
        slope: 0,
    };

    fn at(&self, part: u32) -> i64 {
        self.value + (i64::from(part) - i64::from(self.start)) / 2 * self.slope
    }
}

impl Bids {
    pub(in crate::guess_who) fn new() -> Self {
        let mut bids = Self {
            weeds: [Vec::new(), Vec::new()],
            replies: [Vec::new(), Vec::new()],
        };
        let largest = Pool::MAX.get();
        let row = Row::of(largest);
        for (kind, pieces) in (0..).zip(&mut bids.weeds) {
            extend(pieces, &row, 2 - kind, largest);
        }
        bids
    }

    /// Turns to another pool of the opponent, of at least 2.
    pub(in crate::guess_who) fn turn_to(&mut self, m: u32) {
        // Up to here the mover is far in the weeds, where f does not depend on m.
        let start = (1 << m.ilog2()) / 4;
        let row = Row::of(m);
        for (kind, pieces) in (0..).zip(&mut self.replies) {
            let weeds = &self.weeds[kind as usize];
            // The last knot at the bend, or the first part of all.
            let from = if start < 2 { 2 - kind } else { start - kind };
            let shared = weeds.partition_point(|piece| piece.start < from);
            pieces.clear();
            pieces.extend_from_slice(&weeds[..shared]);
            extend(pieces, &row, from, last_bend(m));
        }
    }

    /// To walk over the pools of at least 2 with this remainder mod 4, which says what is even and what odd.
    pub(in crate::guess_who) fn walk(&self, remainder: usize) -> Walk<'_> {
        let half = remainder / 2;
        let kind = |last: usize, rest: usize| Kind {
            bids: Cursor::new(&self.replies[last % 2]),
            rests: Cursor::new(&self.replies[rest % 2]),
        };
        Walk {
            near: kind(half, remainder - half),
            far: kind(half + 1, remainder - half + 1),
        }
    }
}

/// f followed from the middles of ascending pools: for the bids like half of the pool, and for the others.
pub(in crate::guess_who) struct Walk<'a> {
    near: Kind<'a>,
    far: Kind<'a>,
}

impl Walk<'_> {
    /// The most even optimal bid for a pool no smaller than the one before.
    #[inline]
    pub(in crate::guess_who) fn most_even(&mut self, n: u32) -> u32 {
        let half = n / 2;
        if half == 1 {
            return half;
        }
        let is_far_cheaper = self.near.cost(n, half) > self.far.cost(n, half - 1);
        half - u32::from(is_far_cheaper)
    }
}

/// f where the even or the odd bids are, and where their rests are.
struct Kind<'a> {
    bids: Cursor<'a>,
    rests: Cursor<'a>,
}

impl Kind<'_> {
    /// What a bid costs.
    #[inline]
    fn cost(&mut self, n: u32, bid: u32) -> i64 {
        let rest = n - bid;
        // The piece that ends at the bid or beyond, and the one that begins at the rest or before.
        self.bids.follow(bid - 1);
        self.rests.follow(rest);
        self.bids.piece.at(bid) + self.rests.piece.at(rest)
    }
}

/// A piece, where it ends, and those after it.
struct Cursor<'a> {
    piece: Piece,
    end: u32,
    after: core::slice::Iter<'a, Piece>,
}

impl<'a> Cursor<'a> {
    fn new(pieces: &'a [Piece]) -> Self {
        let mut after = pieces.iter();
        let piece = after.next().copied().unwrap_or(Piece::END);
        let end = after.as_slice().first().unwrap_or(&Piece::END).start;
        Self { piece, end, after }
    }

    /// Goes on to the last piece that starts up to a part.
    #[inline]
    fn follow(&mut self, part: u32) {
        while self.end <= part {
            self.piece = self.after.next().copied().unwrap_or(Piece::END);
            self.end = self.after.as_slice().first().unwrap_or(&Piece::END).start;
        }
    }
}

/// Appends the pieces of f from a knot on, over the bends up to the last.
fn extend(pieces: &mut Vec<Piece>, row: &Row, from: u32, last_bend: u32) {
    let (mut start, mut value) = (from, row.at(from));
    loop {
        let next = knot_beyond(start, last_bend);
        let end = next.unwrap_or(start + 2);
        let reached = row.at(end);
        let slope = (reached - value) / (i64::from(end - start) / 2);
        if pieces.last().is_none_or(|last| last.slope != slope) {
            pieces.push(Piece {
                start,
                value,
                slope,
            });
        }
        if next.is_none() {
            return;
        }
        (start, value) = (end, reached);
    }
}
