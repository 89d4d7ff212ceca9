//! The task that looks at your own card: the best reply to somebody who asks what is listed first.

use super::game::Position;
use super::numbers::Asked;
use super::own_card::{OwnPosition, own_position_of};
use super::tasks::{SOLVED, SPLITS, keep, take};
use upperhand::Fraction;
use upperhand::guess_who::board;
use upperhand::guess_who::board::{Classes, OwnCard, SolvedBoard};
use upperhand_kit::{Error, TaskRun};

/// The positions that are looked at in a few milliseconds.
const AT_ONCE: usize = 512;

/// Looks at a card in one position.
pub struct OwnRun {
    key: Vec<u32>,
    own: OwnPosition,
    /// Until it is solved; taken from those kept, and put back in the end.
    board: Option<SolvedBoard>,
    card: Option<OwnCard<SolvedBoard>>,
    answer: Vec<i64>,
}

impl OwnRun {
    pub fn new(numbers: &[u32]) -> Result<Self, Error> {
        let asked = Asked::of(numbers, |numbers| Ok(vec![own_position_of(numbers)?]))?;
        let board = match take(&SOLVED, &asked.key) {
            Some(solved) => solved,
            None => SolvedBoard::new(Classes::of_board(&asked.board)?, asked.rules)?,
        };
        Ok(Self {
            key: asked.key,
            own: asked.positions[0],
            board: Some(board),
            card: None,
            answer: Vec::new(),
        })
    }

    /// The best question and the chance, once they are known.
    fn reply(&mut self) -> Result<(usize, Fraction), board::Error> {
        let card = self.card.as_mut().ok_or(board::Error::NotYetSolved)?;
        let Position { mine, theirs } = self.own.position;
        if !self.own.is_yours {
            return Ok((0, card.waits(theirs, mine)?));
        }
        let moves = card.moves(mine, theirs)?;
        let best = moves.questions.iter().find(|(_, win)| *win == moves.win);
        Ok((best.map_or(0, |(question, _)| question + 1), moves.win))
    }
}

impl TaskRun for OwnRun {
    fn step(&mut self) -> Result<(), Error> {
        if let Some(mut board) = self.board.take() {
            if board.advance(SPLITS) {
                self.card = Some(OwnCard::new(board, self.own.card)?.in_pieces(AT_ONCE));
            } else {
                self.board = Some(board);
            }
            return Ok(());
        }
        match self.reply() {
            Ok((question, win)) => {
                let numbers = [question as i128, win.numerator(), win.denominator()];
                let numbers: Result<_, _> = numbers.map(i64::try_from).into_iter().collect();
                self.answer = numbers.unwrap_or_else(|_| vec![0; 3]);
                Ok(())
            }
            Err(board::Error::NotYetSolved) => Ok(()),
            Err(error) => Err(error.into()),
        }
    }

    fn is_over(&self) -> bool {
        !self.answer.is_empty()
    }

    fn done(&self) -> f64 {
        let (done, steps) = self.board.as_ref().map_or((1, 1), SolvedBoard::progress);
        0.5 * done as f64 / steps.max(1) as f64
    }

    fn answer(&self) -> Vec<i64> {
        self.answer.clone()
    }
}

impl Drop for OwnRun {
    fn drop(&mut self) {
        let board = self.board.take();
        let board = board.or_else(|| self.card.take().map(OwnCard::into_board));
        keep(&SOLVED, &mut self.key, board);
    }
}
