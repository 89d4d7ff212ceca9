//! The players at a table of Guts: names, faces and colours.

use crate::looks::Person;
use crate::people::person;
use upperhand_kit::Paint;

/// The others in the order of seats, each with the suspect whose face it is.
const OTHERS: [(&str, u32); 7] = [
    ("Ann", 13),
    ("Bo", 25),
    ("Cy", 12),
    ("Di", 34),
    ("Ed", 7),
    ("Flo", 8),
    ("Gus", 10),
];

/// Their colours: neither yours nor that of the felt.
const COLOURS: [Paint; OTHERS.len()] = [
    Paint::Cloth(1),
    Paint::Cloth(3),
    Paint::Cloth(4),
    Paint::Cloth(5),
    Paint::Hair(5),
    Paint::Hair(0),
    Paint::Hair(2),
];

/// The place of a seat among the others; yours, the first, has none.
const fn other(seat: usize) -> Option<usize> {
    match seat.checked_sub(1) {
        None => None,
        Some(other) => Some(other % OTHERS.len()),
    }
}

/// The name of a seat from 0, which is yours.
pub fn name(seat: usize) -> &'static str {
    other(seat).map_or("you", |other| OTHERS[other].0)
}

/// A name as the first word of a sentence.
pub fn first_name(seat: usize) -> &'static str {
    if seat == 0 { "You" } else { name(seat) }
}

/// The face of another player.
pub fn face(seat: usize) -> Person {
    person(OTHERS[other(seat).unwrap_or_default()].1)
}

/// The colour of another player.
pub fn colour(seat: usize) -> Paint {
    COLOURS[other(seat).unwrap_or_default()]
}
