//! The two panels of one pool: the chance with equal pools, and the fair handicap, over two periods.

use super::board::corner_ticks;
use super::period::{Period, Wave};
use super::window::Window;
use super::words::{chance, fraction_or_number};
use crate::figures::format::percent;
use crate::figures::{Axis, Curve, Figure, Key, Label, Role, Stroke, Tick, Ticks};

/// p∞(x, x) against x.
pub fn diagonal(window: Window, period: &Period) -> Figure {
    let wave = &period.diagonal;
    let title = "Your chance to win with equal pools";
    let x = pools(window, "both pools", Role::Ink);
    let mut figure = Figure::new(title, x, values(wave, "chance to win", Ticks::Percent));
    let bound = |value: f64| format!("{} = {}", fraction_or_number(value), percent(chance(value)));
    draw(&mut figure, window, wave, Role::You, bound);
    key(&mut figure, Role::You, "your chance with equal pools");
    figure
}

/// The fair handicap against their pool.
pub fn handicap(window: Window, period: &Period) -> Figure {
    let wave = &period.handicap;
    let title = "How many times their pool you can have";
    let x = pools(window, "their pool", Role::Opponent);
    let y = values(wave, "your pool ÷ theirs", Ticks::Decimal);
    let mut figure = Figure::new(title, x, y);
    draw(&mut figure, window, wave, Role::Ink, fraction_or_number);
    let text = "fair, 50\u{202f}%; below it you are the favourite";
    key(&mut figure, Role::Ink, text);
    figure
}

/// Two periods up to the side of the map, with ticks where levels start.
fn pools(window: Window, label: &str, role: Role) -> Axis {
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

/// The wave in all periods that the window touches, between dashed lines at its least and largest value.
fn draw(
    figure: &mut Figure,
    window: Window,
    wave: &Wave,
    role: Role,
    name: impl Fn(f64) -> String,
) {
    let (from, to) = (figure.x.from, figure.x.to);
    let bounds = [(wave.most.1, figure.y.to), (wave.least.1, figure.y.from)];
    // A wave without hills has one bound.
    let count = if wave.is_level() { 1 } else { 2 };
    for (value, other) in bounds.into_iter().take(count) {
        figure.add(Curve::dashed([(from, value), (to, value)], Role::Muted));
        let at = ((from * to).sqrt(), f64::midpoint(value, other));
        let text = match count {
            1 => format!("always {}", name(value)),
            _ => name(value),
        };
        figure.add(Label::on(at, text));
    }
    figure.add(Curve::thick(window.repeated(&wave.drawn), role));
}

fn key(figure: &mut Figure, role: Role, text: &str) {
    figure.legend.keys = vec![
        Key::line(text, role, Stroke::Thick),
        Key::line("least and most", Role::Muted, Stroke::Dashed),
    ];
}
