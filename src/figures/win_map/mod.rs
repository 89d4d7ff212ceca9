//! The figure `win-map`: the positions of *Guess Who?* at once, your pool to the right, theirs upwards.

mod advice;
mod cells;
mod contours;
mod controls;
mod marks;
mod mistakes;
mod readout;
mod regions;
mod request;
mod schema;
mod sources;
mod table;
mod window;

use super::format::grouped;
use super::halving::Halving;
use super::model::KeyPress;
use super::rule_sets::{MINE, THEIRS, in_words};
use super::{
    Along, Changes, Control, Crosshair, Error, Extent, Figure, NamedModel, PanZoom, Position,
    Raster, Readout, Resolution, Schema, Settings, Size, Slide, Table, nearest_whole,
};
use crate::guess_who::Pool;
use cells::Painted;
use request::{Comparison, Map, Request};
use schema::{Layer, SCHEMA};
use sources::Positions;
use window::{MOST_SAMPLES, Samples};

pub(super) use mistakes::MOST_HATCHED;
pub(super) use schema::SIZE as MAP_SIZE;

/// The figure, with what it has solved so far.
#[derive(Default)]
pub struct WinMap {
    halving: Halving,
}

impl NamedModel for WinMap {
    const SCHEMA: &'static Schema = &SCHEMA;
    type Request = Request;
    type Ground = Map;

    fn settle(&self, settings: &mut Settings, set: &[&str]) {
        window::settle(settings, set);
    }

    fn followers(&self, set: &[&str]) -> Vec<&'static str> {
        window::followers(set)
    }

    fn ground(&self, _panel: usize, request: &Request, _size: Size) -> Map {
        request.map
    }

    fn figure(&mut self, map: &Map, resolution: Resolution) -> Result<Figure, Error> {
        let columns = map.window.columns(resolution.columns.min(MOST_SAMPLES));
        let rows = map.window.rows(resolution.rows.min(MOST_SAMPLES));
        let painted = self.paint(map, &columns, &rows)?;
        let mut figure = Figure::new(&title(map), map.window.x(), map.window.y());
        // A difference has no values of its own.
        if !painted.values.is_empty() {
            contours::draw(&mut figure, map, &painted.values, (&columns, &rows));
        }
        figure.divider = match map.comparison {
            Some(Comparison::Split { beyond, .. }) => Some(f64::from(beyond) + 0.5),
            Some(Comparison::Difference { .. }) | None => None,
        };
        figure.legend.gradient = painted.gradient;
        figure.legend.ticks = painted.ticks;
        figure.legend.keys = painted.keys;
        marks::draw(&mut figure, map);
        figure.raster = Some(Raster {
            columns: columns.edges,
            rows: rows.edges,
            cells: painted.cells,
            fills: painted.fills,
        });
        Ok(figure)
    }

    fn crosshair(&mut self, _panel: usize, request: &Request) -> Option<Crosshair> {
        let (mine, theirs) = (request.position.mine.get(), request.position.theirs.get());
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

    fn press(&mut self, _panel: usize, request: &Request, key: KeyPress) -> Changes {
        let window = request.map.window;
        let moved = |pool: Pool, ends: (u32, u32)| key.moved_whole(pool.get(), ends).max(1);
        vec![match key.along() {
            Along::X => MINE.to(moved(request.position.mine, window.across())),
            Along::Y => THEIRS.to(moved(request.position.theirs, window.upwards())),
        }]
    }

    fn pan_zoom(&mut self, _panel: usize, request: &Request, pan_zoom: PanZoom) -> Changes {
        let Position { mine, theirs, .. } = request.position;
        let selected = (mine.get(), theirs.get());
        request.map.window.pan_zoom(pan_zoom, selected)
    }

    fn slide(request: &Request, name: &str) -> Slide {
        controls::slide(request, name)
    }

    fn controls(&mut self, request: &Request, settings: &Settings) -> Result<Vec<Control>, Error> {
        Ok(controls::controls(request, settings))
    }

    fn readout(&mut self, request: &Request) -> Result<Readout, Error> {
        readout::readout(&mut self.halving, request)
    }

    fn sentence(&mut self, request: &Request) -> Result<String, Error> {
        Ok(readout::sentence(request))
    }

    fn summary(&mut self, request: &Request) -> Result<String, Error> {
        Ok(readout::summary(request))
    }

    fn table(&mut self, request: &Request, extent: Extent) -> Result<Table, Error> {
        match extent {
            Extent::Near => Ok(table::around(request)),
            Extent::Shown => table::exported(&mut self.halving, request),
        }
    }
}

impl WinMap {
    fn paint(&mut self, map: &Map, columns: &Samples, rows: &Samples) -> Result<Painted, Error> {
        let painted = |positions: Positions| {
            let painted = match map.comparison {
                Some(Comparison::Difference { other }) => cells::difference(positions, other),
                _ => cells::paint(&mut self.halving, map.layer, positions),
            };
            Ok((painted?, positions.columns.len()))
        };
        let halves = map.halves(&columns.pools, &rows.pools).map(painted);
        let halves: Vec<(Painted, usize)> = halves.collect::<Result<_, Error>>()?;
        let whole = halves.into_iter().reduce(|(left, columns), (right, rest)| {
            let both = cells::beside(left, columns, right, rest);
            (both, columns + rest)
        });
        Ok(whole.unwrap_or_default().0)
    }
}

fn title(map: &Map) -> String {
    if let Some(Comparison::Difference { other }) = map.comparison {
        let (rules, other) = (in_words(map.rules), in_words(other));
        return format!("Your chance to win under {rules} less that under {other}, in points");
    }
    match map.layer {
        Layer::Win => "Your chance to win",
        Layer::Gain => "What the best move gains over an even split, in points",
        Layer::Question => "How large a part the best question asks about",
        Layer::Regions => "Where an even split is best, and where not",
        Layer::Count => "How many questions are equally good, and the best",
        Layer::Distance => "The gap between the chance to win and its limit",
        Layer::Halving if map.is_yes_no() => "What always halving costs you, in points",
        Layer::Halving => "What always splitting evenly costs you, in points",
    }
    .to_owned()
}
