//! Lines between cells: those between two cards, and those between cells that are played differently.

use super::rank_grid::RankGrid;
use core::ops::Range;
use upperhand_kit::span::runs;
use upperhand_kit::{Role, Segment};

/// The lines between two cards, a step of cards apart: on the diagonal and above it.
pub fn between_sides(grid: RankGrid, step: usize) -> impl Iterator<Item = Segment> {
    let RankGrid { ranks, suits, .. } = grid;
    let cards = ranks * suits;
    // The last line is the edge of the whole.
    let edge = move |at: usize| (ranks - 1).saturating_sub(at / suits) as f64 * suits as f64;
    let lines = (0..=cards).step_by(step).map(move |at| (at, edge(at)));
    let side = cards as f64;
    lines.flat_map(move |(at, from)| {
        let at = at as f64;
        [
            Segment::upright(at, (from, side), Role::Rule),
            Segment::level(at, (from, side), Role::Rule),
        ]
    })
}

/// The lines between cells that lie on different sides; cells without a side have none.
pub fn edges(
    columns: Range<usize>,
    rows: Range<usize>,
    side: impl Fn(usize, usize) -> Option<u8>,
) -> Vec<[(usize, usize); 2]> {
    let width = columns.len();
    let sides = rows
        .clone()
        .flat_map(|y| columns.clone().map(move |x| (x, y)));
    let sides: Vec<Option<u8>> = sides.map(|(x, y)| side(x, y)).collect();
    let side = |x: usize, y: usize| sides[(y - rows.start) * width + x - columns.start];
    let parts = |one: Option<u8>, other: Option<u8>| {
        one.zip(other).is_some_and(|(one, other)| one != other)
    };
    let mut lines = Vec::new();
    for x in columns.clone().skip(1) {
        let found = runs(rows.clone(), |y| parts(side(x, y), side(x - 1, y)));
        lines.extend(found.into_iter().map(|(from, to)| [(x, from), (x, to)]));
    }
    for y in rows.clone().skip(1) {
        let found = runs(columns.clone(), |x| parts(side(x, y), side(x, y - 1)));
        lines.extend(found.into_iter().map(|(from, to)| [(from, y), (to, y)]));
    }
    lines
}
