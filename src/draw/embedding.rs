//! How areas are filled and lines dashed in SVG: images inside the document, hatchings as patterns, dashes as an
//! attribute.

use super::error::DrawError;
use super::filling::{Filling, Hatching, Image, Polygon};
use super::page::{Page, escaped, fine_data, hex, line_data, pattern_name, stroked};
use super::svg::WritesSvg;
use plotters::coord::Shift;
use plotters::drawing::DrawingArea;
use plotters::element::{Drawable, PointCollection};
use plotters::style::ShapeStyle;
use plotters_backend::{BackendCoord, DrawingErrorKind};
use std::iter::{Once, once};

/// Images inside the document, hatchings as patterns.
#[derive(Clone, Copy)]
pub struct Embedding<'a> {
    /// Makes an image an address that holds all of it: `data:image/png;base64,…`.
    pub encode: &'a dyn Fn(&Image) -> String,
}

impl<B: WritesSvg> Filling<B> for Embedding<'_> {
    fn put(
        &self,
        area: &DrawingArea<B, Shift>,
        image: &Image,
        at: (i32, i32),
        (width, height): (u32, u32),
    ) -> Result<(), DrawError<B>> {
        if image.pixels.is_empty() || width == 0 || height == 0 {
            return Ok(());
        }
        let address = escaped(&(self.encode)(image));
        area.draw(&Placed {
            at,
            write: |page: &mut Page, (x, y): BackendCoord| {
                page.element(&format!(
                    "<image x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" \
                     preserveAspectRatio=\"none\" image-rendering=\"pixelated\" href=\"{address}\"/>"
                ));
            },
        })
    }

    fn hatch(
        &self,
        area: &DrawingArea<B, Shift>,
        from: (i32, i32),
        to: (i32, i32),
        hatching: Hatching,
    ) -> Result<(), DrawError<B>> {
        let (width, height) = (to.0 - from.0, to.1 - from.1);
        area.draw(&Placed {
            at: from,
            write: |page: &mut Page, (x, y): BackendCoord| {
                if !page.hatchings.contains(&hatching) {
                    page.hatchings.push(hatching);
                }
                page.element(&format!(
                    "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" \
                     fill=\"url(#{})\"/>",
                    pattern_name(hatching)
                ));
            },
        })
    }

    fn fill(&self, area: &DrawingArea<B, Shift>, polygons: &[Polygon]) -> Result<(), DrawError<B>> {
        area.draw(&Placed {
            at: (0, 0),
            write: |page: &mut Page, base: BackendCoord| {
                for (outline, colour) in polygons {
                    let (look, data) = (
                        format!("fill=\"{}\"", hex(*colour)),
                        fine_data(outline, base),
                    );
                    page.path(look, &data, false);
                }
            },
        })
    }

    fn dash(
        &self,
        area: &DrawingArea<B, Shift>,
        points: &[(i32, i32)],
        style: ShapeStyle,
        length: i32,
    ) -> Result<(), DrawError<B>> {
        area.draw(&Placed {
            at: (0, 0),
            write: |page: &mut Page, _| {
                let data = line_data(points.iter().map(|point| area.map_coordinate(point)));
                let look = stroked(&style);
                page.element(&format!(
                    "<path {look} stroke-dasharray=\"{length}\" d=\"{data}\"/>"
                ));
            },
        })
    }
}

/// An element at a point of an area, which plotters turns into one of the picture.
struct Placed<W> {
    at: (i32, i32),
    write: W,
}

impl<'a, W> PointCollection<'a, (i32, i32)> for &'a Placed<W> {
    type Point = &'a (i32, i32);
    type IntoIter = Once<Self::Point>;

    fn point_iter(self) -> Self::IntoIter {
        once(&self.at)
    }
}

impl<B: WritesSvg, W: Fn(&mut Page, BackendCoord)> Drawable<B> for Placed<W> {
    fn draw<I: Iterator<Item = BackendCoord>>(
        &self,
        points: I,
        backend: &mut B,
        _area: (u32, u32),
    ) -> Result<(), DrawingErrorKind<B::ErrorType>> {
        if let Some(svg) = backend.svg() {
            for at in points {
                (self.write)(&mut svg.page(), at);
            }
        }
        Ok(())
    }
}
