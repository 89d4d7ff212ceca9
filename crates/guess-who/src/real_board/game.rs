//! A game on a board as it is heard at a table: questions and their answers, of both players in turn.

use super::settings::MOST_MOVES;
use std::borrow::Cow;
use std::rc::Rc;
use upperhand::guess_who::Ending;
use upperhand::guess_who::board::{Board, SuspectSet, question_about};
use upperhand_kit::Error;

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

/// The suspects that stand for the player to move and for the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position {
    pub mine: SuspectSet,
    pub theirs: SuspectSet,
}

impl Position {
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

/// A game as far as it has come.
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
    pub board: Rc<Board>,
    pub terms: Terms,
    pub moves: Vec<Act>,
    /// Before each move and after the last one.
    pub positions: Vec<Position>,
}

impl Game {
    /// A game up to its first move that is not possible, and why that is not.
    pub fn replayed(board: &Rc<Board>, terms: Terms, moves: &[Act]) -> (Self, Option<Error>) {
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
            if let Err(error) = game.make(act) {
                return (game, Some(error));
            }
        }
        (game, None)
    }

    fn make(&mut self, act: Act) -> Result<(), Error> {
        let number = self.moves.len() + 1;
        let position = self.positions[number - 1];
        let refused = |why: &str| Err(Error::new(format!("move {number} is not possible: {why}")));
        if self.winner_after(number - 1).is_some() {
            return refused("the game is over");
        }
        if number > MOST_MOVES as usize {
            return refused(&format!("a game has at most {MOST_MOVES} moves"));
        }
        let left = match act {
            Act::Name { .. } if self.terms.ending == Ending::Race => {
                return refused("under the race nobody is named");
            }
            Act::Name { right: false } if position.mine.count() == 1 => {
                return refused("the only suspect left is the right one");
            }
            Act::Name { .. } => position.mine,
            Act::Ask { question, yes } => {
                if let Err(why) = self.check(question, position.mine) {
                    return refused(&why);
                }
                let [saying_yes, saying_no] = position.mine.split(question.yes(&self.board));
                let (left, answer) = if yes {
                    (saying_yes, "yes")
                } else {
                    (saying_no, "no")
                };
                if left.count() == 0 {
                    return refused(&format!(
                        "nobody who stands says {answer} to “{}”",
                        question.text(&self.board, position.mine)
                    ));
                }
                left
            }
        };
        self.moves.push(act);
        self.positions.push(Position {
            mine: position.theirs,
            theirs: left,
        });
        Ok(())
    }

    /// Why a question cannot be asked about those who stand.
    fn check(&self, question: Question, standing: SuspectSet) -> Result<(), String> {
        match question {
            Question::Feature(index) if index < self.board.questions().len() => Ok(()),
            Question::Feature(_) => {
                let questions = self.board.questions().len();
                Err(format!("the board has {questions} questions"))
            }
            Question::Joined(_) if !self.terms.joined => {
                Err("features may not be joined here".to_owned())
            }
            Question::Joined(yes) if joined_text(&self.board, standing, yes).is_some() => Ok(()),
            Question::Joined(_) => Err("no words of two features say it".to_owned()),
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

/// Moves as a text: the number of each question with y or n, or whether a name was right. Of joined features those who say
/// yes are the bits of a hexadecimal number after an x.
pub fn write_moves(moves: &[Act]) -> String {
    let answer = |yes: bool| if yes { 'y' } else { 'n' };
    let word = |act: &Act| match *act {
        Act::Ask {
            question: Question::Feature(index),
            yes,
        } => format!("{}{}", index + 1, answer(yes)),
        Act::Ask {
            question: Question::Joined(set),
            yes: said,
        } => {
            format!("x{:x}{}", set.bits(), answer(said))
        }
        Act::Name { right: true } => "right".to_owned(),
        Act::Name { right: false } => "wrong".to_owned(),
    };
    moves.iter().map(word).collect::<Vec<_>>().join("-")
}

/// The moves of a text up to the first word that is none, and what that word is.
pub fn read_moves(text: &str) -> (Vec<Act>, Option<String>) {
    let mut moves = Vec::new();
    if text.is_empty() {
        return (moves, None);
    }
    for word in text.split('-') {
        let Some(act) = read_move(word) else {
            let short: String = word.chars().take(20).collect();
            let why = format!("“{short}” is no move: they are like 3y, 12n, x1fy, right or wrong");
            return (moves, Some(why));
        };
        moves.push(act);
    }
    (moves, None)
}

fn read_move(word: &str) -> Option<Act> {
    match word {
        "right" => return Some(Act::Name { right: true }),
        "wrong" => return Some(Act::Name { right: false }),
        _ => {}
    }
    let asked = word.strip_suffix(['y', 'n'])?;
    let question = if let Some(bits) = asked.strip_prefix('x') {
        let is_plain = bits.bytes().all(|digit| digit.is_ascii_hexdigit());
        let bits = u64::from_str_radix(bits, 16).ok().filter(|_| is_plain)?;
        Question::Joined(SuspectSet::from_bits(bits))
    } else {
        let is_short = asked.len() <= 3 && asked.bytes().all(|digit| digit.is_ascii_digit());
        let number: usize = is_short.then(|| asked.parse().ok())??;
        Question::Feature(number.checked_sub(1)?)
    };
    Some(Act::Ask {
        question,
        yes: word.ends_with('y'),
    })
}
