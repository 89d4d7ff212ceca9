//! What the pictures say.

use super::super::players::{is_shared, pools_before};
use upperhand::play::guess_who::{Act, Game, Player, Suspects, Turn};
use upperhand_games::format::suspects;
use upperhand_games::people::{described, name};

pub const MOVES: &str = "Moves";
pub const MOVE_TO_MOVE: &str = "From move to move";
pub const LUCK: &str = "luck";
pub const A_MISTAKE: &str = "a mistake";
pub const THE_BOARD: &str = "The board";

pub fn chance_to_win(game: &Game) -> &'static str {
    if is_shared(game) {
        "Player 1’s chance to win"
    } else {
        "Your chance to win"
    }
}

/// The dots after the moves of each player.
pub fn after_moves(game: &Game) -> [&'static str; 2] {
    if is_shared(game) {
        ["after player 1’s move", "after player 2’s"]
    } else {
        ["after your move", "after theirs"]
    }
}

/// The axes of the map below the walk.
pub fn pools_along(game: &Game) -> [&'static str; 2] {
    if is_shared(game) {
        ["player 1’s pool →", "↑ player 2’s pool"]
    } else {
        ["your pool →", "↑ their pool"]
    }
}

/// "Their board: 12"
pub fn whose_board(player: Player, left: u32) -> String {
    let whose = match player {
        Player::You => "Your board",
        Player::Opponent => "Their board",
    };
    format!("{whose}: {left}")
}

/// A move and its answer as short as can be: "8 of 24: no".
pub fn brief(turn: &Turn) -> String {
    let [pool, _] = pools_before(turn);
    match &turn.act {
        Act::Named { right: true, .. } => "a name: right".to_owned(),
        Act::Named { right: false, .. } => "a name: wrong".to_owned(),
        Act::Asked { parts, part } if parts.len() == 2 => {
            let answer = if *part == 0 { "yes" } else { "no" };
            format!("{} of {}: {answer}", parts[0].len(), pool.get())
        }
        Act::Asked { parts, part } => {
            let sizes: Vec<String> = parts.iter().map(|part| part.len().to_string()).collect();
            format!("{}: {}", sizes.join("|"), Suspects::len(&parts[*part]))
        }
    }
}

/// "12 suspects on this board"
pub fn on_this_board(standing: u32) -> String {
    format!("{} on this board", suspects(standing))
}

/// A card, read aloud: whether it stands, its part of the question, and whether it is the one looked for.
pub fn spoken(number: u32, (stands, part): (bool, u8), is_secret: bool) -> String {
    let (name, face) = (name(number), described(number));
    match (stands, part) {
        _ if is_secret => format!("{name}, the one looked for: {face}"),
        (false, _) => format!("{name}, eliminated"),
        (true, 0 | 1) => format!("{name}: {face}"),
        (true, part) => format!("{name}, part {part}: {face}"),
    }
}
