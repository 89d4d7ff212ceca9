//! Cards, as feeds and messengers show them beside a link: PNG, light, the same bytes on every machine.

#![allow(
    clippy::cast_possible_truncation,
    reason = "places in a palette of 256"
)]

use std::error::Error;
use std::fs;
use std::path::Path;

use ab_glyph::FontVec;
use color_quant::NeuQuant;
use plotters::drawing::IntoDrawingArea;
use upperhand_draw::{Card, Font, Target, Theme, draw_card, text_width};
use upperhand_kit::Size;

use super::bitmap::{Bitmap, Letters};
use super::png;
use super::ready::Main;

/// The size of a card in pixels, as those who show them ask for it.
const SIZE: (u32, u32) = (1200, 630);

/// The shape of its picture.
pub const PICTURE: Size = Size {
    width: 792,
    height: 284,
};

/// The width of a card in CSS pixels: text is as much larger than on a page.
const CSS_WIDTH: f64 = 840.0;

/// Cards are drawn this many times as large along each axis, and reduced: their lines and curves are smooth.
const FINENESS: u32 = 2;

/// The number of colours of a card: as many as a byte tells apart, a third of the size of all that are drawn.
const COLOURS: usize = 256;

/// The palette is chosen by one of so many pixels.
const SAMPLED: i32 = 10;

/// Reads the letters from a folder of DejaVu fonts.
pub fn letters(folder: &Path) -> Result<Letters, Box<dyn Error>> {
    let font = |name: &str| -> Result<FontVec, Box<dyn Error>> {
        let file = folder.join(name);
        let bytes = fs::read(&file).map_err(|error| format!("{}: {error}", file.display()))?;
        Ok(FontVec::try_from_vec(bytes)?)
    };
    Ok(Letters {
        plain: font("DejaVuSans.ttf")?,
        bold: font("DejaVuSans-Bold.ttf")?,
    })
}

/// A figure under a title, with the name of the site and a number, as a PNG.
pub fn card(
    (figure, crosshair): &Main,
    (title, told): (&str, &str),
    name: &str,
    letters: &Letters,
) -> Result<Vec<u8>, Box<dyn Error>> {
    let (width, height) = SIZE;
    let bitmap = Bitmap::new((width * FINENESS, height * FINENESS), letters);
    let card = Card {
        title,
        picture: (figure, crosshair.as_ref()),
        name,
        told,
    };
    let area = bitmap.clone().into_drawing_area();
    let ratio = f64::from(width * FINENESS) / CSS_WIDTH;
    let theme = Theme::light();
    let measure = |text: &str, font: Font| text_width(&area, text, font);
    let target = Target::new(area.dim_in_pixel(), &theme)
        .at_ratio(ratio)
        .measured_by(&measure);
    draw_card(&target, &card).draw_on(&area)?;
    let pixels = bitmap.reduced(FINENESS);
    let palette = NeuQuant::new(SAMPLED, COLOURS, &pixels);
    let (pixels, _) = pixels.as_chunks::<4>();
    let place = |pixel: &[u8; 4]| palette.index_of(pixel) as u8;
    let indices: Vec<u8> = pixels.iter().map(place).collect();
    let colours = palette.color_map_rgb();
    Ok(png::encoded(SIZE, Some(&colours), &indices)?)
}
