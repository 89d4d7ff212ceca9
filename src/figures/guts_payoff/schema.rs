//! The declaration of the figure.

use crate::figures::guts_rules::{self, THRESHOLD, WEENIE, share};
use crate::figures::schema::{Game, Panel, Schema, Setting};

pub const PLAYER_COUNTS: (u32, u32) = (2, 20);

pub const PLAYERS: Setting = guts_rules::players(PLAYER_COUNTS);

/// The threshold of all others; of player 2 where two play apart.
pub const OTHERS: Setting = share("others", "the others’ threshold", 0.6)
    .labelled("The others’ threshold")
    .of("opponent")
    .across("others");

pub const APART: Setting =
    Setting::switch("apart", "playing apart", false).labelled("The two others play apart");

pub const THIRD: Setting = share("third", "player 3’s threshold", 0.0)
    .labelled("Player 3’s threshold")
    .of("opponent");

pub const FEE: Setting = Setting::real("fee", "the termination fee", (0.0, 1.0), 1.0)
    .labelled("Fee for leaving, in antes")
    .on_request()
    .in_steps(0.01);

const HELP: &str = "Point, tap or drag to choose your threshold; the left and right arrow keys move it by 0.01, \
    Page Up and Page Down by 0.1, Home and End to the ends.";

pub static SCHEMA: Schema = Schema {
    name: "guts-payoff",
    title: "What a threshold is worth",
    description: "What a round of Guts pays by threshold, the best reply and the equilibrium, for 2 to 20 players.",
    game: Game::Guts,
    heights: [152, 179, 86],
    terms: &[],
    panels: &[
        Panel::fixed("What your threshold is worth", HELP),
        Panel::fixed(
            "Your threshold against theirs",
            "Point, tap or drag to choose your threshold and theirs; arrow keys move them by 0.01, Page Up and \
                Page Down by 0.1, Home and End to the ends.",
        ),
        Panel::fixed("The worst that the others can do", HELP),
        Panel::fixed(
            "How many hands to hold",
            "Point, tap or drag to choose the number of players; the left and right arrow keys change it by one, \
                Home and End go to the ends.",
        ),
    ],
    settings: &[PLAYERS, WEENIE, THRESHOLD, OTHERS, APART, THIRD, FEE],
};
