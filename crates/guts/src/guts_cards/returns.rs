//! By how much holding beats dropping, hand by hand, against the equilibrium.

use super::GutsCards;
use super::settings::FEWEST_AROUND;
use super::solved::{Known, Solved};
use super::state::{SetFields as _, State};
use super::words::antes;
use core::ops::Range;
use upperhand::order;
use upperhand_games::format::grouped;
use upperhand_kit::span::{index_at, widened};
use upperhand_kit::state::State as _;
use upperhand_kit::{
    ANY_DIGIT, Axis, Cell, Crosshair, Curve, Dot, Edges, Edit, Figure, Fill, KeyPress, PanZoom,
    Panel, Raster, Resolution, Role, Segment, Size, Tick, Ticks, round_numbers,
};

/// What holding gains, for the whole order of hands.
pub struct Gains;

impl Panel<GutsCards> for Gains {
    type Key = Known;

    fn key(&self, guts: &GutsCards, state: &State, _: Size) -> Known {
        guts.known(state)
    }

    fn draw(&self, guts: &mut GutsCards, known: &Known, resolution: Resolution) -> Figure {
        gains(guts.game(known.key), resolution)
    }

    fn crosshair(&self, guts: &mut GutsCards, state: &State) -> Option<Crosshair> {
        let solved = guts.solved(state);
        let (at, margin) = (state.hand as f64, solved.margin(state.hand));
        let name = solved.hand_name(state.hand);
        Some(Crosshair::at((at, margin), name, antes(margin)))
    }

    fn point(&self, guts: &mut GutsCards, state: &State, at: (f64, f64)) -> Edit<State> {
        state.pointed(at.0, guts.solved(state).hands())
    }

    fn press(&self, guts: &mut GutsCards, state: &State, key: KeyPress) -> Edit<State> {
        state.pressed(key, guts.solved(state).hands())
    }
}

