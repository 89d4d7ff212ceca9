//! The date on the device’s clock, which only the page knows: for figures that have something for each day.

use super::{Controller, Due};
use crate::calendar::Texts;

impl Controller {
    /// Receives the date in UTC, as days since 1 January 1970. Returns whether anything may be said differently now.
    pub(super) fn set_date(&mut self, days: f64) -> bool {
        let before = self.today;
        self.today = self
            .model
            .calendar()
            .and_then(|calendar| calendar.day_on(days));
        let is_news = before != self.today && self.results.counted().is_some();
        if is_news {
            self.draw(Due::Hurried);
        }
        is_news
    }

    /// Texts that name today by its number instead, and notices of what there is not.
    pub(super) fn dated(&self, texts: Texts) -> (Texts, Vec<String>) {
        match self.model.calendar() {
            Some(calendar) => calendar.dated(self.settings(), texts, self.today),
            None => (texts, Vec::new()),
        }
    }

    /// What the button of today sets, or why that is nothing; `None` for any other button.
    pub(super) fn begun(&mut self, button: &str) -> Option<Result<Texts, String>> {
        let calendar = self.model.calendar();
        let calendar = calendar.filter(|calendar| calendar.button() == button)?;
        let score = self.model.score(self.settings.shown());
        Some(calendar.begun(score.as_ref(), self.today))
    }
}
