//! The hands around one of them as a list, the strongest on top: how often each is held, and what holding it gains.

use super::super::Cards;
use super::super::asked::{Asked, FEWEST_AROUND, SetFields as _};
use super::super::games::{Game, PlayedKey, Solved};
use super::super::words::hands::antes;
use super::super::words::pictures;
use super::gains::{PAPER, chosen, extremes, hands_axis, margins, name_ticks, shades, tick};
use core::ops::Range;
use upperhand_kit::described::{Gesture, Movable, Panel};
use upperhand_kit::span::index_at;
use upperhand_kit::state::{Edit, State as _};
use upperhand_kit::{
    Axis, Cell, Crosshair, Curve, Dot, Edges, Figure, PanZoom, Raster, Resolution, Role, Segment,
    Size, Tick, Ticks,
};

/// More hands than this are joined to a line, fewer are bars.
const MOST_BARS: usize = 60;

pub struct List;

impl Panel<Cards> for List {
    type Key = (PlayedKey, usize, usize);

    fn key(&self, state: &Asked, solved: &Solved, _: Size) -> Self::Key {
        let known = solved.games.known(state.played());
        (known, state.hand, state.around)
    }

    fn draw(&self, key: &Self::Key, solved: &mut Solved, _: Resolution) -> Figure {
        let &(known, hand, around) = key;
        list(solved.game(known.key), hand, around)
    }

    fn movable(&self, state: &Asked, solved: &mut Solved) -> Option<Movable> {
        let (hand, [at, margin], name) = chosen(state, solved)?;
        Some(Movable {
            x: None,
            y: Some(hand),
            crosshair: Crosshair::at((margin, at), antes(margin), name),
        })
    }

    fn edit(&self, state: &Asked, _: &mut Solved, by: Gesture) -> Option<Edit<Asked>> {
        let Gesture::PanZoom(by) = by else {
            return None;
        };
        let (hands, around) = (state.played().hands(), state.around as f64);
        Some(match by {
            PanZoom::Zoom(factor, _) => {
                let rounded = if factor > 1.0 { f64::ceil } else { f64::floor };
                let wished = index_at(rounded(around * factor), hands / 2 + 1);
                state.edit().around(wished.max(FEWEST_AROUND as usize))
            }
            PanZoom::Pan(_, up) => {
                let by = (up * (2.0 * around + 1.0)).round();
                state.edit().hand(index_at(state.hand as f64 + by, hands))
            }
            PanZoom::Reset => state.edit().around(Asked::initial().around),
            PanZoom::Divide(_) => state.edit(),
        })
    }
}

fn list(solved: &Game, hand: usize, around: usize) -> Figure {
    let shown = listed(solved, hand, around);
    let as_bars = shown.len() <= MOST_BARS;
    let points = margins(solved, &shown, MOST_ROWS);
    let (least, most, margin) = extremes(&points);
    let ends = (least - 3.0 * margin, most + margin);
    let x = Axis::linear(pictures::ANTES_GAINED, Role::Ink, ends);
    let ticks = if as_bars {
        Ticks::At(shown.clone().map(|hand| tick(solved, hand)).collect())
    } else {
        name_ticks(solved, &shown)
    };
    let y = hands_axis("", &shown, ticks);
    let mut figure = Figure::new(pictures::HANDS_AROUND, x, y);
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
fn listed(solved: &Game, hand: usize, around: usize) -> Range<usize> {
    let hands = solved.hands();
    let count = (2 * around + 1).min(hands);
    let from = hand.saturating_sub(around).min(hands - count);
    from..from + count
}
