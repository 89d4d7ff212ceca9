//! A figure over a whole area: everything that stands still.

use super::error::DrawError;
use super::filling::{Filling, PixelByPixel};
use super::layout::{self, Layout};
use super::pen::Pen;
use super::theme::Theme;
use super::{axes, legend, marks, raster, shapes};
use crate::figures::{Figure, Role};
use plotters::coord::Shift;
use plotters::drawing::DrawingArea;
use plotters::prelude::DrawingBackend;

/// Draws all of a figure but its crosshair over the whole area and says where it put things.
///
/// `pixel_ratio` is the number of device pixels in a CSS pixel: every length of the theme is
/// multiplied by it. Cost: O(pixels), plus the marks.
///
/// # Errors
/// An error of the backend.
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
/// An error of the backend.
pub fn draw_with<B: DrawingBackend>(
    area: &DrawingArea<B, Shift>,
    figure: &Figure,
    theme: &Theme,
    pixel_ratio: f64,
    filling: &dyn Filling<B>,
) -> Result<Layout, DrawError<B>> {
    let pen = Pen::new(area, theme, pixel_ratio, filling);
    if figure.is_bare() {
        area.fill(&pen.colour(Role::Paper))?;
        let layout = layout::bare(&pen, figure);
        shapes::draw(&pen, figure, &layout)?;
        marks::draw(&pen, figure, &layout)?;
        return Ok(layout);
    }
    let legend = legend::arrange(&pen, &figure.legend)?;
    let (layout, titles) = layout::arrange(&pen, figure, legend.height)?;
    let raster = figure.raster.as_ref();
    if let Some(raster) = raster.filter(|raster| !raster.cells.is_empty()) {
        pen.surround((layout.left, layout.top), (layout.right, layout.bottom))?;
        raster::draw(&pen, raster, figure.legend.gradient, &layout)?;
    } else {
        area.fill(&pen.colour(Role::Paper))?;
    }
    shapes::draw(&pen, figure, &layout)?;
    marks::draw(&pen, figure, &layout)?;
    axes::draw(&pen, figure, &layout, &titles)?;
    legend::draw(&pen, &figure.legend, &legend)?;
    Ok(layout)
}
