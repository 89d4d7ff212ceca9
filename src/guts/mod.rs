//! *Guts* poker: payoffs, equilibria, best responses, the coalition, the repeated game.
//!
//! Lives here: the game and its solution. Everybody antes 1, looks at a hand and holds or drops together
//! with all others; the best of those who hold takes the pot, the others of them match it, and all play
//! for the new pot; until one holds alone. In the continuous game hands are independent and uniform on
//! \[0, 1\] and a strategy is a [`Threshold`].
//!
//! Never enters: pixels, colours, browsers, dice. Thresholds are real numbers, so here are floats: payoffs
//! are integrals of piecewise polynomials, exact up to rounding (below 1e-12), and what is searched comes
//! with a certified bound.
//!
//! In reading order: [`Rules`], [`Players`] and [`Threshold`] say what is asked. [`payoff`] is one round for
//! everybody, [`Opponents`] the same round as player 1 meets it, a function of her own threshold or of her hand.
//! [`best_response()`] is the worst that the others can do to her, [`equilibrium()`] where nobody gains by
//! changing alone. [`total_return`] and [`return_bound`] are for strategies held for ever. In
//! [`coalition`] all others play together against player 1; [`cards`] is the game of two with real cards, in
//! integers.
//!
//! # What the papers print, and what holds
//!
//! `tests/native/guts_printed_statements.rs` checks every statement below and pins the counterexamples.
//! `p*`: the equilibrium threshold; `a`, `t`: the thresholds of player 1 and of a bloc.
//!
//! **Castronova, Chen, Zumbrun**, *Game-theoretic analysis of Guts poker*
//!
//! | where | statement | holds? |
//! |---|---|---|
//! | (3.3), (3.4) | the α of all players add up to 0 | as printed |
//! | (3.5) | α(p₁, p₂, …, pₙ) = −(n−1)·α(p₂, p₁, p₂, …) for any p₂, …, pₙ | no: (1/2, 0, 1), where it is 1/4 and −1/2. Holds for p₂ = … = pₙ |
//! | Theorem 4.8 | the bound vₙ | as printed |
//! | Remark 4.10 | it is attained for α = 0 and β = 1 − ε | for a fee of 1; else for β = 1 − ε/t |
//! | (5.1), (5.2), (5.6) | two players: β, α, R₂ | as printed |
//! | Lemma 5.3, proof | for p₂ ≤ p₁ the slope in p₂ is 1 − 2p₁ | it is 2p₁ − 1; the conclusion uses that |
//! | (6.1) to (6.4) | three players: β, α, blocs | as printed |
//! | (6.5), (6.6) | the best response of two against one | up to p₁ = √(2/3). Beyond, √(p₁² + 1/3) > 1 is no threshold: at p₁ = 1 it says less than −1.07, but who drops loses 1. There the reply is (0, 1), worth 2p₁ − 3p₁² |
//! | Remarks 5.5, 6.4, 7.3 | α is concave in a, convex in t | as printed. With the Weenie rule not convex in t, first n = 4 |
//! | Proposition 6.5 | lower bounds of α at p* | as printed, and attained |
//! | Lemmas 6.11, 7.14 | α ≤ −ε/C₂ for p₁ in \[p* − δ, p* + δ\] | no: p₁ = p* − ε, where α = 0. Meant is outside |
//! | Example 6.14 | the return of player 1 is at most −0.04 | no: it is −0.0045, as the 0.4 % of the text and Figure 1 say |
//! | (7.1), (7.2) | the slope where all play p; α for a ≤ t | as printed |
//! | (7.3) | between two bounds for a > t, δ > 0 for n ≥ 3 | as printed |
//! | (7.4) | a lower bound for δ | no: n = 3, a = 1/2, t = 0, where δ = 1/4 and the bound is 2. It is (n−2)((n−1)(a−t)²t^(n−2) + 2(a−t)ⁿ); δ itself is 2(a−t)²·Σ k·aᵏ·t^(n−2−k), k from 1 to n − 2 |
//! | Remark 7.5 | α = 2(a − t)(1 − 2a(ta)) for n = 3, a ≥ t | no: a = 1, t = 0. It is 2(a − t)(1 − a(t + a)); the error formulas are right |
//! | Corollary 7.6 | α ≥ 0 at p* against every bloc | as printed |
//! | (7.7) | β ≤ 2 ln 2 − 1/2 < 0.9 for t ≥ p* | no: t = 1 gives β = p*, above 2 ln 2 − 1/2 from n = 7, above 0.9 from n = 8. It stays below 1 |
//! | (7.8) | α − β is constant for t ≤ p* | as printed |
//! | Remark 7.8 | β(p, …, p) = n(1−p) − 1 + 2pⁿ, (n−1)(1−p*) ≤ ln 2 at p* | as printed |
//! | Remark 7.8 | β(0, …, 0) = 1; growing from p = (1/2)^(n−1) | no: it is n − 1; from (1/2)^(1/(n−1)) |
//! | Remark 7.8 | (n−1)(1−p) − p/2 = (n−1/2)(1−p) + 1/2 | no: n = 2, p = 1/2. It is − 1/2 |
//! | Corollary 7.9 | p* recovers the ante against blocs | as printed: the margin is 1 − (n−1)(1−p*) ≥ 1 − ln 2 |
//! | Proposition 7.11 | α(p*, 0, p*, …) = 0, with slope −(n−2) in the others' threshold | as printed |
//! | Corollary 7.12 | a little of (0, p* + h, …) in the bloc p* wins against every p₁ | no: n = 3, p₁ = 1/2 loses nothing to the bloc and wins against the rest. The bloc has to be below p*, as in Lemma 7.14 |
//! | Remark 7.13 | player 2, who always holds, then gains of order n | of order n²: (n−1)(n−2), while each of the others loses n − 2 |
//! | §9 | how close is the mixture of Example 6.14 to the best? | it wins 80 % of it: −0.0045 and −0.0056 |
//! | (B.1), (B.2) | Weenie rule: α against blocs | as printed, (7.4) apart |
//! | Corollary B.2 | (1/3)^(1/(n−1)) leaves α ≥ 0 against every bloc, and is strict | as printed |
//! | Corollary B.2 | there it recovers the ante ("applying (7.7)") | up to n = 6. From n = 7 on β = (n−1)(1−p*) > 1 where all play it: the pot grows, and the margin is negative |
//! | §B.2 | open: is the Weenie equilibrium strong for n ≥ 3? | for n = 3, 4, 5. Not from n = 6 on: (0, t, …, t) with t = 0.925 leaves α = −0.0112 |
//!
//! **Buck, Lee, Platnick, Wheeler, Zumbrun**, arXiv:2208.02788 (its summary)
//!
//! | statement | holds? |
//! |---|---|
//! | the coalition's optimum mixes two strategies | yes, see [`coalition`]: a bloc, and one who always holds beside a bloc |
//! | its advantage is near 16 % of the ante for many players | repeated 12.6 % for 20; 14.7 % for 64 and 15.6 % for 1000 by the same method |
//! | the Weenie equilibrium is strong | for 3, 4, 5 players |

mod best_response;
pub mod cards;
pub mod coalition;
mod equilibrium;
mod error;
mod limits;
mod opponents;
mod payoff;
mod players;
mod powers;
mod repeated;
mod root;
mod rules;
mod second_moment;
mod stage;
mod threshold;
mod with_hand;

pub use best_response::{Reply, best_bloc_response, best_response};
pub use equilibrium::{Equilibrium, equilibrium, recovery_margin};
pub use error::Error;
pub use opponents::{Opponents, Round};
pub use payoff::{Payoff, payoff};
pub use players::Players;
pub use repeated::{expected_stakes, return_bound, returns, total_return};
pub use rules::Rules;
pub use threshold::Threshold;
pub use with_hand::{Choices, Showdown};
