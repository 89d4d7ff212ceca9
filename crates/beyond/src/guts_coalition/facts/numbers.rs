//! What is known where hands are numbers: what both sides play, among so many players or infinitely many.
//!
//! Among infinitely many the threshold of a hand is its chance to be the best of all, e^−rate.

use super::super::asked::PLAYER_COUNTS;
use super::super::state::{CoalitionGame, Mix, Pair};
use core::cell::OnceCell;
use std::rc::Rc;
use upperhand::guts::coalition::limiting::Rate;
use upperhand::guts::coalition::{BestThreshold, limiting, one_round, repeated, without_die};
use upperhand::guts::{Players, Round, Rules, Threshold, best_response, coalition};
use upperhand::order;
use upperhand_games::antes::NEGLIGIBLE;
use upperhand_games::guts_rules::{PlayerCount, threshold};
use upperhand_kit::LruCache;
use upperhand_kit::span::{ascending, widened};
use upperhand_kit::tracing::traced;

/// A hand that is the best of all more rarely than this is held with all that are.
pub const LEAST_CHANCE: f64 = 1e-3;

/// What leaving at once brings: the ante is lost.
const LEFT: f64 = -1.0;

/// With the Weenie rule the pot outgrows more players than this, and player 1 leaves at once.
const LAST_SAFE: u32 = 6;

/// So many stand for infinitely many in pictures.
const DRAWN: usize = 24;

/// Evenly spaced points of a curve, with more between them where it bends.
const STRETCHES: u32 = 16;

/// What is known of your threshold.
pub struct Facts {
    pub analysis: Rc<Analysis>,
    pub mine: Threshold,
    /// Your return against the mixture.
    pub here: f64,
    /// By how much the next round's stakes are larger, on average.
    pub stakes: f64,
    /// What the worst reply to your threshold leaves you in one round.
    pub worst: f64,
    pub advice: Advice,
}

/// What to do where you hold above a threshold, and what that brings.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Advice {
    /// Leave at once, and lose the ante: any threshold loses as much or more.
    Leave,
    /// Hold ever more hands, and win without end.
    HoldEverMore,
    /// Stay: nothing brings more than this, which is not worth a change.
    Stay(f64),
    /// Hold above the best threshold, for so much more.
    Hold(f64),
}

/// A mixture of the coalition.
#[derive(Clone)]
pub enum Mixture {
    Finite(coalition::Mixture),
    Infinite(limiting::Mixture),
}

/// Thresholds of all members, ascending, and how often they are played.
pub type Joint = (Vec<Threshold>, f64);

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

/// So many players of a picture that counts them.
pub fn finite(count: u32) -> PlayerCount {
    PlayerCount::Finite(Players::new(count as usize).expect("3 to 20 can play"))
}

impl Solution {
    fn of(game: CoalitionGame, is_apart: bool) -> Self {
        match game.players {
            PlayerCount::Finite(players) => {
                let solve = match (is_apart, game.repeated) {
                    (true, _) => without_die,
                    (false, true) => repeated,
                    (false, false) => one_round,
                };
                let solved = solve(game.rules, players);
                let solved = solved.expect("tables of 3 to 20 players have a solution");
                Self {
                    value: solved.value,
                    gap: solved.gap,
                    coalition: Mixture::Finite(solved.coalition),
                    player: solved.player,
                    first_order: 0.0,
                }
            }
            PlayerCount::Infinite => {
                let solve = match (is_apart, game.repeated) {
                    (true, _) => limiting::without_die,
                    (false, true) => limiting::repeated,
                    (false, false) => limiting::one_round,
                };
                let solved = solve(game.rules);
                Self {
                    value: solved.value,
                    gap: solved.gap,
                    coalition: Mixture::Infinite(solved.coalition),
                    player: solved.player.map(|rate| threshold(rate.chance())),
                    first_order: solved.first_order,
                }
            }
        }
    }

    /// The joint strategies in the order of the other mixtures: the bloc before one who always holds.
    pub fn joint(&self) -> Vec<Joint> {
        let mut all = self.coalition.joint();
        order::sort_by(&mut all, |a, b| b.0[0].get().total_cmp(&a.0[0].get()));
        all
    }
}

impl Mixture {
    /// All alike; or with a weight one alone and the others alike.
    fn of(game: CoalitionGame, pair: Pair) -> Self {
        let (bloc, beside) = (threshold(pair.bloc), threshold(pair.beside));
        let weights = [1.0 - pair.weight, pair.weight];
        match game.players {
            PlayerCount::Finite(players) => {
                let often = vec![bloc; players.others()];
                let mut rarely = vec![beside; players.others()];
                rarely[0] = threshold(pair.spoiler);
                let strategies = [(often, weights[0]), (rarely, weights[1])];
                let mixed = coalition::Mixture::new(game.rules, &strategies);
                Self::Finite(mixed.expect("the weights add up to 1"))
            }
            PlayerCount::Infinite => {
                let joint = |at, spoils| limiting::Joint {
                    rate: rate(at),
                    spoils,
                };
                let strategies = [
                    (joint(bloc, false), weights[0]),
                    (joint(beside, true), weights[1]),
                ];
                let mixed = limiting::Mixture::new(game.rules, &strategies);
                Self::Infinite(mixed.expect("the weights add up to 1"))
            }
        }
    }

