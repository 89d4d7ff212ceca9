//! Two games of nerve, solved exactly and drawn: *Guess Who?* and *Guts* poker.
//!
//! The crate is a headless solver with figures on top. A position of *Guess Who?* is two numbers, the
//! suspects left to the player to move and those left to the opponent:
//!
//! ```
//! use upperhand::guess_who::{Ending, Pool, Position, Probability, Rules, win_probability};
//!
//! // Both have 24 suspects left, naming one ends the game: the mover wins 5 games of 9 …
//! let pool = Pool::new(24)?;
//! let position = Position::at(Rules::OFFICIAL, pool, pool)?;
//! assert_eq!(position.win, Probability::new(5, 9));
//! // … with any question that splits off between 8 and 12 of them.
//! assert_eq!(position.questions, [[8, 16], [9, 15], [10, 14], [11, 13], [12, 12]]);
//! // Any rule set, any size: questions of four answers, a billion suspects each.
//! let (rules, billion) = (Rules::new(4, Ending::Open)?, Pool::new(1_000_000_000)?);
//! assert!(win_probability(rules, billion, billion)?.value() > 0.5);
//! # Ok::<(), upperhand::guess_who::Error>(())
//! ```
//!
//! A strategy of *Guts* is a threshold, a hand above which to hold:
//!
//! ```
//! use upperhand::guts::{Players, Rules, best_response, coalition, equilibrium};
//!
//! // At the equilibrium of three players nobody gains alone …
//! let three = Players::new(3)?;
//! let threshold = equilibrium(Rules::Standard, three).threshold;
//! assert!((threshold.get() - 0.5_f64.sqrt()).abs() < 1e-15);
//! // … but two together do: one always holds. At best they win 0.0133 antes in the repeated game.
//! let reply = best_response(Rules::Standard, three, threshold);
//! assert!(reply.alpha < -0.1 && reply.opponents.thresholds()[0].get() == 0.0);
//! let solution = coalition::repeated(Rules::Standard, three)?;
//! assert!((solution.value + 0.0133).abs() < 0.0001 && solution.gap < 1e-9);
//! # Ok::<(), upperhand::guts::Error>(())
//! ```
//!
//! # Architecture
//!
//! Crates are rooms, and data flows one way, from room to room. The docs of each room begin with what it contains and what it
//! must not know.
//!
//! ```text
//! upperhand ─→ claims ───────────────────────┐
//!     └──→ games ─→ guess-who, guts, beyond ─┼→ modules → www
//! kit ─────┴→ draw ──────────────────────────┘
//! ```
//!
//! * [`guess_who`]: rules, the exhaustive table, closed forms. Exact integers; doubles where a map of many positions
//!   is filled at once, and in the continuous game, whose pools are real numbers.
//! * [`guts`]: payoffs, equilibria, best responses, the coalition, the repeated game. Neither game knows of the other.
//! * [`play`]: games in progress, without a screen: turns, opponents, coach, review, all computed from a setup with its
//!   seed and the moves of people.
//! * `crates/claims`: what the papers say, which of it holds, and a check of every statement that anybody can run.
//! * `crates/kit`: what a `Figure` is, as plain data, and its `controller`, the headless state of a figure in use: events go
//!   in, and each frame says what to draw and show. No game is named there.
//! * `crates/guess-who`, `crates/guts`, `crates/beyond`: turn solutions into figures with every word and number in them. Each
//!   figure declares its panels and settings once, in the `asked.rs` of its folder; `cargo xtask generate` writes every
//!   other list of them. What they share is in `crates/games`.
//! * `crates/draw`: one renderer of figures for all backends of plotters.
//! * `crates/generate`: the program that tells `cargo xtask` what is generated from all of these.
//! * `modules/convert/` and `modules/web/`: the boundary to JavaScript. Values and errors cross by the first, figures by the
//!   second: one call handles an event, another returns a frame and draws its panels on their canvases.
//! * `modules/`: what becomes WebAssembly: small crates for the figures, for what a reader asks for about a board, for the
//!   headless core, the checks of claims and QR codes, each with its own exports.
//! * `www/`: the element, its controls and the pages, in plain JavaScript modules: whatever happens is sent as an event,
//!   and each frame is shown on the page. The types of both, `www/generated/boundary.d.ts`, are generated from the Rust
//!   types.
//!
//! This crate depends only on small libraries for random numbers, fractions, errors and serialization, and on nothing
//! that draws or needs a browser.
#![deny(missing_docs)]
#![warn(
    clippy::missing_errors_doc,
    clippy::missing_panics_doc,
    clippy::must_use_candidate
)]
// A new ending, or another case of an enumeration, is to be thought of wherever cases differ.
#![warn(clippy::wildcard_enum_match_arm)]

/// An error shows itself as it is said: the names of all that it holds take kilobytes of a module.
macro_rules! as_said {
    ($Error:ty) => {
        impl core::fmt::Debug for $Error {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                core::fmt::Display::fmt(self, f)
            }
        }
    };
}

mod fraction;
pub mod guess_who;
pub mod guts;
#[doc(hidden)]
pub mod matrix_game;
mod named;
#[doc(hidden)]
pub mod order;
#[doc(hidden)]
pub mod pieces;
pub mod play;
#[doc(hidden)]
pub mod skew_lcp;

pub use fraction::Fraction;
pub use num_rational::BigRational;
pub use pieces::Pieces;

/// The examples of the README are run as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
