//! Rounds of continuous *Guts*.

use serde::Serialize;
use ts_rs::TS;
use upperhand::guts::Threshold;
use upperhand::guts::coalition::{Joint, Solution, limiting};

/// What a round pays.
#[derive(Serialize, TS)]
pub struct GutsPayoff {
    pub alpha: Vec<f64>,
    pub beta: f64,
}

/// The equilibrium.
#[derive(Serialize, TS)]
pub struct GutsEquilibrium {
    pub threshold: f64,
    pub beta: f64,
    pub recovers: bool,
}

/// A round declared in turn.
#[derive(Serialize, TS)]
pub struct GutsInTurn {
    /// By history: "" for the first to declare, then "H" where somebody held and "D" where somebody dropped, in order.
    #[ts(type = "Record<string, number>")]
    pub thresholds: std::collections::BTreeMap<String, f64>,
    /// What each seat wins in the round, in antes, adding up to 0.
    pub alpha: Vec<f64>,
    /// No seat gains more by another strategy.
    pub gap: f64,
}

/// The tail of the pot.
#[derive(Serialize, TS)]
pub struct GutsPotTail {
    pub exponent: f64,
    pub gap: f64,
    pub mean: bool,
    pub variance: bool,
}

/// The pot until it is taken.
#[derive(Serialize, TS)]
pub struct GutsPot {
    pub ends: f64,
    pub exceeded: Vec<f64>,
}

/// The bounds of the chance of ruin.
#[derive(Serialize, TS)]
pub struct GutsRuin {
    pub low: f64,
    pub high: f64,
}

/// The worst that the others can do.
#[derive(Serialize, TS)]
pub struct GutsReply {
    pub thresholds: Vec<f64>,
    pub alpha: f64,
}

/// Player 1 against all others together.
#[derive(Serialize, TS)]
pub struct GutsCoalition {
    value: f64,
    gap: f64,
    coalition: Vec<JointStrategy>,
    player: Vec<OwnStrategy>,
}

/// Thresholds that are played together. Of infinitely many players all others hold at a rate: above 1 − rate/n.
#[derive(Serialize, TS)]
pub struct JointStrategy {
    thresholds: Vec<f64>,
    weight: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    rate: Option<f64>,
}

/// A threshold of player 1. Of infinitely many players: 1, from which she is rate/n away.
#[derive(Serialize, TS)]
pub struct OwnStrategy {
    threshold: f64,
    weight: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    rate: Option<f64>,
}

impl From<Solution> for GutsCoalition {
    fn from(solved: Solution) -> Self {
        let own = |threshold: Threshold| OwnStrategy {
            threshold: threshold.get(),
            weight: 1.0,
            rate: None,
        };
        Self {
            value: solved.value,
            gap: solved.gap,
            coalition: joint_strategies(solved.coalition.joint_strategies()),
            player: solved.player.map(own).into_iter().collect(),
        }
    }
}

impl From<limiting::Solution> for GutsCoalition {
    fn from(solved: limiting::Solution) -> Self {
        let joint = |&(joint, weight): &(limiting::Joint, f64)| JointStrategy {
            thresholds: if joint.spoils { vec![0.0] } else { Vec::new() },
            weight,
            rate: Some(joint.rate.get()),
        };
        let own = |rate: limiting::Rate| OwnStrategy {
            threshold: 1.0,
            weight: 1.0,
            rate: Some(rate.get()),
        };
        let strategies = solved.coalition.joint_strategies();
        Self {
            value: solved.value,
            gap: solved.gap,
            coalition: strategies.iter().map(joint).collect(),
            player: solved.player.map(own).into_iter().collect(),
        }
    }
}

/// The parts of a mixture.
pub fn joint_strategies(mixture: &[Joint]) -> Vec<JointStrategy> {
    let joint = |joint: &Joint| JointStrategy {
        thresholds: numbers(joint.opponents.thresholds()),
        weight: joint.weight,
        rate: None,
    };
    mixture.iter().map(joint).collect()
}

/// Thresholds as numbers.
pub fn numbers(thresholds: Vec<Threshold>) -> Vec<f64> {
    thresholds.into_iter().map(Threshold::get).collect()
}
