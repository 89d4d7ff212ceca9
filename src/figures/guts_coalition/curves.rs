//! Player 1's return against her threshold, as a whole and near the equilibrium (Guts, Figure 1).

use super::analysis::Analysis;
use super::request::threshold;
use super::words::{antes, precision, short};
use crate::figures::guts_rules::THRESHOLD;
use crate::figures::{
    Axis, Crosshair, Curve, Dot, Figure, Key, Label, Role, Segment, Stroke, ascending, format,
    widened,
};
use crate::guts::Threshold;
use crate::guts::coalition::Mixture;

const STRETCHES: u32 = 160;

/// The thresholds shown: all, or those near the equilibrium.
pub fn window(analysis: &Analysis, near: bool) -> (f64, f64) {
    if !near {
        return (0.0, 1.0);
    }
    let (at, room) = (analysis.equilibrium, 1.0 - analysis.equilibrium);
    ((at - 0.8 * room).max(0.0), at + 0.2 * room)
}

/// Her return against a mixture over the window, with the maximum among the points.
pub fn points(analysis: &Analysis, mixture: &Mixture, near: bool) -> Vec<(f64, f64)> {
    let (from, to) = window(analysis, near);
    let even = |index: u32| from + (to - from) * f64::from(index) / f64::from(STRETCHES);
    let best = mixture.best_threshold_before(analysis.after);
    let best = best.threshold.get().clamp(from, to);
    let worth = |at: f64| (at, analysis.worth(mixture, threshold(at)));
    let at = ascending((0..=STRETCHES).map(even).chain([best]));
    at.into_iter().map(worth).collect()
}

/// Her returns against the mixture, against the optimum where that is another, and the range shown of both.
struct Lines {
    chosen: Vec<(f64, f64)>,
    optimum: Option<Vec<(f64, f64)>>,
    range: (f64, f64),
}

impl Lines {
    fn of(analysis: &Analysis, near: bool) -> Self {
        let points = |mixture| points(analysis, mixture, near);
        let chosen = points(&analysis.mixture);
        let optimum = (!analysis.is_optimum).then(|| points(&analysis.solution.coalition));
        let all = chosen.iter().chain(optimum.iter().flatten());
        Self {
            range: returns(analysis, all.map(|point| point.1), near),
            chosen,
            optimum,
        }
    }
}

pub fn figure(analysis: &Analysis, near: bool) -> Figure {
    let title = if near {
        "Near the equilibrium"
    } else {
        "What the coalition leaves you"
    };
    let lines = Lines::of(analysis, near);
    let x = Axis::linear("your threshold", Role::You, window(analysis, near)).carrying(&THRESHOLD);
    let label = if analysis.game.repeated {
        "your return α + βV in antes"
    } else {
        "your return α in antes"
    };
    let mut figure = Figure::new(title, x, Axis::linear(label, Role::Ink, lines.range));
    guides(&mut figure, analysis);
    if let Some(points) = lines.optimum {
        figure.add(Curve::thin(points, Role::Opponent));
    }
    figure.add(Curve::thick(lines.chosen, Role::You));
    let best = (analysis.best.threshold.get(), analysis.best.alpha);
    figure.add(Dot::filled(best, Role::You, 5.0));
    figure.legend.keys = keys(analysis);
    figure
}

fn guides(figure: &mut Figure, analysis: &Analysis) {
    let (from, to) = (figure.x.from, figure.x.to);
    let (low, high) = (figure.y.from, figure.y.to);
    let (value, p) = (analysis.solution.value, analysis.equilibrium);
    figure.add(Segment::level(0.0, figure.x.range(), Role::Rule));
    let dashed = |ends: [(f64, f64); 2]| Curve::dashed(ends, Role::Muted);
    figure.add(dashed([(from, value), (to, value)]));
    figure.add(dashed([(p, low), (p, high)]));
    figure.add(Label::on((p, low + 0.06 * (high - low)), "p*"));
}

fn keys(analysis: &Analysis) -> Vec<Key> {
    let dashed = |text: String| Key::line(text, Role::Muted, Stroke::Dashed);
    let best = antes(analysis.best.alpha);
    let name = if analysis.is_optimum {
        "the best mixture"
    } else {
        "this mixture"
    };
    let text = format!("{name}, at most {best}");
    let mut keys = vec![Key::dotted(text, Role::You, Stroke::Thick, true)];
    if !analysis.is_optimum {
        keys.push(Key::line("the best mixture", Role::Opponent, Stroke::Thin));
    }
    let value = antes(analysis.solution.value);
    let certified = precision(analysis.solution.gap);
    keys.push(dashed(format!("value {value}, {certified}")));
    let equilibrium = format::threshold(analysis.equilibrium);
    keys.push(dashed(format!("equilibrium p* = {equilibrium}")));
    keys
}

/// The returns shown: all of the curves as a whole; close by, those that differ little from the value, where
/// the curves end below the picture.
fn returns(analysis: &Analysis, values: impl Iterator<Item = f64>, near: bool) -> (f64, f64) {
    let value = analysis.solution.value;
    let zero = (!near || analysis.solution.player.is_some()).then_some(0.0);
    let scale = value.abs().max(analysis.excess().abs()).max(1e-3);
    let foot = if near {
        value - 2.0 * scale
    } else {
        f64::NEG_INFINITY
    };
    let held = values.map(|value| value.max(foot));
    padded(held.chain([value]).chain(zero))
}

/// The least and the largest value, with some room beyond.
pub fn padded(values: impl Iterator<Item = f64>) -> (f64, f64) {
    let (least, most) = widened((f64::INFINITY, f64::NEG_INFINITY), values);
    let room = (0.08 * (most - least)).max(1e-4);
    (least - room, most + room)
}

/// Player 1's threshold on the curve, or below it at the foot of the picture; nothing where it is not shown.
pub fn crosshair(analysis: &Analysis, near: bool, at: Threshold) -> Option<Crosshair> {
    let (from, to) = window(analysis, near);
    let mine = at.get();
    (from..=to).contains(&mine).then(|| {
        let here = analysis.here(at);
        // Only close by do the curves end below the picture.
        let foot = if near {
            Lines::of(analysis, near).range.0
        } else {
            f64::NEG_INFINITY
        };
        Crosshair::at((mine, here.max(foot)), format::threshold(mine), short(here))
    })
}
