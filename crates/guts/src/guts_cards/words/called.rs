//! What players call a hand, and how they may write it.

use super::super::asked::Cards;
use super::super::played::Played;
use upperhand::guts::cards::{Card, NoHand};
use upperhand_games::format::grouped;

pub const fn example(cards: Cards) -> &'static str {
    match cards {
        Cards::One => "10, T or JD",
        Cards::Two => "J7, JD 7S or J♦7♠",
        Cards::Three => "KQ7, KD QS 7C or K♦Q♠7♣",
        Cards::Five => "AKQ95, AH KD QS 9C 5C or A♥K♦Q♠9♣5♣",
    }
}

pub fn write_it_like(why: &NoHand, example: &str) -> String {
    format!("{why}; write it like {example}")
}

/// What is said where a text names several hands.
pub fn fits(count: usize, called: Option<String>) -> String {
    let called = called.map_or_else(String::new, |called| format!(": {called}"));
    format!(
        "fits {} hands that differ in their suits; the strongest is taken{called}.",
        grouped(count)
    )
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
    let cards = played.hand(hand);
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
