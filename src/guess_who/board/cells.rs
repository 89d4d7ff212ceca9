//! The rows and cells of a table as spreadsheets write it: commas, semicolons or tabs, and quotation marks around cells
//! that hold one of them.

use core::mem::take;

/// A row of a table that is not blank.
///
/// ```
/// use upperhand::guess_who::board::examine_table;
/// let rows = examine_table("name, hat\n\nAnna,x\n").rows;
/// assert_eq!((rows[1].number, &rows[1].cells[..]), (3, &["Anna".to_owned(), "x".to_owned()][..]));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// Its number, as spreadsheets count: from 1, blank rows too.
    pub number: usize,
    /// Its cells, trimmed, as many as were written.
    pub cells: Vec<String>,
}

/// The rows that are not blank. An error is the row where a quotation mark is opened and never closed.
pub(super) fn rows(table: &str) -> Result<Vec<TableRow>, usize> {
    let table = table.trim_start_matches('\u{feff}');
    let separator = separator(table);
    let mut read = Reading::default();
    let mut opened = None;
    let mut letters = table.chars().peekable();
    while let Some(letter) = letters.next() {
        if opened.is_some() {
            if letter != '"' || letters.next_if_eq(&'"').is_some() {
                read.cell.push(letter);
            } else {
                opened = None;
            }
            continue;
        }
        match letter {
            '"' if read.cell.trim().is_empty() => opened = Some(read.ended + 1),
            '\r' if letters.peek() == Some(&'\n') => {}
            '\r' | '\n' => read.end_row(),
            _ if letter == separator => read.end_cell(),
            _ => read.cell.push(letter),
        }
    }
    read.end_row();
    match opened {
        Some(row) => Err(row),
        None => Ok(read.rows),
    }
}

/// What is read of a table.
#[derive(Default)]
struct Reading {
    rows: Vec<TableRow>,
    ended: usize,
    cells: Vec<String>,
    cell: String,
}

impl Reading {
    fn end_cell(&mut self) {
        self.cells.push(take(&mut self.cell).trim().to_owned());
    }

    fn end_row(&mut self) {
        self.end_cell();
        self.ended += 1;
        let cells = take(&mut self.cells);
        if cells.iter().any(|cell| !cell.is_empty()) {
            self.rows.push(TableRow {
                number: self.ended,
                cells,
            });
        }
    }
}

/// What separates the cells of the first row that is not blank: a tab if there is one, else the semicolon or the comma,
/// whichever there are more of. Those in quotation marks do not count.
fn separator(table: &str) -> char {
    let first = table.trim_start_matches(['\r', '\n', ' ']);
    let (mut quoted, mut tabs, mut semicolons, mut commas) = (false, 0, 0, 0);
    for letter in first.chars() {
        match letter {
            '"' => quoted = !quoted,
            _ if quoted => {}
            '\r' | '\n' => break,
            '\t' => tabs += 1,
            ';' => semicolons += 1,
            ',' => commas += 1,
            _ => {}
        }
    }
    if tabs > 0 {
        '\t'
    } else if semicolons > commas {
        ';'
    } else {
        ','
    }
}
