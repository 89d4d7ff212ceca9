//! Pans and zooms of the map and of the list.

use super::matrix;
use super::request::{Request, whole};
use super::schema::{AROUND, FEWEST_AROUND, HAND, Show, USUALLY_AROUND};
use super::solved::Solved;
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
    let map = (sides(solved, request), solved.places().columns);
    let window = request.map.window;
    window.pan_zoom(pan_zoom, map, pointed_at(solved, request))
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
