//! The declaration of the figure.

use upperhand_kit::choices::choices;
use upperhand_kit::schema::Setting;

/// The largest pool of the map.
pub const LARGEST: u32 = 24;

/// The map is solved up to these pools, one after the other.
pub const STAGES: [u32; 10] = [8, 12, 14, 16, 18, 20, 21, 22, 23, LARGEST];

/// A stage beyond this one takes seconds.
pub const QUICK: u32 = 16;

choices! {
    pub enum Layer {
        /// The chance blindfold less that with eyes open.
        Difference = ("difference", "Who gains"),
        Blindfold = ("blindfold", "Blindfold"),
        Seeing = ("win", "With eyes open"),
    }
}

pub const LAYER: Setting =
    Setting::name("layer", "the layer", Layer::OPTIONS, "difference").labelled("Colours show");
