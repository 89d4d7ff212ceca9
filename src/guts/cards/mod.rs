//! Guts with real cards: two players, hands of one to three cards dealt without replacement.
//!
//! Lives here: hands and their order, payoffs, thresholds, exact equilibria. All in integers and fractions;
//! the one function with doubles is [`best_reply_to_doubles`], whose arguments are doubles.
//!
//! In reading order: [`Deck`] and [`Hands`] say what is dealt, [`CardGame`] and [`Strategy`] what is played.
//! [`payoff`], [`hand_returns`] and [`best_reply`] say what it earns, [`mistakes`] and [`standing`] why.
//! [`ThresholdPayoffs`], [`best_thresholds`] and [`mixed_thresholds`] solve the game restricted to
//! thresholds, [`equilibrium`] the whole game. [`ThresholdSearch`] and [`EquilibriumSearch`] take the same
//! ways in steps of a few milliseconds.
//!
//! # The game is bilinear
//!
//! Let x and y be the players' probabilities of holding each hand, c the number of hands that can be dealt
//! beside a given one, D the number of deals and S the matrix of sgn(g − h) where hands g and h are disjoint
//! and 0 elsewhere. Then α(x, y) = (1/D)(b·x − b·y + k·xᵀSy) with b = c, k = 2; under the weenie rule
//! b is twice the number of weaker disjoint hands and k = 1. With F(x) = b + kSx, what holding a hand gains
//! against x, the best reply gains Σ(max(0, F) − xF)/D: x is optimal exactly when every term is 0. S times a
//! vector takes O(hands), so this certificate does too.
//!
//! # What is optimal in the standard deck
//!
//! | cards | all drop | best thresholds against thresholds: hold above | exploitability | best one against everything | unrestricted optimum |
//! |---|---|---|---|---|---|
//! | 1 | replay | 8H (26) | 0 | the same | the same |
//! | 2 | replay | JD/7S (668) | 2/162435 | JD/7D (667), 1/324870 | mixed |
//! | 3 | replay | KD/4S/2D (10671), not a saddle point | 3/5987800 | KD/4H/2H (10662), 1/10179260 | mixed |
//! | 1 | weenie | 6C or 6H (17 or 18) | 0 | the same | the same |
//! | 2 | weenie | 9S/8S (448) | 0 | the same | the same |
//! | 3 | weenie | JS/10S/9S (7680) | 0 | the same | the same |
//!
//! There are two best lines: [`best_thresholds`] against opponents who play lines themselves, and
//! [`least_exploitable`] against everything.
//!
//! So the paper's two open questions are settled. *Two cards:* the best threshold is optimal against
//! thresholds, not against everything. The reply that holds the twenty hands JS/2C to JS/6S too gains 20
//! deals of 1624350, because the jack of spades blocks the held hands JS/7 and better, which the jack of
//! diamonds does not. (Of the 1225 hands it can meet, 613 drop against each of the twenty, and only 610
//! against the stronger hands JD/7.) An optimal strategy holds two and a half of the twenty and half of one of
//! the four hands JD/7, for instance each of the 24 with probability 1/8. *Three cards:* there is no saddle
//! point of thresholds. The best one guarantees −1/101792600; the mixture of the thresholds 10608, 10656 and
//! 10672 in the proportion 2 : 1 : 27 guarantees 0 against thresholds, and loses 3/9088625 to the best
//! reply. The optimum of [`equilibrium`] mixes eight hands in thirds, about KS/3/2 and KD/4/2.
//!
//! # What the paper prints, and what holds
//!
//! Castronova, Chen and Zumbrun, *Game-theoretic analysis of Guts poker*, §8 and Appendix C. Each statement
//! was compared with counts over all pairs of hands; `tests/native/guts_cards_printed.rs` repeats it and pins
//! every counterexample named here. N: hands; M: hands that share a card with a given one, and itself.
//!
//! | where | statement | holds? |
//! |---|---|---|
//! | (8.2) | p̃(i) = (i − 1)/(N − 1) | as printed |
//! | (8.3) | β for one card | no: N = 2, i₁ = i₂ = 1. It is \[a(b − 1) + (N − b)(N − a − 1)\]/(N(N − 1)) with a the smaller, b the larger threshold |
//! | (8.4) | α for one card | as printed |
//! | (8.5) | the optimal i for one card | as printed, and against every strategy, not thresholds only |
//! | (8.6) | α ≥ \|i₂ − i\|/(N(N − 1)) for N even | as printed |
//! | Remark 8.3 | for N odd the smaller optimum is strict | no: N = 3, where it earns 0 against the larger; so always |
//! | (8.8) | the mean p̄(i₂, 1) when player 1 drops | no: N = 4, one card, i₁ = 3, i₂ = 2. It must be the mean of p̃(i₂ : j) over j ≤ i₁ |
//! | (8.9) | α for any number of cards | as printed |
//! | Example 8.5 | 59, 66 and 64 (or 72) hands at most 10C/7H are excluded | no: 50, 53 and 56 |
//! | Corollary 8.6, (8.10) | p̃(i, i − 1) ≤ 1/2 ≤ p̃(i + 1, i) is necessary | no: i = 668. The means begin at the other end: p̃(i : i) ≤ 1/2 ≤ p̃(i + 1 : i + 1) |
//! | §8.2.1 | i − M ≤ (N − M)p̃(i : j) ≤ i | as printed |
//! | §8.2.1 | 612 to 713 are M = 101 values, the last (10, 2)/(9, 1) | no: 102 values, the last (10, 3)/(9, 1) |
//! | (8.11) | the number of a hand | as printed, for hands without a pair |
//! | Lemma 8.7, case 1 | S, with −9 in the lemma and −7 in its proof | neither: 4C/2C and 3C/2H. It takes suits before low numbers; the test has the right count |
//! | Lemma 8.7, cases 2 to 4 | S | as printed, for hands without a pair |
//! | Corollary 8.8 | (8.10) holds only for 669, JS/7C | as printed; the corrected criterion only for 668, JD/7S |
//! | Corollary 8.9 | to hold above JS/7C is optimal | no: it loses 1/1624350 to holding JS/7C too, and to no other threshold. To hold above JD/7S is optimal among thresholds |
//! | Remark 8.10 | the optimum is strict | for 668, against thresholds |
//! | §1, §8.2 | it may be optimal against everything | no: no threshold is, and the best loses 2/162435 |

mod deck;
mod disjoint;
mod equilibrium;
mod error;
mod game;
mod hands;
mod least_exploitable;
mod limits;
mod rank_counts;
mod returns;
pub(crate) mod skew_lcp;
mod strategy;
mod thresholds;

pub use crate::Fraction;
pub(crate) use deck::RANKS;
pub use deck::{Card, Deck};
pub use equilibrium::{EquilibriumSearch, equilibrium, equilibrium_with_progress};
pub use error::Error;
pub use game::{AllDrop, CardGame};
pub use hands::{Hand, Hands};
pub use least_exploitable::{LeastExploitable, least_exploitable};
pub use rank_counts::{RankCounts, standing};
pub use returns::{
    HandReturn, Mistake, Reply, ReturnSums, RoundedReply, best_reply, best_reply_to_doubles,
    exploitability, hand_returns, mistakes, payoff, stakes_carried_on,
};
pub use strategy::Strategy;
pub use thresholds::{
    BestThresholds, MixedThresholds, ThresholdPayoffs, ThresholdSearch, best_thresholds,
    mixed_thresholds, threshold_payoffs,
};
