//! The settings that every board of play has: the deal, and the coach.

use super::choices::choices;
use super::format::grouped;
use super::model::Control;
use super::schema::Setting;
use super::settings::Settings;

choices! {
    pub enum Coach {
        Off = ("off", "Off"),
        /// The cost of each choice once it is made.
        Hints = ("hints", "Hints"),
        /// The worth of each choice before it is made, too.
        Full = ("full", "Full"),
    }
}

/// The largest number of a deal: short enough to be typed.
pub const LARGEST_DEAL: u32 = 999_999;

pub const SEED: Setting = Setting::whole("seed", "the number of the deal", (0, LARGEST_DEAL), 1)
    .labelled("Number of the deal")
    .on_request()
    .staying();

pub const COACH: Setting =
    Setting::name("coach", "the coach", Coach::OPTIONS, "hints").labelled("Coach");

/// The slider of the deal.
pub fn deal_control(settings: &Settings) -> Control {
    let deal = settings.whole(SEED.name);
    Control::slider(&SEED, deal, format!("deal {}", grouped(deal)))
}
