//! The picture: every question at the position.

use super::profile::Profile;
use super::state::{Kind, SetFields as _, State, kind, rounded};
use super::{QuestionProfile, curve, heat, readout};
use upperhand_games::position::Position;
use upperhand_kit::{
    Along, Axis, Crosshair, Edit, Figure, KeyPress, Label, Panel, Resolution, Role, Size, Ticks,
};

/// Every question at the position.
pub struct Questions;

impl Panel<QuestionProfile> for Questions {
    type Key = Position;

    fn key(&self, _: &QuestionProfile, state: &State, _: Size) -> Position {
        state.position()
    }

    fn draw(
        &self,
        figure: &mut QuestionProfile,
        position: &Self::Key,
        resolution: Resolution,
    ) -> Figure {
        match figure.profile(*position) {
            None => empty(position),
            Some(Profile::Bids(bids)) => curve::figure(bids, resolution),
            Some(Profile::Triangle(triangle)) => heat::figure(triangle, resolution),
        }
    }

    fn crosshair(&self, figure: &mut QuestionProfile, state: &State) -> Option<Crosshair> {
        match figure.profile(state.position())? {
            Profile::Bids(bids) => Some(curve::crosshair(bids, state.bid)),
            Profile::Triangle(triangle) => Some(heat::crosshair(triangle, state)),
        }
    }

    fn point(&self, _: &mut QuestionProfile, state: &State, at: (f64, f64)) -> Edit<State> {
        match parts_pointed_at(&state.position(), at)[..] {
            [bid] => state.edit().bid(bid),
            [bid, second] => {
                let (bid, second) = state.held((bid, second));
                state.edit().bid(bid).second(second)
            }
            _ => state.edit(),
        }
    }

    /// Where there is one axis, both arrows move along it. In the triangle the first part moves along x and the second
    /// along y; the third takes the difference.
    fn press(&self, _: &mut QuestionProfile, state: &State, key: KeyPress) -> Edit<State> {
        let (pool, edit) = (state.mine.get(), state.edit());
        let moved = |part: u32, other: u32| key.moved_whole(part, (0, pool)).min(pool - other);
        match (kind(&state.position()), key.along()) {
            (Kind::Over | Kind::OneLeft, _) => edit,
            (Kind::YesNo | Kind::ManyWay, _) => {
                let most = pool - 1;
                edit.bid(key.moved_within(state.bid, (1, most)))
            }
            (Kind::ThreeWay, Along::X) => edit.bid(moved(state.bid, state.second)),
            (Kind::ThreeWay, Along::Y) => edit.second(moved(state.second, state.bid)),
        }
    }
}

/// The parts pointed at, as many as are chosen.
pub fn parts_pointed_at(position: &Position, at: (f64, f64)) -> Vec<u32> {
    let pool = position.mine.get();
    match kind(position) {
        Kind::Over | Kind::OneLeft => Vec::new(),
        Kind::YesNo | Kind::ManyWay => vec![rounded(at.0).clamp(1, pool - 1)],
        Kind::ThreeWay => heat::question_at(at, pool).into(),
    }
}

fn empty(position: &Position) -> Figure {
    let axis = || Axis::linear("", Role::Muted, (0.0, 1.0)).with_ticks(Ticks::None);
    let mut figure = Figure::new("Nothing to ask", axis(), axis());
    figure.legend.label = readout::instead(position);
    let text = match kind(position) {
        Kind::OneLeft => "Name your suspect",
        Kind::Over | Kind::YesNo | Kind::ThreeWay | Kind::ManyWay => "The game is over",
    };
    figure.add(Label::on((0.5, 0.5), text));
    figure
}
