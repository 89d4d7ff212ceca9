//! By how much holding beats dropping, hand by hand, against the equilibrium.

use super::solved::Solved;
use super::words::antes;
use crate::figures::format::grouped;
use crate::figures::{
    Axis, Cell, Crosshair, Curve, Dot, Edges, Figure, Fill, Raster, Resolution, Role, Segment,
    Tick, Ticks, widened,
};
use core::ops::Range;

/// The whole order of hands, the least and the largest of each column joined.
pub fn figure(solved: &Solved, resolution: Resolution) -> Figure {
    let all = 0..solved.hands();
    let columns = resolution.columns.clamp(16, 700);
    let title = "Chance to hold (strip), and holding less dropping";
    plot(solved, title, all, columns)
}

fn plot(solved: &Solved, title: &str, shown: Range<usize>, columns: usize) -> Figure {
    let (start, end) = (shown.start, shown.end);
    let points = sampled(solved, shown.clone(), columns);
    let (least, most) = extremes(&points);
    let around = (0.06 * (most - least)).max(1e-9);
    let strip = 2.0 * around;
    let ends = (start as f64 - 0.5, end as f64 - 0.5);
    let x = Axis::linear("hands, weakest first", Role::Ink, ends)
        .with_ticks(name_ticks(solved, start, end));
    let y = Axis::linear("antes", Role::Ink, (least - around - strip, most + around));
    let mut figure = Figure::new(title, x, y);
    let cells = shades(solved, shown, columns);
    let blank = vec![Cell::fill(0); cells.len()];
    figure.raster = Some(Raster {
        columns: Edges::Even(cells.len()),
        rows: Edges::At(vec![figure.y.from, figure.y.from + strip, figure.y.to]),
        cells: [cells, blank].concat(),
        fills: vec![PAPER],
    });
    figure.legend.ticks = Tick::percentages();
    figure.add(Segment::level(0.0, figure.x.range(), Role::Muted));
    figure.add(Curve::thin(points, Role::You));
    figure
}

const PAPER: Fill = Fill::new(Role::Paper, 0.0);

/// How often the hands are held, the mean of those that share a cell.
fn shades(solved: &Solved, shown: Range<usize>, cells: usize) -> Vec<Cell> {
    let step = shown.len().div_ceil(cells);
    let held = solved.weighed.held[shown].chunks(step);
    held.map(|held| Cell::magnitude(held.iter().sum::<f64>() / held.len() as f64))
        .collect()
}

/// The least and the largest value, 0 among them.
fn extremes(points: &[(f64, f64)]) -> (f64, f64) {
    widened((0.0, 0.0), points.iter().map(|point| point.1))
}

/// More hands than this are joined to a line, fewer are bars.
const MOST_BARS: usize = 60;

/// The hands around one of them as a list, the strongest on top: how often each is held, and what holding
/// it gains.
pub fn list(solved: &Solved, hand: usize, around: usize) -> Figure {
    let shown = listed(solved, hand, around);
    let (start, end) = (shown.start, shown.end);
    let points = sampled(solved, shown.clone(), MOST_ROWS);
    let (least, most) = extremes(&points);
    let margin = (0.06 * (most - least)).max(1e-9);
    let ends = (least - 3.0 * margin, most + margin);
    let x = Axis::linear("antes gained by holding", Role::Ink, ends);
    let tick = |hand: usize| Tick::new(hand as f64, solved.game.hands().get(hand).to_string());
    let ticks = if end - start <= MOST_BARS {
        Ticks::At(shown.clone().map(tick).collect())
    } else {
        name_ticks(solved, start, end)
    };
    let ends = (start as f64 - 0.5, end as f64 - 0.5);
    let y = Axis::linear("", Role::Ink, ends).with_ticks(ticks);
    let mut figure = Figure::new("The hands around it: chance to hold", x, y);
    let cells = shades(solved, shown, MOST_ROWS);
    figure.raster = Some(Raster {
        columns: Edges::At(vec![
            figure.x.from,
            figure.x.from + 2.0 * margin,
            figure.x.to,
        ]),
        rows: Edges::Even(cells.len()),
        cells: cells
            .into_iter()
            .flat_map(|cell| [cell, Cell::fill(0)])
            .collect(),
        fills: vec![PAPER],
    });
    figure.legend.ticks = Tick::percentages();
    figure.add(Segment::upright(0.0, figure.y.range(), Role::Muted));
    draw_margins(&mut figure, &points, end - start <= MOST_BARS);
    figure
}

