//! Cells of a main picture that can be chosen one by one: the suspects of a board, the cards of a hand.

/// The cells, in rows from the upper left.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Cells {
    /// The name of all of them together: "Your suspects".
    pub label: String,
    /// The number of cells in a row.
    pub columns: usize,
    /// The cells.
    pub cells: Vec<CellMark>,
}

/// A cell.
#[derive(Clone, Debug, PartialEq)]
pub struct CellMark {
    /// Its name, with all that is seen of it: "Ada, grey hair, glasses".
    pub label: String,
    /// Is it chosen?
    pub is_chosen: bool,
    /// Can it be chosen, or given up?
    pub is_open: bool,
    /// Its least x and y, in data coordinates of the main panel.
    pub from: (f64, f64),
    /// Its largest x and y.
    pub to: (f64, f64),
}

impl Cells {
    /// The open cell at data coordinates, and whether it is chosen.
    #[must_use]
    pub fn at(&self, (x, y): (f64, f64)) -> Option<(usize, bool)> {
        let holds = |cell: &CellMark| {
            (cell.from.0..cell.to.0).contains(&x) && (cell.from.1..cell.to.1).contains(&y)
        };
        let found = self
            .cells
            .iter()
            .position(|cell| cell.is_open && holds(cell));
        found.map(|index| (index, self.cells[index].is_chosen))
    }
}
