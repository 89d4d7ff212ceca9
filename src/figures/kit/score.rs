//! Games as results are counted by.

use super::number;

/// A game as far as it has come.
#[derive(Clone, Debug, PartialEq)]
pub struct Score {
    /// The deal, without a blank: games of one deal differ in their moves alone.
    pub deal: String,
    /// The number of its moves.
    pub moves: usize,
    /// The numbers that say how it came out, of the figure's own kinds; `None` as long as it goes on.
    pub result: Option<Vec<f64>>,
}

/// A deal with its result, as a device keeps it; without numbers it counts nothing, now or later.
#[derive(Clone, Debug, PartialEq)]
pub struct KeptResult {
    /// The deal.
    pub deal: String,
    /// The numbers of its result.
    pub result: Vec<f64>,
}

impl KeptResult {
    /// The deal and its numbers, with blanks between them. `None` for a text that is no such line.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let mut words = text.split_whitespace();
        let deal = words.next()?.to_owned();
        let numbers = words.map(|word| number::parsed(word).filter(|number| number.is_finite()));
        let result = numbers.collect::<Option<_>>()?;
        Some(Self { deal, result })
    }

    /// The line of a result.
    #[must_use]
    pub fn written(&self) -> String {
        let numbers = self.result.iter().map(|number| format!(" {number}"));
        std::iter::once(self.deal.clone()).chain(numbers).collect()
    }
}

/// The sum of one number over all results; a result that lacks it has nothing to add.
pub fn total(results: &[&[f64]], place: usize) -> f64 {
    let numbers = results.iter().filter_map(|result| result.get(place));
    numbers.sum()
}
