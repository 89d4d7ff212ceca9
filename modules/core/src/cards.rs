//! *Guts* with real cards in JavaScript's terms: `gutsCards` in steps, which `www/jobs/solver.js` runs, and
//! `gutsCardsExploitability`, `gutsLine` and `gutsCardCoalition`.

use crate::arguments::{
    check_listeners, field, must_be, range_error, shown, switch, type_error, whole,
};
use crate::shapes::cards::{
    CardCoalition, CardPair, CardReply, LeastExploitable, LineLoss, SolvedCards,
};
use crate::shapes::to_js;
use js_sys::{Float64Array, RangeError, Reflect};
use upperhand::guts::cards::{
    AllDrop, CardGame, Deck, EquilibriumSearch, HandOrder, LineGame, Ranking, Strategy,
    ThresholdSearch, best_reply_to_doubles, card_coalition, exploitability, least_exploitable,
};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

/// `gutsCards` in progress: call `step` until it `isOver`, then read the `result`.
#[wasm_bindgen]
pub struct CardSolver {
    game: CardGame,
    search: Search,
}

enum Search {
    Threshold(ThresholdSearch),
    Any(Box<EquilibriumSearch>),
}

#[wasm_bindgen]
impl CardSolver {
    /// Reads the options of `gutsCards`.
    ///
    /// # Errors
    /// A `TypeError` or `RangeError` that says what was given and what is allowed.
    #[wasm_bindgen(constructor)]
    pub fn new(options: JsValue) -> Result<Self, JsValue> {
        let game = game(&options)?;
        let only_thresholds = only_thresholds(&field(&options, "strategies")?)?;
        check_listeners(&options)?;
        let search = if only_thresholds {
            Search::Threshold(ThresholdSearch::new(&game))
        } else {
            Search::Any(Box::new(EquilibriumSearch::new(&game)))
        };
        Ok(Self { game, search })
    }

    /// Is the result known?
    #[wasm_bindgen(getter, js_name = isOver)]
    #[must_use]
    pub fn is_over(&self) -> bool {
        match &self.search {
            Search::Threshold(search) => search.is_over(),
            Search::Any(search) => search.is_over(),
        }
    }

    /// The share that is done, from 0 to 1.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn done(&self) -> f64 {
        match &self.search {
            Search::Threshold(search) => search.progress().value(),
            Search::Any(search) => search.progress().value(),
        }
    }

    /// Goes on for a few milliseconds.
    ///
    /// # Errors
    /// A `RangeError` where the solution has fractions that are too large.
    pub fn step(&mut self) -> Result<(), JsValue> {
        match &mut self.search {
            Search::Threshold(search) => search.step(&self.game),
            Search::Any(search) => search.pivot(&self.game).map_err(range_error)?,
        }
        Ok(())
    }

    /// The result that `gutsCards` promises.
    ///
    /// # Errors
    /// An error of `Reflect`, which sets the fields.
    pub fn result(&self) -> Result<JsValue, JsValue> {
        let (threshold, strategy) = match &self.search {
            Search::Any(search) => (None, search.strategy().clone()),
            Search::Threshold(search) => {
                let best = search.best().thresholds[0];
                let strategy = Strategy::threshold(self.game.hands(), best);
                (Some(best), strategy.map_err(range_error)?)
            }
        };
        let hands = self.game.hands();
        let held = (0..hands.len()).map(|hand| strategy.hold(hand).value());
        let held: Vec<f64> = held.collect();
        let least = least_exploitable(&self.game);
        to_js(&SolvedCards {
            hands: hands.iter().map(ToString::to_string).collect(),
            threshold,
            hold: Float64Array::from(held.as_slice()),
            exploitability: exploitability(&self.game, &strategy).into(),
            least_exploitable: LeastExploitable {
                threshold: least.threshold,
                exploitability: least.exploitability.into(),
            },
        })
    }
}

/// `gutsCardsExploitability(options)`.
#[wasm_bindgen(js_name = gutsCardsExploitability)]
pub fn guts_cards_exploitability(options: JsValue) -> Result<JsValue, JsValue> {
    let game = game(&options)?;
    let hold = probabilities(&field(&options, "hold")?, game.hands().len())?;
    let reply = best_reply_to_doubles(&game, &hold).map_err(range_error)?;
    let replies: Vec<f64> = reply.held.iter().map(|&held| f64::from(held)).collect();
    to_js(&CardReply {
        gain: reply.gain,
        reply: Float64Array::from(replies.as_slice()),
    })
}

/// `gutsLine(options)`.
#[wasm_bindgen(js_name = gutsLine)]
pub fn guts_line(options: JsValue) -> Result<JsValue, JsValue> {
    let all_drop = all_drop(&options)?;
    let cards = whole("options.cards", &field(&options, "cards")?, 1, 5)?;
    let has_straights = switch("options", &options, "straights")?;
    let ranking = Ranking::new(cards, has_straights).map_err(range_error)?;
    let hand = field(&options, "hand")?;
    let line = if hand.is_undefined() {
        let threshold = field(&options, "threshold")?;
        whole(
            "options.threshold",
            &threshold,
            0,
            ranking.hands(Deck::STANDARD),
        )? as usize
    } else {
        weakest_held(ranking, &hand)?
    };
    let game = LineGame::new(Deck::STANDARD, ranking, all_drop).map_err(range_error)?;
    to_js(&LineLoss {
        exploitability: game.exploitability(line).map_err(range_error)?.into(),
        first_hand: if line < game.hands() {
            game.hand(line)
        } else {
            String::new()
        },
    })
}

