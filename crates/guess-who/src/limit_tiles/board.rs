//! The map: p∞ over the window, in the colour of who is the favourite, its tiles, and the curve of fair starts.

use super::LimitTiles;
use super::period::Period;
use super::settings::{ALPHA, BETA};
use super::state::{SetFields as _, State, whole_pool};
use super::thinning::thinned;
use super::view::zoomed;
use super::window::RealWindow;
use super::words::{corner_unit, number, power_name};
use upperhand::guess_who::{LimitStep, Pool, Rules, limit_steps, win_values};
use upperhand_games::format::{rounded_to, subscript};
use upperhand_games::rule_sets::LARGEST_POOL;
use upperhand_kit::{
    Along, Anchor, Axis, Cell, Crosshair, Curve, Edit, Figure, Fill, Gradient, Hatch, KeyPress,
    Label, LegendKey, PanZoom, Panel, Raster, Resolution, Role, Segment, Size, Stroke, Swatch,
    Tick,
};

const MOST_CELLS: usize = 384;

/// Parts of the board that are smaller than this share of the window are not outlined.
const SMALLEST_TILE: f64 = 1.0 / 24.0;

/// Closer to the corner there is no room for a tick: powers of 2 crowd sooner than those of 3 and more.
const SMALLEST_TICK: f64 = 0.08;
const SMALLEST_TICK_OF_TWO: f64 = 0.2;

/// The curve of fair starts goes on further: it is one line.
const SMALLEST_FAIR_START: f64 = 1.0 / 1000.0;

/// The share of the window's side beyond which the names of weeds stand.
const NAMES_FROM: f64 = 0.85;

/// The most that the line drawn is off that curve, as a share of the window: less than a pixel.
const MOST_OFF: f64 = 1.0 / 4000.0;

/// The map of p∞ with its tiles.
pub struct Map;

impl Panel<LimitTiles> for Map {
    type Key = RealWindow;

    fn key(&self, _: &LimitTiles, state: &State, _: Size) -> RealWindow {
        state.window()
    }

    fn draw(&self, tiles: &mut LimitTiles, &window: &RealWindow, resolution: Resolution) -> Figure {
        figure(window, tiles.period(window.rules), resolution)
    }

    fn crosshair(&self, _: &mut LimitTiles, state: &State) -> Option<Crosshair> {
        let (x, y, side) = (state.alpha, state.beta, state.window().side());
        (x <= side && y <= side).then(|| Crosshair::at((x, y), number(x), number(y)))
    }

    fn point(&self, _: &mut LimitTiles, state: &State, (x, y): (f64, f64)) -> Edit<State> {
        let window = state.window();
        state
            .edit()
            .alpha(window.on_grid(x))
            .beta(window.on_grid(y))
    }

    fn press(&self, _: &mut LimitTiles, state: &State, key: KeyPress) -> Edit<State> {
        let window = state.window();
        let (least, most) = (window.step(), window.on_grid(window.side()));
        let moved = |from: f64| {
            let to = key.moved(from, window.stride(), (least, most));
            rounded_to(to.max(least), 5)
        };
        match key.along() {
            Along::X => state.edit().alpha(moved(state.alpha)),
            Along::Y => state.edit().beta(moved(state.beta)),
        }
    }

    fn pan_zoom(&self, _: &mut LimitTiles, state: &State, by: PanZoom) -> Edit<State> {
        zoomed(state, by)
    }
}

fn figure(window: RealWindow, period: &Period, resolution: Resolution) -> Figure {
    let mut figure = Figure::new(
        "Your chance to win on ever larger boards",
        axis(window, "your pool, to scale", Role::You).carrying(&ALPHA),
        axis(window, "their pool, to scale", Role::Opponent).carrying(&BETA),
    );
    figure.raster = Some(raster(window, resolution));
    let fair = fair_starts(window, period);
    outline(
        &mut figure,
        window,
        height_at(&fair, NAMES_FROM * window.mantissa),
    );
    let unit = window.power(0);
    let line = thinned(&fair, MOST_OFF * window.mantissa).into_iter();
    let line = line.map(|(x, y)| (x * unit, y * unit));
    figure.add(Curve::cased(line, Role::Ink));
    figure.legend.gradient = Gradient::between(Role::Opponent, Role::You);
    figure.legend.ticks = Tick::percentages();
    figure.legend.keys = keys(window.rules);
    figure
}

