//! One renderer for every backend of plotters: canvas, SVG, bitmap.
//!
//! Lives here: the [`Theme`] (which colour a role has), the layout (where things go, in device
//! pixels) and the drawing of a [`Figure`] with its crosshair.
//!
//! Never enters: knowledge of a game, text that is not in the figure, the DOM.
//!
//! A figure is drawn in two steps, so that a moving crosshair costs no redraw of the rest:
//! [`draw`] puts down everything that stands still and returns the [`Layout`]; [`draw_crosshair`]
//! draws over it.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "pixels: rounded floats and sizes far below 2^31"
)]

mod axes;
mod crosshair;
mod error;
mod filling;
mod layout;
mod legend;
mod marks;
mod pen;
mod raster;
mod theme;
mod ticks;

pub use crosshair::draw_crosshair;
pub use error::DrawError;
pub use filling::{Filling, Hatching, Image, Pixel, PixelByPixel};
pub use layout::Layout;
pub use theme::{Rgb, Theme};

use crate::view::{Figure, Role};
use pen::Pen;
use plotters::coord::Shift;
use plotters::drawing::DrawingArea;
use plotters::prelude::DrawingBackend;

/// Draws all of a figure but its crosshair over the whole area and says where it put things.
///
/// `pixel_ratio` is the number of device pixels in a CSS pixel: every length of the theme is
/// multiplied by it. Cost: O(pixels), plus the marks.
///
/// # Errors
/// What the backend reports.
pub fn draw<B: DrawingBackend>(
    area: &DrawingArea<B, Shift>,
    figure: &Figure,
    theme: &Theme,
    pixel_ratio: f64,
) -> Result<Layout, DrawError<B>> {
    draw_with(area, figure, theme, pixel_ratio, &PixelByPixel)
}

/// As [`draw`], for backends that have a better way to fill areas.
///
/// # Errors
/// What the backend reports.
pub fn draw_with<B: DrawingBackend>(
    area: &DrawingArea<B, Shift>,
    figure: &Figure,
    theme: &Theme,
    pixel_ratio: f64,
    filling: &dyn Filling<B>,
) -> Result<Layout, DrawError<B>> {
    let pen = Pen::new(area, theme, pixel_ratio, filling);
    area.fill(&pen.colour(Role::Paper))?;
    let legend = legend::arrange(&pen, &figure.legend)?;
    let layout = layout::arrange(&pen, figure, legend.height)?;
    if let Some(raster) = &figure.raster {
        raster::draw(&pen, raster, figure.legend.gradient, &layout)?;
    }
    marks::draw(&pen, figure, &layout)?;
    axes::draw(&pen, figure, &layout)?;
    legend::draw(&pen, &figure.legend, &legend)?;
    Ok(layout)
}
