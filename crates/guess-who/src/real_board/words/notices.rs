//! What is not possible, why nothing is solved, and what is being solved.

use super::super::facts::Refusal;
use super::super::game::{BoardGame, Refused};
use super::super::moves::MOST_MOVES;
use super::phrases::names;
use upperhand::guess_who::board::{Board, SHIPPED};
use upperhand_games::format::{grouped, suspects};

pub const NO_BOARD: &str = "there is no board";

pub fn nobody_called_so(first: &str) -> String {
    format!("nobody on this board is called so; write a name, such as {first}, or none")
}

pub fn unread_board(reason: &str) -> String {
    let usual = SHIPPED[0].title;
    format!("The board cannot be read: {reason}. Showing {usual}.")
}

/// The first move of a game that is not possible, or else the first word that is none.
pub fn moves(game: &BoardGame, refused: Option<Refused>, unread: Option<&str>) -> Option<String> {
    let made = game.moves.len();
    let reason = match (refused, unread) {
        (Some(refused), _) => {
            let why = why(game, refused);
            format!("move {} is not possible: {why}", made + 1)
        }
        (None, Some(word)) => {
            format!("“{word}” is no move: they are like 3y, 12n, x1fy, right or wrong")
        }
        (None, None) => return None,
    };
    Some(match made {
        0 => format!("In the moves, {reason}. Showing the start of the game."),
        _ => format!("In the moves, {reason}. Showing the game up to move {made}."),
    })
}

fn why(game: &BoardGame, refused: Refused) -> String {
    let said = match refused {
        Refused::NoQuestion => {
            let questions = game.board.questions().len();
            return format!("the board has {questions} questions");
        }
        Refused::Nobody { text, yes } => {
            let answer = if yes { "yes" } else { "no" };
            return format!("nobody who stands says {answer} to “{text}”");
        }
        Refused::TooMany => return format!("a game has at most {MOST_MOVES} moves"),
        Refused::Over => "the game is over",
        Refused::Naming => "under the race nobody is named",
        Refused::OnlyOne => "the only suspect left is the right one",
        Refused::MayNotJoin => "features may not be joined here",
        Refused::NoWords => "no words of two features say it",
    };
    said.to_owned()
}

/// Why nothing is solved.
pub fn refused(board: &Board, refusal: &Refusal) -> String {
    match refusal {
        Refusal::Twins(group) => format!(
            "No question tells {} apart: in the race nobody could win with one of them. Officially one of them can be named.",
            names(board, group)
        ),
        Refusal::TooMany(most) => format!(
            "The questions of this board lead to more sets of suspects than are looked at: {}.",
            grouped(*most)
        ),
    }
}

/// The suspects of a board, counted.
fn counted(board: &Board) -> String {
    suspects(u32::try_from(board.suspects().len()).unwrap_or_default())
}

pub fn joining(board: &Board) -> String {
    format!("Joining the features of {} in twos", counted(board))
}

pub fn measuring(board: &Board) -> String {
    format!("Looking at the questions about {}", counted(board))
}

pub fn looking_at_card(board: &Board) -> String {
    format!("Looking at your card among {}", counted(board))
}

pub fn solving(board: &Board, classes: u64, bytes: u64) -> String {
    format!(
        "Solving {}: {} kinds of pools against each other, {} MB",
        counted(board),
        grouped(classes),
        bytes.div_ceil(1 << 20)
    )
}

pub fn growing(board: &Board) -> String {
    format!(
        "Growing the best tree of questions about {}",
        counted(board)
    )
}
