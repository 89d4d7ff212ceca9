//! A game on a board as it is heard at a table: questions and their answers, of both players in turn.

use super::settings::MOST_MOVES;
use crate::figures::Error;
use crate::guess_who::Ending;
use crate::guess_who::board::{Board, SuspectSet};
use std::rc::Rc;

/// A move and its answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// A question by its index on the board.
    Ask { question: usize, yes: bool },
    /// A suspect was named.
    Name { right: bool },
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

/// A game as far as it has come. You make the moves with even indices.
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
    pub board: Rc<Board>,
    pub ending: Ending,
    pub moves: Vec<Act>,
    /// Before each move and after the last one.
    pub positions: Vec<Position>,
}

impl Game {
    /// A game up to its first move that is not possible, and why that is not.
    pub fn replayed(board: &Rc<Board>, ending: Ending, moves: &[Act]) -> (Self, Option<Error>) {
        let everybody = board.everybody();
        let mut game = Self {
            board: Rc::clone(board),
            ending,
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
            Act::Name { .. } if self.ending == Ending::Race => {
                return refused("under the race nobody is named");
            }
            Act::Name { right: false } if position.mine.count() == 1 => {
                return refused("the only suspect left is the right one");
            }
            Act::Name { .. } => position.mine,
            Act::Ask { question, yes } => {
                let Some(asked) = self.board.questions().get(question) else {
                    let questions = self.board.questions().len();
                    return refused(&format!("the board has {questions} questions"));
                };
                let [saying_yes, saying_no] = position.mine.split(asked.yes);
                let (left, answer) = if yes {
                    (saying_yes, "yes")
                } else {
                    (saying_no, "no")
                };
                if left.count() == 0 {
                    return refused(&format!(
                        "nobody who stands says {answer} to “{}”",
                        asked.text
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

    /// Is it your move after so many?
    pub const fn is_yours(step: usize) -> bool {
        step.is_multiple_of(2)
    }

    /// Have you won after so many moves? `None` while the game goes on.
    pub fn winner_after(&self, step: usize) -> Option<bool> {
        let last = step.checked_sub(1)?;
        let mover_is_you = Self::is_yours(last);
        match self.moves[last] {
            Act::Name { right } => Some(mover_is_you == right),
            Act::Ask { .. } => {
                let is_won =
                    self.ending == Ending::Race && self.positions[step].theirs.count() == 1;
                is_won.then_some(mover_is_you)
            }
        }
    }

    /// The suspects that stand on your board and on theirs after so many moves.
    pub fn standing(&self, step: usize) -> [SuspectSet; 2] {
        let Position { mine, theirs } = self.positions[step];
        if Self::is_yours(step) {
            [mine, theirs]
        } else {
            [theirs, mine]
        }
    }
}

/// Moves as a text: the number of each question with y or n, or whether a name was right.
pub fn write_moves(moves: &[Act]) -> String {
    let word = |act: &Act| match act {
        Act::Ask { question, yes } => format!("{}{}", question + 1, if *yes { 'y' } else { 'n' }),
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
            let why = format!("“{short}” is no move: they are like 3y, 12n, right or wrong");
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
    let number = word.strip_suffix(['y', 'n'])?;
    let is_short = number.len() <= 3 && number.bytes().all(|digit| digit.is_ascii_digit());
    let number: usize = if is_short {
        number.parse().ok()?
    } else {
        return None;
    };
    Some(Act::Ask {
        question: number.checked_sub(1)?,
        yes: word.ends_with('y'),
    })
}
