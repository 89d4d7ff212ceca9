//! What every line loses, on an axis of powers of ten.

use super::super::asked::{Asked, Field};
use super::super::lines::Lines;
use super::super::window::ShareWindow;
use super::super::words::lines::{brief, share_held};
use super::super::words::pictures;
use super::depth::Depth;
use super::sampled::sampled;
use upperhand::guts::cards::Fraction;
use upperhand_games::format::{grouped, percent, percentage};
use upperhand_kit::described::{Handle, Movable};
use upperhand_kit::span::index_at;
use upperhand_kit::{
    Axis, Crosshair, Curve, Dot, Figure, Label, LegendKey, Resolution, Role, Segment, Stroke, Tick,
};

/// The lines that a window shows, all of them or some.
fn shown(solved: &Lines, window: ShareWindow) -> (usize, usize) {
    let hands = solved.played.hands();
    let ((from, to), _) = window.part_of(((0.0, hands as f64), (0.0, 1.0)));
    (index_at(from.ceil(), hands + 1), index_at(to, hands + 1))
}

/// The axis of what lines lose, between two of them.
pub fn depth_between(solved: &Lines, (first, last): (usize, usize)) -> Depth {
    let ends = solved.ends(first..last + 1);
    let some = (ends.least_positive < i64::MAX).then(|| solved.antes(ends.least_positive));
    Depth::of(some, solved.antes(ends.most.1), ends.least.1 == 0)
}

fn depth_in(solved: &Lines, window: ShareWindow) -> Depth {
    let between = shown(solved, window);
    if window.is_whole() || between.0 >= solved.reached() {
        depth(solved)
    } else {
        depth_between(solved, between)
    }
}

/// The axis of all lines of a game.
fn depth(solved: &Lines) -> Depth {
    let floor = solved.floor.as_ref();
    let reaches_nothing = solved
        .least()
        .is_some_and(|(_, least)| least == Fraction::ZERO);
    Depth::whole(
        floor.map(|floor| solved.antes(floor.least_positive)),
        reaches_nothing,
    )
}

pub fn movable(solved: &Lines, state: &Asked) -> Movable {
    let name = percent(share_held(solved.played, state.hand));
    let at = state.hand as f64;
    let depth = depth_in(solved, state.window());
    let crosshair = match solved.line(state.hand) {
        None => Crosshair::at((at, depth.end()), name, None),
        Some(line) => {
            let loss = solved.antes(line.lost);
            Crosshair::at((at, depth.height(loss)), name, brief(loss))
        }
    };
    let ends = (0.0, solved.played.hands() as f64);
    Movable {
        x: Some(Handle::new(Field::hand as usize, ends)),
        y: None,
        crosshair,
    }
}

pub fn figure(solved: &Lines, window: ShareWindow, resolution: Resolution) -> Figure {
    let hands = solved.played.hands() as f64;
    let ((from, to), _) = window.part_of(((0.0, hands), (0.0, 1.0)));
    let x = Axis::linear(pictures::HANDS_HELD, Role::You, (from, to))
        .carrying(&Asked::SETTINGS[Field::hand as usize]);
    let x = x.ticks_at((0..=5_u8).map(|fifth| {
        let at = from + f64::from(fifth) / 5.0 * (to - from);
        let digits = usize::from(!window.is_whole());
        Tick::new(at, percentage(1.0 - at / hands, digits))
    }));
    let depth = depth_in(solved, window);
    let shown = shown(solved, window);
    let mut figure = losses(
        solved,
        pictures::WHAT_EVERY_LINE_LOSES,
        x,
        (shown, depth),
        resolution,
    );
    pictures::TO_WHO_KNOWS_IT.clone_into(&mut figure.legend.label);
    let lines = format!("{} lines", grouped(solved.played.hands() + 1));
    let key = LegendKey::line(lines, Role::You, Stroke::Thick);
    figure.legend.keys.insert(0, key);
    if solved.floor.is_none() {
        let middle = (f64::midpoint(from, to), depth.end().sqrt());
        let text = match solved.reached() {
            0 => pictures::STILL_BEING_WORKED_OUT,
            _ => pictures::STOPPED_HERE,
        };
        figure.add(Label::on(middle, text));
    }
    figure
}

/// More lines than this are only a curve, fewer are dots on it.
const MOST_DOTS: usize = 60;

/// What lines between two lose, with the best of them, and where some of many are shown the local minima.
pub fn losses(
    solved: &Lines,
    title: &str,
    x: Axis,
    ((first, last), depth): ((usize, usize), Depth),
    resolution: Resolution,
) -> Figure {
    let mut figure = Figure::new(title, x, depth.axis());
    let ends = figure.x.range();
    if let Some(nothing) = depth.nothing() {
        figure.add(Segment::level(nothing, ends, Role::Muted));
    }
    let columns = resolution.columns.clamp(64, 1400);
    let ends = |lines| {
        let ends = solved.ends(lines);
        [ends.least.0, ends.most.0]
    };
    let swept = first..solved.reached().min(last + 1);
    let lines = sampled(swept, (last - first) / columns + 1, &ends).into_iter();
    let point = |line: usize| (line as f64, depth.height(solved.antes_lost(line)));
    let points: Vec<(f64, f64)> = lines.map(point).collect();
    if last - first < MOST_DOTS {
        let dot = |&at: &(f64, f64)| Dot::filled(at, Role::You, 2.5);
        figure.dots.extend(points.iter().map(dot));
    }
    figure.add(Curve::thick(points, Role::You));
    let mut mark = |line: usize, dot: fn((f64, f64)) -> Dot| {
        if (first..=last).contains(&line) {
            figure.add(dot((line as f64, depth.height(solved.antes_lost(line)))));
        }
    };
    let Some(floor) = &solved.floor else {
        return figure;
    };
    let has_minima = floor.minima.len() > 1 && last - first < solved.played.hands();
    if has_minima {
        for line in &floor.minima {
            mark(*line, |at| Dot::filled(at, Role::Ink, 2.5));
        }
    }
    // The ring leaves room for the dot where one line is both.
    if let Some(best) = solved.best {
        mark(best.line, |at| Dot::ring(at, Role::Ink, 8.0));
    }
    mark(floor.least, |at| Dot::filled(at, Role::You, 5.0));
    figure.add(LegendKey::dot(pictures::LOSES_LEAST, Role::You, true));
    if solved.best.is_some() {
        figure.add(LegendKey::dot(
            pictures::BEST_AGAINST_LINES,
            Role::Ink,
            false,
        ));
    }
    if has_minima {
        let text = pictures::local_minima(floor.minima.len());
        figure.add(LegendKey::dot(text, Role::Ink, true));
    }
    figure
}
