//! Cells of the main picture, chosen one by one or in a sweep.

use super::Controller;
use super::event::Point;
use super::frame::{PlacedCell, PlacedCells};
use super::gestures::Held;
use super::panel::PanelState;
use super::words::news;
use crate::figures::{CellMark, Cells};

/// The panel whose cells they are.
const MAIN: usize = 0;

impl Controller {
    /// The cells where they lie in the figure on the main canvas.
    fn cells(&mut self) -> Option<Cells> {
        let size = self.panels.get(MAIN)?.figure_size();
        self.model.cells(self.settings.shown(), size)
    }

    /// Chooses a cell by a key, or gives it up.
    pub(super) fn toggle_cell(&mut self, cell: usize) {
        let found = self
            .cells()
            .and_then(|cells| cells.cells.into_iter().nth(cell));
        if let Some(found) = found.filter(|found| found.is_open) {
            self.choose(cell, !found.is_chosen);
        }
    }

    fn choose(&mut self, cell: usize, is_chosen: bool) {
        let edit = self.model.choose(self.settings.shown(), cell, is_chosen);
        self.apply(&edit);
    }

    /// The open cell at a point of the main canvas, and whether it is chosen.
    fn cell_at(&mut self, at: Point) -> Option<(usize, bool)> {
        let data = self.panel(MAIN)?.data_at(at)?;
        self.cells()?.at(data)
    }

    /// Begins a sweep over the cells: all of them are chosen, or given up, as the first one is. Returns false where it
    /// begins between them.
    pub(super) fn take_cell(&mut self, panel: usize, at: Point) -> bool {
        let Some((cell, was_chosen)) = self.cell_at(at) else {
            return false;
        };
        let chosen = !was_chosen;
        self.gestures.held = Some((panel, Held::Cells { chosen }));
        self.choose(cell, chosen);
        true
    }

    /// Goes on with a sweep.
    pub(super) fn sweep(&mut self, at: Point, chosen: bool) {
        if let Some((cell, is_chosen)) = self.cell_at(at)
            && is_chosen != chosen
        {
            self.choose(cell, chosen);
        }
    }

    /// The cells and their places, where they are news.
    pub(super) fn placed_cells(&mut self) -> Option<PlacedCells> {
        let cells = self.cells()?;
        let panel = self.panels.get(MAIN)?;
        let place = |panel: &PanelState, cell: CellMark| {
            let (across, upwards) = panel.cell_ends((cell.from, cell.to))?;
            Some(PlacedCell {
                label: cell.label,
                is_chosen: cell.is_chosen,
                is_open: cell.is_open,
                across,
                upwards,
            })
        };
        let placed = cells.cells.into_iter().map(|cell| place(panel, cell));
        let placed = PlacedCells {
            label: cells.label,
            columns: cells.columns,
            cells: placed.collect::<Option<Vec<_>>>()?,
        };
        news(&mut self.words.cells, placed)
    }
}
