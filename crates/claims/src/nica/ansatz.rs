//! "Continuous Guess Who?" as Nica defines it: real pools, regions at any level, and play by the bidding ansatz.
//!
//! Everything is a fraction. A walk by the ansatz is followed exactly, over all its random turns.

use num_rational::Ratio;
use std::collections::BTreeMap;

/// A real number that is a fraction.
pub(super) type Real = Ratio<i128>;

/// The part of the state space where a position lies, with its level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Region {
    Weeds(i32),
    UpperHand(i32),
}

/// 2^k.
pub(super) fn power(k: i32) -> Real {
    Ratio::from(2).pow(k)
}

/// The k with 2^k < x ≤ 2^(k+1), for a pool between 2^−60 and 2^60.
fn level(x: Real) -> Option<i32> {
    (-60..60).find(|&k| power(k) < x && x <= power(k + 1))
}

/// The region by (3.2) and (3.3): `None` where the position lies in none or in two.
pub(super) fn region(x: Real, y: Real) -> Option<Region> {
    let (mine, theirs) = (level(x)?, level(y)?);
    let (one, two) = (Ratio::from(1), Ratio::from(2));
    let weeds = {
        let (alpha, beta) = (x / power(theirs), y / power(theirs));
        alpha > two && one < beta && beta <= two
    };
    let upper_hand = {
        let (alpha, beta) = (x / power(mine), y / power(mine));
        one < alpha && alpha <= two && one < beta
    };
    match (weeds, upper_hand) {
        (true, false) => Some(Region::Weeds(theirs)),
        (false, true) => Some(Region::UpperHand(mine)),
        _ => None,
    }
}

/// p∞ by (3.6) and (3.7).
pub(super) fn limit(x: Real, y: Real) -> Real {
    let third = Ratio::new(2, 3);
    match region(x, y) {
        Some(Region::Weeds(k)) => power(k + 1) / x - third * power(2 * k + 1) / (x * y),
        Some(Region::UpperHand(k)) => {
            Ratio::from(1) - power(k) / y + third * power(2 * k) / (x * y)
        }
        None => Ratio::from(0),
    }
}

/// A player in the weeds who is to move: α and β, and the number of changes of the lead since the start; beyond the
/// largest number counted, only whether it is odd or even.
type Trailing = (Real, Real, u32);

/// Everywhere that play by the ansatz can have led after some bids by players in the weeds.
#[derive(Clone, Debug)]
pub(super) struct Walk {
    chances: BTreeMap<Trailing, Real>,
    counted: u32,
}

impl Walk {
    /// A mover in the weeds at level 0; up to this many changes of the lead are counted, at least one.
    pub fn new(alpha: Real, beta: Real, counted: u32) -> Self {
        assert_eq!(
            region(alpha, beta),
            Some(Region::Weeds(0)),
            "not in the weeds"
        );
        Self {
            chances: BTreeMap::from([((alpha, beta, 0), Ratio::from(1))]),
            counted,
        }
    }

    /// The player in the weeds bids boldly; if that fails, the other halves.
    pub fn step(&mut self) {
        let mut after = BTreeMap::new();
        for (&(alpha, beta, changes), &chance) in &self.chances {
            let one = Ratio::from(1);
            let escape = one / alpha;
            // A yes leaves a pool of 1 against β: the other moves, with β against 1.
            let more = if changes > self.counted {
                changes - 1
            } else {
                changes + 1
            };
            let caught = at_level_zero(beta, one, more);
            // A no leaves α − 1; the other has the upper hand and halves β.
            let left = at_level_zero(alpha - one, beta / Ratio::from(2), changes);
            for (position, share) in [(caught, escape), (left, one - escape)] {
                *after.entry(position).or_insert(Ratio::from(0)) += chance * share;
            }
        }
        self.chances = after;
    }

    /// The chance that the lead has changed this often, up to the number that is counted.
    pub fn changed(&self, times: u32) -> Real {
        let here = self
            .chances
            .iter()
            .filter(|((_, _, changes), _)| *changes == times);
        here.map(|(_, chance)| chance).sum()
    }

    /// The chance that the player who was in the weeds at the start is there.
    pub fn trails(&self) -> Real {
        let here = self
            .chances
            .iter()
            .filter(|((_, _, changes), _)| changes % 2 == 0);
        here.map(|(_, chance)| chance).sum()
    }

    /// The chance that the lead will change yet, by Lemma 3.6.
    pub fn may_change(&self) -> Real {
        let shares = self.chances.iter();
        shares
            .map(|((alpha, _, _), chance)| chance * Ratio::from(2) / alpha)
            .sum()
    }
}

/// A position in the weeds, scaled to level 0.
fn at_level_zero(x: Real, y: Real, changes: u32) -> Trailing {
    let Some(Region::Weeds(k)) = region(x, y) else {
        unreachable!("({x}, {y}) is not in the weeds");
    };
    (x / power(k), y / power(k), changes)
}
