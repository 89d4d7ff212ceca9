//! *Guts* poker: payoffs, equilibria, best responses, the coalition, the repeated game.
//!
//! The game: everybody antes 1, looks at a hand, and holds or drops at the same time as all others. The best of those
//! who hold takes the pot, the other holders match it, and all play on for the new pot, until somebody holds alone. In
//! the continuous game hands are independent and uniform on \[0, 1\] and a strategy is a [`Threshold`].
//!
//! There are no pixels, colours, browsers or random numbers here. Thresholds are real numbers, so this uses floats:
//! payoffs are integrals of piecewise polynomials, exact up to rounding (below 1e-12), and the result of every search
//! has a certified bound.
//!
//! In reading order: [`Rules`], [`Players`] and [`Threshold`] describe a game. [`payoff`] is one round for everybody,
//! [`Opponents`] the same round for player 1, as a function of her own threshold or of her hand. [`best_response()`] is
//! the worst that the others can do to her, [`equilibrium()`] where nobody gains by changing alone. [`total_return`]
//! is for strategies held for ever, [`StakeFactors`] for how far the pot grows until somebody takes it, [`Ruin`] for whether a bankroll lasts until then; [`kitty_payoff`] and [`kitty_equilibrium`] are of the game with a kitty. In [`coalition`] all others play together against player 1;
//! [`cards`] is the game with real cards, in integers.
//!
//! # What the papers print, and what holds
//!
//! The crate `upperhand-claims` goes through Castronova, Chen, Zumbrun, *Game-theoretic analysis of Guts poker*, statement by
//! statement: each with a check that recomputes it, and with the smallest counterexample where it is wrong in print.
//!
//! So are the abstracts of Buck, Lee, Platnick, Wheeler, Zumbrun, arXiv:2208.02788, and of Babyak, Buck, Dichter, Jiang, Zumbrun,
//! arXiv:2412.19855: `buck-two-strategies` to `babyak-more-players`.

mod best_response;
mod cap;
pub mod cards;
pub mod coalition;
mod equilibrium;
mod error;
mod in_turn;
mod kitty;
mod limits;
mod opponents;
mod payoff;
mod players;
mod pot;
mod powers;
mod repeated;
mod root;
mod ruin;
mod rules;
mod second_moment;
mod stage;
mod threshold;
mod with_hand;

pub use best_response::{Reply, best_bloc_response, best_response};
pub use cap::capped_threshold;
pub use equilibrium::{Equilibrium, equilibrium, recovery_margin};
pub use error::Error;
pub use in_turn::InTurn;
pub(crate) use in_turn::{HandInTurn, History};
pub use kitty::{kitty_equilibrium, kitty_payoff};
pub use opponents::{Opponents, Round};
pub use payoff::{Payoff, payoff};
pub use players::Players;
pub use pot::{PotTail, StakeFactors};
pub use repeated::{returns, total_return};
pub use ruin::{ChanceBounds, Ruin};
pub use rules::Rules;
pub use threshold::Threshold;
pub use with_hand::{Choices, Showdown};
