//! The finite game on its way to the limit: P(n, ⌊c·n⌉) against n, with p∞(n, c·n) behind it.

use super::super::Tiles;
use super::super::asked::{Asked, SetFields as _};
use super::super::period::{Solved, limit};
use super::super::state::Point;
use super::super::words::{self, power_name};
use super::held;
use upperhand::guess_who::win_probability;
use upperhand_games::format::{grouped, percent};
use upperhand_games::rule_sets::LARGEST_POOL;
use upperhand_kit::described::{Gesture, Movable, Panel};
use upperhand_kit::span::{nearest_whole, widened};
use upperhand_kit::state::Edit;
use upperhand_kit::{
    Axis, Crosshair, Curve, Dot, Figure, LegendKey, Resolution, Role, Size, Stroke, Tick,
};

/// About how many points the line of the limit has.
const POINTS: f64 = 800.0;

/// From this pool on every dot lies between the ends of the axis.
const FIRST: u32 = 4;

/// The finite game on its way to the limit.
pub struct Boards;

impl Panel<Tiles> for Boards {
    type Key = Point;

    fn key(&self, state: &Asked, _: &Solved, _: Size) -> Point {
        state.point()
    }

    fn draw(&self, point: &Point, _: &mut Solved, _: Resolution) -> Figure {
        figure(point)
    }

    fn movable(&self, state: &Asked, _: &mut Solved) -> Option<Movable> {
        let (mine, theirs) = state.point().pools();
        let win = win_probability(state.rules(), mine, theirs).ok()?;
        let at = (f64::from(mine.get()), win.value());
        Some(held(Crosshair::at(at, grouped(mine.get()), percent(win))))
    }

    fn edit(&self, state: &Asked, _: &mut Solved, gesture: Gesture) -> Option<Edit<Asked>> {
        let point = state.point();
        let power = match gesture {
            Gesture::Point((x, _)) => nearest_power(&point, x),
            Gesture::Press(key) => {
                let ends =
                    [point.r().powf(-0.25), to(&point)].map(|pool| nearest_power(&point, pool));
                key.moved_whole(point.power, ends.into())
            }
            Gesture::PanZoom(_) => return None,
        };
        Some(state.edit().power(power))
    }
}

fn figure(point: &Point) -> Figure {
    let line = line(point);
    let dots = point.boards();
    // The smallest pools are far from the limit: the axis is for the others, and for the one looked at.
    let (mine, theirs) = point.pools();
    let looked_at = win_probability(point.rules, mine, theirs);
    let usual = dots.iter().filter(|(mine, ..)| mine.get() >= FIRST);
    let values = line.iter().map(|point| point.1);
    let values = values
        .chain(usual.map(|(_, _, win)| win.value()))
        .chain(looked_at.iter().map(|win| win.value()));
    let first = line.first().map_or(1.0, |point| point.0);
    let (x, y) = (pools(point, first, to(point)), chances(values));
    let mut figure = Figure::new(words::ON_REAL_BOARDS, x, y);
    figure.add(Curve::thin(line, Role::Muted));
    figure.dots = dots
        .iter()
        .map(|(mine, _, win)| Dot::filled((f64::from(mine.get()), win.value()), Role::You, 2.0))
        .collect();
    figure.legend.keys = vec![
        LegendKey::dot(words::ON_A_REAL_BOARD, Role::You, true),
        LegendKey::line(words::ITS_LIMIT, Role::Muted, Stroke::Thin),
    ];
    figure
}

/// The end of the axis of pools: a little more than the largest one shown.
fn to(point: &Point) -> f64 {
    (point.end() * 1.25).min(f64::from(LARGEST_POOL) + 0.5)
}

/// p∞(n, c·n) from a quarter of a period below one suspect, through every power of r.
fn line(point: &Point) -> Vec<(f64, f64)> {
    let (c, to, r) = (point.proportion(), to(point), point.r());
    let periods = to.ln() / r.ln();
    let quarter = (POINTS / periods / 4.0).clamp(4.0, 24.0).floor();
    let step = (0.25 / quarter) * r.ln();
    let pools = (0..).map(|index| ((f64::from(index) - quarter) * step).exp());
    pools
        .take_while(|&pool| pool <= to)
        .map(|pool| (pool, limit(point.rules, pool, c * pool)))
        .collect()
}

fn pools(point: &Point, from: f64, to: f64) -> Axis {
    let base = u32::from(point.rules.answers());
    let power = |power: i32| Tick::new(f64::from(base).powi(power), power_name(1, base, power));
    let ticks = (0..=31).map(power).filter(|tick| tick.at <= to);
    let label = words::IN_PROPORTION;
    Axis::logarithmic(label, Role::You, (from, to)).ticks_at(ticks)
}

fn chances(values: impl Iterator<Item = f64>) -> Axis {
    let (least, most) = widened((1.0, 0.0), values);
    let around = (0.08 * (most - least)).max(0.01);
    // Beyond what a chance can be there is a margin for dots, too small for a tick.
    let margin = 0.03 * (most - least + around);
    let (from, to) = (least - around, most + around);
    let ends = (from.max(-margin), to.min(1.0 + margin));
    Axis::linear(words::CHANCE_TO_WIN, Role::Ink, ends).percent_ticks()
}

/// The k whose finite game is nearest to a pool of the axis.
fn nearest_power(point: &Point, pool: f64) -> u32 {
    let power = (pool / point.alpha).ln() / point.r().ln();
    nearest_whole(power, (0, point.most_powers()))
}
