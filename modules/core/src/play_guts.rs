//! Games of *Guts* in JavaScript's terms. Names and shapes are promised to users: see `www/core.d.ts`.

use crate::arguments::play_guts::{choice, plan, record, rounds, setup};
use crate::arguments::range_error;
use crate::shapes::play_guts::{GutsAdvice, GutsForward, GutsGame, GutsReview};
use crate::shapes::to_js;
use std::cell::RefCell;
use upperhand::play::guts::{Game, Record, Setup, advice, forward, replay_address, review};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// A cache of games, so that a move does not solve the card game again.
const MOST_GAMES: usize = 8;

thread_local! {
    static GAMES: RefCell<Vec<Game>> = const { RefCell::new(Vec::new()) };
}

/// A new game, which reuses what was solved for a cached one.
fn start(setup: Setup) -> Result<Game, JsValue> {
    let serves = |game: &&Game| game.solution().serves(&setup);
    let kept = GAMES.with_borrow(|games| games.iter().find(serves).cloned());
    if let Some(game) = kept {
        return game.restarted(setup).map_err(range_error);
    }
    let game = Game::new(setup).map_err(range_error)?;
    GAMES.with_borrow_mut(|games| {
        games.truncate(MOST_GAMES - 1);
        games.insert(0, game.clone());
    });
    Ok(game)
}

/// The game of a game or a record; an impossible move is an error.
fn game_of(value: &JsValue) -> Result<Game, JsValue> {
    let Record { setup, moves } = record(value)?;
    let replay = start(setup)?.replayed(&moves);
    replay.whole().map_err(range_error)
}

/// `playGuts(setup)`: a new game.
#[wasm_bindgen(js_name = playGuts)]
pub fn play_guts(settings: JsValue) -> Result<JsValue, JsValue> {
    to_js(&GutsGame::from(&start(setup(&settings)?)?))
}

/// `moveGuts(game, move)`: your move and the round that it makes.
#[wasm_bindgen(js_name = moveGuts)]
pub fn move_guts(game: JsValue, made: JsValue) -> Result<JsValue, JsValue> {
    let game = game_of(&game)?;
    let made = choice("move", &made)?;
    to_js(&GutsGame::from(&game.after(made).map_err(range_error)?))
}

/// `replayGuts(record)`: the game of a record or an address.
#[wasm_bindgen(js_name = replayGuts)]
pub fn replay_guts(record: JsValue) -> Result<JsValue, JsValue> {
    let game = match record.as_string() {
        Some(address) => {
            let replay = replay_address(&address).map_err(range_error)?;
            replay.whole().map_err(range_error)?
        }
        None => game_of(&record)?,
    };
    to_js(&GutsGame::from(&game))
}

/// `adviseGuts(game)`: what both choices return with the hand that you have; null when the game is over.
#[wasm_bindgen(js_name = adviseGuts)]
pub fn advise_guts(game: JsValue) -> Result<JsValue, JsValue> {
    let game = game_of(&game)?;
    to_js(&advice(&game).ok().as_ref().map(GutsAdvice::from))
}

/// `reviewGuts(game)`: skill and luck, round by round.
#[wasm_bindgen(js_name = reviewGuts)]
pub fn review_guts(game: JsValue) -> Result<JsValue, JsValue> {
    to_js(&GutsReview::from(&review(&game_of(&game)?)))
}

/// `forwardGuts(game, plan, rounds)`: many rounds at once.
#[wasm_bindgen(js_name = forwardGuts)]
pub fn forward_guts(game: JsValue, strategy: JsValue, count: JsValue) -> Result<JsValue, JsValue> {
    let game = game_of(&game)?;
    let (plan, rounds) = (plan(&strategy)?, rounds(&count)?);
    let played = forward(&game, plan, rounds).map_err(range_error)?;
    to_js(&GutsForward::new(&played, rounds))
}
