//! Games as results are counted by.

use super::number;
use super::settings::Settings;

/// A game so far.
#[derive(Clone, Debug, PartialEq)]
pub struct Score {
    /// The deal, without a blank: games of one deal differ in their moves alone.
    pub deal: String,
    /// The number of its moves.
    pub moves: usize,
    /// The numbers of its result, which only the figure understands; `None` while it goes on.
    pub result: Option<Vec<f64>>,
    /// The number of the day whose deal it is.
    pub day: Option<u32>,
}

/// A game that is over, for others who may play the same deal.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome<S = Settings> {
    /// What came of it, in a line that gives nothing of the deal away.
    pub line: String,
    /// The deal before the first move.
    pub start: S,
}

/// A deal with its result, as a device stores it; a deal without numbers never counts.
#[derive(Clone, Debug, PartialEq)]
pub struct KeptResult {
    /// The deal.
    pub deal: String,
    /// The numbers of its result.
    pub result: Vec<f64>,
}

impl KeptResult {
    /// The deal and its numbers, with blanks between them. `None` for any other text.
    pub fn read(text: &str) -> Option<Self> {
        let mut words = text.split_whitespace();
        let deal = words.next()?.to_owned();
        let numbers = words.map(|word| number::parsed(word).filter(|number| number.is_finite()));
        let result = numbers.collect::<Option<_>>()?;
        Some(Self { deal, result })
    }

    /// The line of a result.
    pub fn written(&self) -> String {
        let numbers = self.result.iter().map(|number| format!(" {number}"));
        std::iter::once(self.deal.clone()).chain(numbers).collect()
    }
}

/// The sum of one number over all results; one that lacks it adds nothing.
pub fn total(results: &[&[f64]], place: usize) -> f64 {
    let numbers = results.iter().filter_map(|result| result.get(place));
    numbers.sum()
}
