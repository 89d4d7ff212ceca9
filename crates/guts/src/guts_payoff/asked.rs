//! What can be asked of the figure.

use super::state::{MOST_IN_TURN, Turn};
use super::words::TERMS;
use upperhand::guts::{Players, Rules};
use upperhand_games::GUTS;
use upperhand_games::guts_rules::{THRESHOLD, WEENIE, players, share};
use upperhand_kit::schema::Panel;
use upperhand_kit::state::state;
use upperhand_kit::{Schema, Setting};

pub const PLAYER_COUNTS: (u32, u32) = (2, 20);

state! {
    pub struct Asked {
        players: Players = players(PLAYER_COUNTS).counting("player"),
        rules: Rules = WEENIE,
        mine: f64 = THRESHOLD,
        /// The threshold of all others; of player 2 where two play apart.
        others: f64 = share("others", "the others’ threshold", 0.6).labelled("The others’ threshold").of("opponent").across("others"),
        apart: bool = Setting::switch("apart", "playing apart", false).labelled("The two others play apart"),
        third: f64 = share("third", "player 3’s threshold", 0.0).labelled("Player 3’s threshold").of("opponent"),
        in_turn: bool = Setting::switch("in-turn", "declaring in turn", false).labelled("Declared in turn").on_request(),
        /// What was declared before, in the order of [`Turn::history`](super::state::Turn::history).
        declared: u32 = Setting::whole("declared", "what was declared before you", (0, Turn::last(MOST_IN_TURN)), 0).labelled("Situation"),
        fee: f64 = Setting::real("fee", "the termination fee", (0.0, 1.0), 1.0)
            .labelled("Fee for leaving, in antes").on_request().in_steps(0.01).counting("ante"),
        /// Are α, β and what follows from them shown beside the one curve for players?
        theory: bool = Setting::switch("theory", "the lines for theorists", false).labelled("For theorists"),
    }
}

const HELP: &str = "Point, tap or drag to choose your threshold; the left and right arrow keys move it by 0.001, \
    Page Up and Page Down by 0.01, Home and End to the ends.";

pub static SCHEMA: Schema = Schema {
    name: "guts-payoff",
    title: "How picky to be",
    description: "What a round of Guts pays by how picky you are, the best reply and the equilibrium, for 2 to 20 players.",
    module: "guts",
    game: GUTS,
    is_board: false,
    terms: TERMS,
    panels: &[
        Panel::fixed("What a round pays, by how picky you are", HELP),
        Panel::fixed(
            "Your threshold against theirs",
            "Point, tap or drag to choose your threshold and theirs; arrow keys move them by 0.001, Page Up and \
                Page Down by 0.01, Home and End to the ends.",
        )
        .in_line(),
        Panel::fixed("If they exploit you", HELP).in_line(),
        Panel::fixed(
            "How many hands to hold",
            "Point, tap or drag to choose the number of players; the left and right arrow keys change it by one, \
                Home and End go to the ends.",
        ),
    ],
    settings: Asked::SETTINGS,
};
