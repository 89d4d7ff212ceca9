//! Games of *Guts*, advice and reviews.

use super::exact::GutsWorth;
use super::guts::{JointStrategy, joint_strategies};
use js_sys::Float64Array;
use serde::Serialize;
use ts_rs::TS;
use upperhand::play::guts::{
    Advice, Choice, Ending, Game, Hand, Pair, Record, Review, Round, Solution, Step, Worth,
};

/// A game in progress; immutable: each move gives a new one.
#[derive(Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct GutsGame {
    #[ts(type = "GutsRecord")]
    record: Record,
    /// The record as a text that needs no escaping in an address: `replayGuts` takes it.
    address: String,
    players: usize,
    /// Their joint strategies, thresholds ascending in the order of seats; one but for a coalition. Null with cards and in turn.
    opponents: Option<Vec<JointStrategy>>,
    /// What the best reply to them earns in a round, before the hands are dealt, per unit of stakes.
    edge: GutsWorth,
    /// Yours in the round to come; null when the game is over.
    hand: Option<GutsHand>,
    /// Of the round to come, in antes.
    stakes: f64,
    /// Who has declared before you in it, in turn.
    declared: Vec<Declared>,
    /// What you have won, in antes, before the fee, and after it.
    bankroll: f64,
    result: GutsWorth,
    pots_taken: u32,
    /// "bank-closed": the stakes are above 2^40 antes. `by`: the player who took the last pot. Null as long as a move can be made.
    ending: Option<GutsEnding>,
    rounds: Vec<GutsRound>,
}

impl From<&Game> for GutsGame {
    fn from(game: &Game) -> Self {
        let (record, solution) = (game.record(), game.solution());
        let rounds = game.history().iter();
        Self {
            address: record.address(),
            record,
            players: game.setup().players(),
            opponents: solution
                .mixture()
                .map(|mixture| joint_strategies(mixture.joint_strategies())),
            edge: solution.edge().into(),
            hand: game.hand().map(|hand| GutsHand::new(solution, hand)),
            stakes: game.stakes() as f64,
            declared: game.declared().into_iter().map(Declared::from).collect(),
            bankroll: game.bankroll() as f64,
            result: Worth::Exact(game.result()).into(),
            pots_taken: game.pots_taken(),
            ending: game.ending().map(GutsEnding::from),
            rounds: rounds
                .map(|round| GutsRound::new(solution, round))
                .collect(),
        }
    }
}

/// What a player has declared.
#[derive(Serialize, TS)]
pub struct Declared {
    player: usize,
    holds: bool,
}

impl From<(usize, bool)> for Declared {
    fn from((seat, holds): (usize, bool)) -> Self {
        let player = seat + 1;
        Self { player, holds }
    }
}

/// A number from 0 to 1, or cards.
#[derive(Serialize, TS)]
#[serde(untagged)]
pub enum GutsHand {
    /// On the number line.
    Line(f64),
    /// Of a deck.
    Cards(DealtCards),
}

/// The cards of a hand.
#[derive(Serialize, TS)]
pub struct DealtCards {
    /// The number of weaker hands.
    index: usize,
    /// Such as "JS/7C".
    label: String,
}

impl GutsHand {
    fn new(solution: &Solution, hand: Hand) -> Self {
        match hand {
            Hand::Line(place) => Self::Line(place),
            Hand::Cards(index) => Self::Cards(DealtCards {
                index,
                label: solution
                    .cards()
                    .map_or_else(String::new, |(game, _)| game.hands().get(index).to_string()),
            }),
        }
    }
}

/// How a game ended.
#[derive(Serialize, TS)]
pub struct GutsEnding {
    #[ts(type = "\"pots-taken\" | \"left\" | \"bank-closed\"")]
    kind: &'static str,
    by: Option<usize>,
}

impl From<Ending> for GutsEnding {
    fn from(ending: Ending) -> Self {
        let (kind, by) = match ending {
            Ending::PotsTaken { by } => ("pots-taken", Some(by + 1)),
            Ending::Left => ("left", None),
            Ending::BankClosed => ("bank-closed", None),
        };
        Self { kind, by }
    }
}

