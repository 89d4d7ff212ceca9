//! What can be set: the deck, the rule, what is shown and what is pointed at.

use super::window::{LEAST_SIZE, Window};
use crate::figures::Error;
use crate::figures::model::{Changes, PanZoom};
use crate::figures::settings::{Parameter, Settings, Value};
use crate::guts::cards::{AllDrop, CardGame, Deck};

/// Hands of three cards from the whole deck.
const MOST_HANDS: u32 = 22_100;

/// The settings, in the order in which they stand in an address.
pub static PARAMETERS: &[Parameter] = &[
    Parameter::real("size", "the part of the map shown", (LEAST_SIZE, 1.0), 1.0),
    Parameter::real("left", "the left edge of the map", (0.0, 1.0), 0.0).staying(),
    Parameter::real("bottom", "the lower edge of the map", (0.0, 1.0), 0.0).staying(),
    Parameter::whole("cards", "the cards of a hand", (1, 3), 2),
    Parameter::whole("ranks", "the ranks of the deck", (2, 13), 13),
    Parameter::whole("suits", "the suits of the deck", (1, 4), 4),
    Parameter::switch("weenie", "the weenie rule", false),
    Parameter::name(
        "show",
        "what is shown",
        &["equilibrium", "threshold", "difference", "matrix"],
    ),
    Parameter::whole("hold-above", "the threshold", (0, MOST_HANDS), 668).following(),
    Parameter::whole("hand", "the hand", (0, MOST_HANDS - 1), 588).following(),
    Parameter::whole(
        "around",
        "the hands listed on each side",
        (FEWEST_AROUND, MOST_HANDS / 2),
        USUALLY_AROUND,
    ),
];

/// How many hands the list shows on each side of the one chosen.
const FEWEST_AROUND: u32 = 3;
const USUALLY_AROUND: u32 = 7;

/// What moving the list of hands sets.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "held to the hands there are"
)]
pub fn pan_zoom_list(request: &Request, hands: usize, pan_zoom: PanZoom) -> Changes {
    let around = request.around as f64;
    match pan_zoom {
        PanZoom::Zoom(factor, _) => {
            let zoomed = around * factor;
            let zoomed = if factor > 1.0 {
                zoomed.ceil()
            } else {
                zoomed.floor()
            };
            let most = f64::from(FEWEST_AROUND).max((hands / 2) as f64);
            let held = zoomed.clamp(f64::from(FEWEST_AROUND), most);
            vec![("around", whole(held as usize))]
        }
        PanZoom::Pan(_, up) => {
            let hand = request.hand as f64 + (up * (2.0 * around + 1.0)).round();
            let last = (hands - 1) as f64;
            vec![("hand", whole(hand.clamp(0.0, last) as usize))]
        }
        PanZoom::Reset => vec![("around", Value::Whole(USUALLY_AROUND))],
        PanZoom::Divide(_) => Changes::new(),
    }
}

/// What the main panel shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Show {
    Equilibrium,
    Threshold,
    Difference,
    Matrix,
}

/// What is solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    pub cards: u32,
    pub ranks: u32,
    pub suits: u32,
    pub weenie: bool,
}

impl Played {
    fn of(settings: &Settings) -> Self {
        let (ranks, suits) = (settings.whole("ranks"), settings.whole("suits"));
        Self {
            cards: settings.whole("cards").min(ranks * suits / 2).max(1),
            ranks,
            suits,
            weenie: settings.switch("weenie"),
        }
    }

    /// As tasks are told of it.
    pub fn numbers(self) -> Vec<u32> {
        vec![self.cards, self.ranks, self.suits, u32::from(self.weenie)]
    }

    /// What a job is told.
    pub fn from_numbers(numbers: &[u32]) -> Result<Self, Error> {
        match *numbers {
            [cards, ranks, suits, weenie @ (0 | 1)] => Ok(Self {
                cards,
                ranks,
                suits,
                weenie: weenie == 1,
            }),
            _ => Err(Error::new(
                "a job is told the cards, ranks and suits of a game, and 0 or 1 for its rule"
                    .to_owned(),
            )),
        }
    }

    pub fn game(self) -> Result<CardGame, Error> {
        let all_drop = if self.weenie {
            AllDrop::Weenie
        } else {
            AllDrop::Replay
        };
        let deck = Deck::new(self.ranks, self.suits)?;
        Ok(CardGame::new(deck, self.cards, all_drop)?)
    }
}

/// Everything that is asked of the figure.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Request {
    pub played: Played,
    pub show: Show,
    /// Hands from this index on are held by the threshold.
    pub hold_above: usize,
    /// The index of the hand pointed at.
    pub hand: usize,
    /// How many hands are listed on each side of it.
    pub around: usize,
    /// The part of the map that is shown.
    pub window: Window,
}

impl Request {
    pub fn of(settings: &Settings) -> Self {
        let played = Played::of(settings);
        let hands = hand_count(played);
        Self {
            played,
            show: match settings.name("show") {
                "threshold" => Show::Threshold,
                "difference" => Show::Difference,
                "matrix" => Show::Matrix,
                _ => Show::Equilibrium,
            },
            hold_above: (settings.whole("hold-above") as usize).min(hands),
            hand: (settings.whole("hand") as usize).min(hands - 1),
            around: settings.whole("around") as usize,
            window: Window::of(settings),
        }
    }
}

/// How many hands are dealt in a game.
fn hand_count(played: Played) -> usize {
    let deck = (played.ranks * played.suits) as usize;
    (0..played.cards as usize).fold(1, |ways, taken| ways * (deck - taken) / (taken + 1))
}

/// A whole number of hands as a setting.
pub fn whole(index: usize) -> Value {
    Value::Whole(u32::try_from(index).unwrap_or(MOST_HANDS))
}

/// Is another game played than before?
pub fn is_new_deck(set: &[&str]) -> bool {
    ["cards", "ranks", "suits", "weenie"]
        .iter()
        .any(|name| set.contains(name))
}

/// Gives every hand enough cards; a new deck starts at its best threshold and the hand beside it.
pub fn settle(
    settings: &mut Settings,
    set: &[&str],
    best_threshold: impl FnOnce(Played) -> Option<usize>,
) {
    let is_set = |name: &str| set.contains(&name);
    let (cards, suits) = (settings.whole("cards"), settings.whole("suits"));
    if is_set("cards") && !is_set("ranks") && !is_set("suits") {
        let least = (2 * cards).div_ceil(suits);
        let ranks = settings.whole("ranks").max(least);
        settings.set("ranks", Value::Whole(ranks));
    }
    let played = Played::of(settings);
    settings.set("cards", Value::Whole(played.cards));
    if is_new_deck(set) {
        let best = best_threshold(played).unwrap_or(0);
        if !is_set("hold-above") {
            settings.set("hold-above", whole(best));
        }
        if !is_set("hand") {
            settings.set("hand", whole(best));
        }
    }
    let request = Request::of(settings);
    settings.set("hold-above", whole(request.hold_above));
    settings.set("hand", whole(request.hand));
}
