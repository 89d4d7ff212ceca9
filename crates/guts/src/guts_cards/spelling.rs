//! Hands in texts: addresses, attributes and the field of the control have one way to write them, by their cards; "none" where a line
//! holds no hand.

use super::asked::{Asked, Field};
use super::played::Played;
use super::words::called::{called, example, fits, write_it_like};
use upperhand_kit::schema::{Others, Spelled, Spelling};
use upperhand_kit::state::{Fields as _, State as _};

pub const SPELLING: Spelling = Spelling {
    read,
    write: |others, hand| nth(others, hand, letters, "none"),
    name: |others, hand| nth(others, hand, Played::name, "nothing"),
    allowed: "the cards of a hand, such as J7, JD 7S or J♦7♠; a ten is 10 or T; none of every line",
    usual: "JD7D",
};

/// The other settings, in agreement: the game, as far as it decides which hands there are.
fn asked(others: Others) -> Asked {
    let mut asked = Asked::initial();
    for field in [
        Field::cards,
        Field::ranks,
        Field::suits,
        Field::straights,
        Field::view,
    ] {
        if let Some(value) = others(Asked::SETTINGS[field as usize].name) {
            asked.set_value(field as usize, value);
        }
    }
    asked.agreed()
}

/// "KDQS7C".
fn letters(played: Played, hand: usize) -> String {
    let cards = played.hand(hand).into_iter();
    cards
        .map(|card| card.to_string().replace("10", "T"))
        .collect()
}

fn nth(others: Others, hand: u32, words: fn(Played, usize) -> String, none: &str) -> String {
    let asked = asked(others);
    if asked.is_lines() && hand as usize >= asked.played().hands() {
        return none.to_owned();
    }
    words(asked.played(), hand as usize)
}

fn read(others: Others, text: &str) -> Result<Spelled, String> {
    let asked = asked(others);
    let played = asked.played();
    let word = text.trim().to_ascii_lowercase();
    if asked.is_lines() && (word == "none" || word == "nothing") {
        return Ok(Spelled {
            number: u32::try_from(played.hands()).unwrap_or(u32::MAX),
            remark: String::new(),
        });
    }
    let refused = |why| write_it_like(&why, example(played.cards));
    let found = played.read(text).map_err(refused)?;
    let called = asked.is_lines().then(|| called(played, found.index));
    let remark = match found.count {
        1 => String::new(),
        count => fits(count, called),
    };
    Ok(Spelled {
        number: u32::try_from(found.index).unwrap_or(u32::MAX),
        remark,
    })
}
