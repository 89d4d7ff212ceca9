//! Hands in texts: addresses, attributes and the field of the control have one way to write them, by their cards.

use super::deck_settings::{CARDS, RANKS, SUITS};
use upperhand::guts::cards::{Deck, Hand, Hands};
use upperhand_games::card_names::hand_name;
use upperhand_games::format::grouped;
use upperhand_kit::Setting;
use upperhand_kit::schema::{Others, Spelled, Spelling, Value};

pub const SPELLING: Spelling = Spelling {
    read,
    write: |others, hand| nth(others, hand, Hand::letters),
    name: |others, hand| nth(others, hand, hand_name),
    allowed: "the cards of a hand, such as J7, JD 7S or J♦7♠; a ten is 10 or T",
    usual: "JD7D",
};

/// Examples of hands of one, two and three cards.
const EXAMPLES: [&str; 3] = [
    "10, T or JD",
    "J7, JD 7S or J♦7♠",
    "KQ7, KD QS 7C or K♦Q♠7♣",
];

/// The deck that hands are dealt from, large enough for two, and the cards of a hand.
fn dealt(others: Others) -> Option<(Deck, u32)> {
    let number = |setting: &Setting| match others(setting.name) {
        Some(Value::Whole(number)) => Some(number),
        _ => None,
    };
    let (cards, suits) = (number(&CARDS)?, number(&SUITS)?);
    let ranks = number(&RANKS)?.max((2 * cards).div_ceil(suits.max(1)));
    Some((Deck::new(ranks, suits).ok()?, cards))
}

/// The words for a hand, or for the strongest one where the deck has not so many.
fn nth(others: Others, hand: u32, words: impl Fn(&Hand) -> String) -> String {
    let found = dealt(others).and_then(|(deck, cards)| {
        let strongest = || {
            Hands::new(deck, cards)
                .ok()
                .map(|hands| *hands.get(hands.len() - 1))
        };
        Hands::nth(deck, cards, hand as usize).or_else(strongest)
    });
    found.map_or_else(|| hand.to_string(), |hand| words(&hand))
}

fn read(others: Others, text: &str) -> Result<Spelled, String> {
    let hands = dealt(others).and_then(|(deck, cards)| Hands::new(deck, cards).ok());
    let hands = hands.ok_or("there is no such deck")?;
    let example = EXAMPLES[usize::from(hands.size()) - 1];
    let refused = |why| format!("{why}; write it like {example}");
    let found = hands.read(text).map_err(refused)?;
    let remark = match found.count {
        1 => String::new(),
        count => format!(
            "fits {} hands that differ in their suits; the strongest is taken.",
            grouped(count)
        ),
    };
    Ok(Spelled {
        number: u32::try_from(found.index).unwrap_or(u32::MAX),
        remark,
    })
}
