//! The two panels of one pool: the chance with equal pools, and the fair handicap, over two periods.

use super::board::corner_ticks;
use super::period::{Period, Wave, limit};
use super::settings::REAL_POOLS;
use super::state::{SetFields as _, State};
use super::window::RealWindow;
use super::words::{chance, fraction_or_number, number};
use super::{LimitTiles, period};
use upperhand::guess_who::limit_fair_start;
use upperhand_games::format::{percent, rounded_to};
use upperhand_kit::{
    Along, Axis, Crosshair, Curve, Edit, Figure, KeyPress, LegendKey, Panel, Resolution, Role,
    Size, Stroke, Tick, Ticks,
};

/// The number of steps of an arrow key that double a pool.
const STEPS_OF_A_DOUBLING: f64 = 64.0;

/// p∞(x, x) against x.
pub struct Diagonal;

impl Panel<LimitTiles> for Diagonal {
    type Key = RealWindow;

    fn key(&self, _: &LimitTiles, state: &State, _: Size) -> RealWindow {
        state.window()
    }

    fn draw(&self, tiles: &mut LimitTiles, &window: &RealWindow, _: Resolution) -> Figure {
        diagonal(window, tiles.period(window.rules))
    }

    fn crosshair(&self, _: &mut LimitTiles, state: &State) -> Option<Crosshair> {
        let pool = on_the_line(state, state.alpha)?;
        let win = limit(state.rules(), pool, pool);
        Some(Crosshair::at(
            (pool, win),
            number(pool),
            percent(chance(win)),
        ))
    }

    fn point(&self, _: &mut LimitTiles, state: &State, at: (f64, f64)) -> Edit<State> {
        equal_pools(state, nearest(state, at.0))
    }

    fn press(&self, _: &mut LimitTiles, state: &State, key: KeyPress) -> Edit<State> {
        moved(state, state.alpha, key).map_or_else(|| state.edit(), |pool| equal_pools(state, pool))
    }
}

/// The fair handicap against their pool.
pub struct Handicap;

impl Panel<LimitTiles> for Handicap {
    type Key = RealWindow;

    fn key(&self, _: &LimitTiles, state: &State, _: Size) -> RealWindow {
        state.window()
    }

    fn draw(&self, tiles: &mut LimitTiles, &window: &RealWindow, _: Resolution) -> Figure {
        handicap(window, tiles.period(window.rules))
    }

    fn crosshair(&self, _: &mut LimitTiles, state: &State) -> Option<Crosshair> {
        let theirs = on_the_line(state, state.beta)?;
        let handicap = period::handicap(state.rules(), theirs);
        Some(Crosshair::at(
            (theirs, handicap),
            number(theirs),
            number(handicap),
        ))
    }

    fn point(&self, _: &mut LimitTiles, state: &State, at: (f64, f64)) -> Edit<State> {
        fair_start(state, nearest(state, at.0))
    }

    fn press(&self, _: &mut LimitTiles, state: &State, key: KeyPress) -> Edit<State> {
        moved(state, state.beta, key).map_or_else(|| state.edit(), |pool| fair_start(state, pool))
    }
}

/// A pool where the lines show it.
fn on_the_line(state: &State, pool: f64) -> Option<f64> {
    let window = state.window();
    (window.start()..=window.side())
        .contains(&pool)
        .then_some(pool)
}

/// The pool of the two periods shown that is nearest, with a short name.
fn nearest(state: &State, pool: f64) -> f64 {
    let window = state.window();
    let (least, most) = (window.start(), window.side());
    rounded_to(pool, 4).clamp(least.max(REAL_POOLS.0), most.min(REAL_POOLS.1))
}

/// Where a key moves a pool along the two periods shown.
fn moved(state: &State, from: f64, key: KeyPress) -> Option<f64> {
    let to = match key {
        KeyPress::Step(0, _) | KeyPress::Start(Along::Y) | KeyPress::End(Along::Y) => return None,
        KeyPress::Step(x, _) => from * (f64::from(x) / STEPS_OF_A_DOUBLING).exp2(),
        KeyPress::Start(Along::X) => state.window().start(),
        KeyPress::End(Along::X) => state.window().side(),
    };
    Some(nearest(state, to))
}

fn equal_pools(state: &State, pool: f64) -> Edit<State> {
    state.edit().alpha(pool).beta(pool)
}

/// Their pool, and the pool of yours that makes it fair. The window stays, so that nothing moves under a pointer: your
/// pool may lie beyond it.
fn fair_start(state: &State, theirs: f64) -> Edit<State> {
    let mine = limit_fair_start(state.rules(), theirs).unwrap_or(theirs);
    let mine = mine.clamp(REAL_POOLS.0, REAL_POOLS.1);
    state.edit().alpha(mine).beta(theirs).zoom(state.zoom)
}

fn diagonal(window: RealWindow, period: &Period) -> Figure {
    let wave = &period.diagonal;
    let title = "Your chance to win with equal pools";
    let x = pools(window, "both pools", Role::Ink);
    let mut figure = Figure::new(title, x, values(wave, "chance to win", Ticks::Percent));
    let bound = |value: f64| format!("{} = {}", fraction_or_number(value), percent(chance(value)));
    let text = "your chance with equal pools";
    figure.add(LegendKey::line(text, Role::You, Stroke::Thick));
    draw(&mut figure, window, wave, Role::You, bound);
    figure
}

fn handicap(window: RealWindow, period: &Period) -> Figure {
    let wave = &period.handicap;
    let title = "How many times their pool you can have";
    let x = pools(window, "their pool", Role::Opponent);
    let y = values(wave, "your pool ÷ theirs", Ticks::Decimal);
    let mut figure = Figure::new(title, x, y);
    let text = "fair, 50\u{202f}%; below it you are the favourite";
    figure.add(LegendKey::line(text, Role::Ink, Stroke::Thick));
    draw(&mut figure, window, wave, Role::Ink, fraction_or_number);
    figure
}

/// Two periods up to the side of the map, with ticks where levels start.
fn pools(window: RealWindow, label: &str, role: Role) -> Axis {
    let (from, to) = (window.start(), window.side());
    let shown = window.mantissa * window.ratio(-2)..=window.mantissa;
    let ticks = corner_ticks(window, |corner| shown.contains(&corner));
    // The corners at the ends may be rounded to beyond them.
    let ticks = ticks.map(|tick| Tick {
        at: tick.at.clamp(from, to),
        ..tick
    });
    Axis::logarithmic(label, role, (from, to)).ticks_at(ticks)
}

fn values(wave: &Wave, label: &str, ticks: Ticks) -> Axis {
    Axis::linear(label, Role::Ink, wave.range()).with_ticks(ticks)
}

/// The wave in all periods that the window touches, between dashed lines at its least and largest value, which the legend
/// names: in the picture there is no room for names above and below it.
fn draw(
    figure: &mut Figure,
    window: RealWindow,
    wave: &Wave,
    role: Role,
    name: impl Fn(f64) -> String,
) {
    let (from, to) = (figure.x.from, figure.x.to);
    // A wave without hills has one bound.
    let (bounds, text) = if wave.is_level() {
        (vec![wave.most.1], format!("always {}", name(wave.most.1)))
    } else {
        let (least, most) = (wave.least.1, wave.most.1);
        let text = format!("least {}, most {}", name(least), name(most));
        (vec![most, least], text)
    };
    for value in bounds {
        figure.add(Curve::dashed([(from, value), (to, value)], Role::Muted));
    }
    figure.add(LegendKey::line(text, Role::Muted, Stroke::Dashed));
    figure.add(Curve::thick(window.repeated(&wave.drawn), role));
}
