//! The sources of the map's numbers, and their limits.

use upperhand::guess_who::{
    Error, Pool, Rules, most_even_parts, numerator, question_counts, questions_have_theorem, reply,
};
use upperhand_games::rule_sets::sized;

/// The reason why the solver cannot fail.
pub const ASCENDING: &str = "the pools of an axis ascend";

#[derive(Clone, Copy)]
pub struct Positions<'a> {
    pub rules: Rules,
    pub columns: &'a [Pool],
    pub rows: &'a [Pool],
}

impl Positions<'_> {
    /// Pools of both players, row by row.
    pub fn pairs(&self) -> impl Iterator<Item = (Pool, Pool)> {
        let row = |&theirs| self.columns.iter().map(move |&mine| (mine, theirs));
        self.rows.iter().flat_map(row)
    }

    pub fn largest(&self) -> Pool {
        let largest = self.columns.last().max(self.rows.last());
        largest.copied().unwrap_or(Pool::MAX)
    }
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

/// The smallest part of the most even optimal question at every position;
/// [`NO_QUESTION`](upperhand::guess_who::NO_QUESTION) where no question is optimal, `None` where it is not shown.
pub(super) fn even_parts(positions: Positions) -> Searched<u32> {
    searched(positions, most_even_parts)
}

/// The number of optimal questions at every position; `None` where it is not shown.
pub(super) fn counts(positions: Positions) -> Searched<f64> {
    searched(positions, question_counts)
}

/// Numbers found for the mover's pools that are searched, row by row, with `None` for the others.
type Searched<T> = Vec<Option<T>>;

fn searched<T: Copy>(
    positions: Positions,
    search: impl Fn(Rules, &[Pool], &[Pool]) -> Result<Vec<T>, Error>,
) -> Searched<T> {
    let columns = searched_columns(positions);
    let found = &search(
        positions.rules,
        &positions.columns[..columns],
        positions.rows,
    )
    .expect(ASCENDING);
    let row = |row: usize| {
        let all = 0..positions.columns.len();
        all.map(move |column| (column < columns).then(|| found[row * columns + column]))
    };
    (0..positions.rows.len()).flat_map(row).collect()
}

/// A smaller part of a map than one in this many is not searched: it would take as long as a whole map.
const LEAST_PART: usize = 64;

/// The number of pools that have questions to show.
pub(super) fn searched_columns(positions: Positions) -> usize {
    let last = last_asked(positions.rules);
    let asked = positions.columns.partition_point(|&pool| pool <= last);
    if asked * LEAST_PART < positions.columns.len() {
        0
    } else {
        asked
    }
}

pub(super) fn even_split_is_optimal(rules: Rules, mine: Pool, theirs: Pool) -> bool {
    even_split_loss(rules, mine, theirs) == Some(0)
}

/// The loss of an even split against the best move at every position; `None` where nothing can be asked.
pub(super) fn gains(positions: Positions) -> Vec<Option<f64>> {
    let gain = |(mine, theirs): (Pool, Pool)| {
        let lost = even_split_loss(positions.rules, mine, theirs)?;
        Some(lost as f64 / (f64::from(mine.get()) * f64::from(theirs.get())))
    };
    positions.pairs().map(gain).collect()
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
