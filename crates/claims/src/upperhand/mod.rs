//! Findings of this project that no paper prints.

mod blindfold;
mod board;
mod certificate;
mod closed_forms;
mod continuous_game;
mod enclosure;
mod equal_turns;
mod five_cards;
mod game_length;
mod guts_cards;
mod guts_continuous;
mod guts_infinitely_many;
mod guts_trio;
mod in_turn;
mod kitty;
mod official;
mod one_deck;
mod one_lie;
mod open_ending;
mod pot;
mod race;
mod race_proof;
mod race_questions;
mod ruin;
mod rules_of_thumb;
mod scales;
mod straights;
mod three_players;

use super::check::{Claim, Paper, Section, Status};

/// Its claims, topic by topic.
pub(super) const CLAIMS: &[Section] = &[
    race::CLAIMS,
    race_proof::CLAIMS,
    race_questions::CLAIMS,
    official::CLAIMS,
    open_ending::CLAIMS,
    scales::CLAIMS,
    rules_of_thumb::CLAIMS,
    game_length::CLAIMS,
    equal_turns::CLAIMS,
    one_deck::CLAIMS,
    three_players::CLAIMS,
    blindfold::CLAIMS,
    one_lie::CLAIMS,
    closed_forms::CLAIMS,
    board::CLAIMS,
    continuous_game::CLAIMS,
    guts_continuous::CLAIMS,
    kitty::CLAIMS,
    pot::CLAIMS,
    guts_cards::CLAIMS,
    straights::CLAIMS,
    guts_trio::CLAIMS,
    five_cards::CLAIMS,
];

/// A finding.
const fn claim(id: &'static str, number: &'static str) -> Claim {
    Claim::new(id, Paper::Upperhand, number)
}

/// A finding on *Guts*, which settles what its paper leaves open.
const fn finding(id: &'static str, name: &'static str) -> Claim {
    claim(id, name).with_status(Status::Settled)
}
