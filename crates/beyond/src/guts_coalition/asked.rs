//! What can be asked of the figure.

use super::words::{AGAINST, DEALT, MIXTURES, PLAYS, TERMS};
use upperhand::guts::{Rules, Threshold};
use upperhand_games::GUTS;
use upperhand_games::guts_rules::{PlayerCount, THRESHOLD, WEENIE, players_without_end, share};
use upperhand_kit::choices::choices;
use upperhand_kit::schema::Panel;
use upperhand_kit::state::state;
use upperhand_kit::{Schema, Setting, Slide};

choices! {
    /// What a hand is.
    pub enum Dealt {
        Numbers = ("numbers", "Numbers"),
        One = ("cards1", "1 card"),
        Two = ("cards2", "2 cards"),
    }
}

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

/// The most of ε, δ and C.
pub const MOST_AWAY: f64 = 0.5;
pub const MOST_FACTOR: f64 = 10_000.0;

/// The kinds of hands of two cards.
const MOST_KINDS: u32 = 91;

/// A number of the coalition's mixture, shown on request.
const fn theirs(setting: Setting, label: &'static str) -> Setting {
    setting.labelled(label).of("opponent").on_request()
}

const fn away(name: &'static str, called: &'static str, default: f64) -> Setting {
    Setting::real(name, called, (0.0, MOST_AWAY), default).in_steps(0.001)
}

/// The number of kinds that somebody drops.
const fn line(name: &'static str, called: &'static str, default: u32) -> Setting {
    Setting::whole(name, called, (0, MOST_KINDS), default)
}

state! {
    pub struct Asked {
        hands: Dealt = Dealt::setting("hands", "the hands").labelled("Hands").explained(DEALT),
        players: PlayerCount = players_without_end(PLAYER_COUNTS).counting("player").sliding(Slide::AndInfinite(PLAYER_COUNTS.1)),
        rules: Rules = WEENIE,
        mine: Threshold = THRESHOLD,
        /// For ever, or one round.
        repeated: bool = Setting::switch("repeated", "the repeated game", false).labelled("Repeated game").on_request(),
        mixture: Mixed = Mixed::setting("mixture", "the mixture").labelled("The coalition plays").of("opponent").explained(MIXTURES),
        /// ε, δ and C of Guts, Lemma 7.14; ε by default that of Example 6.14.
        epsilon: f64 = theirs(away("epsilon", "ε", 0.04), "ε: the bloc is below the equilibrium by"),
        delta: f64 = theirs(away("delta", "δ", 0.137), "δ: the others of a spoiler are above it by"),
        gap_constant: f64 = theirs(Setting::real("gap-constant", "C", (0.0, MOST_FACTOR), 106.25), "C: one spoils in Cε² of all rounds").in_steps(0.25),
        bloc: f64 = theirs(share("bloc", "the bloc’s threshold", 0.66), "The bloc holds above"),
        spoiler: f64 = theirs(share("spoiler", "the spoiler’s threshold", 0.0), "The spoiler holds above"),
        beside: f64 = theirs(share("beside", "the threshold beside the spoiler", 0.85), "The others then hold above"),
        weight: f64 = theirs(share("weight", "how often one spoils", 0.15), "How often one spoils"),
        handle: Handle = Handle::setting("handle", "the line of the mixture in hand"),
        /// Of cards: the lines of the two, and yours. At first the one that loses least, and the pair that takes most from it.
        one: usize = line("one-line", "the line of one of the two", 0).labelled("One’s line").of("opponent").across("one"),
        other: usize = line("other-line", "the line of the other", 45).labelled("The other’s line").of("opponent").upright("other"),
        hold_above: usize = line("hold-above", "the line", 34).labelled("Your line: weaker cards dropped").of("you").across("you"),
    }
}

pub static SCHEMA: Schema = Schema {
    name: "guts-coalition",
    title: "One against a coalition",
    description: "What one player of Guts can save from all others, who share a secret die but not their cards: with hands that are numbers, \
        or of real cards.",
    module: "beyond",
    game: GUTS,
    is_board: false,
    terms: TERMS,
    panels: &[
        Panel::fixed("What the coalition leaves you", AGAINST),
        Panel::fixed("What the coalition plays, or what your line gets", PLAYS),
        Panel::fixed(
            "What you can be sure of, by the number of players",
            "Point, tap or drag to set the number of players; the left and right arrow keys change it by one, Home and End go \
                to the ends.",
        ),
    ],
    settings: Asked::SETTINGS,
};
