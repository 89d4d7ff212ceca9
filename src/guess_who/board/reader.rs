//! Reads a board from a table: the first column names the suspects, the first row the features.

use super::cells::{self, TableRow};
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
    let board = cells::rows(table)
        .map_err(open_quote)
        .map(|rows| read(&rows));
    board?.map_err(|mut mistakes| mistakes.swap_remove(0))
}

/// A table with everything that is wrong in it.
///
/// ```
/// use upperhand::guess_who::board::examine_table;
/// let table = examine_table("name,hat,hair\nAnna,yes,red\nBert,,\nAnna,no,black\n");
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
    /// The rows that are not blank, the names of the features first.
    pub rows: Vec<TableRow>,
    /// What each cell says in a column of yes and no, of all rows but the first; `None` where it says neither.
    pub answers: Vec<Vec<Option<bool>>>,
    /// Is a column of yes and no? As many as the first row has cells.
    pub ticked: Vec<bool>,
    /// The board, or what is wrong, the first of which is what [`read_board`] says. A mistake may hide others.
    pub board: Result<Board, Vec<Misread>>,
}

/// Reads a table as [`read_board`] does, and keeps everything on the way. It takes as long.
///
/// ```
/// use upperhand::guess_who::board::examine_table;
/// assert_eq!(examine_table("name,hat\n\nAnna,x\nBert,\n").rows[1].number, 3);
/// ```
#[must_use]
pub fn examine_table(table: &str) -> ExaminedTable {
    let rows = match cells::rows(table) {
        Ok(rows) => rows,
        Err(row) => {
            return ExaminedTable {
                rows: Vec::new(),
                answers: Vec::new(),
                ticked: Vec::new(),
                board: Err(vec![open_quote(row)]),
            };
        }
    };
    let (header, suspects) = rows.split_at(rows.len().min(1));
    let width = header.first().map_or(0, |header| header.cells.len());
    let ticked: Vec<bool> = (0..width)
        .map(|column| column > 0 && is_ticked(column, suspects))
        .collect();
    let empty: Vec<Option<bool>> = (0..width)
        .map(|column| (!says_no(column, suspects)).then_some(false))
        .collect();
    let told = |(column, cell): (usize, &String)| match cell.as_str() {
        _ if ticked.get(column) != Some(&true) => None,
        "" => empty[column],
        cell => answer(cell),
    };
    let answers = suspects
        .iter()
        .map(|row| row.cells.iter().enumerate().map(told).collect());
    ExaminedTable {
        answers: answers.collect(),
        board: read(&rows),
        ticked,
        rows,
    }
}

fn open_quote(row: usize) -> Misread {
    in_row(row, Error::OpenQuote)
}

/// The board of some rows, or all that is wrong with them: at least one mistake.
fn read(rows: &[TableRow]) -> Result<Board, Vec<Misread>> {
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
    if mistakes.is_empty() && is_a_suspect(header, rows) {
        mistakes.push(in_row(header.number, Error::NoHeader));
        return Err(mistakes);
    }
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

/// Are the cells of the first row answers, or words that come again below, all of them?
fn is_a_suspect(header: &TableRow, rows: &[TableRow]) -> bool {
    let cells = header.cells.iter().enumerate().skip(1);
    let mut cells = cells.filter(|(_, cell)| !cell.is_empty());
    cells.all(|(column, cell)| {
        answer(cell).is_some() || rows.iter().any(|row| row.cells[column] == *cell)
    })
}

/// Yes or no, where a cell says it.
fn answer(cell: &str) -> Option<bool> {
    match cell.to_ascii_lowercase().as_str() {
        "yes" | "y" | "true" | "1" | "x" => Some(true),
        "no" | "n" | "false" | "0" => Some(false),
        _ => None,
    }
}

/// Would nobody write this word but for an answer?
fn is_surely_an_answer(cell: &str) -> bool {
    ["yes", "no", "true", "false"].contains(&cell.to_ascii_lowercase().as_str())
}

/// The cells of a column with the numbers of their rows; rows that are too short have none.
fn cells_of(column: usize, rows: &[TableRow]) -> impl Iterator<Item = (usize, &str)> {
    let cells = rows
        .iter()
        .map(move |row| (row.number, row.cells.get(column)));
    cells.filter_map(|(number, cell)| Some((number, cell?.as_str())))
}

/// The first word in a column that is neither yes nor no.
fn first_word(column: usize, rows: &[TableRow]) -> Option<(usize, &str)> {
    cells_of(column, rows).find(|(_, cell)| !cell.is_empty() && answer(cell).is_none())
}

/// Is it a column of yes and no, as far as one can see?
fn is_ticked(column: usize, rows: &[TableRow]) -> bool {
    let mut cells = cells_of(column, rows);
    first_word(column, rows).is_none() || cells.any(|(_, cell)| is_surely_an_answer(cell))
}

/// Does somebody say no in a column of yes and no? Else an empty cell does.
fn says_no(column: usize, rows: &[TableRow]) -> bool {
    cells_of(column, rows).any(|(_, cell)| answer(cell) == Some(false))
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
    let says_no = says_no(column, rows);
    for (row, cell) in cells_of(column, rows) {
        let feature = || feature.to_owned();
        if !cell.is_empty() && answer(cell).is_none() {
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
    let yes = cells_of(column, rows).map(|(_, cell)| answer(cell) == Some(true));
    vec![Question {
        text: feature.to_owned(),
        yes: those(yes),
    }]
}

/// A question for each word of a column; capitals make no difference.
fn word_questions(feature: &str, column: usize, rows: &[TableRow]) -> Vec<Question> {
    let cells = || cells_of(column, rows).map(|(_, cell)| cell);
    let mut known: Vec<String> = Vec::new();
    let mut questions = Vec::new();
    for cell in cells().filter(|cell| !cell.is_empty()) {
        let word = cell.to_uppercase();
        if !known.contains(&word) {
            questions.push(Question {
                text: format!("{feature}: {cell}"),
                yes: those(cells().map(|other| other.to_uppercase() == word)),
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
