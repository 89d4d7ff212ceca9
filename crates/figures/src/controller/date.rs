//! The date on the device’s clock, which only the page knows: for the deal of the day.

use super::{Controller, Due};
use crate::format::grouped;
use crate::settings::Value;
use crate::{DAY, TODAY};
use upperhand::play::Day;

/// What is said where the clock shows a day without a deal.
const NO_DEAL: &str = "There is no deal of the day on the date that this device’s clock shows: the first was dealt on \
    1 January 2026.";

/// The setting of the moves.
const MOVES: &str = "moves";

fn no_moves() -> (String, String) {
    (MOVES.to_owned(), String::new())
}

impl Controller {
    /// Receives the date in UTC, as days since 1 January 1970. Returns whether anything may be said differently now.
    pub(super) fn set_date(&mut self, days: f64) -> bool {
        let before = self.today;
        self.today = Day::on(days);
        let is_news = before != self.today && self.results.counted().is_some();
        if is_news {
            self.draw(Due::Hurried);
        }
        is_news
    }

    /// Texts that say the day by its number, where they say that it is today; notices where there is no such deal, or not
    /// yet.
    pub(super) fn dated(
        &self,
        texts: Vec<(String, String)>,
    ) -> (Vec<(String, String)>, Vec<String>) {
        let mut dated = texts;
        let mut notices = Vec::new();
        if self.settings().index(DAY.name).is_none() {
            return (dated, notices);
        }
        dated.retain_mut(|(name, text)| {
            let today = self.today.map(Day::number);
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
        let is_other = asked.is_some_and(|day| day != self.settings().whole(DAY.name));
        // The moves are those of another deal.
        if is_other && dated.iter().all(|(name, _)| name != MOVES) {
            dated.push(no_moves());
        }
        (dated, notices)
    }

    /// The button of the deal of the day: begins it, again where it is over. Returns notices.
    pub(super) fn deal_of_the_day(&mut self) -> Vec<String> {
        let mut texts = vec![(DAY.name.to_owned(), TODAY.to_owned())];
        let score = self.model.score(self.settings.shown());
        if score.is_some_and(|score| score.result.is_some()) {
            texts.push(no_moves());
        }
        match self.today {
            Some(_) => self.write(texts),
            None => vec![NO_DEAL.to_owned()],
        }
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
