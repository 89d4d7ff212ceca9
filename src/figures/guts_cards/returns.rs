//! By how much holding beats dropping, hand by hand, against the equilibrium.

use super::solved::Solved;
use crate::figures::figure::{
    Axis, Cell, Crosshair, Curve, Dot, Edges, Figure, Fill, Raster, Role, Scale, Segment, Stroke,
    Tick, Ticks,
};
use crate::figures::format::grouped;
use crate::figures::model::Resolution;
use core::ops::Range;

/// The whole order of hands, the least and the largest of each column joined.
pub fn figure(solved: &Solved, resolution: Resolution) -> Figure {
    let all = 0..solved.hands();
    let columns = resolution.columns.clamp(16, 700);
    plot(
        solved,
        "Chance to hold (strip), and holding less dropping",
        all,
        columns,
    )
}

fn plot(solved: &Solved, title: &str, shown: Range<usize>, columns: usize) -> Figure {
    let (start, end) = (shown.start, shown.end);
    let points = sampled(solved, shown.clone(), columns);
    let (least, most) = extremes(&points);
    let around = (0.06 * (most - least)).max(1e-9);
    let strip = 2.0 * around;
    let x = Axis {
        label: "hands, weakest first".to_owned(),
        role: Role::Ink,
        from: start as f64 - 0.5,
        to: end as f64 - 0.5,
        scale: Scale::Linear,
        ticks: named(solved, start, end),
    };
    let y = Axis {
        label: "antes".to_owned(),
        role: Role::Ink,
        from: least - around - strip,
        to: most + around,
        scale: Scale::Linear,
        ticks: Ticks::Decimal,
    };
    let mut figure = Figure::new(title, x, y);
    let cells = shades(solved, shown, columns);
    let blank = vec![Cell::fill(0); cells.len()];
    figure.raster = Some(Raster {
        columns: Edges::Even(cells.len()),
        rows: Edges::At(vec![figure.y.from, figure.y.from + strip, figure.y.to]),
        cells: [cells, blank].concat(),
        fills: vec![PAPER],
    });
    figure.legend.ticks = percentages();
    figure.segments.push(Segment {
        from: (figure.x.from, 0.0),
        to: (figure.x.to, 0.0),
        role: Role::Muted,
    });
    figure.curves.push(Curve {
        points,
        role: Role::You,
        stroke: Stroke::Thin,
    });
    figure
}

const PAPER: Fill = Fill {
    role: Role::Paper,
    strength: 0.0,
};

/// Marks on the gradient of chances.
pub fn percentages() -> Vec<Tick> {
    marks(["0\u{202f}%", "50\u{202f}%", "100\u{202f}%"])
}

/// Marks at the ends of a gradient and in its middle.
pub fn marks(texts: [&str; 3]) -> Vec<Tick> {
    let tick = |(at, text): (f64, &str)| Tick {
        at,
        text: text.to_owned(),
    };
    [0.0, 0.5, 1.0].into_iter().zip(texts).map(tick).collect()
}

/// How often the hands are held, the mean of those that share a cell.
fn shades(solved: &Solved, shown: Range<usize>, cells: usize) -> Vec<Cell> {
    let step = shown.len().div_ceil(cells);
    let held = solved.weighed().held[shown].chunks(step);
    held.map(|held| Cell::magnitude(held.iter().sum::<f64>() / held.len() as f64))
        .collect()
}

/// The least and the largest value, 0 among them.
fn extremes(points: &[(f64, f64)]) -> (f64, f64) {
    let values = points.iter().map(|point| point.1);
    values.fold((0.0, 0.0), |(least, most), value| {
        (value.min(least), value.max(most))
    })
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
    let x = Axis {
        label: "antes gained by holding".to_owned(),
        role: Role::Ink,
        from: least - 3.0 * margin,
        to: most + margin,
        scale: Scale::Linear,
        ticks: Ticks::Decimal,
    };
    let tick = |hand: usize| Tick {
        at: hand as f64,
        text: solved.game.hands().get(hand).to_string(),
    };
    let y = Axis {
        label: String::new(),
        role: Role::Ink,
        from: start as f64 - 0.5,
        to: end as f64 - 0.5,
        scale: Scale::Linear,
        ticks: if end - start <= MOST_BARS {
            Ticks::At(shown.clone().map(tick).collect())
        } else {
            named(solved, start, end)
        },
    };
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
    figure.legend.ticks = percentages();
    figure.segments.push(Segment {
        from: (0.0, figure.y.from),
        to: (0.0, figure.y.to),
        role: Role::Muted,
    });
    draw_margins(&mut figure, &points, end - start <= MOST_BARS);
    figure
}

/// The most rows of the list that are told apart.
const MOST_ROWS: usize = 400;

/// Bars, and a ring where both return the same; or a line where there are many hands.
fn draw_margins(figure: &mut Figure, points: &[(f64, f64)], as_bars: bool) {
    let upwards = points.iter().map(|&(hand, margin)| (margin, hand));
    if !as_bars {
        figure.curves.push(Curve {
            points: upwards.collect(),
            role: Role::You,
            stroke: Stroke::Thin,
        });
        return;
    }
    for (margin, hand) in upwards {
        if margin == 0.0 {
            figure.dots.push(Dot {
                at: (0.0, hand),
                role: Role::Ink,
                filled: false,
                radius: 3.0,
            });
            continue;
        }
        figure.curves.push(Curve {
            points: vec![(0.0, hand), (margin, hand)],
            role: if margin > 0.0 { Role::You } else { Role::Muted },
            stroke: Stroke::Thick,
        });
    }
}

/// So many hands on each side of one, or as many as there are.
fn listed(solved: &Solved, hand: usize, around: usize) -> Range<usize> {
    let hands = solved.hands();
    let count = (2 * around + 1).min(hands);
    let from = hand.saturating_sub(around).min(hands - count);
    from..from + count
}

/// The hand pointed at, in the list.
pub fn listed_crosshair(solved: &Solved, hand: usize) -> Crosshair {
    let at = (solved.margin(hand), hand as f64);
    Crosshair {
        from: at,
        to: at,
        x: Some(super::words::antes(at.0)),
        y: Some(solved.game.hands().get(hand).to_string()),
    }
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

/// Hands by their names, evenly spread.
fn named(solved: &Solved, start: usize, end: usize) -> Ticks {
    let last = end - start - 1;
    let parts = last.clamp(1, 6);
    let tick = |part: usize| {
        let hand = start + part * last / parts;
        Tick {
            at: hand as f64,
            text: solved.game.hands().get(hand).to_string(),
        }
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
    let tick = |number: usize| Tick {
        at: number as f64,
        text: grouped(u32::try_from(number).unwrap_or(u32::MAX)),
    };
    let first = first.next_multiple_of(step);
    Ticks::At((first..=last).step_by(step).map(tick).collect())
}

pub fn crosshair(solved: &Solved, hand: usize) -> Crosshair {
    let at = (hand as f64, solved.margin(hand));
    Crosshair::at(
        at,
        solved.game.hands().get(hand).to_string(),
        super::words::antes(at.1),
    )
}
