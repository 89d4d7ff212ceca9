//! The deals of days: which is today’s, and how many a reader has played, how many days in a row.

use crate::format::{counted, grouped};
use crate::play_settings::{DAY, TODAY};
use upperhand::order;
use upperhand::play::Day;
use upperhand_kit::calendar::{Calendar, Texts};
use upperhand_kit::schema::Value;
use upperhand_kit::{Score, Settings};

/// What is said where the clock shows a day without a deal.
const NO_DEAL: &str = "There is no deal of the day on the date that this device’s clock shows: the first was dealt on \
    1 January 2026.";

/// The setting of the moves.
const MOVES: &str = "moves";

/// A deal for each day.
pub struct Deals;

fn no_moves() -> (String, String) {
    (MOVES.to_owned(), String::new())
}

impl Calendar for Deals {
    fn day_on(&self, days: f64) -> Option<u32> {
        Day::on(days).map(Day::number)
    }

    fn dated(&self, shown: &Settings, texts: Texts, today: Option<u32>) -> (Texts, Vec<String>) {
        let mut dated = texts;
        let mut notices = Vec::new();
        dated.retain_mut(|(name, text)| {
            if name != DAY.name {
                return true;
            }
            match (text.trim(), today) {
                (TODAY, Some(today)) => *text = today.to_string(),
                (TODAY, None) => {
                    notices.push(NO_DEAL.to_owned());
                    return false;
                }
                (asked, Some(today)) => notices.extend(to_come(asked, today)),
                (_, None) => {}
            }
            true
        });
        let asked = dated.iter().find(|(name, _)| name == DAY.name);
        let asked = asked.and_then(|(_, text)| whole(text));
        let is_other = asked.is_some_and(|day| day != shown.whole(DAY.name));
        // The moves are those of another deal.
        if is_other && dated.iter().all(|(name, _)| name != MOVES) {
            dated.push(no_moves());
        }
        (dated, notices)
    }

    fn button(&self) -> &'static str {
        TODAY
    }

    /// Again where it is over.
    fn begun(&self, score: Option<&Score>, today: Option<u32>) -> Result<Texts, String> {
        let mut texts = vec![(DAY.name.to_owned(), TODAY.to_owned())];
        if score.is_some_and(|score| score.result.is_some()) {
            texts.push(no_moves());
        }
        today.map(|_| texts).ok_or_else(|| NO_DEAL.to_owned())
    }
}

/// The number of a day, written as numbers are in all settings.
fn whole(text: &str) -> Option<u32> {
    match DAY.read(text, &Value::Whole(0)) {
        (Value::Whole(day), None) => Some(day),
        _ => None,
    }
}

/// The notice of a day after today.
fn to_come(asked: &str, today: u32) -> Option<String> {
    let day = whole(asked).and_then(Day::new)?.number();
    (day > today).then(|| {
        format!(
            "By this device’s clock, deal of the day {} is still to come: today’s is {}.",
            grouped(day),
            grouped(today)
        )
    })
}

/// Lengths in days.
#[derive(Debug, PartialEq, Eq)]
struct Streaks {
    /// Of the days up to today, or up to yesterday while today’s deal is not played.
    present: usize,
    /// Of the longest row of days.
    longest: usize,
}

fn streaks(days: &[u32], today: Option<u32>) -> Streaks {
    let before = |day: u32| {
        (0..day)
            .rev()
            .take_while(|day| days.binary_search(day).is_ok())
            .count()
    };
    let up_to = |day: u32| before(day + 1);
    let today = today.unwrap_or_default();
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
pub fn played(results: &[&[f64]], place: usize, today: Option<u32>) -> String {
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
