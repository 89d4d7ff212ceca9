//! The figure `limit-tiles`: the continuous game's p∞, which is the same picture at every power of r.
//!
//! Four panels: the map of p∞ with its tiles, the chance with equal pools, the fair handicap, and the finite
//! game on its way to the limit. The first three look at a window that depends on the zoom alone, and are
//! the same one whole zoom further but for the numbers on their axes (Nica, §1.2 and §3).

mod advice;
mod board;
mod controls;
mod lines;
mod period;
mod readout;
mod request;
mod schema;
mod strip;
mod table;
mod thinning;
mod view;
mod window;
mod words;

use super::format::{grouped, percent, rounded_to};
use super::model::KeyPress;
use super::{
    Along, Changes, Control, Crosshair, Error, Extent, Figure, LruCache, NamedModel, PanZoom,
    Readout, Resolution, Schema, Settings, Size, Table,
};
use crate::guess_who::{Rules, limit_fair_start, win_probability};
use period::Period;
use request::{Ground, Request};
use schema::{ALPHA, BETA, POWER, REAL_POOLS, SCHEMA, ZOOM};
use words::{chance, number};

/// The figure, with one period of every rule set looked at so far.
#[derive(Default)]
pub struct LimitTiles {
    periods: LruCache<Rules, Period, 32>,
}

const MAP: usize = 0;
const DIAGONAL: usize = 1;
const HANDICAP: usize = 2;

/// The number of steps of an arrow key that double a pool of the lines.
const STEPS_OF_A_DOUBLING: f64 = 64.0;

impl NamedModel for LimitTiles {
    const SCHEMA: &'static Schema = &SCHEMA;
    type Request = Request;
    type Ground = Ground;

    fn settle(&self, settings: &mut Settings, set: &[&str]) {
        view::settle(settings, set);
    }

    fn ground(&self, panel: usize, request: &Request, _size: Size) -> Ground {
        match panel {
            MAP => Ground::Map(request.window),
            DIAGONAL => Ground::Diagonal(request.window),
            HANDICAP => Ground::Handicap(request.window),
            _ => Ground::Finite(request.point),
        }
    }

    fn figure(&mut self, ground: &Ground, resolution: Resolution) -> Result<Figure, Error> {
        match *ground {
            Ground::Map(window) => board::figure(window, self.period(window.rules), resolution),
            Ground::Diagonal(window) => Ok(lines::diagonal(window, self.period(window.rules))),
            Ground::Handicap(window) => Ok(lines::handicap(window, self.period(window.rules))),
            Ground::Finite(ref point) => Ok(strip::figure(point)),
        }
    }

    fn crosshair(&mut self, panel: usize, request: &Request) -> Option<Crosshair> {
        let Request { window, point, .. } = request;
        let (x, y, side) = (point.alpha, point.beta, window.side());
        let is_shown = |pool: f64| (window.start()..=side).contains(&pool);
        match panel {
            MAP => (x <= side && y <= side).then(|| Crosshair::at((x, y), number(x), number(y))),
            DIAGONAL => is_shown(x).then(|| {
                let win = period::limit(point.rules, x, x);
                Crosshair::at((x, win), number(x), percent(chance(win)))
            }),
            HANDICAP => is_shown(y).then(|| {
                let handicap = period::handicap(point.rules, y);
                Crosshair::at((y, handicap), number(y), number(handicap))
            }),
            _ => {
                let (mine, theirs) = point.pools();
                let win = win_probability(point.rules, mine, theirs).ok()?;
                let at = (f64::from(mine.get()), win.value());
                Some(Crosshair::at(at, grouped(mine.get()), percent(win)))
            }
        }
    }

    fn point(&mut self, panel: usize, request: &Request, (x, y): (f64, f64)) -> Changes {
        match panel {
            MAP => {
                let on_grid = |pool: f64| request.window.on_grid(pool);
                vec![ALPHA.to(on_grid(x)), BETA.to(on_grid(y))]
            }
            DIAGONAL => equal(on_the_line(request, x)),
            HANDICAP => at_fair_start(request, on_the_line(request, x)),
            _ => vec![POWER.to(strip::nearest_power(&request.point, x))],
        }
    }

