//! The figure `limit-tiles`: the continuous game's p∞, which is the same picture at every power of r.
//!
//! Four panels: the map of p∞ with its tiles, the chance with equal pools, the fair handicap, and the finite
//! game on its way to the limit. The first three look at a window that depends on the zoom alone, and are
//! the same one whole zoom further but for the numbers on their axes (Nica, §1.2 and §3).

mod board;
mod controls;
mod lines;
mod parameters;
mod period;
mod readout;
mod strip;
mod table;
mod window;
mod words;

use super::Error;
use super::figure::{Crosshair, Figure};
use super::format::{grouped, percent};
use super::lru_cache::LruCache;
use super::model::{
    Along, Changes, Control, Extent, Key, Model, Navigation, PanZoom, Panel, Readout, Resolution,
    Slide, Table,
};
use super::settings::{Parameter, Settings, Value};
use crate::guess_who::{Rules, limit_fair_start, win_probability};
use parameters::{MOST_POWERS, PARAMETERS, REAL_POOLS, Request, USUAL_ZOOM, ZOOMS};
use period::Period;
use words::{chance, number, rounded};

/// The figure, with one period of every rule set looked at so far.
#[derive(Default)]
pub struct LimitTiles {
    periods: LruCache<Rules, Period, 32>,
}

const MAP: usize = 0;
const DIAGONAL: usize = 1;
const HANDICAP: usize = 2;

const PANELS: &[Panel] = &[
    Panel {
        label: "Map of the continuous game",
        help: "Point, tap or drag to move your pool x and theirs y; arrow keys move them, Page Up and Page Down \
            by ten steps, Home and End to the ends. Ctrl or ⌘ and the wheel, two fingers, + and − zoom around \
            the corner, without end; 0 resets.",
        shows: &["rules", "answers", "zoom"],
        navigation: Navigation::Endless,
    },
    Panel {
        label: "The first move’s worth with equal pools",
        help: "Point, tap or drag to give both players the same pool; the left and right arrow keys move it.",
        shows: &["rules", "answers", "zoom"],
        navigation: Navigation::Fixed,
    },
    Panel {
        label: "The fair handicap",
        help: "Point, tap or drag to choose their pool and give yourself the pool that makes the game fair; the \
            left and right arrow keys move it.",
        shows: &["rules", "answers", "zoom"],
        navigation: Navigation::Fixed,
    },
    Panel {
        label: "From the finite game to its limit",
        help: "Point, tap or drag to choose how many periods the finite game is away; the arrow keys go on by one.",
        shows: &["rules", "answers", "alpha", "beta", "k"],
        navigation: Navigation::Fixed,
    },
];

/// A step of an arrow key as a share of the map, and how many of them a doubling takes.
const STEPS: f64 = 128.0;
const STEPS_OF_A_DOUBLING: f64 = 64.0;

impl Model for LimitTiles {
    fn parameters(&self) -> &'static [Parameter] {
        PARAMETERS
    }

    fn panels(&self) -> &'static [Panel] {
        PANELS
    }

    fn figure(
        &mut self,
        panel: usize,
        settings: &Settings,
        resolution: Resolution,
    ) -> Result<Figure, Error> {
        let request = Request::of(settings);
        match panel {
            MAP => board::figure(&request, self.period(request.rules), resolution),
            DIAGONAL => Ok(lines::diagonal(&request, self.period(request.rules))),
            HANDICAP => Ok(lines::handicap(&request, self.period(request.rules))),
            _ => Ok(strip::figure(&request)),
        }
    }

    fn crosshair(&mut self, panel: usize, settings: &Settings) -> Option<Crosshair> {
        let request = Request::of(settings);
        let (x, y) = (request.alpha, request.beta);
        let (start, side) = (request.window.start(), request.window.side());
        let is_shown = |pool: f64| start <= pool && pool <= side;
        match panel {
            MAP => (x <= side && y <= side).then(|| Crosshair::at((x, y), number(x), number(y))),
            DIAGONAL => is_shown(x).then(|| {
                let win = period::limit(request.rules, x, x);
                Crosshair::at((x, win), number(x), percent(chance(win)))
            }),
            HANDICAP => is_shown(y).then(|| {
                let handicap = period::handicap(request.rules, y);
                Crosshair::at((y, handicap), number(y), number(handicap))
            }),
            _ => {
                let (mine, theirs) = request.pools();
                let win = win_probability(request.rules, mine, theirs).ok()?;
                let at = (f64::from(mine.get()), win.value());
                Some(Crosshair::at(at, grouped(mine.get()), percent(win)))
            }
        }
    }

    fn point(&mut self, panel: usize, settings: &Settings, (x, y): (f64, f64)) -> Changes {
        let request = Request::of(settings);
        match panel {
            MAP => vec![
                ("alpha", Value::Real(on_the_map(&request, x))),
                ("beta", Value::Real(on_the_map(&request, y))),
            ],
            DIAGONAL => equal(on_the_line(&request, x)),
            HANDICAP => at_fair_start(request.rules, on_the_line(&request, x)),
            _ => vec![("k", Value::Whole(strip::nearest_power(&request, x)))],
        }
    }

    fn press(&mut self, panel: usize, settings: &Settings, key: Key) -> Changes {
        let request = Request::of(settings);
        match panel {
            MAP => press_map(&request, key),
            DIAGONAL => moved_along(&request, request.alpha, key)
                .map(equal)
                .unwrap_or_default(),
            HANDICAP => moved_along(&request, request.beta, key)
                .map(|theirs| at_fair_start(request.rules, theirs))
                .unwrap_or_default(),
            _ => press_strip(&request, key),
        }
    }

    fn pan_zoom(&mut self, panel: usize, settings: &Settings, pan_zoom: PanZoom) -> Changes {
        let zoomed = match pan_zoom {
            _ if panel != MAP => return Changes::new(),
            PanZoom::Reset => USUAL_ZOOM,
            PanZoom::Zoom(factor, _) => {
                let r = Request::of(settings).window.r();
                let zoom = settings.real("zoom") + factor.ln() / r.ln();
                // The address keeps it in four decimals.
                (zoom * 1e4).round() / 1e4
            }
            PanZoom::Pan(..) | PanZoom::Divide(_) => return Changes::new(),
        };
        if zoomed.is_nan() {
            return Changes::new();
        }
        vec![("zoom", Value::Real(zoomed.clamp(ZOOMS.0, ZOOMS.1)))]
    }

    fn slide(&self, _settings: &Settings, name: &str) -> Slide {
        controls::slide(name)
    }

    fn controls(&mut self, settings: &Settings) -> Result<Vec<Control>, Error> {
        Ok(controls::controls(settings))
    }

    fn readout(&mut self, settings: &Settings) -> Result<Readout, Error> {
        readout::readout(&Request::of(settings))
    }

    fn sentence(&mut self, settings: &Settings) -> Result<String, Error> {
        let request = Request::of(settings);
        Ok(readout::sentence(&request, self.period(request.rules)))
    }

    fn summary(&mut self, settings: &Settings) -> Result<String, Error> {
        let request = Request::of(settings);
        Ok(readout::summary(&request, self.period(request.rules)))
    }

    fn table(&mut self, settings: &Settings, extent: Extent) -> Result<Table, Error> {
        let request = Request::of(settings);
        match extent {
            Extent::Near => Ok(table::around(&request)),
            Extent::Shown => Ok(table::exported(&request, self.period(request.rules))),
        }
    }
}

