//! Pixels as a PNG in memory.

use png::{ColorType, Compression, Encoder, EncodingError};

/// Pixels row by row from the top: four bytes each, or places in a palette, whose colours have three bytes each.
pub fn encoded(
    (width, height): (u32, u32),
    palette: Option<&[u8]>,
    pixels: &[u8],
) -> Result<Vec<u8>, EncodingError> {
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, width, height);
    encoder.set_color(ColorType::Rgba);
    if let Some(palette) = palette {
        encoder.set_color(ColorType::Indexed);
        encoder.set_palette(palette);
    }
    encoder.set_compression(Compression::High);
    encoder.write_header()?.write_image_data(pixels)?;
    Ok(bytes)
}
