//! The games last looked at, so that each is played once, and the others' strategies are solved once.

use crate::figures::Error;
use crate::play::guts::{Game, Replay, Setup};
use std::rc::Rc;

/// The number of games that are kept: one, the one before its last round, the start, and another for a script that asks.
const KEPT: usize = 6;

/// Games by what they are; the one used last stands last.
#[derive(Default)]
pub struct Games(Vec<(Setup, String, Rc<Game>)>);

/// A game, and the game as it stood when the hand in view was dealt.
pub struct Position {
    pub game: Rc<Game>,
    pub asked: Rc<Game>,
}

impl Position {
    /// Are the hands of a round on the table?
    pub fn is_revealed(&self) -> bool {
        self.game.history().len() > self.asked.history().len()
    }
}

impl Games {
    /// The position after some moves, with the hands of the last round on the table or those of the next one dealt.
    pub fn at(&mut self, setup: Setup, moves: &str, is_revealed: bool) -> Result<Position, Error> {
        let game = self.after(setup, moves)?;
        let is_before = is_revealed || game.is_over();
        let asked = match game.undone() {
            Some(before) if is_before => Rc::new(before),
            _ => Rc::clone(&game),
        };
        Ok(Position { game, asked })
    }

    /// The game of a setup after some moves.
    pub fn after(&mut self, setup: Setup, moves: &str) -> Result<Rc<Game>, Error> {
        let is_it = |(known, text, _): &(Setup, String, Rc<Game>)| *known == setup && text == moves;
        if let Some(place) = self.0.iter().position(is_it) {
            self.0[place..].rotate_left(1);
        } else {
            let game = self.replay(setup, moves)?.game;
            self.0.push((setup, moves.to_owned(), Rc::new(game)));
            let surplus = self.0.len().saturating_sub(KEPT);
            self.0.drain(..surplus);
        }
        let last = &self.0[self.0.len() - 1];
        Ok(Rc::clone(&last.2))
    }

    /// A game as far as its moves are possible, and why it goes no further.
    pub fn replay(&self, setup: Setup, moves: &str) -> Result<Replay, Error> {
        let mut games = self.0.iter().map(|(_, _, game)| game);
        let start = match games.find(|game| game.solution().serves(&setup)) {
            Some(game) => game.restarted(setup)?,
            None => Game::new(setup)?,
        };
        Ok(start.read(moves))
    }
}
