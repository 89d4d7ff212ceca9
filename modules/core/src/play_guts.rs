//! Games of *Guts* in JavaScript's terms. Names and shapes are promised to users: see `www/core.d.ts`.

mod shapes;

use crate::arguments::play_guts::{choice, plan, record, rounds, setup};
use crate::arguments::{object, range_error};
use js_sys::Float64Array;
use shapes::{advice_shape, game_shape, review_shape, worth};
use std::cell::RefCell;
use upperhand::play::guts::{Game, Record, Setup, advice, forward, replay_address, review};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// Games that are kept, so that a move does not solve the game of cards anew.
const MOST_GAMES: usize = 8;

thread_local! {
    static GAMES: RefCell<Vec<Game>> = const { RefCell::new(Vec::new()) };
}

/// A new game, with what was solved for one of those kept.
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
#[expect(clippy::needless_pass_by_value, reason = "the boundary takes values")]
pub fn play_guts(settings: JsValue) -> Result<JsValue, JsValue> {
    game_shape(&start(setup(&settings)?)?)
}

/// `moveGuts(game, move)`: your move and the round that it makes.
#[wasm_bindgen(js_name = moveGuts)]
#[expect(clippy::needless_pass_by_value, reason = "the boundary takes values")]
pub fn move_guts(game: JsValue, made: JsValue) -> Result<JsValue, JsValue> {
    let game = game_of(&game)?;
    let made = choice("move", &made)?;
    game_shape(&game.after(made).map_err(range_error)?)
}

/// `replayGuts(record)`: the game of a record or an address.
#[wasm_bindgen(js_name = replayGuts)]
#[expect(clippy::needless_pass_by_value, reason = "the boundary takes values")]
pub fn replay_guts(record: JsValue) -> Result<JsValue, JsValue> {
    let game = match record.as_string() {
        Some(address) => {
            let replay = replay_address(&address).map_err(range_error)?;
            replay.whole().map_err(range_error)?
        }
        None => game_of(&record)?,
    };
    game_shape(&game)
}

/// `adviseGuts(game)`: what both choices return with the hand that you have; null when the game is over.
#[wasm_bindgen(js_name = adviseGuts)]
#[expect(clippy::needless_pass_by_value, reason = "the boundary takes values")]
pub fn advise_guts(game: JsValue) -> Result<JsValue, JsValue> {
    let game = game_of(&game)?;
    advice(&game).map_or(Ok(JsValue::NULL), |advice| advice_shape(&advice))
}

/// `reviewGuts(game)`: skill and luck, round by round.
#[wasm_bindgen(js_name = reviewGuts)]
#[expect(clippy::needless_pass_by_value, reason = "the boundary takes values")]
pub fn review_guts(game: JsValue) -> Result<JsValue, JsValue> {
    review_shape(&review(&game_of(&game)?))
}

/// `forwardGuts(game, plan, rounds)`: many rounds at once.
#[wasm_bindgen(js_name = forwardGuts)]
#[expect(clippy::needless_pass_by_value, reason = "the boundary takes values")]
pub fn forward_guts(game: JsValue, strategy: JsValue, count: JsValue) -> Result<JsValue, JsValue> {
    let game = game_of(&game)?;
    let (plan, rounds) = (plan(&strategy)?, rounds(&count)?);
    let played = forward(&game, plan, rounds).map_err(range_error)?;
    let bankroll: Vec<f64> = played.bankroll.iter().map(|&antes| antes as f64).collect();
    object(&[
        ("bankroll", Float64Array::from(bankroll.as_slice()).into()),
        ("expectation", worth(played.expectation)?),
        ("variance", worth(played.variance)?),
        ("expected", played.expected_after(rounds).into()),
        ("standardError", played.standard_error_after(rounds).into()),
    ])
}
