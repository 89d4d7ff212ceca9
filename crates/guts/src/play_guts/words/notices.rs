//! Why something is not shown as it was asked for.

use super::names::name;
use upperhand::play::guts::{Choice, Ending, Error, Game, Rejection, write_moves};
use upperhand_games::played::kept;

pub const COALITION_AT_ONCE: &str = "A coalition plays with numbers that all declare at once.";

pub const WEENIE_IN_TURN: &str = "In turn all never drop: whoever is last holds.";

pub const CROWD_WITH_CARDS: &str = "With cards at most 6 play.";

pub const COALITION_OF_ONE: &str = "A coalition needs 3 players or more.";

/// A move is impossible; the game that is shown ends before it.
pub fn impossible(game: &Game, choice: Option<&Choice>, rejection: Rejection) -> String {
    let reason = match rejection.reason {
        Error::Over {
            ending: Ending::PotsTaken { by: by @ 1.. },
        } => format!("{} has taken the last pot", name(by)),
        Error::Unknown => "moves are h for hold, d for drop and l for leave".to_owned(),
        reason => reason.to_string(),
    };
    let number = rejection.index + 1;
    let given = choice.map_or(rejection.given, |choice| write_moves(&[*choice]));
    format!(
        "In the moves, move {number}, “{given}”, is impossible: {reason}. {}",
        kept(game)
    )
}
