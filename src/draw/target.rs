//! What a picture is drawn for: a size, a resolution, colours, and a way to measure text.

use super::font::Measure;
use super::font_metrics;
use super::theme::Theme;

/// What a picture is drawn for.
#[derive(Clone, Copy)]
pub struct Target<'a> {
    /// Width and height in device pixels.
    pub size: (u32, u32),
    /// The number of device pixels in a CSS pixel: every length of the design is multiplied by it.
    pub pixel_ratio: f64,
    /// The colours and the typeface.
    pub theme: &'a Theme,
    /// Measures text.
    pub measure: Measure<'a>,
    /// The number of device pixels along each axis that a pixel of an image may take where cells are of different
    /// lengths: more than one is a blur for a moment, and as many times as fast. Lines and dots are not cased in one.
    pub downsampling: u32,
}

impl<'a> Target<'a> {
    /// At full resolution, with a device pixel in a CSS pixel and text as wide as in Helvetica.
    #[must_use]
    pub const fn new(size: (u32, u32), theme: &'a Theme) -> Self {
        Self {
            size,
            pixel_ratio: 1.0,
            theme,
            measure: &font_metrics::width,
            downsampling: 1,
        }
    }

    /// With this number of device pixels in a CSS pixel.
    #[must_use]
    pub const fn at_ratio(self, pixel_ratio: f64) -> Self {
        Self {
            pixel_ratio,
            ..self
        }
    }

    /// With text as wide as `measure` says.
    #[must_use]
    pub const fn measured_by(self, measure: Measure<'a>) -> Self {
        Self { measure, ..self }
    }
}
