//! Castronova, Chen, Zumbrun, *Game-theoretic analysis of Guts poker* (2023).
//!
//! The tools of its checks: [`round`] plays a round of continuous Guts by the rules, in fractions, at enough thresholds to
//! determine its polynomials; [`polynomial`] takes these to the equilibrium, exactly; [`matrix_game`] and
//! [`recursive_game`] solve small games with certificates; [`hand_counts`] counts real hands pair by pair; [`solver`] is the
//! project's own solver, for thresholds that are no fractions and for many players.

mod bloc;
mod bloc_correction;
mod bloc_payoff;
mod bloc_stakes;
mod border_cases;
mod coalition;
mod coalition_theory;
mod deferred_proofs;
mod diminishing;
pub(super) mod hand_counts;
mod introduction;
pub(super) mod matrix_game;
mod minimax;
mod modeling;
mod money;
mod one_card;
mod open_questions;
pub(super) mod polynomial;
mod recursive_game;
pub(super) mod round;
pub(super) mod solver;
mod stakes_series;
mod three_coalition;
mod three_players;
mod three_replies;
mod truncated;
mod two_card_optimum;
mod two_cards;
mod two_players;
mod unbounded;
mod weenie;
mod weenie_proof;

use super::check::{Claim, Paper, Section};

/// Its claims, section by section.
pub(super) const CLAIMS: &[Section] = &[
    introduction::CLAIMS,
    modeling::CLAIMS,
    money::CLAIMS,
    minimax::CLAIMS,
    diminishing::CLAIMS,
    truncated::CLAIMS,
    unbounded::CLAIMS,
    two_players::CLAIMS,
    three_players::CLAIMS,
    three_replies::CLAIMS,
    three_coalition::CLAIMS,
    bloc_payoff::CLAIMS,
    bloc_correction::CLAIMS,
    bloc_stakes::CLAIMS,
    coalition::CLAIMS,
    one_card::CLAIMS,
    two_cards::CLAIMS,
    two_card_optimum::CLAIMS,
    open_questions::CLAIMS,
    coalition_theory::CLAIMS,
    weenie::CLAIMS,
    deferred_proofs::CLAIMS,
];

/// A claim of this text that holds as printed.
const fn claim(id: &'static str, number: &'static str) -> Claim {
    Claim::new(id, Paper::Castronova, number)
}
