//! Boards of suspects.

use super::exact::Fraction;
use serde::Serialize;
use ts_rs::TS;
use upperhand::guess_who::board::{self, Bracket};

/// A board of suspects and the questions that can be asked about them: 2 to 64 suspects and 1 to 64 questions. Names and texts are
/// trimmed, have at most 60 letters, and differ.
#[derive(Serialize, TS)]
pub struct Board {
    suspects: Vec<String>,
    questions: Vec<BoardQuestion>,
}

/// A question about the suspects of a board.
#[derive(Serialize, TS)]
pub struct BoardQuestion {
    pub text: String,
    /// The indices of the suspects, from 0, for whom the answer is yes.
    pub yes: Vec<usize>,
}

impl From<&board::Board> for Board {
    fn from(board: &board::Board) -> Self {
        let question = |question: &board::Question| BoardQuestion {
            text: question.text.clone(),
            yes: question.yes.indices().collect(),
        };
        Self {
            suspects: board.suspects().to_vec(),
            questions: board.questions().iter().map(question).collect(),
        }
    }
}

/// A board, and what was taken for what.
#[derive(Serialize, TS)]
pub struct NotedBoard {
    pub board: Board,
    pub notes: Vec<BoardNote>,
}

/// Something that a table did not say by itself.
#[derive(Serialize, TS)]
pub struct BoardNote {
    #[ts(
        type = "\"names\" | \"left-out\" | \"same\" | \"opposite\" | \"twins\" | \"turned\" | \"header\" | \"nearly\""
    )]
    pub kind: &'static str,
    /// A sentence.
    pub text: String,
    /// The row, from 1, if it is about one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub row: Option<usize>,
    /// The column, from 1, if it is about one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub column: Option<usize>,
}

/// A solved position of a board.
#[derive(Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct SolvedPosition {
    pub exact: bool,
    /// The chance of the player to move; `low` and `high` are the same where exact.
    pub win: Bounds,
    /// Every question that splits `mine`, best first; ties in the order of the board.
    pub questions: Vec<QuestionBounds>,
    /// Is naming a suspect now as good as anything? Never under "race".
    pub name_suspect: bool,
    /// The number of classes of suspects that look alike to the questions.
    pub classes: usize,
}

/// A chance between two bounds.
#[derive(Serialize, TS)]
pub struct Bounds {
    low: Fraction,
    high: Fraction,
}

/// The chance of the player who asks a question.
#[derive(Serialize, TS)]
pub struct QuestionBounds {
    /// Its index on the board.
    pub question: usize,
    /// The number of suspects who stand and say yes.
    pub yes: usize,
    pub win: Bounds,
}

impl From<Bracket> for Bounds {
    fn from(Bracket { low, high }: Bracket) -> Self {
        Self {
            low: low.into(),
            high: high.into(),
        }
    }
}
