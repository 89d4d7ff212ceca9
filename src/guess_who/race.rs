//! The race in closed form: value, optimal bid, region and level of any position (Nica, Theorem 1.1),
//! and its continuous limit p∞ (Nica, Propositions 3.8 and 3.9).
//!
//! With `2^k < min(n, …) ≤ 2^(k+1)` as in the regions below, and `Q = n·m·P`:
//!
//! ```text
//! in the weeds at level k:     Q = 2^(k+1)·m − 2·(2^(2k+1) + 1)/3      (1.1)
//! the upper hand at level k:   Q = n·m − 2^k·n + 2·(2^(2k) + 2)/3      (1.2)
//! ```
//!
//! Both divisions are exact, so everything stays an integer.

use super::error::Error;
use super::pool::Pool;
use super::probability::Probability;

/// The part of the race's positions that the mover is in (Nica, Definitions 2.6 and 2.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Region {
    /// The mover trails: `mine > 2^(level+1)` while `2^level < theirs ≤ 2^(level+1)`. Bold play.
    InTheWeeds {
        /// k of W_k.
        level: u32,
    },
    /// The mover leads: `2^level < mine ≤ 2^(level+1)` while `theirs > 2^level`. Safe play.
    UpperHand {
        /// k of U_k.
        level: u32,
    },
}

/// The region of a position, `None` when a pool is one.
///
/// ```
/// use upperhand::guess_who::{race, Pool};
/// let region = race::region(Pool::new(40)?, Pool::new(24)?);
/// assert_eq!(region, Some(race::Region::InTheWeeds { level: 4 }));
/// # Ok::<(), upperhand::guess_who::Error>(())
/// ```
#[must_use]
pub fn region(mine: Pool, theirs: Pool) -> Option<Region> {
    let (my_level, their_level) = (mine.level()?, theirs.level()?);
    Some(if my_level > their_level {
        Region::InTheWeeds { level: their_level }
    } else {
        Region::UpperHand { level: my_level }
    })
}

/// The mover's chance to win when both play optimally. O(1).
///
/// # Errors
/// [`Error::NotAPosition`] for (1, 1).
///
/// ```
/// use upperhand::guess_who::{race, Pool, Probability};
/// let pool = Pool::new(24)?;
/// assert_eq!(race::win(pool, pool)?, Probability::new(91, 144));
/// # Ok::<(), upperhand::guess_who::Error>(())
/// ```
pub fn win(mine: Pool, theirs: Pool) -> Result<Probability, Error> {
    let product = u64::from(mine.get()) * u64::from(theirs.get());
    let numerator = numerator(mine, theirs).ok_or(Error::NotAPosition)?;
    Ok(Probability::new(numerator, product))
}

/// The exact integer mine·theirs·P(mine, theirs), `None` for (1, 1).
pub(super) fn numerator(mine: Pool, theirs: Pool) -> Option<u64> {
    let (n, m) = (u64::from(mine.get()), u64::from(theirs.get()));
    match region(mine, theirs) {
        Some(Region::InTheWeeds { level }) => {
            Some((m << (level + 1)) - 2 * ((1 << (2 * level + 1)) + 1) / 3)
        }
        Some(Region::UpperHand { level }) => {
            Some(n * m - (n << level) + 2 * ((1 << (2 * level)) + 2) / 3)
        }
        None if n > 1 => Some(0),
        None if m > 1 => Some(n * m),
        None => None,
    }
}

/// An optimal bid: the smaller part of an optimal question. 2^k in the weeds at level k, ⌊n/2⌋ with
/// the upper hand; `None` when a pool is one. O(1). Other bids may be as good: see
/// [`SolvedTable::optimal_questions`](super::SolvedTable::optimal_questions).
#[must_use]
pub fn bid(mine: Pool, theirs: Pool) -> Option<u32> {
    region(mine, theirs).map(|region| match region {
        Region::InTheWeeds { level } => 1 << level,
        Region::UpperHand { .. } => mine.get() / 2,
    })
}

/// p∞(x, y), the win probability of the continuous game (Nica, equations 3.6 and 3.7):
/// the limit of P(2^k x, 2^k y), exactly invariant under doubling both pools.
///
/// Scaled by powers of two to α, β of the tile first, so the result is the same to the last bit at
/// every scale; its error is a few units in the last place.
///
/// `None` unless x and y are positive and finite.
///
/// ```
/// use upperhand::guess_who::race::limit;
/// assert_eq!(limit(1.0, 1.0), Some(2.0 / 3.0));
/// assert_eq!(limit(0.75, 5.0), limit(768.0, 5120.0));
/// assert_eq!(limit(0.0, 1.0), None);
/// ```
#[must_use]
pub fn limit(x: f64, y: f64) -> Option<f64> {
    let (x, my_level) = half_open_mantissa(x)?;
    let (y, their_level) = half_open_mantissa(y)?;
    Some(if my_level > their_level {
        // In the weeds: with x = α·2^k, y = β·2^k, β in (1, 2]: 2/α − (4/3)/(α·β).
        let inverse_alpha = scale(1.0 / x, their_level - my_level);
        inverse_alpha * (2.0 - 4.0 / (3.0 * y))
    } else {
        // The upper hand: α in (1, 2]: 1 − 1/β + (2/3)/(α·β).
        let inverse_beta = scale(1.0 / y, my_level - their_level);
        1.0 - inverse_beta * (1.0 - 2.0 / (3.0 * x))
    })
}

/// x = mantissa·2^level with the mantissa in (1, 2], exactly.
fn half_open_mantissa(x: f64) -> Option<(f64, i32)> {
    if !(x > 0.0 && x.is_finite()) {
        return None;
    }
    // A subnormal is brought into the normal range first.
    let (x, offset) = if x < f64::MIN_POSITIVE {
        (x * f64::from_bits((1023 + 64) << 52), -64)
    } else {
        (x, 0)
    };
    let bits = x.to_bits();
    let exponent = i32::try_from(bits >> 52).unwrap_or_default() - 1023 + offset;
    let mantissa = f64::from_bits((bits & ((1 << 52) - 1)) | (1023 << 52));
    Some(if mantissa == 1.0 {
        (2.0, exponent - 1)
    } else {
        (mantissa, exponent)
    })
}

/// value·2^power for power ≤ 0, with gradual underflow to zero.
fn scale(value: f64, power: i32) -> f64 {
    let mut value = value;
    let mut power = power;
    while power < -1000 {
        value *= f64::from_bits((1023 - 1000) << 52);
        power += 1000;
    }
    value * f64::from_bits(u64::from((1023 + power).unsigned_abs()) << 52)
}
