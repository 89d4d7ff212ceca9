//! What the pictures say.

use super::super::state::{OneRound, Rivals};
use upperhand_games::format::threshold;

pub const WHAT_A_ROUND_PAYS: &str = "What a round pays you";
pub const ANTES_AND_STAKES: &str = "Antes (α, return) and stakes (β)";
pub const ANTES_PER_HUNDRED: &str = "Antes per 100 rounds";
pub const WHAT_YOU_MISS: &str = "what you miss: the best reply pays that much more";
pub const TOTAL_RETURN: &str = "α/(1 − β), the total return, where β < 1";
pub const YOUR_ROUND: &str = "α, your round";
pub const STAKES_CARRIED_ON: &str = "β, stakes carried on";
pub const RECOVERS_THE_FEE: &str = "fee·(β − 1): α above it recovers the fee";
pub const YOURS_AGAINST_THEIRS: &str = "Your threshold against theirs";
pub const BEST_REPLY_TO_YOU: &str = "the other’s best reply to you";
pub const WORST_BLOC: &str = "the bloc that exploits you most";
pub const ARE_A_BLOC: &str = "players 2 and 3 are a bloc";
pub const YOUR_BEST_REPLY: &str = "your best reply";
pub const YOU_BREAK_EVEN: &str = "you break even";
pub const HANDS_TO_HOLD: &str = "hands to hold";
pub const HOW_MANY_TO_HOLD: &str = "How many hands to hold";
pub const IF_ALL_DO_THE_SAME: &str =
    "The best hands to hold if all do the same, and the weakest of them among two-card hands";
pub const IN_TURN: &str = "What a round pays you, where all others play the equilibrium in turn";
pub const WHAT_TO_HOLD_IN_TURN: &str = "What to hold in turn";
pub const SEAT_AFTER_SEAT: &str =
    "The best hands to hold after all that can be declared before, seat after seat";
/// How many hold before you: none, one, several.
pub const HOLDERS: [&str; 3] = ["nobody holds so far", "one holds", "more hold"];
pub const CUT_OFF: &str = "Antes per 100 (cut off)";
pub const IF_THEY_EXPLOIT_YOU: &str = "If they exploit you";
pub const BOTH_ALIKE: &str = "both alike";
pub const ONE_ALWAYS_HOLDS: &str = "one always holds";
pub const OTHER_REPLIES: &str = "the other plays the best reply to you";
pub const EACH_OTHER_PLAYS_WORST: &str = "each other plays what is worst for you";
pub const LOSES_LEAST: &str = "the threshold that loses least";
pub const WORST_BLOC_FOR_YOU: &str = "the worst bloc for you";

pub fn against(rivals: &Rivals) -> String {
    let against = match (rivals.third, rivals.count()) {
        (Some(_), _) => "these two",
        (None, 2) => "the other",
        _ => "these others",
    };
    format!("What a round pays you, against {against}")
}

pub fn antes_won(rivals: &Rivals) -> String {
    let whose = match rivals.third {
        Some(third) => format!("player 3 holds above {}", threshold(third)),
        None if rivals.count() == 2 => "you against the other".to_owned(),
        None => format!("you against {} others alike", rivals.count() - 1),
    };
    format!("Antes you win per 100 rounds: {whose}")
}

pub fn their_threshold(rivals: &Rivals) -> &'static str {
    match (rivals.third, rivals.count()) {
        (Some(_), _) => "Threshold of player 2",
        (None, 2) => "Threshold of the other",
        _ => "Threshold of all others",
    }
}

pub fn left_with(game: OneRound) -> String {
    let who = if game.players.others() == 1 {
        "the other finds"
    } else {
        "the others find"
    };
    format!("What you are left with, if {who} the best reply to your threshold")
}

/// The label of their threshold, and whose it is.
pub const PLAYER_TWO: (&str, &str) = ("Player 2’s threshold", "player 2");
pub const THE_OTHER: (&str, &str) = ("The other’s threshold", "other");
