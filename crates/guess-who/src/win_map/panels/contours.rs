//! Contours: where the chance to win passes a value, along the edges of the cells.

use super::super::asked::Contours;
use super::super::facts::Mark;
use super::super::state::Map;
use super::super::window::Samples;
use upperhand::guess_who::{Pool, win_probability};
use upperhand_kit::span::index_at;
use upperhand_kit::{Axis, Curve, Edges, Figure, Label, Role, Stroke};

/// Doubles that are closer to a chance than this may be rounded to its wrong side.
const CLOSE: f64 = 1e-15;

/// Adds the contours of the chances in the cells, each a few lines with a name.
pub(super) fn draw(
    figure: &mut Figure,
    map: &Map,
    marks: &[Mark],
    (columns, rows): (&Samples, &Samples),
) {
    let levels = levels(map.contours);
    let count = levels.len() as f64;
    let across = columns.pools.len();
    let below: Vec<usize> = (0..rows.pools.len()).collect();
    for (index, (numerator, denominator, name)) in levels.into_iter().enumerate() {
        let least = f64::from(numerator) / f64::from(denominator);
        // The chance grows with the opponent's pool, so the cells that reach the value stand on top.
        let first = |column: usize| {
            below.partition_point(|&row| {
                let value = marks[row * across + column].value().unwrap_or(0.0);
                if (value - least).abs() > CLOSE {
                    value < least
                } else {
                    !reaches(
                        map,
                        (numerator, denominator),
                        columns.pools[column],
                        rows.pools[row],
                    )
                }
            })
        };
        let firsts: Vec<usize> = (0..across).map(first).collect();
        let pieces = staircase(
            &firsts,
            rows.pools.len(),
            |column| edge(&columns.edges, column, &figure.x),
            |row| edge(&rows.edges, row, &figure.y),
        );
        let points = pieces.iter().map(Vec::len).sum::<usize>();
        // Near the far ends of their lines, away from where positions are pointed at; names of neighbours stand apart.
        let share = 0.7 + 0.28 * (index as f64 + 0.5) / count;
        let named = index_at(share * points as f64, points);
        let at = pieces.iter().flatten().nth(named);
        figure.labels.extend(at.map(|&at| Label::on(at, name)));
        let stroke = if 2 * numerator == denominator {
            Stroke::Cased
        } else {
            Stroke::ThinCased
        };
        let line = |points| Curve::new(points, Role::Ink, stroke);
        figure.curves.extend(pieces.into_iter().map(line));
    }
}

/// Fractions, and their names.
fn levels(contours: Contours) -> Vec<(u32, u32, String)> {
    let named = |above, below, name: &str| (above, below, name.to_owned());
    match contours {
        Contours::None => Vec::new(),
        Contours::Half => vec![named(1, 2, "½ fair")],
        Contours::Quarters => vec![named(1, 4, "¼"), named(1, 2, "½ fair"), named(3, 4, "¾")],
        Contours::Tenths => (1..10)
            .map(|tenths| (tenths, 10, format!("0.{tenths}")))
            .collect(),
    }
}

/// Is the mover's chance at least a fraction? Exact, where doubles cannot decide.
fn reaches(map: &Map, (numerator, denominator): (u32, u32), mine: Pool, theirs: Pool) -> bool {
    let win = win_probability(map.rules_at(mine), mine, theirs);
    win.is_ok_and(|win| {
        u128::from(win.numerator()) * u128::from(denominator)
            >= u128::from(numerator) * u128::from(win.denominator())
    })
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
    let mut line = Vec::new();
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

fn edge(edges: &Edges, cell: usize, axis: &Axis) -> f64 {
    match edges {
        Edges::At(edges) => edges[cell],
        Edges::Even(cells) => {
            // Exact where every pool has its cell.
            axis.from + cell as f64 * (axis.to - axis.from) / *cells as f64
        }
    }
}
