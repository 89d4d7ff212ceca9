//! The sources of the map's numbers, and their limits.

use crate::figures::LruCache;
use crate::figures::rule_sets::sized;
use crate::guess_who::{
    AlwaysHalving, Error, Pool, Rules, even_split, most_even_parts, question_counts,
    question_value, questions_have_theorem, win_probability,
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
pub(super) fn even_parts(rules: Rules, mine: &[Pool], theirs: &[Pool]) -> Searched<u32> {
    searched(rules, mine, theirs, most_even_parts)
}

/// The number of optimal questions at every pair of pools, theirs × mine; `None` where it is not shown.
pub(super) fn counts(rules: Rules, mine: &[Pool], theirs: &[Pool]) -> Searched<f64> {
    searched(rules, mine, theirs, question_counts)
}

/// Numbers found for the mover's pools that are searched, row by row, with `None` for the others.
type Searched<T> = Result<Vec<Option<T>>, Error>;

fn searched<T: Copy>(
    rules: Rules,
    mine: &[Pool],
    theirs: &[Pool],
    search: impl Fn(Rules, &[Pool], &[Pool]) -> Result<Vec<T>, Error>,
) -> Searched<T> {
    let columns = searched_columns(rules, mine);
    let found = search(rules, &mine[..columns], theirs)?;
    let mut rows = Vec::with_capacity(mine.len() * theirs.len());
    for row in 0..theirs.len() {
        let known = &found[row * columns..(row + 1) * columns];
        rows.extend(known.iter().copied().map(Some));
        rows.resize((row + 1) * mine.len(), None);
    }
    Ok(rows)
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

pub(super) fn even_split_is_optimal(rules: Rules, mine: Pool, theirs: Pool) -> bool {
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
