//! *Guess Who?* between players of different ability, by brute force: every move at every position.

use super::check::Check;
use super::naive_table::NaiveTable;
use upperhand::guess_who::{Ending, Rules};

/// Every position with pools up to a side where the first of two players moves.
#[derive(Clone, Debug)]
pub(super) struct MixedTable {
    first: NaiveTable,
}

impl MixedTable {
    /// Tries every move of both players, whose questions have up to these numbers of answers.
    ///
    /// # Panics
    /// For numbers of answers that the rules do not allow.
    pub async fn fill(check: &mut Check, ending: Ending, answers: [u8; 2], side: u32) -> Self {
        check.stage(0.5);
        let rules = answers.map(|answers| Rules::new(answers, ending).expect("2 to 6 answers"));
        let [mut first, mut second] = rules.map(|rules| NaiveTable::empty(rules, side));
        for sum in 2..=2 * side {
            for n in sum.saturating_sub(side).max(1)..=side.min(sum - 1) {
                let m = sum - n;
                let values = [first.best(n, m, &second), second.best(n, m, &first)];
                first.set(n, m, values[0]);
                second.set(n, m, values[1]);
            }
            check.progress_of(sum, 2 * side).await;
        }
        Self { first }
    }

    /// `n·m` times the chance of the first player, to move with n against m.
    pub fn value(&self, n: u32, m: u32) -> i64 {
        self.first.value(n, m)
    }
}
