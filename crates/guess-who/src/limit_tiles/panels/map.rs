//! The map: p∞ over the window, in the colour of who is the favourite, its tiles, and the curve of fair starts.

use super::super::Tiles;
use super::super::asked::{Asked, Field, SetFields as _};
use super::super::period::{self, Period, Solved};
use super::super::state::whole_pool;
use super::super::window::RealWindow;
use super::super::words::{self, are_tiles, number};
use super::stairs::outline;
use super::thinning::thinned;
use super::{corner_ticks, held};
use upperhand::guess_who::{Pool, Rules, win_values};
use upperhand_games::format::rounded_to;
use upperhand_games::rule_sets::LARGEST_POOL;
use upperhand_kit::described::{Gesture, Movable, Panel};
use upperhand_kit::state::Edit;
use upperhand_kit::{
    Along, Axis, Cell, Crosshair, Curve, Figure, Fill, Gradient, LegendKey, Raster, Resolution,
    Role, Size, Stroke, Swatch, Tick,
};

const MOST_CELLS: usize = 384;

/// Closer to the corner there is no room for a tick: powers of 2 crowd sooner than those of 3 and more.
const SMALLEST_TICK: f64 = 0.08;
const SMALLEST_TICK_OF_TWO: f64 = 0.2;

/// The curve of fair starts goes on further than tiles: it is one line.
const SMALLEST_FAIR_START: f64 = 1.0 / 1000.0;

/// The share of the window's side beyond which the names of weeds stand.
const NAMES_FROM: f64 = 0.85;

/// The most that the line drawn is off that curve, as a share of the window: less than a pixel.
const MOST_OFF: f64 = 1.0 / 4000.0;

/// The map of p∞ with its tiles.
pub struct Map;

impl Panel<Tiles> for Map {
    type Key = RealWindow;

    fn key(&self, state: &Asked, _: &Solved, _: Size) -> RealWindow {
        state.window()
    }

    fn draw(&self, &window: &RealWindow, solved: &mut Solved, resolution: Resolution) -> Figure {
        figure(window, period::of(solved, window.rules), resolution)
    }

    fn movable(&self, state: &Asked, _: &mut Solved) -> Option<Movable> {
        let (x, y, side) = (state.alpha, state.beta, state.window().side());
        let crosshair = Crosshair::at((x, y), number(x), number(y));
        (x <= side && y <= side).then(|| held(crosshair))
    }

    fn edit(&self, state: &Asked, _: &mut Solved, gesture: Gesture) -> Option<Edit<Asked>> {
        let window = state.window();
        let key = match gesture {
            Gesture::Point((x, y)) => {
                let edit = state.edit().alpha(window.on_grid(x));
                return Some(edit.beta(window.on_grid(y)));
            }
            Gesture::PanZoom(by) => return Some(state.zoomed(by)),
            Gesture::Press(key) => key,
        };
        let (least, most) = (window.step(), window.on_grid(window.side()));
        let moved = |from: f64| {
            let to = key.moved(from, window.stride(), (least, most));
            rounded_to(to.max(least), 5)
        };
        Some(match key.along() {
            Along::X => state.edit().alpha(moved(state.alpha)),
            Along::Y => state.edit().beta(moved(state.beta)),
        })
    }
}

fn figure(window: RealWindow, period: &Period, resolution: Resolution) -> Figure {
    let x = axis(window, words::YOUR_POOL_TO_SCALE, Role::You, Field::alpha);
    let y = axis(
        window,
        words::THEIR_POOL_TO_SCALE,
        Role::Opponent,
        Field::beta,
    );
    let mut figure = Figure::new(words::ON_LARGER_BOARDS, x, y);
    figure.raster = Some(raster(window, resolution));
    let fair = fair_starts(window, period);
    let height = height_at(&fair, NAMES_FROM * window.mantissa);
    outline(&mut figure, window, height);
    let unit = window.power(0);
    let line = thinned(&fair, &|at| at, MOST_OFF * window.mantissa).into_iter();
    let line = line.map(|(x, y)| (x * unit, y * unit));
    figure.add(Curve::cased(line, Role::Ink));
    figure.legend.gradient = Gradient::between(Role::Opponent, Role::You);
    figure.legend.ticks = Tick::percentages();
    figure.legend.keys = keys(window.rules);
    figure
}

/// An even axis with ticks at the corners of the largest tiles.
fn axis(window: RealWindow, label: &str, role: Role, field: Field) -> Axis {
    let smallest = match window.rules.answers() {
        2 => SMALLEST_TICK_OF_TWO,
        _ => SMALLEST_TICK,
    };
    let ticks = corner_ticks(window, |corner| corner > smallest * window.mantissa);
    let axis = Axis::linear(label, role, (0.0, window.side())).ticks_at(ticks);
    axis.carrying(&Asked::SETTINGS[field as usize])
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
    let (columns, rows) = (middles(window, across), middles(window, along));
    let values = win_values(window.rules, &columns, &rows).expect("the middles of cells ascend");
    let cells = values.into_iter().map(Cell::magnitude).collect();
    Raster::even(across, cells)
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
    let parts = if are_tiles(rules) {
        words::TWO_REGIONS
    } else {
        words::THREE_REGIONS
    };
    vec![
        LegendKey::new([Swatch::Hatched(Fill::PAPER, Role::Weeds)], parts),
        LegendKey::line(words::FAIR_START, Role::Ink, Stroke::Cased),
    ]
}
