//! What the figures of one game share: its rule sets, positions, suspects, words and colours.

pub mod antes;
pub mod board_report;
pub mod board_table;
pub mod card_names;
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
pub mod outcome;
pub mod payoff_gradient;
pub mod people;
pub mod play_settings;
pub mod position;
pub mod reviews;
mod roster;
pub mod rule_sets;
pub mod rules_of_thumb;
pub mod stakes;
pub mod terms;
