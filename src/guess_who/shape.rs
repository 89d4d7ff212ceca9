//! The shape that every rule set shares: a function E(x, y) of real pools that is bilinear on pieces.
//!
//! With `Q = n·m·P` and r the number of answers, each rule set has a function C of one pool such that
//!
//! ```text
//! far in the weeds (y much smaller than x):      E(x, y) = C(y)
//! far in the upper hand (y much larger than x):  E(x, y) = x·y − C(x)/r
//! ```
//!
//! and, for fixed x, between the two a *seam*: E goes on continuously in y, linear between a few
//! breakpoints. E repeats itself at every scale: `E(r·x, r·y) = r²·E(x, y)`, so `E(x, y)/(x·y)` is the
//! limit p∞ of P, and Q differs from E by corrections that depend on remainders only
//! (see [`race`](super::race), `official`, `open`).
//!
//! For the race this is Nica, equations 3.6 and 3.7; for all other rule sets it was found here.
//!
//! Everything is written once, for any [`Number`]: whole numbers for Q, doubles for p∞.

use super::rules::{Ending, Rules};
use core::ops::{Add, Div, Mul, Sub};

/// The numbers in which E is computed.
pub(super) trait Number:
    Copy
    + PartialOrd
    + From<u32>
    + Add<Output = Self>
    + Sub<Output = Self>
    + Mul<Output = Self>
    + Div<Output = Self>
{
}

impl<N> Number for N where
    N: Copy
        + PartialOrd
        + From<u32>
        + Add<Output = N>
        + Sub<Output = N>
        + Mul<Output = N>
        + Div<Output = N>
{
}

/// A real pool beside its power: `power = r^k ≤ size < r^(k+1)`.
#[derive(Clone, Copy)]
pub(super) struct Scaled<N> {
    pub size: N,
    pub power: N,
}

/// E comes out multiplied by this, so that whole numbers stay whole.
pub(super) fn multiplier(rules: Rules) -> u32 {
    let answers = u32::from(rules.answers());
    match rules.ending() {
        Ending::Official => 1,
        Ending::Race => answers + 1,
        Ending::Open if answers <= 3 => answers + 1,
        Ending::Open => answers - 2,
    }
}

/// [`multiplier`]·E(x, y).
///
/// Exact in whole numbers when both pools are multiples of r² (of 16 for two answers): the divisions
/// below are by r, or by 4, and their dividends hold that factor.
pub(super) fn shape<N: Number>(rules: Rules, mine: Scaled<N>, theirs: Scaled<N>) -> N {
    // The seam's value at its start may leave 64 bits where the weeds do not.
    if theirs.size <= start(rules, mine) {
        weeds(rules, theirs)
    } else {
        seam(rules, mine).at(theirs.size)
    }
}

/// [`multiplier`]·C(y): what the mover has far in the weeds.
pub(super) fn weeds<N: Number>(rules: Rules, theirs: Scaled<N>) -> N {
    let n = N::from;
    let r = n(u32::from(rules.answers()));
    let one = n(1);
    let Scaled { size: y, power: q } = theirs;
    match (rules.ending(), rules.answers()) {
        (Ending::Official, _) => (r + one) * q * y - r * q * q,
        (Ending::Race, _) | (Ending::Open, 2 | 3) => {
            let tile = tile(rules, theirs);
            r * (r + one) * tile * y - r * r * tile * tile
        }
        (Ending::Open, _) => {
            let knee = n(2) * q;
            if y <= knee {
                (r - n(2)) * (q * q + (r - one) * q * (y - q))
            } else {
                r * (r - n(2)) * q * q + r * (r - one) * q * (y - knee)
            }
        }
    }
}

/// E(x, ·) for a fixed x from where the weeds end: continuous, and linear between a few breakpoints.
pub(super) struct Seam<N> {
    /// Up to here the mover is far in the weeds.
    pub start: N,
    /// [`multiplier`]·E there.
    pub value: N,
    /// Breakpoints in ascending order and the slope up to each; one that is not beyond those before it
    /// does not count.
    pub bends: [(N, N); 5],
    /// The slope from the last breakpoint on.
    pub last: N,
}

