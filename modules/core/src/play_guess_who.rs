//! Playing *Guess Who?* in JavaScript's terms: plain objects in and out. Of a game that is passed in, only the record
//! is read.

use crate::arguments::{Read, argument};
use crate::shapes::play_guess_who::{GuessWhoGame, GuessWhoReview};
use crate::to_js;
use upperhand::play::guess_who::{Game, replay, review};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// `playGuessWho(setup)`.
#[wasm_bindgen(js_name = playGuessWho)]
pub fn play_guess_who(setup: JsValue) -> Read<JsValue> {
    let setup = argument("setup", setup).guess_who_setup()?;
    to_js(&GuessWhoGame::from(&Game::new(setup)?))
}

/// `moveGuessWho(game, move)`.
#[wasm_bindgen(js_name = moveGuessWho)]
pub fn move_guess_who(game: JsValue, next: JsValue) -> Read<JsValue> {
    let game = game_of(game)?;
    let next = argument("move", next).guess_who_choice(game.moves().len())?;
    to_js(&GuessWhoGame::from(&game.after(next)?))
}

/// `replayGuessWho(record)`.
#[wasm_bindgen(js_name = replayGuessWho)]
pub fn replay_guess_who(game: JsValue) -> Read<JsValue> {
    to_js(&GuessWhoGame::from(&game_of(game)?))
}

/// `reviewGuessWho(game)`.
#[wasm_bindgen(js_name = reviewGuessWho)]
pub fn review_guess_who(game: JsValue) -> Read<JsValue> {
    let review = review(&game_of(game)?);
    to_js(&GuessWhoReview {
        skill: (&review.skill.exact()).into(),
        opponent_skill: (&review.opponent_skill.exact()).into(),
        luck: (&review.luck.exact()).into(),
        worst: review.worst,
    })
}

/// The game of a game or a record; an impossible move is an error.
fn game_of(value: JsValue) -> Read<Game> {
    let record = argument("game", value).guess_who_record()?;
    Ok(replay(&record)?.whole()?)
}
