//! Playing *Guess Who?* in JavaScript's terms: plain objects in and out. Of a game that is passed in, only the record
//! is read.

use crate::arguments::{Argument, Read};
use crate::shapes::play_guess_who::{GuessWhoGame, GuessWhoReview};
use upperhand::play::guess_who::{Game, replay, review};

exports! {
    fn playGuessWho(setup: guess_who_setup) -> GuessWhoGame {
        Game::new(setup)?
    }

    fn moveGuessWho(game: guess_who_game, next) -> GuessWhoGame {
        game.after(next.called("move").guess_who_choice(game.moves().len())?)?
    }

    fn replayGuessWho(game: guess_who_game) -> GuessWhoGame {
        game
    }

    fn reviewGuessWho(game: guess_who_game) -> GuessWhoReview {
        review(&game)
    }
}

impl Argument {
    /// The game of a game or a record; an impossible move is an error.
    fn guess_who_game(&self) -> Read<Game> {
        Ok(replay(&self.guess_who_record()?)?.whole()?)
    }
}
