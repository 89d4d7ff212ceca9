//! Everything that is asked of the figure: the deck, the rule, what is shown and what is pointed at.

use super::schema::{
    AROUND, CARDS, FEWEST_AROUND, HAND, HOLD_ABOVE, MOST_HANDS, RANKS, SHOW, SUITS, Show,
    USUALLY_AROUND,
};
use super::window::Window;
use crate::figures::guts_rules::WEENIE;
use crate::figures::{Changes, Error, PanZoom, Settings, nearest_whole};
use crate::guts::cards::{AllDrop, CardGame, Deck};

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
            vec![AROUND.to(nearest_whole(held, (0, MOST_HANDS)))]
        }
        PanZoom::Pan(_, up) => {
            let hand = request.hand as f64 + (up * (2.0 * around + 1.0)).round();
            let last = (hands - 1) as f64;
            vec![HAND.to(nearest_whole(hand.clamp(0.0, last), (0, MOST_HANDS)))]
        }
        PanZoom::Reset => vec![AROUND.to(USUALLY_AROUND)],
        PanZoom::Divide(_) => Changes::new(),
    }
}

/// The game to be solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    pub cards: u32,
    pub ranks: u32,
    pub suits: u32,
    pub weenie: bool,
}

impl Played {
    fn of(settings: &Settings) -> Self {
        let (ranks, suits) = (settings.whole(RANKS.name), settings.whole(SUITS.name));
        Self {
            cards: settings.whole(CARDS.name).min(ranks * suits / 2).max(1),
            ranks,
            suits,
            weenie: settings.switch(WEENIE.name),
        }
    }

    pub fn numbers(self) -> Vec<u32> {
        vec![self.cards, self.ranks, self.suits, u32::from(self.weenie)]
    }

    pub fn from_numbers(numbers: &[u32]) -> Result<Self, Error> {
        match *numbers {
            [cards, ranks, suits, weenie @ (0 | 1)] => Ok(Self {
                cards,
                ranks,
                suits,
                weenie: weenie == 1,
            }),
            _ => Err(Error::new(
                "a task takes the cards, ranks and suits of a game, and 0 or 1 for its rule",
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

/// A game, and the number of the answer that is known of it: 0 where none has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known {
    pub played: Played,
    pub answer: u64,
}

/// The part of a game on the map.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Map {
    pub show: Show,
    /// Hands from this index on are held by the threshold.
    pub hold_above: usize,
    pub window: Window,
}

/// The game, the part of it on the map, and the position pointed at.
#[derive(Clone, Copy, Debug)]
pub struct Request {
    pub played: Played,
    pub map: Map,
    pub hand: usize,
    /// How many hands are listed on each side of it.
    pub around: usize,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Ground {
    Map {
        known: Known,
        map: Map,
    },
    Matrix {
        known: Known,
        window: Window,
    },
    Gains(Known),
    List {
        known: Known,
        hand: usize,
        around: usize,
    },
}

impl Ground {
    pub const fn played(&self) -> Played {
        let (Self::Map { known, .. }
        | Self::Matrix { known, .. }
        | Self::Gains(known)
        | Self::List { known, .. }) = self;
        known.played
    }
}

impl From<&Settings> for Request {
    fn from(settings: &Settings) -> Self {
        let played = Played::of(settings);
        let hands = hand_count(played);
        Self {
            played,
            map: Map {
                show: Show::of(settings, &SHOW),
                hold_above: (settings.whole(HOLD_ABOVE.name) as usize).min(hands),
                window: Window::of(settings),
            },
            hand: (settings.whole(HAND.name) as usize).min(hands - 1),
            around: settings.whole(AROUND.name) as usize,
        }
    }
}

fn hand_count(played: Played) -> usize {
    let deck = (played.ranks * played.suits) as usize;
    (0..played.cards as usize).fold(1, |ways, taken| ways * (deck - taken) / (taken + 1))
}

/// A whole number of hands as a setting.
pub fn whole(index: usize) -> u32 {
    u32::try_from(index).unwrap_or(MOST_HANDS)
}

/// Is another game played than before?
pub fn is_new_deck(set: &[&str]) -> bool {
    [&CARDS, &RANKS, &SUITS, &WEENIE]
        .iter()
        .any(|setting| set.contains(&setting.name))
}

/// Gives every hand enough cards; a new deck starts at its best threshold and the hand beside it.
pub fn settle(
    settings: &mut Settings,
    set: &[&str],
    best_threshold: impl FnOnce(Played) -> Option<usize>,
) {
    let is_set = |name: &str| set.contains(&name);
    let (cards, suits) = (settings.whole(CARDS.name), settings.whole(SUITS.name));
    if is_set(CARDS.name) && !is_set(RANKS.name) && !is_set(SUITS.name) {
        let least = (2 * cards).div_ceil(suits);
        let ranks = settings.whole(RANKS.name).max(least);
        settings.set(RANKS.name, ranks);
    }
    let played = Played::of(settings);
    settings.set(CARDS.name, played.cards);
    if is_new_deck(set) {
        let best = best_threshold(played).unwrap_or(0);
        if !is_set(HOLD_ABOVE.name) {
            settings.set(HOLD_ABOVE.name, whole(best));
        }
        if !is_set(HAND.name) {
            settings.set(HAND.name, whole(best));
        }
    }
    let request = Request::from(&*settings);
    settings.set(HOLD_ABOVE.name, whole(request.map.hold_above));
    settings.set(HAND.name, whole(request.hand));
}
