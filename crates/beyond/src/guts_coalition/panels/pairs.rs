//! What each pair of lines of the two leaves her.

use super::super::Coalition;
use super::super::asked::{Asked, Field};
use super::super::facts::Solved;
use super::super::facts::cards::Cards;
use super::super::state::Played;
use super::super::words::cards::{leading_rank, pair_held, short};
use super::super::words::pictures;
use upperhand_games::antes::signed_per_hundred;
use upperhand_games::payoff_gradient::{payoff_cell, payoff_ticks};
use upperhand_kit::answered::AnsweredKey;
use upperhand_kit::described::{Handle, Movable, Panel};
use upperhand_kit::span::runs;
use upperhand_kit::{
    Axis, Crosshair, Dot, Figure, Fill, Gradient, Hatch, LegendKey, Raster, Resolution, Role, Size,
    Swatch, Tick,
};

/// The pairs of lines.
pub struct Pairs;

/// From here on payoffs have the full colour, in antes.
const FULL: f64 = 0.1;

impl Panel<Coalition> for Pairs {
    /// Her line, or her best answer to each pair.
    type Key = (AnsweredKey<Played>, Option<usize>);

    fn key(&self, state: &Asked, solved: &Solved, _: Size) -> Self::Key {
        let played = state.played().expect("a panel of real cards");
        let line = (!state.is_apart()).then_some(state.hold_above);
        (solved.games.known(played), line)
    }

    fn draw(&self, &(known, line): &Self::Key, solved: &mut Solved, _: Resolution) -> Figure {
        let cards = solved.cards(known.key);
        cards.map_or_else(super::dealing, |cards| figure(cards, line))
    }

    fn movable(&self, state: &Asked, solved: &mut Solved) -> Option<Movable> {
        let cards = solved.cards(state.played()?)?;
        let ends = (0.0, cards.kinds() as f64);
        let [x, y] =
            [Field::one, Field::other].map(|field| Some(Handle::new(field as usize, ends)));
        let at = state.pair().map(|line| line as f64);
        let [one, other] = state.pair().map(|line| short(cards.held(line)));
        let crosshair = Crosshair::around(at.into(), one, other);
        Some(Movable { x, y, crosshair })
    }
}

fn figure(cards: &Cards, line: Option<usize>) -> Figure {
    let title = match line {
        Some(_) => pictures::LEAVES_AT_YOUR_LINE,
        None => pictures::LEAVES_AT_YOUR_BEST,
    };
    let axis = |label, field| axis(cards, label).carrying(&Asked::SETTINGS[field as usize]);
    let x = axis(pictures::ONE_HOLDS, Field::one);
    let y = axis(pictures::OTHER_HOLDS, Field::other);
    let mut figure = Figure::new(title, x, y);
    let side = cards.kinds() + 1;
    let values = cards.values(line);
    let cells = values
        .iter()
        .map(|value| payoff_cell((value / FULL).clamp(-1.0, 1.0)));
    figure.raster = Some(Raster::even(side, cells.collect()));
    figure.hatches = hatches(&values, side);
    pictures::ANTES_LEFT.clone_into(&mut figure.legend.label);
    figure.legend.gradient = Gradient::between(Role::Opponent, Role::You);
    figure.legend.ticks = payoff_ticks(|part| signed_per_hundred(part * FULL));
    if !figure.hatches.is_empty() {
        let swatch = Swatch::Hatched(Fill::new(Role::Opponent, 0.4), Role::Opponent);
        figure.add(LegendKey::new([swatch], pictures::THE_TWO_WIN));
    }
    if let Some(line) = line {
        with_die(&mut figure, cards, line);
    } else {
        let pair = cards.fairest();
        let name = pictures::leaves_least(&pair_held(cards.pair(pair)));
        rings(&mut figure, pair.map(|line| line as f64), name);
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
fn with_die(figure: &mut Figure, cards: &Cards, line: usize) {
    let worst = cards.worst(line);
    for at in both_ways(worst.map(|line| line as f64)) {
        figure.add(Dot::filled(at, Role::Paper, 5.0));
        figure.add(Dot::filled(at, Role::Opponent, 3.5));
    }
    let name = pictures::worst_for_you(&pair_held(cards.pair(worst)));
    figure.add(LegendKey::dot(name, Role::Opponent, true));
    let drawn = cards.solution().map(|optimum| &optimum.drawn[..]);
    let drawn = drawn.unwrap_or_default();
    for &(lines, weight) in drawn {
        let held = pair_held(lines.map(|dropped| cards.hands(dropped)));
        let name = match drawn {
            [_] => pictures::their_best(&held),
            _ => pictures::of_their_die(weight.value(), &held),
        };
        rings(figure, lines.map(|dropped| cards.place(dropped)), name);
    }
}

/// A pair of the two that stands out.
fn rings(figure: &mut Figure, pair: [f64; 2], name: String) {
    for at in both_ways(pair) {
        figure.add(Dot::ring(at, Role::Paper, 8.0));
        figure.add(Dot::ring(at, Role::Ink, 7.0));
    }
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
fn axis(cards: &Cards, label: &str) -> Axis {
    let ends = (-0.5, cards.kinds() as f64 + 0.5);
    // Of two cards, low ranks have few kinds.
    let has_room = |tick: &Tick| cards.played.cards == 1 || FAR_APART.contains(&tick.text.as_str());
    let ticks = ticks(cards).into_iter().filter(has_room);
    Axis::linear(label, Role::Opponent, ends).ticks_at(ticks)
}

/// Where ranks of two cards begin so far apart that all of them can be named.
const FAR_APART: [&str; 7] = ["3", "8", "10", "Q", "K", "A", "pairs"];

/// A tick where a new rank begins.
pub fn ticks(cards: &Cards) -> Vec<Tick> {
    let ranks = (0..cards.kinds()).map(|line| leading_rank(cards, line));
    let ranks: Vec<&str> = ranks.collect();
    let is_first = |line: usize| line == 0 || ranks[line] != ranks[line - 1];
    let lines = (0..ranks.len()).filter(|&line| is_first(line));
    lines
        .map(|line| Tick::new(line as f64, ranks[line]))
        .collect()
}
