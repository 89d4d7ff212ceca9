//! The arguments of boards: suspects, questions, the suspects still standing.

use super::{Argument, Read};
use upperhand::guess_who::Rules;
use upperhand::guess_who::board::{Board, Question, SuspectSet};

/// The most suspects, and the most questions.
const MOST: u32 = 64;

impl Argument {
    /// A board as `readBoard` gives it.
    pub fn board(&self) -> Read<Board> {
        let suspects = self.object()?.field("suspects")?;
        let suspects = suspects.list("names", 2..=MOST, Self::text)?;
        let question = |question: &Self| {
            Ok(Question {
                text: question.object()?.field("text")?.text()?,
                yes: question.field("yes")?.suspects_of(suspects.len())?,
            })
        };
        let questions = self.field("questions")?;
        let questions = questions.list("questions", 1..=MOST, question)?;
        Ok(Board::new(suspects, questions)?)
    }

    /// Suspects of a board by their indices, in any order.
    pub fn suspects(&self, board: &Board) -> Read<SuspectSet> {
        self.suspects_of(board.suspects().len())
    }

    fn suspects_of(&self, count: usize) -> Read<SuspectSet> {
        let last = u32::try_from(count).unwrap_or(MOST).saturating_sub(1);
        let index = |suspect: &Self| Ok(suspect.whole(0..=last)? as usize);
        let indices = self.list("suspects", 0..=MOST, index)?;
        Ok(SuspectSet::new(&indices)?)
    }

    /// The rules by which a board is solved.
    pub fn board_rules(&self) -> Read<Rules> {
        self.word(&"\"race\" or \"official\"", |name| match name {
            "race" => Some(Rules::RACE),
            "official" => Some(Rules::OFFICIAL),
            _ => None,
        })
    }
}
