//! The analysis of a state: the game's solution, the chosen mixture, and the returns that both leave to player 1.

use super::sides::{Mixture, Solution};
use super::solutions::Solutions;
use super::state::{CoalitionGame, Mix, Pair};
use upperhand::guts::Threshold;
use upperhand::guts::coalition::BestThreshold;
use upperhand::order;

pub struct Analysis {
    pub game: CoalitionGame,
    /// The worth of the rest of the game per unit of stakes: the value where it is repeated, else 0.
    pub after: f64,
    pub is_optimum: bool,
    /// Do they share no die?
    pub is_apart: bool,
    /// The mixture as a bloc and a spoiler beside the others; the optimum as nearly as that is possible.
    pub pair: Pair,
    pub equilibrium: f64,
    pub solution: Solution,
    pub mixture: Mixture,
    /// Player 1's best threshold against the mixture, and what it returns.
    pub best: BestThreshold,
}

impl Analysis {
    pub fn of(mix: &Mix, solutions: &mut Solutions) -> Self {
        let game = mix.game;
        let solution = if mix.is_apart {
            Solution::apart(game)
        } else {
            solutions.solution(game).clone()
        };
        let (pair, mixture) = if mix.is_optimum {
            let optimum = solution.coalition.clone();
            (nearest(&optimum, mix.pair), optimum)
        } else {
            (mix.pair, Mixture::of(game, mix.pair))
        };
        let after = if game.repeated { solution.value } else { 0.0 };
        let mut best = mixture.best_before(after);
        // Among infinitely many her optimal threshold is one of many best replies to the optimum.
        if let (true, Some(threshold)) = (mix.is_optimum && game.is_infinite(), solution.player) {
            let alpha = mixture.round(threshold).followed_by(after);
            best = BestThreshold { threshold, alpha };
        }
        Self {
            game,
            after,
            is_optimum: mix.is_optimum,
            is_apart: mix.is_apart,
            pair,
            equilibrium: game.equilibrium(),
            solution,
            mixture,
            best,
        }
    }

    /// Player 1's return α + βV against a mixture, in antes.
    pub fn worth(&self, mixture: &Mixture, mine: Threshold) -> f64 {
        mixture.round(mine).followed_by(self.after)
    }

    /// Her return against the chosen mixture.
    pub fn here(&self, mine: Threshold) -> f64 {
        self.worth(&self.mixture, mine)
    }

    /// The surplus that the mixture leaves over the best mixture.
    pub fn excess(&self) -> f64 {
        self.best.alpha - self.solution.value
    }

    /// Does she win the more, the more she holds, without end?
    pub fn is_unbounded(&self) -> bool {
        self.best.alpha == f64::INFINITY
    }

    /// The joint strategies of the mixture with their weights, the usual one first.
    pub fn joint(&self) -> Vec<(Vec<Threshold>, f64)> {
        if self.is_optimum {
            ordered(&self.mixture)
        } else {
            self.mixture.joint()
        }
    }

    /// The gains of this round: of each joint strategy its weight and what it contributes, then their sum. Member i plays the i-th
    /// lowest threshold of each joint strategy; of infinitely many, see [`Mixture::gains`].
    pub fn gains(&self, mine: Threshold) -> (Vec<Part>, Vec<f64>) {
        let joint = self.mixture.joint().into_iter();
        let gains = self.mixture.gains(self.game.rules, mine);
        let parts = joint.zip(gains).map(|((thresholds, weight), gains)| Part {
            thresholds,
            weight,
            gains,
        });
        let mut parts: Vec<Part> = parts.collect();
        if self.is_optimum {
            order::sort_by(&mut parts, |a, b| {
                b.thresholds[0].get().total_cmp(&a.thresholds[0].get())
            });
        }
        let mut total = vec![0.0; parts[0].gains.len()];
        for part in &parts {
            for (sum, gain) in total.iter_mut().zip(&part.gains) {
                *sum += gain;
            }
        }
        (parts, total)
    }
}

/// The joint strategies of an optimum in the order of the other mixtures: the bloc before one who always holds.
pub fn ordered(optimum: &Mixture) -> Vec<(Vec<Threshold>, f64)> {
    let mut all = optimum.joint();
    order::sort_by(&mut all, |a, b| b.0[0].get().total_cmp(&a.0[0].get()));
    all
}

/// The contribution of one joint strategy to each member's gain.
pub struct Part {
    pub thresholds: Vec<Threshold>,
    pub weight: f64,
    pub gains: Vec<f64>,
}

/// A mixture as a bloc and a spoiler. Where nobody ever spoils, the rest is the reader's own.
fn nearest(mixture: &Mixture, own: Pair) -> Pair {
    let joint = ordered(mixture);
    let last = |thresholds: &[Threshold]| thresholds.last().map_or(1.0, |at| at.get());
    let spoiled = joint.get(1);
    Pair {
        bloc: last(&joint[0].0),
        spoiler: spoiled.map_or(own.spoiler, |(thresholds, _)| thresholds[0].get()),
        beside: spoiled.map_or(own.beside, |(thresholds, _)| last(thresholds)),
        weight: joint[1..].iter().map(|(_, weight)| weight).sum(),
    }
}
