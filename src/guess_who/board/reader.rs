//! Reads a board from a table: the first column names the suspects, the first row the features.

use super::cells::{self, Row};
use super::error::{Error, name};
use super::suspect_set::SuspectSet;
use super::suspects::{Board, Question};
use crate::guess_who::error::shortened;
use core::fmt;

/// What cannot be read in a table, and where.
///
/// ```
/// use upperhand::guess_who::board::read_board;
/// let misread = read_board("name,hat\nAnna,yes\nBert,ye\n").unwrap_err();
/// assert_eq!((misread.row, misread.column), (Some(3), Some(2)));
/// assert_eq!(misread.to_string(), "row 3, column 2: “ye” is neither yes nor no, as other cells of “hat” are");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misread {
    /// The row, from 1, as spreadsheets count; `None` where it is the whole table.
    pub row: Option<usize>,
    /// The column, from 1; `None` where it is the whole row.
    pub column: Option<usize>,
    /// What is wrong there.
    pub error: Error,
}

impl fmt::Display for Misread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.row, self.column) {
            (Some(row), Some(column)) => write!(f, "row {row}, column {column}: ")?,
            (Some(row), None) => write!(f, "row {row}: ")?,
            (None, Some(column)) => write!(f, "column {column}: ")?,
            (None, None) => {}
        }
        self.error.fmt(f)
    }
}

impl core::error::Error for Misread {}

impl From<Error> for Misread {
    fn from(error: Error) -> Self {
        Self {
            row: None,
            column: None,
            error,
        }
    }
}

fn in_row(row: usize, error: Error) -> Misread {
    Misread {
        row: Some(row),
        ..error.into()
    }
}

/// An error in a cell, whose column is counted from 0.
fn in_cell(row: usize, column: usize, error: Error) -> Misread {
    Misread {
        column: Some(column + 1),
        ..in_row(row, error)
    }
}

/// Reads a table with commas, semicolons or tabs.
///
/// A column of yes and no (also y and n, true and false, 1 and 0, x and nothing) is one question. A column of words is a
/// question a word, "hair: red", in the order in which they come; who has an empty cell says no to each. Blank rows, and
/// columns without a name or a cell at the end, do not count.
///
/// # Errors
/// [`Misread`] says where, and what is wrong there.
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
    let rows = cells::rows(table).map_err(|row| in_row(row, Error::OpenQuote))?;
    let Some((header, rows)) = rows.split_first() else {
        return Err(Error::EmptyTable.into());
    };
    let features = features(header)?;
    if rows.len() > SuspectSet::MOST {
        return Err(Error::Suspects { given: rows.len() }.into());
    }
    let mut suspects: Vec<String> = Vec::new();
    for row in rows {
        check_cell_count(row, header.cells.len(), features.len() + 1)?;
        let suspect = name(&row.cells[0]).map_err(|error| in_cell(row.number, 0, error))?;
        if suspects.contains(&suspect) {
            let index = suspects.len();
            let error = Error::SuspectTwice {
                name: suspect,
                index,
            };
            return Err(in_cell(row.number, 0, error));
        }
        suspects.push(suspect);
    }
    if is_a_suspect(header, rows) {
        return Err(in_row(header.number, Error::NoHeader));
    }
    let mut questions: Vec<Question> = Vec::new();
    for (column, feature) in (1..).zip(features) {
        for question in column_questions(&feature, column, rows)? {
            let text =
                name(&question.text).map_err(|error| in_cell(header.number, column, error))?;
            if questions.iter().any(|other| other.text == text) {
                let index = questions.len();
                let error = Error::QuestionTwice { text, index };
                return Err(in_cell(header.number, column, error));
            }
            questions.push(Question { text, ..question });
        }
    }
    Ok(Board::new(suspects, questions)?)
}

