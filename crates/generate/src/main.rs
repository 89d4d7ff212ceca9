//! What `cargo xtask` asks the library for: everything that is generated from Rust types, declarations and solutions, and the
//! pictures of the site. One program, so that it is linked once: `cargo run --package upperhand-generate -- schema`.

mod answers;
mod at_the_table;
mod boundary;
mod first_game;
mod guts_night;
mod joined;
mod known;
mod openings;
mod schema;
mod stills;

use std::error::Error;

use first_game::{faces, positions};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let wanted = arguments.next().unwrap_or_default();
    let text = match wanted.as_str() {
        "schema" => schema::json()?,
        "boundary" => boundary::script(),
        "answers" => answers::declarations(),
        "joined" => joined::table()?,
        "known" => known::table()?,
        "openings" => openings::table()?,
        "first-game" => positions::script()?,
        "faces" => faces::picture(),
        "cards" => faces::cards(),
        "at-the-table" => at_the_table::script()?,
        "guts-chart" => guts_night::chart()?,
        "guts-card" => guts_night::card()?,
        "guts-house" => guts_night::house()?,
        "guts-turns" => guts_night::turns()?,
        "stills" => stills::draw_all(&arguments.next().ok_or("say which figures")?)?,
        _ => return Err(format!("`{wanted}` is not generated here; see `main.rs`").into()),
    };
    print!("{text}");
    Ok(())
}
