//! The floor of the curve: the lines that lose least, side by side, and those around them.

use super::GutsLines;
use super::curve::{marks, sampled};
use super::depth::Depth;
use super::solved::{Known, Solved};
use super::state::State;
use super::words::{brief, weakest_held};
use upperhand_games::format::grouped;
use upperhand_kit::{
    Axis, Crosshair, Curve, Dot, Edit, Figure, KeyPress, Label, LegendKey, Panel, Resolution, Role,
    Segment, Size, Tick,
};

/// The lines around the floor.
pub struct CloseUp;

impl Panel<GutsLines> for CloseUp {
    type Key = Known;

    fn key(&self, guts: &GutsLines, state: &State, _: Size) -> Known {
        guts.known(state)
    }

    fn draw(&self, guts: &mut GutsLines, known: &Known, resolution: Resolution) -> Figure {
        figure(guts.game(known.key), resolution)
    }

    fn crosshair(&self, guts: &mut GutsLines, state: &State) -> Option<Crosshair> {
        let solved = guts.game(state.played());
        let near = Near::of(solved)?;
        if !(near.first..=near.last).contains(&state.hand) {
            return None;
        }
        let loss = solved.antes(solved.line(state.hand)?.lost);
        let at = (state.hand as f64, near.depth(solved).height(loss));
        let name = weakest_held(solved.played, state.hand);
        Some(Crosshair::at(at, name, brief(loss)))
    }

    fn point(&self, guts: &mut GutsLines, state: &State, at: (f64, f64)) -> Edit<State> {
        match Near::of(guts.game(state.played())) {
            Some(near) => state.pointed(at.0.clamp(near.first as f64, near.last as f64)),
            None => state.edit(),
        }
    }

    fn press(&self, guts: &mut GutsLines, state: &State, key: KeyPress) -> Edit<State> {
        match Near::of(guts.game(state.played())) {
            Some(near) => state.pressed(key, (near.first, near.last)),
            None => state.edit(),
        }
    }
}

/// The fewest lines shown beside the floor.
const FEWEST: usize = 10;

/// The lines shown.
#[derive(Clone, Copy)]
pub struct Near {
    pub first: usize,
    pub last: usize,
}

impl Near {
    /// All minima and both best lines, with a fifth more on each side.
    pub fn of(solved: &Solved) -> Option<Self> {
        let floor = solved.floor.as_ref()?;
        let duelist = solved.duelist.map(|duelist| duelist.line);
        let ends = floor.minima.iter().copied().chain(duelist);
        let (from, to) = ends.fold((usize::MAX, 0), |(from, to), line| {
            (from.min(line), to.max(line))
        });
        let room = ((to - from) / 5).max(FEWEST);
        let (first, last) = (from.saturating_sub(room), (to + room).min(solved.hands()));
        Some(Self { first, last })
    }

    fn depth(self, solved: &Solved) -> Depth {
        let lines = solved.lines_from(self.first);
        let shown = lines.take(self.last - self.first + 1);
        Depth::of(shown.map(|line| solved.antes(line.lost)))
    }
}

/// Where the names of hands stand.
const TICKS: usize = 6;

/// More lines than this are only a curve, fewer are dots on it.
const MOST_DOTS: usize = 60;

fn figure(solved: &Solved, resolution: Resolution) -> Figure {
    let title = "The lines that lose least, close up";
    let Some(near) = Near::of(solved) else {
        return unknown(title);
    };
    let (first, last) = (near.first, near.last);
    let ticks = (0..=TICKS).map(|part| {
        let line = first + part * (last - first) / TICKS;
        Tick::new(line as f64, weakest_held(solved.played, line))
    });
    let ends = (first as f64 - 0.5, last as f64 + 0.5);
    let x = Axis::linear("weakest hand held", Role::You, ends).ticks_at(ticks);
    let points = sampled(solved, (first, last), resolution.columns.clamp(64, 1400));
    let depth = near.depth(solved);
    let height = |lost| depth.height(solved.antes(lost));
    let points: Vec<(f64, f64)> = points
        .into_iter()
        .map(|(line, lost)| (line, height(lost)))
        .collect();
    let mut figure = Figure::new(title, x, depth.axis());
    if let Some(nothing) = depth.nothing() {
        figure.add(Segment::level(nothing, ends, Role::Muted));
    }
    if last - first < MOST_DOTS {
        let dot = |&at: &(f64, f64)| Dot::filled(at, Role::You, 2.5);
        figure.dots.extend(points.iter().map(dot));
        figure.add(Curve::thin(points, Role::You));
    } else {
        figure.add(Curve::thin(points, Role::You));
    }
    let mark = |line: usize| (line as f64, depth.height(solved.antes_lost(line)));
    let Some(floor) = &solved.floor else {
        return figure;
    };
    if floor.minima.len() > 1 {
        let dip = |&line: &usize| Dot::filled(mark(line), Role::Ink, 2.5);
        figure.dots.extend(floor.minima.iter().map(dip));
    }
    if let Some(duelist) = solved.duelist {
        figure.add(Dot::ring(mark(duelist.line), Role::Ink, 8.0));
    }
    figure.add(Dot::filled(mark(floor.least), Role::You, 5.0));
    figure.legend.keys = marks(solved);
    if floor.minima.len() > 1 {
        let text = format!("{} local minima", grouped(floor.minima.len()));
        figure.add(LegendKey::dot(text, Role::Ink, true));
    }
    figure
}

/// Before all lines are known.
fn unknown(title: &str) -> Figure {
    let x = Axis::linear("weakest hand held", Role::You, (0.0, 1.0)).ticks_at([]);
    let y = Axis::linear("antes lost", Role::Ink, (0.0, 1.0)).ticks_at([]);
    let mut figure = Figure::new(title, x, y);
    figure.add(Label::on((0.5, 0.5), "once all lines are known"));
    figure
}
