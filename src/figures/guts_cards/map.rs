//! The map of hands: how often each is held, with the edge of the threshold.

use super::crop::{crop, nearest_point, visible_cells};
use super::losses::differing;
use super::places::{Places, axes, rules};
use super::settings::Show;
use super::solved::{Progress, Solved};
use super::window::ShareWindow;
use super::words::chance;
use crate::figures::format::percent;
use crate::figures::{
    Anchor, Cell, Crosshair, Curve, Dot, Figure, Fill, Gradient, Label, LegendKey, Raster, Role,
    Segment, Span, Stroke, Tick, runs,
};

/// If more hands than this differ, only their colours say so.
const MOST_DOTS: usize = 400;

/// Up to this many hands that differ are named.
const MOST_TOLD: usize = 12;

/// From this many rows on, cells may be too low and too narrow for names.
const LOW_ROWS: f64 = 12.0;

/// The share of a cell's width at which a dot stands beside the name.
const BESIDE_NAME: f64 = 0.09;

/// Up to this many cells have lines between them.
const MOST_RULED: f64 = 256.0;

/// Up to this many columns are wide enough for the names of hands of one, two and three cards.
const MOST_NAMED: [f64; 3] = [13.0, 10.0, 8.0];

/// What the map is made from, apart from what is known of the game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Map {
    pub show: Show,
    pub hold_above: usize,
    pub window: ShareWindow,
}

pub fn figure(solved: &Solved, map: &Map) -> Figure {
    let places = solved.places();
    let whole = places.sides();
    let shown = map.window.part_of(whole);
    let (x, y) = axes(solved.game.hands(), shown);
    let title = match map.show {
        Show::Threshold => "Hands that the line holds",
        Show::Difference => "Who holds it: only the line, or only the equilibrium",
        Show::Equilibrium | Show::Matrix => match solved.progress {
            Progress::Waiting => "Still solving: hands that the best line holds",
            Progress::Stopped => "How often to hold, as far as it was solved",
            Progress::Optimal => "How often to hold, in equilibrium",
        },
    };
    let mut figure = Figure::new(title, x, y);
    let shades = shades(solved, map);
    let shade = |hand: Option<usize>| hand.map_or(Cell::fill(0), |hand| shades[hand]);
    let (seen, raster) = crop(&places.cells, places.columns, whole, shown);
    let cells = seen.into_iter().map(shade).collect();
    let fills = vec![Fill::new(Role::Paper, 0.0)];
    figure.raster = Some(Raster {
        cells,
        fills,
        ..raster
    });
    figure.segments = between(solved, shown);
    figure.curves = staircase(places, map.hold_above, shown);
    figure.legend.ticks = match map.show {
        Show::Difference => {
            figure.legend.gradient = Gradient::between(Role::Opponent, Role::You);
            Tick::list([(0.0, "line"), (0.5, "the same"), (1.0, "equilibrium")])
        }
        _ => Tick::percentages(),
    };
    let edge = "the line";
    figure.add(LegendKey::line(edge, Role::Ink, Stroke::ThinCased));
    let differing = differing(&solved.equilibrium, map.hold_above);
    figure.labels = names(solved, &differing, shown);
    if differing.len() <= MOST_DOTS && !differing.is_empty() {
        let dot = |hand: &usize| Dot::filled(marked(places, *hand, shown), Role::Opponent, 2.5);
        let is_shown = |dot: &Dot| nearest_point(dot.at, shown) == dot.at;
        figure.dots = differing.iter().map(dot).filter(is_shown).collect();
        let text = "here perfect play departs from the simple line";
        figure.add(LegendKey::dot(text, Role::Opponent, true));
    }
    figure
}

fn shades(solved: &Solved, map: &Map) -> Vec<Cell> {
    let held = solved.weighed.held.iter().enumerate();
    let by_threshold = |hand: usize| f64::from(u8::from(hand >= map.hold_above));
    let share = |(hand, &held): (usize, &f64)| match map.show {
        Show::Threshold => by_threshold(hand),
        Show::Difference => f64::midpoint(held - by_threshold(hand), 1.0),
        _ => held,
    };
    held.map(share).map(Cell::magnitude).collect()
}

/// Lines between ranks, and between hands where those are few.
fn between(solved: &Solved, shown: (Span, Span)) -> Vec<Segment> {
    let places = solved.places();
    let (mut across, mut along) = rules(solved.game.hands());
    let (wide, high) = (shown.0.1 - shown.0.0, shown.1.1 - shown.1.0);
    if wide * high <= MOST_RULED {
        across = (1..places.columns).collect();
        along = (1..places.rows).collect();
    }
    let (width, height) = (places.columns as f64, places.rows as f64);
    let line = |from, to| Segment::new(from, to, Role::Rule);
    let upright = across.into_iter().map(|x| x as f64);
    let level = along.into_iter().map(|y| y as f64);
    // Two cards fill the half below the diagonal.
    let is_half = solved.game.hands().size() == 2;
    upright
        .map(|x| line((x, 0.0), (x, if is_half { x } else { height })))
        .chain(level.map(|y| line((if is_half { y } else { 0.0 }, y), (width, y))))
        .collect()
}

