//! What each pair of lines of the two leaves her.

use super::GutsTrio;
use super::settings::{Dealt, ONE, OTHER};
use super::solved::{Known, Solved};
use super::state::{SetFields as _, State};
use super::words::{held, leading_rank, pair_held, short_line};
use upperhand_games::antes::signed_per_hundred;
use upperhand_games::format::percent_of;
use upperhand_games::payoff_gradient::{payoff_cell, payoff_ticks};
use upperhand_kit::span::{nearest_whole, runs};
use upperhand_kit::{
    Along, Axis, Crosshair, Dot, Edit, Figure, Fill, Gradient, Hatch, KeyPress, LegendKey, Panel,
    Raster, Resolution, Role, Size, Swatch, Tick,
};

/// The pairs of lines.
pub struct Pairs;

/// What the picture depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown {
    pub known: Known,
    /// Her line, or her best answer to each pair.
    pub line: Option<usize>,
}

/// From here on payoffs have the full colour, in antes.
const FULL: f64 = 0.1;

impl Panel<GutsTrio> for Pairs {
    type Key = Shown;

    fn key(&self, trio: &GutsTrio, state: &State, _: Size) -> Shown {
        Shown {
            known: trio.known(state),
            line: (!state.is_apart()).then_some(state.hold_above),
        }
    }

    fn draw(&self, trio: &mut GutsTrio, shown: &Shown, _: Resolution) -> Figure {
        figure(trio.solved(shown.known.key), shown.line)
    }

    fn crosshair(&self, trio: &mut GutsTrio, state: &State) -> Option<Crosshair> {
        let solved = trio.solved(state.played());
        let at = state.pair().map(|line| line as f64);
        let [x, y] = state.pair().map(|line| short_line(solved, line));
        Some(Crosshair::around(at.into(), x, y))
    }

    fn point(&self, trio: &mut GutsTrio, state: &State, (x, y): (f64, f64)) -> Edit<State> {
        let kinds = trio.solved(state.played()).kinds();
        let edit = state.edit();
        let edit = if x.is_nan() {
            edit
        } else {
            edit.one(line_at(x, kinds))
        };
        if y.is_nan() {
            edit
        } else {
            edit.other(line_at(y, kinds))
        }
    }

    fn press(&self, trio: &mut GutsTrio, state: &State, key: KeyPress) -> Edit<State> {
        let kinds = trio.solved(state.played()).kinds();
        match key.along() {
            Along::X => state.edit().one(moved(key, state.one, kinds)),
            Along::Y => state.edit().other(moved(key, state.other, kinds)),
        }
    }
}

/// The nearest line.
pub fn line_at(at: f64, kinds: usize) -> usize {
    nearest_whole(at, (0, most(kinds))) as usize
}

/// The line after a key.
pub fn moved(key: KeyPress, line: usize, kinds: usize) -> usize {
    let most = most(kinds);
    let line = u32::try_from(line).unwrap_or(most);
    key.moved_within(line, (0, most)) as usize
}

fn most(kinds: usize) -> u32 {
    u32::try_from(kinds).unwrap_or(u32::MAX)
}

/// The values shown, row by row.
pub fn values(solved: &Solved, line: Option<usize>) -> Vec<f64> {
    let Some(line) = line else {
        return solved.replies().to_vec();
    };
    let lines = || 0..=solved.kinds();
    let pairs = lines().flat_map(|other| lines().map(move |one| [line, one, other]));
    pairs.map(|lines| solved.lines.value(lines)).collect()
}

fn figure(solved: &Solved, line: Option<usize>) -> Figure {
    let title = match line {
        Some(_) => "What a pair of lines leaves you at your line",
        None => "What a pair of lines leaves you at your best answer",
    };
    let x = axis(solved, "One of the two holds from here up").carrying(&ONE);
    let y = axis(solved, "The other holds from here up").carrying(&OTHER);
    let mut figure = Figure::new(title, x, y);
    let side = solved.kinds() + 1;
    let values = values(solved, line);
    let cells = values
        .iter()
        .map(|value| payoff_cell((value / FULL).clamp(-1.0, 1.0)));
    figure.raster = Some(Raster::even(side, cells.collect()));
    figure.hatches = hatches(&values, side);
    "Antes per 100 rounds that are left to you".clone_into(&mut figure.legend.label);
    figure.legend.gradient = Gradient::between(Role::Opponent, Role::You);
    figure.legend.ticks = payoff_ticks(|part| signed_per_hundred(part * FULL));
    if !figure.hatches.is_empty() {
        let swatch = Swatch::Hatched(Fill::new(Role::Opponent, 0.4), Role::Opponent);
        figure.add(LegendKey::new([swatch], "the two win"));
    }
    match line {
        Some(line) => with_die(&mut figure, solved, line),
        None => without_die(&mut figure, solved),
    }
    figure
}

