//! What the figures of one game share: its rule sets, positions, suspects, words and colours.

// A new ending, or another case of an enumeration, is to be thought of wherever cases differ.
#![warn(clippy::wildcard_enum_match_arm)]

pub const GUESS_WHO: &str = "Guess Who?";
pub const GUTS: &str = "Guts";

/// Says how the solver’s types are written as settings.
pub struct Games;

pub mod antes;
pub mod board_report;
pub mod board_table;
pub mod card_losses;
pub mod card_names;
pub mod card_table;
pub mod cards;
pub mod days;
pub mod faces;
mod features;
pub mod guts_rules;
pub mod guts_terms;
pub mod halving;
pub mod ladder;
pub mod likeness;
pub mod looks;
pub mod moves;
pub mod outcome;
pub mod payoff_gradient;
pub mod people;
pub mod play_settings;
pub mod played;
pub mod playing_cards;
pub mod position;
pub mod reviews;
mod roster;
pub mod rule_sets;
pub mod rules_of_thumb;
pub mod stakes;
pub mod table_players;
pub mod terms;
