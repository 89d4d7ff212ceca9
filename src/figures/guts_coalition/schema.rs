//! The declaration of the figure.

use crate::figures::choices::choices;
use crate::figures::guts_rules::{self, THRESHOLD, WEENIE, share};
use crate::figures::schema::{Game, Panel, Schema, Setting};

choices! {
    pub enum Mixed {
        Optimum = ("optimum", "Best mixture"),
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

impl Handle {
    pub const fn setting(self) -> &'static Setting {
        match self {
            Self::Bloc => &BLOC,
            Self::Weight => &WEIGHT,
            Self::Spoiler => &SPOILER,
            Self::Beside => &BESIDE,
        }
    }
}

pub const PLAYER_COUNTS: (u32, u32) = (3, 20);

pub const MOST_AWAY: f64 = 0.5;

pub const MOST_FACTOR: f64 = 10_000.0;

pub const PLAYERS: Setting = guts_rules::players(PLAYER_COUNTS);

pub const MINE: Setting = THRESHOLD.labelled("You hold above");

pub const REPEATED: Setting =
    Setting::switch("repeated", "the repeated game", false).labelled("Repeated game");

pub const MIXTURE: Setting = Setting::name("mixture", "the mixture", Mixed::OPTIONS, "optimum")
    .labelled("The coalition plays")
    .of("opponent");

/// ε of Guts, Lemma 7.14, by default that of Example 6.14.
pub const EPSILON: Setting = Setting::real("epsilon", "ε", (0.0, MOST_AWAY), 0.04)
    .labelled("ε")
    .of("opponent")
    .in_steps(0.001);

/// δ of Guts, Lemma 7.14.
pub const DELTA: Setting = Setting::real("delta", "δ", (0.0, MOST_AWAY), 0.137)
    .labelled("δ")
    .of("opponent")
    .in_steps(0.001);

/// C of Guts, Lemma 7.14.
pub const GAP_CONSTANT: Setting = Setting::real("gap-constant", "C", (0.0, MOST_FACTOR), 106.25)
    .labelled("C")
    .of("opponent")
    .in_steps(0.25);

pub const BLOC: Setting = share("bloc", "the bloc’s threshold", 0.66)
    .labelled("The bloc holds above")
    .of("opponent");

pub const SPOILER: Setting = share("spoiler", "the spoiler’s threshold", 0.0)
    .labelled("The spoiler holds above")
    .of("opponent");

pub const BESIDE: Setting = share("beside", "the threshold beside the spoiler", 0.85)
    .labelled("Beside the spoiler, above")
    .of("opponent");

pub const WEIGHT: Setting = share("weight", "how often one spoils", 0.15)
    .labelled("How often one spoils")
    .of("opponent");

pub const CLOSE: Setting =
    Setting::switch("near", "the close view first", false).labelled("Near the equilibrium first");

pub const HANDLE: Setting = Setting::name(
    "handle",
    "the line of the mixture in hand",
    Handle::OPTIONS,
    "bloc",
)
.remembered();

const HELP: &str = "Point, tap or drag to set your threshold; a click pins. With the keyboard: arrow keys move it, \
    Page Up and Page Down by ten steps, Home and End to the ends, Enter pins, Escape unpins.";

pub static SCHEMA: Schema = Schema {
    name: "guts-coalition",
    title: "One against a coalition",
    description: "What one player of Guts can save from all others, who share a random choice but not their cards.",
    game: Game::Guts,
    heights: [164, 201, 102],
    terms: &[],
    panels: &[
        Panel::fixed("Your return by your threshold", HELP),
        Panel::fixed("The same at another scale", HELP),
        Panel::fixed(
            "What the coalition plays",
            "Drag the lines: upright ones are thresholds, the level one is how often one spoils. With the keyboard: \
                up and down take another line, left and right move it, Home and End to the ends.",
        ),
        Panel::fixed(
            "The value by the number of players",
            "Point, tap or drag to set the number of players; the arrow keys change it by one, Home and End go \
                to the ends.",
        ),
        Panel::fixed(
            "What each member of the coalition gains",
            "It follows your threshold and the mixture; there is nothing to point at.",
        ),
    ],
    settings: &[
        PLAYERS,
        WEENIE,
        MINE,
        REPEATED,
        MIXTURE,
        EPSILON,
        DELTA,
        GAP_CONSTANT,
        BLOC,
        SPOILER,
        BESIDE,
        WEIGHT,
        CLOSE,
        HANDLE,
    ],
};
