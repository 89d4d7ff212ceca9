//! The memory and the time that a board takes, before they are spent.

use super::classes::Classes;
use super::{brackets, table};

/// What it takes to solve a board.
///
/// ```
/// use upperhand::guess_who::board::{Classes, Cost, read_board};
/// let board = read_board("name,hat,beard\nAnna,yes,no\nBert,no,yes\nCleo,no,no\n")?;
/// let cost = Cost::of(&Classes::of_board(&board)?);
/// // All three, two pairs that are alike, and one suspect.
/// assert_eq!((cost.sets, cost.classes), (6, 3));
/// // 3 × 3 numbers of 16 bits; two splits, looked at for three opponents each.
/// assert_eq!((cost.exact, cost.bytes, cost.steps), (true, 18, 6));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cost {
    /// The sets of suspects that can be left.
    pub sets: usize,
    /// The classes of them that no question tells apart.
    pub classes: usize,
    /// Does the exact table fit? Otherwise the board gets brackets.
    pub exact: bool,
    /// The bytes of the table or of the brackets.
    pub bytes: u64,
    /// The splits that are looked at while it is filled: about 10⁹ a second in the table.
    pub steps: u64,
}

impl Cost {
    /// What it takes to solve these, under either rule set.
    #[must_use]
    pub fn of(classes: &Classes) -> Self {
        let exact = table::fits(classes);
        let (bytes, steps) = if exact {
            table::cost(classes)
        } else {
            brackets::cost(classes)
        };
        Self {
            sets: classes.sets().len(),
            classes: classes.count(),
            exact,
            bytes,
            steps,
        }
    }
}
