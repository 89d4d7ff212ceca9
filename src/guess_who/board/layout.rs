//! Where names and features stand in a table, and the notes that say so.

use super::answers::{answer, is_number, is_title_of_features, is_title_of_names, plain};
use super::cells::TableRow;
use super::error::{Error, MOST_SUSPECTS, first_listed};
use super::notes::BoardNote;
use super::rows::{Misread, is_a_suspect, is_ticked, read};
use super::shapes::{Lists, Shape, rows_of_lists, shape};
use super::suspects::Board;
use crate::guess_who::error::shortened;
use std::collections::BTreeSet;

/// A table with the features in its first row and the names in its first column.
pub(super) struct Layout<'a> {
    pub rows: Vec<TableRow>,
    pub notes: Vec<BoardNote>,
    /// Where each column was.
    columns: Vec<usize>,
    /// Were these rows?
    is_turned: bool,
    /// What is not to be guessed.
    not: &'a str,
}

/// What is far larger is no board in any order.
const MOST: usize = 2 * MOST_SUSPECTS + 1;

/// So many suspects may differ in a word by chance.
const FEW: usize = 4;

impl<'a> Layout<'a> {
    /// With everything in its place, as far as one can see.
    pub(super) fn of(table: &str, not: &'a str) -> Result<Self, Misread> {
        let mut found = match shape(table)? {
            Shape::Cells(rows) => Self::of_rows(rows, not),
            Shape::Lists(lists) => Self::of_lists(&lists, not)?,
        };
        if found.columns.len() > MOST || found.rows.len() < 2 {
            return Ok(found);
        }
        if found.rows.len() <= MOST {
            found.turn()?;
        }
        if not == "first" {
            found.rows.truncate(MOST_SUSPECTS + 1);
        }
        if found.rows.len() <= MOST {
            found.bring_names_to_the_front();
            found.name_features();
            found.leave_out_names();
        }
        Ok(found)
    }

    fn of_rows(mut rows: Vec<TableRow>, not: &'a str) -> Self {
        let ends = rows
            .iter()
            .filter_map(|row| row.cells.iter().rposition(|cell| !cell.is_empty()));
        let width = ends.max().map_or(0, |last| last + 1);
        for row in &mut rows {
            row.cells.truncate(width);
        }
        Self {
            columns: (1..=width).collect(),
            notes: Vec::new(),
            is_turned: false,
            rows,
            not,
        }
    }

    /// Names begin with capitals, most features do not.
    fn of_lists(lists: &Lists, not: &'a str) -> Result<Self, Error> {
        let items = lists.iter().flat_map(|(_, items)| items);
        let begins_small = |word: &String| !word.starts_with(char::is_uppercase);
        let are_suspects =
            lists.iter().all(|(label, _)| !begins_small(label)) && items.clone().all(begins_small);
        let mut found = Self::of_rows(rows_of_lists(lists)?, not);
        let is_taken_back = !found.guesses("turned", None);
        let (what, whose) = if are_suspects == is_taken_back {
            found.swap();
            ("a feature", "the suspects who have it")
        } else {
            ("a suspect", "features")
        };
        let text = format!(
            "“{}” is taken for {what}, and what follows it for {whose}.",
            shortened(&lists[0].0)
        );
        found.note("turned", None, text);
        Ok(found)
    }

    /// May this be guessed?
    fn guesses(&self, kind: &str, column: Option<usize>) -> bool {
        let (not, at) = self.not.split_once(' ').unwrap_or((self.not, ""));
        not != "all" && (not != kind || column.is_some_and(|column| column.to_string() != at))
    }

    /// A mistake at its place in what was written.
    pub(super) fn placed(&self, misread: Misread) -> Misread {
        let at = |column: usize| self.columns.get(column - 1).copied();
        let mut places = [misread.row, misread.column.and_then(at)];
        if self.is_turned {
            places.reverse();
        }
        let ([row, column], error) = (places, misread.error);
        Misread { row, column, error }
    }

    /// The board, or all that is wrong.
    pub(super) fn board(&self) -> Result<Board, Vec<Misread>> {
        let is_left_out = |note: &BoardNote| note.kind == "left-out";
        if self.columns.len() == 1 && self.notes.iter().any(is_left_out) {
            return Err(vec![Error::NothingToAsk.into()]);
        }
        read(&self.rows)
    }

