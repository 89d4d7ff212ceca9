//! The parts of the continuous game: how far p∞ goes on by one formula, the same at every power of r.
//!
//! With E and C as in [`shape`](super::shape), and levels counted in powers of r:
//!
//! ```text
//! in the weeds:     E(x, y) = C(y)             p∞ is C(y)/(x·y): only their pool decides how to play
//! the upper hand:   E(x, y) = x·y − C(x)/r     p∞ is 1 − C(x)/(r·x·y): only the mover's own does
//! the seam:         neither
//! ```
//!
//! For the race this is Nica, §3: no seam, and weeds and upper hand of one level make an L-shaped tile.
//! `open` with two and three answers has the same tiles, with corners at 3·2^k and 2·3^k. The other rule
//! sets have a seam between two stairs; found here, see `tests/core/limit_region.rs`.

use super::continuous::mantissa;
use super::rules::{Ending, Rules};

/// One step of the stairs between weeds and upper hand: the mover's pools x with `from < x ≤ to`. All other
/// steps are these times a power of r.
///
/// ```
/// use upperhand::guess_who::{limit_steps, Rules};
/// let [step] = limit_steps(Rules::RACE)[..] else { panic!("the race has one step a period") };
/// assert_eq!((step.from, step.to), (1.0, 2.0));
/// assert_eq!((step.weeds_to, step.upper_hand_from), (1.0, 1.0));
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LimitStep {
    /// Where the step starts.
    pub from: f64,
    /// Where the next one starts.
    pub to: f64,
    /// The mover is in the weeds where the opponent's pool is at most this …
    pub weeds_to: f64,
    /// … and has the upper hand where it is larger than this.
    pub upper_hand_from: f64,
}

/// The steps of one period, ascending: from the corner of level 0 to that of level 1.
#[must_use]
pub fn limit_steps(rules: Rules) -> Vec<LimitStep> {
    let r = f64::from(rules.answers());
    let corner = corner(rules);
    let step = |from, to, weeds_to, upper_hand_from| LimitStep {
        from,
        to,
        weeds_to,
        upper_hand_from,
    };
    match (rules.ending(), rules.answers()) {
        (Ending::Official, 2) => vec![step(1.0, 1.25, 0.25, 2.5), step(1.25, 2.0, 0.5, 2.5)],
        (Ending::Official, _) => {
            let end = (2.0 * r + 1.0) / r;
            vec![step(1.0, end, 1.0 / r, end), step(end, r, 1.0, end)]
        }
        (Ending::Race, _) | (Ending::Open, 2 | 3) => {
            vec![step(corner, r * corner, corner, corner)]
        }
        (Ending::Open, _) => vec![step(1.0, 2.0, 2.0 / r, 1.0), step(2.0, r, 1.0, 2.0)],
    }
}

/// The pool at which level 0 starts.
fn corner(rules: Rules) -> f64 {
    match (rules.ending(), rules.answers()) {
        (Ending::Open, 2) => 3.0,
        (Ending::Open, 3) => 2.0,
        (Ending::Race | Ending::Official | Ending::Open, _) => 1.0,
    }
}

/// The part of the continuous game that a point is in.
///
/// ```
/// use upperhand::guess_who::{limit_region, LimitRegion, Rules};
/// let region = limit_region(Rules::OFFICIAL, 1.5, 1.5);
/// assert_eq!(region, Some(LimitRegion::Seam { level: 0 }));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LimitRegion {
    /// The mover trails by far.
    InTheWeeds {
        /// The power of r below the opponent's pool.
        level: i32,
    },
    /// Between weeds and upper hand.
    Seam {
        /// The power of r below the mover's pool.
        level: i32,
    },
    /// The mover leads by far.
    UpperHand {
        /// The power of r below the mover's pool.
        level: i32,
    },
}

/// The part and its level: k for pools in (r^k, r^(k+1)], in (3·2^k, 6·2^k] under `open` with yes/no
/// questions, in (2·3^k, 6·3^k] with three answers. `None` unless x and y are positive and finite.
#[must_use]
pub fn limit_region(rules: Rules, x: f64, y: f64) -> Option<LimitRegion> {
    let r = f64::from(rules.answers());
    let (x, mine) = placed(rules, x)?;
    let (y, theirs) = placed(rules, y)?;
    let apart = theirs.saturating_sub(mine);
    // No step is further than two powers from the mover's pool.
    let y = if apart < 0 {
        y / r.powi(apart.saturating_neg().min(FAR))
    } else {
        y * r.powi(apart.min(FAR))
    };
    let steps = limit_steps(rules);
    let step = steps.iter().find(|step| x <= step.to)?;
    Some(if y <= step.weeds_to {
        LimitRegion::InTheWeeds { level: theirs }
    } else if y <= step.upper_hand_from {
        LimitRegion::Seam { level: mine }
    } else {
        LimitRegion::UpperHand { level: mine }
    })
}

const FAR: i32 = 4;

/// A pool divided by a power of r, so that it lies beyond the corner of level 0 and up to that of level 1,
/// and the power.
fn placed(rules: Rules, pool: f64) -> Option<(f64, i32)> {
    let corner = corner(rules);
    let (mantissa, power) = mantissa(u32::from(rules.answers()), pool / corner)?;
    Some(if mantissa == 1.0 {
        (corner * f64::from(rules.answers()), power - 1)
    } else {
        (corner * mantissa, power)
    })
}
