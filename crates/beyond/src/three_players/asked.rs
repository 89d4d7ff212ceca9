//! What can be asked of the figure.

use super::facts::{LARGEST, MOST_ANSWERS};
use super::layers::Layer;
use super::words::{ENDINGS, LAST_POOL, TERMS};
use upperhand::guess_who::{Ending, Pool};
use upperhand_games::GUESS_WHO;
use upperhand_games::rule_sets::{ANSWERS, MINE, RULES, THEIRS};
use upperhand_kit::schema::Panel;
use upperhand_kit::state::state;
use upperhand_kit::{Schema, Setting};

state! {
    pub struct Asked {
        ending: Ending = RULES.explained(ENDINGS),
        answers: u8 = ANSWERS.up_to(MOST_ANSWERS).counting("answer"),
        mine: Pool = MINE.up_to(LARGEST),
        theirs: Pool = THEIRS.up_to(LARGEST).labelled("Suspects the next player has left"),
        last: Pool = Setting::whole(LAST_POOL, "the last player’s pool", (1, LARGEST), 5).labelled("The last player has").counting("suspect"),
        size: u32 = Setting::whole("size", "the map’s size", (8, LARGEST), 24).labelled("Size of the map").on_request(),
        layer: Layer = Layer::setting("layer", "the layer").labelled("Chances shown"),
    }
}

pub static SCHEMA: Schema = Schema {
    name: "three-players",
    title: "Three at Guess Who?",
    description: "Three players in turn, each after a secret of their own: the chances of each, the best moves, and who decides between the others.",
    module: "beyond",
    game: GUESS_WHO,
    is_board: false,
    terms: TERMS,
    panels: &[Panel::map("Map of two pools, beside a third")],
    settings: Asked::SETTINGS,
};
