//! What can be set: the game, the coalition's mixture and your threshold.

use crate::figures::settings::{Parameter, Settings};
use crate::guts::{Players, Rules, Threshold};

/// The fewest and the most players.
pub const PLAYERS: (u32, u32) = (3, 20);
/// The most that ε and δ may be.
pub const MOST_AWAY: f64 = 0.5;
/// The most that C may be.
pub const MOST_FACTOR: f64 = 10_000.0;

const SHARE: (f64, f64) = (0.0, 1.0);

/// The settings, in the order in which they stand in an address.
///
/// `epsilon`, `delta` and `gap-constant` are ε, δ and C of Guts, Lemma 7.14, by default those of Example 6.14.
/// `bloc`, `spoiler`, `beside` and `weight` are the coalition's own mixture.
pub static PARAMETERS: &[Parameter] = &[
    Parameter::whole("players", "the number of players", PLAYERS, 3),
    Parameter::switch("weenie", "the Weenie rule", false),
    Parameter::real("threshold", "your threshold", SHARE, 0.5),
    Parameter::switch("repeated", "the repeated game", false),
    Parameter::name("mixture", "the mixture", &["optimum", "paper", "own"]),
    Parameter::real("epsilon", "ε", (0.0, MOST_AWAY), 0.04),
    Parameter::real("delta", "δ", (0.0, MOST_AWAY), 0.137),
    Parameter::real("gap-constant", "C", (0.0, MOST_FACTOR), 106.25),
    Parameter::real("bloc", "the bloc’s threshold", SHARE, 0.66),
    Parameter::real("spoiler", "the spoiler’s threshold", SHARE, 0.0),
    Parameter::real("beside", "the threshold beside the spoiler", SHARE, 0.85),
    Parameter::real("weight", "how often one spoils", SHARE, 0.15),
    Parameter::switch("near", "the close view first", false),
    Parameter::name("handle", "what of the mixture is in hand", &Handle::NAMES).remembered(),
];

/// What is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Game {
    pub rules: Rules,
    pub players: Players,
    /// For ever, or one round.
    pub repeated: bool,
}

/// The coalition's mixture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Chosen {
    /// One that no other beats.
    Optimum,
    /// All at ε below the equilibrium; with weight Cε² one always holds and the others are δ above it.
    Paper {
        epsilon: f64,
        delta: f64,
        factor: f64,
    },
    /// The reader's own.
    Own,
}

/// A mixture of two joint strategies: all at `bloc`; with that weight one at `spoiler` and the others at `beside`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pair {
    pub bloc: f64,
    pub spoiler: f64,
    pub beside: f64,
    pub weight: f64,
}

/// What of the mixture can be moved, from the lowest in the picture upwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Handle {
    Bloc,
    Weight,
    Spoiler,
    Beside,
}

impl Handle {
    pub const NAMES: [&'static str; 4] = ["bloc", "weight", "spoiler", "beside"];
    pub const ALL: [Self; 4] = [Self::Bloc, Self::Weight, Self::Spoiler, Self::Beside];

    pub fn named(name: &str) -> Self {
        let found = Self::NAMES.iter().position(|known| *known == name);
        Self::ALL[found.unwrap_or(0)]
    }

    pub const fn name(self) -> &'static str {
        Self::NAMES[self as usize]
    }
}

/// Everything that is asked of the figure.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Request {
    pub game: Game,
    pub chosen: Chosen,
    /// The reader's own mixture.
    pub own: Pair,
    /// Player 1's threshold.
    pub mine: Threshold,
    /// Does the main panel show what is near the equilibrium?
    pub near: bool,
    /// What of the mixture is in hand.
    pub handle: Handle,
}

impl Request {
    pub fn of(settings: &Settings) -> Self {
        let players = Players::new(settings.whole("players") as usize);
        let rules = if settings.switch("weenie") {
            Rules::Weenie
        } else {
            Rules::Standard
        };
        Self {
            game: Game {
                rules,
                players: players.expect("settings hold 3 to 20"),
                repeated: settings.switch("repeated"),
            },
            chosen: chosen(settings),
            own: Pair {
                bloc: settings.real("bloc"),
                spoiler: settings.real("spoiler"),
                beside: settings.real("beside"),
                weight: settings.real("weight"),
            },
            mine: threshold(settings.real("threshold")),
            near: settings.switch("near"),
            handle: Handle::named(settings.name("handle")),
        }
    }
}

fn chosen(settings: &Settings) -> Chosen {
    match settings.name("mixture") {
        "optimum" => Chosen::Optimum,
        "paper" => Chosen::Paper {
            epsilon: settings.real("epsilon"),
            delta: settings.real("delta"),
            factor: settings.real("gap-constant"),
        },
        _ => Chosen::Own,
    }
}

/// The nearest threshold.
pub fn threshold(at: f64) -> Threshold {
    Threshold::new(at.clamp(0.0, 1.0)).unwrap_or(Threshold::ALWAYS_HOLD)
}
