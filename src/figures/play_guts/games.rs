//! The games last looked at, so that each is played once, and each table solved once.

use super::moves::{Refusal, played};
use crate::figures::Error;
use crate::play::guts::{Game, Setup, Table};
use std::rc::Rc;
use std::sync::Arc;

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
        self.game.rounds().len() > self.asked.rounds().len()
    }
}

impl Games {
    /// The position after some moves, with the hands of the last round on the table or those of the next one dealt.
    pub fn at(&mut self, setup: Setup, moves: &str, is_revealed: bool) -> Result<Position, Error> {
        let game = self.after(setup, moves)?;
        let is_before = is_revealed || game.ending().is_some();
        let asked = match moves.char_indices().next_back() {
            Some((last, _)) if is_before => self.after(setup, &moves[..last])?,
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
            let (game, _) = self.replay(setup, moves)?;
            self.0.push((setup, moves.to_owned(), Rc::new(game)));
            let surplus = self.0.len().saturating_sub(KEPT);
            self.0.drain(..surplus);
        }
        let last = &self.0[self.0.len() - 1];
        Ok(Rc::clone(&last.2))
    }

    /// A game as far as its moves are possible, and why it goes no further.
    pub fn replay(&self, setup: Setup, moves: &str) -> Result<(Game, Option<Refusal>), Error> {
        played(self.table(&setup)?, setup, moves)
    }

    /// The table of these players: one that was solved for another game, or a new one.
    fn table(&self, setup: &Setup) -> Result<Arc<Table>, Error> {
        let mut tables = self.0.iter().map(|(_, _, game)| game.table());
        match tables.find(|table| table.serves(setup)) {
            Some(table) => Ok(Arc::clone(table)),
            None => Ok(Arc::new(Table::new(setup)?)),
        }
    }
}
