//! The finite game on its way to the limit: P(n, ⌊c·n⌉) against n, with p∞(n, c·n) behind it.

use super::LimitTiles;
use super::period::limit;
use super::state::{Point, SetFields as _, State, whole_pool};
use super::words::power_name;
use itertools::Itertools;
use upperhand::guess_who::{Pool, Probability, win_probability};
use upperhand_games::format::{grouped, percent};
use upperhand_games::rule_sets::LARGEST_POOL;
use upperhand_kit::span::{nearest_whole, steps, widened};
use upperhand_kit::{
    Axis, Crosshair, Curve, Dot, Edit, Figure, KeyPress, LegendKey, Panel, Resolution, Role, Size,
    Stroke, Tick,
};

/// About how many pools are looked at: all of them while they are few.
const DOTS: u32 = 160;

/// About how many points the line of the limit has.
const POINTS: f64 = 800.0;

/// From this pool on every dot lies between the ends of the axis.
const FIRST: u32 = 4;

/// The pools usually shown; all there are where the finite game is larger.
const USUAL_END: f64 = 1100.0;

/// The finite game on its way to the limit.
pub struct Finite;

impl Panel<LimitTiles> for Finite {
    type Key = Point;

    fn key(&self, _: &LimitTiles, state: &State, _: Size) -> Point {
        state.point()
    }

    fn draw(&self, _: &mut LimitTiles, point: &Point, _: Resolution) -> Figure {
        figure(point)
    }

    fn crosshair(&self, _: &mut LimitTiles, state: &State) -> Option<Crosshair> {
        let (mine, theirs) = state.point().pools();
        let win = win_probability(state.rules(), mine, theirs).ok()?;
        let at = (f64::from(mine.get()), win.value());
        Some(Crosshair::at(at, grouped(mine.get()), percent(win)))
    }

    fn point(&self, _: &mut LimitTiles, state: &State, at: (f64, f64)) -> Edit<State> {
        state.edit().power(nearest_power(&state.point(), at.0))
    }

    fn press(&self, _: &mut LimitTiles, state: &State, key: KeyPress) -> Edit<State> {
        let point = state.point();
        let end = nearest_power(&point, end(&point));
        state.edit().power(key.moved_whole(point.power, (0, end)))
    }
}

/// The largest pool shown: the last power of r up to the usual end, or of all; less where the opponent's pool in proportion
/// would be too large.
fn end(point: &Point) -> f64 {
    let r = f64::from(point.rules.answers());
    let powers = |most: f64| (most.ln() / r.ln() + 1e-9).floor();
    let short = r.powf(powers(USUAL_END)).round();
    let (mine, _) = point.pools();
    let most = f64::from(LARGEST_POOL) / proportion(point).max(1.0);
    let end = if f64::from(mine.get()) <= short {
        short.min(most)
    } else {
        most
    };
    end.max(r)
}

/// The opponent's pool as a multiple of the mover's.
fn proportion(point: &Point) -> f64 {
    point.beta / point.alpha
}

/// The opponent's pool nearest to c·n, at least one; `None` where there are none as large.
fn theirs(point: &Point, mine: Pool) -> Option<Pool> {
    let nearest = (proportion(point) * f64::from(mine.get())).round();
    (nearest <= f64::from(LARGEST_POOL)).then(|| whole_pool(nearest))
}

/// The pools that have a dot, each once, with the opponent's pool and the mover's chance.
pub fn dots(point: &Point) -> Vec<(Pool, Pool, Probability)> {
    let end = end(point);
    let pools = steps(DOTS)
        .map(|step| whole_pool(end.powf(step).round()))
        .dedup();
    let won = pools.filter_map(|mine| {
        let theirs = theirs(point, mine)?;
        let win = win_probability(point.rules, mine, theirs).ok()?;
        Some((mine, theirs, win))
    });
    won.collect()
}

fn figure(point: &Point) -> Figure {
    let end = end(point);
    let c = proportion(point);
    let to = (end * 1.25).min(f64::from(LARGEST_POOL) + 0.5);
    let line = line(point, c, to);
    let dots = dots(point);
    // The smallest pools are far from the limit: the axis is for the others, and for the one looked at.
    let (mine, theirs) = point.pools();
    let looked_at = win_probability(point.rules, mine, theirs);
    let usual = dots.iter().filter(|(mine, ..)| mine.get() >= FIRST);
    let values = line.iter().map(|point| point.1);
    let values = values
        .chain(usual.map(|(_, _, win)| win.value()))
        .chain(looked_at.iter().map(|win| win.value()));
    let from = line.first().map_or(1.0, |point| point.0);
    let (x, y) = (pools(point, from, to), chances(values));
    let mut figure = Figure::new("Your chance on real boards nears a limit", x, y);
    figure.add(Curve::thin(line, Role::Muted));
    figure.dots = dots
        .iter()
        .map(|(mine, _, win)| Dot::filled((f64::from(mine.get()), win.value()), Role::You, 2.0))
        .collect();
    figure.legend.keys = vec![
        LegendKey::dot("your chance on a real board", Role::You, true),
        LegendKey::line("its limit", Role::Muted, Stroke::Thin),
    ];
    figure
}

/// p∞(n, c·n) from a quarter of a period below one suspect, through every power of r.
fn line(point: &Point, c: f64, to: f64) -> Vec<(f64, f64)> {
    let r = f64::from(point.rules.answers());
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
    let label = "suspects you have, theirs in proportion";
    Axis::logarithmic(label, Role::You, (from, to)).ticks_at(ticks)
}

fn chances(values: impl Iterator<Item = f64>) -> Axis {
    let (least, most) = widened((1.0, 0.0), values);
    let around = (0.08 * (most - least)).max(0.01);
    // Beyond what a chance can be there is a margin for dots, too small for a tick.
    let margin = 0.03 * (most - least + around);
    let ends = (
        (least - around).max(-margin),
        (most + around).min(1.0 + margin),
    );
    Axis::linear("chance to win", Role::Ink, ends).percent_ticks()
}

/// The k whose finite game is nearest to a pool of the axis.
fn nearest_power(point: &Point, pool: f64) -> u32 {
    let r = f64::from(point.rules.answers());
    let power = (pool / point.alpha).ln() / r.ln();
    nearest_whole(power, (0, point.most_powers()))
}
