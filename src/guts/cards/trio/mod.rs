//! Three players with real cards: one alone against two who have agreed.
//!
//! The two share a die, not their cards: before each round they draw a pair of strategies, one for each of them. The value is
//! what the player alone can secure in one round, [`CardCoalition`] both sides' optimal strategies.
//!
//! # Two who agree are substitutes
//!
//! With the chances q, x, y of holding each hand, the payoff of the player alone is linear in each of the three. Let w be what
//! she gets where all drop (0; with the Weenie rule −2 for the best hand and 1 else). Then the coefficient of the product
//! x(u)·y(v), at hands u, v that can be dealt together, is a sum over her hands h
//!
//! ```text
//! M(u, v) = Σ (2 + w)(1 − q(h)) + 6·q(h)·[h is below u and v] ≥ 0,
//! ```
//!
//! so that the more the one of them holds, the less the other gains by holding. A function x·b + y·b + xᵀMy with M ≥ 0 is
//! submodular in x and 1 − y, and its least value is a minimum cut of a network: the best pair against *any* strategy of the
//! player alone is found exactly, over all 2¹³²⁶ · 2¹³²⁶ pairs. With that the value is a linear programme to which pairs are
//! added until none is better.

mod bilinear;
mod gains;
mod kinds;
mod line_table;
mod min_cut;
mod pair;
mod programme;
mod search;
mod table;

pub use line_table::LineTable;
pub use pair::Pair;
pub use search::{CardCoalition, CoalitionSearch, best_pair, card_coalition};
