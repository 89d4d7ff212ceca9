//! *Guts* with real cards in JavaScript's terms: `gutsCards` in steps, which `www/jobs/solver.js` runs, and
//! `gutsCardsExploitability`, `gutsLine`, `gutsHold` and `gutsCardCoalition`.

use crate::arguments::{Argument, Read, argument, range_error, type_error};
use crate::shapes::cards::{CardCoalition, CardReply, LineLoss, SolvedCards, TableLine};
use crate::to_js;
use upperhand::guts::cards::{
    AllDrop, CardGame, Deck, EquilibriumSearch, HandOrder, LineGame, Ranking, Strategy,
    ThresholdSearch, best_reply_to_doubles, card_coalition, table_line,
};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// `gutsCards` in progress: call `step` until it is over, then read the `result`.
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
    #[wasm_bindgen(constructor)]
    pub fn new(options: JsValue) -> Read<Self> {
        let options = argument("options", options);
        let game = options.card_game()?;
        let only_thresholds = options.or("strategies", false, |it| {
            it.one_of([("threshold", true), ("any", false)])
        })?;
        options.check_listeners()?;
        let search = if only_thresholds {
            Search::Threshold(ThresholdSearch::new(&game))
        } else {
            Search::Any(Box::new(EquilibriumSearch::new(&game)))
        };
        Ok(Self { game, search })
    }

    /// The share that is done, from 0 to 1.
    #[wasm_bindgen(getter)]
    pub fn done(&self) -> f64 {
        match &self.search {
            Search::Threshold(search) => search.progress().value(),
            Search::Any(search) => search.progress().value(),
        }
    }

    /// Goes on for a few milliseconds. Is the result known then? A `RangeError` where its fractions are too large.
    pub fn step(&mut self) -> Read<bool> {
        match &mut self.search {
            Search::Threshold(search) => search.step(&self.game),
            Search::Any(search) => search.pivot(&self.game)?,
        }
        Ok(match &self.search {
            Search::Threshold(search) => search.is_over(),
            Search::Any(search) => search.is_over(),
        })
    }

    /// The result that `gutsCards` promises.
    pub fn result(&self) -> Read<JsValue> {
        let (threshold, strategy) = match &self.search {
            Search::Any(search) => (None, search.strategy().clone()),
            Search::Threshold(search) => {
                let best = search.best().thresholds[0];
                (Some(best), Strategy::threshold(self.game.hands(), best)?)
            }
        };
        to_js::<SolvedCards>((&self.game, threshold, &strategy))
    }
}

exports! {
    fn gutsCardsExploitability(options) -> CardReply {
        let game = options.card_game()?;
        let hold = options.field("hold")?.chances(game.hands().len())?;
        best_reply_to_doubles(&game, &hold)?
    }

    fn gutsLine(options) -> LineLoss {
        let all_drop = options.all_drop()?;
        let cards = options.field("cards")?.whole(1..=5)?;
        let ranking = Ranking::new(cards, options.switch("straights")?)?;
        let line = if let Some(hand) = options.given("hand")? {
            hand.weakest_held(ranking)?
        } else {
            let hands = ranking.hands(Deck::STANDARD);
            options.field("threshold")?.whole(0..=hands)? as usize
        };
        let game = LineGame::new(Deck::STANDARD, ranking, all_drop)?;
        let first = (line < game.hands()).then(|| game.hand(line));
        (game.exploitability(line)?, first.unwrap_or_default())
    }

    fn gutsHold(players: whole(2..=10), cards: whole(1..=3), options) -> TableLine {
        table_line(players, Ranking::new(cards, options.switch("straights")?)?)?
    }

    /// One against two who have agreed.
    fn gutsCardCoalition(options) -> CardCoalition {
        let game = options.card_game()?;
        (card_coalition(&game)?, game)
    }
}

impl Argument {
    /// The line that holds from this hand on.
    fn weakest_held(&self, ranking: Ranking) -> Read<usize> {
        let refused =
            |why: &str| format!("{} must name a hand, such as \"JD 7S\": {why}", self.name);
        let Some(text) = self.value.as_string() else {
            return Err(type_error(&refused(&format!("it is {}", self.shown()))));
        };
        match HandOrder::new(ranking).read(&text) {
            Ok(read) => Ok(read.index),
            Err(why) => Err(range_error(&refused(&why.to_string()))),
        }
    }

    /// `weenie`, of options that must be an object.
    fn all_drop(&self) -> Read<AllDrop> {
        Ok(AllDrop::with_weenie(self.object()?.switch("weenie")?))
    }

    /// `cards`, `ranks`, `suits` and `weenie`, all but the first with a default.
    fn card_game(&self) -> Read<CardGame> {
        let all_drop = self.all_drop()?;
        let cards = self.field("cards")?.whole(1..=3)?;
        let ranks = self.or("ranks", 13, |it| it.whole(2..=13))?;
        let suits = self.or("suits", 4, |it| it.whole(1..=4))?;
        Ok(CardGame::new(Deck::new(ranks, suits)?, cards, all_drop)?)
    }

    /// A number from 0 to 1 for each hand, from anything with a length.
    fn chances(&self, hands: usize) -> Read<Vec<f64>> {
        if !self.value.is_object() {
            return Err(self.is_not(&"an array of numbers"));
        }
        let length = self.field("length")?;
        if length.value.as_f64() != Some(hands as f64) {
            return Err(range_error(&format!(
                "{} must hold {hands} numbers, one for each hand, not {}",
                self.name,
                length.shown()
            )));
        }
        let chance = |index: usize| {
            let item = self.item(u32::try_from(index).unwrap_or(u32::MAX))?;
            match item.value.as_f64() {
                Some(chance) if (0.0..=1.0).contains(&chance) => Ok(chance),
                Some(_) => Err(item.refused(&"from 0 to 1", true)),
                None => Err(item.is_not(&"a number")),
            }
        };
        (0..hands).map(chance).collect()
    }
}
