//! What a picture is drawn for: a size, a resolution, colours, and a way to measure text.

use super::font::Measure;
use super::font_metrics;
use super::theme::Theme;

/// What a picture is drawn for.
#[derive(Clone, Copy)]
pub struct Target<'a> {
    /// Width and height in device pixels.
    pub size: (u32, u32),
    /// Device pixels per CSS pixel, by which every length of the design is multiplied.
    pub pixel_ratio: f64,
    /// The colours and the typeface.
    pub theme: &'a Theme,
    /// Measures text.
    pub measure: Measure<'a>,
    /// The number of device pixels along each side of a raster's pixel where cells are uneven. More than one is
    /// blurred, for a moment, and that many times as fast; lines and dots are then not cased.
    pub downsampling: u32,
}

impl<'a> Target<'a> {
    /// A target in full resolution, with a pixel ratio of 1 and text as wide as in Helvetica.
    pub const fn new(size: (u32, u32), theme: &'a Theme) -> Self {
        Self {
            size,
            pixel_ratio: 1.0,
            theme,
            measure: &font_metrics::width,
            downsampling: 1,
        }
    }

    /// The same target with a pixel ratio.
    pub const fn at_ratio(self, pixel_ratio: f64) -> Self {
        Self {
            pixel_ratio,
            ..self
        }
    }

    /// The same target with text as wide as `measure` says.
    pub const fn measured_by(self, measure: Measure<'a>) -> Self {
        Self { measure, ..self }
    }
}
