//! Still pictures of figures, for `cargo xtask dist`: `cargo run --example stills -- '[{"figure":"win-map","mine":"40"}]'` prints, for
//! each, its picture in light and dark colours, its words and its numbers, as JSON.

use std::collections::BTreeMap;
use std::error::Error;

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use serde::Serialize;
use upperhand::draw::{Image, Theme, export_page_svg};
use upperhand::figures::model::{Extent, Model, Resolution, Table};
use upperhand::figures::registry::model;
use upperhand::figures::schema::VERSION;
use upperhand::figures::settings::Settings;
use upperhand::figures::tasks::solve;
use upperhand::figures::{Crosshair, ExportPage, Figure};

/// The width of a picture in CSS pixels: about that of a figure’s main picture where there is room for it.
const WIDTH: u32 = 680;

/// The most cells along each axis.
const RESOLUTION: Resolution = Resolution {
    columns: 128,
    rows: 128,
};

#[derive(Serialize)]
struct Still {
    light: String,
    dark: String,
    /// The figure in words, for those who do not see it.
    summary: String,
    table: Table,
}

fn main() -> Result<(), Box<dyn Error>> {
    let wanted = std::env::args().nth(1).ok_or("say which figures")?;
    let wanted: Vec<BTreeMap<String, String>> = serde_json::from_str(&wanted)?;
    let stills: Result<Vec<Still>, _> = wanted.iter().map(still).collect();
    println!("{}", serde_json::to_string(&stills?)?);
    Ok(())
}

/// One figure with the settings that are named.
fn still(wanted: &BTreeMap<String, String>) -> Result<Still, Box<dyn Error>> {
    let name = wanted.get("figure").ok_or("a figure has no name")?;
    let mut model = model(name).ok_or_else(|| format!("there is no figure {name}"))?;
    let settings = settings(model.as_ref(), wanted)?;
    while let Some(task) = model.task(&settings) {
        model.receive(task.name, &task.numbers, &solve(&task)?)?;
    }
    let main = (
        model.figure_at(0, &settings, RESOLUTION)?,
        model.crosshair(0, &settings),
    );
    let page = page(model.as_mut(), &settings, main)?;
    let svg = |theme| export_page_svg(&page, WIDTH, &theme, &png_address, None);
    let (light, dark) = (svg(Theme::light())?, svg(Theme::dark())?);
    Ok(Still {
        light,
        dark,
        summary: model.summary(&settings)?,
        table: model.table(&settings, Extent::Near)?,
    })
}

/// The settings as the address of a figure has them.
fn settings(model: &dyn Model, wanted: &BTreeMap<String, String>) -> Result<Settings, String> {
    let mut settings = model.defaults();
    let mut set = Vec::new();
    for setting in model.schema().settings {
        if let Some(text) = wanted.get(setting.name) {
            if let Some(problem) = settings.set_text(setting.name, text) {
                return Err(problem);
            }
            set.push(setting.name);
        }
    }
    if wanted.get("v").is_none_or(|version| version != VERSION) {
        return Err(format!("{wanted:?} names no version, or an old one"));
    }
    model.settle(&mut settings, &set);
    Ok(settings)
}

/// The main picture under the figure’s title, with the sentence about it.
fn page(
    model: &mut dyn Model,
    settings: &Settings,
    main: (Figure, Option<Crosshair>),
) -> Result<ExportPage, Box<dyn Error>> {
    Ok(ExportPage {
        title: model.schema().title.to_owned(),
        sentence: model.sentence(settings)?,
        panels: vec![main],
        foot: Vec::new(),
    })
}

/// An image as the address of a PNG.
fn png_address(image: &Image) -> String {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, image.width, image.height);
    encoder.set_color(png::ColorType::Rgba);
    encoder.set_compression(png::Compression::High);
    let pixels: Vec<u8> = image.pixels.iter().flatten().copied().collect();
    encoder
        .write_header()
        .and_then(|mut writer| writer.write_image_data(&pixels))
        .expect("memory takes every byte of an image with a pixel for each cell");
    format!("data:image/png;base64,{}", BASE64_STANDARD.encode(&bytes))
}
