//! Positions on a board whose features may be joined by "and", "or" and "not".
//!
//! There are hundreds of such questions, and those of one size win much the same. So besides the features there is one of
//! each size that no feature has, and the best of all; and the one that was asked in a game, which may have been another.

use super::game::{JOINED, Position, joined_text};
use super::known::reply;
use super::numbers::{JOINED_NUMBERS, JoinedPosition, halves};
use std::collections::BTreeMap;
use upperhand::guess_who::board;
use upperhand::guess_who::board::{JoinedBoard, SuspectSet, spoken_questions};
use upperhand_kit::Error;

/// The sets that are looked at for an answer besides those for the position: enough to tell good questions from bad ones.
const MOST_SETS: usize = 512;

/// A position that is looked at, question by question.
pub struct Look {
    position: Position,
    /// The features, then a joined question for each number of suspects up to one half of the board, then the one asked;
    /// `None` for those there are none of.
    questions: Vec<Option<SuspectSet>>,
    features: usize,
    asked: usize,
    /// For each feature what the other wins after both answers; for each joined question also those who say yes; −1 where
    /// there is none.
    pub numbers: Vec<i64>,
}

impl Look {
    pub fn new(
        joined: &mut JoinedBoard,
        JoinedPosition { position, asked }: JoinedPosition,
    ) -> Result<Self, Error> {
        let board = joined.board();
        let (half, features) = (board.suspects().len() / 2, board.questions());
        let features: Vec<SuspectSet> = features.iter().map(|question| question.yes).collect();
        let joining = questions(joined, position, &features)?;
        let is_listed = joining.values().any(|&yes| yes == asked);
        let asked = (!is_listed && asked.count() > 0).then_some(asked);
        let joining = (1..=half).map(|size| joining.get(&size).copied());
        let joining = joining.chain([asked]);
        Ok(Self {
            position,
            features: features.len(),
            questions: features.into_iter().map(Some).chain(joining).collect(),
            asked: 0,
            numbers: Vec::new(),
        })
    }

    /// How much of it is done, from 0 to 1.
    pub fn done(&self) -> f64 {
        self.asked as f64 / self.questions.len().max(1) as f64
    }

    pub fn is_over(&self) -> bool {
        self.asked == self.questions.len()
    }

    pub fn step(&mut self, joined: &mut JoinedBoard) -> Result<(), Error> {
        let Some(question) = self.questions.get(self.asked) else {
            return Ok(());
        };
        match question {
            Some(yes) => {
                if self.asked >= self.features {
                    self.numbers.extend(halves(*yes).map(i64::from));
                }
                for part in self.position.mine.split(*yes) {
                    let theirs = self.position.theirs;
                    let win = || joined.win_within(MOST_SETS, theirs, part);
                    let wins = reply(theirs, part, win)?;
                    self.numbers.extend(wins.map(i64::from));
                }
            }
            None => self.numbers.extend([-1; JOINED_NUMBERS]),
        }
        self.asked += 1;
        Ok(())
    }
}

/// The joined questions of a position by the size of the smaller part: the best one, and the simplest of each size that no
/// feature has.
fn questions(
    joined: &mut JoinedBoard,
    position: Position,
    features: &[SuspectSet],
) -> Result<BTreeMap<usize, SuspectSet>, Error> {
    let standing = position.mine;
    let smaller = |yes: SuspectSet| yes.count().min(standing.count() - yes.count());
    let parts = features.iter().flat_map(|&yes| standing.split(yes));
    let parts: Vec<SuspectSet> = parts.collect();
    let best = match joined.best(standing, position.theirs) {
        Ok(best) => best.filter(|yes| !parts.contains(yes)),
        Err(board::Error::NotAPosition) => None,
        Err(error) => return Err(error.into()),
    };
    let mut questions = BTreeMap::new();
    if let Some(yes) = best {
        let said = standing
            .split(yes)
            .into_iter()
            .filter_map(|part| Some((joined_text(joined.board(), standing, part)?.len(), part)));
        questions.extend(said.min().map(|(_, part)| (smaller(part), part)));
    }
    for size in 1..=standing.count() / 2 {
        let has_size = |&part: &SuspectSet| part.count() > 0 && smaller(part) == size;
        if questions.contains_key(&size) || parts.iter().any(has_size) {
            continue;
        }
        let counts = [size, standing.count() - size];
        let simplest = spoken_questions(joined.board(), standing, &counts, JOINED)?;
        questions.extend(simplest.first().map(|question| (size, question.yes)));
    }
    Ok(questions)
}
