//! The analysis of a state: the game's solution, the chosen mixture, and the returns that both leave to player 1.

use super::solutions::Solutions;
use super::state::{CoalitionGame, Mix, Pair, threshold};
use crate::guts::coalition::{BestThreshold, Mixture, Solution, without_die};
use crate::guts::{Rules, Threshold};

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
            without_die(game.rules, game.players)
                .expect("tables of 3 to 20 players have a solution")
        } else {
            solutions.solution(game).clone()
        };
        let (pair, mixture) = if mix.is_optimum {
            let optimum = solution.coalition.clone();
            (nearest(&optimum, mix.pair), optimum)
        } else {
            let strategies = strategies(game, mix.pair);
            (mix.pair, mixture(game.rules, &strategies))
        };
        let after = if game.repeated { solution.value } else { 0.0 };
        let best = mixture.best_threshold_before(after);
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

    /// The joint strategies of the mixture with their weights, the usual one first.
    pub fn joint(&self) -> Vec<(Vec<Threshold>, f64)> {
        if self.is_optimum {
            ordered(&self.mixture)
        } else {
            joint(&self.mixture)
        }
    }

    /// The members' gains of this round: of each joint strategy its weight and what it contributes, then
    /// their sum. Member i plays the i-th lowest threshold of each joint strategy.
    pub fn gains(&self, mine: Threshold) -> (Vec<Part>, Vec<f64>) {
        let part = |(thresholds, weight): (Vec<Threshold>, f64)| {
            let alone = mixture(self.game.rules, &[(thresholds.clone(), 1.0)]);
            let gains = alone.members(mine);
            let gains = gains.iter().map(|gain| weight * gain).collect();
            Part {
                thresholds,
                weight,
                gains,
            }
        };
        let parts = self.joint().into_iter().map(part).collect();
        (parts, self.mixture.members(mine))
    }
}

fn mixture(rules: Rules, strategies: &[(Vec<Threshold>, f64)]) -> Mixture {
    Mixture::new(rules, strategies).expect("the weights add up to 1")
}

fn joint(mixture: &Mixture) -> Vec<(Vec<Threshold>, f64)> {
    let all = mixture.joint_strategies().iter();
    all.map(|joint| (joint.opponents.thresholds(), joint.weight))
        .collect()
}

/// The joint strategies of an optimum in the order of the other mixtures: the bloc before one who always holds.
pub fn ordered(optimum: &Mixture) -> Vec<(Vec<Threshold>, f64)> {
    let mut all = joint(optimum);
    all.sort_by(|a, b| b.0[0].get().total_cmp(&a.0[0].get()));
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

fn strategies(game: CoalitionGame, pair: Pair) -> [(Vec<Threshold>, f64); 2] {
    let others = game.players.others();
    let often = vec![threshold(pair.bloc); others];
    let mut rarely = vec![threshold(pair.beside); others];
    rarely[0] = threshold(pair.spoiler);
    [(often, 1.0 - pair.weight), (rarely, pair.weight)]
}
