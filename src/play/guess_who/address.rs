//! Moves as a short text for an address, in letters, digits, `-` and `.` alone, which nothing has to escape.
//!
//! | text | move |
//! |---|---|
//! | `8-16` | a question of parts of 8 and 16 suspects, drawn by the seed; `-` alone has no parts |
//! | `pa8b15a` | a question by suspect: of those still standing the first 8 go into part a, the next 15 into b, the last into a |
//! | `n` | naming a suspect drawn by the seed |
//! | `n5` | naming the fifth of those still standing |
//!
//! One move follows another after a `.`; the empty text is no move at all.

use super::choice::Choice;
use super::error::{Error, Rejection};
use super::parts::Parts;
use crate::play::replay;
use core::fmt::Write;
use itertools::Itertools;

/// The parts that have a letter: more than a question may have.
const LETTERS: usize = 26;

/// The suspects that a text may sort into parts. A list of more has no place in an address.
const MOST_SUSPECTS: u32 = 1 << 16;

/// The short text of moves. [`read_moves`] gives the same moves for it, if no list of parts is longer than 65,536 suspects
/// or 26 parts.
///
/// ```
/// use upperhand::play::guess_who::{Choice, Parts, read_moves, write_moves};
/// let moves = [
///     Choice::Ask(vec![2, 3]),
///     Choice::AskParts(Parts::new(vec![vec![2, 3], vec![1]])?),
///     Choice::NameSuspect(1),
/// ];
/// assert_eq!(write_moves(&moves), "2-3.pba2.n1");
/// assert_eq!(read_moves("2-3.pba2.n1").0, moves);
/// # Ok::<(), upperhand::play::guess_who::Error>(())
/// ```
#[must_use]
pub fn write_moves(moves: &[Choice]) -> String {
    moves.iter().map(write_move).join(".")
}

/// The moves of a short text, up to the first piece that is none, and that piece. O(length), and O(suspects) for parts by
/// suspect.
#[must_use]
pub fn read_moves(text: &str) -> (Vec<Choice>, Option<Rejection>) {
    let pieces = text.split('.').filter(|_| !text.is_empty());
    replay::read(pieces, read_move, Error::Unknown)
}

/// The text of one move.
pub(super) fn write_move(choice: &Choice) -> String {
    match choice {
        Choice::Ask(sizes) if sizes.is_empty() => "-".to_owned(),
        Choice::Ask(sizes) => sizes.iter().join("-"),
        Choice::AskParts(parts) => write_parts(parts),
        Choice::Name => "n".to_owned(),
        Choice::NameSuspect(suspect) => format!("n{suspect}"),
    }
}

/// `p`, and the letter of each suspect's part with the length of its run.
fn write_parts(parts: &Parts) -> String {
    let count: usize = parts.get().iter().map(Vec::len).sum();
    let mut part_of = vec![0; count];
    for (part, suspects) in parts.get().iter().enumerate() {
        for &suspect in suspects {
            part_of[suspect as usize - 1] = part;
        }
    }
    let mut text = "p".to_owned();
    for (length, part) in part_of.into_iter().dedup_with_count() {
        text.push(letter(part));
        if length > 1 {
            // Writing to a string does not fail.
            let _ = write!(text, "{length}");
        }
    }
    // Parts of nobody behind the last suspect's.
    let last = parts.get().len().saturating_sub(1);
    if parts.get().last().is_some_and(Vec::is_empty) {
        text.push(letter(last));
        text.push('0');
    }
    text
}

fn letter(part: usize) -> char {
    let place = u8::try_from(part % LETTERS).unwrap_or_default();
    char::from(b'a' + place)
}

fn read_move(piece: &str) -> Option<Choice> {
    if let Some(parts) = piece.strip_prefix('p') {
        return read_parts(parts).map(Choice::AskParts);
    }
    if let Some(suspect) = piece.strip_prefix('n') {
        return match suspect {
            "" => Some(Choice::Name),
            number => read_number(number).map(Choice::NameSuspect),
        };
    }
    if piece == "-" {
        return Some(Choice::Ask(Vec::new()));
    }
    let sizes = piece.split('-').map(read_number);
    sizes.collect::<Option<_>>().map(Choice::Ask)
}

/// Digits alone: no sign, no spare zero.
fn read_number(text: &str) -> Option<u32> {
    let is_plain = text == "0" || !text.starts_with('0');
    let digits = text.bytes().all(|letter| letter.is_ascii_digit());
    text.parse().ok().filter(|_| is_plain && digits)
}

fn read_parts(text: &str) -> Option<Parts> {
    let mut parts: Vec<Vec<u32>> = Vec::new();
    let mut suspects = 0;
    let mut rest = text;
    while let Some(letter) = rest.bytes().next() {
        let part = letter.is_ascii_lowercase().then(|| letter - b'a')?;
        let digits = rest[1..].bytes().take_while(u8::is_ascii_digit).count();
        let length = match &rest[1..=digits] {
            "" => 1,
            number => read_number(number)?,
        };
        let last = length.checked_add(suspects)?;
        if last > MOST_SUSPECTS {
            return None;
        }
        let part = usize::from(part);
        if parts.len() <= part {
            parts.resize(part + 1, Vec::new());
        }
        parts[part].extend(suspects + 1..=last);
        suspects = last;
        rest = &rest[1 + digits..];
    }
    Parts::new(parts).ok()
}
