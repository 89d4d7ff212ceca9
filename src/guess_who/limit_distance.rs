//! The distance of the chance to win from that of the continuous game, exactly.

use super::closed_form::{numerator, product};
use super::error::Error;
use super::pool::Pool;
use super::rules::{Ending, Rules};
use super::shape::{exact, unit};
use super::{official, open, race};
use core::fmt;
use num_integer::Integer;

/// P − p∞ at two pools: the exact fraction `numerator/(unit·mine·theirs)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LimitDistance {
    /// In lowest terms with `unit`; negative where P is below p∞.
    pub numerator: i64,
    /// A divisor of what the rule set's E is held in.
    pub unit: u32,
    /// The mover's pool.
    pub mine: Pool,
    /// The opponent's pool.
    pub theirs: Pool,
}

impl LimitDistance {
    /// As a double, within 2⁻⁵¹ of it relatively.
    ///
    /// ```
    /// use upperhand::guess_who::{limit_distance, Pool, Rules};
    /// let distance = limit_distance(Rules::RACE, Pool::new(40)?, Pool::new(24)?)?;
    /// assert_eq!(distance.value(), -2.0 / (3.0 * 40.0 * 24.0));
    /// # Ok::<(), upperhand::guess_who::Error>(())
    /// ```
    #[must_use]
    pub fn value(self) -> f64 {
        let [mine, theirs] = [self.mine, self.theirs].map(|pool| f64::from(pool.get()));
        self.numerator as f64 / (f64::from(self.unit) * mine * theirs)
    }
}

/// A signed fraction in lowest terms.
impl fmt::Display for LimitDistance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut numerator = self.numerator.unsigned_abs();
        let mut denominator = u128::from(self.unit);
        // Factor by factor: the product of all three leaves 64 bits.
        for pool in [self.mine, self.theirs] {
            let divisor = numerator.gcd(&u64::from(pool.get()));
            numerator /= divisor.max(1);
            denominator *= u128::from(u64::from(pool.get()) / divisor.max(1));
        }
        let sign = if self.numerator < 0 { "−" } else { "" };
        if numerator == 0 {
            f.write_str("0")
        } else if denominator == 1 {
            write!(f, "{sign}{numerator}")
        } else {
            write!(f, "{sign}{numerator}/{denominator}")
        }
    }
}

/// P − p∞ at whole pools of any size, where p∞ is
/// [`limit_probability`](super::limit_probability). O(log).
///
/// How large `numerator/unit`, which is n·m·(P − p∞), is for pools larger than the number r of answers;
/// found here, checked for all pools up to 255:
///
/// | rules | n·m·(P − p∞) |
/// |---|---|
/// | race, r = 2 | −2/3 in the weeds, 4/3 with the upper hand (Nica, Remark 3.10) |
/// | race | from −r/(r+1) to r²/(r+1), both reached |
/// | official | at most (r−1)²/(2r²)·max(n, m) to either side, which is reached |
/// | official, r = 2 | 0 where both pools are even |
/// | open, r = 2, 3 | 0 |
/// | open, r = 4 to 6 | at most (r−3)/(2(r−2))·max(n, m) to either side, reached above |
///
/// # Errors
/// [`Error::NotAPosition`] for (1, 1) under the race.
///
/// ```
/// use upperhand::guess_who::{limit_distance, Pool, Rules};
/// let (odd, even) = (Pool::new(15)?, Pool::new(24)?);
/// assert_eq!(limit_distance(Rules::OFFICIAL, even, even)?.to_string(), "0");
/// assert_eq!(limit_distance(Rules::OFFICIAL, odd, even)?.to_string(), "0");
/// assert_eq!(limit_distance(Rules::OFFICIAL, odd, odd)?.to_string(), "−1/150");
/// # Ok::<(), upperhand::guess_who::Error>(())
/// ```
pub fn limit_distance(rules: Rules, mine: Pool, theirs: Pool) -> Result<LimitDistance, Error> {
    let (n, m, answers) = (mine.get(), theirs.get(), rules.answers());
    let unit = unit(rules);
    let known = match rules.ending() {
        Ending::Race if n == 1 && m == 1 => return Err(Error::NotAPosition),
        Ending::Race => race::correction(answers, n, m),
        Ending::Official => official::correction(answers, n, m),
        Ending::Open => open::correction(answers, n, m),
    };
    // Without a correction one of the pools is at most 6, and 64 bits suffice.
    let numerator = known.unwrap_or_else(|| {
        let whole = numerator(rules, n, m).unwrap_or_else(|| product(mine, theirs));
        i64::try_from(whole * u64::from(unit)).unwrap_or(i64::MAX) - exact::<i64>(rules, n, m)
    });
    let divisor = numerator.unsigned_abs().gcd(&u64::from(unit));
    let divisor = u32::try_from(divisor).unwrap_or(1);
    Ok(LimitDistance {
        numerator: numerator / i64::from(divisor),
        unit: unit / divisor,
        mine,
        theirs,
    })
}
