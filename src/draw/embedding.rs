//! How areas are filled and lines dashed in SVG: images inside the document, hatchings as patterns, dashes as an
//! attribute.

use super::error::DrawError;
use super::filling::{Filling, Hatching, Image, Placed, Polygon, pixels};
use super::page::{Page, escaped, fine_data, hex, line_data, pattern_name, stroked};
use super::svg::WritesSvg;
use plotters::coord::Shift;
use plotters::drawing::DrawingArea;
use plotters::element::PathElement;
use plotters::style::ShapeStyle;
use plotters_backend::BackendCoord;

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
        write(area, at, |page, (x, y)| {
            page.element(&format!(
                "<image x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" \
                 preserveAspectRatio=\"none\" image-rendering=\"pixelated\" href=\"{address}\"/>"
            ));
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
        write(area, from, |page, (x, y)| {
            if !page.hatchings.contains(&hatching) {
                page.hatchings.push(hatching);
            }
            page.element(&format!(
                "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" \
                 fill=\"url(#{})\"/>",
                pattern_name(hatching)
            ));
        })
    }

    fn fill(&self, area: &DrawingArea<B, Shift>, polygons: &[Polygon]) -> Result<(), DrawError<B>> {
        write(area, (0, 0), |page, base| {
            for (outline, colour) in polygons {
                let (look, data) = (
                    format!("fill=\"{}\"", hex(*colour)),
                    fine_data(outline, base),
                );
                page.path(look, &data, false);
            }
        })
    }

    fn line(
        &self,
        area: &DrawingArea<B, Shift>,
        places: &[(f64, f64)],
        style: ShapeStyle,
    ) -> Result<(), DrawError<B>> {
        area.draw(&PathElement::new(pixels(places), style))
    }

    fn dash(
        &self,
        area: &DrawingArea<B, Shift>,
        places: &[(f64, f64)],
        style: ShapeStyle,
        length: i32,
    ) -> Result<(), DrawError<B>> {
        write(area, (0, 0), |page, _| {
            let data = line_data(
                pixels(places)
                    .iter()
                    .map(|point| area.map_coordinate(point)),
            );
            let look = stroked(&style);
            page.element(&format!(
                "<path {look} stroke-dasharray=\"{length}\" d=\"{data}\"/>"
            ));
        })
    }
}

/// Writes at a point of an area, which plotters turns into one of the picture.
fn write<B: WritesSvg>(
    area: &DrawingArea<B, Shift>,
    at: (i32, i32),
    element: impl Fn(&mut Page, BackendCoord),
) -> Result<(), DrawError<B>> {
    let draw = |backend: &mut B, at| {
        if let Some(svg) = backend.svg() {
            element(&mut svg.page(), at);
        }
        Ok(())
    };
    area.draw(&Placed { at, draw })
}
