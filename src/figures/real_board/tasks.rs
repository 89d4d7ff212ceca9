//! The tasks of the figure: what a board costs, and what is won in positions on it.
//!
//! Tables of tens of megabytes stay where they are filled; only the worth of the positions asked for comes back.

use super::game::Position;
use super::known::Values;
use super::numbers::{positions_of, read};
use crate::figures::{Error, TaskRun};
use crate::guess_who::Rules;
use crate::guess_who::board::{self, Board, Classes, Cost, SolvedBoard, always_most_even};
use std::cell::RefCell;

/// The splits that are looked at in a few milliseconds.
const SPLITS: u64 = 1 << 20;

/// The boards that stay solved, so that the next position of a game is answered at once.
const KEPT: usize = 2;

/// Measures a board.
pub struct MeasureRun {
    board: Board,
    answer: Vec<i64>,
}

impl MeasureRun {
    pub fn new(numbers: &[u32]) -> Result<Self, Error> {
        match read(numbers)? {
            (board, _, []) => Ok(Self {
                board,
                answer: Vec::new(),
            }),
            _ => Err(Error::new("these numbers are of more than a board")),
        }
    }
}

impl TaskRun for MeasureRun {
    fn step(&mut self) -> Result<(), Error> {
        if self.is_over() {
            return Ok(());
        }
        self.answer = match Classes::of_board(&self.board) {
            Ok(classes) => {
                let cost = Cost::of(&classes);
                let counts = [
                    cost.sets as u64,
                    cost.classes as u64,
                    u64::from(cost.exact),
                    cost.bytes,
                    cost.steps,
                ];
                counts
                    .map(|count| i64::try_from(count).unwrap_or(i64::MAX))
                    .to_vec()
            }
            Err(board::Error::TooManySets { most }) => {
                vec![i64::try_from(most).unwrap_or(i64::MAX)]
            }
            Err(error) => return Err(error.into()),
        };
        Ok(())
    }

    fn is_over(&self) -> bool {
        !self.answer.is_empty()
    }

    fn done(&self) -> f64 {
        f64::from(u8::from(self.is_over()))
    }

    fn answer(&self) -> Vec<i64> {
        self.answer.clone()
    }
}

thread_local! {
    /// Boards by their numbers, as far as they are solved, the one used last at the end.
    static SOLVED: RefCell<Vec<(Vec<u32>, SolvedBoard)>> = const { RefCell::new(Vec::new()) };
}

/// Solves a board, and answers for positions on it.
pub struct PositionsRun {
    key: Vec<u32>,
    rules: Rules,
    positions: Vec<Position>,
    /// Taken from those kept, and put back in the end.
    solved: Option<SolvedBoard>,
    is_solved: bool,
    /// The answer about the first positions.
    even: Vec<i64>,
}

impl PositionsRun {
    pub fn new(numbers: &[u32]) -> Result<Self, Error> {
        let (board, rules, rest) = read(numbers)?;
        let key = numbers[..numbers.len() - rest.len()].to_vec();
        let positions = positions_of(rest)?;
        let kept = SOLVED.with_borrow_mut(|kept| {
            let place = kept.iter().position(|(known, _)| *known == key)?;
            Some(kept.remove(place).1)
        });
        let solved = match kept {
            Some(solved) => solved,
            None => SolvedBoard::new(Classes::of_board(&board)?, rules)?,
        };
        let (done, steps) = solved.progress();
        Ok(Self {
            key,
            rules,
            positions,
            is_solved: done == steps,
            solved: Some(solved),
            even: Vec::new(),
        })
    }
}

impl TaskRun for PositionsRun {
    fn step(&mut self) -> Result<(), Error> {
        let Some(solved) = &mut self.solved else {
            return Ok(());
        };
        if !self.is_solved {
            self.is_solved = solved.advance(SPLITS);
        } else if let Some(position) = self.positions.get(self.even.len()) {
            let even = Values::even(solved, self.rules, *position)?;
            self.even.push(even);
        }
        Ok(())
    }

    fn is_over(&self) -> bool {
        self.is_solved && self.even.len() == self.positions.len()
    }

    fn done(&self) -> f64 {
        let (done, steps) = self.solved.as_ref().map_or((0, 1), SolvedBoard::progress);
        let solved = if self.is_solved {
            1.0
        } else {
            done as f64 / steps.max(1) as f64
        };
        let even = self.even.len() as f64 / self.positions.len().max(1) as f64;
        0.9 * solved + 0.1 * even
    }

    fn answer(&self) -> Vec<i64> {
        let Some(solved) = &self.solved else {
            return Vec::new();
        };
        let answers = self.positions.iter().enumerate();
        let answers = answers.map(|(index, position)| {
            let even = self.even.get(index).copied();
            Values::numbers(solved, *position, even)
        });
        answers.flatten().collect()
    }
}

impl Drop for PositionsRun {
    fn drop(&mut self) {
        let Some(solved) = self.solved.take() else {
            return;
        };
        // There is nothing to keep it in where the thread is at its end.
        let _ = SOLVED.try_with(|kept| {
            let mut kept = kept.borrow_mut();
            let surplus = (kept.len() + 1).saturating_sub(KEPT);
            kept.drain(..surplus);
            kept.push((core::mem::take(&mut self.key), solved));
        });
    }
}

impl Values {
    /// What always asking the most even question wins, in pairs of secrets; −1 where nobody moves any more.
    fn even(solved: &SolvedBoard, rules: Rules, position: Position) -> Result<i64, Error> {
        let Position { mine, theirs } = position;
        match always_most_even(solved.classes(), rules, mine, theirs) {
            Ok(chance) => {
                let wins = chance.numerator() * position.pairs() / chance.denominator();
                Ok(i64::try_from(wins).unwrap_or(i64::MAX))
            }
            Err(board::Error::NotAPosition) => Ok(-1),
            Err(error) => Err(error.into()),
        }
    }
}
