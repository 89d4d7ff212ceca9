//! The picture: all positions in the window, coloured by one layer, with contours and marks.

use super::cells::Painted;
use super::settings::Layer;
use super::sources::Positions;
use super::state::{Comparison, Map, SetFields as _, State};
use super::window::MOST_SAMPLES;
use super::{WinMap, cells, contours, marks};
use upperhand::guess_who::{Pool, Rules};
use upperhand_games::format::grouped;
use upperhand_games::rule_sets::{in_words, sized};
use upperhand_kit::span::nearest_whole;
use upperhand_kit::{
    Along, Crosshair, Edit, Figure, KeyPress, PanZoom, Panel, Raster, Resolution, Size,
};

/// All positions, your pool to the right, theirs upwards.
pub struct AllPositions;

/// A map, and how far the rule of thumb on it is computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown {
    map: Map,
    /// The largest pool of whoever keeps to the rule under each rule set; `None` where all of it is known.
    solved: [Option<u32>; 2],
}

impl Shown {
    fn of(win_map: &WinMap, map: Map) -> Self {
        let solved = |rules: Rules| {
            let table = win_map.halving.unfinished(map.rule_table(rules)?)?;
            Some(table.solved())
        };
        Self {
            solved: [solved(map.rules), map.other().and_then(solved)],
            map,
        }
    }

    fn solved(&self, rules: Rules) -> Option<u32> {
        self.solved[usize::from(rules != self.map.rules)]
    }
}

impl Panel<WinMap> for AllPositions {
    type Key = Shown;

    fn key(&self, win_map: &WinMap, state: &State, _: Size) -> Shown {
        Shown::of(win_map, state.map())
    }

    fn draw(&self, win_map: &mut WinMap, shown: &Shown, resolution: Resolution) -> Figure {
        let map = &shown.map;
        let mut figure = painted(&title(map), map, resolution, &mut |positions| {
            let solved = shown.solved(positions.rules);
            cells::paint((&mut win_map.halving, solved), map, positions)
        });
        figure.divider = match map.comparison {
            Some(Comparison::Split { beyond, .. }) => Some(f64::from(beyond) + 0.5),
            Some(Comparison::Difference { .. }) | None => None,
        };
        marks::draw(&mut figure, map);
        figure
    }

    fn crosshair(&self, _: &mut WinMap, state: &State) -> Option<Crosshair> {
        Some(crosshair(state.mine, state.theirs))
    }

    fn point(&self, _: &mut WinMap, state: &State, (x, y): (f64, f64)) -> Edit<State> {
        let window = state.map().window;
        let edit = state.edit().mine(sized(nearest_whole(x, window.across())));
        edit.theirs(sized(nearest_whole(y, window.upwards())))
    }

    fn press(&self, _: &mut WinMap, state: &State, key: KeyPress) -> Edit<State> {
        let window = state.map().window;
        let moved = |pool: Pool, ends: (u32, u32)| sized(key.moved_whole(pool.get(), ends));
        match key.along() {
            Along::X => state.edit().mine(moved(state.mine, window.across())),
            Along::Y => state.edit().theirs(moved(state.theirs, window.upwards())),
        }
    }

    fn pan_zoom(&self, _: &mut WinMap, state: &State, pan_zoom: PanZoom) -> Edit<State> {
        state.pan_zoom(pan_zoom)
    }
}

/// The chances to win under the rules of a map: what another figure shows of it, and all that it links.
pub fn chances(map: &Map, resolution: Resolution) -> Figure {
    let mut figure = painted(CHANCES, map, resolution, &mut cells::win);
    marks::draw_chances(&mut figure, map);
    figure
}

/// A position on the map.
pub fn crosshair(mine: Pool, theirs: Pool) -> Crosshair {
    let (mine, theirs) = (mine.get(), theirs.get());
    let at = (mine.into(), theirs.into());
    Crosshair::around(at, grouped(mine), grouped(theirs))
}

/// The cells of a map, and the contours of the chances in them.
fn painted(
    title: &str,
    map: &Map,
    resolution: Resolution,
    paint: &mut dyn FnMut(Positions) -> Painted,
) -> Figure {
    let columns = map.window.columns(resolution.columns.min(MOST_SAMPLES));
    let rows = map.window.rows(resolution.rows.min(MOST_SAMPLES));
    let halves = map.halves(&columns.pools, &rows.pools).map(paint);
    let painted = halves.reduce(cells::beside).unwrap_or_default();
    let mut figure = Figure::new(title, map.window.x(), map.window.y());
    // A difference has no values of its own.
    if !painted.values.is_empty() {
        contours::draw(&mut figure, map, &painted.values, (&columns, &rows));
    }
    figure.legend.gradient = painted.gradient;
    figure.legend.ticks = painted.ticks;
    figure.legend.keys = painted.keys;
    figure.raster = Some(Raster {
        columns: columns.edges,
        rows: rows.edges,
        cells: painted.cells,
        fills: painted.fills,
    });
    figure
}

const CHANCES: &str = "Your chance to win";

fn title(map: &Map) -> String {
    if let Some(other) = map.less_those_under() {
        let (rules, other) = (in_words(map.rules), in_words(other));
        return format!("Your chance to win under {rules} less that under {other}, in points");
    }
    let title = match map.layer {
        Layer::Win => CHANCES,
        Layer::Gain => "Gain over an even split this once, in points",
        Layer::Question => "How large a part the best question asks about",
        Layer::Regions => "Where an even split is best, and where not",
        Layer::Count => "How many questions are equally good, and the best",
        Layer::Distance => "The gap between the chance to win and its limit",
        Layer::Halving if map.is_yes_no() => "What halving every time costs you, in points",
        Layer::Halving => "What splitting evenly every time costs you, in points",
        Layer::HalfOfTheSmaller => {
            "What asking about half of the smaller pool costs you, in points"
        }
        Layer::Ladder => "What keeping to the ladder costs you, in points",
        Layer::EvenParts => "What keeping to even parts costs you, in points",
        Layer::NameFromThree => "What naming from three suspects down costs you, in points",
        Layer::NameEarly => "What naming early costs you, in points",
    };
    title.to_owned()
}
