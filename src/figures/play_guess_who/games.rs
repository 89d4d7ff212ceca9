//! The games last looked at, so that each is played once.

use super::request::{Request, played};
use crate::figures::Error;
use crate::play::guess_who::{Game, Setup};
use std::rc::Rc;

/// The number of games that are kept: one, the one before its last move, and another for a script that asks.
const KEPT: usize = 4;

/// Games by what they are; the one used last stands last.
#[derive(Default)]
pub struct Games(Vec<(Setup, String, Rc<Game>)>);

impl Games {
    /// The game of a request.
    pub fn of(&mut self, request: &Request) -> Result<Rc<Game>, Error> {
        self.after(request.setup, &request.moves)
    }

    /// The game of a setup after some moves.
    pub fn after(&mut self, setup: Setup, moves: &str) -> Result<Rc<Game>, Error> {
        let is_it = |(known, text, _): &(Setup, String, Rc<Game>)| *known == setup && text == moves;
        if let Some(place) = self.0.iter().position(is_it) {
            self.0[place..].rotate_left(1);
        } else {
            let (game, _) = played(setup, moves)?;
            self.0.push((setup, moves.to_owned(), Rc::new(game)));
            let surplus = self.0.len().saturating_sub(KEPT);
            self.0.drain(..surplus);
        }
        let last = &self.0[self.0.len() - 1];
        Ok(Rc::clone(&last.2))
    }
}
