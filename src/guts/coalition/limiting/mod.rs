//! Infinitely many against one: the limit of the coalition game for more and more players.
//!
//! With n players a threshold of order 1 holds n hands, and whoever has the worst of them loses n antes. So as n grows, player 1 and
//! all but a few of the others have thresholds 1 − rate/n, with a [`Rate`] each: the others' hands are then a Poisson process, of which
//! she sees how many hold. `docs/infinitely-many.md` derives this game, and proves:
//!
//! * **Two rates suffice.** Whatever the coalition does, holding all at one rate, but for at most one who holds every hand, leaves
//!   player 1 no more. An optimal mixture is of two such [joint strategies](Joint), one with a spoiler and one without; player 1
//!   needs one rate.
//! * The value of n players is that of the limit, and [`Solution::first_order`] over n − 1, but for terms in 1/(n − 1)².
//! * One round, standard rules: the value is 2 − 2·cosh θ, where θ + sinh θ = 1/2.
//!
//! ```
//! use upperhand::guts::Rules;
//! use upperhand::guts::coalition::limiting::one_round;
//! let theta: f64 = 0.248_713_936_939_854_6;
//! assert!((theta + theta.sinh() - 0.5).abs() < 1e-15);
//! assert!((one_round(Rules::Standard).value - (2.0 - 2.0 * theta.cosh())).abs() < 1e-13);
//! ```

mod joint;
mod mixture;
mod rate;
mod reply;
mod solve;

pub use joint::Joint;
pub use mixture::{BestRate, Mixture};
pub use rate::Rate;
pub use reply::best_response;
pub use solve::{Solution, one_round, repeated, without_die};
