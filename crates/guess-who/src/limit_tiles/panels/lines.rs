//! The two panels of one pool over two periods: the chance with equal pools, and the fair handicap.

use super::super::Tiles;
use super::super::asked::{Asked, REAL_POOLS, SetFields as _};
use super::super::period::{self, Period, Solved, Wave};
use super::super::window::RealWindow;
use super::super::words::{self, bounds, fraction_or_number, nearly, number};
use super::{corner_ticks, held};
use upperhand::guess_who::{Rules, limit_fair_start};
use upperhand_games::format::rounded_to;
use upperhand_kit::described::{Gesture, Movable, Panel};
use upperhand_kit::state::Edit;
use upperhand_kit::{
    Along, Axis, Crosshair, Curve, Figure, KeyPress, LegendKey, Resolution, Role, Size, Stroke,
    Tick, Ticks,
};

/// The number of steps of an arrow key that double a pool.
const STEPS_OF_A_DOUBLING: f64 = 64.0;

/// A quantity that repeats along a pool.
pub struct Line {
    title: &'static str,
    x: (&'static str, Role),
    y: (&'static str, Ticks),
    /// The name of the line.
    means: &'static str,
    role: Role,
    wave: fn(&Period) -> &Wave,
    /// The pool of a state, its value there, and the edit that chooses another.
    pool: fn(&Asked) -> f64,
    value: fn(Rules, f64) -> f64,
    choose: fn(&Asked, f64) -> Edit<Asked>,
    /// A value beside the crosshair, and as a bound.
    said: fn(f64) -> String,
    bound: fn(f64) -> String,
}

/// p∞(x, x) against x.
pub const DIAGONAL: Line = Line {
    title: words::WITH_EQUAL_POOLS,
    x: (words::BOTH_POOLS, Role::Ink),
    y: (words::CHANCE_TO_WIN, Ticks::Percent),
    means: words::CHANCE_WITH_EQUAL_POOLS,
    role: Role::You,
    wave: |period| &period.diagonal,
    pool: |state| state.alpha,
    value: |rules, pool| period::limit(rules, pool, pool),
    choose: |state, pool| state.edit().alpha(pool).beta(pool),
    said: nearly,
    bound: |win| format!("{} = {}", fraction_or_number(win), nearly(win)),
};

/// The fair handicap against their pool.
pub const HANDICAP: Line = Line {
    title: words::HANDICAP,
    x: (words::THEIR_POOL, Role::Opponent),
    y: (words::RATIO, Ticks::Decimal),
    means: words::FAIR_BELOW,
    role: Role::Ink,
    wave: |period| &period.handicap,
    pool: |state| state.beta,
    value: period::handicap,
    choose: fair_start,
    said: number,
    bound: fraction_or_number,
};

/// Their pool, and the pool of yours that makes it fair. The window stays, so that nothing moves under a pointer: your
/// pool may lie beyond it.
fn fair_start(state: &Asked, theirs: f64) -> Edit<Asked> {
    let mine = limit_fair_start(state.rules(), theirs).unwrap_or(theirs);
    let mine = mine.clamp(REAL_POOLS.0, REAL_POOLS.1);
    state.edit().alpha(mine).beta(theirs).zoom(state.zoom)
}

impl Panel<Tiles> for Line {
    type Key = RealWindow;

    fn key(&self, state: &Asked, _: &Solved, _: Size) -> RealWindow {
        state.window()
    }

    /// The line in all periods that the window touches, between dashed ones at its least and largest value, which the legend
    /// names: in the picture there is no room for names above and below it.
    fn draw(&self, &window: &RealWindow, solved: &mut Solved, _: Resolution) -> Figure {
        let wave = (self.wave)(period::of(solved, window.rules));
        let (from, to) = (window.start(), window.side());
        let y = Axis::linear(self.y.0, Role::Ink, wave.range()).with_ticks(self.y.1.clone());
        let mut figure = Figure::new(self.title, pools(window, self.x), y);
        let dashed = |value| Curve::dashed([(from, value), (to, value)], Role::Muted);
        let [least, most] = wave.bounds;
        figure.add(dashed(most));
        // A wave without hills has one bound.
        if !wave.is_level() {
            figure.add(dashed(least));
        }
        figure.add(Curve::thick(window.repeated(&wave.drawn), self.role));
        let bounds = bounds(wave, self.bound);
        figure.add(LegendKey::line(self.means, self.role, Stroke::Thick));
        figure.add(LegendKey::line(bounds, Role::Muted, Stroke::Dashed));
        figure
    }

    fn movable(&self, state: &Asked, _: &mut Solved) -> Option<Movable> {
        let (window, pool) = (state.window(), (self.pool)(state));
        let value = (self.value)(window.rules, pool);
        let crosshair = || Crosshair::at((pool, value), number(pool), (self.said)(value));
        let is_shown = (window.start()..=window.side()).contains(&pool);
        is_shown.then(|| held(crosshair()))
    }

    fn edit(&self, state: &Asked, _: &mut Solved, gesture: Gesture) -> Option<Edit<Asked>> {
        let ends = (state.window().start(), state.window().side());
        let to = match gesture {
            Gesture::Point((x, _)) => x,
            Gesture::Press(key) if key.along() == Along::Y => return None,
            Gesture::Press(KeyPress::Step(x, _)) => {
                (self.pool)(state) * (f64::from(x) / STEPS_OF_A_DOUBLING).exp2()
            }
            Gesture::Press(key) => key.moved(0.0, 0.0, ends),
            Gesture::PanZoom(_) => return None,
        };
        // A short name, as near as the two periods shown have one.
        let (least, most) = (ends.0.max(REAL_POOLS.0), ends.1.min(REAL_POOLS.1));
        let pool = rounded_to(to, 4).clamp(least, most);
        Some((self.choose)(state, pool))
    }
}

/// Two periods up to the side of the map, with ticks where levels start.
fn pools(window: RealWindow, (label, role): (&str, Role)) -> Axis {
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
