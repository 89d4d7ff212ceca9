//! What both sides play: a mixture of the coalition and the solution of a game, of so many players or of infinitely many.
//!
//! Among infinitely many the threshold of a hand is its chance to be the best of all, e^−rate.

use super::state::{CoalitionGame, Pair, threshold};
use upperhand::guts::coalition::limiting::Rate;
use upperhand::guts::coalition::{BestThreshold, limiting, one_round, repeated, without_die};
use upperhand::guts::{Players, Round, Rules, Threshold, best_response, coalition};
use upperhand_games::guts_rules::PlayerCount;

/// A hand that is the best of all more rarely than this is held with all that are.
pub const LEAST_CHANCE: f64 = 1e-3;

/// So many stand for infinitely many in pictures.
const DRAWN: usize = 24;

/// A mixture of the coalition.
#[derive(Clone)]
pub enum Mixture {
    Finite(coalition::Mixture),
    Infinite(limiting::Mixture),
}

/// The value of a game, and what both sides do.
#[derive(Clone)]
pub struct Solution {
    pub value: f64,
    pub gap: f64,
    pub coalition: Mixture,
    /// `None` where player 1 leaves at once.
    pub player: Option<Threshold>,
    /// Of infinitely many: the value of n players is nearly this over n − 1 more.
    pub first_order: f64,
}

/// The rate of a threshold among infinitely many.
pub fn rate(at: Threshold) -> Rate {
    Rate::of_chance(at.get().max(LEAST_CHANCE)).unwrap_or(Rate::NOTHING)
}

impl Solution {
    pub fn of(game: CoalitionGame) -> Self {
        match game.players {
            PlayerCount::Finite(players) => {
                let solve = if game.repeated { repeated } else { one_round };
                Self::finite(solve(game.rules, players))
            }
            PlayerCount::Infinite if game.repeated => {
                Self::infinite(limiting::repeated(game.rules))
            }
            PlayerCount::Infinite => Self::infinite(limiting::one_round(game.rules)),
        }
    }

    /// If they share no die.
    pub fn apart(game: CoalitionGame) -> Self {
        match game.players {
            PlayerCount::Finite(players) => Self::finite(without_die(game.rules, players)),
            PlayerCount::Infinite => Self::infinite(limiting::without_die(game.rules)),
        }
    }

    fn finite(solved: Result<coalition::Solution, upperhand::guts::Error>) -> Self {
        let solved = solved.expect("tables of 3 to 20 players have a solution");
        Self {
            value: solved.value,
            gap: solved.gap,
            coalition: Mixture::Finite(solved.coalition),
            player: solved.player,
            first_order: 0.0,
        }
    }

    fn infinite(solved: limiting::Solution) -> Self {
        Self {
            value: solved.value,
            gap: solved.gap,
            coalition: Mixture::Infinite(solved.coalition),
            player: solved.player.map(|rate| threshold(rate.chance())),
            first_order: solved.first_order,
        }
    }
}

impl Mixture {
    /// All alike; or with a weight one alone and the others alike.
    pub fn of(game: CoalitionGame, pair: Pair) -> Self {
        let (bloc, beside) = (threshold(pair.bloc), threshold(pair.beside));
        match game.players {
            PlayerCount::Finite(players) => {
                let often = vec![bloc; players.others()];
                let mut rarely = vec![beside; players.others()];
                rarely[0] = threshold(pair.spoiler);
                Self::finite(
                    game.rules,
                    &[(often, 1.0 - pair.weight), (rarely, pair.weight)],
                )
            }
            PlayerCount::Infinite => {
                let joint = |at, spoils| limiting::Joint {
                    rate: rate(at),
                    spoils,
                };
                let often = (joint(bloc, false), 1.0 - pair.weight);
                let rarely = (joint(beside, true), pair.weight);
                let mixed = limiting::Mixture::new(game.rules, &[often, rarely]);
                Self::Infinite(mixed.expect("the weights add up to 1"))
            }
        }
    }

    fn finite(rules: Rules, strategies: &[(Vec<Threshold>, f64)]) -> Self {
        let mixed = coalition::Mixture::new(rules, strategies);
        Self::Finite(mixed.expect("the weights add up to 1"))
    }

    pub fn round(&self, mine: Threshold) -> Round {
        match self {
            Self::Finite(mixture) => mixture.round(mine),
            Self::Infinite(mixture) => mixture.round(rate(mine)),
        }
    }

    /// Player 1's best threshold, and α + βV. It is 0 where she wins the more, the more she holds, without end.
    pub fn best_before(&self, value: f64) -> BestThreshold {
        match self {
            Self::Finite(mixture) => mixture.best_threshold_before(value),
            Self::Infinite(mixture) => {
                let best = mixture.best_rate_before(value);
                let chance = best.rate.map_or(0.0, Rate::chance);
                BestThreshold {
                    threshold: threshold(chance),
                    alpha: best.alpha,
                }
            }
        }
    }

    /// The joint strategies, thresholds ascending, with their weights.
    pub fn joint(&self) -> Vec<(Vec<Threshold>, f64)> {
        match self {
            Self::Finite(mixture) => {
                let all = mixture.joint_strategies().iter();
                all.map(|joint| (joint.opponents.thresholds(), joint.weight))
                    .collect()
            }
            Self::Infinite(mixture) => {
                let all = mixture.joint_strategies().iter();
                all.map(|(joint, weight)| {
                    let mut thresholds = vec![threshold(joint.rate.chance()); DRAWN];
                    if joint.spoils {
                        thresholds[0] = Threshold::ALWAYS_HOLD;
                    }
                    (thresholds, *weight)
                })
                .collect()
            }
        }
    }

    /// The gains of the members in the round from each joint strategy, with its weight: in antes, by threshold; of infinitely many in
    /// pots, of one who spoils and of all others together.
    pub fn gains(&self, rules: Rules, mine: Threshold) -> Vec<Vec<f64>> {
        match self {
            Self::Finite(_) => {
                let parts = self.joint().into_iter().map(|(thresholds, weight)| {
                    let alone = coalition::Mixture::new(rules, &[(thresholds, 1.0)]);
                    let gains = alone.expect("the weight is 1").members(mine);
                    gains.iter().map(|gain| weight * gain).collect()
                });
                parts.collect()
            }
            Self::Infinite(mixture) => {
                let all = mixture.joint_strategies().iter();
                all.map(|(joint, weight)| {
                    // Alone one who spoils takes the pot, else he matches it: those who hold have the better hands.
                    let won = if joint.spoils {
                        2.0 * joint.rate.chance() - 1.0
                    } else {
                        0.0
                    };
                    vec![weight * won, -weight * won]
                })
                .collect()
            }
        }
    }
}

/// What the worst reply to player 1's threshold leaves her in one round.
pub fn worst(game: CoalitionGame, mine: Threshold) -> f64 {
    match game.players {
        PlayerCount::Finite(players) => best_response(game.rules, players, mine).alpha,
        PlayerCount::Infinite => limiting::best_response(game.rules, rate(mine)).1,
    }
}

/// So many players of a picture that counts them.
pub fn finite(count: u32) -> PlayerCount {
    PlayerCount::Finite(Players::new(count as usize).expect("3 to 20 can play"))
}
