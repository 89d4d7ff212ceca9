//! A table as whole numbers, to be carried from where it was solved to where it is shown.

use super::bounds::{Pools, over, product};
use super::ranges::Ranges;
use super::{Pool, Rules, ThreeTable};
use crate::guess_who::error::Error;

impl ThreeTable {
    /// What is solved, as whole numbers: the largest sum of pools, then for each position up to there, sum by sum, three numbers.
    ///
    /// The lower half of a number is the least of a player, the upper half the most, both times a·b·c.
    ///
    /// ```
    /// use upperhand::guess_who::{Pool, Rules, ThreeTable};
    /// let start = [Pool::new(5)?; 3];
    /// let table = ThreeTable::new(Rules::OFFICIAL, start)?;
    /// let numbers = table.to_numbers();
    /// assert_eq!(numbers.len(), 1 + 3 * 125);
    /// let carried = ThreeTable::from_numbers(Rules::OFFICIAL, start, &numbers)?;
    /// assert_eq!(carried.chances(start), table.chances(start));
    /// # Ok::<(), upperhand::guess_who::Error>(())
    /// ```
    #[must_use]
    pub fn to_numbers(&self) -> Vec<i64> {
        let known = self.bounds.known();
        let mut numbers = vec![i64::try_from(known).unwrap_or(i64::MAX)];
        for pools in (3..=known).flat_map(|sum| self.bounds.with_sum(sum)) {
            let ranges = self.bounds.at(pools);
            numbers.extend([0, 1, 2].map(|player| {
                let [low, high] = [ranges.low, ranges.high].map(|shares| i64::from(shares[player]));
                high << 32 | low
            }));
        }
        numbers
    }

    /// The table of such numbers. Solving goes on only from its beginning.
    ///
    /// # Errors
    /// Those of [`ThreeTable::new`], and [`Error::ThreeNumbers`] where they are no shares of three in the positions from this start.
    pub fn from_numbers(rules: Rules, start: [Pool; 3], numbers: &[i64]) -> Result<Self, Error> {
        let mut table = Self::unsolved(rules, start)?;
        let wrong = || Error::ThreeNumbers {
            given: numbers.len(),
        };
        let (&known, numbers) = numbers.split_first().ok_or_else(wrong)?;
        let known = usize::try_from(known).map_err(|_| wrong())?;
        let mut positions = numbers.chunks_exact(3);
        let taken = table
            .bounds
            .take_over(known, |pools| read(positions.next()?, rules, pools));
        taken.ok_or_else(wrong)?;
        if positions.next().is_some() || !positions.remainder().is_empty() {
            return Err(wrong());
        }
        Ok(table)
    }
}

/// The bounds of a position.
fn read(numbers: &[i64], rules: Rules, pools: Pools) -> Option<Ranges> {
    let numbers: [i64; 3] = numbers.try_into().ok()?;
    let share = |number: i64| i32::try_from(number).unwrap_or(-1);
    let ranges = Ranges {
        low: numbers.map(|number| share(number & i64::from(u32::MAX))),
        high: numbers.map(|number| share(number >> 32)),
    };
    let is_possible = match over(rules, pools) {
        Some(settled) => ranges == settled,
        None => ranges.is_possible(product(pools)),
    };
    is_possible.then_some(ranges)
}
