//! Pools and rule sets of *Guess Who?*, short to write.

use upperhand::guess_who::{Ending, Pool, Rules, SolvedTable};

/// A pool of that size.
pub fn pool(size: u32) -> Pool {
    Pool::new(u64::from(size)).unwrap()
}

/// Every rule set there is.
pub fn all_rules() -> impl Iterator<Item = Rules> + Clone {
    Ending::ALL.into_iter().flat_map(|ending| {
        (Rules::FEWEST_ANSWERS..=Rules::MOST_ANSWERS)
            .map(move |answers| Rules::new(answers, ending).unwrap())
    })
}

/// Every position with both pools up to a side: under the race (1, 1) is none.
pub fn positions(rules: Rules, side: u32) -> impl Iterator<Item = (Pool, Pool)> {
    let all = (1..=side).flat_map(move |n| (1..=side).map(move |m| (pool(n), pool(m))));
    all.filter(move |&(mine, theirs)| {
        rules.ending() != Ending::Race || mine.get() > 1 || theirs.get() > 1
    })
}

/// By a table, n·m times the chance of a mover with n suspects against m who asks a question of these parts: what the
/// opponent does not win after the answers.
pub fn question_numerator(table: &SolvedTable, mine: Pool, theirs: Pool, parts: &[u32]) -> u32 {
    let replies = parts
        .iter()
        .map(|&part| table.numerator(theirs, pool(part)));
    mine.get() * theirs.get() - replies.sum::<u32>()
}
