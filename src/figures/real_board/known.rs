//! What is known of boards: their cost, and the worth of positions on them.

use super::game::{Game, Position};
use super::numbers::{MEASURE, POSITIONS, board_numbers, position_numbers, positions_of};
use crate::figures::format::{grouped, suspects};
use crate::figures::{Error, Task};
use crate::guess_who::board::{Board, SolvedBoard, SuspectSet};
use crate::guess_who::{Ending, Rules, board};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// The boards that are remembered.
const MOST_BOARDS: usize = 8;

/// The positions of a game that are asked for at once.
const AT_ONCE: usize = 64;

/// Bounds of a number of pairs of secrets, equal where it is known exactly.
pub type Wins = [u16; 2];

/// The worth of a position, in pairs of secrets for which somebody wins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Values {
    /// What the other wins who moves after each question and its answer: yes, and no. 0 where nobody answers so.
    pub replies: Vec<[Wins; 2]>,
    /// What the mover wins who always asks the most even question.
    pub always_even: Option<u16>,
}

impl Values {
    /// The numbers of a position: what always asking the most even question wins, −1 where that is not known, and the
    /// bounds for each question and answer, −1 for each where they are not known yet.
    pub fn numbers(solved: &SolvedBoard, position: Position, even: Option<i64>) -> Vec<i64> {
        let board = solved.classes().board();
        let mut numbers = vec![even.unwrap_or(-1)];
        for question in board.questions() {
            for part in position.mine.split(question.yes) {
                let wins = reply(solved, position.theirs, part);
                numbers.extend(wins.map_or([-1; 2], |wins| wins.map(i64::from)));
            }
        }
        numbers
    }

    /// As the [numbers](Self::numbers) of a position say.
    pub fn of(numbers: &[i64]) -> Option<Self> {
        let (&even, replies) = numbers.split_first()?;
        let wins = |pair: &[i64]| {
            Some([
                u16::try_from(*pair.first()?).ok()?,
                u16::try_from(*pair.get(1)?).ok()?,
            ])
        };
        let answers = |four: &[i64]| Some([wins(&four[..2])?, wins(&four[2..])?]);
        Some(Self {
            replies: replies
                .chunks_exact(4)
                .map(answers)
                .collect::<Option<_>>()?,
            always_even: u16::try_from(even).ok(),
        })
    }
}

/// What a mover wins with these suspects against a part of the other's; `None` where it is not known yet.
fn reply(solved: &SolvedBoard, mine: SuspectSet, part: SuspectSet) -> Option<Wins> {
    if part.count() == 0 {
        return Some([0; 2]);
    }
    match solved.at(mine, part) {
        Ok(position) => {
            let pairs = (mine.count() * part.count()) as u64;
            let wins = [position.win.low, position.win.high]
                .map(|chance| chance.numerator() * pairs / chance.denominator());
            Some(wins.map(|wins| u16::try_from(wins).unwrap_or(u16::MAX)))
        }
        // Whoever asked has won the race.
        Err(board::Error::NotAPosition) => Some([0; 2]),
        Err(_) => None,
    }
}

/// What it takes to solve a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// Its sets, classes, and bytes; does the table fit?
    Of {
        classes: u64,
        bytes: u64,
        exact: bool,
    },
    /// There are more sets than are looked at: the most.
    TooMany(u64),
}

/// A board under rules, and what is known of it.
struct Known {
    board: Rc<Board>,
    ending: Ending,
    measure: Option<Measure>,
    positions: BTreeMap<Position, Rc<Values>>,
    is_begun: bool,
}

/// The boards looked at.
#[derive(Default)]
pub struct Boards(Vec<Known>);

impl Boards {
    fn find(&self, board: &Board, ending: Ending) -> Option<&Known> {
        let mut known = self.0.iter();
        known.find(|known| known.ending == ending && *known.board == *board)
    }

    pub fn measure(&self, board: &Board, ending: Ending) -> Option<Measure> {
        self.find(board, ending)?.measure
    }

    pub fn values(&self, game: &Game, position: Position) -> Option<Rc<Values>> {
        let known = self.find(&game.board, game.ending)?;
        known.positions.get(&position).map(Rc::clone)
    }