/// The names of the columns after the first.
fn features(header: &Row) -> Result<Vec<String>, Misread> {
    if header.cells.len() == 1 {
        return Err(in_row(header.number, Error::OneColumn));
    }
    let last = header.cells.iter().rposition(|cell| !cell.is_empty());
    let features = &header.cells[1..=last.unwrap_or_default().max(1)];
    let name_of = |(column, cell): (usize, &String)| match name(cell) {
        Err(Error::NoName) => Err(in_cell(header.number, column, Error::NoFeatureName)),
        Err(error) => Err(in_cell(header.number, column, error)),
        Ok(name) => Ok(name),
    };
    (1..).zip(features).map(name_of).collect()
}

/// Refuses a row with too few cells, or with something in cells beyond the last name.
fn check_cell_count(row: &Row, header: usize, expected: usize) -> Result<(), Misread> {
    let given = row.cells.len();
    if given < expected {
        return Err(in_row(row.number, Error::CellCount { given, expected }));
    }
    let Some(column) = row.cells[expected..]
        .iter()
        .position(|cell| !cell.is_empty())
    else {
        return Ok(());
    };
    let column = expected + column;
    if column < header {
        return Err(in_cell(row.number, column, Error::NoFeatureName));
    }
    Err(in_row(row.number, Error::CellCount { given, expected }))
}

/// Are the cells of the first row answers, or words that come again below, all of them?
fn is_a_suspect(header: &Row, rows: &[Row]) -> bool {
    let cells = header.cells.iter().enumerate().skip(1);
    let mut cells = cells.filter(|(_, cell)| !cell.is_empty());
    cells.all(|(column, cell)| {
        answer(cell).is_some() || rows.iter().any(|row| row.cells[column] == *cell)
    })
}

/// Yes or no, where a cell says it.
fn answer(cell: &str) -> Option<bool> {
    match cell.to_lowercase().as_str() {
        "yes" | "y" | "true" | "1" | "x" => Some(true),
        "no" | "n" | "false" | "0" => Some(false),
        _ => None,
    }
}

/// Would nobody write this word but for an answer?
fn is_surely_an_answer(cell: &str) -> bool {
    ["yes", "no", "true", "false"].contains(&cell.to_lowercase().as_str())
}

/// The questions of one column.
fn column_questions(feature: &str, column: usize, rows: &[Row]) -> Result<Vec<Question>, Misread> {
    let cells = || {
        rows.iter()
            .map(|row| (row.number, row.cells[column].as_str()))
    };
    let mut words = cells().filter(|(_, cell)| !cell.is_empty() && answer(cell).is_none());
    match words.next() {
        Some((row, word)) if cells().any(|(_, cell)| is_surely_an_answer(cell)) => {
            let error = Error::NotYesNo {
                given: shortened(word),
                feature: feature.to_owned(),
            };
            Err(in_cell(row, column, error))
        }
        Some(_) => Ok(word_questions(feature, column, rows)),
        None => {
            let says_no = cells().any(|(_, cell)| answer(cell) == Some(false));
            if let Some((row, _)) = cells().find(|(_, cell)| says_no && cell.is_empty()) {
                let feature = feature.to_owned();
                return Err(in_cell(row, column, Error::NoAnswer { feature }));
            }
            let yes = cells().map(|(_, cell)| answer(cell) == Some(true));
            Ok(vec![Question {
                text: feature.to_owned(),
                yes: those(yes),
            }])
        }
    }
}

/// A question for each word of a column; capitals make no difference.
fn word_questions(feature: &str, column: usize, rows: &[Row]) -> Vec<Question> {
    let cells = || rows.iter().map(|row| row.cells[column].as_str());
    let mut known: Vec<String> = Vec::new();
    let mut questions = Vec::new();
    for cell in cells().filter(|cell| !cell.is_empty()) {
        let word = cell.to_lowercase();
        if !known.contains(&word) {
            questions.push(Question {
                text: format!("{feature}: {cell}"),
                yes: those(cells().map(|other| other.to_lowercase() == word)),
            });
            known.push(word);
        }
    }
    questions
}

/// The suspects for whom it is true.
fn those(answers: impl Iterator<Item = bool>) -> SuspectSet {
    let yes = answers.enumerate().filter(|(_, yes)| *yes);
    yes.fold(SuspectSet::default(), |set, (index, _)| set.with(index))
}
