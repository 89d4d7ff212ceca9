//! Games of *Guts* in JavaScript's terms. Names and shapes are promised to users: see `www/core.d.ts`.

use crate::arguments::{Read, argument};
use crate::shapes::play_guts::{GutsAdvice, GutsForward, GutsGame, GutsReview};
use crate::to_js;
use std::cell::RefCell;
use upperhand::play::guts::{
    Forward, Game, Record, Setup, advice, forward, replay_address, review,
};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

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

/// The game of a game or a record; an impossible move is an error.
fn game_of(value: JsValue) -> Read<Game> {
    let Record { setup, moves } = argument("game", value).guts_record()?;
    Ok(start(setup)?.replayed(&moves).whole()?)
}

/// `playGuts(setup)`: a new game.
#[wasm_bindgen(js_name = playGuts)]
pub fn play_guts(setup: JsValue) -> Read<JsValue> {
    let setup = argument("setup", setup).guts_setup()?;
    to_js(&GutsGame::from(&start(setup)?))
}

/// `moveGuts(game, move)`: your move and the round that it makes.
#[wasm_bindgen(js_name = moveGuts)]
pub fn move_guts(game: JsValue, made: JsValue) -> Read<JsValue> {
    let game = game_of(game)?;
    let made = argument("move", made).guts_choice()?;
    to_js(&GutsGame::from(&game.after(made)?))
}

/// `replayGuts(record)`: the game of a record or an address.
#[wasm_bindgen(js_name = replayGuts)]
pub fn replay_guts(record: JsValue) -> Read<JsValue> {
    let game = match record.as_string() {
        Some(address) => replay_address(&address)?.whole()?,
        None => game_of(record)?,
    };
    to_js(&GutsGame::from(&game))
}

/// `adviseGuts(game)`: what both choices return with the hand that you have; null when the game is over.
#[wasm_bindgen(js_name = adviseGuts)]
pub fn advise_guts(game: JsValue) -> Read<JsValue> {
    to_js(&advice(&game_of(game)?).ok().as_ref().map(GutsAdvice::from))
}

/// `reviewGuts(game)`: skill and luck, round by round.
#[wasm_bindgen(js_name = reviewGuts)]
pub fn review_guts(game: JsValue) -> Read<JsValue> {
    to_js(&GutsReview::from(&review(&game_of(game)?)))
}

/// `forwardGuts(game, plan, rounds)`: many rounds at once, 1000 unless given.
#[wasm_bindgen(js_name = forwardGuts)]
pub fn forward_guts(game: JsValue, plan: JsValue, rounds: JsValue) -> Read<JsValue> {
    let game = game_of(game)?;
    let plan = argument("plan", plan).plan()?;
    let rounds = match argument("rounds", rounds) {
        missing if missing.value.is_undefined() => 1000,
        given => given.whole(1..=Forward::MOST_ROUNDS)?,
    };
    let played = forward(&game, plan, rounds)?;
    let bankroll: Vec<f64> = played.bankroll.iter().map(|&antes| antes as f64).collect();
    to_js(&GutsForward {
        bankroll: bankroll.as_slice().into(),
        expectation: played.expectation.into(),
        variance: played.variance.into(),
        expected: played.expected_after(rounds),
        standard_error: played.standard_error_after(rounds),
    })
}
