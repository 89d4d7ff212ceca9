//! Payoffs, thresholds and hands as people read them.

use super::state::State;
use upperhand::guts::cards::{Deck, Hands};
use upperhand_games::antes::NOTHING;
use upperhand_games::card_names::hand_name;
use upperhand_games::format::{threshold, true_minus, with_sign, without_zeros};
use upperhand_kit::span::nearest_whole;

/// A payoff to three digits with its sign: "+0.0412", "−12.5", "0".
pub fn signed(value: f64) -> String {
    with_sign(value, plain(value.abs()))
}

/// The same to two digits after the point, for the edge of a plot.
pub fn brief(value: f64) -> String {
    if value.abs() < 0.005 {
        return "0".to_owned();
    }
    true_minus(&format!("{value:+.2}"))
}

/// A number of at least 0 to three digits, at least two after the point: "0.0412", "12.5", "1".
pub fn plain(value: f64) -> String {
    if value < NOTHING {
        return "0".to_owned();
    }
    let (mut digits, mut shown) = (2, value);
    while shown < 1.0 && digits < 15 {
        (digits, shown) = (digits + 1, shown * 10.0);
    }
    without_zeros(&format!("{value:.digits$}"))
}

/// "0.0412 antes".
pub fn antes(value: f64) -> String {
    format!("{} {}", plain(value), noun(value))
}

/// "+0.0412 antes".
pub fn signed_antes(value: f64) -> String {
    format!("{} {}", signed(value), noun(value))
}

fn noun(value: f64) -> &'static str {
    let is_one = plain(value.abs()) == "1";
    if is_one { "ante" } else { "antes" }
}

pub struct TwoCards(Hands);

impl Default for TwoCards {
    fn default() -> Self {
        Self(Hands::new(Deck::STANDARD, 2).expect("a deck has hands of two cards"))
    }
}

impl TwoCards {
    /// The weakest hand of two cards to be held, when the same share of hands is held: "J♠ 6♣ or better".
    pub fn weakest(&self, at: f64) -> String {
        let weaker = self.weaker(at);
        if weaker == 0 {
            "every hand".to_owned()
        } else if weaker == self.0.len() {
            "no hand".to_owned()
        } else {
            format!("{} or better", hand_name(self.0.get(weaker)))
        }
    }

    /// The same hand alone: "J♠ 6♣"; the best one if no hand is held.
    pub fn name(&self, at: f64) -> String {
        let last = self.0.len() - 1;
        hand_name(self.0.get(self.weaker(at).min(last)))
    }

    fn weaker(&self, at: f64) -> usize {
        let all = u32::try_from(self.0.len()).unwrap_or(u32::MAX);
        nearest_whole(at * f64::from(all), (0, all)) as usize
    }
}

/// The others' thresholds: "the others hold above 0.7".
pub fn others(state: &State) -> String {
    let others = threshold(state.terms().others);
    match state.terms().rivals.third {
        Some(third) => {
            let third = threshold(third);
            format!("player 2 holds above {others}, player 3 above {third}")
        }
        None if state.terms().rivals.count() == 2 => format!("the other holds above {others}"),
        None => format!("the others hold above {others}"),
    }
}
