//! What can be asked of the figure.

use super::words::TERMS;
use upperhand::play::guts::Guts;
use upperhand_games::GUTS;
use upperhand_games::guts_rules;
use upperhand_games::guts_rules::players;
use upperhand_games::play_settings::{COACH, Coach, DAY, SEED};
use upperhand_games::played;
use upperhand_kit::choices::choices;
use upperhand_kit::schema::Panel;
use upperhand_kit::state::state;
use upperhand_kit::{Schema, Setting};

choices! {
    pub enum Dealt {
        Line = ("line", "Numbers", "Numbers from 0 to 1, for the curious; the largest is best."),
        Turns = ("turns", "Numbers, in turn", "Numbers from 0 to 1; who declares later has seen who holds."),
        One = ("cards1", "1 card", "One card each; the highest is best."),
        Two = ("cards2", "2 cards", "Two cards each; pairs are best."),
        Three = ("cards3", "3 cards", "Three cards each; three of a kind are best."),
    }
}

choices! {
    pub enum Against {
        Equilibrium = ("equilibrium", "Equilibrium", "They play perfectly."),
        Reckless = ("reckless", "Reckless", "They hold too often."),
        Overcautious = ("overcautious", "Overcautious", "They hold too rarely."),
        Coalition = ("coalition", "Coalition", "They conspire against you."),
        Mixed = ("mixed", "Ann and Bo", "Some hold too often, the others too rarely."),
    }
}

pub const PLAYERS: Setting = players((2, 8)).counting("player");

/// The most rounds of a game.
pub const LONGEST: usize = 4000;

type Play = played::Play<Guts>;

state! {
    pub struct Asked {
        seed: u32 = SEED,
        day: u32 = DAY,
        coach: Coach = COACH.explained(&[
            "No help before the game is over.",
            "What each choice has cost, after it.",
            "What both return in this round, before you choose.",
        ]).on_request(),
        play: Play = Setting::text("moves", "the moves", LONGEST),
        players: u32 = PLAYERS.on_request(),
        weenie: bool = guts_rules::WEENIE.on_request(),
        fee: f64 = Setting::real("fee", "the fee for leaving", (0.0, 1.0), 1.0)
            .labelled("Fee for leaving, in stakes").on_request().in_steps(0.01),
        deal: Dealt = Setting::name("deal", "the hands dealt", Dealt::OPTIONS, "cards2").explained(Dealt::MEANINGS).labelled("Hands").on_request(),
        opponents: Against = Setting::name("opponents", "the opponents", Against::OPTIONS, "mixed").explained(Against::MEANINGS).labelled("Against").on_request(),
        /// Are the hands of the last round on the table, before the next ones are dealt?
        revealed: bool = Setting::switch("revealed", "the hands revealed", false),
    }
}

pub static SCHEMA: Schema = Schema {
    name: "play-guts",
    title: "Play Guts",
    description: "A table of Guts with a coach who knows what holding and dropping return with every hand.",
    module: "guts",
    game: GUTS,
    is_board: true,
    terms: TERMS,
    panels: &[
        Panel::still(
            "The table",
            "Press Hold or Drop below the table, then Next hand. All else stands under Settings. With the keyboard: Tab goes from button to button, Space or Enter \
                presses one.",
        ),
        Panel::still(
            "What you have won",
            "What you have won, round by round, and the pot that each round was for.",
        ),
        Panel::still(
            "Choices and luck",
            "What you have won as a sum: what was to be expected against these players, what your choices cost, and the luck of the \
                deals and of the reveals.",
        ),
    ],
    settings: Asked::SETTINGS,
};
