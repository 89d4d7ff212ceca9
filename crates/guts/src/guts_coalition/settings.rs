//! The declaration of the figure.

use upperhand_games::guts_rules;
use upperhand_games::guts_rules::{THRESHOLD, share};
use upperhand_kit::Setting;
use upperhand_kit::choices::choices;

choices! {
    pub enum Mixed {
        Optimum = ("optimum", "Best mixture"),
        /// Each draws alone.
        Apart = ("apart", "Without a die"),
        /// That of Guts, Lemma 7.14.
        Paper = ("paper", "The paper’s"),
        Own = ("own", "Your own"),
    }
}

choices! {
    /// The parts of the mixture that can be moved, from the lowest in the picture upwards.
    pub enum Handle {
        Bloc = ("bloc", "The bloc"),
        Weight = ("weight", "How often"),
        Spoiler = ("spoiler", "The spoiler"),
        Beside = ("beside", "Beside the spoiler"),
    }
}

pub const PLAYER_COUNTS: (u32, u32) = (3, 20);

pub const MOST_AWAY: f64 = 0.5;

pub const MOST_FACTOR: f64 = 10_000.0;

pub const PLAYERS: Setting = guts_rules::players_without_end(PLAYER_COUNTS);

pub const MINE: Setting = THRESHOLD;

pub const REPEATED: Setting =
    Setting::switch("repeated", "the repeated game", false).labelled("Repeated game");

pub const MIXTURE: Setting = Setting::name("mixture", "the mixture", Mixed::OPTIONS, "optimum")
    .labelled("The coalition plays")
    .of("opponent");

/// ε of Guts, Lemma 7.14, by default that of Example 6.14.
pub const EPSILON: Setting = Setting::real("epsilon", "ε", (0.0, MOST_AWAY), 0.04)
    .labelled("ε: the bloc is below the equilibrium by")
    .of("opponent")
    .on_request()
    .in_steps(0.001);

/// δ of Guts, Lemma 7.14.
pub const DELTA: Setting = Setting::real("delta", "δ", (0.0, MOST_AWAY), 0.137)
    .labelled("δ: the others of a spoiler are above it by")
    .of("opponent")
    .on_request()
    .in_steps(0.001);

/// C of Guts, Lemma 7.14.
pub const GAP_CONSTANT: Setting = Setting::real("gap-constant", "C", (0.0, MOST_FACTOR), 106.25)
    .labelled("C: one spoils in Cε² of all rounds")
    .of("opponent")
    .on_request()
    .in_steps(0.25);

pub const BLOC: Setting = share("bloc", "the bloc’s threshold", 0.66)
    .labelled("The bloc holds above")
    .of("opponent")
    .on_request();

pub const SPOILER: Setting = share("spoiler", "the spoiler’s threshold", 0.0)
    .labelled("The spoiler holds above")
    .of("opponent")
    .on_request();

pub const BESIDE: Setting = share("beside", "the threshold beside the spoiler", 0.85)
    .labelled("The others then hold above")
    .of("opponent")
    .on_request();

pub const WEIGHT: Setting = share("weight", "how often one spoils", 0.15)
    .labelled("How often one spoils")
    .of("opponent")
    .on_request();

pub const CLOSE: Setting =
    Setting::switch("near", "the close view first", true).labelled("Close view");

pub const HANDLE: Setting = Setting::name(
    "handle",
    "the line of the mixture in hand",
    Handle::OPTIONS,
    "bloc",
);
