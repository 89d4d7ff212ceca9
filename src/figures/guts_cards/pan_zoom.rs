//! Pans and zooms of the map and of the list.

use super::losses::differing;
use super::matrix;
use super::request::{Request, whole};
use super::schema::{AROUND, FEWEST_AROUND, HAND, Show, USUALLY_AROUND};
use super::solved::Solved;
use super::window::Window;
use crate::figures::{Changes, PanZoom, Span, nearest_whole};

/// The sides of what the main panel shows.
pub fn sides(solved: &Solved, request: &Request) -> (Span, Span) {
    match request.map.show {
        Show::Matrix => (matrix::side(solved), matrix::side(solved)),
        _ => solved.places().sides(),
    }
}

/// The place of the crosshair on it.
pub fn pointed_at(solved: &Solved, request: &Request) -> (Span, Span) {
    if request.map.show == Show::Matrix {
        let at = |threshold: usize| (threshold as f64 - 0.5, threshold as f64 + 0.5);
        return (at(request.hand), at(request.map.hold_above));
    }
    let (from, to) = solved.places().place(request.hand);
    ((from.0, to.0), (from.1, to.1))
}

pub fn pan_zoom_map(solved: &Solved, request: &Request, pan_zoom: PanZoom) -> Changes {
    let window = match pan_zoom {
        PanZoom::Divide(_) => return Changes::new(),
        PanZoom::Reset => home(solved, request.map.show),
        PanZoom::Pan(..) | PanZoom::Zoom(..) => {
            let places = solved.places();
            let map = (sides(solved, request), (places.columns, places.rows));
            let window = request.map.window;
            window.pan_zoom(pan_zoom, map, pointed_at(solved, request))
        }
    };
    window.changes()
}

/// The fewest columns and rows of the first view, for hands of one, two and three cards: as many as have room for names.
const FEWEST: [(f64, f64); 3] = [(13.0, 4.0), (8.0, 12.0), (8.0, 12.0)];

/// The part that a reader sees first: of the map the hands that the best reply plays otherwise than the best line, and
/// those at the line itself, with a cell around them; of the matrix all.
pub fn home(solved: &Solved, show: Show) -> Window {
    if show == Show::Matrix {
        return Window::WHOLE;
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
    let (columns, rows) = (places.columns as f64, places.rows as f64);
    let (fewest_columns, fewest_rows) = FEWEST[usize::from(solved.game.hands().size()) - 1];
    let (left, right) = grown((from.0, to.0), fewest_columns, columns);
    let (bottom, top) = grown((from.1, to.1), fewest_rows, rows);
    Window::between((left, bottom), (right, top), (columns, rows))
}

/// A span of cells and one more at each end, as far as there are so many, or the fewest about its middle.
fn grown((from, to): Span, fewest: f64, cells: f64) -> Span {
    let (low, high) = ((from - 1.0).max(0.0), (to + 1.0).min(cells));
    let size = (high - low).max(fewest.min(cells));
    let start = (f64::midpoint(low, high) - 0.5 * size).floor();
    let start = start.clamp(0.0, cells - size);
    (start, start + size)
}

pub fn pan_zoom_list(solved: &Solved, request: &Request, pan_zoom: PanZoom) -> Changes {
    let (hands, around) = (whole(solved.hands()), request.around as f64);
    match pan_zoom {
        PanZoom::Zoom(factor, _) => {
            let rounded = if factor > 1.0 { f64::ceil } else { f64::floor };
            let ends = (FEWEST_AROUND, FEWEST_AROUND.max(hands / 2));
            vec![AROUND.to(nearest_whole(rounded(around * factor), ends))]
        }
        PanZoom::Pan(_, up) => {
            let hand = request.hand as f64 + (up * (2.0 * around + 1.0)).round();
            vec![HAND.to(nearest_whole(hand, (0, hands - 1)))]
        }
        PanZoom::Reset => vec![AROUND.to(USUALLY_AROUND)],
        PanZoom::Divide(_) => Changes::new(),
    }
}
