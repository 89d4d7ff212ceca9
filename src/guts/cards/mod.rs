//! Guts with real cards, dealt without replacement: two players with hands of one to three cards above all.
//!
//! Hands and their order, payoffs, thresholds and exact equilibria, in integers and fractions; doubles are only in
//! [`best_reply_to_doubles`], which takes them, and in [`LineTable::value`].
//!
//! In reading order: [`Deck`] and [`Hands`] are what is dealt, [`CardGame`] and [`Strategy`] how it is played.
//! [`payoff`], [`ReturnSums`] and [`best_reply`] tell what that earns, [`mistakes`] and [`standing`] why.
//! [`threshold_payoffs`], [`best_thresholds`] and [`mixed_thresholds`] solve the game restricted to thresholds,
//! [`equilibrium`] the whole game. [`ThresholdSearch`] and [`EquilibriumSearch`] do the same in steps of a few
//! milliseconds.
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
//! The crate `upperhand-claims` goes through §8 and Appendix C of Castronova, Chen and Zumbrun, *Game-theoretic analysis of
//! Guts poker*, by counting pairs of hands.

mod deck;
mod disjoint;
mod equilibrium;
mod error;
mod game;
mod hand_rounds;
mod hand_text;
mod hands;
mod least_exploitable;
mod limits;
mod lines;
mod rank_counts;
mod returns;
mod strategy;
mod thresholds;
mod trio;
mod two_others;

pub use crate::Fraction;
pub use deck::RANKS;
pub use deck::{Card, Deck};
pub use equilibrium::{EquilibriumSearch, equilibrium};
pub use error::Error;
pub use game::{AllDrop, CardGame};
pub use hand_rounds::{ExactRound, HandReply, HandRounds};
pub use hand_text::{NoHand, ReadHand};
pub use hands::{Hand, Hands};
pub use least_exploitable::{LeastExploitable, least_exploitable};
pub use lines::{
    HandOrder, LineGame, LineLosses, LineSearch, Ranking, Replies, ReplyCounts, TableLine,
    table_line,
};
pub(crate) use lines::{MetAtTable, Seats};
pub use rank_counts::{RankCounts, standing};
pub use returns::{
    HandReturn, Mistake, Reply, ReturnSums, RoundedReply, best_reply, best_reply_to_doubles,
    exploitability, mistakes, payoff, stakes_carried_on,
};
pub use strategy::Strategy;
pub use thresholds::{
    BestThresholds, MixedThresholds, ThresholdSearch, best_thresholds, mixed_thresholds,
    threshold_payoffs,
};
pub use trio::{CardCoalition, CoalitionSearch, LineTable, Pair, best_pair, card_coalition};
pub use two_others::{MetByHand, TwoOthers};
