//! All positions in the window, coloured by one layer, with contours and marks.

use super::super::Positions;
use super::super::asked::{Asked, Field, SetFields as _};
use super::super::layers::{CHANCES, Row, Scale};
use super::super::state::Map;
use super::super::window::MOST_SAMPLES;
use super::super::words::{nothing, title};
use super::{cells, contours, marks};
use crate::halving::Halving;
use upperhand::guess_who::{Pool, Rules};
use upperhand_games::format::grouped;
use upperhand_games::rule_sets::sized;
use upperhand_kit::described::{Gesture, Handle, Movable, Panel};
use upperhand_kit::state::Edit;
use upperhand_kit::{Along, Crosshair, Figure, KeyPress, Raster, Resolution, Size};

/// All positions, your pool to the right, theirs upwards.
pub struct AllPositions;

/// A map, and how far the rule of thumb on it is computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SolvedMap {
    map: Map,
    /// The largest pool of whoever keeps to the rule under each rule set; `None` where all of it is known.
    solved: [Option<u32>; 2],
}

impl Panel<Positions> for AllPositions {
    type Key = SolvedMap;

    fn key(&self, state: &Asked, halving: &Halving, _: Size) -> SolvedMap {
        let map = state.map();
        let solved = |rules: Rules| Some(halving.unfinished(map.rule_table(rules)?)?.solved());
        SolvedMap {
            solved: [solved(map.rules), map.other().and_then(solved)],
            map,
        }
    }

    fn draw(&self, shown: &SolvedMap, halving: &mut Halving, resolution: Resolution) -> Figure {
        let map = &shown.map;
        let mut figure = picture((map, map.row()), (halving, shown.solved), resolution);
        let beyond = map.comparison.and_then(|comparison| comparison.beyond);
        figure.divider = beyond.map(|beyond| f64::from(beyond) + 0.5);
        marks::draw(&mut figure, map);
        figure
    }

    fn movable(&self, state: &Asked, _: &mut Halving) -> Option<Movable> {
        let window = state.map().window;
        let handle = |field: Field, (first, last): (u32, u32)| {
            Some(Handle::new(field as usize, (first.into(), last.into())))
        };
        Some(Movable {
            x: handle(Field::mine, window.across()),
            y: handle(Field::theirs, window.upwards()),
            crosshair: crosshair(state.mine, state.theirs),
        })
    }

    /// A step may lead beyond the window, which follows.
    fn edit(&self, state: &Asked, _: &mut Halving, gesture: Gesture) -> Option<Edit<Asked>> {
        let window = state.map().window;
        let moved = |key: KeyPress, pool: Pool, ends| sized(key.moved_whole(pool.get(), ends));
        match gesture {
            Gesture::Point(_) => None,
            Gesture::Press(key) => Some(match key.along() {
                Along::X => state.edit().mine(moved(key, state.mine, window.across())),
                Along::Y => state
                    .edit()
                    .theirs(moved(key, state.theirs, window.upwards())),
            }),
            Gesture::PanZoom(by) => Some(state.pan_zoom(by)),
        }
    }
}

/// The chances to win under the rules of a map: what another figure shows of it, and all that it links.
pub fn chances(map: &Map, resolution: Resolution) -> Figure {
    let nothing_solved = (&mut Halving::default(), [None; 2]);
    let mut figure = picture((map, &CHANCES), nothing_solved, resolution);
    marks::draw_chances(&mut figure, map);
    figure
}

/// A position on the map.
pub fn crosshair(mine: Pool, theirs: Pool) -> Crosshair {
    let [x, y] = [mine, theirs].map(|pool| grouped(pool.get()));
    let at = (mine.get().into(), theirs.get().into());
    Crosshair::around(at, x, y)
}

/// The cells of a map, and the contours of the chances in them. Where all that a layer knows is 0 these are the chances, and words say so.
fn picture(
    (map, row): (&Map, &'static Row),
    (halving, solved): (&mut Halving, [Option<u32>; 2]),
    resolution: Resolution,
) -> Figure {
    let columns = map.window.columns(resolution.columns.min(MOST_SAMPLES));
    let rows = map.window.rows(resolution.rows.min(MOST_SAMPLES));
    let mut title = title(map, row);
    let mut painted = cells::painted((map, row), (halving, solved), [&columns.pools, &rows.pools]);
    let mut scale = row.scale;
    if solved == [None; 2] && !row.nothing.is_empty() && painted.is_nothing() {
        title = nothing(row, painted.is_whole());
        scale = Scale::Chance;
        painted = cells::painted(
            (map, &CHANCES),
            (halving, solved),
            [&columns.pools, &rows.pools],
        );
    }
    let mut figure = Figure::new(&title, map.window.x(), map.window.y());
    if scale == Scale::Chance {
        contours::draw(&mut figure, map, &painted.marks, (&columns, &rows));
    }
    painted.legend(&mut figure.legend, scale);
    figure.raster = Some(Raster {
        cells: painted.cells(scale, (map, &columns.pools)),
        columns: columns.edges,
        rows: rows.edges,
        fills: cells::FILLS.to_vec(),
    });
    figure
}