impl LimitTiles {
    /// The pattern that repeats under a rule set, computed once.
    fn period(&mut self, rules: Rules) -> &Period {
        self.periods.get(rules, Period::of)
    }
}

/// A pool on the map's axes, with a short name.
fn on_the_map(request: &Request, pool: f64) -> f64 {
    let side = request.window.side();
    clamped_pool(pool, side / 1e4, side)
}

/// A pool of the two periods that the lines show.
fn on_the_line(request: &Request, pool: f64) -> f64 {
    clamped_pool(pool, request.window.start(), request.window.side())
}

fn clamped_pool(pool: f64, least: f64, most: f64) -> f64 {
    rounded(pool, 4).clamp(least.max(REAL_POOLS.0), most.min(REAL_POOLS.1))
}

/// The same pool for both.
fn equal(pool: f64) -> Changes {
    vec![("alpha", Value::Real(pool)), ("beta", Value::Real(pool))]
}

/// Their pool, and the pool of yours that makes it fair.
fn at_fair_start(rules: Rules, theirs: f64) -> Changes {
    let mine = limit_fair_start(rules, theirs).unwrap_or(theirs);
    let mine = mine.clamp(REAL_POOLS.0, REAL_POOLS.1);
    vec![("alpha", Value::Real(mine)), ("beta", Value::Real(theirs))]
}

fn press_map(request: &Request, key: Key) -> Changes {
    let side = request.window.side();
    let step = side / STEPS;
    let set = |name, to: f64| vec![(name, Value::Real(on_the_map(request, to.max(step))))];
    match key {
        Key::Step(0, y) => set("beta", request.beta + f64::from(y) * step),
        Key::Step(x, _) => set("alpha", request.alpha + f64::from(x) * step),
        Key::Start(Along::X) => set("alpha", step),
        Key::Start(Along::Y) => set("beta", step),
        Key::End(Along::X) => set("alpha", side),
        Key::End(Along::Y) => set("beta", side),
    }
}

/// Where a key moves a pool along the two periods shown.
fn moved_along(request: &Request, from: f64, key: Key) -> Option<f64> {
    let to = match key {
        Key::Step(0, _) | Key::Start(Along::Y) | Key::End(Along::Y) => return None,
        Key::Step(x, _) => from * (f64::from(x) / STEPS_OF_A_DOUBLING).exp2(),
        Key::Start(Along::X) => request.window.start(),
        Key::End(Along::X) => request.window.side(),
    };
    Some(on_the_line(request, to))
}

fn press_strip(request: &Request, key: Key) -> Changes {
    let power = match key {
        Key::Step(x, y) => request.power.saturating_add_signed(x + y).min(MOST_POWERS),
        Key::Start(_) => 0,
        Key::End(_) => strip::nearest_power(request, strip::end(request)),
    };
    vec![("k", Value::Whole(power))]
}
