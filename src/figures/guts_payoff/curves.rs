//! The figure of one round: α, β and the total return against your threshold.

use super::replies::{Best, best_reply};
use super::request::{Terms, threshold};
use crate::figures::guts_rules::THRESHOLD;
use crate::figures::{
    Axis, Curve, Dot, Figure, Fill, Hatch, Key, Label, Role, Segment, Stroke, Swatch, format,
    steps, widened,
};
use crate::guts::{Round, total_return};

const STEPS: u32 = 160;

/// Columns of the hatching between α and the best α.
const COLUMNS: u32 = 40;

pub fn figure(terms: &Terms) -> Figure {
    let opponents = terms.opponents();
    let best = best_reply(&opponents);
    let point = |at: f64| (at, opponents.round(threshold(at)));
    let points: Vec<(f64, Round)> = steps(STEPS).map(point).collect();
    let range = range(&points, best);
    let y = Axis::linear("Antes (α, return) and stakes (β)", Role::Ink, range);
    let mut figure = Figure::new("One round, and all of them", axis(), y);
    figure.hatches = costs(&points, best);
    figure.add(level(0.0));
    figure.curves = lines(terms, &points, range);
    figure.add(Dot::filled((best.at, best.round.alpha), Role::You, 5.0));
    let fair = terms.rivals.game.fair();
    figure.add(guide(fair, range));
    figure.labels = labels(fair, best, &figure.hatches, range);
    "α, β and the total return".clone_into(&mut figure.legend.label);
    figure.legend.keys = keys(terms);
    figure
}

/// β, what recovers the fee, the total return, and α on top.
fn lines(terms: &Terms, points: &[(f64, Round)], range: (f64, f64)) -> Vec<Curve> {
    let mut curves = Vec::new();
    let line = |value: fn(Round) -> f64| points.iter().map(move |&(at, round)| (at, value(round)));
    curves.push(Curve::thin(line(|round| round.beta), Role::Ink));
    if terms.fee > 0.0 {
        let fee = |&(at, round): &(f64, Round)| (at, terms.fee * (round.beta - 1.0));
        curves.push(Curve::dashed(points.iter().map(fee), Role::Muted));
    }
    let pieces = returns(points, range).into_iter();
    curves.extend(pieces.map(|piece| Curve::thick(piece, Role::UpperHand)));
    curves.push(Curve::cased(line(|round| round.alpha), Role::You));
    curves
}

pub fn axis() -> Axis {
    let label = "Your threshold: you hold hands above it";
    Axis::linear(label, Role::You, (0.0, 1.0)).carrying(&THRESHOLD)
}

/// All of α and β, with some room.
fn range(points: &[(f64, Round)], best: Best) -> (f64, f64) {
    let rounds = points.iter().map(|point| point.1).chain([best.round]);
    let all = rounds.flat_map(|round| [round.alpha, round.beta]);
    let (least, most) = widened((0.0, 0.0), all);
    let room = most - least;
    (least - 0.08 * room, most + 0.16 * room)
}

pub fn level(at: f64) -> Segment {
    Segment::level(at, (0.0, 1.0), Role::Muted)
}

/// The upright line at the equilibrium.
pub fn guide(at: f64, (from, to): (f64, f64)) -> Curve {
    Curve::dashed([(at, from), (at, to)], Role::Ink)
}

/// The total return where it exists, in pieces; held to what is a little outside of the picture.
fn returns(points: &[(f64, Round)], (from, to): (f64, f64)) -> Vec<Vec<(f64, f64)>> {
    let room = to - from;
    let shown = |value: f64| value.clamp(from - room, to + room);
    let value = |&(at, round): &(f64, Round)| Some((at, shown(total_return(round)?)));
    let values: Vec<Option<(f64, f64)>> = points.iter().map(value).collect();
    let pieces = values
        .split(Option::is_none)
        .filter(|piece| piece.len() > 1);
    pieces
        .map(|piece| piece.iter().flatten().copied().collect())
        .collect()
}

/// The area between α and the best α, in columns.
fn costs(points: &[(f64, Round)], best: Best) -> Vec<Hatch> {
    let every = (STEPS / COLUMNS).max(1) as usize;
    let column = |ends: &[(f64, Round)]| {
        let (first, last) = (ends.first()?, ends.last()?);
        let alpha = f64::midpoint(first.1.alpha, last.1.alpha);
        // One column may have the best reply inside.
        let role = if last.0 <= best.at {
            Role::Opponent
        } else {
            Role::Muted
        };
        let (from, to) = ((first.0, alpha), (last.0, best.round.alpha));
        (alpha < best.round.alpha).then_some(Hatch::new(from, to, role))
    };
    let end = |start: usize| (start + every + 1).min(points.len());
    let starts = (0..points.len()).step_by(every);
    starts
        .filter_map(|start| column(&points[start..end(start)]))
        .collect()
}

/// The equilibrium’s name, and those of the two sides of the best reply.
fn labels(fair: f64, best: Best, hatches: &[Hatch], (from, to): (f64, f64)) -> Vec<Label> {
    let room = to - from;
    let name = format!("equilibrium {}", format::threshold(fair));
    let mut labels = vec![Label::on((fair, to - 0.05 * room), name)];
    let above = best.round.alpha + 0.05 * room;
    for (role, text) in [(Role::Opponent, "reckless"), (Role::Muted, "overcautious")] {
        let side = || hatches.iter().filter(|hatch| hatch.role == role);
        let (start, end) = (side().next(), side().next_back());
        let Some((start, end)) = start.zip(end) else {
            continue;
        };
        // Named where there is something to be seen.
        let deepest = side().map(|hatch| best.round.alpha - hatch.from.1);
        let is_wide = end.to.0 - start.from.0 > 0.2;
        if is_wide && deepest.fold(0.0, f64::max) > 0.02 * room {
            let middle = f64::midpoint(start.from.0, end.to.0);
            labels.push(Label::on((middle, above), text));
        }
    }
    labels
}

fn keys(terms: &Terms) -> Vec<Key> {
    let yours = "α, your round, and its best";
    let costs = [Role::Opponent, Role::Muted].map(|role| Swatch::Hatched(Fill::PAPER, role));
    let total = "α/(1 − β), the total return, where β < 1";
    let mut keys = vec![
        Key::dotted(yours, Role::You, Stroke::Thick, true),
        Key::new(costs, "what recklessness and overcaution cost"),
        Key::line("β, stakes carried on", Role::Ink, Stroke::Thin),
        Key::line(total, Role::UpperHand, Stroke::Thick),
    ];
    if terms.fee > 0.0 {
        let text = "fee·(β − 1): α above it recovers the fee";
        keys.push(Key::line(text, Role::Muted, Stroke::Dashed));
    }
    keys
}
