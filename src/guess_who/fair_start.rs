//! The fair start: how many suspects the first mover should get, so that moving first is no advantage.

use super::closed_form::{numerator, product, win_probability};
use super::continuous::{mantissa, times_power};
use super::error::Error;
use super::pool::Pool;
use super::probability::Probability;
use super::rules::{Ending, Rules};
use super::shape::{Scaled, multiplier, shape};
use crate::order;

/// Where the first mover's chance to win falls below one half.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FairStart {
    /// The largest pool of the first mover that makes her no underdog.
    pub mine: Pool,
    /// Her chance to win with it, at least one half.
    pub win: Probability,
    /// Her chance to win with one suspect more, below one half; `None` where there is no larger pool.
    pub win_with_one_more: Option<Probability>,
}

/// The first mover's largest pool with P(n, theirs) ≥ 1/2, at any size: some thirty closed forms.
///
/// P never rises with the mover's pool (checked for all pools up to 2048), so bisection finds it.
///
/// # Errors
/// [`Error::GameOver`] under the race against a pool of one, which has won.
///
/// ```
/// use upperhand::guess_who::{fair_start, Pool, Rules};
/// let start = fair_start(Rules::RACE, Pool::new(5)?)?;
/// assert_eq!(start.mine.get(), 8);
/// assert_eq!(start.win_with_one_more.map(|win| win.to_string()), Some("2/5".to_owned()));
/// assert!(fair_start(Rules::RACE, Pool::new(1)?).is_err());
/// # Ok::<(), upperhand::guess_who::Error>(())
/// ```
pub fn fair_start(rules: Rules, theirs: Pool) -> Result<FairStart, Error> {
    if rules.ending() == Ending::Race && theirs.get() == 1 {
        return Err(Error::GameOver { mine: 2, theirs: 1 });
    }
    let is_fair = |mine: Pool| {
        let numerator = numerator(rules, mine.get(), theirs.get()).unwrap_or_default();
        2 * numerator >= product(mine, theirs)
    };
    // A pool of one wins at once: fair. From `unfair` on it is not.
    let (mut fair, mut unfair) = (1, u64::from(Pool::MAX.get()) + 1);
    while unfair - fair > 1 {
        let middle = u64::midpoint(fair, unfair);
        if is_fair(Pool::new(middle)?) {
            fair = middle;
        } else {
            unfair = middle;
        }
    }
    let mine = Pool::new(fair)?;
    let more = Pool::new(unfair).ok();
    Ok(FairStart {
        mine,
        win: win_probability(rules, mine, theirs)?,
        win_with_one_more: more
            .map(|more| win_probability(rules, more, theirs))
            .transpose()?,
    })
}

/// The fair start of the continuous game: the largest x with p∞(x, y) = 1/2. `None` unless y is positive and
/// finite, or where x is too large for a double.
///
/// E(x, y) is linear in x between a few breakpoints, so x is solved for on its piece: within 2⁻⁴⁶ relatively
/// of the truth (checked at 4000 y of a period for every rule set). x/y repeats at every power of r. With
/// yes/no questions it lies between 4/3 and 3/2 in the race (Nica, §1.2); with r answers it was seen to lie
/// between 2r/(r+1) and (r+1)/2 in the race and under `official`, and to be 2 always under `open` with four.
///
/// ```
/// use upperhand::guess_who::{limit_fair_start, Rules};
/// assert_eq!(limit_fair_start(Rules::RACE, 1.0), Some(4.0 / 3.0));
/// assert_eq!(limit_fair_start(Rules::OFFICIAL, 24.0), Some(32.0));
/// assert_eq!(limit_fair_start(Rules::RACE, -1.0), None);
/// ```
#[must_use]
pub fn limit_fair_start(rules: Rules, y: f64) -> Option<f64> {
    let base = u32::from(rules.answers());
    let r = f64::from(base);
    let (y, power) = mantissa(base, y)?;
    // Two powers below and above keep every number of the shape a normal double.
    let theirs = Scaled {
        size: y,
        power: 1.0,
    };
    let unit = f64::from(multiplier(rules));
    // unit·(E − x·y/2): falls through 0 between y and r·y, where x has this power.
    let advantage = |x: f64, power: f64| {
        let mine = Scaled { size: x, power };
        shape(rules, mine, theirs) - unit * x * y / 2.0
    };
    let pieces = [1.0, r].into_iter().flat_map(|power| {
        let cuts = [1.0, 1.25, 1.5, (r + 1.0) / r, 2.0, (2.0 * r + 1.0) / r];
        let mut cuts = cuts.map(|cut| cut.clamp(1.0, r));
        order::sort_by(&mut cuts, f64::total_cmp);
        let ends = cuts.into_iter().skip(1).chain([r]);
        cuts.into_iter()
            .zip(ends)
            .map(move |(from, to)| (power * from, power * to, power))
    });
    // The advantage never rises: the first piece that ends below 0 holds the fair start.
    let fair = pieces
        .filter(|(from, to, _)| from < to)
        .find_map(|(from, to, power)| {
            let (at_from, at_to) = (advantage(from, power).max(0.0), advantage(to, power));
            (at_to < 0.0).then(|| from + (to - from) * (at_from / (at_from - at_to)))
        });
    let x = times_power(fair?, base, power);
    x.is_finite().then_some(x)
}
