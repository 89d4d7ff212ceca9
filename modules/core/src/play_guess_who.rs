//! Playing *Guess Who?* in JavaScript's terms: plain objects in and out, of which only the record is ever read.

use crate::arguments::play_guess_who::{choice, record, setup};
use crate::arguments::{object, range_error};
use crate::guess_who::{numbers, probability};
use js_sys::{Array, BigInt};
use num_traits::ToPrimitive;
use upperhand::BigRational;
use upperhand::guess_who::Rules;
use upperhand::play::guess_who::{Act, Choice, Game, Record, Setup, Turn, replay, review};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// `playGuessWho(setup)`.
#[wasm_bindgen(js_name = playGuessWho)]
#[expect(clippy::needless_pass_by_value, reason = "the boundary takes values")]
pub fn play_guess_who(agreed: JsValue) -> Result<JsValue, JsValue> {
    let game = Game::new(setup("setup", &agreed)?);
    game_object(&game.map_err(range_error)?)
}

/// `moveGuessWho(game, move)`.
#[wasm_bindgen(js_name = moveGuessWho)]
#[expect(clippy::needless_pass_by_value, reason = "the boundary takes values")]
pub fn move_guess_who(game: JsValue, next: JsValue) -> Result<JsValue, JsValue> {
    let game = game_of(&game)?;
    let next = choice("move", game.moves().len(), &next)?;
    let game = game.after(next);
    game_object(&game.map_err(range_error)?)
}

/// `replayGuessWho(record)`.
#[wasm_bindgen(js_name = replayGuessWho)]
#[expect(clippy::needless_pass_by_value, reason = "the boundary takes values")]
pub fn replay_guess_who(game: JsValue) -> Result<JsValue, JsValue> {
    game_object(&game_of(&game)?)
}

/// `reviewGuessWho(game)`.
#[wasm_bindgen(js_name = reviewGuessWho)]
#[expect(clippy::needless_pass_by_value, reason = "the boundary takes values")]
pub fn review_guess_who(game: JsValue) -> Result<JsValue, JsValue> {
    let review = review(&game_of(&game)?);
    object(&[
        ("skill", fraction(&review.skill.exact())?),
        ("opponentSkill", fraction(&review.opponent_skill.exact())?),
        ("luck", fraction(&review.luck.exact())?),
        ("worst", review.worst.map_or(JsValue::NULL, index)),
    ])
}

/// The game of a game or a record; an impossible move is an error.
fn game_of(value: &JsValue) -> Result<Game, JsValue> {
    let replay = replay(&record(value)?).map_err(range_error)?;
    replay.whole().map_err(range_error)
}

fn game_object(game: &Game) -> Result<JsValue, JsValue> {
    let moves = game.history().iter().map(turn);
    object(&[
        ("record", record_object(&game.record())?),
        ("mine", game.mine().get().into()),
        ("theirs", game.theirs().get().into()),
        ("toMove", game.to_move().name().into()),
        (
            "winner",
            game.winner()
                .map_or(JsValue::NULL, |winner| winner.name().into()),
        ),
        ("start", probability(game.start())?),
        ("chance", probability(game.chance())?),
        ("moves", moves.collect::<Result<Array, _>>()?.into()),
    ])
}

fn record_object(record: &Record) -> Result<JsValue, JsValue> {
    let moves = record.moves.iter().map(choice_value);
    object(&[
        ("v", 1.into()),
        ("setup", setup_object(&record.setup)?),
        ("moves", moves.collect::<Result<Array, _>>()?.into()),
    ])
}

fn setup_object(setup: &Setup) -> Result<JsValue, JsValue> {
    object(&[
        ("rules", rules_value(setup.rules)?),
        ("mine", setup.mine.get().into()),
        ("theirs", setup.theirs.get().into()),
        ("opponentAnswers", setup.opponent_answers.into()),
        ("opponent", setup.opponent.name().into()),
        ("carelessness", setup.carelessness.get().into()),
        ("youBegin", setup.you_begin.into()),
        // At most 2⁵³ − 1, which a double holds.
        ("seed", (setup.seed as f64).into()),
    ])
}

/// The name of a rule set, where it has one.
fn rules_value(rules: Rules) -> Result<JsValue, JsValue> {
    match Rules::NAMED.into_iter().find(|(_, known)| *known == rules) {
        Some((name, _)) => Ok(name.into()),
        None => object(&[
            ("answers", rules.answers().into()),
            ("ending", rules.ending().name().into()),
        ]),
    }
}

fn choice_value(choice: &Choice) -> Result<JsValue, JsValue> {
    match choice {
        Choice::Ask(sizes) => Ok(numbers(sizes)),
        Choice::AskParts(parts) => {
            let parts: Array = parts.get().iter().map(|part| numbers(part)).collect();
            object(&[("parts", parts.into())])
        }
        Choice::Name => Ok("name".into()),
        Choice::NameSuspect(suspect) => object(&[("name", (*suspect).into())]),
    }
}

fn turn(turn: &Turn) -> Result<JsValue, JsValue> {
    let question = turn
        .sizes()
        .map_or_else(|| "name".into(), |sizes| numbers(&sizes));
    let (part, right) = match turn.act {
        Act::Asked { part, .. } => (index(part), JsValue::NULL),
        Act::Named { right, .. } => (JsValue::NULL, right.into()),
    };
    let before = object(&[
        ("mine", turn.mine.get().into()),
        ("theirs", turn.theirs.get().into()),
    ])?;
    object(&[
        ("by", turn.by.name().into()),
        ("before", before),
        ("question", question),
        ("part", part),
        ("right", right),
        ("kept", turn.left.len().into()),
        ("best", probability(turn.best)?),
        ("chosen", probability(turn.chosen)?),
        ("after", probability(turn.after)?),
    ])
}

/// A place in a list, which has fewer than 2³².
fn index(place: usize) -> JsValue {
    u32::try_from(place).unwrap_or(u32::MAX).into()
}

/// Digits, because a sum over a long game leaves 128 bits.
fn fraction(fraction: &BigRational) -> Result<JsValue, JsValue> {
    let whole = |digits: String| BigInt::new(&JsValue::from(digits)).map_err(JsValue::from);
    object(&[
        ("numerator", whole(fraction.numer().to_string())?.into()),
        ("denominator", whole(fraction.denom().to_string())?.into()),
        ("value", fraction.to_f64().unwrap_or_default().into()),
    ])
}