/// An even axis with ticks at the corners of the largest tiles.
fn axis(window: RealWindow, label: &str, role: Role) -> Axis {
    let smallest = match window.rules.answers() {
        2 => SMALLEST_TICK_OF_TWO,
        _ => SMALLEST_TICK,
    };
    let ticks = corner_ticks(window, |corner| corner > smallest * window.mantissa);
    Axis::linear(label, role, (0.0, window.side())).ticks_at(ticks)
}

/// Ticks at those corners of the last levels that are shown, as told by their places in units of the window's power of r.
pub fn corner_ticks(
    window: RealWindow,
    is_shown: impl Fn(f64) -> bool,
) -> impl Iterator<Item = Tick> {
    let (unit, base) = (corner_unit(window.rules), u32::from(window.rules.answers()));
    let corner = move |power: f64| f64::from(unit) * power;
    (-5..=0)
        .filter(move |&periods| is_shown(corner(window.ratio(periods))))
        .map(move |periods| {
            let name = power_name(unit, base, window.level + periods);
            Tick::new(corner(window.power(periods)), name)
        })
}

/// The pools of the finite game that stand for the middles of so many cells: r^j times as large, for the
/// largest j that there is room for. So P is p∞ but for far less than a step of the gradient.
fn middles(window: RealWindow, cells: usize) -> Vec<Pool> {
    let answers = u32::from(window.rules.answers());
    let scale = f64::from(answers.pow(LARGEST_POOL.ilog(answers) - 1));
    let middle = |cell: usize| (cell as f64 + 0.5) / cells as f64 * window.mantissa * scale;
    let pool = |cell: usize| whole_pool((middle(cell) + 0.5).floor());
    (0..cells).map(pool).collect()
}

fn raster(window: RealWindow, resolution: Resolution) -> Raster {
    let (across, along) = resolution.cells(MOST_CELLS);
    let values = win_values(
        window.rules,
        &middles(window, across),
        &middles(window, along),
    )
    .expect("the middles of cells ascend");
    let cells = values.into_iter().map(Cell::magnitude).collect();
    Raster::even(across, cells)
}

/// The stairs of the weeds and of the upper hand, level by level as long as they can be seen, with the
/// weeds hatched and both named: the weeds below a height at which the curve of fair starts would strike their names.
fn outline(figure: &mut Figure, window: RealWindow, height: f64) {
    let steps = limit_steps(window.rules);
    // The weeds of a level, and its upper hand, may reach into the window where its corner does not.
    for periods in (-40..=2).rev() {
        let power = window.ratio(periods);
        if power * window.r() * steps[0].from < SMALLEST_TILE * window.mantissa {
            break;
        }
        let level = Level {
            number: window.level + periods,
            power,
            side: window.mantissa,
            unit: window.power(0),
        };
        level.upper_hand(figure, &steps);
        level.weeds(figure, &steps, height);
    }
}

/// One level of the board, in units of a power of r, so that rounding is the same in every window.
struct Level {
    number: i32,
    /// Where the level starts, but for the corner of level 0.
    power: f64,
    side: f64,
    /// The pool that a unit stands for.
    unit: f64,
}

impl Level {
    /// The lower stairs: what lies below them is weeds, named by the level of their pool.
    fn weeds(&self, figure: &mut Figure, steps: &[LimitStep], height: f64) {
        let r = ratio(steps);
        for (index, step) in steps.iter().enumerate() {
            let above = steps
                .get(index + 1)
                .map_or(r * steps[0].weeds_to, |next| next.weeds_to);
            let (from, to) = (step.from * self.power, step.to * self.power);
            let (low, high) = (step.weeds_to * self.power, above * self.power);
            self.line(figure, (from, low), (to, low));
            self.line(figure, (to, low), (to, high));
            if let Some((from, to)) = self.area((to, low), (self.side, high)) {
                figure.add(Hatch::new(from, to, Role::Weeds));
            }
        }
        // Where the stairs have risen to the lower end of the level, and one period later to its upper end.
        let bottom = steps[0].from * self.power;
        let stairs =
            (0..3).flat_map(|periods| steps.iter().map(move |step| (step, r.powi(periods))));
        let risen = stairs
            .filter(|(step, power)| step.weeds_to * power >= steps[0].from)
            .map(|(step, power)| step.from * power * self.power)
            .fold(f64::INFINITY, f64::min);
        self.line(figure, (risen, bottom), (self.side, bottom));
        let ceiling = if height > bottom {
            height
        } else {
            f64::INFINITY
        };
        let top = ceiling.min(r * bottom);
        let area = self.area((r * risen, bottom), (self.side, top));
        let name = |(from, to)| Label::within(from, to, Anchor::Right, self.part_name('W'));
        figure.labels.extend(area.map(name));
    }

