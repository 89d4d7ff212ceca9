//! The positions where an even split loses, hatched and outlined: under other rules than the race these are what the
//! weeds are there.

use super::super::facts::even_split_loss;
use super::super::window::nearest_pool;
use super::regions::Rectangle;
use upperhand::guess_who::Rules;
use upperhand_games::rule_sets::sized;
use upperhand_kit::span::runs;
use upperhand_kit::{Curve, Figure, Hatch, Role};

/// Hatches and outlines the positions of a rectangle where an even split loses.
pub fn mark(figure: &mut Figure, rules: Rules, Rectangle { from, to }: Rectangle) {
    let pools = |from: f64, to: f64| nearest_pool(from + 0.5)..=nearest_pool(to - 0.5);
    let rows: Vec<Vec<bool>> = pools(from.1, to.1)
        .map(|theirs| {
            let loses = |mine| even_split_loss(rules, sized(mine), sized(theirs)) > Some(0);
            pools(from.0, to.0).map(loses).collect()
        })
        .collect();
    let place = |column: usize, row: usize| (from.0 + column as f64, from.1 + row as f64);
    for rectangle in rectangles(&rows) {
        let ((left, right), (bottom, top)) = rectangle;
        figure.add(Hatch::new(
            place(left, bottom),
            place(right, top),
            Role::Weeds,
        ));
    }
    let columns = rows.first().map_or(0, Vec::len);
    let at = |column: usize, row: usize| rows[row][column];
    let mut add = |from, to| figure.add(Curve::cased([from, to], Role::Weeds));
    for row in 1..rows.len() {
        for (from, to) in runs(0..columns, |column| at(column, row - 1) != at(column, row)) {
            add(place(from, row), place(to, row));
        }
    }
    for column in 1..columns {
        for (from, to) in runs(0..rows.len(), |row| at(column - 1, row) != at(column, row)) {
            add(place(column, from), place(column, to));
        }
    }
}

/// From the first index to the one after the last.
type Run = (usize, usize);

/// The true cells as rectangles of columns and rows: runs in a row, joined with the same runs below them.
fn rectangles(rows: &[Vec<bool>]) -> Vec<(Run, Run)> {
    let mut found: Vec<(Run, Run)> = Vec::new();
    for (row, cells) in rows.iter().enumerate() {
        for run in runs(0..cells.len(), |column| cells[column]) {
            let below = found
                .iter_mut()
                .find(|(columns, rows)| *columns == run && rows.1 == row);
            match below {
                Some((_, rows)) => rows.1 += 1,
                None => found.push((run, (row, row + 1))),
            }
        }
    }
    found
}
