//! The sources of the map's numbers, and their limits.

use crate::figures::rule_sets::sized;
use crate::guess_who::{
    Error, NO_POSITION, Pool, Rules, most_even_parts, numerator, question_counts,
    questions_have_theorem, reply,
};

/// The mover's largest pool whose questions are shown: any where a theorem lists them, else as far as a
/// whole map of them is searched for in a fraction of a second.
pub(super) fn last_asked(rules: Rules) -> Pool {
    match rules.answers() {
        _ if questions_have_theorem(rules) => Pool::MAX,
        2 | 3 => sized(512),
        _ => sized(256),
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
    even_split_loss(rules, mine, theirs) == Some(0)
}

/// The loss of an even split against the best move at every pair of pools, theirs × mine; [`NO_POSITION`] where nothing can
/// be asked.
pub(super) fn gains(rules: Rules, mine: &[Pool], theirs: &[Pool]) -> Vec<f64> {
    let gain = |mine: Pool, theirs: Pool| match even_split_loss(rules, mine, theirs) {
        Some(lost) => lost as f64 / (f64::from(mine.get()) * f64::from(theirs.get())),
        None => NO_POSITION,
    };
    let row = |&theirs: &Pool| mine.iter().map(move |&mine| gain(mine, theirs));
    theirs.iter().flat_map(row).collect()
}

/// mine·theirs times the loss of an even split against the best move, exactly; `None` where nothing can be asked.
pub(super) fn even_split_loss(rules: Rules, mine: Pool, theirs: Pool) -> Option<u64> {
    if mine.get() == 1 || rules.is_over(mine, theirs) {
        return None;
    }
    let (n, m) = (mine.get(), theirs.get());
    let parts = u32::from(rules.answers()).min(n);
    let (least, larger) = (n / parts, n % parts);
    let mut replies = u64::from(parts - larger) * reply(rules, m, least);
    if larger > 0 {
        replies += u64::from(larger) * reply(rules, m, least + 1);
    }
    let asked = u64::from(n) * u64::from(m) - replies;
    Some(numerator(rules, n, m)? - asked)
}
