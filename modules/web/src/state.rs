//! The state of a figure as JavaScript has it.

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use upperhand_kit::settings::Settings;

/// Every setting with its value, and the figure's name as `figure`.
pub struct State<'a> {
    pub figure: &'a str,
    pub settings: &'a Settings,
}

impl Serialize for State<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("figure", self.figure)?;
        for (name, value) in self.settings.iter() {
            map.serialize_entry(name, &value)?;
        }
        map.end()
    }
}
