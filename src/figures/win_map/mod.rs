//! The figure `win-map`: the positions of *Guess Who?* at once, your pool to the right, theirs upwards.

mod cells;
mod contours;
mod controls;
mod parameters;
mod readout;
mod regions;
mod sources;
mod table;
mod window;

use super::Error;
use super::figure::{Crosshair, Figure, Raster, Stroke};
use super::format::grouped;
use super::model::{
    Along, Changes, Control, Extent, Key, Model, Navigation, PanZoom, Panel, Readout, Resolution,
    Slide, Table,
};
use super::rule_sets;
use super::settings::{Parameter, Settings, Value};
use crate::guess_who::{Pool, Rules, win_probability};
use cells::{Painted, Positions};
use parameters::{Comparison, Layer, PARAMETERS, Request};
use sources::Sources;
use window::{MOST_SAMPLES, Samples, nearest_pool};

/// The figure, with what it has solved so far.
#[derive(Default)]
pub struct WinMap {
    sources: Sources,
}

/// The settings that change more of the map than its crosshair.
const SHOWS: &[&str] = &[
    "rules",
    "answers",
    "size",
    "left",
    "bottom",
    "axes",
    "layer",
    "contours",
    "compare",
    "compare-answers",
    "compare-as",
    "divider",
];

const HELP: &str = "Point, tap or drag on the map; a click pins. Ctrl or ⌘ and the wheel, or two fingers, zoom; \
    Shift and dragging moves the map. Arrow keys move by 1, Page Up and Page Down by 10, Home \
    and End to the ends, + and − zoom, 0 resets, Enter pins, Escape unpins.";