/// A round that was played. Lists have one entry for each player, you first; players are numbered from 1.
#[derive(Serialize, TS)]
pub struct GutsRound {
    stakes: f64,
    hands: Vec<GutsHand>,
    held: Vec<bool>,
    /// Who takes the pot: the best of those who held; null where all dropped.
    winner: Option<usize>,
    /// Who must match the pot because all dropped.
    weenie: Option<usize>,
    /// Per unit of stakes; they add up to 0.
    payoffs: Vec<f64>,
    /// The stakes of the next round for this pot; 0 where it is taken.
    carried: f64,
}

impl GutsRound {
    fn new(solution: &Solution, round: &Round) -> Self {
        let player = |seat: usize| seat + 1;
        let hands = round
            .hands
            .iter()
            .map(|&hand| GutsHand::new(solution, hand));
        Self {
            stakes: round.stakes as f64,
            hands: hands.collect(),
            held: round.held.clone(),
            winner: round.winner.map(player),
            weenie: round.weenie.map(player),
            payoffs: round.payoffs.iter().map(|&payoff| payoff as f64).collect(),
            carried: round.carried as f64,
        }
    }
}

/// The returns of both choices, in antes per unit of stakes; `better` is null where they return the same.
#[derive(Serialize, TS)]
pub struct GutsChoices {
    hold: GutsWorth,
    drop: GutsWorth,
    #[ts(type = "\"hold\" | \"drop\" | null")]
    better: Option<Choice>,
}

impl From<&Pair> for GutsChoices {
    fn from(pair: &Pair) -> Self {
        Self {
            hold: pair.hold.into(),
            drop: pair.drop.into(),
            better: pair.better(),
        }
    }
}

/// The coach's numbers.
#[derive(Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct GutsAdvice {
    returns: GutsChoices,
    /// The same until the pot is taken, by the best play; null where there is none, as the pot can be kept growing.
    in_the_long_run: Option<GutsChoices>,
    /// Null for three players with cards.
    against_equilibrium: Option<GutsChoices>,
    alone: GutsWorth,
    win: GutsWorth,
    staying: Option<f64>,
}

impl From<&Advice> for GutsAdvice {
    fn from(advice: &Advice) -> Self {
        Self {
            returns: GutsChoices::from(&advice.returns),
            in_the_long_run: advice.in_the_long_run.as_ref().map(GutsChoices::from),
            against_equilibrium: advice.against_equilibrium.as_ref().map(GutsChoices::from),
            alone: advice.alone.into(),
            win: advice.win.into(),
            staying: advice.staying,
        }
    }
}

/// Skill and luck, over all rounds.
#[derive(Serialize, TS)]
pub struct GutsReview {
    rounds: Vec<ReviewedRound>,
    expected: GutsWorth,
    skill: GutsWorth,
    luck: GutsWorth,
    fee: GutsWorth,
    result: GutsWorth,
    worst: Option<usize>,
}

/// Skill and luck of one round.
#[derive(Serialize, TS)]
pub struct ReviewedRound {
    stakes: f64,
    expected: GutsWorth,
    dealt: GutsWorth,
    skill: GutsWorth,
    revealed: GutsWorth,
    result: GutsWorth,
    /// What you have won up to here, before a fee.
    bankroll: f64,
}

impl From<&Step> for ReviewedRound {
    fn from(round: &Step) -> Self {
        Self {
            stakes: round.stakes as f64,
            expected: round.expected.into(),
            dealt: round.dealt.into(),
            skill: round.skill.into(),
            revealed: round.revealed.into(),
            result: round.result.into(),
            bankroll: round.bankroll as f64,
        }
    }
}

impl From<&Review> for GutsReview {
    fn from(review: &Review) -> Self {
        Self {
            rounds: review.steps.iter().map(ReviewedRound::from).collect(),
            expected: review.expected.into(),
            skill: review.skill.into(),
            luck: review.luck.into(),
            fee: review.fee.into(),
            result: review.result.into(),
            worst: review.worst,
        }
    }
}

/// Many rounds at once.
#[derive(Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct GutsForward {
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[ts(type = "Float64Array")]
    pub bankroll: Float64Array,
    pub expectation: GutsWorth,
    pub variance: GutsWorth,
    pub expected: f64,
    pub standard_error: f64,
}
