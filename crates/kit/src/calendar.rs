//! Figures that have something for each day.

use super::score::Score;
use super::settings::Settings;

/// Names of settings and what they are set to.
pub type Texts = Vec<(String, String)>;

/// What such a figure knows of dates.
pub trait Calendar: Sync {
    /// The number of the day that is so many days after 1 January 1970 (UTC), where it has one: a clock can be wrong.
    fn day_on(&self, days: f64) -> Option<u32>;

    /// Texts that name today by its number instead, beside the settings shown; notices of what there is not, or not yet.
    fn dated(&self, shown: &Settings, texts: Texts, today: Option<u32>) -> (Texts, Vec<String>);

    /// The name of the button of today.
    fn button(&self) -> &'static str;

    /// The texts that it sets, or why there are none.
    fn begun(&self, score: Option<&Score>, today: Option<u32>) -> Result<Texts, String>;
}
