//! Every question at the position.

use super::super::asked::{Asked, Field, SetFields as _};
use super::super::profile::Profile;
use super::super::state::{can_ask, rounded};
use super::super::{Questions, Solved, words};
use super::{curve, heat};
use upperhand_games::position::Position;
use upperhand_kit::described::{Gesture, Handle, Movable, Panel};
use upperhand_kit::state::Edit;
use upperhand_kit::{Axis, Crosshair, Figure, Label, Resolution, Role, Size, Ticks};

/// Every question at the position.
pub struct All;

impl Panel<Questions> for All {
    type Key = Position;

    fn key(&self, state: &Asked, _: &Solved, _: Size) -> Position {
        state.position()
    }

    fn draw(&self, position: &Position, solved: &mut Solved, resolution: Resolution) -> Figure {
        picture(*position, solved, resolution)
    }

    /// Where there is one axis, both arrows move along it. In the triangle the first part moves along x and the second
    /// along y; the third takes the difference.
    fn movable(&self, state: &Asked, solved: &mut Solved) -> Option<Movable> {
        let crosshair = crosshair(state, solved)?;
        let pool = state.mine.get();
        let handle = |field: Field, least: u32, most: u32| {
            Some(Handle::new(field as usize, (least.into(), most.into())))
        };
        let bid = handle(Field::bid, 1, pool - 1);
        let [x, y] = match state.answers {
            3 => [
                handle(Field::bid, 0, pool - state.second),
                handle(Field::second, 0, pool - state.bid),
            ],
            _ => [bid, bid],
        };
        Some(Movable { x, y, crosshair })
    }

    fn edit(&self, state: &Asked, _: &mut Solved, gesture: Gesture) -> Option<Edit<Asked>> {
        let Gesture::Point(at) = gesture else {
            return None;
        };
        let edit = state.edit();
        Some(match parts_pointed_at(&state.position(), at)[..] {
            [bid] => edit.bid(bid),
            [bid, second] => {
                let (bid, second) = state.held((bid, second));
                edit.bid(bid).second(second)
            }
            _ => edit,
        })
    }
}

/// Every question at a position.
pub fn picture(position: Position, solved: &mut Solved, resolution: Resolution) -> Figure {
    match solved.profile(position) {
        None => empty(&position),
        Some(Profile::Bids(bids)) => curve::figure(bids, resolution),
        Some(Profile::Triangle(triangle)) => heat::figure(triangle, resolution),
    }
}

/// The question chosen.
pub fn crosshair(state: &Asked, solved: &mut Solved) -> Option<Crosshair> {
    match solved.profile(state.position())? {
        Profile::Bids(bids) => Some(curve::crosshair(bids, state.bid)),
        Profile::Triangle(triangle) => Some(heat::crosshair(triangle, state)),
    }
}

/// The parts pointed at, as many as are chosen.
pub fn parts_pointed_at(position: &Position, at: (f64, f64)) -> Vec<u32> {
    let pool = position.mine.get();
    match position.rules.answers() {
        _ if !can_ask(position) => Vec::new(),
        3 => heat::question_at(at, pool).into(),
        _ => vec![rounded(at.0).clamp(1, pool - 1)],
    }
}

fn empty(position: &Position) -> Figure {
    let axis = || Axis::linear("", Role::Muted, (0.0, 1.0)).with_ticks(Ticks::None);
    let mut figure = Figure::new(words::NOTHING_TO_ASK, axis(), axis());
    words::instead(position).clone_into(&mut figure.legend.label);
    figure.add(Label::on((0.5, 0.5), words::in_the_picture(position)));
    figure
}
