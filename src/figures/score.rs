//! Games as results are counted by.

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

/// The sum of one number over all results; a result that lacks it has nothing to add.
pub fn total(results: &[&[f64]], place: usize) -> f64 {
    let numbers = results.iter().filter_map(|result| result.get(place));
    numbers.sum()
}