    fn note(&mut self, kind: &'static str, column: Option<usize>, text: String) {
        let row = (kind == "header").then(|| self.rows[1].number);
        self.notes.push(BoardNote::new(kind, [row, column], text));
    }

    fn cell(&self, row: usize, column: usize) -> &str {
        self.rows[row].cells.get(column).map_or("", String::as_str)
    }

    /// The cells of a column below the first row.
    fn below(&self, column: usize) -> Vec<&str> {
        (1..self.rows.len())
            .map(|row| self.cell(row, column))
            .collect()
    }

    /// A column as it is called.
    fn called(&self, column: usize) -> String {
        match self.cell(0, column) {
            "" => format!("column {}", self.columns[column]),
            title => format!("“{}”", shortened(title)),
        }
    }

    /// Rows become columns.
    fn turned(&self) -> Vec<TableRow> {
        let columns = self.columns.iter().enumerate();
        let row = |(column, &number): (usize, &usize)| TableRow {
            number,
            cells: (0..self.rows.len())
                .map(|row| self.cell(row, column).to_owned())
                .collect(),
        };
        columns.map(row).collect()
    }

    fn swap(&mut self) {
        let rows = self.turned();
        self.columns = self.rows.iter().map(|row| row.number).collect();
        self.is_turned = !self.is_turned;
        self.rows = rows;
    }

    /// Each column a suspect, or a feature with those who have it below.
    fn turn(&mut self) -> Result<(), Error> {
        if !self.guesses("turned", None) {
            return Ok(());
        }
        if let Some(lists) = self.lists() {
            *self = Self::of_lists(&lists, self.not)?;
            return Ok(());
        }
        let is_capital =
            |cell: &str| cell.starts_with(char::is_uppercase) && answer(cell).is_none();
        let mut titles = self.rows[0].cells.iter().skip(1);
        let are_names_above = self.cell(0, 0).is_empty()
            && titles.all(|title| is_capital(title))
            && !self.below(0).iter().any(|cell| is_capital(cell));
        let is_mixed = |mistake: &Misread| matches!(mistake.error, Error::NotYesNo { .. });
        let is_mixed = read(&self.rows).is_err_and(|mistakes| mistakes.iter().any(is_mixed));
        if is_title_of_features(self.cell(0, 0))
            || (are_names_above || is_mixed) && read(&self.turned()).is_ok()
        {
            self.swap();
            let text = "The table is turned: each of its columns is a suspect, each row a feature.";
            self.note("turned", None, text.to_owned());
        }
        Ok(())
    }

    /// The columns, if there are names below each title, and some stand in several.
    fn lists(&self) -> Option<Lists> {
        let is_name = |cell: &String| answer(cell).is_none() && !is_number(cell);
        let column = |column| {
            let mut cells: Vec<String> =
                self.below(column).into_iter().map(str::to_owned).collect();
            cells.retain(|cell| !cell.is_empty());
            let are_names = differ(&cells) && cells.iter().all(is_name);
            are_names.then(|| (self.cell(0, column).to_owned(), cells))
        };
        let lists: Lists = (0..self.columns.len()).map(column).collect::<Option<_>>()?;
        let ((_, first), others) = lists.split_first()?;
        let is_shared = |cell| others.iter().any(|(_, items)| items.contains(cell));
        let may_be = !is_title_of_names(self.cell(0, 0)) && first.iter().any(is_shared);
        may_be.then_some(lists)
    }

    /// Names that stand elsewhere: below a title that says so, or behind a column of numbers or answers.
    fn bring_names_to_the_front(&mut self) {
        let is_name = |cell: &str| !cell.is_empty() && answer(cell).is_none() && !is_number(cell);
        let are_names = |&column: &usize| {
            let cells = self.below(column);
            cells.iter().all(|cell| is_name(cell)) && differ(&cells)
        };
        let is_titled = |&column: &usize| is_title_of_names(self.cell(0, column));
        let columns = 0..self.columns.len();
        let titled = || columns.clone().filter(is_titled);
        let is_only = |column: &usize| *column == 0 || !are_names(&0);
        let titled = titled().find(are_names).or_else(|| titled().find(is_only));
        let behind = || {
            let is_behind = !self.below(0).iter().any(|cell| is_name(cell));
            let is_small = |cell: &&str| cell.starts_with(char::is_lowercase);
            let may_be = |column: &usize| is_behind && !self.below(*column).iter().any(is_small);
            columns
                .clone()
                .find(|column| may_be(column) && are_names(column))
        };
        let Some(column) = titled.or_else(behind).filter(|column| *column > 0) else {
            return;
        };
        if self.guesses("names", None) {
            let called = match self.called(column) {
                title if is_titled(&column) => title,
                _ => format!("column {}", self.columns[column]),
            };
            let text = format!("The names are those of {called}.");
            self.note("names", Some(self.columns[column]), text);
            for row in &mut self.rows {
                row.cells
                    .resize(row.cells.len().max(column + 1), String::new());
                row.cells[..=column].rotate_right(1);
            }
            self.columns[..=column].rotate_right(1);
        }
    }

