//! By how much holding beats dropping, hand by hand, against the equilibrium.

use super::solved::Solved;
use crate::view::exhibit::Resolution;
use crate::view::figure::{
    Axis, Crosshair, Curve, Figure, Role, Scale, Segment, Stroke, Tick, Ticks,
};
use crate::view::numerals::grouped;

/// The whole order of hands, the least and the largest of each column joined.
pub fn figure(solved: &Solved, resolution: Resolution) -> Figure {
    let all = 0..solved.hands();
    let columns = resolution.columns.clamp(16, 700);
    plot(
        solved,
        "Holding less dropping, against the equilibrium",
        all,
        columns,
    )
}

/// How many hands on each side the close-up shows.
const AROUND: usize = 90;

/// The same for the hands around one of them.
pub fn close_up(solved: &Solved, hand: usize) -> Figure {
    let hands = solved.hands();
    let from = hand
        .saturating_sub(AROUND)
        .min(hands.saturating_sub(2 * AROUND + 1));
    let to = (from + 2 * AROUND + 1).min(hands);
    plot(solved, "The hands around the one chosen", from..to, hands)
}

fn plot(solved: &Solved, title: &str, shown: core::ops::Range<usize>, columns: usize) -> Figure {
    let (start, end) = (shown.start, shown.end);
    let points = sampled(solved, shown, columns);
    let (least, most) = points
        .iter()
        .fold((0.0_f64, 0.0_f64), |(least, most), point| {
            (least.min(point.1), most.max(point.1))
        });
    let around = (0.06 * (most - least)).max(1e-9);
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
        from: least - around,
        to: most + around,
        scale: Scale::Linear,
        ticks: Ticks::Decimal,
    };
    let mut figure = Figure::new(title, x, y);
    figure.segments.push(Segment {
        from: (start as f64 - 0.5, 0.0),
        to: (end as f64 - 0.5, 0.0),
        role: Role::Muted,
    });
    figure.curves.push(Curve {
        points,
        role: Role::You,
        stroke: Stroke::Thin,
    });
    figure
}

/// Every hand, or where there are many the least and the largest of each column in the order of hands.
fn sampled(solved: &Solved, shown: core::ops::Range<usize>, columns: usize) -> Vec<(f64, f64)> {
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
pub fn ticks(hands: usize) -> Ticks {
    let rough = (hands / 6).max(1);
    let power = 10_usize.pow(rough.ilog10());
    let step = rough.div_ceil(power) * power;
    let tick = |number: usize| Tick {
        at: number as f64,
        text: grouped(u32::try_from(number).unwrap_or(u32::MAX)),
    };
    Ticks::At((0..=hands).step_by(step).map(tick).collect())
}

pub fn crosshair(solved: &Solved, hand: usize) -> Crosshair {
    let at = (hand as f64, solved.margin(hand));
    Crosshair::at(
        at,
        solved.game.hands().get(hand).to_string(),
        super::words::antes(at.1),
    )
}