/// Where the two win, in runs along the rows.
fn hatches(values: &[f64], side: usize) -> Vec<Hatch> {
    let rows = values.chunks_exact(side).enumerate();
    let hatches = rows.flat_map(|(row, values)| {
        let y = row as f64;
        let wins = runs(0..side, |column| values[column] < 0.0);
        wins.into_iter().map(move |(from, to)| {
            let (from, to) = (from as f64 - 0.5, to as f64 - 0.5);
            Hatch::new((from, y - 0.5), (to, y + 0.5), Role::Opponent)
        })
    });
    hatches.collect()
}

/// The worst pair for her line, and the pairs that the die draws.
fn with_die(figure: &mut Figure, solved: &Solved, line: usize) {
    let worst = solved.worst(line).pair;
    for at in both_ways(worst.map(|line| line as f64)) {
        figure.add(Dot::filled(at, Role::Paper, 5.0));
        figure.add(Dot::filled(at, Role::Opponent, 3.5));
    }
    let name = format!("worst for you: {}", pair_held(solved, worst));
    figure.add(LegendKey::dot(name, Role::Opponent, true));
    let Some(optimum) = solved.solution() else {
        return;
    };
    for pair in &optimum.pairs {
        for at in both_ways(pair.lines.map(|dropped| solved.place(dropped))) {
            figure.add(Dot::ring(at, Role::Paper, 8.0));
            figure.add(Dot::ring(at, Role::Ink, 7.0));
        }
        let held = held(solved, pair.lines);
        let name = match optimum.pairs.len() {
            1 => format!("their best: {held}"),
            _ => format!("their die, {}: {held}", percent_of(pair.weight.value())),
        };
        figure.add(LegendKey::dot(name, Role::Ink, false));
    }
}

fn without_die(figure: &mut Figure, solved: &Solved) {
    let pair = solved.fairest();
    for at in both_ways(pair.map(|line| line as f64)) {
        figure.add(Dot::ring(at, Role::Paper, 8.0));
        figure.add(Dot::ring(at, Role::Ink, 7.0));
    }
    let name = format!("leaves you least: {}", pair_held(solved, pair));
    figure.add(LegendKey::dot(name, Role::Ink, false));
}

/// Either of the two can be the one.
fn both_ways([one, other]: [f64; 2]) -> Vec<(f64, f64)> {
    if one == other {
        vec![(one, other)]
    } else {
        vec![(one, other), (other, one)]
    }
}

/// Lines along an axis, named by the weakest hand held.
pub fn axis(solved: &Solved, label: &str) -> Axis {
    let ends = (-0.5, solved.kinds() as f64 + 0.5);
    let ticks = ticks(solved).into_iter();
    // Of two cards, low ranks have few kinds.
    let has_room = |tick: &Tick| match solved.played.cards {
        Dealt::One => true,
        Dealt::Two => FAR_APART.contains(&tick.text.as_str()),
    };
    Axis::linear(label, Role::Opponent, ends).ticks_at(ticks.filter(has_room))
}

/// Where ranks of two cards begin so far apart that all of them can be named.
const FAR_APART: [&str; 7] = ["3", "8", "10", "Q", "K", "A", "pairs"];

/// A tick where a new rank begins.
pub fn ticks(solved: &Solved) -> Vec<Tick> {
    let ranks = (0..solved.kinds()).map(|line| leading_rank(solved, line));
    let ranks: Vec<&str> = ranks.collect();
    let is_first = |line: usize| line == 0 || ranks[line] != ranks[line - 1];
    let lines = (0..ranks.len()).filter(|&line| is_first(line));
    lines
        .map(|line| Tick::new(line as f64, ranks[line]))
        .collect()
}
