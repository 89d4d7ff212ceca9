//! Optimal questions at many positions where no theorem lists them: a search for each row, on replies and
//! chances that are found for all of them at once.

use super::grid::{NO_POSITION, grid};
use super::win::win_values;
use crate::guess_who::closed_form::product;
use crate::guess_who::error::Error;
use crate::guess_who::least_splits::LeastSplits;
use crate::guess_who::pool::Pool;
use crate::guess_who::row_search::check_search;
use crate::guess_who::rules::Rules;
use core::ops::Range;

/// So many chances are held at a time.
const HELD: usize = 1 << 20;

/// Where no theorem lists the questions: a number of those that are found, from what an optimal question costs.
pub(super) fn by_search(
    rules: Rules,
    mine: &[Pool],
    theirs: &[Pool],
    number: &dyn Fn(&LeastSplits, Pool, Option<u64>) -> f64,
) -> Result<Vec<f64>, Error> {
    let Some(&largest) = mine.last() else {
        return grid(mine, theirs, &mut |_, _, _| {});
    };
    check_search(rules, largest)?;
    let wins = win_values(rules, mine, theirs)?;
    let mut replies = Replies::new(rules, theirs, largest);
    grid(mine, theirs, &mut |opponent, row, _| {
        let found = LeastSplits::of_replies(rules, &replies.to(opponent));
        let start = row_of(theirs, opponent) * mine.len();
        for (column, &pool) in mine.iter().enumerate() {
            row[column] = if column > 0 && mine[column - 1] == pool {
                row[column - 1]
            } else {
                let win = numerator_of(wins[start + column], pool, opponent);
                let asks = win.filter(|_| opponent.get() > 1);
                let lost = asks.map(|win| product(pool, opponent) - win);
                number(&found, pool, lost)
            };
        }
    })
}

/// The first row of a pool of the opponent's.
fn row_of(theirs: &[Pool], pool: Pool) -> usize {
    theirs.partition_point(|&before| before < pool)
}

/// The whole number that a chance is over n·m, which is below 2⁴⁵ here: so far a double is nearer to it than to
/// any other. `None` where there is no position.
fn numerator_of(chance: f64, mine: Pool, theirs: Pool) -> Option<u64> {
    let whole = (chance * product(mine, theirs) as f64).round();
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a whole number from 0 to n·m"
    )]
    let whole = whole as u64;
    (chance != NO_POSITION).then_some(whole)
}

/// The opponent's replies to parts of 1, 2, … suspects, for some rows at a time.
struct Replies<'a> {
    rules: Rules,
    theirs: &'a [Pool],
    parts: Vec<Pool>,
    /// The rows there are, and their chances, parts × rows.
    rows: Range<usize>,
    chances: Vec<f64>,
}

impl<'a> Replies<'a> {
    fn new(rules: Rules, theirs: &'a [Pool], largest: Pool) -> Self {
        let parts = (1..=largest.get()).filter_map(|part| Pool::new(part.into()).ok());
        Self {
            rules,
            theirs,
            parts: parts.collect(),
            rows: 0..0,
            chances: Vec::new(),
        }
    }

    /// What an opponent with one of the pools replies.
    fn to(&mut self, opponent: Pool) -> Vec<u64> {
        let row = row_of(self.theirs, opponent);
        if !self.rows.contains(&row) {
            let end = self.theirs.len().min(row + HELD / self.parts.len());
            self.rows = row..end;
            let chances = win_values(self.rules, &self.theirs[row..end], &self.parts);
            // Ascending, and not too many.
            self.chances = chances.unwrap_or_default();
        }
        let column = self.chances[row - self.rows.start..].iter();
        let replies = column.step_by(self.rows.len()).zip(&self.parts);
        let whole = |(&chance, &part): (&f64, &Pool)| numerator_of(chance, opponent, part);
        replies
            .map(|reply| whole(reply).unwrap_or_default())
            .collect()
    }
}
