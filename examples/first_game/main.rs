//! Writes what the first screen of the story is made of: `cargo run --example first_game -- positions`, `faces` or `cards`.
//!
//! It is a race of eight suspects against four, which a page has to show before any module has arrived. `cargo xtask generate`
//! writes the positions to `www/generated/first-game.js`, the faces to `www/generated/faces.svg`, and the cards into
//! `index.html`.

mod faces;
mod positions;

use std::error::Error;

/// The numbers of suspects at the start, yours and theirs.
const START: (u32, u32) = (8, 4);

fn main() -> Result<(), Box<dyn Error>> {
    let wanted = std::env::args().nth(1).unwrap_or_default();
    let text = match wanted.as_str() {
        "positions" => positions::script()?,
        "faces" => faces::picture(),
        "cards" => faces::cards(),
        _ => return Err("say what is wanted: positions, faces or cards".into()),
    };
    print!("{text}");
    Ok(())
}