impl Model for WinMap {
    fn parameters(&self) -> &'static [Parameter] {
        PARAMETERS
    }

    fn panels(&self) -> &'static [Panel] {
        &[Panel {
            label: "Map of all positions",
            help: HELP,
            shows: SHOWS,
            navigation: Navigation::Free,
        }]
    }

    fn settle(&self, settings: &mut Settings, set: &[&str]) {
        window::settle(settings, set);
    }

    fn figure(
        &mut self,
        _panel: usize,
        settings: &Settings,
        resolution: Resolution,
    ) -> Result<Figure, Error> {
        let request = Request::of(settings);
        let columns = request.window.columns(resolution.columns.min(MOST_SAMPLES));
        let rows = request.window.rows(resolution.rows.min(MOST_SAMPLES));
        let painted = self.paint(&request, &columns, &rows)?;
        let mut figure = Figure::new(&title(&request), request.window.x(), request.window.y());
        if request.layer == Layer::Win {
            draw_contours(&mut figure, &request, &painted, (&columns, &rows));
        }
        if request.layer == Layer::Regions {
            draw_regions(&mut figure, &request);
        }
        figure.divider = match request.comparison {
            Some(Comparison::Split { beyond, .. }) => Some(f64::from(beyond) + 0.5),
            _ => None,
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

    fn crosshair(&mut self, _panel: usize, settings: &Settings) -> Option<Crosshair> {
        let request = Request::of(settings);
        let (x, y) = (
            f64::from(request.mine.get()),
            f64::from(request.theirs.get()),
        );
        Some(Crosshair::cell(
            (x - 0.5, y - 0.5),
            (x + 0.5, y + 0.5),
            grouped(request.mine.get()),
            grouped(request.theirs.get()),
        ))
    }

    fn point(&mut self, _panel: usize, settings: &Settings, (x, y): (f64, f64)) -> Changes {
        let window = Request::of(settings).window;
        let held = |pool: u32, first: u32, last: u32| Value::Whole(pool.clamp(first, last));
        vec![
            ("mine", held(nearest_pool(x), window.left, window.right())),
            ("theirs", held(nearest_pool(y), window.bottom, window.top())),
        ]
    }

    fn press(&mut self, _panel: usize, settings: &Settings, key: Key) -> Changes {
        let request = Request::of(settings);
        let (window, mine, theirs) = (request.window, request.mine.get(), request.theirs.get());
        let moved = |pool: u32, by: i32| Value::Whole(pool.saturating_add_signed(by).max(1));
        match key {
            Key::Step(0, y) => vec![("theirs", moved(theirs, y))],
            Key::Step(x, _) => vec![("mine", moved(mine, x))],
            Key::Start(Along::X) => vec![("mine", Value::Whole(window.left))],
            Key::Start(Along::Y) => vec![("theirs", Value::Whole(window.bottom))],
            Key::End(Along::X) => vec![("mine", Value::Whole(window.right()))],
            Key::End(Along::Y) => vec![("theirs", Value::Whole(window.top()))],
        }
    }

    fn pan_zoom(&mut self, _panel: usize, settings: &Settings, pan_zoom: PanZoom) -> Changes {
        Request::of(settings).window.pan_zoom(pan_zoom)
    }

    fn slide(&self, settings: &Settings, name: &str) -> Slide {
        controls::slide(settings, name)
    }

    fn controls(&mut self, settings: &Settings) -> Result<Vec<Control>, Error> {
        Ok(controls::controls(settings))
    }

    fn readout(&mut self, settings: &Settings) -> Result<Readout, Error> {
        readout::readout(&mut self.sources, &Request::of(settings))
    }

    fn sentence(&mut self, settings: &Settings) -> Result<String, Error> {
        Ok(readout::sentence(&Request::of(settings)))
    }

    fn summary(&mut self, settings: &Settings) -> Result<String, Error> {
        readout::summary(&Request::of(settings))
    }

    fn table(&mut self, settings: &Settings, extent: Extent) -> Result<Table, Error> {
        table::table(&mut self.sources, &Request::of(settings), extent)
    }
}

impl WinMap {
    fn paint(
        &mut self,
        request: &Request,
        columns: &Samples,
        rows: &Samples,
    ) -> Result<Painted, Error> {
        let positions = |rules: Rules, from: usize, to: usize| Positions {
            rules,
            columns: &columns.pools[from..to],
            rows: &rows.pools,
        };
        let all = columns.pools.len();
        match request.comparison {
            None => cells::paint(
                &mut self.sources,
                request.layer,
                positions(request.rules, 0, all),
            ),
            Some(Comparison::Difference { other }) => {
                cells::difference(positions(request.rules, 0, all), other)
            }
            Some(Comparison::Split { other, beyond }) => {
                let split = columns.pools.partition_point(|pool| pool.get() <= beyond);
                if split == 0 || split == all {
                    let rules = if split == 0 { other } else { request.rules };
                    return cells::paint(
                        &mut self.sources,
                        request.layer,
                        positions(rules, 0, all),
                    );
                }
                let (left, right) = (
                    positions(request.rules, 0, split),
                    positions(other, split, all),
                );
                let left = cells::paint(&mut self.sources, request.layer, left)?;
                let right = cells::paint(&mut self.sources, request.layer, right)?;
                Ok(cells::beside(left, split, right, all))
            }
        }
    }
}

fn draw_contours(
    figure: &mut Figure,
    request: &Request,
    painted: &Painted,
    samples: (&Samples, &Samples),
) {
    // A difference has no values of its own.
    if painted.values.is_empty() {
        return;
    }
    let count = f64::from(u32::try_from(request.contours.len()).unwrap_or(u32::MAX));
    let mut place = 0.5;
    for &(numerator, denominator, name) in request.contours {
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
            let win = win_probability(request.rules_at(mine), mine, theirs);
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
fn draw_regions(figure: &mut Figure, request: &Request) {
    let split = match request.comparison {
        Some(Comparison::Difference { .. }) => return,
        Some(Comparison::Split { beyond, .. }) => f64::from(beyond) + 0.5,
        None => figure.x.to,
    }
    .clamp(figure.x.from, figure.x.to);
    let halves = [(figure.x.from, split), (split, figure.x.to)];
    for (from, to) in halves.into_iter().filter(|(from, to)| from < to) {
        let beyond = request.window.left.max(nearest_pool(from + 0.5));
        if request.rules_at(rule_sets::sized(beyond)) != Rules::RACE {
            continue;
        }
        let outline = regions::outline(regions::Rectangle {
            from: (from, figure.y.from),
            to: (to, figure.y.to),
        });
        figure.hatches.extend(outline.hatches);
        figure.segments.extend(outline.segments);
        figure.labels.extend(outline.labels);
    }
}

fn title(request: &Request) -> String {
    if let Some(Comparison::Difference { other }) = request.comparison {
        return format!("Chance to win: {} less {other}", request.rules);
    }
    match request.layer {
        Layer::Win => "Your chance to win",
        Layer::Question => "How even the best question is",
        Layer::Regions => "Where to be bold, where to be safe",
        Layer::Count => "How many questions are optimal",
        Layer::Distance => "The chance to win less its limit p∞",
        Layer::Halving => "What always halving costs you",
    }
    .to_owned()
}
