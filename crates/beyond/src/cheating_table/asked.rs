//! What can be asked of the figure.

use super::words::TERMS;
use upperhand::play::cheating::ROUNDS;
use upperhand_games::GUTS;
use upperhand_games::play_settings::SEED;
use upperhand_kit::choices::choices;
use upperhand_kit::schema::Panel;
use upperhand_kit::state::state;
use upperhand_kit::{Schema, Setting};

choices! {
    /// Who was named: after nobody yet, the cases in their order.
    pub enum Verdict {
        Unsaid = ("unsaid", "Not said yet"),
        Nobody = ("nobody", "Nobody"),
        AnnBo = ("ann-bo", "Ann and Bo"),
        AnnCy = ("ann-cy", "Ann and Cy"),
        BoCy = ("bo-cy", "Bo and Cy"),
    }
}

/// The rounds of an evening.
#[expect(clippy::cast_possible_truncation, reason = "a few dozen")]
pub const LAST: u32 = ROUNDS as u32;

state! {
    pub struct Asked {
        seed: u32 = SEED,
        round: u32 = Setting::whole("move", "the round shown", (1, LAST), 1).labelled("Round").across("round"),
        verdict: Verdict = Setting::name("opponents", "those who are said to have an agreement", Verdict::OPTIONS, "unsaid"),
    }
}

pub static SCHEMA: Schema = Schema {
    name: "cheating-table",
    title: "The cheating table",
    description: "Three players of Guts, thirty rounds, and perhaps a secret agreement of two: watch, and say who.",
    module: "beyond",
    game: GUTS,
    is_board: true,
    terms: TERMS,
    panels: &[
        Panel::still(
            "The table",
            "Press Next round below the table, or move the slider. After round 30 say who has an agreement; then the die is shown, round by \
                round.",
        ),
        Panel::fixed(
            "The cards shown",
            "Each dot is a card that was held, higher for a better one, in the row of its player. Tap a round, or press the left and right \
                arrow keys.",
        ),
        Panel::fixed(
            "A careful watcher",
            "The chances of all four cases for a careful watcher, after each round. Tap a round, or press the left and right arrow keys.",
        ),
    ],
    settings: Asked::SETTINGS,
};
