//! What a move leads to: the best play of both players after it.

use super::choice::Choice;
use super::coach::advice;
use super::error::Error;
use super::game::Game;
use super::parts::Parts;
use super::suspects::Suspects;
use super::turn::{Act, Turn};

/// A move of a game once more, and after it the best move of whoever is to move each time, up to the end. Every answer is the
/// likelier one, yes where both are as likely; a name is right where at most one other suspect is left. The questions are
/// dealt by the seed, as in a game.
///
/// # Errors
/// [`Error::Solver`] for questions of more than two answers beyond pools of 10,000.
///
/// ```
/// use upperhand::guess_who::{Pool, Rules};
/// use upperhand::play::guess_who::{Choice, Game, Player, Setup, best_line};
/// let (mine, theirs) = (Pool::new(24)?, Pool::new(4)?);
/// // Behind, to halve is a mistake: they need two more questions, and with 12 left you need four.
/// let game = Game::new(Setup::new(Rules::RACE, mine, theirs))?.after(Choice::Ask(vec![12, 12]))?;
/// let line = best_line(&game, 0)?;
/// let left: Vec<u32> = line.iter().map(|turn| turn.left.len()).collect();
/// assert_eq!((left[0], left[1]), (12, 2));
/// assert_eq!(line.last().map(|turn| (turn.by, turn.left.len())), Some((Player::Opponent, 1)));
/// # Ok::<(), upperhand::play::guess_who::Error>(())
/// ```
pub fn best_line(game: &Game, index: usize) -> Result<Vec<Turn>, Error> {
    let Some(turn) = game.history().get(index) else {
        return Ok(Vec::new());
    };
    let before = game.beginning(index);
    let mut line = before.likelier(&same(&before, turn)?)?;
    while !line.is_over() {
        let choice = line.chosen(advice(&line)?.best);
        line = line.likelier(&choice)?;
    }
    Ok(line.history()[index..].to_vec())
}

/// The choice that a turn of whoever is to move was made by: the same suspects.
fn same(before: &Game, turn: &Turn) -> Result<Choice, Error> {
    let standing = before.standing(turn.by);
    let place = |suspect| (1..).zip(standing.iter()).find(|(_, one)| *one == suspect);
    let places = |suspects: &Suspects| -> Vec<u32> {
        let found = suspects.iter().filter_map(place);
        found.map(|(place, _)| place).collect()
    };
    Ok(match &turn.act {
        Act::Named { suspect, .. } => {
            Choice::NameSuspect(place(*suspect).map_or(0, |(place, _)| place))
        }
        Act::Asked { parts, .. } => {
            Choice::AskParts(Parts::new(parts.iter().map(places).collect())?)
        }
    })
}
