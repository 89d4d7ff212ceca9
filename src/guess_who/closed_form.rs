//! One entry for every rule set's closed form.

use super::error::Error;
use super::pool::Pool;
use super::probability::Probability;
use super::rules::{Ending, Rules};
use super::{official, open, race};

/// The mover's chance to win when both play optimally, at any size: O(log) for every rule set.
///
/// # Errors
/// [`Error::NotAPosition`] for (1, 1) under the race.
///
/// ```
/// use upperhand::guess_who::{win_probability, Ending, Pool, Rules};
/// let pool = Pool::new(24)?;
/// assert_eq!(win_probability(Rules::OFFICIAL, pool, pool)?.to_string(), "5/9");
/// let (million, thousand) = (Pool::new(1_000_000)?, Pool::new(1_000)?);
/// let four_way = Rules::new(4, Ending::Open)?;
/// assert_eq!(win_probability(four_way, million, thousand)?.to_string(), "1976/1953125");
/// # Ok::<(), upperhand::guess_who::Error>(())
/// ```
pub fn win_probability(rules: Rules, mine: Pool, theirs: Pool) -> Result<Probability, Error> {
    let numerator = numerator(rules, mine.get(), theirs.get()).ok_or(Error::NotAPosition)?;
    Ok(Probability::new(numerator, product(mine, theirs)))
}

/// The mover's chance to win if she asks a question of these parts now and both play optimally
/// afterwards, at any size: O(log) for each part.
///
/// # Errors
/// [`Error::Question`] when the parts are no question for her pool, [`Error::GameOver`] when a pool is
/// one under the race.
///
/// ```
/// use upperhand::guess_who::{question_value, Pool, Rules};
/// let pool = Pool::new(14)?;
/// assert_eq!(question_value(Rules::OFFICIAL, pool, pool, &[4, 10])?.to_string(), "55/98");
/// assert_eq!(question_value(Rules::OFFICIAL, pool, pool, &[5, 9])?.to_string(), "27/49");
/// assert!(question_value(Rules::OFFICIAL, pool, pool, &[5, 5]).is_err());
/// # Ok::<(), upperhand::guess_who::Error>(())
/// ```
pub fn question_value(
    rules: Rules,
    mine: Pool,
    theirs: Pool,
    parts: &[u32],
) -> Result<Probability, Error> {
    rules.check_question(mine, parts)?;
    if rules.is_over(mine, theirs) {
        return Err(Error::GameOver {
            mine: mine.get(),
            theirs: theirs.get(),
        });
    }
    let reply: u64 = parts
        .iter()
        .map(|&part| reply(rules, theirs.get(), part))
        .sum();
    let product = product(mine, theirs);
    Ok(Probability::new(product - reply, product))
}

/// The exact integer n·m·P(n, m); `None` for (1, 1) under the race.
#[doc(hidden)]
#[must_use]
pub fn numerator(rules: Rules, mine: u32, theirs: u32) -> Option<u64> {
    let answers = rules.answers();
    match rules.ending() {
        Ending::Race => race::numerator(answers, mine, theirs),
        Ending::Official => Some(official::numerator(answers, mine, theirs)),
        Ending::Open => Some(open::numerator(answers, mine, theirs)),
    }
}

/// The exact integer theirs·part·P(theirs, part) of the opponent's reply to a question that left the
/// mover `part`; 0 where the race has been won.
#[doc(hidden)]
#[must_use]
pub fn reply(rules: Rules, theirs: u32, part: u32) -> u64 {
    numerator(rules, theirs, part).unwrap_or_default()
}

/// Is naming a suspect now an optimal move, at any size? O(log).
///
/// ```
/// use upperhand::guess_who::{naming_is_optimal, Pool, Rules};
/// let (two, four) = (Pool::new(2)?, Pool::new(4)?);
/// assert!(naming_is_optimal(Rules::OFFICIAL, two, two));
/// assert!(!naming_is_optimal(Rules::OFFICIAL, four, four));
/// # Ok::<(), upperhand::guess_who::Error>(())
/// ```
#[must_use]
pub fn naming_is_optimal(rules: Rules, mine: Pool, theirs: Pool) -> bool {
    let named = naming_numerator(rules, mine, theirs);
    named.is_some() && named == numerator(rules, mine.get(), theirs.get())
}

/// The exact integer n·m·(chance to win) of naming a suspect now; `None` where nobody is named.
#[doc(hidden)]
#[must_use]
pub fn naming_numerator(rules: Rules, mine: Pool, theirs: Pool) -> Option<u64> {
    match rules.ending() {
        Ending::Race => None,
        Ending::Official => Some(u64::from(theirs.get())),
        Ending::Open if mine.get() == 1 => Some(u64::from(theirs.get())),
        Ending::Open => Some(product(mine, theirs) - reply(rules, theirs.get(), mine.get() - 1)),
    }
}

/// n·m.
pub(super) fn product(mine: Pool, theirs: Pool) -> u64 {
    u64::from(mine.get()) * u64::from(theirs.get())
}
