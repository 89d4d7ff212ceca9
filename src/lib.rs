//! Two games of nerve, solved exactly and drawn: *Guess Who?* and *Guts* poker.
//!
//! The crate is a headless solver with figures on top. A position of *Guess Who?* is two numbers, the
//! suspects left to the player to move and those left to the opponent:
//!
//! ```
//! use upperhand::guess_who::{Pool, Position, Rules, SolvedTable};
//!
//! let table = SolvedTable::new(Rules::OFFICIAL, 24)?;
//! let pool = Pool::new(24)?;
//! let position = Position::of(&table, pool, pool)?;
//! assert_eq!(position.win.to_string(), "5/9");
//! assert_eq!(position.questions.first(), Some(&vec![8, 16]));
//! # Ok::<(), upperhand::guess_who::Error>(())
//! ```
//!
//! # The house
//!
//! Data flows one way, from room to room; each room opens with what lives there and what never enters.
//!
//! ```text
//! guess_who → view → draw → web → www
//! ```
//!
//! * [`guess_who`]: rules, the exhaustive table, closed forms. Integers, no floats.
//! * [`view`]: turns solutions into a [`view::Figure`], plain data with every word and number in it.
//! * `draw` (feature `draw`): one renderer of figures for all backends of plotters.
//! * `web` (features `web`, `canvas`): the boundary to JavaScript, not part of the Rust API.
//! * `www/`: the element, its controls and the page, in plain JavaScript modules.
//!
//! # Features
//!
//! * `draw` (default): figures on any backend of plotters.
//! * `web`: the headless core for JavaScript; `canvas`: with it, the figures on an HTML canvas.
//!
//! Without features the crate depends on nothing.

#[cfg(feature = "draw")]
pub mod draw;
pub mod guess_who;
pub mod view;
#[cfg(feature = "web")]
mod web;

/// The examples of the README are run as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
