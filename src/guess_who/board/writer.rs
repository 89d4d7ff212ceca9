//! Writes a board as a table.

use super::suspects::Board;

/// A board as a table with tabs, which spreadsheets and [`read_board`](super::read_board) read: a row for each suspect, with
/// yes or no for each question. Only where all questions look like answers ("yes", "x") is it read otherwise, as such a first
/// row is none.
///
/// ```
/// use upperhand::guess_who::board::{read_board, write_table};
/// let board = read_board("name,hat,hair\nAnna,x,red\nBert,,black\n")?;
/// let table = write_table(&board);
/// assert_eq!(
///     table,
///     "name\that\thair: red\thair: black\nAnna\tyes\tyes\tno\nBert\tno\tno\tyes\n"
/// );
/// assert_eq!(read_board(&table)?, board);
/// # Ok::<(), upperhand::guess_who::board::Misread>(())
/// ```
#[must_use]
pub fn write_table(board: &Board) -> String {
    let questions = board.questions();
    let header = questions.iter().map(|question| question.text.as_str());
    let mut table = line("name", header);
    for (index, suspect) in board.suspects().iter().enumerate() {
        let says = |is_yes| if is_yes { "yes" } else { "no" };
        let answers = questions
            .iter()
            .map(|question| says(question.yes.contains(index)));
        table += &line(suspect, answers);
    }
    table
}

fn line<'a>(first: &str, others: impl Iterator<Item = &'a str>) -> String {
    let cells = others.map(|cell| format!("\t{}", quoted(cell)));
    quoted(first) + &cells.collect::<String>() + "\n"
}

/// A cell in quotation marks where it begins with one. Names have neither tabs nor line breaks.
fn quoted(cell: &str) -> String {
    if cell.starts_with('"') {
        format!("\"{}\"", cell.replace('"', "\"\""))
    } else {
        cell.to_owned()
    }
}
