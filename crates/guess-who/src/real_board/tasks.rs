//! The tasks of the figure: what a board costs, and what is won in positions on it.
//!
//! Tables of tens of megabytes stay where they are filled; only the worth of the positions asked for comes back.

use super::game::Position;
use super::joined::Look;
use super::known::Values;
use super::numbers::{Asked, JoinedPosition, joined_positions_of, positions_of, read};
use std::cell::RefCell;
use std::thread::LocalKey;
use upperhand::guess_who::board::{
    Board, Classes, Cost, JoinedBoard, SolvedBoard, always_most_even,
};
use upperhand::guess_who::{Rules, board};
use upperhand_kit::{Error, TaskRun};

/// The splits that are looked at in a few milliseconds.
pub(super) const SPLITS: u64 = 1 << 20;

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

/// Boards by their numbers, as far as they are solved, the one used last at the end.
pub(super) type Kept<T> = RefCell<Vec<(Vec<u32>, T)>>;

thread_local! {
    pub(super) static SOLVED: Kept<SolvedBoard> = const { RefCell::new(Vec::new()) };
    static JOINED: Kept<JoinedBoard> = const { RefCell::new(Vec::new()) };
}

/// Takes a board out of those kept.
pub(super) fn take<T>(kept: &'static LocalKey<Kept<T>>, key: &[u32]) -> Option<T> {
    kept.with_borrow_mut(|kept| {
        let place = kept.iter().position(|(known, _)| *known == key)?;
        Some(kept.remove(place).1)
    })
}

/// Keeps a board, and no more of the others than there is room for.
pub(super) fn keep<T>(kept: &'static LocalKey<Kept<T>>, key: &mut Vec<u32>, board: Option<T>) {
    let Some(board) = board else {
        return;
    };
    // There is nothing to keep it in where the thread is at its end.
    let _ = kept.try_with(|kept| {
        let mut kept = kept.borrow_mut();
        let surplus = (kept.len() + 1).saturating_sub(KEPT);
        kept.drain(..surplus);
        kept.push((core::mem::take(key), board));
    });
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
        let Asked {
            key,
            board,
            rules,
            positions,
        } = Asked::of(numbers, positions_of)?;
        let solved = match take(&SOLVED, &key) {
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
        keep(&SOLVED, &mut self.key, self.solved.take());
    }
}

/// Looks at positions on a board whose features may be joined.
pub struct JoinedRun {
    key: Vec<u32>,
    positions: Vec<JoinedPosition>,
    /// Taken from those kept, and put back in the end.
    joined: Option<JoinedBoard>,
    /// The position that is looked at.
    look: Option<Look>,
    /// The answer about the first positions.
    answer: Vec<i64>,
    answered: usize,
}

impl JoinedRun {
    pub fn new(numbers: &[u32]) -> Result<Self, Error> {
        let Asked {
            key,
            board,
            rules,
            positions,
        } = Asked::of(numbers, joined_positions_of)?;
        let joined = match take(&JOINED, &key) {
            Some(joined) => joined,
            None => JoinedBoard::new(board, rules)?,
        };
        Ok(Self {
            key,
            positions,
            joined: Some(joined),
            look: None,
            answer: Vec::new(),
            answered: 0,
        })
    }
}

impl TaskRun for JoinedRun {
    fn step(&mut self) -> Result<(), Error> {
        let Some(joined) = &mut self.joined else {
            return Ok(());
        };
        let Some(look) = &mut self.look else {
            if let Some(position) = self.positions.get(self.answered) {
                self.look = Some(Look::new(joined, *position)?);
            }
            return Ok(());
        };
        look.step(joined)?;
        if look.is_over() {
            self.answer.append(&mut look.numbers);
            self.answered += 1;
            self.look = None;
        }
        Ok(())
    }

    fn is_over(&self) -> bool {
        self.answered == self.positions.len()
    }

    fn done(&self) -> f64 {
        let begun = self.look.as_ref().map_or(0.0, Look::done);
        (self.answered as f64 + begun) / self.positions.len().max(1) as f64
    }

    fn answer(&self) -> Vec<i64> {
        self.answer.clone()
    }
}

impl Drop for JoinedRun {
    fn drop(&mut self) {
        keep(&JOINED, &mut self.key, self.joined.take());
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
