//! What a request comes to: the game's solution, the chosen mixture, and what both leave to player 1.

use super::parameters::{Chosen, Game, Request, threshold};
use super::solved::Solved;
use crate::guts::coalition::{BestThreshold, Mixture, Solution};
use crate::guts::{Threshold, equilibrium};
use crate::view::Error;

/// The game, and the mixture that is looked at.
pub struct Scene {
    pub game: Game,
    pub mine: Threshold,
    /// Is the mixture the optimum?
    pub is_optimum: bool,
    /// The symmetric equilibrium's threshold.
    pub equilibrium: f64,
    pub solution: Solution,
    pub mixture: Mixture,
    /// Player 1's best threshold against the mixture, and what it returns.
    pub best: BestThreshold,
}

impl Scene {
    pub fn of(request: &Request, solved: &mut Solved) -> Result<Self, Error> {
        let game = request.game;
        let solution = solved.solution(game)?.clone();
        let equilibrium = equilibrium(game.rules, game.players).threshold.get();
        let mixture = match strategies(request, equilibrium) {
            Some(strategies) => Mixture::new(game.rules, &strategies)?,
            None => solution.coalition.clone(),
        };
        let best = mixture.best_threshold_before(after(game, &solution));
        Ok(Self {
            game,
            mine: request.mine,
            is_optimum: request.chosen == Chosen::Optimum,
            equilibrium,
            solution,
            mixture,
            best,
        })
    }

    /// What the rest of the game is worth per unit of stakes: the value where it is repeated, else 0.
    pub fn after(&self) -> f64 {
        after(self.game, &self.solution)
    }

    /// Player 1's return α + βV against a mixture, in antes.
    pub fn worth(&self, mixture: &Mixture, mine: Threshold) -> f64 {
        mixture.round(mine).followed_by(self.after())
    }

    /// Her return against the chosen mixture.
    pub fn here(&self) -> f64 {
        self.worth(&self.mixture, self.mine)
    }

    /// What the mixture leaves more than the best mixture does.
    pub fn excess(&self) -> f64 {
        self.best.alpha - self.solution.value
    }

    /// The members' gains of this round: of each joint strategy its weight and what it contributes, then
    /// their sum. Member i plays the i-th lowest threshold of each joint strategy.
    pub fn gains(&self) -> Result<(Vec<Part>, Vec<f64>), Error> {
        let parts = self.mixture.joint_strategies().iter().map(|joint| {
            let thresholds = joint.opponents.thresholds();
            let alone = Mixture::new(self.game.rules, &[(thresholds.clone(), 1.0)])?;
            let gains = alone.members(self.mine).into_iter();
            Ok(Part {
                thresholds,
                weight: joint.weight,
                gains: gains.map(|gain| joint.weight * gain).collect(),
            })
        });
        let mut parts = parts.collect::<Result<Vec<_>, Error>>()?;
        if self.is_optimum {
            // The bloc before one who always holds, as in the other mixtures.
            parts.sort_by(|a, b| b.lowest().total_cmp(&a.lowest()));
        }
        Ok((parts, self.mixture.members(self.mine)))
    }
}

/// What one joint strategy contributes to each member's gain.
pub struct Part {
    pub thresholds: Vec<Threshold>,
    pub weight: f64,
    pub gains: Vec<f64>,
}

impl Part {
    fn lowest(&self) -> f64 {
        self.thresholds[0].get()
    }
}

fn after(game: Game, solution: &Solution) -> f64 {
    if game.repeated { solution.value } else { 0.0 }
}

/// The joint strategies with their weights, held to what is possible; `None` for the optimum.
fn strategies(request: &Request, equilibrium: f64) -> Option<[(Vec<Threshold>, f64); 2]> {
    let (bloc, spoiler, beside, weight) = match request.chosen {
        Chosen::Optimum => return None,
        Chosen::Paper {
            epsilon,
            delta,
            factor,
        } => (
            equilibrium - epsilon,
            0.0,
            equilibrium + delta,
            (factor * epsilon * epsilon).min(1.0),
        ),
        Chosen::Own {
            bloc,
            spoiler,
            beside,
            weight,
        } => (bloc, spoiler, beside, weight),
    };
    let others = request.game.players.others();
    let often = vec![threshold(bloc); others];
    let mut rarely = vec![threshold(beside); others];
    rarely[0] = threshold(spoiler);
    Some([(often, 1.0 - weight), (rarely, weight)])
}
