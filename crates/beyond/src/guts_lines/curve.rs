//! What every line loses, on an axis of powers of ten.

use super::GutsLines;
use super::depth::Depth;
use super::settings::HAND;
use super::solved::{Known, Solved};
use super::state::State;
use super::words::{brief, share_held};
use upperhand::order;
use upperhand_games::format::{grouped, percent};
use upperhand_kit::{
    Axis, Crosshair, Curve, Dot, Edit, Figure, KeyPress, Label, LegendKey, Panel, Resolution, Role,
    Segment, Size, Stroke, Tick,
};

/// The whole curve.
pub struct AllLines;

impl Panel<GutsLines> for AllLines {
    type Key = Known;

    fn key(&self, guts: &GutsLines, state: &State, _: Size) -> Known {
        guts.known(state)
    }

    fn draw(&self, guts: &mut GutsLines, known: &Known, resolution: Resolution) -> Figure {
        figure(guts.game(known.key), resolution)
    }

    fn crosshair(&self, guts: &mut GutsLines, state: &State) -> Option<Crosshair> {
        let solved = guts.game(state.played());
        let name = percent(share_held(solved.played, state.hand));
        let at = state.hand as f64;
        let depth = depth(solved);
        let Some(line) = solved.line(state.hand) else {
            return Some(Crosshair::at((at, depth.end()), name, None));
        };
        let loss = solved.antes(line.lost);
        Some(Crosshair::at((at, depth.height(loss)), name, brief(loss)))
    }

    fn point(&self, _: &mut GutsLines, state: &State, at: (f64, f64)) -> Edit<State> {
        state.pointed(at.0)
    }

    fn press(&self, guts: &mut GutsLines, state: &State, key: KeyPress) -> Edit<State> {
        state.pressed(key, (0, guts.game(state.played()).hands()))
    }
}

/// The axis of all lines of a game.
fn depth(solved: &Solved) -> Depth {
    let floor = solved.floor.as_ref();
    let reaches_nothing = solved.least().is_some_and(|(_, least)| least.lost == 0);
    Depth::whole(
        floor.map(|floor| solved.antes(floor.least_positive)),
        reaches_nothing,
    )
}

fn figure(solved: &Solved, resolution: Resolution) -> Figure {
    let hands = solved.hands() as f64;
    let share = |fifth: u8| {
        let held = f64::from(fifth) / 5.0;
        Tick::new((1.0 - held) * hands, format!("{}\u{202f}%", 20 * fifth))
    };
    let x = Axis::linear("hands held", Role::You, (0.0, hands))
        .ticks_at((0..=5).rev().map(share))
        .carrying(&HAND);
    let depth = depth(solved);
    let mut figure = Figure::new("What every line loses", x, depth.axis());
    "What a line loses to an opponent who knows it".clone_into(&mut figure.legend.label);
    if let Some(nothing) = depth.nothing() {
        figure.add(Segment::level(nothing, (0.0, hands), Role::Muted));
    }
    let columns = resolution.columns.clamp(64, 1400);
    let points = sampled(solved, (0, solved.hands()), columns);
    let place = |(line, lost)| (line, depth.height(solved.antes(lost)));
    figure.add(Curve::thick(points.into_iter().map(place), Role::You));
    let mark = |line: usize| (line as f64, depth.height(solved.antes_lost(line)));
    figure.legend.keys = keys(solved);
    let Some((least, _)) = solved.least() else {
        let middle = (0.5 * hands, depth.end().sqrt());
        let text = match solved.reached() {
            0 => "still being worked out",
            _ => "stopped here",
        };
        figure.add(Label::on(middle, text));
        return figure;
    };
    // The ring leaves room for the dot where one line is both.
    if let Some(duelist) = solved.duelist {
        figure.add(Dot::ring(mark(duelist.line), Role::Ink, 8.0));
    }
    figure.add(Dot::filled(mark(least), Role::You, 5.0));
    figure
}

fn keys(solved: &Solved) -> Vec<LegendKey> {
    let lines = format!("{} lines", grouped(solved.hands() + 1));
    let mut keys = vec![LegendKey::line(lines, Role::You, Stroke::Thick)];
    if solved.floor.is_some() {
        keys.extend(marks(solved));
    }
    keys
}

/// The names of the marks on both pictures.
pub fn marks(solved: &Solved) -> Vec<LegendKey> {
    let mut keys = vec![LegendKey::dot("loses least to everything", Role::You, true)];
    if solved.duelist.is_some() {
        keys.push(LegendKey::dot("best against lines", Role::Ink, false));
    }
    keys
}

/// What lines between two lose, in deals: each, or where there are many the first, the least and the largest of each column, in their
/// order.
pub fn sampled(solved: &Solved, (first, last): (usize, usize), columns: usize) -> Vec<(f64, i64)> {
    let step = (last - first + 1).div_ceil(columns);
    let mut points = Vec::new();
    let mut column: Vec<(usize, i64)> = Vec::with_capacity(step);
    let reached = solved.lines_from(first).take(last - first + 1);
    let mut lines = (first..).zip(reached.map(|line| line.lost)).peekable();
    while lines.peek().is_some() {
        column.clear();
        column.extend(lines.by_ref().take(step));
        let ends = [
            column.first(),
            column.iter().min_by_key(|point| point.1),
            column.iter().max_by_key(|point| point.1),
        ];
        let ends = order::distinct(ends.into_iter().flatten().copied());
        points.extend(ends.into_iter().map(|(line, lost)| (line as f64, lost)));
        if lines.peek().is_none() {
            points.extend(column.last().map(|&(line, lost)| (line as f64, lost)));
        }
    }
    points
}
