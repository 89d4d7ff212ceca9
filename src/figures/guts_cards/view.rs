//! The main panel's view: its sides, the place of the crosshair, the part that a reader sees first, pans and zooms.

use super::losses::differing;
use super::matrix;
use super::settings::Show;
use super::solved::Solved;
use super::state::State;
use super::window::{Part, ShareWindow};
use crate::figures::{Edit, PanZoom, Span};

/// The sides of what the panel shows.
pub fn sides(solved: &Solved, state: &State) -> (Span, Span) {
    if state.is_matrix() {
        (matrix::side(solved), matrix::side(solved))
    } else {
        solved.places().sides()
    }
}

/// The place of the crosshair on it.
pub fn pointed_at(solved: &Solved, state: &State) -> (Span, Span) {
    if state.is_matrix() {
        let at = |threshold: usize| (threshold as f64 - 0.5, threshold as f64 + 0.5);
        return (at(state.hand), at(state.hold_above));
    }
    let (from, to) = solved.places().place(state.hand);
    ((from.0, to.0), (from.1, to.1))
}

/// The edit of a pan or a zoom.
pub fn pan_zoom(solved: &Solved, state: &State, by: PanZoom) -> Edit<State> {
    let window = match by {
        PanZoom::Divide(_) => return state.edit(),
        PanZoom::Reset => home(solved, state.show),
        PanZoom::Pan(x, y) => state.window().panned(x, y),
        PanZoom::Zoom(factor, at) => {
            let places = solved.places();
            let cells = (places.columns, places.rows);
            let (place, whole) = (pointed_at(solved, state), sides(solved, state));
            state.window().zoomed(factor, at, (place, whole), cells)
        }
    };
    window.edit(state)
}

/// The fewest columns and rows of the first view, for hands of one, two and three cards: as many as have room for names.
const FEWEST: [(f64, f64); 3] = [(13.0, 4.0), (8.0, 12.0), (8.0, 12.0)];

/// The part that a reader sees first: of the map the hands that the best reply plays differently from the best line,
/// and those at the line itself, with a cell around them; of the matrix all.
pub fn home(solved: &Solved, show: Show) -> ShareWindow {
    if show == Show::Matrix {
        return ShareWindow::WHOLE;
    }
    let (places, line) = (solved.places(), solved.best.thresholds[0]);
    let otherwise = differing(&solved.reply_to_best.strategy, line);
    let last = solved.hands() - 1;
    let at_line = [line.saturating_sub(1), line.min(last)];
    let hands = otherwise.into_iter().chain(at_line);
    let (mut from, mut to) = places.place(at_line[0]);
    for (low, high) in hands.map(|hand| places.place(hand)) {
        from = (from.0.min(low.0), from.1.min(low.1));
        to = (to.0.max(high.0), to.1.max(high.1));
    }
    let fewest = FEWEST[places.cards - 1];
    ShareWindow {
        across: around((from.0, to.0), fewest.0, places.columns as f64),
        along: around((from.1, to.1), fewest.1, places.rows as f64),
    }
}

/// A span of cells and one more at each end, as far as there are so many, or the fewest about its middle.
fn around((from, to): Span, fewest: f64, cells: f64) -> Part {
    let (low, high) = ((from - 1.0).max(0.0), (to + 1.0).min(cells));
    let size = (high - low).max(fewest.min(cells));
    let start = (f64::midpoint(low, high) - 0.5 * size).floor();
    Part::new(start.clamp(0.0, cells - size) / cells, size / cells)
}
