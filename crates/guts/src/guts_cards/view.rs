//! The main panel's view: its sides, the place of the crosshair, pans and zooms.

use super::matrix;
use super::solved::Solved;
use super::state::State;
use super::window::ShareWindow;
use upperhand_kit::{Edit, PanZoom, Span};

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
        PanZoom::Reset => ShareWindow::WHOLE,
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

/// Does the panel show two cards by their ranks? That is the whole map of all of them.
pub fn is_by_ranks(state: &State) -> bool {
    state.cards == 2 && !state.is_matrix() && state.window().is_whole()
}
