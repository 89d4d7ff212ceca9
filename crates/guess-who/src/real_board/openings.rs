//! What every question is worth at the start of a shipped board, known without being solved.

use super::asked::Asked;
use super::known::Values;

/// Each row: the board, the rules, and the numbers of the start as the task of positions answers them, both bounds as one. They are those of a
/// board like it that is solved, and computed anew whenever `cargo xtask generate` runs.
const OPENINGS: &str = include_str!("openings.csv");

/// The worth of the start of the board shown, where it is a shipped one whose features are asked about one by one.
pub fn opening(state: &Asked) -> Option<Values> {
    if state.joined {
        return None;
    }
    let start = format!("{},{},", state.board.shipped?, state.ending.name());
    let row = OPENINGS.lines().find_map(|row| row.strip_prefix(&start))?;
    let numbers = row.split(' ').map(|number| number.parse().ok());
    let numbers: Vec<i64> = numbers.collect::<Option<_>>()?;
    let bounds: Vec<i64> = numbers.into_iter().flat_map(|exact| [exact; 2]).collect();
    Values::of(&bounds)
}
