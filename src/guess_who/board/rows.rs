//! A board of rows whose first column names the suspects, and whose first row the features; or what is wrong with them.

use super::answers::{answer, is_number, is_surely_an_answer, letter, words};
use super::cells::TableRow;
use super::error::{Error, MOST_QUESTIONS, name};
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

pub(super) fn in_row(row: usize, error: Error) -> Misread {
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

/// The board of some rows, or all that is wrong with them: at least one mistake.
pub(super) fn read(rows: &[TableRow]) -> Result<Board, Vec<Misread>> {
    let Some((header, rows)) = rows.split_first() else {
        return Err(vec![Error::EmptyTable.into()]);
    };
    if header.cells.len() == 1 {
        return Err(vec![in_row(header.number, Error::OneColumn)]);
    }
    let mut mistakes = Vec::new();
    let features = features(header, &mut mistakes);
    if rows.len() > SuspectSet::MOST {
        mistakes.push(Error::Suspects { given: rows.len() }.into());
        return Err(mistakes);
    }
    let suspects = suspects(header, features.len() + 1, rows, &mut mistakes);
    // Every column is a question at least.
    if features.len() > MOST_QUESTIONS {
        let given = features.len();
        mistakes.push(Error::Questions { given }.into());
        return Err(mistakes);
    }
    let questions = questions(header, features, rows, &mut mistakes);
    if mistakes.is_empty() {
        Board::new(suspects, questions).map_err(|error| vec![error.into()])
    } else {
        Err(mistakes)
    }
}

/// The names of the columns after the first.
fn features(header: &TableRow, mistakes: &mut Vec<Misread>) -> Vec<String> {
    let last = header.cells.iter().rposition(|cell| !cell.is_empty());
    let features = &header.cells[1..=last.unwrap_or_default().max(1)];
    let name_of = |(column, cell): (usize, &String)| {
        name(cell).unwrap_or_else(|error| {
            let is_unnamed = matches!(error, Error::NoName);
            let error = if is_unnamed {
                Error::NoFeatureName
            } else {
                error
            };
            mistakes.push(in_cell(header.number, column, error));
            cell.clone()
        })
    };
    (1..).zip(features).map(name_of).collect()
}

/// The names of the suspects.
fn suspects(
    header: &TableRow,
    expected: usize,
    rows: &[TableRow],
    mistakes: &mut Vec<Misread>,
) -> Vec<String> {
    let mut suspects: Vec<String> = Vec::new();
    for row in rows {
        if let Err(mistake) = check_cell_count(row, header.cells.len(), expected) {
            mistakes.push(mistake);
        }
        let suspect = name(&row.cells[0]).unwrap_or_else(|error| {
            mistakes.push(in_cell(row.number, 0, error));
            String::new()
        });
        if !suspect.is_empty() && suspects.contains(&suspect) {
            let error = Error::SuspectTwice {
                name: suspect.clone(),
                index: suspects.len(),
            };
            mistakes.push(in_cell(row.number, 0, error));
        }
        suspects.push(suspect);
    }
    suspects
}

/// The questions of all columns.
fn questions(
    header: &TableRow,
    features: Vec<String>,
    rows: &[TableRow],
    mistakes: &mut Vec<Misread>,
) -> Vec<Question> {
    let mut questions: Vec<Question> = Vec::new();
    for (column, feature) in (1..).zip(features) {
        let of_column = column_questions(&feature, column, rows, mistakes);
        if name(&feature).is_err() {
            // That is told already.
            continue;
        }
        for question in of_column {
            let text = match name(&question.text) {
                Ok(text) => text,
                Err(error) => {
                    mistakes.push(in_cell(header.number, column, error));
                    continue;
                }
            };
            if questions.iter().any(|other| other.text == text) {
                let index = questions.len();
                let error = Error::QuestionTwice { text, index };
                mistakes.push(in_cell(header.number, column, error));
                continue;
            }
            questions.push(Question { text, ..question });
        }
    }
    questions
}

/// Refuses a row with too few cells, or with something in cells beyond the last name.
fn check_cell_count(row: &TableRow, header: usize, expected: usize) -> Result<(), Misread> {
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

/// Is it no title? One of its cells is a clear answer in a column of answers; or all are answers, words that come again below, or numbers
/// above numbers.
pub(super) fn is_a_suspect(header: &TableRow, rows: &[TableRow]) -> bool {
    let cells = header.cells.iter().enumerate().skip(1);
    let cells: Vec<(usize, &str)> = cells
        .map(|(column, cell)| (column, cell.as_str()))
        .filter(|(_, cell)| !cell.is_empty())
        .collect();
    let is_sure =
        |&(column, cell): &(usize, &str)| is_surely_an_answer(cell) && is_ticked(column, rows);
    let is_like_others = |&(column, cell): &(usize, &str)| {
        let mut others = cells_of(column, rows).map(|(_, other)| other);
        answer(cell).is_some()
            || is_number(cell) && others.clone().all(is_number)
            || others.any(|other| other == cell)
    };
    cells.iter().any(is_sure) || !cells.is_empty() && cells.iter().all(is_like_others)
}

/// What a cell says.
pub(super) type Says = fn(&str) -> Option<bool>;

/// How a column says yes and no.
pub(super) fn says(column: usize, rows: &[TableRow]) -> Says {
    let is_no = |(_, cell)| matches!(cell, "n" | "N" | "f" | "F");
    if cells_of(column, rows).any(is_no) {
        letter
    } else {
        answer
    }
}

/// The cells of a column with the numbers of their rows; rows that are too short have none.
fn cells_of(column: usize, rows: &[TableRow]) -> impl Iterator<Item = (usize, &str)> + Clone {
    let cells = rows
        .iter()
        .map(move |row| (row.number, row.cells.get(column)));
    cells.filter_map(|(number, cell)| Some((number, cell?.as_str())))
}

/// The first word in a column that is neither yes nor no.
fn first_word(column: usize, rows: &[TableRow]) -> Option<(usize, &str)> {
    let says = says(column, rows);
    cells_of(column, rows).find(|(_, cell)| !cell.is_empty() && says(cell).is_none())
}

/// Is it a column of yes and no, as far as one can see?
pub(super) fn is_ticked(column: usize, rows: &[TableRow]) -> bool {
    let mut cells = cells_of(column, rows);
    first_word(column, rows).is_none() || cells.any(|(_, cell)| is_surely_an_answer(cell))
}

/// Does somebody say no in a column of yes and no? Else an empty cell does.
pub(super) fn says_no(column: usize, rows: &[TableRow]) -> bool {
    let says = says(column, rows);
    cells_of(column, rows).any(|(_, cell)| says(cell) == Some(false))
}

/// The questions of one column.
fn column_questions(
    feature: &str,
    column: usize,
    rows: &[TableRow],
    mistakes: &mut Vec<Misread>,
) -> Vec<Question> {
    if !is_ticked(column, rows) {
        return word_questions(feature, column, rows);
    }
    let (says, says_no) = (says(column, rows), says_no(column, rows));
    for (row, cell) in cells_of(column, rows) {
        let feature = || feature.to_owned();
        if !cell.is_empty() && says(cell).is_none() {
            let error = Error::NotYesNo {
                given: shortened(cell),
                feature: feature(),
            };
            mistakes.push(in_cell(row, column, error));
        } else if cell.is_empty() && says_no {
            let feature = feature();
            mistakes.push(in_cell(row, column, Error::NoAnswer { feature }));
        }
    }
    let yes = cells_of(column, rows).map(|(_, cell)| says(cell) == Some(true));
    vec![Question {
        text: feature.to_owned(),
        yes: those(yes),
    }]
}

/// A question for each word of a column; capitals make no difference.
fn word_questions(feature: &str, column: usize, rows: &[TableRow]) -> Vec<Question> {
    let cells = cells_of(column, rows).map(|(_, cell)| words(cell));
    let mut questions: Vec<(String, Question)> = Vec::new();
    for (suspect, cell) in cells.enumerate() {
        for word in cell {
            let capitals = word.to_ascii_uppercase();
            let known = questions.iter_mut().find(|(known, _)| *known == capitals);
            if let Some((_, question)) = known {
                question.yes = question.yes.with(suspect);
            } else {
                let text = format!("{feature}: {word}");
                let yes = SuspectSet::default().with(suspect);
                questions.push((capitals, Question { text, yes }));
            }
        }
    }
    questions
        .into_iter()
        .map(|(_, question)| question)
        .collect()
}

/// The suspects for whom it is true.
fn those(answers: impl Iterator<Item = bool>) -> SuspectSet {
    let yes = answers.enumerate().filter(|(_, yes)| *yes);
    yes.fold(SuspectSet::default(), |set, (index, _)| set.with(index))
}
