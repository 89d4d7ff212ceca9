//! The map of all pools of the first two beside one of the last.

use super::super::Three;
use super::super::asked::{Asked, Field};
use super::super::facts::{Place, Positions};
use super::super::layers::Layer;
use super::super::words;
use upperhand::guess_who::{Pool, Probability, Rules};
use upperhand_games::format::decimals;
use upperhand_kit::described::{Movable, Panel, SquareMap};
use upperhand_kit::{
    Answered, AnsweredKey, Dot, Figure, LegendKey, Resolution, Role, Size, Tick, described,
};

const COLUMNS: &[&described::Layer<Place>] =
    &[Layer::Yours.row(), Layer::Next.row(), Layer::Last.row()];

pub const fn map(side: u32) -> SquareMap<Place> {
    SquareMap {
        declared: Asked::SETTINGS,
        fields: [Field::mine as usize, Field::theirs as usize],
        side,
        layers: COLUMNS,
    }
}

pub struct Map;

impl Panel<Three> for Map {
    type Key = (AnsweredKey<Rules>, Pool, Layer, u32);

    fn key(&self, state: &Asked, solved: &Answered<Rules, Positions, 6>, _: Size) -> Self::Key {
        (
            solved.known(state.rules()),
            state.last,
            state.layer,
            state.size,
        )
    }

    fn draw(
        &self,
        &(known, last, layer, size): &Self::Key,
        solved: &mut Answered<Rules, Positions, 6>,
        _: Resolution,
    ) -> Figure {
        let solved = solved.get(known.key, Positions::of);
        let all = (1..=size).flat_map(|theirs| (1..=size).map(move |mine| [mine, theirs]));
        let decided = all.filter_map(|at| solved.place(at, last).decided().ok());
        let most = match layer {
            Layer::Choice => decided.map(Probability::value).fold(0.0, f64::max),
            Layer::Yours | Layer::Next | Layer::Last => 0.0,
        };
        let place = |at| Place {
            most,
            ..solved.place(at, last)
        };
        let mut figure = map(size).figure(layer.row(), place);
        if layer == Layer::Choice {
            let ends = [(0.0, "0".to_owned()), (1.0, decimals(100.0 * most, 1))];
            figure.legend.ticks = Tick::list(ends);
        }
        let fairest = solved.fairest(last);
        let [mine, theirs, _] = fairest.map_or([0; 3], |pools| pools.map(Pool::get));
        if mine.min(theirs) > 0 && mine.max(theirs) <= size {
            figure.add(Dot::ring((mine.into(), theirs.into()), Role::Ink, 5.0));
            figure.add(LegendKey::dot(words::NEAREST_TO_FAIR, Role::Ink, false));
        }
        figure
    }

    fn movable(&self, state: &Asked, _: &mut Answered<Rules, Positions, 6>) -> Option<Movable> {
        Some(map(state.size).movable(state))
    }
}
