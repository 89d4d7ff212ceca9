//! Guts with real cards.
mod deck;
mod disjoint;
mod equilibrium;
mod error;
mod fraction;
mod game;
mod hands;
mod limits;
mod returns;
mod skew;
mod standing;
mod strategy;
mod thresholds;

pub use deck::{Card, Deck};
pub use equilibrium::{equilibrium, equilibrium_with_progress};
pub use error::Error;
pub use fraction::Fraction;
pub use game::{AllDrop, CardGame};
pub use hands::{Hand, Hands};
pub use returns::{
    HandReturn, Mistake, Reply, RoundedReply, best_reply, best_reply_to_doubles, exploitability,
    hand_returns, mistakes, payoff, stakes_carried_on,
};
pub use standing::{Standing, standing};
pub use strategy::Strategy;
pub use thresholds::{
    BestThresholds, MixedThresholds, ThresholdPayoffs, best_thresholds, mixed_thresholds,
};
