//! By how much holding beats dropping, hand by hand, against the equilibrium.

use super::super::Cards;
use super::super::asked::{Asked, Field};
use super::super::games::{Game, PlayedKey, Solved};
use super::super::words::hands::antes;
use super::super::words::pictures;
use super::sampled::sampled;
use core::ops::Range;
use upperhand_games::format::grouped;
use upperhand_kit::described::{Handle, Movable, Panel};
use upperhand_kit::span::widened;
use upperhand_kit::{
    ANY_DIGIT, Axis, Cell, Crosshair, Curve, Edges, Figure, Fill, Raster, Resolution, Role,
    Segment, Size, Tick, Ticks, round_numbers,
};

/// What holding gains, for the whole order of hands.
pub struct Gains;

impl Panel<Cards> for Gains {
    type Key = PlayedKey;

    fn key(&self, state: &Asked, solved: &Solved, _: Size) -> PlayedKey {
        solved.games.known(state.played())
    }

    fn draw(&self, known: &PlayedKey, solved: &mut Solved, resolution: Resolution) -> Figure {
        gains(solved.game(known.key), resolution)
    }

    fn movable(&self, state: &Asked, solved: &mut Solved) -> Option<Movable> {
        let (hand, [at, margin], name) = chosen(state, solved)?;
        Some(Movable {
            x: Some(hand),
            y: None,
            crosshair: Crosshair::at((at, margin), name, antes(margin)),
        })
    }
}

/// The hand chosen, its place and what holding it gains, and its name; `None` where only lines are shown.
pub fn chosen(state: &Asked, solved: &mut Solved) -> Option<(Handle, [f64; 2], String)> {
    if state.is_lines() {
        return None;
    }
    let solved = solved.game(state.played());
    let handle = Handle::new(Field::hand as usize, (0.0, (solved.hands() - 1) as f64));
    let at = [state.hand as f64, solved.margin(state.hand)];
    Some((handle, at, solved.hand_name(state.hand)))
}

/// The least and the largest of each column joined.
fn gains(solved: &Game, resolution: Resolution) -> Figure {
    let all = 0..solved.hands();
    let columns = resolution.columns.clamp(16, 700);
    let points = margins(solved, &all, columns);
    let (least, most, margin) = extremes(&points);
    let x = hands_axis(pictures::WEAKEST_FIRST, &all, name_ticks(solved, &all));
    let strip = 2.0 * margin;
    let y = Axis::linear("antes", Role::Ink, (least - margin - strip, most + margin));
    let title = pictures::WHAT_HOLDING_GAINS;
    let mut figure = Figure::new(title, x, y);
    let cells = shades(solved, all, columns);
    let blank = vec![Cell::fill(0); cells.len()];
    figure.raster = Some(Raster {
        columns: Edges::Even(cells.len()),
        rows: Edges::At(vec![figure.y.from, figure.y.from + strip, figure.y.to]),
        cells: [cells, blank].concat(),
        fills: vec![PAPER],
    });
    figure.legend.ticks = Tick::percentages();
    figure.add(Segment::level(0.0, figure.x.range(), Role::Muted));
    figure.add(Curve::thin(points, Role::You));
    figure
}

pub fn hands_axis(label: &str, shown: &Range<usize>, ticks: Ticks) -> Axis {
    let ends = (shown.start as f64 - 0.5, shown.end as f64 - 0.5);
    Axis::linear(label, Role::Ink, ends).with_ticks(ticks)
}

pub const PAPER: Fill = Fill::new(Role::Paper, 0.0);

/// How often the hands are held, the mean of those that share a cell.
pub fn shades(solved: &Game, shown: Range<usize>, cells: usize) -> Vec<Cell> {
    let step = shown.len().div_ceil(cells);
    let held = solved.weighed.held[shown].chunks(step);
    held.map(|held| Cell::magnitude(held.iter().sum::<f64>() / held.len() as f64))
        .collect()
}

/// The least and the largest value, 0 among them, and the room around them.
pub fn extremes(points: &[(f64, f64)]) -> (f64, f64, f64) {
    let (least, most) = widened((0.0, 0.0), points.iter().map(|point| point.1));
    (least, most, (0.06 * (most - least)).max(1e-9))
}

/// What holding gains, by hand.
pub fn margins(solved: &Game, shown: &Range<usize>, columns: usize) -> Vec<(f64, f64)> {
    let by_margin =
        |one: &usize, other: &usize| solved.margin(*one).total_cmp(&solved.margin(*other));
    let ends = |hands: Range<usize>| {
        [hands.clone().min_by(by_margin), hands.max_by(by_margin)].map(Option::unwrap_or_default)
    };
    let hands = sampled(shown.clone(), shown.len().div_ceil(columns), &ends);
    let point = |hand: usize| (hand as f64, solved.margin(hand));
    hands.into_iter().map(point).collect()
}

pub fn tick(solved: &Game, hand: usize) -> Tick {
    Tick::new(hand as f64, solved.hand_name(hand))
}

pub fn name_ticks(solved: &Game, shown: &Range<usize>) -> Ticks {
    let last = shown.len() - 1;
    let parts = last.clamp(1, 6);
    let hands = (0..=parts).map(|part| shown.start + part * last / parts);
    Ticks::At(hands.map(|hand| tick(solved, hand)).collect())
}

/// Round numbers of hands.
pub fn ticks((from, to): (f64, f64)) -> Ticks {
    let (first, last) = (from.ceil().max(0.0), to.floor());
    let finest = ((last - first) / 6.0).floor().max(1.0);
    let numbers = round_numbers((first, last), finest, &ANY_DIGIT).values;
    let tick = |number: f64| Tick::new(number, grouped(number));
    Ticks::At(numbers.into_iter().map(tick).collect())
}