/// The least and the largest of each column joined.
fn gains(solved: &Solved, resolution: Resolution) -> Figure {
    let all = 0..solved.hands();
    let columns = resolution.columns.clamp(16, 700);
    let points = sampled(solved, &all, columns);
    let (least, most, margin) = extremes(&points);
    let x = hands_axis("hands, weakest first", &all, name_ticks(solved, &all));
    let strip = 2.0 * margin;
    let y = Axis::linear("antes", Role::Ink, (least - margin - strip, most + margin));
    let title = "What holding gains over dropping. Strip: how often to hold";
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

fn hands_axis(label: &str, shown: &Range<usize>, ticks: Ticks) -> Axis {
    let ends = (shown.start as f64 - 0.5, shown.end as f64 - 0.5);
    Axis::linear(label, Role::Ink, ends).with_ticks(ticks)
}

const PAPER: Fill = Fill::new(Role::Paper, 0.0);

/// How often the hands are held, the mean of those that share a cell.
fn shades(solved: &Solved, shown: Range<usize>, cells: usize) -> Vec<Cell> {
    let step = shown.len().div_ceil(cells);
    let held = solved.weighed.held[shown].chunks(step);
    held.map(|held| Cell::magnitude(held.iter().sum::<f64>() / held.len() as f64))
        .collect()
}

/// The least and the largest value, 0 among them, and the room around them.
fn extremes(points: &[(f64, f64)]) -> (f64, f64, f64) {
    let (least, most) = widened((0.0, 0.0), points.iter().map(|point| point.1));
    (least, most, (0.06 * (most - least)).max(1e-9))
}

/// More hands than this are joined to a line, fewer are bars.
const MOST_BARS: usize = 60;

/// The hands around one of them as a list, the strongest on top: how often each is held, and what holding it gains.
pub struct List;

impl Panel<GutsCards> for List {
    type Key = (Known, usize, usize);

    fn key(&self, guts: &GutsCards, state: &State, _: Size) -> (Known, usize, usize) {
        (guts.known(state), state.hand, state.around)
    }

    fn draw(&self, guts: &mut GutsCards, key: &Self::Key, _: Resolution) -> Figure {
        let &(known, hand, around) = key;
        list(guts.game(known.key), hand, around)
    }

    fn crosshair(&self, guts: &mut GutsCards, state: &State) -> Option<Crosshair> {
        let solved = guts.solved(state);
        let (at, margin) = (state.hand as f64, solved.margin(state.hand));
        let name = solved.hand_name(state.hand);
        Some(Crosshair::at((margin, at), antes(margin), name))
    }

    fn point(&self, guts: &mut GutsCards, state: &State, at: (f64, f64)) -> Edit<State> {
        state.pointed(at.1, guts.solved(state).hands())
    }

    fn press(&self, guts: &mut GutsCards, state: &State, key: KeyPress) -> Edit<State> {
        state.pressed(key, guts.solved(state).hands())
    }

    fn pan_zoom(&self, guts: &mut GutsCards, state: &State, by: PanZoom) -> Edit<State> {
        let (hands, around) = (guts.solved(state).hands(), state.around as f64);
        match by {
            PanZoom::Zoom(factor, _) => {
                let rounded = if factor > 1.0 { f64::ceil } else { f64::floor };
                let wished = index_at(rounded(around * factor), hands / 2 + 1);
                state.edit().around(wished.max(FEWEST_AROUND as usize))
            }
            PanZoom::Pan(_, up) => {
                let by = (up * (2.0 * around + 1.0)).round();
                state.pointed(state.hand as f64 + by, hands)
            }
            PanZoom::Reset => state.edit().around(State::initial().around),
            PanZoom::Divide(_) => state.edit(),
        }
    }
}

fn list(solved: &Solved, hand: usize, around: usize) -> Figure {
    let shown = listed(solved, hand, around);
    let as_bars = shown.len() <= MOST_BARS;
    let points = sampled(solved, &shown, MOST_ROWS);
    let (least, most, margin) = extremes(&points);
    let ends = (least - 3.0 * margin, most + margin);
    let x = Axis::linear("antes that holding gains", Role::Ink, ends);
    let ticks = if as_bars {
        Ticks::At(shown.clone().map(|hand| tick(solved, hand)).collect())
    } else {
        name_ticks(solved, &shown)
    };
    let y = hands_axis("", &shown, ticks);
    let mut figure = Figure::new("The hands around it. Strip: how often to hold", x, y);
    let cells = shades(solved, shown, MOST_ROWS);
    let (from, to) = figure.x.range();
    figure.raster = Some(Raster {
        columns: Edges::At(vec![from, from + 2.0 * margin, to]),
        rows: Edges::Even(cells.len()),
        cells: cells
            .iter()
            .flat_map(|&cell| [cell, Cell::fill(0)])
            .collect(),
        fills: vec![PAPER],
    });
    figure.legend.ticks = Tick::percentages();
    figure.add(Segment::upright(0.0, figure.y.range(), Role::Muted));
    draw_margins(&mut figure, &points, as_bars);
    figure
}

const MOST_ROWS: usize = 400;

/// Bars, and a ring where both return the same; or a line where there are many hands.
fn draw_margins(figure: &mut Figure, points: &[(f64, f64)], as_bars: bool) {
    let upwards = points.iter().map(|&(hand, margin)| (margin, hand));
    if !as_bars {
        figure.add(Curve::thin(upwards, Role::You));
        return;
    }
    for (margin, hand) in upwards {
        if margin == 0.0 {
            figure.add(Dot::ring((0.0, hand), Role::Ink, 3.0));
            continue;
        }
        let role = if margin > 0.0 { Role::You } else { Role::Muted };
        figure.add(Curve::thick([(0.0, hand), (margin, hand)], role));
    }
}

/// The hands on each side of one, `around` of them or as many as there are.
fn listed(solved: &Solved, hand: usize, around: usize) -> Range<usize> {
    let hands = solved.hands();
    let count = (2 * around + 1).min(hands);
    let from = hand.saturating_sub(around).min(hands - count);
    from..from + count
}

/// Every hand, or where there are many the least and the largest of each column in the order of hands.
fn sampled(solved: &Solved, shown: &Range<usize>, columns: usize) -> Vec<(f64, f64)> {
    let step = shown.len().div_ceil(columns);
    let mut hands = Vec::new();
    for first in shown.clone().step_by(step) {
        let column = first..(first + step).min(shown.end);
        let by_margin = |a: &usize, b: &usize| solved.margin(*a).total_cmp(&solved.margin(*b));
        let ends = [column.clone().min_by(by_margin), column.max_by(by_margin)];
        // Ascending, and one where both are the same.
        hands.extend(order::distinct(ends.into_iter().flatten()));
    }
    let point = |hand: usize| (hand as f64, solved.margin(hand));
    hands.into_iter().map(point).collect()
}

fn tick(solved: &Solved, hand: usize) -> Tick {
    Tick::new(hand as f64, solved.hand_name(hand))
}

fn name_ticks(solved: &Solved, shown: &Range<usize>) -> Ticks {
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