/// Are the columns shown wide enough for the names of hands?
fn has_names(places: &Places, (across, _): (Span, Span)) -> bool {
    across.1 - across.0 <= MOST_NAMED[places.cards - 1]
}

/// The place of the dot of a hand: the middle of its place, or beside the name there.
fn marked(places: &Places, hand: usize, shown: (Span, Span)) -> (f64, f64) {
    let (from, to) = places.place(hand);
    let middle = places.middle(hand);
    if has_names(places, shown) {
        (from.0 + BESIDE_NAME * (to.0 - from.0), middle.1)
    } else {
        middle
    }
}

/// The names of all hands that are seen, where their places are wide enough; else of the few that are played
/// differently, with how often they are held. A name that does not fit its place, or would cover another, is not drawn.
fn names(solved: &Solved, differing: &[usize], shown: (Span, Span)) -> Vec<Label> {
    let places = solved.places();
    let told = if differing.len() <= MOST_TOLD {
        differing
    } else {
        &[]
    };
    let mut labels = if has_names(places, shown) {
        named(solved, shown)
    } else {
        Vec::new()
    };
    // In rows this low there is no room for anything beside a name.
    if labels.is_empty() || shown.1.1 - shown.1.0 >= LOW_ROWS {
        let at = |&hand: &usize| (marked(places, hand, shown), hand);
        let dots = told.iter().map(at);
        let dots = dots.filter(|(at, _)| nearest_point(*at, shown) == *at);
        labels.extend(dots.map(|(at, hand)| Label::beside(at, often(solved, hand))));
    }
    labels
}

/// The names of all hands that are seen, in their places.
fn named(solved: &Solved, shown: (Span, Span)) -> Vec<Label> {
    let places = solved.places();
    let (left, right) = visible_cells(shown.0, places.columns);
    let (bottom, top) = visible_cells(shown.1, places.rows);
    let rows = (bottom..top).flat_map(|row| &places.cells[row * places.columns..][left..right]);
    let mut hands: Vec<usize> = rows.copied().flatten().collect();
    hands.sort_unstable();
    hands.dedup();
    let name = |hand: usize| {
        let (from, to) = places.place(hand);
        let (from, to) = (nearest_point(from, shown), nearest_point(to, shown));
        Label::within(from, to, Anchor::Right, solved.hand_name(hand))
    };
    hands.into_iter().map(name).collect()
}

/// The name of a hand, and how often the equilibrium holds it.
fn often(solved: &Solved, hand: usize) -> String {
    let held = percent(chance(solved.equilibrium.hold(hand)));
    format!("{} {held}", solved.hand_name(hand))
}

/// The lines between hands that a threshold holds and hands that it drops.
fn staircase(places: &Places, threshold: usize, shown: (Span, Span)) -> Vec<Curve> {
    let (left, right) = visible_cells(shown.0, places.columns);
    let (bottom, top) = visible_cells(shown.1, places.rows);
    // 0 and 1 for hands dropped and held, 2 where there is none.
    let side = |cell: &Option<usize>| cell.map_or(2, |hand| u8::from(hand >= threshold));
    let sides: Vec<u8> = places.cells.iter().map(side).collect();
    let line = |row: usize| &sides[row * places.columns..][..places.columns];
    let parts = |one: u8, other: u8| one + other == 1;
    let mut lines = Vec::new();
    for x in left + 1..right {
        let is_edge = |y: usize| parts(line(y)[x], line(y)[x - 1]);
        let found = runs(bottom..top, is_edge).into_iter();
        lines.extend(found.map(|(from, to)| [(x, from), (x, to)]));
    }
    for y in bottom + 1..top {
        let (above, below) = (line(y), line(y - 1));
        let is_edge = |x: usize| parts(above[x], below[x]);
        let found = runs(left..right, is_edge).into_iter();
        lines.extend(found.map(|(from, to)| [(from, y), (to, y)]));
    }
    let curve = |ends: [(usize, usize); 2]| {
        let ends = ends.map(|(x, y)| nearest_point((x as f64, y as f64), shown));
        Curve::new(ends, Role::Ink, Stroke::ThinCased)
    };
    lines.into_iter().map(curve).collect()
}

pub fn crosshair(solved: &Solved, hand: usize) -> Crosshair {
    let (from, to) = solved.places().place(hand);
    Crosshair::cell(from, to, solved.hand_name(hand), None)
}
