//! The arguments of boards: suspects, questions, the suspects still standing.

use super::{Argument, Read};
use upperhand::guess_who::Rules;
use upperhand::guess_who::board::{Board, Question, SuspectSet};

impl Argument {
    /// The most suspects, and the most questions.
    pub const MOST_SUSPECTS: u32 = 64;

    /// A board as `readBoard` gives it.
    pub fn board(&self) -> Read<Board> {
        let suspects = self.object()?.field("suspects")?;
        let suspects = suspects.list("names", 2..=Self::MOST_SUSPECTS, Self::text)?;
        let question = |question: &Self| {
            Ok(Question {
                text: question.object()?.field("text")?.text()?,
                yes: question.field("yes")?.suspects_of(suspects.len())?,
            })
        };
        let questions = self.field("questions")?;
        let questions = questions.list("questions", 1..=Self::MOST_SUSPECTS, question)?;
        Ok(Board::new(suspects, questions)?)
    }

    /// Suspects of a board by their indices, in any order.
    pub fn suspects(&self, board: &Board) -> Read<SuspectSet> {
        self.suspects_of(board.suspects().len())
    }

    fn suspects_of(&self, count: usize) -> Read<SuspectSet> {
        let last = u32::try_from(count)
            .unwrap_or(Self::MOST_SUSPECTS)
            .saturating_sub(1);
        let index = |suspect: &Self| Ok(suspect.whole(0..=last)? as usize);
        let indices = self.list("suspects", 0..=Self::MOST_SUSPECTS, index)?;
        Ok(SuspectSet::new(&indices)?)
    }

    /// The rules by which a board is solved.
    pub fn board_rules(&self) -> Read<Rules> {
        self.one_of([("race", Rules::RACE), ("official", Rules::OFFICIAL)])
    }
}