    /// The upper stairs: what lies above them is the upper hand, named by the level of the mover's pool.
    fn upper_hand(&self, figure: &mut Figure, steps: &[LimitStep]) {
        let last = steps[steps.len() - 1];
        let mut height = last.upper_hand_from / ratio(steps) * self.power;
        for step in steps {
            let (from, to) = (step.from * self.power, step.to * self.power);
            let next = step.upper_hand_from * self.power;
            self.line(figure, (from, height), (from, next));
            self.line(figure, (from, next), (to, next));
            height = next;
        }
        let (left, right) = (steps[0].from * self.power, last.to * self.power);
        let first = steps[0].upper_hand_from * self.power;
        self.line(figure, (left, first), (left, self.side));
        let area = self.area((left, height), (right, self.side));
        let name = |(from, to)| Label::within(from, to, Anchor::Top, self.part_name('U'));
        figure.labels.extend(area.map(name));
    }

    /// The name of its weeds or of its upper hand: "W₀", "U₋₁₂".
    fn part_name(&self, letter: char) -> String {
        format!("{letter}{}", subscript(self.number))
    }

    /// The part of a line to the right or upwards that lies in the window.
    fn line(&self, figure: &mut Figure, from: (f64, f64), to: (f64, f64)) {
        let to = (to.0.min(self.side), to.1.min(self.side));
        let is_upright = from.0 == to.0 && from.0 < self.side && from.1 < to.1;
        let is_level = from.1 == to.1 && from.1 < self.side && from.0 < to.0;
        if is_upright || is_level {
            figure.add(Segment::new(self.pools(from), self.pools(to), Role::Ink));
        }
    }

    fn pools(&self, (x, y): (f64, f64)) -> (f64, f64) {
        (x * self.unit, y * self.unit)
    }

    /// The part of an area that lies in the window, in pools.
    fn area(&self, from: (f64, f64), to: (f64, f64)) -> Option<((f64, f64), (f64, f64))> {
        let to = (to.0.min(self.side), to.1.min(self.side));
        (from.0 < to.0 && from.1 < to.1).then(|| (self.pools(from), self.pools(to)))
    }
}

/// r, as the ratio of the ends of a period.
fn ratio(steps: &[LimitStep]) -> f64 {
    steps[steps.len() - 1].to / steps[0].from
}

/// x with p∞(x, y) = 1/2, in units of the window's power of r, from the upper right to where it can no longer be told
/// from the corner.
fn fair_starts(window: RealWindow, period: &Period) -> Vec<(f64, f64)> {
    let side = window.mantissa;
    let mut points: Vec<(f64, f64)> = Vec::new();
    for periods in (-40..=0).rev() {
        let power = window.ratio(periods);
        if power * window.r() < SMALLEST_FAIR_START * side {
            break;
        }
        let pools = period.handicap.points.iter().rev();
        points.extend(pools.map(|&(y, handicap)| (y * handicap * power, y * power)));
    }
    // One point outside, so that the curve reaches the edge.
    let inside = points.iter().position(|&(x, y)| x <= side && y <= side);
    points.split_off(inside.unwrap_or(0).saturating_sub(1))
}

/// The y at an x of a curve that falls from point to point; without end where the curve does not reach it.
fn height_at(curve: &[(f64, f64)], x: f64) -> f64 {
    let pair = curve.windows(2).find(|pair| pair[1].0 <= x);
    pair.map_or(f64::INFINITY, |pair| pair[1].1)
}

fn keys(rules: Rules) -> Vec<LegendKey> {
    let mut steps = limit_steps(rules).into_iter();
    let parts = if steps.any(|step| step.weeds_to < step.upper_hand_from) {
        "weeds W, upper hand U, between them neither"
    } else {
        "weeds W, all else upper hand U"
    };
    vec![
        LegendKey::new([Swatch::Hatched(Fill::PAPER, Role::Weeds)], parts),
        LegendKey::line("fair start, 50\u{202f}%", Role::Ink, Stroke::Cased),
    ]
}
