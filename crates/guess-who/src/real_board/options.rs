//! What can be done in a position: every question of the board, and officially to name a suspect.

use super::asked::NAMING;
use super::game::{BoardGame, Question};
use super::known::{Values, Wins};
use crate::bits::bits;
use core::cmp::Reverse;
use upperhand::guess_who::Ending;
use upperhand::order;

/// A question, or naming a suspect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    Question(Question),
    Naming,
}

impl What {
    /// The number by which the setting `question` calls it.
    pub fn number(self) -> u32 {
        let short = |number: usize| u32::try_from(number).unwrap_or_default();
        match self {
            Self::Question(Question::Feature(index)) => short(index + 1),
            Self::Naming => NAMING,
            Self::Question(Question::Joined(yes)) => NAMING + short(yes.count()),
        }
    }
}

/// Something to ask, and its worth where that is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    pub what: What,
    /// The number of those standing for whom the answer is yes.
    pub yes: usize,
    /// The pairs of secrets for which the mover wins.
    pub wins: Option<Wins>,
}

impl Choice {
    /// What its answer tells, in bits; nothing is known of naming a suspect.
    pub fn bits(&self, pool: usize) -> Option<f64> {
        matches!(self.what, What::Question(_)).then(|| bits(self.yes, pool))
    }

    /// Do both answers occur?
    pub const fn tells(&self, pool: usize) -> bool {
        match self.what {
            What::Question(_) => 0 < self.yes && self.yes < pool,
            What::Naming => true,
        }
    }
}

/// All of them after so many moves, best first; those that tell nothing last.
pub fn options(game: &BoardGame, step: usize, values: Option<&Values>) -> Vec<Choice> {
    let (board, position) = (&game.board, game.positions[step]);
    let pool = position.mine.count();
    let all = u16::try_from(position.pairs()).unwrap_or(u16::MAX);
    let asked = |question: Question, replies: Option<[Wins; 2]>| Choice {
        what: What::Question(question),
        yes: position.mine.split(question.yes(board))[0].count(),
        // Where the other wins least, the mover wins most.
        wins: replies.map(|[yes, no]| [all - yes[1] - no[1], all - yes[0] - no[0]]),
    };
    let features = (0..board.questions().len()).map(|index| {
        let replies = values.map(|values| values.replies[index]);
        asked(Question::Feature(index), replies)
    });
    let joined = values.into_iter().flat_map(|values| &values.joined);
    let joined = joined.map(|joined| asked(Question::Joined(joined.yes), Some(joined.replies)));
    let theirs = u16::try_from(position.theirs.count()).unwrap_or(u16::MAX);
    let naming = (game.terms.ending == Ending::Official).then(|| Choice {
        what: What::Naming,
        yes: 1,
        wins: values.map(|_| [theirs; 2]),
    });
    let mut options: Vec<Choice> = features.chain(joined).chain(naming).collect();
    order::sort_by_key(&mut options, |asked| {
        Reverse((asked.tells(pool), asked.wins))
    });
    options
}