    fn press(&mut self, panel: usize, request: &Request, key: KeyPress) -> Changes {
        match panel {
            MAP => press_map(request, key),
            DIAGONAL => moved_along(request, request.point.alpha, key).map_or_else(Vec::new, equal),
            HANDICAP => moved_along(request, request.point.beta, key)
                .map_or_else(Vec::new, |theirs| at_fair_start(request, theirs)),
            _ => press_strip(request, key),
        }
    }

    fn pan_zoom(&mut self, panel: usize, request: &Request, pan_zoom: PanZoom) -> Changes {
        if panel == MAP {
            view::zoomed(request, pan_zoom)
        } else {
            Changes::new()
        }
    }

    fn controls(&mut self, request: &Request, settings: &Settings) -> Result<Vec<Control>, Error> {
        Ok(controls::controls(request, settings))
    }

    fn readout(&mut self, request: &Request) -> Result<Readout, Error> {
        readout::readout(request)
    }

    fn sentence(&mut self, request: &Request) -> Result<String, Error> {
        Ok(readout::sentence(request, self.period(request.point.rules)))
    }

    fn summary(&mut self, request: &Request) -> Result<String, Error> {
        Ok(readout::summary(request, self.period(request.point.rules)))
    }

    fn table(&mut self, request: &Request, extent: Extent) -> Result<Table, Error> {
        match extent {
            Extent::Near => Ok(table::around(request)),
            Extent::Shown => Ok(table::exported(request, self.period(request.point.rules))),
        }
    }
}

impl LimitTiles {
    fn period(&mut self, rules: Rules) -> &Period {
        self.periods.get(rules, Period::of)
    }
}

/// A pool of the two periods that the lines show, with a short name.
fn on_the_line(request: &Request, pool: f64) -> f64 {
    let window = request.window;
    let (least, most) = (window.start(), window.side());
    rounded_to(pool, 4).clamp(least.max(REAL_POOLS.0), most.min(REAL_POOLS.1))
}

fn equal(pool: f64) -> Changes {
    vec![ALPHA.to(pool), BETA.to(pool)]
}

/// Their pool, and the pool of yours that makes it fair. The window stays, so that nothing moves under a pointer: your
/// pool may lie beyond it.
fn at_fair_start(request: &Request, theirs: f64) -> Changes {
    let mine = limit_fair_start(request.point.rules, theirs).unwrap_or(theirs);
    let mine = mine.clamp(REAL_POOLS.0, REAL_POOLS.1);
    vec![ALPHA.to(mine), BETA.to(theirs), ZOOM.to(request.zoom)]
}

fn press_map(request: &Request, key: KeyPress) -> Changes {
    let window = request.window;
    let (least, most) = (window.step(), window.on_grid(window.side()));
    let moved = |from: f64| {
        let to = key.moved(from, window.stride(), (least, most));
        rounded_to(to.max(least), 5)
    };
    vec![match key.along() {
        Along::X => ALPHA.to(moved(request.point.alpha)),
        Along::Y => BETA.to(moved(request.point.beta)),
    }]
}

/// Where a key moves a pool along the two periods shown.
fn moved_along(request: &Request, from: f64, key: KeyPress) -> Option<f64> {
    let to = match key {
        KeyPress::Step(0, _) | KeyPress::Start(Along::Y) | KeyPress::End(Along::Y) => return None,
        KeyPress::Step(x, _) => from * (f64::from(x) / STEPS_OF_A_DOUBLING).exp2(),
        KeyPress::Start(Along::X) => request.window.start(),
        KeyPress::End(Along::X) => request.window.side(),
    };
    Some(on_the_line(request, to))
}

fn press_strip(request: &Request, key: KeyPress) -> Changes {
    let end = strip::nearest_power(&request.point, strip::end(&request.point));
    let power = key.moved_whole(request.point.power, (0, end));
    vec![POWER.to(power)]
}
