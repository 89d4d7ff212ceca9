//! Cards as people write them: "J♥ 7♠".

use upperhand::guts::cards::{Card, Hand, RANKS};

/// The suits, the lowest first, each as text: without the selector that follows it, some devices show a coloured emoji.
pub const SUITS: [&str; 4] = ["♣\u{fe0e}", "♥\u{fe0e}", "♦\u{fe0e}", "♠\u{fe0e}"];

/// The order of hands and suits, as the meaning of a term: every figure that names hands says it once.
pub const ORDER: &str = "A pair beats two different ranks, three alike beat a pair. Then the ranks decide, from the most \
    important card on, and last the suits, from low to high: ♣\u{fe0e} clubs, ♥\u{fe0e} hearts, ♦\u{fe0e} diamonds, \
    ♠\u{fe0e} spades.";

/// The name of a card: "10♥".
pub fn card_name(card: Card) -> String {
    let (rank, suit) = (usize::from(card.rank()), usize::from(card.suit()));
    format!("{}{}", RANKS[rank], SUITS[suit])
}

/// The names of some cards, which no line breaks in two: "J♥ 7♠".
pub fn card_names(cards: impl IntoIterator<Item = Card>) -> String {
    let names: Vec<String> = cards.into_iter().map(card_name).collect();
    names.join("\u{a0}")
}

/// The name of a hand, which no line breaks in two: "J♥ 7♠".
pub fn hand_name(hand: &Hand) -> String {
    card_names(hand.cards())
}

/// The name of all hands of the same ranks: "A-Q-8".
pub fn class_name(hand: &Hand) -> String {
    let ranks: Vec<&str> = hand
        .cards()
        .map(|card| RANKS[usize::from(card.rank())])
        .collect();
    ranks.join("\u{2011}")
}