    /// Names for features that have none.
    fn name_features(&mut self) {
        let (header, below) = (&self.rows[0], &self.rows[1..]);
        let corner = self.cell(0, 0);
        if corner.is_empty()
            || is_title_of_names(corner)
            || !is_a_suspect(header, below)
            || !self.guesses("header", None)
        {
            return;
        }
        let titles = self.columns.iter().map(|column| format!("column {column}"));
        let mut cells: Vec<String> = titles.take(header.cells.len()).collect();
        let text = format!(
            "The first row is a suspect, not titles: features are called “{}” and so on.",
            cells[1]
        );
        "name".clone_into(&mut cells[0]);
        self.rows.insert(0, TableRow { number: 0, cells });
        self.note("header", None, text);
    }

    /// Columns that name the suspects go, as most of their questions would be about one. Words stay if there is nothing else to ask.
    fn leave_out_names(&mut self) {
        let columns = 1..self.columns.len();
        let kinds: Vec<_> = columns.clone().map(|column| self.unlike(column)).collect();
        let has_others = kinds
            .iter()
            .any(|kind| kind.is_none_or(|(may_stay, _)| may_stay));
        let mut gone = Vec::new();
        for (column, kind) in columns.zip(kinds) {
            let Some((may_stay, is_of_numbers)) = kind else {
                continue;
            };
            let at = Some(self.columns[column]);
            let goes = !may_stay && (has_others || is_of_numbers) && self.guesses("left-out", at);
            let like: Vec<String> = alone(&self.below(column))
                .into_iter()
                .map(shortened)
                .collect();
            let like = first_listed(&like, 2);
            let called = self.called(column);
            if goes {
                gone.push(column);
                let help = "To ask about it, write words that several share.";
                let text = format!(
                    "Left out is {called}: most questions about it would be about one suspect alone: {like}. {help}"
                );
                self.note("left-out", at, text);
            } else {
                let text =
                    format!("Most questions about {called} are about one suspect alone: {like}.");
                self.note("nearly", at, text);
            }
        }
        for column in gone.into_iter().rev() {
            self.columns.remove(column);
            for row in self.rows.iter_mut().filter(|row| column < row.cells.len()) {
                row.cells.remove(column);
            }
        }
    }

    /// Does a column name the suspects: most of its numbers, or of its words? May it stay, and is it of numbers?
    fn unlike(&self, column: usize) -> Option<(bool, bool)> {
        let mut cells = self.below(column);
        let all = cells.len();
        cells.retain(|cell| !cell.is_empty());
        let (said, alone) = (cells.len(), alone(&cells).len());
        let are_numbers = cells.iter().all(|cell| is_number(cell));
        let are_unlike = if are_numbers {
            2 * alone > said
        } else {
            said > FEW && 4 * alone >= 3 * said
        };
        let is_ticked = is_ticked(column, &self.rows[1..]);
        (are_unlike && !is_ticked).then_some((!are_numbers && alone < all, are_numbers))
    }
}

/// The words that stand there once.
fn alone<'a>(cells: &[&'a str]) -> Vec<&'a str> {
    let plain: Vec<String> = cells.iter().map(|cell| plain(cell)).collect();
    let is_alone = |word: &String| plain.iter().filter(|other| *other == word).count() == 1;
    let words = cells.iter().zip(&plain).filter(|(_, word)| is_alone(word));
    words
        .map(|(cell, _)| *cell)
        .filter(|cell| !cell.is_empty())
        .collect()
}

fn differ<T: AsRef<str>>(cells: &[T]) -> bool {
    let mut seen = BTreeSet::new();
    cells.iter().all(|cell| seen.insert(plain(cell.as_ref())))
}
