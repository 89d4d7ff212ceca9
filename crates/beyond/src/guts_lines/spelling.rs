//! The weakest hand held in texts: by its cards, or "none" where no hand is held.

use super::played::Played;
use super::ranking_settings::{CARDS, Cards, STRAIGHTS};
use super::words::{called, hand_name, letters};
use upperhand_games::format::grouped;
use upperhand_kit::schema::{Others, Spelled, Spelling, Value};

pub const SPELLING: Spelling = Spelling {
    read,
    write: |others, hand| nth(others, hand, letters, "none"),
    name: |others, hand| nth(others, hand, hand_name, "nothing"),
    allowed: "the cards of a hand, such as J7, JD 7S or J♦7♠, or none; a ten is 10 or T",
    usual: "JD7S",
};

const fn example(cards: Cards) -> &'static str {
    match cards {
        Cards::One => "10, T or JD",
        Cards::Two => "J7, JD 7S or J♦7♠",
        Cards::Three => "KQ7, KD QS 7C or K♦Q♠7♣",
        Cards::Five => "AKQ95, AH KD QS 9C 5C or A♥K♦Q♠9♣5♣",
    }
}

/// The game, as far as it decides which hands there are.
fn played(others: Others) -> Option<Played> {
    let Value::Name(cards) = others(CARDS.name)? else {
        return None;
    };
    let straights = others(STRAIGHTS.name)? == Value::Switch(true);
    Some(Played::new(Cards::named(cards), straights, false))
}

fn nth(others: Others, hand: u32, words: fn(Played, usize) -> String, none: &str) -> String {
    match played(others) {
        Some(played) if (hand as usize) < played.hands() => words(played, hand as usize),
        _ => none.to_owned(),
    }
}

fn read(others: Others, text: &str) -> Result<Spelled, String> {
    let played = played(others).ok_or("there is no such game")?;
    let word = text.trim().to_ascii_lowercase();
    if word == "none" || word == "nothing" {
        return Ok(Spelled {
            number: u32::try_from(played.hands()).unwrap_or(u32::MAX),
            remark: String::new(),
        });
    }
    let example = example(played.cards);
    let refused = |why| format!("{why}; write it like {example}");
    let found = played.order().read(text).map_err(refused)?;
    let remark = match found.count {
        1 => String::new(),
        count => format!(
            "fits {} hands that differ in their suits; the strongest is taken: {}.",
            grouped(count),
            called(played, found.index)
        ),
    };
    Ok(Spelled {
        number: u32::try_from(found.index).unwrap_or(u32::MAX),
        remark,
    })
}
