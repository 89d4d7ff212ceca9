//! Playing *Guess Who?* in JavaScript's terms: plain objects in and out. Of a game that is passed in, only the record
//! is read.

use crate::arguments::play_guess_who::{choice, record, setup};
use crate::arguments::range_error;
use crate::shapes::play_guess_who::{GuessWhoGame, GuessWhoReview};
use crate::shapes::to_js;
use upperhand::play::guess_who::{Game, replay, review};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// `playGuessWho(setup)`.
#[wasm_bindgen(js_name = playGuessWho)]
pub fn play_guess_who(agreed: JsValue) -> Result<JsValue, JsValue> {
    let game = Game::new(setup("setup", &agreed)?);
    game_object(&game.map_err(range_error)?)
}

/// `moveGuessWho(game, move)`.
#[wasm_bindgen(js_name = moveGuessWho)]
pub fn move_guess_who(game: JsValue, next: JsValue) -> Result<JsValue, JsValue> {
    let game = game_of(&game)?;
    let next = choice("move", game.moves().len(), &next)?;
    let game = game.after(next);
    game_object(&game.map_err(range_error)?)
}

/// `replayGuessWho(record)`.
#[wasm_bindgen(js_name = replayGuessWho)]
pub fn replay_guess_who(game: JsValue) -> Result<JsValue, JsValue> {
    game_object(&game_of(&game)?)
}

/// `reviewGuessWho(game)`.
#[wasm_bindgen(js_name = reviewGuessWho)]
pub fn review_guess_who(game: JsValue) -> Result<JsValue, JsValue> {
    to_js(&GuessWhoReview::try_from(&review(&game_of(&game)?))?)
}

/// The game of a game or a record; an impossible move is an error.
fn game_of(value: &JsValue) -> Result<Game, JsValue> {
    let replay = replay(&record(value)?).map_err(range_error)?;
    replay.whole().map_err(range_error)
}

fn game_object(game: &Game) -> Result<JsValue, JsValue> {
    to_js(&GuessWhoGame::from(game))
}
