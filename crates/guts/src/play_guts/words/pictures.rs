//! What the pictures say.

use upperhand_games::format::{grouped, threshold};

pub const WHAT_YOU_HAVE_WON: &str = "What you have won";
pub const WON: &str = "what you have won";
pub const THE_POT: &str = "the pot";
pub const CHOICES_AND_LUCK: &str = "Choices and luck";
pub const TO_BE_EXPECTED: &str = "to be expected";
pub const YOUR_CHOICES: &str = "your choices";
pub const LUCK_OF_DEALS: &str = "luck of the deals";
pub const LUCK_OF_REVEALS: &str = "luck of the reveals";
pub const THE_TABLE: &str = "The table";
pub const POT_TAKEN: &str = "Pot taken";

pub fn pot_of(number: u32, pots: u32) -> String {
    format!("pot {number} of {pots}")
}

pub fn next_pot(antes: u64) -> String {
    format!("Next pot {}", grouped(antes))
}

pub fn hold_above(best: f64) -> String {
    format!("hold above {}", threshold(best))
}
