//! What can be asked of the figure.

use super::facts::LARGEST;
use super::layers::Layer;
use super::words::TERMS;
use upperhand::guess_who::{Ending, Pool};
use upperhand_games::GUESS_WHO;
use upperhand_games::rule_sets::{MINE, RULES, THEIRS};
use upperhand_kit::Schema;
use upperhand_kit::schema::Panel;
use upperhand_kit::state::state;

state! {
    pub struct Asked {
        ending: Ending = RULES,
        mine: Pool = MINE.up_to(LARGEST),
        theirs: Pool = THEIRS.up_to(LARGEST),
        layer: Layer = Layer::setting("layer", "the layer").labelled("Colours show"),
    }
}

pub static SCHEMA: Schema = Schema {
    name: "blindfold",
    title: "Playing blindfold",
    description: "Guess Who? where neither sees how many suspects the other has left: who gains, and how chance hides a plan.",
    module: "beyond",
    game: GUESS_WHO,
    is_board: false,
    terms: TERMS,
    panels: &[
        Panel::map("Map of both pools, blindfold"),
        Panel::still(
            "When these plans are done",
            "It follows the pools and the rules; there is nothing to point at.",
        ),
    ],
    settings: Asked::SETTINGS,
};
