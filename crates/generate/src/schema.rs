//! The declarations of all figures as JSON.

use serde::Serialize;
use upperhand_figures::all;
use upperhand_kit::schema::Schema;

#[derive(Serialize)]
struct Schemas {
    /// The titles with their games.
    titles: Vec<String>,
    figures: Vec<&'static Schema>,
}

/// The text of the JSON.
pub fn json() -> Result<String, serde_json::Error> {
    let schemas = Schemas {
        titles: all()
            .iter()
            .map(|entry| entry.schema.full_title())
            .collect(),
        figures: all().iter().map(|entry| entry.schema).collect(),
    };
    serde_json::to_string(&schemas)
}
