//! Games of *Guts* in JavaScript's terms. Names and shapes are promised to users: see `www/core.d.ts`.

mod shapes;

use crate::arguments::play_guts::{choice, plan, record, rounds, setup};
use crate::arguments::{object, range_error};
use js_sys::Float64Array;
use shapes::{advice_shape, game_shape, review_shape, worth};
use std::cell::RefCell;
use std::sync::Arc;
use upperhand::play::guts::{
    self, Game, Record, Replay, Setup, Table, advise, forward, replay_address, review,
};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// Tables that are kept, so that a move does not solve the game of cards anew.
const MOST_TABLES: usize = 8;

thread_local! {
    static TABLES: RefCell<Vec<Arc<Table>>> = const { RefCell::new(Vec::new()) };
}

/// The table of these settings, from among those kept.
fn table(setup: &Setup) -> Result<Arc<Table>, JsValue> {
    let kept = TABLES.with_borrow(|tables| tables.iter().find(|t| t.serves(setup)).cloned());
    if let Some(table) = kept {
        return Ok(table);
    }
    let table = Arc::new(Table::new(setup).map_err(range_error)?);
    TABLES.with_borrow_mut(|tables| {
        tables.truncate(MOST_TABLES - 1);
        tables.insert(0, table.clone());
    });
    Ok(table)
}

/// The game of a record; an impossible move is an error.
fn whole_game(replayed: Result<Replay, guts::Error>) -> Result<Game, JsValue> {
    let Replay { game, impossible } = replayed.map_err(range_error)?;
    impossible.map_or(Ok(game), |refused| Err(range_error(refused)))
}

/// The game of a game or a record.
fn game_of(value: &JsValue) -> Result<Game, JsValue> {
    let record: Record = record(value)?;
    whole_game(Game::replayed(table(&record.setup)?, &record))
}

/// `playGuts(setup)`: a new game.
#[wasm_bindgen(js_name = playGuts)]
#[expect(clippy::needless_pass_by_value, reason = "the boundary takes values")]
pub fn play_guts(settings: JsValue) -> Result<JsValue, JsValue> {
    let setup = setup(&settings)?;
    let game = Game::seated(table(&setup)?, setup).map_err(range_error)?;
    game_shape(&game)
}

/// `moveGuts(game, move)`: your move and the round that it makes.
#[wasm_bindgen(js_name = moveGuts)]
#[expect(clippy::needless_pass_by_value, reason = "the boundary takes values")]
pub fn move_guts(game: JsValue, made: JsValue) -> Result<JsValue, JsValue> {
    let game = game_of(&game)?;
    let made = choice("move", &made)?;
    game_shape(&game.play(made).map_err(range_error)?)
}

/// `replayGuts(record)`: the game of a record or an address.
#[wasm_bindgen(js_name = replayGuts)]
#[expect(clippy::needless_pass_by_value, reason = "the boundary takes values")]
pub fn replay_guts(record: JsValue) -> Result<JsValue, JsValue> {
    let game = match record.as_string() {
        Some(address) => whole_game(replay_address(&address))?,
        None => game_of(&record)?,
    };
    game_shape(&game)
}

/// `adviseGuts(game)`: what both choices return with the hand that you have; null when the game is over.
#[wasm_bindgen(js_name = adviseGuts)]
#[expect(clippy::needless_pass_by_value, reason = "the boundary takes values")]
pub fn advise_guts(game: JsValue) -> Result<JsValue, JsValue> {
    let game = game_of(&game)?;
    advise(&game).map_or(Ok(JsValue::NULL), |advice| advice_shape(&advice))
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
