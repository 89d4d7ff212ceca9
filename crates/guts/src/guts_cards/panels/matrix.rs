//! The payoffs of thresholds against thresholds.

use super::super::asked::{Asked, Field};
use super::super::games::Game;
use super::super::window::ShareWindow;
use super::super::words::pictures;
use super::super::words::weakest_held;
use super::crop::{crop, nearest_point};
use upperhand_games::format::true_minus;
use upperhand_games::payoff_gradient::{payoff_cell, payoff_ticks};
use upperhand_kit::described::{Handle, Movable};
use upperhand_kit::{Axis, Crosshair, Dot, Figure, Gradient, LegendKey, Raster, Role, Span};

pub fn figure(solved: &Game, window: ShareWindow) -> Figure {
    let whole = (side(solved), side(solved));
    let shown = window.part_of(whole);
    let title = match &solved.matrix {
        Some(_) => pictures::YOURS_FROM_THEIRS,
        None => pictures::ONCE_SOLVED,
    };
    let mut figure = Figure::new(
        title,
        axis(shown.0, pictures::THEIR_LINE, Role::Opponent),
        axis(shown.1, pictures::YOUR_LINE, Role::You),
    );
    if let Some(matrix) = &solved.matrix {
        let seen = crop(&matrix.payoffs, matrix.side, whole, shown);
        colour(&mut figure, seen);
    }
    let is_saddle = solved.best.guarantee.numerator() == 0;
    let thresholds = &solved.best.thresholds;
    let dot = |mine: usize, theirs: usize| {
        Dot::filled((theirs as f64, mine as f64), Role::Ink, 4.0).filled_if(is_saddle)
    };
    let pairs = thresholds
        .iter()
        .flat_map(|&mine| thresholds.iter().map(move |&theirs| dot(mine, theirs)));
    let is_shown = |dot: &Dot| nearest_point(dot.at, shown) == dot.at;
    figure.dots = pairs.filter(is_shown).collect();
    let name = if is_saddle {
        pictures::NEITHER_GAINS
    } else {
        pictures::STILL_LOSES
    };
    figure.add(LegendKey::dot(name, Role::Ink, is_saddle));
    figure
}

/// The payoffs, and what their colours mean: the largest that is seen has the full colour.
fn colour(figure: &mut Figure, (seen, raster): (Vec<f64>, Raster)) {
    let sizes = seen.iter().map(|payoff| payoff.abs());
    let most = sizes.fold(0.0, f64::max);
    let scale = most.max(f64::MIN_POSITIVE);
    let cells = seen.iter().map(|&payoff| payoff_cell(payoff / scale));
    figure.raster = Some(Raster {
        cells: cells.collect(),
        ..raster
    });
    figure.legend.gradient = Gradient::between(Role::Opponent, Role::You);
    let digits = if most >= 0.1 { 2 } else { 4 };
    let text = |part: f64| true_minus(&format!("{:.digits$}", part * most));
    figure.legend.ticks = payoff_ticks(text);
}

pub fn side(solved: &Game) -> Span {
    (-0.5, solved.hands() as f64 + 0.5)
}

fn axis(shown: Span, label: &str, role: Role) -> Axis {
    Axis::linear(pictures::dropped(label), role, shown).with_ticks(super::gains::ticks(shown))
}

/// The lines pointed at: yours upwards; theirs, whose weakest hand is the one chosen, to the right.
pub fn movable(solved: &Game, state: &Asked) -> Movable {
    let (x, y, hands) = (state.hand, state.hold_above, solved.hands() as f64);
    let [theirs, mine] = [x, y].map(|line| weakest_held(solved.played, line));
    Movable {
        x: Some(Handle::new(Field::hand as usize, (0.0, hands - 1.0))),
        y: Some(Handle::new(Field::hold_above as usize, (0.0, hands))),
        crosshair: Crosshair::at((x as f64, y as f64), theirs, mine),
    }
}
