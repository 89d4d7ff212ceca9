//! The declarations of all figures as JSON, for `cargo xtask generate`.

use serde::Serialize;
use upperhand::figures::registry::ALL;
use upperhand::figures::schema::Schema;

#[derive(Serialize)]
struct Schemas {
    /// The titles with their games.
    titles: Vec<String>,
    figures: Vec<&'static Schema>,
}

fn main() -> Result<(), serde_json::Error> {
    let schemas = Schemas {
        titles: ALL.iter().map(|entry| entry.schema.full_title()).collect(),
        figures: ALL.iter().map(|entry| entry.schema).collect(),
    };
    println!("{}", serde_json::to_string(&schemas)?);
    Ok(())
}
