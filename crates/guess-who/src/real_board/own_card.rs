//! Your own card in a game: where it is of use, what it is worth there, and the numbers that ask and answer that.

use super::asked::Asked;
use super::game::{BoardGame, Position};
use upperhand::guess_who::Probability;
use upperhand::guess_who::board::{Board, SuspectSet};
use upperhand_kit::Error;

/// The name of the task that looks at a card. Its answer: the number of the best question, 0 for naming a suspect or where
/// the other moves, and the chance; three zeros where that has too many digits.
pub const OWN_CARD: &str = "real-board/own-card";

/// Where your card is of use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OwnPosition {
    /// The suspect on it.
    pub card: usize,
    pub is_yours: bool,
    /// The mover's suspects first.
    pub position: Position,
}

impl OwnPosition {
    /// In a game that goes on, after the moves shown.
    pub fn of(state: &Asked, game: &BoardGame) -> Option<Self> {
        let step = state.shown(game);
        if state.joined || game.winner_after(step).is_some() {
            return None;
        }
        Some(Self {
            card: (state.card as usize).checked_sub(1)?,
            is_yours: game.is_yours(step),
            position: game.positions[step],
        })
    }

    /// The sets by which it is asked for: the position, the suspect on the card, and somebody where the move is yours.
    pub fn sets(self) -> [SuspectSet; 4] {
        let Position { mine, theirs } = self.position;
        let card = SuspectSet::from_bits(1 << self.card);
        let yours = SuspectSet::from_bits(self.is_yours.into());
        [mine, theirs, card, yours]
    }

    pub fn of_sets([mine, theirs, card, yours]: [SuspectSet; 4]) -> Result<Self, Error> {
        let card = card.indices().next();
        Ok(Self {
            card: card.ok_or_else(|| Error::new("these numbers are no card"))?,
            is_yours: yours.count() > 0,
            position: Position { mine, theirs },
        })
    }

    /// Can the other still find it?
    pub fn is_possible(&self) -> bool {
        let Position { mine, theirs } = self.position;
        (if self.is_yours { theirs } else { mine }).contains(self.card)
    }
}

/// What a card is worth, and the question that makes the most of it; none where a suspect is named, or the other moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reply {
    pub question: Option<usize>,
    /// `None` where it has too many digits.
    pub win: Option<Probability>,
}

impl Reply {
    /// As the answer of the task says.
    pub fn of(board: &Board, answer: &[i64]) -> Result<Self, Error> {
        let whole = |number: i64| u64::try_from(number).ok();
        if let &[question, numerator, denominator] = answer
            && let (Some(wins), Some(of)) = (whole(numerator), whole(denominator))
            && wins <= of
            && let Ok(question) = usize::try_from(question)
            && question <= board.questions().len()
        {
            return Ok(Self {
                question: question.checked_sub(1),
                win: (of > 0).then(|| Probability::new(wins, of)),
            });
        }
        Err(Error::new("these numbers are no reply on this board"))
    }
}
