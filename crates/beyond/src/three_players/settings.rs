//! The declaration of the figure.

use upperhand_kit::choices::choices;
use upperhand_kit::schema::Setting;

/// The largest pool of a player.
pub const LARGEST: u32 = 64;

/// The most answers to a question.
pub const MOST_ANSWERS: u8 = 3;

choices! {
    pub enum Layer {
        /// The least that each wins.
        Yours = ("win", "Yours"),
        Next = ("next", "The next one’s"),
        Last = ("last-player", "The last one’s"),
        /// By how much the choices of indifferent players change a chance.
        Choice = ("choice", "What others decide"),
    }
}

pub const LAYER: Setting =
    Setting::name("layer", "the layer", Layer::OPTIONS, "win").labelled("Chances shown");

/// The smallest map.
const SMALLEST: u32 = 8;

pub const SIZE: Setting = Setting::whole("size", "the map’s size", (SMALLEST, LARGEST), 24)
    .labelled("Size of the map")
    .on_request();

pub const LAST_POOL: Setting =
    Setting::whole("last-pool", "the last player’s pool", (1, LARGEST), 5)
        .labelled("The last player has");
