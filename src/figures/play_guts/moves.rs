//! Moves as letters, and the game that they play.

use super::schema::LONGEST;
use crate::figures::Error;
use crate::play::guts::{Game, Move, Reason, Record, Setup, Table};
use std::sync::Arc;

/// The letter of a move.
pub const fn letter(choice: Move) -> char {
    match choice {
        Move::Hold => 'h',
        Move::Drop => 'd',
        Move::Leave => 'l',
    }
}

/// Why a game goes no further than to some move, from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    pub index: usize,
    pub given: char,
    pub reason: Reason,
}

/// The game as far as its moves are possible, and why it goes no further.
pub fn played(
    table: Arc<Table>,
    setup: Setup,
    moves: &str,
) -> Result<(Game, Option<Refusal>), Error> {
    let known = |given: char| {
        Move::ALL
            .into_iter()
            .find(|choice| letter(*choice) == given)
    };
    let record = Record {
        v: 1,
        setup,
        moves: moves.chars().map_while(known).collect(),
    };
    let replay = Game::replayed(table, &record)?;
    let at = |index: usize, reason| {
        let given = moves.chars().nth(index)?;
        Some(Refusal {
            index,
            given,
            reason,
        })
    };
    let refusal = match replay.impossible {
        Some(refused) => at(refused.index, refused.reason),
        None => at(record.moves.len(), Reason::Unknown),
    };
    Ok((replay.game, refusal))
}

/// Moves as a text of letters.
pub fn written(moves: &[Move]) -> String {
    moves.iter().copied().map(letter).take(LONGEST).collect()
}
