//! The declaration of the figure.

use upperhand_games::guts_rules;
use upperhand_kit::schema::Setting;

pub const PLAYER_COUNTS: (u32, u32) = (2, 1000);

/// The largest bankroll, up to which ruin is solved.
pub const LARGEST: u32 = 100_000;

pub const PLAYERS: Setting = guts_rules::players(PLAYER_COUNTS);

pub const BANKROLL: Setting = Setting::whole("bankroll", "your bankroll", (1, LARGEST), 20)
    .labelled("Antes that you bring")
    .of("you")
    .across("bring");

/// The first evening shown has pots that grow, which a few in a hundred have.
pub const SEED: Setting = Setting::whole("seed", "the number of the evening", (0, 999_999), 2173)
    .labelled("Number of the evening")
    .on_request();

/// The act that plays another evening.
pub const ANOTHER: &str = "another";