/// `gutsCardCoalition(options)`: one against two who have agreed.
#[wasm_bindgen(js_name = gutsCardCoalition)]
pub fn guts_card_coalition(options: JsValue) -> Result<JsValue, JsValue> {
    let game = game(&options)?;
    let found = card_coalition(&game).map_err(range_error)?;
    let hands = game.hands();
    let held: Vec<f64> = (0..hands.len())
        .map(|hand| found.hold.hold(hand).value())
        .collect();
    let pairs = found.coalition.into_iter().map(|(held, weight)| CardPair {
        weight: weight.into(),
        held,
    });
    to_js(&CardCoalition {
        hands: hands.iter().map(ToString::to_string).collect(),
        lowest: found.lowest.into(),
        highest: found.highest.into(),
        hold: Float64Array::from(held.as_slice()),
        coalition: pairs.collect(),
    })
}

/// `hand`: the line that holds from it on.
fn weakest_held(ranking: Ranking, hand: &JsValue) -> Result<usize, JsValue> {
    let refused = |why: &str| format!("options.hand must name a hand, such as \"JD 7S\": {why}");
    let Some(text) = hand.as_string() else {
        return Err(type_error(&refused(&format!("it is {}", shown(hand)))));
    };
    let read = HandOrder::new(ranking).read(&text);
    let read = read.map_err(|why| range_error(refused(&why.to_string())))?;
    Ok(read.index)
}

/// `weenie`, of options that must be an object.
fn all_drop(options: &JsValue) -> Result<AllDrop, JsValue> {
    if !options.is_object() {
        return Err(type_error(&format!(
            "options must be an object, not {}",
            shown(options)
        )));
    }
    switch("options", options, "weenie").map(AllDrop::with_weenie)
}

/// `cards`, `ranks`, `suits` and `weenie`, all but the first with a default.
fn game(options: &JsValue) -> Result<CardGame, JsValue> {
    let all_drop = all_drop(options)?;
    let cards = whole("options.cards", &field(options, "cards")?, 1, 3)?;
    let count = |name: &str, least: u32, most: u32| {
        let value = field(options, name)?;
        if value.is_undefined() {
            return Ok(most);
        }
        whole(&format!("options.{name}"), &value, least, most)
    };
    let (ranks, suits) = (count("ranks", 2, 13)?, count("suits", 1, 4)?);
    let deck = Deck::new(ranks, suits).map_err(range_error)?;
    CardGame::new(deck, cards, all_drop).map_err(range_error)
}

/// `strategies`: are only thresholds allowed?
fn only_thresholds(strategies: &JsValue) -> Result<bool, JsValue> {
    const ALLOWED: &str = "options.strategies must be \"threshold\" or \"any\"";
    if strategies.is_undefined() {
        return Ok(false);
    }
    match strategies.as_string().as_deref() {
        Some("threshold") => Ok(true),
        Some("any") => Ok(false),
        Some(_) => Err(RangeError::new(&format!("{ALLOWED}, not {}", shown(strategies))).into()),
        None => Err(type_error(&format!("{ALLOWED}, not {}", shown(strategies)))),
    }
}

/// A number from 0 to 1 for each hand, from anything with a length.
fn probabilities(value: &JsValue, hands: usize) -> Result<Vec<f64>, JsValue> {
    if !value.is_object() {
        return Err(must_be("hold", "an array of numbers", value));
    }
    let length = field(value, "length")?;
    if length.as_f64() != Some(hands as f64) {
        let message = format!(
            "options.hold must hold {hands} numbers, one for each hand, not {}",
            shown(&length)
        );
        return Err(RangeError::new(&message).into());
    }
    let numbers = match value.dyn_ref::<Float64Array>() {
        Some(array) => array.to_vec(),
        None => (0..hands)
            .map(|hand| number(value, hand))
            .collect::<Result<_, _>>()?,
    };
    let wrong = numbers.iter().position(|held| !(0.0..=1.0).contains(held));
    wrong.map_or(Ok(()), |hand| {
        let given = shown(&numbers[hand].into());
        let message = format!("options.hold[{hand}] must be from 0 to 1, not {given}");
        Err(JsValue::from(RangeError::new(&message)))
    })?;
    Ok(numbers)
}

fn number(array: &JsValue, index: usize) -> Result<f64, JsValue> {
    let place = u32::try_from(index).unwrap_or(u32::MAX);
    let value = Reflect::get_u32(array, place)?;
    value
        .as_f64()
        .ok_or_else(|| must_be(&format!("hold[{index}]"), "a number", &value))
}
