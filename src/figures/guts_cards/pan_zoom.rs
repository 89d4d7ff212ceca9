//! Pans and zooms of the main panel.

use super::matrix;
use super::request::{Request, is_new_deck};
use super::schema::{BOTTOM, HAND, HOLD_ABOVE, LEFT, SIZE, Show};
use super::solved::Solved;
use crate::figures::{Changes, PanZoom, Settings, Span};

/// The sides of what the main panel shows.
fn sides(solved: &Solved, request: &Request) -> (Span, Span) {
    match request.map.show {
        Show::Matrix => (matrix::side(solved), matrix::side(solved)),
        _ => solved.places().sides(),
    }
}

/// The place of the crosshair on it.
fn pointed_at(solved: &Solved, request: &Request) -> (Span, Span) {
    if request.map.show == Show::Matrix {
        let at = |threshold: usize| (threshold as f64 - 0.5, threshold as f64 + 0.5);
        return (at(request.hand), at(request.map.hold_above));
    }
    let (from, to) = solved.places().place(request.hand);
    ((from.0, to.0), (from.1, to.1))
}

pub fn pan_zoom(solved: &Solved, request: &Request, pan_zoom: PanZoom) -> Changes {
    let map = (sides(solved, request), solved.places().columns);
    request
        .map
        .window
        .pan_zoom(pan_zoom, map, pointed_at(solved, request))
}

/// Keeps the window inside the map; where a hand was set last, it comes to that hand.
pub fn settle<'a>(
    settings: &mut Settings,
    set: &[&str],
    solved: impl FnOnce(&Request) -> Option<&'a Solved>,
) {
    let is_set = |name: &str| set.contains(&name);
    let request = Request::from(&*settings);
    let has_moved = is_set(HAND.name)
        || is_new_deck(set)
        || (is_set(HOLD_ABOVE.name) && request.map.show == Show::Matrix);
    let is_asked_for = [LEFT, BOTTOM, SIZE]
        .iter()
        .any(|setting| is_set(setting.name));
    let mut window = request.map.window;
    if has_moved
        && !is_asked_for
        && !window.is_whole()
        && let Some(solved) = solved(&request)
    {
        let whole = sides(solved, &request);
        window = window.holding(pointed_at(solved, &request), whole);
    }
    window.put(settings);
}
