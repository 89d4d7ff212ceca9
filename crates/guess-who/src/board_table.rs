//! A table on its way to a board, as the editor of a page shows it: cells, boxes to tick, and what is wrong where.

use serde::Serialize;
use ts_rs::TS;
use upperhand::guess_who::board::{
    Board, BoardNote, Error, ExaminedTable, Misread, SHIPPED, Shipped, SuspectSet, examine_table,
    read_address, write_address, write_table,
};
use upperhand_games::format::capitalized;

/// The most cells that are shown one by one: somewhat more than the largest board has.
const MOST_CELLS: usize = 6_000;

/// The most mistakes that are told at once.
const MOST_MISTAKES: usize = 100;

/// A table as an editor shows it.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct EditedTable {
    /// The rows that are not blank, the names of the features first; none where there are too many cells to be shown.
    pub rows: Vec<EditedRow>,
    /// Is a column one of yes and no? As many as the first row has cells.
    pub ticked: Vec<bool>,
    /// What is wrong.
    pub mistakes: Vec<Mistake>,
    /// What was taken for what.
    pub notes: Vec<EditedNote>,
    /// The board as the setting of this name takes it; nothing where something is wrong.
    #[ts(optional)]
    pub board: Option<String>,
}

/// A row of cells.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct EditedRow {
    /// Its number, as spreadsheets count.
    pub number: usize,
    /// What is written in each cell.
    pub cells: Vec<String>,
    /// What each cell says in a column of yes and no; undefined where it says neither.
    #[ts(type = "(boolean | undefined)[]")]
    pub answers: Vec<Option<bool>>,
}

/// Something that is wrong in a table.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Mistake {
    /// The number of the row; undefined where it is the whole table.
    #[ts(optional)]
    pub row: Option<usize>,
    /// The number of the column, from 1; undefined where it is the whole row.
    #[ts(optional)]
    pub column: Option<usize>,
    /// A sentence, with its place where no row is shown to tell it.
    pub says: String,
}

/// What was taken for what, and how it is taken back.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct EditedNote {
    /// A sentence.
    pub says: String,
    /// What `edited` does not guess then, and the words of a button; nothing of what is no guess.
    #[ts(optional)]
    pub otherwise: Option<[String; 2]>,
}

/// The buttons that take a guess back, by the kind of its note.
const TAKEN_BACK: [(&str, &str); 4] = [
    ("names", "Take the first column"),
    ("left-out", "Ask about it"),
    ("header", "These are titles"),
    ("turned", "Read it the other way"),
];

/// What is not done with a table of too many suspects, and its button.
const TAKE_FIRST: [&str; 2] = ["first", "Take the first 64 suspects"];

/// A table as an editor shows it, without what is not to be guessed: see `examine_table`.
pub fn edited(table: &str, not: &str) -> EditedTable {
    let ExaminedTable {
        rows,
        answers,
        ticked,
        board,
        notes,
    } = examine_table(table, not);
    let cells: usize = rows.iter().map(|row| row.cells.len()).sum();
    let is_shown = cells <= MOST_CELLS;
    let (board, mistakes) = match board {
        Ok(board) => (Some(setting(&board)), Vec::new()),
        Err(mistakes) => (None, mistakes),
    };
    let is_of_suspects = |mistake: &Misread| matches!(mistake.error, Error::Suspects { given } if given > SuspectSet::MOST);
    let first = mistakes.iter().any(is_of_suspects).then(|| EditedNote {
        says: String::new(),
        otherwise: Some(TAKE_FIRST.map(str::to_owned)),
    });
    let notes = notes.into_iter().map(noted).chain(first);
    let mistakes = mistakes.iter().take(MOST_MISTAKES);
    let mistakes = mistakes.map(|misread| mistake(misread, is_shown && !rows.is_empty()));
    let mistakes = mistakes.collect();
    let answers = std::iter::once(Vec::new()).chain(answers);
    let rows = rows.into_iter().zip(answers).filter(|_| is_shown);
    let rows = rows.map(|(row, answers)| EditedRow {
        number: row.number,
        cells: row.cells,
        answers,
    });
    EditedTable {
        rows: rows.collect(),
        ticked,
        mistakes,
        notes: notes.collect(),
        board,
    }
}

fn noted(note: BoardNote) -> EditedNote {
    let label = TAKEN_BACK.iter().find(|(kind, _)| *kind == note.kind);
    let not = match note.column {
        Some(column) => format!("{} {column}", note.kind),
        None => note.kind.to_owned(),
    };
    EditedNote {
        says: note.text,
        otherwise: label.map(|(_, label)| [not, (*label).to_owned()]),
    }
}

fn mistake(misread: &Misread, is_in_its_row: bool) -> Mistake {
    let says = if is_in_its_row {
        misread.error.to_string()
    } else {
        misread.to_string()
    };
    Mistake {
        row: misread.row,
        column: misread.column,
        says: format!("{}.", capitalized(&says)),
    }
}

/// A board as a setting: the name of a shipped one, else its address.
fn setting(board: &Board) -> String {
    let shipped = SHIPPED.iter().find(|shipped| shipped.board() == *board);
    shipped.map_or_else(|| write_address(board), |shipped| shipped.id.to_owned())
}

/// The board of a setting; the usual one where that is none.
pub fn board_of(setting: &str) -> Board {
    let shipped = Shipped::find(setting).map(Shipped::board);
    let board = shipped.or_else(|| read_address(setting).ok());
    board.unwrap_or_else(|| SHIPPED[0].board())
}

/// The table of a board by its setting; of the usual board where that is none.
pub fn table_of(setting: &str) -> String {
    write_table(&board_of(setting))
}
