//! Contours: where the chance to win passes a value, along the edges of the cells.

use super::window::Samples;
use crate::view::figure::{Axis, Curve, Edges, Label, Place, Role, Stroke};

/// A probability whose contour is drawn.
pub(super) struct Level {
    pub least: f64,
    pub name: &'static str,
    pub stroke: Stroke,
    /// Where its name stands, as a share of the columns that it passes.
    pub named_at: f64,
}

/// The contour of one probability as lines, and its name.
pub(super) fn contour(
    values: &[f64],
    (columns, rows): (&Samples, &Samples),
    (x, y): (&Axis, &Axis),
    level: &Level,
) -> (Vec<Curve>, Option<Label>) {
    let across = columns.pools.len();
    let mut pieces: Vec<Vec<(f64, f64)>> = Vec::new();
    let mut ends_at = None;
    for column in 0..across {
        // The chance grows with the opponent's pool, so the cells that reach the value stand on top.
        let reached = |row: usize| values[row * across + column] >= level.least;
        let first = first_row(rows.pools.len(), reached);
        if first == 0 || first == rows.pools.len() {
            ends_at = None;
            continue;
        }
        let height = edge(&rows.edges, first, y);
        let (from, to) = (
            edge(&columns.edges, column, x),
            edge(&columns.edges, column + 1, x),
        );
        match pieces.last_mut() {
            Some(piece) if ends_at == Some(column) => {
                // A level stretch is one line.
                if piece.last().is_some_and(|last| last.1 == height) {
                    piece.pop();
                } else {
                    piece.push((from, height));
                }
                piece.push((to, height));
            }
            _ => pieces.push(vec![(from, height), (to, height)]),
        }
        ends_at = Some(column + 1);
    }
    let points = pieces.iter().map(Vec::len).sum::<usize>();
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "an index: a share of a length"
    )]
    let named = (level.named_at * points as f64) as usize;
    let at = pieces
        .iter()
        .flatten()
        .nth(named.min(points.saturating_sub(1)));
    let label = at.map(|&at| Label {
        from: at,
        to: at,
        place: Place::On,
        text: level.name.to_owned(),
    });
    let line = |points| Curve {
        points,
        role: Role::Ink,
        stroke: level.stroke,
    };
    (pieces.into_iter().map(line).collect(), label)
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

/// Where a cell begins along an axis.
fn edge(edges: &Edges, cell: usize, axis: &Axis) -> f64 {
    match edges {
        Edges::At(edges) => edges[cell],
        Edges::Even(cells) => {
            #[expect(clippy::cast_precision_loss, reason = "far fewer cells than 2^52")]
            let share = cell as f64 / *cells as f64;
            axis.from + share * (axis.to - axis.from)
        }
    }
}
