//! What can be asked of the figure.

use super::facts::{LARGEST, PLAYER_COUNTS};
use super::words::{BANKROLL, TERMS};
use upperhand::guts::Rules;
use upperhand_games::GUTS;
use upperhand_games::guts_rules::{WEENIE, players};
use upperhand_kit::schema::Panel;
use upperhand_kit::state::state;
use upperhand_kit::{Schema, Setting, Slide};

state! {
    pub struct Asked {
        /// The first evening shown has pots that grow, which a few in a hundred have.
        seed: u32 = Setting::whole("seed", "the number of the evening", (0, 999_999), 2173).labelled("Number of the evening").on_request(),
        players: u32 = players(PLAYER_COUNTS).counting("player").sliding(Slide::Doubling(32)),
        rules: Rules = WEENIE,
        bankroll: u32 = Setting::whole(BANKROLL, "your bankroll", (1, LARGEST), 20)
            .labelled("Antes that you bring").of("you").across("bring").counting("ante").sliding(Slide::Doubling(64)),
    }
}

pub static SCHEMA: Schema = Schema {
    name: "guts-ruin",
    title: "How the pot explodes",
    description: "How large the pot of Guts gets, and what you have to bring so that it does not ruin you, for 2 to 1000 players.",
    module: "beyond",
    game: GUTS,
    is_board: false,
    terms: TERMS,
    panels: &[
        Panel::fixed(
            "Ruin by what you bring, and how large the pot gets",
            "Point, tap or drag to choose what you bring; the left and right arrow keys change it by one ante, Page Up and Page Down \
                by ten, Home and End go to the ends.",
        ),
        Panel::fixed(
            "How fast large pots become rare, by the number of players",
            "Point, tap or drag to choose the number of players; the left and right arrow keys change it by one, Page Up and Page Down \
                by ten, Home and End go to the ends.",
        ),
        Panel::still(
            "One evening, round by round",
            "It follows the table, what you bring and the number of the evening; there is nothing to point at.",
        ),
    ],
    settings: Asked::SETTINGS,
};
