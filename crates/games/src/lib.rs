//! What figures of both games share: positions and rule sets, faces and cards, days, stakes and moves in words.
//!
//! Lives here: how the solver's types are written as settings, how its exact numbers are read, and what more than one crate of
//! figures draws or says. Never enters: a figure, a drawing backend, the DOM. What the figures of one crate share lives there.
// A new ending, or another case of an enumeration, is to be thought of wherever cases differ.
#![warn(clippy::wildcard_enum_match_arm)]

pub const GUESS_WHO: &str = "Guess Who?";
pub const GUTS: &str = "Guts";

/// Says how the solver’s types are written as settings.
pub struct Games;

pub mod antes;
pub mod card_losses;
pub mod card_names;
pub mod card_table;
pub mod cards;
pub mod days;
pub mod faces;
pub mod format;
pub mod guts_rules;
pub mod guts_terms;
pub mod looks;
pub mod outcome;
pub mod payoff_gradient;
pub mod people;
pub mod play_settings;
pub mod played;
pub mod playing_cards;
pub mod position;
pub mod roster;
pub mod rule_sets;
pub mod stakes;
pub mod table_players;
pub mod terms;
