//! The rows and cells of a table as spreadsheets and Markdown write it: commas, semicolons, tabs or bars, and quotation marks
//! around cells that hold one of them.

use core::mem::take;

/// A row of a table that is not blank.
///
/// ```
/// use upperhand::guess_who::board::examine_table;
/// let rows = examine_table("name, hat\n\nAnna,x\n", "").rows;
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
        None if separator == '|' => Ok(without_edges(read.rows)),
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

/// What separates the cells of the first row that is not blank: a tab if there is one, else the semicolon, the bar or the
/// comma, whichever there are most of. Those in quotation marks do not count, nor commas between digits.
fn separator(table: &str) -> char {
    let first = table.trim_start_matches(['\r', '\n', ' ']);
    let mut quoted = false;
    let is_of_row = |letter: &char| {
        quoted ^= *letter == '"';
        quoted || !matches!(letter, '\r' | '\n')
    };
    let row: String = first.chars().take_while(is_of_row).collect();
    let row: Vec<char> = row.split('"').step_by(2).flat_map(str::chars).collect();
    let is_decimal =
        |three: &&[char]| three[1] == ',' && three[0].is_ascii_digit() && three[2].is_ascii_digit();
    let decimals = row.windows(3).filter(is_decimal).count();
    let count = |separator| row.iter().filter(|letter| **letter == separator).count();
    let commas = count(',') - decimals;
    match (count('\t'), count(';'), count('|')) {
        (1.., _, _) => '\t',
        (_, _, bars) if bars > commas.max(count(';')) => '|',
        (_, semicolons, _) if semicolons > commas => ';',
        _ => ',',
    }
}

/// The rows of a table of Markdown: without the line below its titles, nor what stands before the first bar and behind the last.
fn without_edges(mut rows: Vec<TableRow>) -> Vec<TableRow> {
    let is_line =
        |cell: &String| cell.contains('-') && cell.trim_matches(['-', ':', '+']).is_empty();
    let is_line = |row: &TableRow| {
        row.cells
            .iter()
            .all(|cell| cell.is_empty() || is_line(cell))
    };
    rows.retain(|row| !is_line(row));
    let opens = |row: &TableRow| row.cells.first().is_some_and(String::is_empty);
    if rows.iter().all(opens) {
        for row in &mut rows {
            row.cells.remove(0);
        }
    }
    let closes =
        |row: &TableRow| row.cells.len() > 1 && row.cells.last().is_some_and(String::is_empty);
    if rows.iter().all(closes) {
        for row in &mut rows {
            row.cells.pop();
        }
    }
    rows
}
