//! Boards of suspects.

use super::Becomes;
use super::exact::Fraction;
use upperhand::guess_who::board::{
    self, Bracket, Question, QuestionValue, SolvedBoard, SpokenQuestion, SuspectSet,
};

shapes! {
    /// A board of suspects and the questions that can be asked about them: 2 to 64 suspects and 1 to 64 questions. Names and texts are
    /// trimmed, have at most 60 letters, and differ.
    Board(board: board::Board) {
        suspects: Vec<String> = board.suspects().to_vec(),
        questions: Vec<BoardQuestion> = board.questions(),
    }

    /// A question about the suspects of a board.
    BoardQuestion(text: String, yes: SuspectSet) {
        text: String = text,
        /// The indices of the suspects, from 0, for whom the answer is yes.
        yes: Vec<usize> = yes.indices().collect::<Vec<_>>(),
    }

    /// A board, and what was taken for what.
    NotedBoard(board: board::Board, notes: Vec<board::BoardNote>) {
        board: Board = board,
        notes: Vec<BoardNote> = notes,
    }

    /// Something that a table did not say by itself.
    BoardNote(note: board::BoardNote) {
        #[ts(
            type = "\"names\" | \"left-out\" | \"same\" | \"opposite\" | \"twins\" | \"turned\" | \"header\" | \"nearly\""
        )]
        kind: &'static str,
        /// A sentence.
        text: String,
        /// The row, from 1, if it is about one.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        row: Option<usize>,
        /// The column, from 1, if it is about one.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        column: Option<usize>,
    }

    /// A solved position of a board.
    SolvedPosition(position: board::BoardPosition, solved: &SolvedBoard) {
        exact: bool = solved.is_exact(),
        /// The chance of the player to move; `low` and `high` are the same where exact.
        win: Bounds,
        /// Every question that splits `mine`, best first; ties in the order of the board.
        questions: Vec<QuestionBounds>,
        /// Is naming a suspect now as good as anything? Never under "race".
        name_suspect: bool,
        /// The number of classes of sets of suspects that answers can leave and that look alike to the questions.
        classes: usize = solved.classes().count(),
    }

    /// A chance between two bounds.
    Bounds(bracket: Bracket) {
        low: Fraction,
        high: Fraction,
    }

    /// The chance of the player who asks a question.
    QuestionBounds(value: QuestionValue) {
        /// Its index on the board.
        question: usize,
        /// The number of suspects who stand and say yes.
        yes: usize,
        win: Bounds,
    }
}

becomes! {
    &Question => BoardQuestion, |question| (question.text.clone(), question.yes).becomes();
    SpokenQuestion => BoardQuestion, |question| (question.text, question.yes).becomes();
}
