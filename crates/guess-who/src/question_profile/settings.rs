//! The declaration of the figure.

use upperhand_games::rule_sets;
use upperhand_games::rule_sets::LARGEST_POOL;
use upperhand_kit::Setting;

pub const SMALLEST_SIZE: u32 = 8;

/// Your pool, beside the picture: the question is what is scrubbed here.
pub const MINE: Setting = rule_sets::MINE.beside();

/// Their pool, beside the picture.
pub const THEIRS: Setting = rule_sets::THEIRS.beside();

pub const SIZE: Setting = Setting::whole(
    "size",
    "the largest pool",
    (SMALLEST_SIZE, LARGEST_POOL),
    24,
)
.labelled("Largest pool")
.on_request();

pub const BID: Setting = Setting::whole("bid", "the part you ask about", (0, LARGEST_POOL), 3)
    .labelled("Suspects you ask about")
    .of("you")
    .across("ask")
    .following();

/// Another part where there are three answers.
pub const SECOND: Setting = Setting::whole("second", "the second part", (0, LARGEST_POOL), 2)
    .labelled("Second part")
    .of("you")
    .across("2nd")
    .following();
