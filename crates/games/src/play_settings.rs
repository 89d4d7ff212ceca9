//! The settings that every board of play has: the deal, and the coach.

use crate::format::grouped;
use upperhand::play::Day;
use upperhand_kit::Setting;
use upperhand_kit::choices::choices;
use upperhand_kit::schema::Term;

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

/// The day whose deal is on; 0 for a deal by its number.
pub const DAY: Setting = Setting::whole(
    "day",
    "the number of the deal of the day",
    (0, Day::LAST),
    0,
);

/// The text by which [`DAY`] is the present date, and the act that begins its deal.
pub const TODAY: &str = "today";

pub const BEGINS: Setting = Setting::name("begins", "who begins", Begins::OPTIONS, "you")
    .labelled("First move")
    .on_request();

pub const COACH: Setting =
    Setting::name("coach", "the coach", Coach::OPTIONS, "hints").labelled("Coach");

/// What the line of a game says of skill.
pub const SKILL: Term = Term::new(
    "skill",
    "The share that your choices kept of what there was to lose: 100\u{202f}% where each was the best one, 0\u{202f}% \
     where each was the worst there was.",
);

/// What is said of results before there is one.
pub const NO_RESULTS: &str =
    "No game has ended yet. Each deal counts once, and none with a move taken back.";

/// The deal of a button that deals anew, by a number drawn for that press.
pub const fn drawn_deal(draw: u32) -> u32 {
    draw % (LARGEST_DEAL + 1)
}

/// The seed of a deal by its number, or of that of a day.
pub fn seed_of(deal: u32, day: u32) -> u64 {
    Day::new(day).map_or(deal.into(), Day::seed)
}

/// What is said on a game, after the deal of the day where that is on.
pub fn titled(day: u32, said: String) -> String {
    if day == 0 {
        return said;
    }
    format!("Deal of the day {}. {said}", grouped(day))
}
