//! Contours: where the chance to win passes a value, along the edges of the cells.

use super::window::Samples;
use crate::figures::{Axis, Curve, Edges, Label, Role, Stroke, index_at};
use crate::guess_who::Pool;

pub(super) struct Level {
    pub least: f64,
    pub name: &'static str,
    pub stroke: Stroke,
    /// Where its name stands, as a share of the columns that it passes.
    pub named_at: f64,
}

/// Doubles that are closer to a chance than this may be rounded to its wrong side.
const CLOSE: f64 = 1e-15;

/// The contour of one probability as lines, and its name. `reaches` decides exactly where doubles cannot.
pub(super) fn contour(
    values: &[f64],
    (columns, rows): (&Samples, &Samples),
    (x, y): (&Axis, &Axis),
    level: &Level,
    reaches: impl Fn(Pool, Pool) -> bool,
) -> (Vec<Curve>, Option<Label>) {
    let across = columns.pools.len();
    // The chance grows with the opponent's pool, so the cells that reach the value stand on top.
    let first = |column: usize| {
        let is_reached = |row: usize| {
            let value = values[row * across + column];
            if (value - level.least).abs() > CLOSE {
                value >= level.least
            } else {
                reaches(columns.pools[column], rows.pools[row])
            }
        };
        first_row(rows.pools.len(), is_reached)
    };
    let firsts: Vec<usize> = (0..across).map(first).collect();
    let pieces = staircase(
        &firsts,
        rows.pools.len(),
        |column| edge(&columns.edges, column, x),
        |row| edge(&rows.edges, row, y),
    );
    let points = pieces.iter().map(Vec::len).sum::<usize>();
    let named = index_at(level.named_at * points as f64, points);
    let at = pieces.iter().flatten().nth(named);
    let label = at.map(|&at| Label::on(at, level.name));
    let line = |points| Curve::new(points, Role::Ink, level.stroke);
    (pieces.into_iter().map(line).collect(), label)
}

/// The lines below the first rows of all columns, upright ones between them included; none along the
/// lower and the upper end of the rows.
fn staircase(
    firsts: &[usize],
    rows: usize,
    x: impl Fn(usize) -> f64,
    y: impl Fn(usize) -> f64,
) -> Vec<Vec<(f64, f64)>> {
    let mut pieces = Vec::new();
    let mut line: Vec<(f64, f64)> = Vec::new();
    for (column, &first) in firsts.iter().enumerate() {
        let height = y(first);
        let before = column.checked_sub(1).map(|before| firsts[before]);
        if let Some(before) = before.filter(|&before| before != first) {
            if line.is_empty() {
                line.push((x(column), y(before)));
            }
            line.push((x(column), height));
        }
        if first == 0 || first == rows {
            pieces.extend((!line.is_empty()).then(|| core::mem::take(&mut line)));
            continue;
        }
        if line.is_empty() {
            line.push((x(column), height));
        }
        // A level stretch is one line.
        if line.len() >= 2 && line[line.len() - 2].1 == height {
            line.pop();
        }
        line.push((x(column + 1), height));
    }
    pieces.extend((!line.is_empty()).then_some(line));
    pieces
}

/// The first row that reaches a value, by bisection.
fn first_row(rows: usize, reached: impl Fn(usize) -> bool) -> usize {
    let (mut low, mut high) = (0, rows);
    while low < high {
        let middle = usize::midpoint(low, high);
        if reached(middle) {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    low
}

fn edge(edges: &Edges, cell: usize, axis: &Axis) -> f64 {
    match edges {
        Edges::At(edges) => edges[cell],
        Edges::Even(cells) => {
            // Exact where every pool has its cell.
            axis.from + cell as f64 * (axis.to - axis.from) / *cells as f64
        }
    }
}
