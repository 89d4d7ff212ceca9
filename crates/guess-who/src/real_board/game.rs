//! A game on a board as it is heard at a table: questions and their answers, of both players in turn.

use super::moves::MOST_MOVES;
use super::options::What;
use std::borrow::Cow;
use std::rc::Rc;
use upperhand::guess_who::Ending;
use upperhand::guess_who::board::{Board, SuspectSet, question_about};

/// The features that one question joins at most.
pub const JOINED: usize = 2;

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// A feature, by its index on the board.
    Feature(usize),
    /// Two features that are joined, by those who stand and say yes.
    Joined(SuspectSet),
}

impl Question {
    /// Those who say yes.
    pub fn yes(self, board: &Board) -> SuspectSet {
        match self {
            Self::Feature(index) => board.questions()[index].yes,
            Self::Joined(yes) => yes,
        }
    }

    /// What is asked of those who stand: "glasses", "glasses or a cap".
    pub fn text(self, board: &Board, standing: SuspectSet) -> Cow<'_, str> {
        match self {
            Self::Feature(index) => Cow::Borrowed(&board.questions()[index].text),
            Self::Joined(yes) => Cow::Owned(joined_text(board, standing, yes).unwrap_or_default()),
        }
    }
}

/// Words of two features for some of those who stand; `None` where there are none.
pub fn joined_text(board: &Board, standing: SuspectSet, yes: SuspectSet) -> Option<String> {
    let question = question_about(board, standing, yes, JOINED).ok()??;
    Some(question.text)
}

/// A move and its answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    Ask {
        question: Question,
        yes: bool,
    },
    /// A suspect was named.
    Name {
        right: bool,
    },
}

impl Act {
    pub const fn what(self) -> What {
        match self {
            Self::Ask { question, .. } => What::Question(question),
            Self::Name { .. } => What::Naming,
        }
    }
}

/// The suspects that stand for the player to move and for the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position {
    pub mine: SuspectSet,
    pub theirs: SuspectSet,
}

impl Position {
    pub const fn of([mine, theirs]: [SuspectSet; 2]) -> Self {
        Self { mine, theirs }
    }

    /// The pairs of secrets, over which chances are counted.
    pub fn pairs(self) -> u64 {
        self.mine.count() as u64 * self.theirs.count() as u64
    }
}

/// What the players may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    pub ending: Ending,
    /// May a question join two features by "and", "or" and "not"?
    pub joined: bool,
    pub you_begin: bool,
}

/// Why a move is not possible.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    Over,
    TooMany,
    /// Nobody is named under the race.
    Naming,
    /// The only suspect left is named, and would be wrong.
    OnlyOne,
    NoQuestion,
    MayNotJoin,
    NoWords,
    /// Nobody who stands answers so.
    Nobody {
        text: String,
        yes: bool,
    },
}

/// A game as far as it has come.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardGame {
    pub board: Rc<Board>,
    pub terms: Terms,
    pub moves: Vec<Act>,
    /// Before each move and after the last one.
    pub positions: Vec<Position>,
}

impl BoardGame {
    /// A game up to its first move that is not possible, and why that is not.
    pub fn replayed(board: &Rc<Board>, terms: Terms, moves: &[Act]) -> (Self, Option<Refused>) {
        let everybody = board.everybody();
        let mut game = Self {
            board: Rc::clone(board),
            terms,
            moves: Vec::new(),
            positions: vec![Position {
                mine: everybody,
                theirs: everybody,
            }],
        };
        for &act in moves {
            match game.left(act) {
                Ok(left) => {
                    let theirs = game.positions[game.moves.len()].theirs;
                    game.moves.push(act);
                    game.positions.push(Position {
                        mine: theirs,
                        theirs: left,
                    });
                }
                Err(why) => return (game, Some(why)),
            }
        }
        (game, None)
    }

    /// The suspects of the mover that a move leaves.
    fn left(&self, act: Act) -> Result<SuspectSet, Refused> {
        let made = self.moves.len();
        let standing = self.positions[made].mine;
        if self.winner_after(made).is_some() {
            return Err(Refused::Over);
        }
        if made == MOST_MOVES as usize {
            return Err(Refused::TooMany);
        }
        match act {
            Act::Name { .. } if self.terms.ending == Ending::Race => Err(Refused::Naming),
            Act::Name { right: false } if standing.count() == 1 => Err(Refused::OnlyOne),
            Act::Name { .. } => Ok(standing),
            Act::Ask { question, yes } => {
                self.check(question, standing)?;
                let left = standing.split(question.yes(&self.board))[usize::from(!yes)];
                if left.count() > 0 {
                    return Ok(left);
                }
                let text = question.text(&self.board, standing).into_owned();
                Err(Refused::Nobody { text, yes })
            }
        }
    }

    /// Can a question be asked about those who stand?
    fn check(&self, question: Question, standing: SuspectSet) -> Result<(), Refused> {
        match question {
            Question::Feature(index) if index < self.board.questions().len() => Ok(()),
            Question::Feature(_) => Err(Refused::NoQuestion),
            Question::Joined(_) if !self.terms.joined => Err(Refused::MayNotJoin),
            Question::Joined(yes) if joined_text(&self.board, standing, yes).is_some() => Ok(()),
            Question::Joined(_) => Err(Refused::NoWords),
        }
    }

    /// Is it your move after so many?
    pub const fn is_yours(&self, step: usize) -> bool {
        step.is_multiple_of(2) == self.terms.you_begin
    }

    /// Have you won after so many moves? `None` while the game goes on.
    pub fn winner_after(&self, step: usize) -> Option<bool> {
        let last = step.checked_sub(1)?;
        let mover_is_you = self.is_yours(last);
        match self.moves[last] {
            Act::Name { right } => Some(mover_is_you == right),
            Act::Ask { .. } => {
                let is_won =
                    self.terms.ending == Ending::Race && self.positions[step].theirs.count() == 1;
                is_won.then_some(mover_is_you)
            }
        }
    }

    /// The suspects that stand on your board and on theirs after so many moves.
    pub fn standing(&self, step: usize) -> [SuspectSet; 2] {
        let Position { mine, theirs } = self.positions[step];
        if self.is_yours(step) {
            [mine, theirs]
        } else {
            [theirs, mine]
        }
    }
}
