//! Still pictures: the main picture under the figure’s title, with the sentence about it, in SVG.

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use serde::Serialize;
use upperhand_draw::{Image, Target, Theme, export_page_svg};
use upperhand_kit::ExportPage;
use upperhand_kit::model::{Extent, Table};

use super::png;
use super::ready::ReadyFigure;

/// The width of a picture in CSS pixels: about that of a figure’s main picture where there is room for it.
const WIDTH: u32 = 680;

#[derive(Serialize)]
pub struct Still {
    light: String,
    dark: String,
    table: Table,
}

pub fn still(shown: &mut ReadyFigure) -> Still {
    let page = ExportPage {
        title: shown.model.schema().title.to_owned(),
        sentence: shown.model.sentence(&shown.settings),
        panels: vec![shown.main.clone()],
        foot: Vec::new(),
    };
    let svg = |theme| export_page_svg(&Target::new((WIDTH, 0), &theme), &page, &png_address);
    let (light, dark) = (svg(Theme::light()), svg(Theme::dark()));
    Still {
        light,
        dark,
        table: shown.model.table(&shown.settings, Extent::Near),
    }
}

/// An image as the address of a PNG.
fn png_address(image: &Image) -> String {
    let pixels: Vec<u8> = image.pixels.iter().flatten().copied().collect();
    let bytes = png::encoded((image.width, image.height), None, &pixels)
        .expect("memory takes every byte of an image with a pixel for each cell");
    format!("data:image/png;base64,{}", BASE64_STANDARD.encode(&bytes))
}
