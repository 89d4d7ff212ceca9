//! A table as whole numbers, to be carried from where it was solved to where it is shown.

use super::bounds::{Pools, over, product};
use super::ranges::Ranges;
use super::{Pool, Rules, ThreeTable};
use crate::guess_who::error::Error;

/// The bit that tells whether equilibria are known that give the least and the most, between the two.
const ATTAINED: u32 = 31;

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
            let attained = self.attained.get(&self.bounds.number(pools));
            let attained = attained.copied().unwrap_or_default();
            numbers.extend([0, 1, 2].map(|player| {
                let [low, high] = [ranges.low, ranges.high].map(|shares| i64::from(shares[player]));
                high << 32 | i64::from(attained[player]) << ATTAINED | low
            }));
        }
        numbers
    }

    /// The table of such numbers. Solving goes on only from its beginning.
    ///
    /// # Errors
    /// Those of [`ThreeTable::new`], and [`Error::ThreeNumbers`] where they are no shares of three in the positions from this start.
    ///
    /// ```
    /// use upperhand::guess_who::{Error, Pool, Rules, ThreeTable};
    /// let error = ThreeTable::from_numbers(Rules::RACE, [Pool::new(5)?; 3], &[15]).unwrap_err();
    /// assert_eq!(error, Error::ThreeNumbers { given: 1 });
    /// # Ok::<(), upperhand::guess_who::Error>(())
    /// ```
    pub fn from_numbers(rules: Rules, start: [Pool; 3], numbers: &[i64]) -> Result<Self, Error> {
        let mut table = Self::unsolved(rules, start)?;
        let wrong = || Error::ThreeNumbers {
            given: numbers.len(),
        };
        let (&known, numbers) = numbers.split_first().ok_or_else(wrong)?;
        let known = usize::try_from(known).map_err(|_| wrong())?;
        let mut positions = numbers.chunks_exact(3);
        let Self {
            bounds, attained, ..
        } = &mut table;
        let mut flags = Vec::new();
        let taken = bounds.take_over(known, |pools| {
            let (ranges, is_attained) = read(positions.next()?, rules, pools)?;
            flags.push((pools, is_attained));
            Some(ranges)
        });
        taken.ok_or_else(wrong)?;
        if positions.next().is_some() || !positions.remainder().is_empty() {
            return Err(wrong());
        }
        let known = flags.into_iter().filter(|(_, flags)| flags.contains(&true));
        attained.extend(known.map(|(pools, flags)| (bounds.number(pools), flags)));
        Ok(table)
    }
}

/// The bounds of a position, and whether equilibria are known that give them.
fn read(numbers: &[i64], rules: Rules, pools: Pools) -> Option<(Ranges, [bool; 3])> {
    let numbers: [i64; 3] = numbers.try_into().ok()?;
    let least = numbers.map(|number| number & ((1 << ATTAINED) - 1));
    let most = numbers.map(|number| number >> 32);
    let share = |number: i64| i32::try_from(number).unwrap_or(-1);
    let ranges = Ranges {
        low: least.map(share),
        high: most.map(share),
    };
    let is_possible = match over(rules, pools) {
        Some(settled) => ranges == settled,
        None => ranges.is_possible(product(pools)),
    };
    is_possible.then(|| (ranges, numbers.map(|number| number >> ATTAINED & 1 == 1)))
}
