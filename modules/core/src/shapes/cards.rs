//! *Guts* with cards.

use super::exact::{Fraction, Probability};
use js_sys::Float64Array;
use serde::Serialize;
use ts_rs::TS;

/// A solved game of cards.
#[derive(Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct SolvedCards {
    /// Hands from weakest to strongest, e.g. "JS/7C".
    pub hands: Vec<String>,
    /// The i of an optimal threshold strategy ("hold above the i-th weakest", 0 ≤ i ≤ hands.length); null for "any".
    pub threshold: Option<usize>,
    /// Probability of holding each hand, weakest first.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[ts(type = "Float64Array")]
    pub hold: Float64Array,
    /// What the best unrestricted reply gains per round against `hold`, in antes; exact. 0n/1n proves optimality.
    pub exploitability: Probability,
    /// Of all lines "hold above the i-th weakest", the one that loses least against every reply (ties: the lowest i), and
    /// what it loses; exact. Of two cards in a whole deck it is 667, which loses 1/324870; 668, the best against lines,
    /// loses 2/162435.
    pub least_exploitable: LeastExploitable,
}

/// The line that loses least.
#[derive(Serialize, TS)]
pub struct LeastExploitable {
    /// How many of the weakest hands are dropped.
    pub threshold: usize,
    /// What it loses a round, in antes.
    pub exploitability: Probability,
}

/// What a line of hands loses.
#[derive(Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct LineLoss {
    /// What the best reply wins from it a round, in antes; exact. 0n/1n proves that the line is optimal.
    pub exploitability: Probability,
    /// The weakest hand that it holds, e.g. "JS/7C"; "" where it holds none.
    pub first_hand: String,
}

/// The weakest hand to hold at a table.
#[derive(Serialize, TS)]
pub struct TableLine {
    /// Its ranks as cards are written, the most important first: "A Q 8", "3 3 4".
    pub hand: String,
    /// Is it of one suit? Only where straights and flushes count.
    pub flush: bool,
    /// The chance that nobody else holds, with such a hand: at least 1/2.
    pub alone: Fraction,
    /// The same with the next weaker class, where all others hold that: below 1/2.
    pub below: Fraction,
    /// Are these two the chances themselves? With `straights` and six players or more `alone` is a bound from below and `below` one
    /// from above, which prove the hand all the same.
    pub exact: bool,
    /// The share of hands that are held.
    pub share: Fraction,
}

/// One against two who have agreed.
#[derive(Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct CardCoalition {
    /// Hands from weakest to strongest, e.g. "JS/7C".
    pub hands: Vec<String>,
    /// What she secures in a round, in antes; exact.
    pub lowest: Fraction,
    /// What the two hold her to; the same as `lowest` unless the exact solution is too large for 128 bits.
    pub highest: Fraction,
    /// Her probability of holding each hand, weakest first.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[ts(type = "Float64Array")]
    pub hold: Float64Array,
    /// The pairs of strategies that the two draw from.
    pub coalition: Vec<CardPair>,
}

/// Strategies that two play together.
#[derive(Serialize, TS)]
pub struct CardPair {
    /// How often they are drawn; exact.
    pub weight: Probability,
    /// Does the first hold each hand, and the second?
    pub held: [Vec<bool>; 2],
}

/// What a reply gains.
#[derive(Serialize, TS)]
pub struct CardReply {
    /// A round, in antes.
    pub gain: f64,
    /// 1 for every hand that is held, weakest first.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[ts(type = "Float64Array")]
    pub reply: Float64Array,
}
