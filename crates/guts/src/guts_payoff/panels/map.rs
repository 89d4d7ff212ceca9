//! The figure of α over two thresholds: yours, and that of the others or of player 2.

use super::super::Payoff;
use super::super::asked::{Asked, Field};
use super::super::facts::{Solved, Worst, best_reply, sampled};
use super::super::state::{Rivals, gutter};
use super::super::words::pictures;
use super::contour::Samples;
use super::threshold_handle;
use upperhand_games::antes::signed_per_hundred;
use upperhand_games::format;
use upperhand_games::guts_rules::{threshold, threshold_axis};
use upperhand_games::payoff_gradient::{payoff_cell, payoff_ticks};
use upperhand_kit::described::{Movable, Panel};
use upperhand_kit::{
    Axis, Crosshair, Curve, Dot, Figure, Gradient, LegendKey, Raster, Resolution, Role, Size,
    Stroke,
};

/// The most cells along an axis, of the picture and of its contour.
const MOST_CELLS: usize = 128;
const MOST_CONTOUR_CELLS: usize = 96;

/// α over your threshold and that of the others.
pub struct Map;

impl Panel<Payoff> for Map {
    type Key = Rivals;

    fn key(&self, state: &Asked, _: &Solved, _: Size) -> Rivals {
        state.terms().rivals
    }

    fn draw(&self, rivals: &Rivals, solved: &mut Solved, resolution: Resolution) -> Figure {
        figure(rivals, solved.worst(rivals.game), resolution)
    }

    fn movable(&self, state: &Asked, _: &mut Solved) -> Option<Movable> {
        let [x, y] = [state.mine, state.others].map(format::threshold);
        Some(Movable {
            x: Some(threshold_handle(Field::mine)),
            y: Some(threshold_handle(Field::others)),
            crosshair: Crosshair::at((state.mine, state.others), x, y),
        })
    }
}

fn figure(rivals: &Rivals, worst: &Worst, resolution: Resolution) -> Figure {
    let title = pictures::YOURS_AGAINST_THEIRS;
    let mut figure = Figure::new(title, threshold_axis((0.0, 1.0)), theirs(rivals));
    figure.gutter = gutter(rivals.game.players.others());
    figure.raster = Some(raster(rivals, resolution));
    for line in zero(rivals, resolution) {
        figure.add(Curve::new(line, Role::Ink, Stroke::ThinCased));
    }
    // Your best threshold against each of theirs, and the jump at the equilibrium.
    let fair = rivals.game.fair();
    let reply = |theirs: f64| (best_reply(&rivals.playing(theirs)).at, theirs);
    let replies = sampled(fair).into_iter().map(reply);
    figure.add(Curve::cased(replies, Role::You));
    if let Some(third) = rivals.third {
        // Where player 2 does as player 3.
        figure.add(Curve::dashed([(0.0, third), (1.0, third)], Role::Opponent));
    } else {
        // The replies of the others to you, and the point where both replies meet.
        let replies = worst.blocs.iter().map(|&(mine, _, theirs)| (mine, theirs));
        figure.add(Curve::dotted(replies, Role::Opponent));
        figure.add(Dot::filled((fair, fair), Role::Paper, 6.0));
        figure.add(Dot::ring((fair, fair), Role::Ink, 6.0));
    }
    figure.legend.label = pictures::antes_won(rivals);
    figure.legend.gradient = Gradient::between(Role::Opponent, Role::You);
    let most = most(rivals);
    figure.legend.ticks = payoff_ticks(|part| signed_per_hundred(part * most));
    figure.legend.keys = keys(rivals);
    figure
}

fn theirs(rivals: &Rivals) -> Axis {
    Axis::linear(
        pictures::their_threshold(rivals),
        Role::Opponent,
        (0.0, 1.0),
    )
}

/// Nobody wins more than the antes of all others in a round, on average.
fn most(rivals: &Rivals) -> f64 {
    (rivals.count() - 1) as f64
}

fn raster(rivals: &Rivals, resolution: Resolution) -> Raster {
    let (columns, rows) = resolution.cells(MOST_CELLS);
    let middle = |index: usize, count: usize| (index as f64 + 0.5) / count as f64;
    let most = most(rivals);
    let cells = (0..rows).flat_map(|row| {
        let opponents = rivals.playing(middle(row, rows));
        let mine = (0..columns).map(move |column| threshold(middle(column, columns)));
        mine.map(move |mine| payoff_cell(opponents.round(mine).alpha / most))
    });
    Raster::even(columns, cells.collect())
}

/// Where α is 0. Columns and rows are apart by half a cell, so that no corner lies on the diagonal, where α is
/// 0 but for rounding.
fn zero(rivals: &Rivals, resolution: Resolution) -> Vec<Vec<(f64, f64)>> {
    // A coarse figure has a coarse contour.
    let count = (3 * resolution.columns.min(resolution.rows) / 4).clamp(8, MOST_CONTOUR_CELLS);
    let cells = count as f64;
    let x: Vec<f64> = (0..=count).map(|step| step as f64 / cells).collect();
    let inner = (0..count).map(|step| (step as f64 + 0.5) / cells);
    let y: Vec<f64> = [0.0].into_iter().chain(inner).chain([1.0]).collect();
    let row = |&theirs: &f64| {
        let opponents = rivals.playing(theirs);
        x.iter()
            .map(move |&mine| opponents.round(threshold(mine)).alpha)
    };
    let values = y.iter().flat_map(row).collect();
    Samples { x, y, values }.contour()
}

fn keys(rivals: &Rivals) -> Vec<LegendKey> {
    let (theirs, stroke) = match rivals.third {
        None if rivals.count() == 2 => (pictures::BEST_REPLY_TO_YOU, Stroke::Dotted),
        None => (pictures::WORST_BLOC, Stroke::Dotted),
        Some(_) => (pictures::ARE_A_BLOC, Stroke::Dashed),
    };
    let mut keys = vec![
        LegendKey::line(pictures::YOUR_BEST_REPLY, Role::You, Stroke::Thick),
        LegendKey::line(pictures::YOU_BREAK_EVEN, Role::Ink, Stroke::Thin),
        LegendKey::line(theirs, Role::Opponent, stroke),
    ];
    if rivals.third.is_none() {
        let equilibrium = format!("equilibrium {}", format::threshold(rivals.game.fair()));
        keys.push(LegendKey::dot(equilibrium, Role::Ink, false));
    }
    keys
}
