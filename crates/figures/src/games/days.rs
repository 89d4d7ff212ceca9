//! The deals of days that a reader has played: how many, and how many days in a row.

use crate::kit::format::{counted, grouped};
use upperhand::order;
use upperhand::play::Day;

/// Lengths in days.
#[derive(Debug, PartialEq, Eq)]
struct Streaks {
    /// Of the days up to today, or up to yesterday while today’s deal is not played.
    present: usize,
    /// Of the longest row of days.
    longest: usize,
}

fn streaks(days: &[u32], today: Option<Day>) -> Streaks {
    let before = |day: u32| {
        (0..day)
            .rev()
            .take_while(|day| days.binary_search(day).is_ok())
            .count()
    };
    let up_to = |day: u32| before(day + 1);
    let today = today.map_or(0, Day::number);
    let present = match today {
        0 => 0,
        _ if days.binary_search(&today).is_ok() => up_to(today),
        _ => before(today),
    };
    let longest = days.iter().map(|&day| up_to(day)).max();
    Streaks {
        present,
        longest: longest.unwrap_or_default(),
    }
}

/// " 5 deals of the day, the last 2 days in a row, 4 at best.", by the number of the day at a place of each result that has
/// one; "" where none has.
pub fn played(results: &[&[f64]], place: usize, today: Option<Day>) -> String {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a number of a day, held to 32 bits where a page has written another"
    )]
    let days = results
        .iter()
        .filter_map(|result| result.get(place).map(|day| *day as u32));
    let days = order::distinct(days.filter(|&day| Day::new(day).is_some()));
    let row = |length: usize| format!("{} days in a row", grouped(length));
    let Streaks { present, longest } = streaks(&days, today);
    let streak = match (present, longest) {
        (_, 0 | 1) => String::new(),
        (0 | 1, _) => format!(", at best {}", row(longest)),
        _ if present == longest => format!(", the last {}", row(present)),
        _ => format!(", the last {}, {} at best", row(present), grouped(longest)),
    };
    match days.len() {
        0 => String::new(),
        1 => " 1 deal of the day.".to_owned(),
        count => format!(" {} of the day{streak}.", counted(&grouped(count), "deal")),
    }
}
