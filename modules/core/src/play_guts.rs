//! Games of *Guts* in JavaScript's terms. Names and shapes are promised to users: see `www/core.d.ts`.

use crate::arguments::{Argument, Read};
use crate::shapes::play_guts::{GutsAdvice, GutsForward, GutsGame, GutsReview};
use std::cell::RefCell;
use upperhand::play::guts::{
    Forward, Game, Record, Setup, advice, forward, replay_address, review,
};

/// A cache of games, so that a move does not solve the card game again.
const MOST_GAMES: usize = 8;

thread_local! {
    static GAMES: RefCell<Vec<Game>> = const { RefCell::new(Vec::new()) };
}

/// A new game, which reuses what was solved for a cached one.
fn start(setup: Setup) -> Read<Game> {
    let serves = |game: &&Game| game.solution().serves(&setup);
    let kept = GAMES.with_borrow(|games| games.iter().find(serves).cloned());
    if let Some(game) = kept {
        return Ok(game.restarted(setup)?);
    }
    let game = Game::new(setup)?;
    GAMES.with_borrow_mut(|games| {
        games.truncate(MOST_GAMES - 1);
        games.insert(0, game.clone());
    });
    Ok(game)
}

impl Argument {
    /// The game of a game or a record; an impossible move is an error.
    fn guts_game(&self) -> Read<Game> {
        let Record { setup, moves } = self.guts_record()?;
        Ok(start(setup)?.replayed(&moves).whole()?)
    }
}

exports! {
    fn playGuts(setup: guts_setup) -> GutsGame {
        start(setup)?
    }

    /// Your move and the round that it makes.
    fn moveGuts(game: guts_game, made) -> GutsGame {
        game.after(made.called("move").guts_choice()?)?
    }

    /// The game of a record or an address.
    fn replayGuts(record) -> GutsGame {
        match record.value.as_string() {
            Some(address) => replay_address(&address)?.whole()?,
            None => record.called("game").guts_game()?,
        }
    }

    /// What both choices return with the hand that you have; null when the game is over.
    fn adviseGuts(game: guts_game) -> Option<GutsAdvice> {
        advice(&game).ok()
    }

    fn reviewGuts(game: guts_game) -> GutsReview {
        review(&game)
    }

    /// Many rounds at once, 1000 unless given.
    fn forwardGuts(game: guts_game, plan: plan, rounds) -> GutsForward {
        let rounds = rounds.unless_missing(1000, |it| it.whole(1..=Forward::MOST_ROUNDS))?;
        (forward(&game, plan, rounds)?, rounds)
    }
}
