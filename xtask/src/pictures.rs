//! Pictures of figures, drawn by the library: still ones for pages, and cards for those who link to them.

use std::path::PathBuf;

use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};

use crate::markup::Attributes;
use crate::{install, project, run};

/// The fonts of cards, among the npm packages.
const FONTS: &str = "node_modules/dejavu-fonts-ttf/ttf";

/// A figure that is to be drawn.
#[derive(Serialize)]
pub struct Picture {
    /// Its name and its settings, as attributes have them.
    pub settings: Attributes,
    /// Is a still picture wanted, besides the cards?
    pub still: bool,
    pub cards: Vec<Card>,
}

#[derive(Serialize)]
pub struct Card {
    /// That of the figure, if none is given.
    pub title: Option<String>,
    pub file: PathBuf,
}

/// A figure as `examples/stills` tells and draws it.
#[derive(Default, Deserialize)]
pub struct Drawn {
    /// The title of the figure, with its game.
    pub title: String,
    /// One sentence on what such a figure shows.
    pub description: String,
    /// This one in words, for those who do not see it.
    pub summary: String,
    pub still: Option<Still>,
}

/// A picture in light and dark colours, as SVG, and its numbers.
#[derive(Default, Deserialize)]
pub struct Still {
    pub light: String,
    pub dark: String,
    pub table: Table,
}

#[derive(Default, Deserialize)]
pub struct Table {
    pub caption: String,
    pub columns: Vec<String>,
    pub rows: Vec<Vec<String>>,
}

/// All pictures of a site of that name.
#[derive(Serialize)]
struct Wanted<'a> {
    name: &'a str,
    fonts: PathBuf,
    pictures: &'a [Picture],
}

/// Draws figures and writes their cards, with the library.
pub fn draw(name: &str, pictures: &[Picture]) -> Result<Vec<Drawn>> {
    install::npm_packages()?;
    let wanted = Wanted {
        name,
        fonts: project::root().join(FONTS),
        pictures,
    };
    let mut stills = project::told("stills")?;
    stills.arg(serde_json::to_string(&wanted)?);
    serde_json::from_str(&run::output(&mut stills)?)
        .context("the pictures are not what is expected")
}
