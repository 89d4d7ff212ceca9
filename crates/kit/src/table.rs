//! The numbers of a figure as tables.

use core::fmt::Display;
use serde::Serialize;
use ts_rs::TS;

/// The part of the numbers that is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// A few around the crosshair, to be read on the page.
    Near,
    /// All that is shown, to be exported.
    Shown,
}

/// Numbers as texts.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, TS)]
pub struct Table {
    /// The subject of the table.
    pub caption: String,
    /// The name of each column.
    pub columns: Vec<String>,
    /// Row by row, as many texts as there are columns. The first of a row names it.
    pub rows: Vec<Vec<String>>,
}

impl Table {
    /// A table whose columns have these names.
    pub fn new(caption: impl Into<String>, columns: &[&str], rows: Vec<Vec<String>>) -> Self {
        Self {
            caption: caption.into(),
            columns: columns.iter().map(|&name| name.to_owned()).collect(),
            rows,
        }
    }
}

/// A row of a table.
pub fn row<const N: usize>(cells: [&dyn Display; N]) -> Vec<String> {
    cells.map(ToString::to_string).to_vec()
}
