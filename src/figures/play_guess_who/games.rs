//! The games last looked at, so that no move is made twice: opponents may think long about theirs.

use crate::figures::Error;
use crate::play::guess_who::{Choice, Game, Setup, read_moves};
use std::cell::RefCell;
use std::rc::Rc;

/// The number of games that are kept: one, those before its last moves, and another for a script that asks.
const KEPT: usize = 6;

/// A game as far as its moves are possible, and in words why it goes no further.
#[derive(Clone)]
pub struct Played {
    pub game: Rc<Game>,
    pub refusal: Option<String>,
}

struct Kept {
    moves: Vec<Choice>,
    played: Played,
}

impl Kept {
    /// Is it the beginning of a game?
    fn begins(&self, setup: Setup, moves: &[Choice]) -> bool {
        *self.played.game.setup() == setup && moves.starts_with(&self.moves)
    }
}

/// Games by what they are; the one used last stands last.
#[derive(Default)]
pub struct Games(RefCell<Vec<Kept>>);

impl Games {
    /// The game of a setup after some moves, as an address spells them.
    pub fn after(&self, setup: Setup, moves: &str) -> Result<Played, Error> {
        let (moves, unread) = read_moves(moves);
        let mut played = self.play(setup, moves)?;
        let unreadable = unread.map(|rejection| rejection.to_string());
        played.refusal = played.refusal.or(unreadable);
        Ok(played)
    }

    /// Goes on from the longest beginning that is kept.
    fn play(&self, setup: Setup, moves: Vec<Choice>) -> Result<Played, Error> {
        let mut kept = self.0.borrow_mut();
        let begins = kept
            .iter()
            .enumerate()
            .filter(|(_, one)| one.begins(setup, &moves));
        let longest = begins
            .max_by_key(|(_, one)| one.moves.len())
            .map(|(place, _)| place);
        if let Some(place) = longest {
            kept[place..].rotate_left(1);
        }
        let start = longest.and(kept.last());
        let played = match start {
            Some(one) if one.moves.len() == moves.len() => return Ok(one.played.clone()),
            // No move after an impossible one counts.
            Some(one) if one.played.refusal.is_some() => one.played.clone(),
            Some(one) => continued(&one.played.game, &moves[one.moves.len()..]),
            None => continued(&Rc::new(Game::new(setup)?), &moves),
        };
        kept.push(Kept {
            moves,
            played: played.clone(),
        });
        let surplus = kept.len().saturating_sub(KEPT);
        kept.drain(..surplus);
        Ok(played)
    }
}

/// A game after more moves, as far as they are possible.
fn continued(game: &Rc<Game>, moves: &[Choice]) -> Played {
    let mut played = Played {
        game: Rc::clone(game),
        refusal: None,
    };
    for choice in moves {
        match played.game.after(choice.clone()) {
            Ok(next) => played.game = Rc::new(next),
            Err(error) => {
                played.refusal = Some(error.to_string());
                break;
            }
        }
    }
    played
}
