//! Optimal questions at many positions where no theorem lists them: a search for each row, on replies and
//! chances that are found for all of them at once.

use super::grid::{NO_POSITION, NO_QUESTION};
use super::win::win_values;
use crate::guess_who::closed_form::product;
use crate::guess_who::error::Error;
use crate::guess_who::optimal_splits::OptimalSplits;
use crate::guess_who::pool::Pool;
use crate::guess_who::row_search::check_search;
use crate::guess_who::rules::Rules;

/// The number of the opponents' chances that are computed at a time.
const HELD: usize = 1 << 20;

/// Where no theorem lists the questions: the smallest part of the most even one, as [`most_even_parts`](super::most_even_parts) has it.
pub(super) fn by_search(rules: Rules, mine: &[Pool], theirs: &[Pool]) -> Result<Vec<f64>, Error> {
    if let Some(&largest) = mine.last() {
        check_search(rules, largest)?;
    }
    let wins = win_values(rules, mine, theirs)?;
    let Some(&largest) = mine.last() else {
        return Ok(wins);
    };
    let parts: Vec<Pool> = largest.up_to_here().collect();
    let mut found = Vec::with_capacity(wins.len());
    for opponents in theirs.chunks(HELD / parts.len()) {
        let replies = win_values(rules, opponents, &parts)?;
        for (row, &opponent) in opponents.iter().enumerate() {
            if row > 0 && opponents[row - 1] == opponent {
                found.extend_from_within(found.len() - mine.len()..);
                continue;
            }
            let to_parts = replies[row..].iter().step_by(opponents.len()).zip(&parts);
            let whole = to_parts.map(|(&chance, &part)| numerator_of(chance, opponent, part));
            let whole: Vec<u64> = whole.map(Option::unwrap_or_default).collect();
            let splits = OptimalSplits::of_replies(rules, &whole);
            for &pool in mine {
                let win = numerator_of(wins[found.len()], pool, opponent);
                let asks = win.filter(|_| opponent.get() > 1);
                let lost = asks.map(|win| product(pool, opponent) - win);
                let part = splits.most_even_part(pool, lost);
                found.push(f64::from(part.unwrap_or(NO_QUESTION)));
            }
        }
    }
    Ok(found)
}

/// The whole number that a chance of [`win_values`] is over n·m; `None` where there is no position.
///
/// Exact for n·m ≤ 2⁴⁹, and searched pools stay below 10⁴·2³¹ < 2⁴⁵: the chance is within 4 units in the last place of
/// the true one, 2⁻⁵³ each at most, and the product of both is rounded by no more than another; together they are
/// wrong by at most 5·2⁻⁵³·2⁴⁹, less than a half.
pub(in crate::guess_who) fn numerator_of(chance: f64, mine: Pool, theirs: Pool) -> Option<u64> {
    let product = product(mine, theirs);
    debug_assert!(product <= MOST_PRODUCT, "{product} is beyond 2^49");
    let whole = (chance * product as f64).round();
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a whole number from 0 to n·m"
    )]
    let whole = whole as u64;
    (chance != NO_POSITION).then_some(whole)
}

/// The largest n·m for which [`numerator_of`] is proved to be exact.
const MOST_PRODUCT: u64 = 1 << 49;
