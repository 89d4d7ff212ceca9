//! A record as a short text of letters, digits, points and hyphens, which need no escaping in an address; its last part is
//! the moves, a letter each.

use super::choice::Choice;
use super::error::{AddressPart, Error, Rejection};
use super::record::Record;
use super::setup::{Deal, Opponent, Setup};
use crate::play::replay;
use core::str::FromStr;

/// The letters of moves.
///
/// ```
/// use upperhand::play::guts::{Choice, write_moves};
/// assert_eq!(write_moves(&[Choice::Hold, Choice::Drop, Choice::Leave]), "hdl");
/// ```
#[must_use]
pub fn write_moves(moves: &[Choice]) -> String {
    moves.iter().map(|choice| choice.letter()).collect()
}

/// The moves in a text of letters, up to the first letter that is no move, and that letter.
///
/// ```
/// use upperhand::play::guts::{Choice, read_moves};
/// let (moves, unread) = read_moves("hx");
/// assert_eq!(moves, [Choice::Hold]);
/// assert_eq!(unread.map(|rejection| rejection.given).as_deref(), Some("x"));
/// ```
#[must_use]
pub fn read_moves(text: &str) -> (Vec<Choice>, Option<Rejection>) {
    let letters = text.char_indices();
    let pieces = letters.map(|(start, letter)| &text[start..start + letter.len_utf8()]);
    replay::read(pieces, read_move, Error::Unknown)
}

fn read_move(letter: &str) -> Option<Choice> {
    let is_its_letter = |choice: &Choice| letter.chars().eq([choice.letter()]);
    Choice::ALL.into_iter().find(is_its_letter)
}

impl Record {
    /// The record as a text.
    ///
    /// ```
    /// use upperhand::play::guts::{Choice, Record, Setup};
    /// let record = Record { setup: Setup::default(), moves: vec![Choice::Hold, Choice::Drop] };
    /// assert_eq!(record.address(), "line3-replay-equilibrium-0.5-100-1-1-hd");
    /// ```
    #[must_use]
    pub fn address(&self) -> String {
        let Setup {
            deal,
            weenie,
            opponents,
            guess,
            fee,
            pots,
            seed,
        } = self.setup;
        // A threshold of −0 is 0: a hyphen would divide the address.
        let guess = guess.abs();
        let (dealt, count) = match deal {
            Deal::Line(players) => ("line", players.to_string()),
            Deal::Turns(players) => ("turns", players.to_string()),
            Deal::Cards(cards) => ("cards", cards.to_string()),
            Deal::Table { cards, players } => ("table", format!("{cards}x{players}")),
        };
        let all_drop = if weenie { "weenie" } else { "replay" };
        let moves = write_moves(&self.moves);
        format!(
            "{dealt}{count}-{all_drop}-{}-{guess}-{fee}-{pots}-{seed}-{moves}",
            opponents.name()
        )
    }
}

/// The setup of an address, and its moves as a text.
pub(super) fn read(address: &str) -> Result<(Setup, &str), Error> {
    let wrong = |expected| Error::Address {
        given: address.chars().take(80).collect(),
        expected,
    };
    let parts: Vec<&str> = address.split('-').collect();
    let [deal, all_drop, opponents, guess, fee, pots, seed, letters] = parts[..] else {
        return Err(wrong(AddressPart::All));
    };
    let setup = Setup {
        deal: read_deal(deal).ok_or_else(|| wrong(AddressPart::Deal))?,
        weenie: match all_drop {
            "weenie" => true,
            "replay" => false,
            _ => return Err(wrong(AddressPart::AllDrop)),
        },
        opponents: Opponent::named(opponents).ok_or_else(|| wrong(AddressPart::Opponents))?,
        guess: number(guess).ok_or_else(|| wrong(AddressPart::Guess))?,
        fee: number(fee).ok_or_else(|| wrong(AddressPart::Fee))?,
        pots: number(pots).ok_or_else(|| wrong(AddressPart::Pots))?,
        seed: number(seed).ok_or_else(|| wrong(AddressPart::Seed))?,
    };
    Ok((setup, letters))
}

fn read_deal(text: &str) -> Option<Deal> {
    if let Some(counts) = text.strip_prefix("table") {
        let (cards, players) = counts.split_once('x')?;
        let [cards, players] = [number(cards)?, number(players)?];
        return Some(Deal::Table { cards, players });
    }
    let count = |kind| number(text.strip_prefix(kind)?);
    None.or_else(|| count("line").map(Deal::Line))
        .or_else(|| count("turns").map(Deal::Turns))
        .or_else(|| count("cards").map(Deal::Cards))
}

/// A number that is written with digits and a point only.
fn number<T: FromStr>(text: &str) -> Option<T> {
    let is_plain = text
        .bytes()
        .all(|byte| byte.is_ascii_digit() || byte == b'.');
    if is_plain { text.parse().ok() } else { None }
}
