//! The figures of *Guess Who?*: what is known of a state, its pictures as plain data, and every sentence and number that a
//! reader sees, so that all of it can be tested without a screen. Here exact numbers become approximate ones.
//!
//! Never enters: a drawing backend, a colour value (only [`Role`](upperhand_kit::Role)s), a place on a screen, the DOM, a figure of *Guts*.
// A new ending, or another case of an enumeration, is to be thought of wherever cases differ.
#![warn(clippy::wildcard_enum_match_arm)]

pub mod bits;
pub mod board_table;
pub mod features;
pub mod halving;
pub mod ladder;
pub mod likeness;
pub mod limit_tiles;
pub mod play_guess_who;
pub mod portraits;
pub mod question_profile;
pub mod real_board;
pub mod win_map;
pub mod words;

use real_board::report::{REPORT, report};
use upperhand_kit::{Entry, Tasks};

/// The maps and curves. A module that uses only this list links no others.
pub const MAPS: &[Entry] = &[
    Entry::of::<win_map::Positions>(),
    Entry::of::<question_profile::Questions>(),
    Entry::of::<limit_tiles::Tiles>(),
];

/// The boards. A module that uses only this list links no others.
pub const BOARDS: &[Entry] = &[
    Entry::of::<real_board::FeatureBoard>(),
    Entry::of::<play_guess_who::TwoBoards>(),
];

/// What a reader asks for about a board.
pub const REPORT_TASKS: Tasks = &[(REPORT, report)];
