//! Rounds of continuous *Guts*.

use super::Becomes;
use std::collections::BTreeMap;
use upperhand::guts::coalition::limiting::{self, Rate};
use upperhand::guts::coalition::{Joint, Solution};
use upperhand::guts::{
    ChanceBounds, Equilibrium, InTurn, Payoff, PotTail, Reply, StakeFactors, Threshold,
};

shapes! {
    /// What a round pays.
    GutsPayoff(payoff: Payoff) {
        alpha: Vec<f64>,
        beta: f64,
    }

    /// The equilibrium.
    GutsEquilibrium(found: Equilibrium) {
        threshold: f64,
        beta: f64,
        recovers: bool = found.recovers(),
    }

    /// A round declared in turn.
    GutsInTurn(found: InTurn) {
        /// By history: "" for the first to declare, then "H" where somebody held and "D" where somebody dropped, in order.
        #[ts(type = "Record<string, number>")]
        thresholds: BTreeMap<String, f64> = found.thresholds().collect::<BTreeMap<_, _>>(),
        /// What each seat wins in the round, in antes, adding up to 0.
        alpha: Vec<f64> = found.alpha(),
        /// No seat gains more by another strategy.
        gap: f64 = found.gap(),
    }

    /// The tail of the pot.
    GutsPotTail(tail: PotTail) {
        exponent: f64,
        gap: f64,
        mean: bool = tail.has_mean(),
        variance: bool = tail.has_variance(),
    }

    /// The pot until it is taken.
    GutsPot(factors: StakeFactors, most: u32) {
        ends: f64 = factors.chances()[0],
        exceeded: Vec<f64> = factors.exceeded(most as usize),
    }

    /// The bounds of the chance of ruin.
    GutsRuin(ruin: ChanceBounds) {
        low: f64,
        high: f64,
    }

    /// The worst that the others can do.
    GutsReply(reply: Reply) {
        thresholds: Vec<f64> = reply.opponents.thresholds(),
        alpha: f64,
    }

    /// Player 1 against all others together.
    GutsCoalition(
        value: f64, gap: f64, coalition: Vec<JointStrategy>, player: Option<OwnStrategy>
    ) {
        value: f64 = value,
        gap: f64 = gap,
        coalition: Vec<JointStrategy> = coalition,
        player: Vec<OwnStrategy> = Vec::from_iter(player),
    }

    /// Thresholds that are played together. Of infinitely many players all others hold at a rate: above 1 − rate/n.
    JointStrategy(thresholds: Vec<Threshold>, weight: f64, rate: Option<Rate>) {
        thresholds: Vec<f64> = thresholds,
        weight: f64 = weight,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        rate: Option<f64> = rate,
    }

    /// A threshold of player 1. Of infinitely many players: 1, from which she is rate/n away.
    OwnStrategy(threshold: Threshold, rate: Option<Rate>) {
        threshold: f64 = threshold,
        weight: f64 = 1.0,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        rate: Option<f64> = rate,
    }
}

as_they_are! { JointStrategy OwnStrategy }

becomes! {
    &Joint => JointStrategy, |joint| (joint.opponents.thresholds(), joint.weight, None).becomes();
}

impl Becomes<JointStrategy> for &(limiting::Joint, f64) {
    fn becomes(self) -> JointStrategy {
        let &(joint, weight) = self;
        let others = joint.spoils.then_some(Threshold::ALWAYS_HOLD);
        (Vec::from_iter(others), weight, Some(joint.rate)).becomes()
    }
}

impl Becomes<GutsCoalition> for Solution {
    fn becomes(self) -> GutsCoalition {
        let coalition = self.coalition.joint_strategies().becomes();
        let player = self.player.map(|at| (at, None).becomes());
        (self.value, self.gap, coalition, player).becomes()
    }
}

impl Becomes<GutsCoalition> for limiting::Solution {
    fn becomes(self) -> GutsCoalition {
        let coalition = self.coalition.joint_strategies().becomes();
        let own = |rate| (Threshold::ALWAYS_DROP, Some(rate)).becomes();
        (self.value, self.gap, coalition, self.player.map(own)).becomes()
    }
}
