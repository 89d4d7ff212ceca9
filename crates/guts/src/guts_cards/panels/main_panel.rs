//! The main panel: the map of hands, lines against lines, or what every line loses.

use super::super::Cards;
use super::super::asked::{Asked, Cards as Dealt, SetFields as _};
use super::super::games::{PlayedKey, Solved};
use super::super::state::Pictured;
use super::super::window::ShareWindow;
use super::rank_grid::RankGrid;
use super::{curve, map, matrix, rank_map};
use upperhand_kit::described::{Gesture, Movable, Panel};
use upperhand_kit::span::index_at;
use upperhand_kit::state::Edit;
use upperhand_kit::{Figure, KeyPress, PanZoom, Resolution, Size, Span};

pub struct MainPanel;

/// What the picture is made from, apart from what is known of the game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ViewKey {
    Map(map::Map),
    Matrix(ShareWindow),
    Lines(ShareWindow),
}

impl Panel<Cards> for MainPanel {
    type Key = (PlayedKey, ViewKey);

    fn key(&self, state: &Asked, solved: &Solved, _: Size) -> (PlayedKey, ViewKey) {
        let (window, played) = (state.window(), state.played());
        let known = solved.games.known(played);
        match state.pictured() {
            Pictured::Hands => {
                let map = map::Map {
                    view: state.view,
                    hold_above: state.hold_above,
                    window,
                    unfolded: is_by_ranks(state).then_some(state.hand),
                };
                (known, ViewKey::Map(map))
            }
            Pictured::Duels => (known, ViewKey::Matrix(window)),
            Pictured::Lines => (solved.lines.known(played), ViewKey::Lines(window)),
        }
    }

    fn draw(&self, (known, shown): &Self::Key, solved: &mut Solved, at: Resolution) -> Figure {
        match shown {
            ViewKey::Map(map) => map::figure(solved.game(known.key), map),
            ViewKey::Matrix(window) => matrix::figure(solved.game(known.key), *window),
            ViewKey::Lines(window) => curve::figure(solved.lines(known.key), *window, at),
        }
    }

    fn movable(&self, state: &Asked, solved: &mut Solved) -> Option<Movable> {
        let played = state.played();
        Some(match state.pictured() {
            Pictured::Hands => {
                let game = solved.game(played);
                let crosshair = if is_by_ranks(state) {
                    rank_map::crosshair(game, state.hand)
                } else {
                    map::crosshair(game, state.hand, state.window())
                };
                Movable {
                    x: None,
                    y: None,
                    crosshair,
                }
            }
            Pictured::Duels => matrix::movable(solved.game(played), state),
            Pictured::Lines => curve::movable(solved.lines(played), state),
        })
    }

    fn edit(&self, state: &Asked, solved: &mut Solved, by: Gesture) -> Option<Edit<Asked>> {
        if let Gesture::PanZoom(by) = by {
            return Some(pan_zoom(state, solved, by));
        }
        if state.pictured() != Pictured::Hands {
            return None;
        }
        let hand = match by {
            Gesture::Point(at) if is_by_ranks(state) => {
                rank_map::hand_at(solved.game(state.played()), state.hand, at)
            }
            Gesture::Point(at) => {
                let places = solved.game(state.played()).places();
                places.hand_at(at, state.window().part_of(places.sides()))
            }
            Gesture::Press(key) => Some(pressed(state, solved, key)),
            Gesture::PanZoom(_) => None,
        };
        Some(hand.map_or_else(|| state.edit(), |hand| state.edit().hand(hand)))
    }
}

/// The hand to which a key leads. Ranks lie along both axes of two cards; tens of steps, which would leave them, go along the order of
/// hands.
fn pressed(state: &Asked, solved: &mut Solved, key: KeyPress) -> usize {
    let game = solved.game(state.played());
    let key = match key {
        KeyPress::Step(x, y) if game.dealt.hands().size() > 1 => {
            if RankGrid::obeys(key) {
                let to = rank_map::stepped(game, state.hand, (x, y));
                return to.unwrap_or(state.hand);
            }
            KeyPress::Step(x.signum(), y.signum())
        }
        KeyPress::Step(..) | KeyPress::Start(_) | KeyPress::End(_) => key,
    };
    let ends = (0.0, (game.hands() - 1) as f64);
    index_at(key.moved(state.hand as f64, 1.0, ends), game.hands())
}

/// The sides of what the panel shows.
pub fn sides(state: &Asked, solved: &mut Solved) -> (Span, Span) {
    match state.pictured() {
        Pictured::Hands => solved.game(state.played()).sides(),
        Pictured::Duels => {
            let side = matrix::side(solved.game(state.played()));
            (side, side)
        }
        Pictured::Lines => ((0.0, state.played().hands() as f64), (0.0, 1.0)),
    }
}

/// The place of the crosshair on it.
pub fn pointed_at(state: &Asked, solved: &mut Solved) -> (Span, Span) {
    let at = |line: usize| (line as f64 - 0.5, line as f64 + 0.5);
    match state.pictured() {
        Pictured::Hands => {
            let game = solved.game(state.played());
            let (from, to) = match state.cards {
                Dealt::Three => rank_map::cell(game, state.hand),
                Dealt::One | Dealt::Two | Dealt::Five => game.places().place(state.hand),
            };
            ((from.0, to.0), (from.1, to.1))
        }
        Pictured::Duels => (at(state.hand), at(state.hold_above)),
        Pictured::Lines => (at(state.hand), (0.0, 1.0)),
    }
}

fn pan_zoom(state: &Asked, solved: &mut Solved, by: PanZoom) -> Edit<Asked> {
    let window = match by {
        PanZoom::Divide(_) => return state.edit(),
        // The third cards stand in the corner: there is nothing closer.
        _ if state.cards == Dealt::Three && state.pictured() == Pictured::Hands => {
            return state.edit();
        }
        PanZoom::Reset => ShareWindow::WHOLE,
        // The whole height of the curve is always shown.
        PanZoom::Pan(x, _) if state.is_lines() => state.window().panned(x, 0.0),
        PanZoom::Pan(x, y) => state.window().panned(x, y),
        PanZoom::Zoom(factor, at) => {
            let cells = match state.pictured() {
                Pictured::Hands | Pictured::Duels => {
                    let places = solved.game(state.played()).places();
                    (places.columns, places.rows)
                }
                Pictured::Lines => (state.played().hands(), 1),
            };
            let place = (pointed_at(state, solved), sides(state, solved));
            state.window().zoomed(factor, at, place, cells)
        }
    };
    window.edit(state)
}

/// Does the panel show the ranks of two cards in a cell? That is the whole map of all of them, and the only one of three.
fn is_by_ranks(state: &Asked) -> bool {
    state.cards.count() > 1 && state.pictured() == Pictured::Hands && state.window().is_whole()
}
