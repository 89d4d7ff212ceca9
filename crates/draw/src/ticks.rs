//! The ticks of an axis and their labels: as many as there is room for, at round values.

use upperhand_kit::format::{grouped, superscript};
use upperhand_kit::{Axis, DECIMAL, RoundNumbers, Scale, Tick, Ticks, round_numbers};

/// The ticks of an axis of length `length`, each of which needs `room`.
pub fn ticks(axis: &Axis, length: f64, room: f64) -> Vec<Tick> {
    match &axis.ticks {
        Ticks::None => Vec::new(),
        Ticks::Whole { base } => match axis.scale {
            Scale::Linear => whole_ticks(axis, *base, length, room),
            Scale::Logarithmic => powers(axis, *base, length, room),
        },
        Ticks::Decimal => decimals(axis, length, room, 1.0, ""),
        Ticks::Percent => decimals(axis, length, room, 100.0, "\u{202f}%"),
        Ticks::Hundredfold => decimals(axis, length, room, 100.0, ""),
        Ticks::At(given) => thinned(axis, given, length, room),
    }
}

/// Texts whose widest is as wide as any label that the axis may have, where each needs `room`.
pub fn widest(axis: &Axis, length: f64, room: f64) -> Vec<String> {
    match &axis.ticks {
        // The largest number, and powers as they are written where numbers are long.
        Ticks::Whole { .. } if axis.scale == Scale::Linear => vec![tick_text(last(axis))],
        Ticks::Whole { base } => said_by(powers(axis, *base, length, 0.0)),
        _ => said_by(ticks(axis, length, room)),
    }
}

fn said_by(ticks: Vec<Tick>) -> Vec<String> {
    ticks.into_iter().map(|tick| tick.text).collect()
}

fn tick_text(value: f64) -> String {
    #[expect(clippy::cast_sign_loss, reason = "whole numbers from 1 on")]
    grouped(value as u32)
}

/// The largest whole number on the axis: its cell ends half a unit later.
fn last(axis: &Axis) -> f64 {
    (axis.to - 0.5).floor()
}

/// The multiples of the smallest power of the base whose labels have `room` each; and 1 if it is on the axis and far
/// enough from the first of them.
fn whole_ticks(axis: &Axis, base: u32, length: f64, room: f64) -> Vec<Tick> {
    let per_unit = length / (axis.to - axis.from);
    let fits = |units: f64| units * per_unit >= room;
    let (first, last) = ((axis.from + 0.5).ceil(), last(axis));
    let mut step = 1.0;
    while !fits(step) && step <= last - first {
        step *= f64::from(base);
    }
    let start = (first / step).ceil() as u32;
    let end = (last / step).floor() as u32;
    let mut values: Vec<f64> = (start..=end)
        .map(|multiple| f64::from(multiple) * step)
        .filter(|&value| value >= 1.0)
        .collect();
    if values.is_empty() {
        values.push(first);
    }
    if first == 1.0 && step > 1.0 && values.first().is_some_and(|value| fits(value - 1.0)) {
        values.insert(0, 1.0);
    }
    let tick = |at| Tick::new(at, tick_text(at));
    values.into_iter().map(tick).collect()
}

/// Powers of the base on a logarithmic axis; whole numbers where it shows too few powers.
fn powers(axis: &Axis, base: u32, length: f64, room: f64) -> Vec<Tick> {
    let exponent = |value: f64| value.ln() / f64::from(base).ln();
    let (low, high) = (exponent(axis.from), exponent(axis.to));
    let per_exponent = length / (high - low);
    // Whole numbers start at 1.
    let first = (low - 1e-9).ceil().max(0.0) as u32;
    let last = (high + 1e-9).floor().max(0.0) as u32;
    if last < first + 2 {
        return whole_ticks(axis, base, length * 0.7, room);
    }
    let mut step = 1;
    while f64::from(step) * per_exponent < room {
        step += 1;
    }
    (first..=last)
        .filter(|exponent| exponent.is_multiple_of(step))
        .map(|exponent| Tick::new(f64::from(base).powi(exponent as i32), power(base, exponent)))
        .collect()
}

/// A power, as a plain number where that is short.
fn power(base: u32, exponent: u32) -> String {
    let value = f64::from(base).powi(exponent as i32);
    if value >= 10_000.0 {
        format!("{base}{}", superscript(exponent))
    } else {
        tick_text(value)
    }
}

/// Round decimals, multiplied by `unit` in their labels.
fn decimals(axis: &Axis, length: f64, room: f64, unit: f64, after: &str) -> Vec<Tick> {
    let (from, to) = (axis.from * unit, axis.to * unit);
    let least = (to - from) * room / length;
    let RoundNumbers { values, decimals } = round_numbers((from, to), least, &DECIMAL);
    let tick = |value: f64| {
        let text = format!("{value:.decimals$}{after}");
        Tick::new(value / unit, text.replace('-', "\u{2212}"))
    };
    values.into_iter().map(tick).collect()
}

/// Every tick, or every second, third, …, so that each has its room.
fn thinned(axis: &Axis, given: &[Tick], length: f64, room: f64) -> Vec<Tick> {
    let (from, to) = (axis.scale.even(axis.from), axis.scale.even(axis.to));
    let along = |tick: &Tick| (axis.scale.even(tick.at) - from) / (to - from) * length;
    let on_axis: Vec<&Tick> = given
        .iter()
        .filter(|tick| (axis.from..=axis.to).contains(&tick.at))
        .collect();
    let keeps_room = |stride: usize| {
        let shown: Vec<f64> = on_axis
            .iter()
            .step_by(stride)
            .map(|tick| along(tick))
            .collect();
        shown.windows(2).all(|pair| pair[1] - pair[0] >= room)
    };
    let stride = (1..=on_axis.len().max(1)).find(|&stride| keeps_room(stride));
    let shown = on_axis.into_iter().step_by(stride.unwrap_or(1));
    shown.cloned().collect()
}
