//! *Guts* with cards.

use super::Becomes;
use super::exact::{Fraction, Probability};
use js_sys::Float64Array;
use upperhand::guts::cards::{self, CardGame, Pair, RoundedReply, Strategy};

shapes! {
    /// A solved game of cards.
    SolvedCards(game: &CardGame, threshold: Option<usize>, strategy: &Strategy) {
        /// Hands from weakest to strongest, e.g. "JS/7C".
        hands: Vec<String> = names(game),
        /// The i of an optimal threshold strategy ("hold above the i-th weakest", 0 ≤ i ≤ hands.length); null for "any".
        threshold: Option<usize> = threshold,
        /// Probability of holding each hand, weakest first.
        #[serde(with = "serde_wasm_bindgen::preserve")]
        #[ts(type = "Float64Array")]
        hold: Float64Array = chances(game, strategy),
        /// What the best unrestricted reply gains per round against `hold`, in antes; exact. 0n/1n proves optimality.
        exploitability: Probability = cards::exploitability(game, strategy),
        /// Of all lines "hold above the i-th weakest", the one that loses least against every reply (ties: the lowest i), and
        /// what it loses; exact. Of two cards in a whole deck it is 667, which loses 1/324870; 668, the best against lines,
        /// loses 2/162435.
        least_exploitable: LeastExploitable = cards::least_exploitable(game),
    }

    /// The line that loses least.
    LeastExploitable(line: cards::LeastExploitable) {
        /// How many of the weakest hands are dropped.
        threshold: usize,
        /// What it loses a round, in antes.
        exploitability: Probability,
    }

    /// What a line of hands loses.
    LineLoss(loss: cards::Fraction, first_hand: String) {
        /// What the best reply wins from it a round, in antes; exact. 0n/1n proves that the line is optimal.
        exploitability: Probability = loss,
        /// The weakest hand that it holds, e.g. "JS/7C"; "" where it holds none.
        first_hand: String = first_hand,
    }

    /// The weakest hand to hold at a table.
    TableLine(line: cards::TableLine) {
        /// Its ranks as cards are written, the most important first: "A Q 8", "3 3 4".
        hand: String,
        /// Is it of one suit? Only where straights and flushes count.
        flush: bool = line.is_flush,
        /// The chance that nobody else holds, with such a hand: at least 1/2.
        alone: Fraction,
        /// The same with the next weaker class, where all others hold that: below 1/2.
        below: Fraction,
        /// Are these two the chances themselves? With `straights` and six players or more `alone` is a bound from below and `below` one
        /// from above, which prove the hand all the same.
        exact: bool = line.is_exact,
        /// The share of hands that are held.
        share: Fraction,
    }

    /// One against two who have agreed.
    CardCoalition(found: cards::CardCoalition, game: CardGame) {
        /// Hands from weakest to strongest, e.g. "JS/7C".
        hands: Vec<String> = names(&game),
        /// What she secures in a round, in antes; exact.
        lowest: Fraction,
        /// What the two hold her to; the same as `lowest` unless the exact solution is too large for 128 bits.
        highest: Fraction,
        /// Her probability of holding each hand, weakest first.
        #[serde(with = "serde_wasm_bindgen::preserve")]
        #[ts(type = "Float64Array")]
        hold: Float64Array = chances(&game, &found.hold),
        /// The pairs of strategies that the two draw from.
        coalition: Vec<CardPair>,
    }

    /// Strategies that two play together.
    CardPair(held: Pair, weight: cards::Fraction) {
        /// How often they are drawn; exact.
        weight: Probability = weight,
        /// Does the first hold each hand, and the second?
        held: [Vec<bool>; 2] = held,
    }

    /// What a reply gains.
    CardReply(reply: RoundedReply) {
        /// A round, in antes.
        gain: f64,
        /// 1 for every hand that is held, weakest first.
        #[serde(with = "serde_wasm_bindgen::preserve")]
        #[ts(type = "Float64Array")]
        reply: Float64Array = reply.held.into_iter().map(f64::from).collect::<Vec<f64>>(),
    }
}

/// The names of its hands, weakest first.
fn names(game: &CardGame) -> Vec<String> {
    game.hands().iter().map(ToString::to_string).collect()
}

/// The chances with which a strategy holds each.
fn chances(game: &CardGame, strategy: &Strategy) -> Vec<f64> {
    let hands = 0..game.hands().len();
    hands.map(|hand| strategy.hold(hand).value()).collect()
}