/// The most rows of the list that are told apart.
const MOST_ROWS: usize = 400;

/// Bars, and a ring where both return the same; or a line where there are many hands.
fn draw_margins(figure: &mut Figure, points: &[(f64, f64)], as_bars: bool) {
    let upwards = points.iter().map(|&(hand, margin)| (margin, hand));
    if !as_bars {
        figure.add(Curve::thin(upwards, Role::You));
        return;
    }
    for (margin, hand) in upwards {
        if margin == 0.0 {
            figure.add(Dot::ring((0.0, hand), Role::Ink, 3.0));
            continue;
        }
        let role = if margin > 0.0 { Role::You } else { Role::Muted };
        figure.add(Curve::thick([(0.0, hand), (margin, hand)], role));
    }
}

/// The hands on each side of one, `around` of them or as many as there are.
fn listed(solved: &Solved, hand: usize, around: usize) -> Range<usize> {
    let hands = solved.hands();
    let count = (2 * around + 1).min(hands);
    let from = hand.saturating_sub(around).min(hands - count);
    from..from + count
}

pub fn listed_crosshair(solved: &Solved, hand: usize) -> Crosshair {
    let at = (solved.margin(hand), hand as f64);
    let name = solved.game.hands().get(hand).to_string();
    Crosshair::at(at, antes(at.0), name)
}

/// Every hand, or where there are many the least and the largest of each column in the order of hands.
fn sampled(solved: &Solved, shown: Range<usize>, columns: usize) -> Vec<(f64, f64)> {
    let step = shown.len().div_ceil(columns);
    let mut hands = Vec::new();
    for first in shown.clone().step_by(step) {
        let column = first..(first + step).min(shown.end);
        let by_margin = |a: &usize, b: &usize| solved.margin(*a).total_cmp(&solved.margin(*b));
        let ends = [column.clone().min_by(by_margin), column.max_by(by_margin)];
        let mut ends: Vec<usize> = ends.into_iter().flatten().collect();
        ends.sort_unstable();
        ends.dedup();
        hands.extend(ends);
    }
    let point = |hand: usize| (hand as f64, solved.margin(hand));
    hands.into_iter().map(point).collect()
}

fn name_ticks(solved: &Solved, start: usize, end: usize) -> Ticks {
    let last = end - start - 1;
    let parts = last.clamp(1, 6);
    let tick = |part: usize| {
        let hand = start + part * last / parts;
        Tick::new(hand as f64, solved.game.hands().get(hand).to_string())
    };
    Ticks::At((0..=parts).map(tick).collect())
}

/// Numbers of hands, at round steps.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "numbers of hands"
)]
pub fn ticks((from, to): (f64, f64)) -> Ticks {
    let (first, last) = (from.ceil().max(0.0) as usize, to.floor() as usize);
    let rough = (last.saturating_sub(first) / 6).max(1);
    let power = 10_usize.pow(rough.ilog10());
    let step = rough.div_ceil(power) * power;
    let tick = |number: usize| Tick::new(number as f64, grouped(number));
    let first = first.next_multiple_of(step);
    Ticks::At((first..=last).step_by(step).map(tick).collect())
}

pub fn crosshair(solved: &Solved, hand: usize) -> Crosshair {
    let at = (hand as f64, solved.margin(hand));
    let name = solved.game.hands().get(hand).to_string();
    Crosshair::at(at, name, antes(at.1))
}
