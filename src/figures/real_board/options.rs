//! What can be done in a position: every question of the board, and officially to name a suspect.

use super::game::Position;
use super::known::{Values, Wins};
use super::settings::NAMING;
use crate::guess_who::Ending;
use crate::guess_who::board::Board;
use core::cmp::Reverse;

/// A question, or naming a suspect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// By its index on the board.
    Question(usize),
    Naming,
}

impl What {
    /// The number by which the setting `question` calls it.
    pub fn number(self) -> u32 {
        match self {
            Self::Question(index) => u32::try_from(index + 1).unwrap_or_default(),
            Self::Naming => NAMING,
        }
    }
}

/// Something to ask, and its worth where that is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    pub what: What,
    /// The number of those standing for whom the answer is yes.
    pub yes: usize,
    /// The pairs of secrets for which the mover wins.
    pub wins: Option<Wins>,
}

impl Asked {
    /// Do both answers occur?
    pub const fn tells(&self, pool: usize) -> bool {
        match self.what {
            What::Question(_) => 0 < self.yes && self.yes < pool,
            What::Naming => true,
        }
    }
}

/// All of them, best first; those that tell nothing last.
pub fn options(
    board: &Board,
    ending: Ending,
    position: Position,
    values: Option<&Values>,
) -> Vec<Asked> {
    let pool = position.mine.count();
    let all = u16::try_from(position.pairs()).unwrap_or(u16::MAX);
    let questions = board
        .questions()
        .iter()
        .enumerate()
        .map(|(index, question)| {
            let reply = |values: &Values| {
                let [yes, no] = values.replies[index];
                // Where the other wins least, the mover wins most.
                [all - yes[1] - no[1], all - yes[0] - no[0]]
            };
            Asked {
                what: What::Question(index),
                yes: position.mine.split(question.yes)[0].count(),
                wins: values.map(reply),
            }
        });
    let theirs = u16::try_from(position.theirs.count()).unwrap_or(u16::MAX);
    let naming = (ending == Ending::Official).then(|| Asked {
        what: What::Naming,
        yes: 1,
        wins: values.map(|_| [theirs; 2]),
    });
    let mut options: Vec<Asked> = questions.chain(naming).collect();
    options.sort_by_key(|asked| Reverse((asked.tells(pool), asked.wins)));
    options
}
