//! The main panel: the map of hands, or the matrix of lines.

use super::rank_grid::RankGrid;
use super::solved::Known;
use super::state::{SetFields as _, State};
use super::window::ShareWindow;
use super::{GutsCards, map, matrix, rank_map, view};
use upperhand_kit::span::index_at;
use upperhand_kit::{Along, Crosshair, Edit, Figure, KeyPress, PanZoom, Panel, Resolution, Size};

pub struct MainPanel;

/// What the picture is made from, apart from what is known of the game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Shown {
    Map(map::Map),
    Matrix(ShareWindow),
}

impl Panel<GutsCards> for MainPanel {
    type Key = (Known, Shown);

    fn key(&self, guts: &GutsCards, state: &State, _: Size) -> (Known, Shown) {
        let window = state.window();
        let shown = if state.is_matrix() {
            Shown::Matrix(window)
        } else {
            Shown::Map(map::Map {
                show: state.show,
                hold_above: state.hold_above,
                window,
                unfolded: view::is_by_ranks(state).then_some(state.hand),
            })
        };
        (guts.known(state), shown)
    }

    fn draw(&self, guts: &mut GutsCards, (known, shown): &(Known, Shown), _: Resolution) -> Figure {
        let solved = guts.game(known.key);
        match shown {
            Shown::Map(map) => map::figure(solved, map),
            Shown::Matrix(window) => matrix::figure(solved, *window),
        }
    }

    fn crosshair(&self, guts: &mut GutsCards, state: &State) -> Option<Crosshair> {
        let solved = guts.solved(state);
        Some(if state.is_matrix() {
            matrix::crosshair(solved, state)
        } else if view::is_by_ranks(state) {
            rank_map::crosshair(solved, state.hand)
        } else {
            map::crosshair(solved, state.hand, state.window())
        })
    }

    fn point(&self, guts: &mut GutsCards, state: &State, at: (f64, f64)) -> Edit<State> {
        let solved = guts.solved(state);
        let hands = solved.hands();
        if state.is_matrix() {
            let line = index_at(at.1.round(), hands + 1);
            return state.pointed(at.0, hands).hold_above(line);
        }
        let hand = if view::is_by_ranks(state) {
            rank_map::hand_at(solved, state.hand, at)
        } else {
            let shown = state.window().part_of(solved.places().sides());
            solved.places().hand_at(at, shown)
        };
        hand.map_or_else(|| state.edit(), |hand| state.edit().hand(hand))
    }

    fn press(&self, guts: &mut GutsCards, state: &State, key: KeyPress) -> Edit<State> {
        let hands = guts.solved(state).hands();
        if state.is_matrix() && key.along() == Along::Y {
            let line = key.moved(state.hold_above as f64, 1.0, (0.0, hands as f64));
            return state.edit().hold_above(index_at(line, hands + 1));
        }
        if state.cards != 2 || state.is_matrix() {
            return state.pressed(key, hands);
        }
        // Ranks lie along both axes. Tens of steps, which would leave them, go along the order of hands.
        let to = match key {
            KeyPress::Step(x, y) if RankGrid::obeys(key) => {
                rank_map::stepped(guts.solved(state), state.hand, (x, y))
            }
            KeyPress::Step(x, y) => {
                let one = KeyPress::Step(x.signum(), y.signum());
                return state.pressed(one, hands);
            }
            KeyPress::Start(_) | KeyPress::End(_) => return state.pressed(key, hands),
        };
        state.edit().hand(to.unwrap_or(state.hand))
    }

    fn pan_zoom(&self, guts: &mut GutsCards, state: &State, by: PanZoom) -> Edit<State> {
        view::pan_zoom(guts.solved(state), state, by)
    }
}
