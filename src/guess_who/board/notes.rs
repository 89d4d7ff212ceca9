//! What a reader of tables took for what.

use super::error::listed;
use super::suspects::{Board, Question};

/// Something that a table did not say by itself.
///
/// ```
/// use upperhand::guess_who::board::read_board_with_notes;
/// let (board, notes) = read_board_with_notes("hat,beard,name\nyes,no,Anna\nno,yes,Bert\nno,no,Cleo\n")?;
/// assert_eq!(board.suspects(), ["Anna", "Bert", "Cleo"]);
/// assert_eq!((notes[0].text.as_str(), notes[0].column), ("The names are those of “name”.", Some(3)));
/// # Ok::<(), upperhand::guess_who::board::Misread>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardNote {
    /// "names" where they stand; "left-out" of a column that is no question, "nearly" of one in which nearly every cell differs; "same" and
    /// "opposite" of questions that say so; "twins" of suspects; "turned" of rows and columns; "header" of a first row that is a suspect.
    pub kind: &'static str,
    /// A sentence.
    pub text: String,
    /// The row, from 1, if it is about one.
    pub row: Option<usize>,
    /// The column, from 1, if it is about one.
    pub column: Option<usize>,
}

impl BoardNote {
    pub(super) fn new(kind: &'static str, place: [Option<usize>; 2], text: String) -> Self {
        let [row, column] = place;
        Self {
            kind,
            text,
            row,
            column,
        }
    }

    /// May it be otherwise? What a board says of itself is no guess.
    #[must_use]
    #[doc(hidden)]
    pub fn is_guess(&self) -> bool {
        ["names", "left-out", "turned", "header"].contains(&self.kind)
    }
}

/// Of questions that say the same of everybody, or the opposite, the first; and a note of each. Then a note of those who answer alike.
pub(super) fn kept_once(board: Board, notes: &mut Vec<BoardNote>) -> Board {
    let all = board.everybody();
    let mut kept: Vec<Question> = Vec::new();
    for question in board.questions() {
        // The words of one column are each other's opposites where there are two.
        let column = |text: &str| text.split_once(": ").map(|(column, _)| column.to_owned());
        let is_other =
            |one: &&Question| column(&one.text).is_none_or(|of| column(&question.text) != Some(of));
        let others = || kept.iter().filter(is_other);
        let (kind, twin) = if let Some(twin) = others().find(|one| one.yes == question.yes) {
            ("same", twin)
        } else if let Some(twin) = others().find(|one| one.yes == all.split(question.yes)[1]) {
            ("opposite", twin)
        } else {
            kept.push(question.clone());
            continue;
        };
        let (one, other) = (&twin.text, &question.text);
        let text = match kind {
            "same" => format!("“{other}” says the same of everybody as “{one}”."),
            _ => format!("“{other}” is yes just where “{one}” is no."),
        };
        notes.push(BoardNote::new(kind, [None; 2], text));
    }
    for group in board.twins() {
        let names = group.iter().map(|&suspect| &board.suspects()[suspect]);
        let text = format!(
            "Nothing tells {} apart.",
            listed(&names.collect::<Vec<_>>())
        );
        notes.push(BoardNote::new("twins", [None; 2], text));
    }
    Board::new(board.suspects().to_vec(), kept).unwrap_or(board)
}
