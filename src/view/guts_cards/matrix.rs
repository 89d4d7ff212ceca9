//! The payoffs of thresholds against thresholds.

use super::parameters::Request;
use super::solved::{Matrix, Solved};
use crate::view::figure::{
    Axis, Cell, Crosshair, Dot, Edges, Figure, Gradient, Key, Raster, Role, Scale, Swatch, Tick,
};

/// What a payoff's colour stands for: its square root, so that small ones are seen.
const TICKS: [f64; 5] = [-1.0, -0.25, 0.0, 0.25, 1.0];

pub fn figure(solved: &Solved, matrix: &Matrix) -> Figure {
    let mut figure = Figure::new(
        "What your threshold earns, in antes a round",
        axis(solved, "their threshold", Role::Opponent),
        axis(solved, "your threshold", Role::You),
    );
    let most = matrix
        .payoffs
        .iter()
        .fold(0.0_f64, |most, payoff| payoff.abs().max(most));
    let share = |payoff: f64| {
        let root = (payoff.abs() / most.max(f64::MIN_POSITIVE)).sqrt();
        f64::midpoint(1.0, root.copysign(payoff))
    };
    let side = matrix.thresholds.len();
    figure.raster = Some(Raster {
        columns: Edges::Even(side),
        rows: Edges::Even(side),
        cells: matrix
            .payoffs
            .iter()
            .map(|&payoff| Cell::magnitude(share(payoff)))
            .collect(),
        fills: Vec::new(),
    });
    figure.legend.gradient = Gradient::Diverging {
        low: Role::Opponent,
        high: Role::You,
    };
    figure.legend.ticks = TICKS
        .map(|part| Tick {
            at: share(part * most),
            text: format!("{:.2}", part * most).replace('-', "−"),
        })
        .to_vec();
    let is_saddle = solved.best.guarantee.numerator() == 0;
    let thresholds = &solved.best.thresholds;
    let dot = |mine: usize, theirs: usize| Dot {
        at: (theirs as f64, mine as f64),
        role: Role::Ink,
        filled: is_saddle,
        radius: 4.0,
    };
    let pairs = thresholds
        .iter()
        .flat_map(|&mine| thresholds.iter().map(move |&theirs| dot(mine, theirs)));
    figure.dots = pairs.collect();
    figure.legend.keys.push(Key {
        swatches: vec![Swatch::Dot(Role::Ink, is_saddle)],
        text: if is_saddle {
            "saddle point".to_owned()
        } else {
            "best threshold, no saddle point".to_owned()
        },
    });
    figure
}

fn axis(solved: &Solved, label: &str, role: Role) -> Axis {
    let hands = solved.hands();
    Axis {
        label: format!("{label}, hands dropped"),
        role,
        from: -0.5,
        to: hands as f64 + 0.5,
        scale: Scale::Linear,
        ticks: super::returns::ticks(hands),
    }
}

/// The thresholds pointed at: yours upwards; theirs, whose weakest hand is the one chosen, to the right.
pub fn crosshair(solved: &Solved, request: &Request) -> Crosshair {
    let at = (request.hand as f64, request.hold_above as f64);
    Crosshair::at(
        at,
        solved.threshold_name(request.hand),
        solved.threshold_name(request.hold_above),
    )
}

/// The threshold nearest to a coordinate.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "held to the thresholds there are"
)]
pub fn nearest(along: f64, most: usize) -> usize {
    (along.round().max(0.0) as usize).min(most)
}
