//! Pixels as a PNG in memory.

use png::{ColorType, Compression, Encoder, EncodingError};

/// Pixels of four bytes, row by row from the top.
pub fn encoded((width, height): (u32, u32), pixels: &[u8]) -> Result<Vec<u8>, EncodingError> {
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, width, height);
    encoder.set_color(ColorType::Rgba);
    encoder.set_compression(Compression::High);
    encoder.write_header()?.write_image_data(pixels)?;
    Ok(bytes)
}

/// Pixels by their places in a palette, whose colours have three bytes each.
pub fn indexed(
    (width, height): (u32, u32),
    palette: &[u8],
    indices: &[u8],
) -> Result<Vec<u8>, EncodingError> {
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, width, height);
    encoder.set_color(ColorType::Indexed);
    encoder.set_palette(palette);
    encoder.set_compression(Compression::High);
    encoder.write_header()?.write_image_data(indices)?;
    Ok(bytes)
}
