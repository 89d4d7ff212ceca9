//! The figure `win-map`: the positions of *Guess Who?* at once, your pool to the right, theirs upwards.

mod cells;
mod contours;
mod controls;
mod readout;
mod regions;
mod request;
mod schema;
mod sources;
mod table;
mod window;

use super::format::grouped;
use super::model::Key;
use super::rule_sets::{self, MINE, THEIRS};
use super::{
    Along, Changes, Control, Crosshair, Error, Extent, Figure, FigureModel, PanZoom, Raster,
    Readout, Resolution, Schema, Settings, Slide, Stroke, Table, nearest_whole,
};
use crate::guess_who::{Pool, Rules, win_probability};
use cells::{Painted, Positions};
use request::{Comparison, Map, Request};
use schema::{Layer, SCHEMA};
use sources::Sources;
use window::{MOST_SAMPLES, Samples, nearest_pool};

/// The figure, with what it has solved so far.
#[derive(Default)]
pub struct WinMap {
    sources: Sources,
}

impl FigureModel for WinMap {
    const SCHEMA: &'static Schema = &SCHEMA;
    type Request = Request;
    type Ground = Map;

    fn settle(&self, settings: &mut Settings, set: &[&str]) {
        window::settle(settings, set);
    }

    fn ground(&self, _panel: usize, request: &Request) -> Map {
        request.map
    }

    fn figure(&mut self, map: &Map, resolution: Resolution) -> Result<Figure, Error> {
        let columns = map.window.columns(resolution.columns.min(MOST_SAMPLES));
        let rows = map.window.rows(resolution.rows.min(MOST_SAMPLES));
        let painted = self.paint(map, &columns, &rows)?;
        let mut figure = Figure::new(&title(map), map.window.x(), map.window.y());
        if map.layer == Layer::Win {
            draw_contours(&mut figure, map, &painted, (&columns, &rows));
        }
        if map.layer == Layer::Regions {
            draw_regions(&mut figure, map);
        }
        figure.divider = match map.comparison {
            Some(Comparison::Split { beyond, .. }) => Some(f64::from(beyond) + 0.5),
            Some(Comparison::Difference { .. }) | None => None,
        };
        figure.legend.gradient = painted.gradient;
        figure.legend.ticks = painted.ticks;
        figure.legend.keys = painted.keys;
        figure.raster = Some(Raster {
            columns: columns.edges,
            rows: rows.edges,
            cells: painted.cells,
            fills: painted.fills,
        });
        Ok(figure)
    }

    fn crosshair(&mut self, _panel: usize, request: &Request) -> Option<Crosshair> {
        let (mine, theirs) = (request.mine.get(), request.theirs.get());
        let (x, y) = (f64::from(mine), f64::from(theirs));
        let (from, to) = ((x - 0.5, y - 0.5), (x + 0.5, y + 0.5));
        Some(Crosshair::cell(from, to, grouped(mine), grouped(theirs)))
    }

    fn point(&mut self, _panel: usize, request: &Request, (x, y): (f64, f64)) -> Changes {
        let window = request.map.window;
        vec![
            MINE.to(nearest_whole(x, window.across())),
            THEIRS.to(nearest_whole(y, window.upwards())),
        ]
    }

    fn press(&mut self, _panel: usize, request: &Request, key: Key) -> Changes {
        let window = request.map.window;
        let moved = |pool: Pool, ends: (u32, u32)| key.moved_whole(pool.get(), ends).max(1);
        vec![match key.along() {
            Along::X => MINE.to(moved(request.mine, window.across())),
            Along::Y => THEIRS.to(moved(request.theirs, window.upwards())),
        }]
    }

    fn pan_zoom(&mut self, _panel: usize, request: &Request, pan_zoom: PanZoom) -> Changes {
        request.map.window.pan_zoom(pan_zoom)
    }

    fn slide(request: &Request, name: &str) -> Slide {
        controls::slide(request, name)
    }

    fn controls(&mut self, request: &Request, settings: &Settings) -> Result<Vec<Control>, Error> {
        Ok(controls::controls(request, settings))
    }

    fn readout(&mut self, request: &Request) -> Result<Readout, Error> {
        readout::readout(&mut self.sources, request)
    }