    pub fn round(&self, mine: Threshold) -> Round {
        match self {
            Self::Finite(mixture) => mixture.round(mine),
            Self::Infinite(mixture) => mixture.round(rate(mine)),
        }
    }

    /// Player 1's best threshold, and α + βV. It is 0 where she wins the more, the more she holds, without end.
    fn best_before(&self, value: f64) -> BestThreshold {
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

    fn joint(&self) -> Vec<Joint> {
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
}

/// A mixture in a game: the game's solution, and the returns that both leave to player 1.
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
    /// What she is sure of, and how, whatever they play and know of her: to share no die costs them nothing there.
    pub sure: Solution,
    pub mixture: Mixture,
    /// Its joint strategies, the usual one first.
    pub joint: Vec<Joint>,
    /// Player 1's best threshold against the mixture, and what it returns.
    pub best: BestThreshold,
    lines: OnceCell<Lines>,
}

/// Her returns against the mixture, against the optimum where that is another, and the range shown of both.
pub struct Lines {
    pub chosen: Vec<(f64, f64)>,
    pub optimum: Option<Vec<(f64, f64)>>,
    pub range: (f64, f64),
}

impl Analysis {
    fn of(mix: Mix, sure: Solution) -> Self {
        let game = mix.game;
        let apart = mix.is_apart.then(|| Solution::of(game, true));
        let solution = apart.unwrap_or_else(|| sure.clone());
        let (mixture, joint) = if mix.is_optimum {
            (solution.coalition.clone(), solution.joint())
        } else {
            let mixture = Mixture::of(game, mix.pair);
            let joint = mixture.joint();
            (mixture, joint)
        };
        let after = if game.repeated { solution.value } else { 0.0 };
        let mut best = mixture.best_before(after);
        // Without a die, and among infinitely many, her optimal threshold is one of many best replies to the optimum.
        let is_one = mix.is_apart || mix.is_optimum && game.is_infinite();
        if let (true, Some(threshold)) = (is_one, solution.player) {
            let alpha = mixture.round(threshold).followed_by(after);
            best = BestThreshold { threshold, alpha };
        }
        Self {
            game,
            after,
            is_optimum: mix.is_optimum,
            is_apart: mix.is_apart,
            pair: if mix.is_optimum {
                nearest(&joint, mix.pair)
            } else {
                mix.pair
            },
            equilibrium: game.equilibrium(),
            solution,
            sure,
            mixture,
            joint,
            best,
            lines: OnceCell::default(),
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

    fn advice(&self, here: f64) -> Advice {
        let more = self.best.alpha - here;
        // Only where the best mixture ruins her can she do no better than to leave, and against another one she often can.
        if self.solution.player.is_none() && self.best.alpha < LEFT + NEGLIGIBLE {
            Advice::Leave
        } else if self.is_unbounded() {
            Advice::HoldEverMore
        } else if more < NEGLIGIBLE {
            Advice::Stay(more)
        } else {
            Advice::Hold(more)
        }
    }

    /// The surplus that the mixture leaves over what she is sure of.
    pub fn excess(&self) -> f64 {
        self.best.alpha - self.sure.value
    }

    /// Does she win the more, the more she holds, without end?
    pub fn is_unbounded(&self) -> bool {
        self.best.alpha == f64::INFINITY
    }

    /// The curves, and what is shown of them.
    pub fn lines(&self) -> &Lines {
        self.lines.get_or_init(|| {
            let chosen = self.points(&self.mixture);
            let optimum = (!self.is_optimum).then(|| self.points(&self.solution.coalition));
            let all = chosen.iter().chain(optimum.iter().flatten());
            Lines {
                range: self.range(all.map(|point| point.1)),
                chosen,
                optimum,
            }
        })
    }

    /// Her return against a mixture, with the maximum among the points.
    fn points(&self, mixture: &Mixture) -> Vec<(f64, f64)> {
        let (from, to) = self.game.window();
        let even = |index: u32| from + (to - from) * f64::from(index) / f64::from(STRETCHES);
        let best = mixture.best_before(self.after);
        let best = best.threshold.get().clamp(from, to);
        let worth = |at: f64| self.worth(mixture, threshold(at));
        let joint = mixture.joint();
        let kinks = joint
            .iter()
            .flat_map(|(thresholds, _)| thresholds)
            .map(|at| at.get())
            .filter(|at| (from..=to).contains(at));
        let places = ascending((0..=STRETCHES).map(even).chain([best]).chain(kinks));
        traced(&places, worth, |worth| worth)
    }

    /// The returns shown: those that differ from the value by a few times what is at stake. Below, the curves leave the picture.
    fn range(&self, values: impl Iterator<Item = f64>) -> (f64, f64) {
        let value = self.solution.value;
        let excess = if self.is_unbounded() {
            1.0
        } else {
            self.excess().abs()
        };
        let foot = value - SHOWN * value.abs().max(excess).max(1e-3);
        let held = values.map(|value| value.max(foot));
        padded(held.chain([value]))
    }
}

/// How many times as much as the coalition wins the picture reaches downwards.
const SHOWN: f64 = 4.0;

/// The least and the largest value, with some room beyond.
pub fn padded(values: impl Iterator<Item = f64>) -> (f64, f64) {
    let (least, most) = widened((f64::INFINITY, f64::NEG_INFINITY), values);
    let room = (0.08 * (most - least)).max(1e-4);
    (least - room, most + room)
}

/// An optimum as a bloc and a spoiler. Where nobody ever spoils, the rest is the reader's own.
fn nearest(joint: &[Joint], own: Pair) -> Pair {
    let last = |thresholds: &[Threshold]| thresholds.last().map_or(1.0, |at| at.get());
    let spoiled = joint.get(1);
    Pair {
        bloc: last(&joint[0].0),
        spoiler: spoiled.map_or(own.spoiler, |(thresholds, _)| thresholds[0].get()),
        beside: spoiled.map_or(own.beside, |(thresholds, _)| last(thresholds)),
        weight: joint[1..].iter().map(|(_, weight)| weight).sum(),
    }
}

/// The games solved so far, and the mixtures looked at last.
#[derive(Default)]
pub struct Solutions {
    games: LruCache<CoalitionGame, Solution, 128>,
    mixes: LruCache<Mix, Rc<Analysis>, 4>,
}

/// The value against the number of players, for one rule set, one round or repeated.
pub struct Values {
    pub rules: Rules,
    pub repeated: bool,
    /// The number of players, which may be infinite, and the value. Ends where player 1 does best to leave at once.
    pub points: Vec<(f64, f64)>,
}

impl Solutions {
    pub fn analysis(&mut self, mix: Mix) -> Rc<Analysis> {
        let games = &mut self.games;
        let analysis = self.mixes.get(mix, |mix| {
            let sure = games.get(mix.game, |game| Solution::of(game, false));
            Rc::new(Analysis::of(mix, sure.clone()))
        });
        Rc::clone(analysis)
    }

    pub fn facts(&mut self, mix: Mix, mine: Threshold) -> Facts {
        let analysis = self.analysis(mix);
        let (rules, here) = (mix.game.rules, analysis.here(mine));
        Facts {
            mine,
            here,
            advice: analysis.advice(here),
            stakes: analysis.mixture.round(mine).beta,
            worst: match mix.game.players {
                PlayerCount::Finite(players) => best_response(rules, players, mine).alpha,
                PlayerCount::Infinite => limiting::best_response(rules, rate(mine)).1,
            },
            analysis,
        }
    }

    /// A fifth of a millisecond the first time, repeated less than one.
    pub fn solution(&mut self, game: CoalitionGame) -> &Solution {
        self.games.get(game, |game| Solution::of(game, false))
    }

    /// The value of a game, and whether player 1 stays in it.
    fn value(&mut self, rules: Rules, repeated: bool, players: PlayerCount) -> (f64, bool) {
        let solution = self.solution(CoalitionGame {
            rules,
            players,
            repeated,
        });
        (solution.value, solution.player.is_some())
    }

    /// One round of both rule sets, and the repeated game of one: for each number of players, or in steps of `every`
    /// and for the largest and infinitely many. All together some 15 ms the first time.
    pub fn values(&mut self, rules: Rules, every: usize) -> [Values; 3] {
        let lines = [
            (Rules::Standard, false),
            (Rules::Weenie, false),
            (rules, true),
        ];
        lines.map(|(rules, repeated)| {
            let mut points = Vec::new();
            let most = PLAYER_COUNTS.1;
            let counts = (PLAYER_COUNTS.0..most).step_by(every).chain([most]);
            for players in counts.map(finite).chain([PlayerCount::Infinite]) {
                let (value, stays) = self.value(rules, repeated, players);
                points.push((players.number(), value));
                if !stays {
                    break;
                }
            }
            Values {
                rules,
                repeated,
                points,
            }
        })
    }

    /// The lowest value in the picture of these lines: the advantage grows with the table, until player 1 leaves.
    pub fn lowest(&mut self, rules: Rules) -> f64 {
        let last = PlayerCount::Infinite;
        let ends = [
            self.value(Rules::Standard, false, last),
            self.value(rules, true, last),
            self.value(rules, true, finite(LAST_SAFE)),
        ];
        let stayed = ends.iter().filter(|(_, stays)| *stays);
        stayed.map(|(value, _)| *value).fold(0.0, f64::min)
    }
}