impl<N: Number> Seam<N> {
    fn new<const BENDS: usize>(start: N, value: N, bends: [(N, N); BENDS], last: N) -> Self {
        let mut all = [(start, last); 5];
        all[..BENDS].copy_from_slice(&bends);
        Self {
            start,
            value,
            bends: all,
            last,
        }
    }

    /// [`multiplier`]·E(x, y) for y beyond the start.
    pub(super) fn at(&self, y: N) -> N {
        let (mut at, mut value) = (self.start, self.value);
        for (bend, slope) in self.bends {
            if y <= bend {
                return value + (y - at) * slope;
            }
            if bend > at {
                value = value + (bend - at) * slope;
                at = bend;
            }
        }
        value + (y - at) * self.last
    }
}

/// Up to where a pool of the mover is far in the weeds.
fn start<N: Number>(rules: Rules, mine: Scaled<N>) -> N {
    let n = N::from;
    let (r, two) = (n(u32::from(rules.answers())), n(2));
    let Scaled { size: x, power: p } = mine;
    match (rules.ending(), rules.answers()) {
        (Ending::Official, 2) => p / n(4),
        (Ending::Official, _) => p / r,
        (Ending::Race, _) | (Ending::Open, 2 | 3) => tile(rules, mine),
        (Ending::Open, _) if x <= two * p => two * p / r,
        (Ending::Open, _) => p,
    }
}

/// The seam of a pool of the mover.
pub(super) fn seam<N: Number>(rules: Rules, mine: Scaled<N>) -> Seam<N> {
    match (rules.ending(), rules.answers()) {
        (Ending::Official, 2) => official_yes_no(mine),
        (Ending::Official, _) => official(rules, mine),
        (Ending::Race, _) | (Ending::Open, 2 | 3) => tiled(rules, mine),
        (Ending::Open, _) => open(rules, mine),
    }
}

/// The lower corner of a pool's tile: r^k in the race; 3·2^k and 2·3^k under `open` with two and
/// three answers, whose game is that of the race scaled by 3 and by 2.
fn tile<N: Number>(rules: Rules, pool: Scaled<N>) -> N {
    let n = N::from;
    let Scaled { size, power } = pool;
    match (rules.ending(), rules.answers()) {
        (Ending::Open, 2) if n(2) * size < n(3) * power => n(3) * power / n(4),
        (Ending::Open, 2) => n(3) * power / n(2),
        (Ending::Open, 3) if size < n(2) * power => n(2) * power / n(3),
        (Ending::Open, 3) => n(2) * power,
        (Ending::Race | Ending::Official | Ending::Open, _) => power,
    }
}

/// No seam: in the weeds up to the mover's tile, the upper hand from there on.
fn tiled<N: Number>(rules: Rules, mine: Scaled<N>) -> Seam<N> {
    let r = N::from(u32::from(rules.answers()));
    let corner = start(rules, mine);
    // C at a corner L is L²·r/(r + 1), seen from the tile below or above.
    Seam::new(
        corner,
        r * corner * corner,
        [],
        (r + N::from(1)) * mine.size,
    )
}

/// The seam of `open` with four answers or more is one piece long.
fn open<N: Number>(rules: Rules, mine: Scaled<N>) -> Seam<N> {
    let n = N::from;
    let r = n(u32::from(rules.answers()));
    let two = n(2);
    let Scaled { size: x, power: p } = mine;
    let start = start(rules, mine);
    let (power, stop, slope) = if x <= two * p {
        (p / r, p, (r - n(3)) * p + x)
    } else {
        (p, two * p, two * p + (r - n(3)) * x)
    };
    let corner = Scaled { size: start, power };
    let last = (r - two) * x;
    Seam::new(start, weeds(rules, corner), [(stop, slope)], last)
}

