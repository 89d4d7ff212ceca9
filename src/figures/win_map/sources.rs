//! The sources of the map's numbers, and their limits.

use crate::figures::LruCache;
use crate::figures::rule_sets::sized;
use crate::guess_who::{
    AlwaysHalving, Error, Pool, Rules, even_split, most_even_part, most_even_parts,
    question_counts, question_value, questions_have_theorem, win_probability,
};

/// The tables of always halving, by the rules and the side: up to a megabyte each.
#[derive(Default)]
pub(super) struct Sources {
    halving: LruCache<(Rules, u32), AlwaysHalving, 16>,
}

/// The mover's largest pool whose questions are shown: any where a theorem lists them, else as far as a
/// whole map of them is searched for in a fraction of a second.
pub(super) fn last_asked(rules: Rules) -> Pool {
    match rules.answers() {
        _ if questions_have_theorem(rules) => Pool::MAX,
        2 | 3 => sized(512),
        _ => sized(256),
    }
}

/// The largest pool for which the cost of always halving is computed.
pub(super) fn last_halved(rules: Rules) -> Pool {
    match rules.answers() {
        2 => sized(512),
        _ => sized(128),
    }
}

/// The smallest part of the most even optimal question at every pair of pools, theirs × mine;
/// [`NO_QUESTION`](crate::guess_who::NO_QUESTION) where no question is optimal, `None` where it is not shown.
pub(super) fn even_parts(
    rules: Rules,
    mine: &[Pool],
    theirs: &[Pool],
) -> Result<Vec<Option<u32>>, Error> {
    let asked = searched_columns(rules, mine);
    let parts = most_even_parts(rules, &mine[..asked], theirs)?;
    Ok(widened(&parts, asked, mine.len(), theirs.len()))
}

/// The number of optimal questions at every pair of pools, theirs × mine; `None` where it is not shown.
pub(super) fn counts(
    rules: Rules,
    mine: &[Pool],
    theirs: &[Pool],
) -> Result<Vec<Option<f64>>, Error> {
    let asked = searched_columns(rules, mine);
    let counts = question_counts(rules, &mine[..asked], theirs)?;
    Ok(widened(&counts, asked, mine.len(), theirs.len()))
}

/// Less than one part in so many of a map is not searched: it takes as long as a whole one.
const LEAST_PART: usize = 64;

/// The number of pools that have questions to show.
pub(super) fn searched_columns(rules: Rules, mine: &[Pool]) -> usize {
    let asked = mine.partition_point(|&pool| pool <= last_asked(rules));
    if asked * LEAST_PART < mine.len() {
        0
    } else {
        asked
    }
}

/// Rows of `from` numbers filled up to `to`.
fn widened<T: Copy>(numbers: &[T], from: usize, to: usize, rows: usize) -> Vec<Option<T>> {
    let mut wide = Vec::with_capacity(to * rows);
    for row in 0..rows {
        let known = &numbers[row * from..(row + 1) * from];
        wide.extend(known.iter().copied().map(Some));
        wide.resize((row + 1) * to, None);
    }
    wide
}

pub(super) fn even_split_is_optimal(rules: Rules, mine: Pool, theirs: Pool) -> bool {
    if rules.answers() == 2 {
        let part = most_even_part(rules, mine, theirs);
        return part == Ok(Some(mine.get() / 2));
    }
    let parts = even_split(mine, rules.answers());
    let asked = question_value(rules, mine, theirs, &parts);
    asked.is_ok() && asked == win_probability(rules, mine, theirs)
}

impl Sources {
    pub fn always_halving(&mut self, rules: Rules, largest: Pool) -> Result<&AlwaysHalving, Error> {
        let side = largest.get().next_power_of_two();
        let side = side.min(last_halved(rules).get());
        let make = |(rules, side)| AlwaysHalving::new(rules, side);
        Ok(self.halving.try_get((rules, side), make)?)
    }
}
