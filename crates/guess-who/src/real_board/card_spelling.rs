//! Your own card in texts: by the name on it, its place on the board, or "none".

use super::words::notices::{NO_BOARD, nobody_called_so};
use crate::board_table::board_of;
use std::borrow::Cow;
use upperhand::guess_who::board::Board;
use upperhand_kit::schema::{Others, Spelled, Spelling};

const NONE: &str = "none";

/// A card is written as its name.
pub const SPELLING: Spelling = Spelling {
    read,
    write: |_, card| match card {
        0 => NONE.to_owned(),
        card => card.to_string(),
    },
    name: |others, card| match board(others) {
        Some(board) => name(&board, card).to_owned(),
        None => card.to_string(),
    },
    allowed: "the name of a suspect, the place on the board, or none",
    usual: NONE,
};

fn board(others: Others) -> Option<Board> {
    let text: Cow<str> = others("board")?.try_into().ok()?;
    Some(board_of(&text))
}

fn read(others: Others, text: &str) -> Result<Spelled, String> {
    let board = board(others).ok_or(NO_BOARD)?;
    let text = text.trim();
    let names = board.suspects();
    let is_it = |name: &String| name.eq_ignore_ascii_case(text);
    let place = names.iter().position(is_it).map(|index| index + 1);
    let number = text.parse().ok().filter(|number| *number <= names.len());
    let none = (text.is_empty() || text.eq_ignore_ascii_case(NONE)).then_some(0);
    let found = place.or(number).or(none);
    let found = found.and_then(|place| u32::try_from(place).ok());
    let number = found.ok_or_else(|| nobody_called_so(names.first().map_or("", |name| name)))?;
    Ok(Spelled {
        number,
        remark: String::new(),
    })
}

/// The suspect on a card, "none" where it is not told.
pub fn name(board: &Board, card: u32) -> &str {
    let index = (card as usize).checked_sub(1);
    index
        .and_then(|index| board.suspects().get(index))
        .map_or(NONE, |name| name)
}