/// `official` with three answers or more.
#[expect(clippy::many_single_char_names, reason = "the letters of the formula")]
fn official<N: Number>(rules: Rules, mine: Scaled<N>) -> Seam<N> {
    let n = N::from;
    let (r, one) = (n(u32::from(rules.answers())), n(1));
    let Scaled { size: x, power: p } = mine;
    let s = start(rules, mine);
    let first = (r + one) * s;
    let second = (r + r + one) * s;
    let end = (second, (p + (r - one) * x) / r);
    if x <= first {
        let bends = [
            (first / r, x - s),
            (second / r, (s + (r - one) * x) / r),
            (first, p),
            end,
        ];
        Seam::new(s, s * s, bends, x)
    } else if x <= second {
        let bends = [(first, ((r * r - r - one) * s + x) / r), end];
        Seam::new(s, s * s, bends, x)
    } else {
        Seam::new(s, s * s, [(p, first), (first, x - p), end], x)
    }
}

/// `official` with yes/no questions: the same pattern, where the pieces of the seam meet in another
/// order because 2·2 = 2 + 2.
fn official_yes_no<N: Number>(mine: Scaled<N>) -> Seam<N> {
    let n = N::from;
    let x = mine.size;
    let s = start(Rules::OFFICIAL, mine);
    let at = |multiple: u32| n(multiple) * s;
    let slope = |multiple: u32| (at(multiple) + x) / n(2);
    let end = (at(10), slope(4));
    if x <= at(5) {
        let bends = [(at(3), slope(1)), (at(5), slope(2)), (at(6), at(4)), end];
        Seam::new(s, s * s, bends, x)
    } else if x <= at(6) {
        let bends = [
            (at(2), at(3)),
            (at(3), x - at(2)),
            (at(5), slope(2)),
            (at(6), at(4)),
            end,
        ];
        Seam::new(s, s * s, bends, x)
    } else {
        let bends = [(at(2), at(3)), (at(6), slope(2)), end];
        Seam::new(s, s * s, bends, x)
    }
}

/// [`unit`]·E at whole pools.
pub(super) fn exact<N: Number>(rules: Rules, mine: u32, theirs: u32) -> N {
    shape(rules, scaled(rules, mine), scaled(rules, theirs))
}

/// A whole pool, times [`scale`].
pub(super) fn scaled<N: Number>(rules: Rules, pool: u32) -> Scaled<N> {
    let scale = N::from(scale(rules));
    let power = power_below(u32::from(rules.answers()), pool);
    Scaled {
        size: N::from(pool) * scale,
        power: N::from(power) * scale,
    }
}

/// What E is held in at whole pools: whole numbers are it times this.
pub(super) fn unit(rules: Rules) -> u32 {
    multiplier(rules) * scale(rules) * scale(rules)
}

/// The factor of pools with which [`shape`] stays in whole numbers.
pub(super) fn scale(rules: Rules) -> u32 {
    match u32::from(rules.answers()) {
        2 => 16,
        answers => answers * answers,
    }
}

/// The power of `base` with `base^k ≤ pool < base^(k+1)`.
pub(super) fn power_below(base: u32, pool: u32) -> u32 {
    if base == 2 {
        return 1 << pool.ilog2();
    }
    let last = pool / base;
    let mut power = 1;
    while power <= last {
        power *= base;
    }
    power
}

/// E at whole pools plus a correction given in parts of [`unit`]; the sum is whole.
///
/// In 64 bits where they suffice, else in 128: at two pools of 2³¹ and six answers E takes 75 bits.
pub(super) fn corrected(rules: Rules, mine: u32, theirs: u32, correction: i64) -> u64 {
    let unit = unit(rules);
    // unit < 2^14, E ≤ 2·n·m: below 2^44 · 2^15 nothing leaves 64 bits.
    if u64::from(mine) * u64::from(theirs) < 1 << 44 {
        let total = exact::<i64>(rules, mine, theirs) + correction;
        return (total / i64::from(unit)).unsigned_abs();
    }
    let total = exact::<i128>(rules, mine, theirs) + i128::from(correction);
    // At most n·m, below 2^62.
    u64::try_from(total / i128::from(unit)).unwrap_or(u64::MAX)
}
