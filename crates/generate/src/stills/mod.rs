//! Pictures of figures for `cargo xtask dist`, by the renderer of the living ones.
//!
//! They are asked for as JSON, `{"name":"Upperhand","fonts":"…","pictures":[{"settings":{"figure":"win-map"},"still":true,
//! "cards":[{"title":"The map","file":"map.png"}]}]}`. The cards are written, and for each picture the answer says what it is
//! called, its words, and its still picture in light and dark colours with its numbers.

mod bitmap;
mod card;
mod png;
mod ready;
mod still;

use std::collections::BTreeMap;
use std::error::Error;
use std::fs;
use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use crate::first_game;
use bitmap::Letters;
use ready::Main;
use still::Still;
use upperhand_kit::Size;

#[derive(Deserialize)]
struct Wanted {
    /// The name of the site.
    name: String,
    /// The folder of the fonts.
    fonts: PathBuf,
    pictures: Vec<Picture>,
}

#[derive(Deserialize)]
struct Picture {
    /// Those of a figure with its name; nothing for the first game.
    settings: BTreeMap<String, String>,
    still: bool,
    cards: Vec<Card>,
}

#[derive(Deserialize)]
struct Card {
    /// That of the figure, if none is given.
    title: Option<String>,
    file: PathBuf,
}

/// A picture in words, and still.
#[derive(Serialize)]
struct Drawn {
    /// The title of the figure, with its game.
    title: String,
    /// One sentence on what such a figure shows.
    description: &'static str,
    /// This one in words, for those who do not see it.
    summary: String,
    still: Option<Still>,
}

/// Writes the cards that are asked for, and tells the pictures as JSON.
pub fn draw_all(wanted: &str) -> Result<String, Box<dyn Error>> {
    let wanted: Wanted = serde_json::from_str(wanted)?;
    let letters = card::letters(&wanted.fonts)?;
    let draw = |picture| drawn(picture, &wanted.name, &letters);
    let drawn: Result<Vec<Drawn>, _> = wanted.pictures.iter().map(draw).collect();
    Ok(serde_json::to_string(&drawn?)?)
}

fn drawn(picture: &Picture, name: &str, letters: &Letters) -> Result<Drawn, Box<dyn Error>> {
    let write = |main: &Main, usual: &str, told: &str| -> Result<(), Box<dyn Error>> {
        for Card { title, file } in &picture.cards {
            let title = title.as_deref().unwrap_or(usual);
            fs::write(file, card::card(main, (title, told), name, letters)?)?;
        }
        Ok(())
    };
    if picture.settings.is_empty() {
        let (figure, summary) = first_game::card::picture()?;
        let title = figure.title.clone();
        write(&(figure, None), &title, "")?;
        return Ok(Drawn {
            title,
            description: "",
            summary,
            still: None,
        });
    }
    let size = if picture.still {
        Size::USUAL
    } else {
        card::PICTURE
    };
    let mut ready = ready::ready(&picture.settings, size)?;
    let schema = ready.model.schema();
    let told = ready.model.readout(&ready.settings);
    let told = format!("{} {}", told.value, told.unit);
    write(&ready.main, &schema.full_title(), told.trim_end())?;
    Ok(Drawn {
        title: schema.full_title(),
        description: schema.description,
        summary: ready.model.summary(&ready.settings),
        still: if picture.still {
            Some(still::still(&mut ready))
        } else {
            None
        },
    })
}
