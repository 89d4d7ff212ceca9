//! The positions where an even split loses, hatched and outlined: under other rules than the race these are what the
//! weeds are there.

use super::sources::even_split_loss;
use crate::figures::rule_sets::sized;
use crate::figures::{Curve, Figure, Hatch, Role};
use crate::guess_who::Rules;

/// The largest map whose positions are hatched one by one.
pub(super) const MOST_HATCHED: u32 = 64;

/// Positions by the mover's pools and the opponent's, each from the first to the last.
#[derive(Clone, Copy)]
pub(super) struct Area {
    pub mine: (u32, u32),
    pub theirs: (u32, u32),
}

/// Hatches and outlines the positions of an area where an even split loses.
pub(super) fn mark(figure: &mut Figure, rules: Rules, area: Area) {
    let rows: Vec<Vec<bool>> = (area.theirs.0..=area.theirs.1)
        .map(|theirs| {
            let loses = |mine| even_split_loss(rules, sized(mine), sized(theirs)) > Some(0);
            (area.mine.0..=area.mine.1).map(loses).collect()
        })
        .collect();
    let corner = (f64::from(area.mine.0) - 0.5, f64::from(area.theirs.0) - 0.5);
    let place = |column: usize, row: usize| (corner.0 + column as f64, corner.1 + row as f64);
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
        for (from, to) in runs(columns, |column| at(column, row - 1) != at(column, row)) {
            add(place(from, row), place(to, row));
        }
    }
    for column in 1..columns {
        for (from, to) in runs(rows.len(), |row| at(column - 1, row) != at(column, row)) {
            add(place(column, from), place(column, to));
        }
    }
}

/// From the first index to the one after the last.
type Run = (usize, usize);

/// The longest runs of indices below `count` for which something holds.
fn runs(count: usize, holds: impl Fn(usize) -> bool) -> Vec<Run> {
    let mut runs: Vec<Run> = Vec::new();
    for index in (0..count).filter(|&index| holds(index)) {
        match runs.last_mut() {
            Some(run) if run.1 == index => run.1 += 1,
            _ => runs.push((index, index + 1)),
        }
    }
    runs
}

/// The cells that are true as rectangles of columns and rows: runs of a row, joined with the same runs below them.
fn rectangles(rows: &[Vec<bool>]) -> Vec<(Run, Run)> {
    let mut found: Vec<(Run, Run)> = Vec::new();
    for (row, cells) in rows.iter().enumerate() {
        for run in runs(cells.len(), |column| cells[column]) {
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