    fn remember(&mut self, board: &Rc<Board>, ending: Ending) -> &mut Known {
        let is_it = |known: &Known| known.ending == ending && known.board == *board;
        if let Some(place) = self.0.iter().position(is_it) {
            self.0[place..].rotate_left(1);
        } else {
            if self.0.len() == MOST_BOARDS {
                self.0.remove(0);
            }
            self.0.push(Known {
                board: Rc::clone(board),
                ending,
                measure: None,
                positions: BTreeMap::new(),
                is_begun: false,
            });
        }
        let last = self.0.len() - 1;
        &mut self.0[last]
    }

    /// The task that a game needs done, after so many first moves whose positions are known without it.
    pub fn task(&mut self, game: &Game, kept: usize) -> Option<Task> {
        let known = self.remember(&game.board, game.ending);
        let mut numbers = board_numbers(&game.board, rules_of(game.ending));
        let count = suspects(u32::try_from(game.board.suspects().len()).unwrap_or_default());
        match known.measure {
            None => Some(Task {
                name: MEASURE,
                numbers,
                label: format!("Looking at the questions about {count}"),
                is_begun: false,
            }),
            Some(Measure::TooMany(_)) => None,
            Some(Measure::Of { classes, bytes, .. }) => {
                let open = |(step, position): (usize, &Position)| {
                    let is_known = step < kept || known.positions.contains_key(position);
                    let is_wanted = !is_known && game.winner_after(step).is_none();
                    is_wanted.then_some(*position)
                };
                let wanted = game.positions.iter().enumerate().filter_map(open);
                let wanted: BTreeSet<Position> = wanted.collect();
                let wanted: Vec<Position> = wanted.into_iter().take(AT_ONCE).collect();
                if wanted.is_empty() {
                    return None;
                }
                numbers.extend(position_numbers(&wanted));
                Some(Task {
                    name: POSITIONS,
                    numbers,
                    label: format!(
                        "Solving {count}: {} kinds of pools against each other, {} MB",
                        grouped(classes),
                        bytes.div_ceil(1 << 20)
                    ),
                    is_begun: known.is_begun,
                })
            }
        }
    }

    /// Takes over an answer about a board that is remembered.
    pub fn receive(&mut self, name: &str, numbers: &[u32], answer: &[i64]) -> Result<(), Error> {
        let is_it = |known: &&mut Known| {
            numbers.starts_with(&board_numbers(&known.board, rules_of(known.ending)))
        };
        let Some(known) = self.0.iter_mut().find(is_it) else {
            return Ok(());
        };
        match name {
            MEASURE => known.receive_measure(answer),
            _ => known.receive_positions(numbers, answer),
        }
    }
}

impl Known {
    fn receive_measure(&mut self, answer: &[i64]) -> Result<(), Error> {
        let whole = |number: i64| u64::try_from(number).unwrap_or_default();
        self.measure = Some(match *answer {
            [most] => Measure::TooMany(whole(most)),
            [_, classes, exact, bytes, _] => Measure::Of {
                classes: whole(classes),
                bytes: whole(bytes),
                exact: exact == 1,
            },
            _ => return Err(Error::new("these numbers measure no board")),
        });
        Ok(())
    }

    fn receive_positions(&mut self, numbers: &[u32], answer: &[i64]) -> Result<(), Error> {
        let length = 1 + 4 * self.board.questions().len();
        let asked = numbers.len() - board_numbers(&self.board, rules_of(self.ending)).len();
        if !answer.len().is_multiple_of(length) || answer.len() / length > asked / 4 {
            return Err(Error::new(
                "these numbers are of no positions on this board",
            ));
        }
        let positions = positions_of(&numbers[numbers.len() - asked..])?;
        self.is_begun = true;
        for (position, numbers) in positions.into_iter().zip(answer.chunks(length)) {
            if let Some(values) = Values::of(numbers) {
                self.positions.insert(position, Rc::new(values));
            }
        }
        Ok(())
    }
}

pub fn rules_of(ending: Ending) -> Rules {
    if ending == Ending::Race {
        Rules::RACE
    } else {
        Rules::OFFICIAL
    }
}
