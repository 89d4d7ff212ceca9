//! The picture: all pools, coloured by who gains from the blindfold, or by a chance.

use super::BlindfoldMap;
use super::settings::{LARGEST, Layer};
use super::solved::Solved;
use super::state::{SetFields as _, State};
use upperhand::guess_who::{Pool, Rules, win_probability};
use upperhand_games::format::grouped;
use upperhand_games::rule_sets::{MINE, THEIRS, sized};
use upperhand_kit::model::{Along, KeyPress, Resolution};
use upperhand_kit::span::nearest_whole;
use upperhand_kit::{
    Axis, Cell, Crosshair, Edit, Figure, Fill, Gradient, LegendKey, Panel, Raster, Role, Size, Tick,
};

pub struct Positions;

/// What the picture depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown {
    rules: Rules,
    layer: Layer,
    /// The number of positions that are solved.
    solved: usize,
}

const ENDS: (u32, u32) = (1, LARGEST);

impl Panel<BlindfoldMap> for Positions {
    type Key = Shown;

    fn key(&self, blindfold: &BlindfoldMap, state: &State, _: Size) -> Shown {
        Shown {
            rules: state.rules(),
            layer: state.layer,
            solved: blindfold.count(state.rules()),
        }
    }

    fn draw(&self, blindfold: &mut BlindfoldMap, shown: &Shown, _: Resolution) -> Figure {
        figure(blindfold.solved(shown.rules), shown.layer)
    }

    fn crosshair(&self, _: &mut BlindfoldMap, state: &State) -> Option<Crosshair> {
        let (mine, theirs) = (state.mine.get(), state.theirs.get());
        let at = (mine.into(), theirs.into());
        Some(Crosshair::around(at, grouped(mine), grouped(theirs)))
    }

    fn point(&self, _: &mut BlindfoldMap, state: &State, (x, y): (f64, f64)) -> Edit<State> {
        let edit = state.edit().mine(sized(nearest_whole(x, ENDS)));
        edit.theirs(sized(nearest_whole(y, ENDS)))
    }

    fn press(&self, _: &mut BlindfoldMap, state: &State, key: KeyPress) -> Edit<State> {
        let moved = |pool: Pool| sized(key.moved_within(pool.get(), ENDS));
        match key.along() {
            Along::X => state.edit().mine(moved(state.mine)),
            Along::Y => state.edit().theirs(moved(state.theirs)),
        }
    }
}

/// The difference that has the full colour.
const MOST: f64 = 0.15;

/// Where there is no position, and where none is solved yet.
const FILLS: [(Fill, &str); 2] = [
    (Fill::new(Role::Muted, 0.5), "no position"),
    (Fill::new(Role::Muted, 0.15), "not solved yet"),
];

fn figure(solved: &Solved, layer: Layer) -> Figure {
    let axis = |label: &str, role| {
        let (from, to) = (0.5, f64::from(LARGEST) + 0.5);
        Axis::linear(label, role, (from, to)).whole_ticks(2)
    };
    let x = axis("Suspects you have left", Role::You).carrying(&MINE);
    let y = axis("Suspects they have left", Role::Opponent).carrying(&THEIRS);
    let mut figure = Figure::new(title(layer), x, y);
    let pools = || sized(LARGEST).up_to_here();
    let all = pools().flat_map(|theirs| pools().map(move |mine| (mine, theirs)));
    let cells: Vec<Cell> = all
        .map(|(mine, theirs)| cell(solved, layer, (mine, theirs)))
        .collect();
    for (index, (fill, name)) in (0..).zip(FILLS) {
        if cells.contains(&Cell::fill(index)) {
            figure.add(LegendKey::fill(name, fill));
        }
    }
    let mut raster = Raster::even(LARGEST as usize, cells);
    raster.fills = FILLS.map(|(fill, _)| fill).to_vec();
    figure.raster = Some(raster);
    figure.legend.gradient = Gradient::between(Role::Opponent, Role::You);
    figure.legend.ticks = match layer {
        Layer::Difference => Tick::list([
            (0.0, "they, 15 points"),
            (0.5, "nobody"),
            (1.0, "you, 15 points"),
        ]),
        Layer::Blindfold | Layer::Seeing => Tick::percentages(),
    };
    figure
}

fn cell(solved: &Solved, layer: Layer, (mine, theirs): (Pool, Pool)) -> Cell {
    let Ok(seeing) = win_probability(solved.rules(), mine, theirs) else {
        return Cell::fill(0);
    };
    if layer == Layer::Seeing {
        return Cell::magnitude(seeing.value());
    }
    match solved.at(mine, theirs) {
        None => Cell::fill(1),
        Some(known) if layer == Layer::Blindfold => Cell::magnitude(known.win.value()),
        Some(known) => Cell::magnitude(0.5 + 0.5 * known.difference() / MOST),
    }
}

pub const fn title(layer: Layer) -> &'static str {
    match layer {
        Layer::Difference => "Who gains by the blindfold",
        Layer::Blindfold => "Your chance to win blindfold",
        Layer::Seeing => "Your chance to win with eyes open",
    }
}