    fn sentence(&mut self, request: &Request) -> Result<String, Error> {
        Ok(readout::sentence(request))
    }

    fn summary(&mut self, request: &Request) -> Result<String, Error> {
        readout::summary(request)
    }

    fn table(&mut self, request: &Request, extent: Extent) -> Result<Table, Error> {
        table::table(&mut self.sources, request, extent)
    }
}

impl WinMap {
    fn paint(&mut self, map: &Map, columns: &Samples, rows: &Samples) -> Result<Painted, Error> {
        let positions = |rules: Rules, from: usize, to: usize| Positions {
            rules,
            columns: &columns.pools[from..to],
            rows: &rows.pools,
        };
        let all = columns.pools.len();
        match map.comparison {
            None => cells::paint(&mut self.sources, map.layer, positions(map.rules, 0, all)),
            Some(Comparison::Difference { other }) => {
                cells::difference(positions(map.rules, 0, all), other)
            }
            Some(Comparison::Split { other, beyond }) => {
                let split = columns.pools.partition_point(|pool| pool.get() <= beyond);
                if split == 0 || split == all {
                    let rules = if split == 0 { other } else { map.rules };
                    return cells::paint(&mut self.sources, map.layer, positions(rules, 0, all));
                }
                let (left, right) = (positions(map.rules, 0, split), positions(other, split, all));
                let left = cells::paint(&mut self.sources, map.layer, left)?;
                let right = cells::paint(&mut self.sources, map.layer, right)?;
                Ok(cells::beside(left, split, right, all))
            }
        }
    }
}

fn draw_contours(figure: &mut Figure, map: &Map, painted: &Painted, samples: (&Samples, &Samples)) {
    // A difference has no values of its own.
    if painted.values.is_empty() {
        return;
    }
    let levels = map.contours.levels();
    let count = f64::from(u32::try_from(levels.len()).unwrap_or(u32::MAX));
    let mut place = 0.5;
    for &(numerator, denominator, name) in levels {
        let level = contours::Level {
            least: f64::from(numerator) / f64::from(denominator),
            name,
            stroke: if 2 * numerator == denominator {
                Stroke::Cased
            } else {
                Stroke::ThinCased
            },
            // Names of neighbours stand apart.
            named_at: 0.3 + 0.65 * place / count,
        };
        place += 1.0;
        let axes = (&figure.x, &figure.y);
        let reaches = |mine: Pool, theirs: Pool| {
            let win = win_probability(map.rules_at(mine), mine, theirs);
            win.is_ok_and(|win| {
                u128::from(win.numerator()) * u128::from(denominator)
                    >= u128::from(numerator) * u128::from(win.denominator())
            })
        };
        let (curves, label) = contours::contour(&painted.values, samples, axes, &level, reaches);
        figure.curves.extend(curves);
        figure.labels.extend(label);
    }
}

/// The race's regions wherever the race is shown.
fn draw_regions(figure: &mut Figure, map: &Map) {
    let split = match map.comparison {
        Some(Comparison::Difference { .. }) => return,
        Some(Comparison::Split { beyond, .. }) => f64::from(beyond) + 0.5,
        None => figure.x.to,
    }
    .clamp(figure.x.from, figure.x.to);
    let halves = [(figure.x.from, split), (split, figure.x.to)];
    for (from, to) in halves.into_iter().filter(|(from, to)| from < to) {
        let beyond = map.window.left.max(nearest_pool(from + 0.5));
        if map.rules_at(rule_sets::sized(beyond)) != Rules::RACE {
            continue;
        }
        let (from, to) = ((from, figure.y.from), (to, figure.y.to));
        regions::outline(figure, regions::Rectangle { from, to });
    }
}

fn title(map: &Map) -> String {
    if let Some(Comparison::Difference { other }) = map.comparison {
        return format!("Chance to win: {} less {other}", map.rules);
    }
    match map.layer {
        Layer::Win => "Your chance to win",
        Layer::Question => "How even the best question is",
        Layer::Regions => "Where to be bold, where to be safe",
        Layer::Count => "How many questions are optimal",
        Layer::Distance => "The chance to win less its limit p∞",
        Layer::Halving => "What always halving costs you",
    }
    .to_owned()
}
