//! Pans and zooms of the main panel.

use super::matrix;
use super::parameters::{Request, Show, is_new_deck};
use super::solved::Solved;
use crate::figures::model::{Changes, PanZoom};
use crate::figures::settings::Settings;
use crate::figures::span::Span;

/// The sides of what the main panel shows.
fn sides(solved: &Solved, request: &Request) -> (Span, Span) {
    match request.show {
        Show::Matrix => (matrix::side(solved), matrix::side(solved)),
        _ => solved.places().sides(),
    }
}

/// The place of the crosshair on it.
fn pointed_at(solved: &Solved, request: &Request) -> (Span, Span) {
    if request.show == Show::Matrix {
        let at = |threshold: usize| (threshold as f64 - 0.5, threshold as f64 + 0.5);
        return (at(request.hand), at(request.hold_above));
    }
    let (from, to) = solved.places().place(request.hand);
    ((from.0, to.0), (from.1, to.1))
}

pub fn pan_zoom(solved: &Solved, request: &Request, pan_zoom: PanZoom) -> Changes {
    let map = (sides(solved, request), solved.places().columns);
    request
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
    let request = Request::of(settings);
    let has_moved = is_set("hand")
        || is_new_deck(set)
        || (is_set("hold-above") && request.show == Show::Matrix);
    let is_asked_for = ["left", "bottom", "size"].into_iter().any(is_set);
    let mut window = request.window;
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
