//! Games of *Guts*, advice and reviews.

use super::Becomes;
use super::exact::GutsWorth;
use super::guts::JointStrategy;
use js_sys::Float64Array;
use serde::Serialize;
use ts_rs::TS;
use upperhand::guts::coalition::Mixture;
use upperhand::play::guts::{
    Advice, Choice, Ending, Forward, Game, Hand, Pair, Record, Review, Round, Solution, Step, Worth,
};

shapes! {
    /// A game in progress; immutable: each move gives a new one.
    GutsGame(game: Game) {
        #[ts(type = "GutsRecord")]
        record: Record = game.record(),
        /// The record as a text that needs no escaping in an address: `replayGuts` takes it.
        address: String = game.record().address(),
        players: usize = game.setup().players(),
        /// Their joint strategies, thresholds ascending in the order of seats; one but for a coalition. Null with cards and in turn.
        opponents: Option<Vec<JointStrategy>> =
            game.solution().mixture().map(Mixture::joint_strategies),
        /// What the best reply to them earns in a round, before the hands are dealt, per unit of stakes.
        edge: GutsWorth = game.solution().edge(),
        /// Yours in the round to come; null when the game is over.
        hand: Option<GutsHand> = game.hand().map(|hand| (hand, game.solution())),
        /// Of the round to come, in antes.
        stakes: f64 = game.stakes(),
        /// Who has declared before you in it, in turn.
        declared: Vec<Declared> = game.declared(),
        /// What you have won, in antes, before the fee, and after it.
        bankroll: f64 = game.bankroll(),
        result: GutsWorth = Worth::Exact(game.result()),
        pots_taken: u32 = game.pots_taken(),
        /// "bank-closed": the stakes are above 2^40 antes. `by`: the player who took the last pot. Null as long as a move can be made.
        ending: Option<GutsEnding> = game.ending(),
        rounds: Vec<GutsRound> = {
            let rounds = game.history().iter();
            rounds.map(|round| (round, game.solution())).collect::<Vec<_>>()
        },
    }

    /// What a player has declared.
    Declared(seat: usize, holds: bool) {
        player: usize = seat + 1,
        holds: bool = holds,
    }

    /// The cards of a hand.
    DealtCards(index: usize, solution: &Solution) {
        /// The number of weaker hands.
        index: usize = index,
        /// Such as "JS/7C".
        label: String = solution
            .cards()
            .map_or_else(String::new, |(game, _)| game.hands().get(index).to_string()),
    }

    /// How a game ended.
    GutsEnding(ending: Ending) {
        #[ts(type = "\"pots-taken\" | \"left\" | \"bank-closed\"")]
        kind: &'static str = match ending {
            Ending::PotsTaken { .. } => "pots-taken",
            Ending::Left => "left",
            Ending::BankClosed => "bank-closed",
        },
        by: Option<usize> = match ending {
            Ending::PotsTaken { by } => Some(by + 1),
            Ending::Left | Ending::BankClosed => None,
        },
    }

    /// A round that was played. Lists have one entry for each player, you first; players are numbered from 1.
    GutsRound(round: &Round, solution: &Solution) {
        stakes: f64,
        hands: Vec<GutsHand> = {
            let hands = round.hands.iter();
            hands.map(|&hand| (hand, solution)).collect::<Vec<_>>()
        },
        held: Vec<bool> = round.held.clone(),
        /// Who takes the pot: the best of those who held; null where all dropped.
        winner: Option<usize> = round.winner.map(|seat| seat + 1),
        /// Who must match the pot because all dropped.
        weenie: Option<usize> = round.weenie.map(|seat| seat + 1),
        /// Per unit of stakes; they add up to 0.
        payoffs: Vec<f64> = round.payoffs.clone(),
        /// The stakes of the next round for this pot; 0 where it is taken.
        carried: f64,
    }

    /// The returns of both choices, in antes per unit of stakes; `better` is null where they return the same.
    GutsChoices(pair: Pair) {
        hold: GutsWorth,
        drop: GutsWorth,
        #[ts(type = "\"hold\" | \"drop\" | null")]
        better: Option<Choice> = pair.better(),
    }

    /// The coach's numbers.
    GutsAdvice(advice: Advice) {
        returns: GutsChoices,
        /// The same until the pot is taken, by the best play; null where there is none, as the pot can be kept growing.
        in_the_long_run: Option<GutsChoices>,
        /// Null for three players with cards.
        against_equilibrium: Option<GutsChoices>,
        alone: GutsWorth,
        win: GutsWorth,
        staying: Option<f64>,
    }

    /// Skill and luck, over all rounds.
    GutsReview(review: Review) {
        rounds: Vec<ReviewedRound> = review.steps,
        expected: GutsWorth,
        skill: GutsWorth,
        luck: GutsWorth,
        fee: GutsWorth,
        result: GutsWorth,
        worst: Option<usize>,
    }

    /// Skill and luck of one round.
    ReviewedRound(step: Step) {
        stakes: f64,
        expected: GutsWorth,
        dealt: GutsWorth,
        skill: GutsWorth,
        revealed: GutsWorth,
        result: GutsWorth,
        /// What you have won up to here, before a fee.
        bankroll: f64,
    }

    /// Many rounds at once.
    GutsForward(played: Forward, rounds: u32) {
        #[serde(with = "serde_wasm_bindgen::preserve")]
        #[ts(type = "Float64Array")]
        bankroll: Float64Array = played.bankroll.clone(),
        expectation: GutsWorth,
        variance: GutsWorth,
        expected: f64 = played.expected_after(rounds),
        standard_error: f64 = played.standard_error_after(rounds),
    }
}

as_they_are! { Record Choice }

/// A number from 0 to 1, or cards.
#[derive(Serialize, TS)]
#[serde(untagged)]
pub enum GutsHand {
    /// On the number line.
    Line(f64),
    /// Of a deck.
    Cards(DealtCards),
}

impl Becomes<GutsHand> for (Hand, &Solution) {
    fn becomes(self) -> GutsHand {
        let (hand, solution) = self;
        match hand {
            Hand::Line(place) => GutsHand::Line(place),
            Hand::Cards(index) => GutsHand::Cards((index, solution).becomes()),
        }
    }
}
