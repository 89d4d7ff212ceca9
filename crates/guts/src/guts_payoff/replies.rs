//! Best replies: yours to given others, and theirs to each of your thresholds.

use super::state::{OneRound, threshold};
use upperhand::guts::coalition::one_round;
use upperhand::guts::{Opponents, Round, best_bloc_response, best_response, equilibrium};
use upperhand::order;
use upperhand_kit::span::steps;

/// Slopes closer to 0 than this are level but for rounding.
pub const LEVEL: f64 = 1e-12;

/// From 1 to the last bit of a threshold above 1/4.
const HALVINGS: u32 = 54;

const STEPS: u32 = 128;

/// How far beyond the equilibrium a best reply is seen to have jumped.
const JUMP: f64 = 1e-9;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Best {
    pub at: f64,
    pub round: Round,
}

/// The best reply to these others; the most careful one where several are as good.
///
/// α is concave in your threshold, so its slope is halved to its last zero.
pub fn best_reply(opponents: &Opponents) -> Best {
    let rises = |at: f64| opponents.slope(threshold(at)).alpha >= -LEVEL;
    let (mut low, mut high) = (0.0, 1.0);
    if rises(high) {
        low = high;
    }
    for _ in 0..HALVINGS {
        let middle = f64::midpoint(low, high);
        if rises(middle) {
            low = middle;
        } else {
            high = middle;
        }
    }
    Best {
        at: low,
        round: opponents.round(threshold(low)),
    }
}

/// The best replies of the others to each of your thresholds.
pub struct Worst {
    pub game: OneRound,
    /// Your threshold, the α that the best bloc leaves, and its threshold.
    pub blocs: Vec<(f64, f64, f64)>,
    /// Your threshold, and the α that the best of all replies leaves.
    pub all: Vec<(f64, f64)>,
    /// Your threshold that loses least to them, and its α.
    pub safest: (f64, f64),
}

impl Worst {
    /// Some hundreds of best replies: a few milliseconds.
    pub fn of(game: OneRound) -> Self {
        let fair = equilibrium(game.rules, game.players).threshold;
        // All others together can do as much as a coalition of them; one other plays the equilibrium.
        let solved = one_round(game.rules, game.players).ok();
        let safest = solved.and_then(|solved| solved.player).unwrap_or(fair);
        let at = sampled(fair.get());
        let bloc = |&mine: &f64| {
            let reply = best_bloc_response(game.rules, game.players, threshold(mine));
            (mine, reply.alpha, lowest(&reply.opponents))
        };
        let free = |&mine: &f64| {
            let reply = best_response(game.rules, game.players, threshold(mine));
            (mine, reply.alpha)
        };
        let all: Vec<(f64, f64)> = at.iter().map(free).collect();
        Self {
            game,
            blocs: at.iter().map(bloc).collect(),
            safest: free(&safest.get()),
            all,
        }
    }
}

/// The lowest of their thresholds.
pub fn lowest(opponents: &Opponents) -> f64 {
    opponents.thresholds().first().map_or(0.0, |at| at.get())
}

/// Thresholds from 0 to 1, that of the equilibrium among them, and one just above, as best replies may jump there.
pub fn sampled(equilibrium: f64) -> Vec<f64> {
    let special = [equilibrium, equilibrium + JUMP];
    let mut at: Vec<f64> = steps(STEPS).chain(special).collect();
    order::sort_by(&mut at, f64::total_cmp);
    at
}
