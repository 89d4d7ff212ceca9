//! The settings that every board of play has: the deal, and the coach.

use crate::figures::kit::choices::choices;
use crate::figures::kit::format::grouped;
use crate::figures::kit::schema::Setting;
use crate::figures::model::Control;

choices! {
    pub enum Coach {
        Off = ("off", "Off"),
        /// The cost of each choice once it is made.
        Hints = ("hints", "Hints"),
        /// The worth of each choice before it is made, too.
        Full = ("full", "Full"),
    }
}

choices! {
    pub enum Begins {
        You = ("you", "You"),
        Opponent = ("opponent", "They"),
    }
}

/// The largest number of a deal: short enough to be typed.
const LARGEST_DEAL: u32 = 999_999;

pub const SEED: Setting = Setting::whole("seed", "the number of the deal", (0, LARGEST_DEAL), 1)
    .labelled("Number of the deal")
    .on_request();

pub const BEGINS: Setting = Setting::name("begins", "who begins", Begins::OPTIONS, "you")
    .labelled("First move")
    .on_request();

pub const COACH: Setting =
    Setting::name("coach", "the coach", Coach::OPTIONS, "hints").labelled("Coach");

/// What is said of results before there is one.
pub const NO_RESULTS: &str =
    "No game has ended yet. Each deal counts once, and none with a move taken back.";

/// The deal of a button that deals anew, by a number drawn for that press.
pub const fn drawn_deal(draw: u32) -> u32 {
    draw % (LARGEST_DEAL + 1)
}

/// The slider of the deal.
pub fn deal_control(deal: u32) -> Control {
    Control::slider(&SEED, deal, format!("deal {}", grouped(deal)))
}
