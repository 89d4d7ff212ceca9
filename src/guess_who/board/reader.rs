//! Reads a board from a table as people keep one.

use super::cells::TableRow;
use super::layout::Layout;
use super::notes::{self, BoardNote};
use super::rows::{Misread, Says, is_ticked, says, says_no};
use super::suspects::Board;

/// Reads a table as people keep one.
///
/// It is written with commas, semicolons, tabs or bars, as JSON, or as lines like "hat: Ana, Bruno". A column of yes and no (in eight
/// languages; also y and n, true and false, 1 and 0, ✓, x and nothing) is one question. A column of words is a question a word,
/// "hair: red", in the order in which they come; a list in a cell is several; who has an empty cell says no to each. Blank rows, and
/// columns without a name or a cell at the end, do not count. [`read_board_with_notes`] says what was taken for what.
///
/// # Errors
/// [`Misread`] says where, and what is wrong there: the first of the mistakes that [`examine_table`] finds.
///
/// ```
/// use upperhand::guess_who::board::read_board;
/// let board = read_board("name;hat;hair\nAnna;x;red\nBert;;black\n")?;
/// let texts: Vec<&str> = board.questions().iter().map(|question| &question.text[..]).collect();
/// assert_eq!(texts, ["hat", "hair: red", "hair: black"]);
/// assert!(board.questions()[0].yes.indices().eq([0]));
/// # Ok::<(), upperhand::guess_who::board::Misread>(())
/// ```
pub fn read_board(table: &str) -> Result<Board, Misread> {
    placed(&Layout::of(table, "")?)
}

/// Reads a table as [`read_board`] does, and says what was taken for what. Of questions that say the same of everybody, or the
/// opposite, it keeps the first.
///
/// # Errors
/// Those of [`read_board`].
///
/// ```
/// use upperhand::guess_who::board::read_board_with_notes;
/// let (board, notes) = read_board_with_notes("hat: Anna, Bert\ncap: Cleo\nbeard: Bert")?;
/// let texts: Vec<&str> = board.questions().iter().map(|question| &question.text[..]).collect();
/// assert_eq!(texts, ["hat", "beard"]);
/// assert_eq!(notes.last().unwrap().text, "“cap” is yes just where “hat” is no.");
/// # Ok::<(), upperhand::guess_who::board::Misread>(())
/// ```
pub fn read_board_with_notes(table: &str) -> Result<(Board, Vec<BoardNote>), Misread> {
    let layout = Layout::of(table, "")?;
    let board = placed(&layout)?;
    let mut notes = layout.notes;
    let board = notes::kept_once(board, &mut notes);
    Ok((board, notes))
}

/// The board of a table, or the first mistake where it was written.
fn placed(layout: &Layout) -> Result<Board, Misread> {
    layout
        .board()
        .map_err(|mut mistakes| layout.placed(mistakes.swap_remove(0)))
}

/// A table with everything that is wrong in it.
///
/// ```
/// use upperhand::guess_who::board::examine_table;
/// let table = examine_table("name,hat,hair\nAnna,yes,red\nBert,,\nAnna,no,black\n", "");
/// assert_eq!(table.rows[2].cells, ["Bert", "", ""]);
/// assert_eq!(table.answers[0], [None, Some(true), None]);
/// assert_eq!(table.ticked, [false, true, false]);
/// let mistakes: Vec<String> = table.board.unwrap_err().iter().map(ToString::to_string).collect();
/// assert_eq!(
///     mistakes,
///     [
///         "row 4, column 1: there are two suspects with the name “Anna”",
///         "row 3, column 2: the cell is empty where other cells of “hat” say no",
///     ]
/// );
/// ```
#[derive(Clone, Debug)]
pub struct ExaminedTable {
    /// The rows that are not blank, the names of the features first, and the names of suspects first in each.
    pub rows: Vec<TableRow>,
    /// What each cell says in a column of yes and no, of all rows but the first; `None` where it says neither.
    pub answers: Vec<Vec<Option<bool>>>,
    /// Is a column of yes and no? As many as the first row has cells.
    pub ticked: Vec<bool>,
    /// The board, or what is wrong, the first of which is what [`read_board`] says. A mistake may hide others.
    pub board: Result<Board, Vec<Misread>>,
    /// What was taken for what.
    pub notes: Vec<BoardNote>,
}

/// Reads a table as [`read_board`] does, and keeps everything on the way. It takes as long. Mistakes are told where they stand in its
/// rows. What is `not` to be guessed is the kind of a note, for "left-out" with its column, or "all"; with "first" only the first 64
/// suspects are read.
#[must_use]
pub fn examine_table(table: &str, not: &str) -> ExaminedTable {
    let layout = match Layout::of(table, not) {
        Ok(layout) => layout,
        Err(misread) => {
            return ExaminedTable {
                rows: Vec::new(),
                answers: Vec::new(),
                ticked: Vec::new(),
                board: Err(vec![misread]),
                notes: Vec::new(),
            };
        }
    };
    let board = layout.board();
    let Layout {
        rows, mut notes, ..
    } = layout;
    let (header, suspects) = rows.split_at(rows.len().min(1));
    let width = header.first().map_or(0, |header| header.cells.len());
    let ticked: Vec<bool> = (0..width)
        .map(|column| column > 0 && is_ticked(column, suspects))
        .collect();
    let says: Vec<Says> = (0..width).map(|column| says(column, suspects)).collect();
    let empty: Vec<Option<bool>> = (0..width)
        .map(|column| (!says_no(column, suspects)).then_some(false))
        .collect();
    let told = |(column, cell): (usize, &String)| match cell.as_str() {
        _ if ticked.get(column) != Some(&true) => None,
        "" => empty[column],
        cell => says[column](cell),
    };
    let answers = suspects
        .iter()
        .map(|row| row.cells.iter().enumerate().map(told).collect());
    if let Ok(board) = &board {
        notes::kept_once(board.clone(), &mut notes);
    }
    ExaminedTable {
        answers: answers.collect(),
        board,
        notes,
        ticked,
        rows,
    }
}
