//! The names of the players.

/// The others, in the order of seats.
const NAMES: [&str; 7] = ["Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus"];

/// The name of a seat from 0, which is yours.
pub fn name(seat: usize) -> &'static str {
    match seat.checked_sub(1) {
        None => "you",
        Some(other) => NAMES[other % NAMES.len()],
    }
}

/// A name as the first word of a sentence.
pub fn first_name(seat: usize) -> &'static str {
    if seat == 0 { "You" } else { name(seat) }
}
