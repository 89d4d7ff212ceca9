//! Hands, lines and losses as people read them.

use super::played::Played;
use super::ranking_settings::Cards;
use upperhand::guess_who::Probability;
use upperhand::guts::cards::{Card, Fraction};
use upperhand_games::card_losses::{Per, counted_hands, stakes};
use upperhand_games::card_names::card_names;
use upperhand_games::format::{grouped, significant};

/// "K♦ Q♠ 7♣", the hand with so many weaker ones.
pub fn hand_name(played: Played, hand: usize) -> String {
    card_names(played.order().hand(hand))
}

/// The weakest hand that a line holds: "K♦ Q♠ 7♣", "nothing".
pub fn weakest_held(played: Played, line: usize) -> String {
    if line < played.hands() {
        hand_name(played, line)
    } else {
        "nothing".to_owned()
    }
}

/// A hand in letters and digits: "KDQS7C".
pub fn letters(played: Played, hand: usize) -> String {
    let cards = played.order().hand(hand).into_iter();
    cards
        .map(|card| card.to_string().replace("10", "T"))
        .collect()
}

/// A line as a way to play: "K♦ Q♠ 7♣ or better".
pub fn line_name(played: Played, line: usize) -> String {
    match line {
        0 => "every hand".to_owned(),
        _ if line == played.hands() => "no hand".to_owned(),
        _ => format!("{} or better", hand_name(played, line)),
    }
}

/// "two cards", "three cards with straights and flushes, with the Weenie rule".
pub fn game(played: Played) -> String {
    let cards = match played.cards {
        Cards::One => "one card",
        Cards::Two => "two cards",
        Cards::Three if played.straights => "three cards with straights and flushes",
        Cards::Three => "three cards without straights and flushes",
        Cards::Five => "five cards",
    };
    let rule = if played.weenie {
        " and the Weenie rule"
    } else {
        ""
    };
    format!("{cards}{rule}")
}

/// A loss a round with three digits: "0.134", "8.62·10⁻⁸", "0".
pub fn brief(loss: f64) -> String {
    significant(loss, 3)
}

/// "one ante in about 12 million rounds", "nothing a round".
pub fn lost(loss: Fraction) -> String {
    stakes(loss.value(), Per::Round)
}

/// How many hands are held: "658 of 1326 hands".
pub fn held(played: Played, line: usize) -> String {
    let hands = played.hands();
    format!("{} of {}", grouped(hands - line), counted_hands(hands))
}

/// What share of all hands is held.
pub fn share_held(played: Played, line: usize) -> Probability {
    let hands = played.hands();
    Probability::new((hands - line) as u64, hands as u64)
}

/// The names of ranks, from the two on.
const RANKS: [&str; 13] = [
    "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen",
    "king", "ace",
];

fn rank(card: Card) -> &'static str {
    RANKS[usize::from(card.rank())]
}

fn plural(card: Card) -> String {
    match rank(card) {
        "six" => "sixes".to_owned(),
        rank => format!("{rank}s"),
    }
}

/// What players call a hand: "ace high", "a pair of sixes", "a straight up to ten".
pub fn called(played: Played, hand: usize) -> String {
    let cards = played.order().hand(hand);
    let same = |one: usize, other: usize| {
        let both = (cards.get(one), cards.get(other));
        matches!(both, (Some(one), Some(other)) if one.rank() == other.rank())
    };
    let first = cards[0];
    if same(0, 3) {
        return format!("four {}", plural(first));
    }
    if same(0, 2) {
        let rest = if same(3, 4) {
            format!("a full house, {} over {}", plural(first), plural(cards[3]))
        } else {
            format!("three {}", plural(first))
        };
        return rest;
    }
    if same(0, 1) {
        return if same(2, 3) {
            format!("two pairs, {} and {}", plural(first), plural(cards[2]))
        } else {
            format!("a pair of {}", plural(first))
        };
    }
    if cards.len() == 1 {
        return article(rank(first));
    }
    // A low ace is put last.
    let follow = |two: &[Card]| (two[0].rank() + 12) % 13 == two[1].rank();
    let is_straight = played.straights && cards.windows(2).all(follow);
    let is_flush = played.straights && cards.iter().all(|card| card.suit() == first.suit());
    let high = rank(first);
    match (is_straight, is_flush) {
        (true, true) => format!("a straight flush up to {}", article(high)),
        (true, false) => format!("a straight up to {}", article(high)),
        (false, true) => format!("a flush, {high} high"),
        (false, false) => format!("{high} high"),
    }
}

/// "an ace", "a king".
fn article(rank: &str) -> String {
    let article = if matches!(rank, "ace" | "eight") {
        "an"
    } else {
        "a"
    };
    format!("{article} {rank}")
}
