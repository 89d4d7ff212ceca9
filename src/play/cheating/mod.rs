//! The cheating table: three players of *Guts* with a card each, two of whom may have an agreement.
//!
//! Before an [`Evening`] it is drawn whether nobody has an agreement or two of the three do: four cases, equally likely.
//! Who plays alone drops below the [line](ALONE) of the equilibrium. Two with an [`Agreement`] roll a secret die of
//! [24 faces](DIE) before each round: on a 1 the first of them holds any card, and the other drops below a [higher
//! line](BESIDE); on a 2 the other way round; on any other number both drop below a [common line](TOGETHER).
//!
//! Each of the [30 rounds](ROUNDS) is one round of Guts without the Weenie rule for a pot of one ante each; what the pot
//! grows to beyond that is handed back in equal shares. Cards of those who hold are shown, others are not. A
//! [`likelihood`] counts the deals and rolls behind what is shown, [`beliefs`] are those of a watcher who knows all this,
//! exactly, and [`on_average`] is what an agreement is worth.
//!
//! With these lines and that die an agreement wins 99.4 % of what the best mixture of lines of two wins from a third who
//! plays as well as can be; the tests compare all of them.
//!
//! ```
//! use upperhand::play::cheating::{Evening, beliefs};
//! let evening = Evening::new(7);
//! let last = beliefs(evening.rounds()).pop().unwrap();
//! assert_eq!(last.iter().sum::<upperhand::BigRational>(), upperhand::BigRational::from_integer(1.into()));
//! ```

mod agreement;
mod average;
mod belief;
mod evening;

pub use agreement::{ALONE, Agreement, BESIDE, DIE, SEATS, TOGETHER};
pub use average::{Average, on_average};
pub use belief::{beliefs, likelihood};
pub use evening::{Evening, ROUNDS, Round};
