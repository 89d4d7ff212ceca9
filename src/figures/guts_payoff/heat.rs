//! The figure of α over two thresholds: yours, and that of the others or of player 2.

use super::contour::Samples;
use super::curves::axis;
use super::replies::{Worst, best_reply, sampled};
use super::request::{Rivals, threshold};
use super::words::signed;
use crate::figures::{
    Axis, Cell, Curve, Dot, Figure, Gradient, Key, Label, Raster, Resolution, Role, Stroke, Tick,
    format,
};

/// The most cells along an axis, of the picture and of its contour.
const MOST_CELLS: usize = 128;
const MOST_CONTOUR_CELLS: usize = 96;

pub fn figure(rivals: &Rivals, worst: &Worst, resolution: Resolution) -> Figure {
    let title = "Your round α, threshold by threshold";
    let mut figure = Figure::new(title, axis(), theirs(rivals));
    figure.raster = Some(raster(rivals, resolution));
    for line in zero(rivals, resolution) {
        figure.add(Curve::new(line, Role::Ink, Stroke::ThinCased));
    }
    figure.add(Curve::cased(best_replies(rivals), Role::You));
    match rivals.third {
        None => mark_saddle(&mut figure, rivals, worst),
        Some(third) => mark_bloc(&mut figure, third),
    }
    figure.legend.label = format!("α, antes a round: {}", whose(rivals));
    figure.legend.gradient = Gradient::between(Role::Opponent, Role::You);
    figure.legend.ticks = ticks(rivals);
    figure.legend.keys = keys(rivals);
    figure
}

fn whose(rivals: &Rivals) -> String {
    match rivals.third {
        Some(third) => format!("player 3 holds above {}", format::threshold(third)),
        None if rivals.count() == 2 => "you against the other".to_owned(),
        None => format!("you against a bloc of {}", rivals.count() - 1),
    }
}

fn theirs(rivals: &Rivals) -> Axis {
    let label = match (rivals.third, rivals.count()) {
        (Some(_), _) => "Threshold of player 2",
        (None, 2) => "Threshold of the other",
        _ => "Threshold of all others",
    };
    Axis::linear(label, Role::Opponent, (0.0, 1.0))
}

/// Nobody wins more than the antes of all others in a round, on average.
fn most(rivals: &Rivals) -> f64 {
    (rivals.count() - 1) as f64
}

/// Where α stands on the gradient: by the square root of its size, so that little is seen, too.
fn shade(alpha: f64, most: f64) -> Cell {
    let root = (alpha.abs() / most).sqrt();
    Cell::magnitude(0.5 + 0.5 * root.copysign(alpha))
}

fn raster(rivals: &Rivals, resolution: Resolution) -> Raster {
    let (columns, rows) = resolution.cells(MOST_CELLS);
    let middle = |index: usize, count: usize| (index as f64 + 0.5) / count as f64;
    let most = most(rivals);
    let cells = (0..rows).flat_map(|row| {
        let opponents = rivals.playing(middle(row, rows));
        let mine = (0..columns).map(move |column| threshold(middle(column, columns)));
        mine.map(move |mine| shade(opponents.round(mine).alpha, most))
    });
    Raster::even(columns, cells.collect())
}

/// Where α is 0. Columns and rows are apart by half a cell, so that no corner lies on the diagonal, where α is
/// 0 but for rounding.
fn zero(rivals: &Rivals, resolution: Resolution) -> Vec<Vec<(f64, f64)>> {
    // A coarse figure has a coarse contour.
    let count = (3 * resolution.columns.min(resolution.rows) / 4).clamp(8, MOST_CONTOUR_CELLS);
    let cells = count as f64;
    let x = (0..=count).map(|step| step as f64 / cells).collect();
    let inner = (0..count).map(|step| (step as f64 + 0.5) / cells);
    let y = [0.0].into_iter().chain(inner).chain([1.0]).collect();
    let row = |at: f64, x: &[f64]| {
        let opponents = rivals.playing(at);
        let alpha = |&mine: &f64| opponents.round(threshold(mine)).alpha;
        x.iter().map(alpha).collect()
    };
    Samples::of(x, y, row).contour()
}

/// Your best threshold against each of theirs, and the jump at the equilibrium.
fn best_replies(rivals: &Rivals) -> Vec<(f64, f64)> {
    let reply = |theirs: f64| (best_reply(&rivals.playing(theirs)).at, theirs);
    sampled(rivals.game.fair()).into_iter().map(reply).collect()
}

/// The replies of the others to you, and the point where both replies meet.
fn mark_saddle(figure: &mut Figure, rivals: &Rivals, worst: &Worst) {
    let replies = worst.blocs.iter().map(|&(mine, _, theirs)| (mine, theirs));
    figure.add(Curve::cased(replies, Role::Opponent));
    let at = rivals.game.fair();
    figure.add(Dot::filled((at, at), Role::Paper, 6.0));
    figure.add(Dot::ring((at, at), Role::Ink, 6.0));
}

/// Where player 2 does as player 3.
fn mark_bloc(figure: &mut Figure, third: f64) {
    figure.add(Curve::dashed([(0.0, third), (1.0, third)], Role::Opponent));
    figure.add(Label::on((0.92, third), "bloc"));
}

fn ticks(rivals: &Rivals) -> Vec<Tick> {
    let parts = [
        (0.0, -1.0),
        (0.25, -0.25),
        (0.5, 0.0),
        (0.75, 0.25),
        (1.0, 1.0),
    ];
    Tick::list(parts.map(|(at, part)| (at, signed(part * most(rivals)))))
}

fn keys(rivals: &Rivals) -> Vec<Key> {
    let (theirs, stroke) = match rivals.third {
        None if rivals.count() == 2 => ("the other’s best reply", Stroke::Thick),
        None => ("the best bloc against you", Stroke::Thick),
        Some(_) => ("players 2 and 3 alike", Stroke::Dashed),
    };
    let mut keys = vec![
        Key::line("your best reply", Role::You, Stroke::Thick),
        Key::line("α = 0", Role::Ink, Stroke::Thin),
        Key::line(theirs, Role::Opponent, stroke),
    ];
    if rivals.third.is_none() {
        let equilibrium = format!("equilibrium {}", format::threshold(rivals.game.fair()));
        keys.push(Key::dot(equilibrium, Role::Ink, false));
    }
    keys
}
