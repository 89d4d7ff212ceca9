//! The declarations of all figures as JSON, for `cargo xtask generate`.

use upperhand::figures::registry::ALL;
use upperhand::figures::schema::Schema;

fn main() -> Result<(), serde_json::Error> {
    let schemas: Vec<&Schema> = ALL.iter().map(|entry| entry.schema).collect();
    println!("{}", serde_json::to_string(&schemas)?);
    Ok(())
}
