//! A whole model on one picture: heading, sentence, panels, small print, from top to bottom.

use super::crosshair::draw_crosshair;
use super::embedding::Embedding;
use super::error::DrawError;
use super::filling::{Filling, Image, Unfilled};
use super::pen::{Pen, Pixels, Type, device_px};
use super::plot::draw_with;
use super::svg::{Measure, Svg, WritesSvg};
use super::theme::Theme;
use super::wrapping::wrapped;
use crate::figures::{ExportPage, Role, Size};
use plotters::coord::Shift;
use plotters::drawing::{DrawingArea, IntoDrawingArea};
use plotters::prelude::DrawingBackend;
use plotters::style::text_anchor::{HPos, VPos};

/// Lengths in CSS pixels: the margin around everything, the gap between panels and between parts.
const MARGIN: f64 = 16.0;
const GAP: f64 = 24.0;
const PART: f64 = 14.0;

/// Sizes of text in CSS pixels, and the distance of lines in their size.
const HEADING: f64 = 20.0;
const SENTENCE: f64 = 14.0;
const LEADING: f64 = 1.4;

/// Panels stand beside each other where each can have this width, in CSS pixels.
const COLUMN: f64 = 400.0;

/// The height of a panel for its width, held between two heights in CSS pixels.
struct Shape {
    height: f64,
    least: f64,
    most: f64,
}

const MAIN: Shape = Shape {
    height: 0.66,
    least: 350.0,
    most: 900.0,
};

const FURTHER: Shape = Shape {
    height: 0.62,
    least: 300.0,
    most: 480.0,
};

/// The number of device pixels in a CSS pixel of an SVG: the points of a curve lie on thirds of a CSS pixel, and a
/// raster whose cells are not even has nine pixels in each.
const SVG_RATIO: u32 = 3;

/// Draws an export page over an area, from its top. [`export_page_height`] says how high the area should be.
///
/// `pixel_ratio` is the number of device pixels in a CSS pixel. Further panels stand two beside each other
/// where the area is wide enough, else below each other; text wraps between words.
///
/// # Errors
/// An error of the backend.
pub fn draw_export_page<B: DrawingBackend>(
    area: &DrawingArea<B, Shift>,
    export_page: &ExportPage,
    theme: &Theme,
    pixel_ratio: f64,
    filling: &dyn Filling<B>,
) -> Result<(), DrawError<B>> {
    let pen = Pen::new(area, theme, pixel_ratio, filling);
    let plan = arrange(&pen, export_page)?;
    area.fill(&pen.colour(Role::Paper))?;
    for line in &plan.lines {
        pen.text(&line.text, line.at, line.set)?;
    }
    for ((figure, crosshair), &Place { at, size }) in export_page.panels.iter().zip(&plan.panels) {
        let panel = area.clone().shrink(at, size);
        let layout = draw_with(&panel, figure, theme, pixel_ratio, filling)?;
        if let Some(crosshair) = crosshair {
            draw_crosshair(&panel, figure, crosshair, &layout, theme, pixel_ratio)?;
        }
    }
    if let Some(y) = plan.rule {
        let right = plan.margin + plan.room;
        let colour = theme.colour(Role::Rule);
        pen.rule((plan.margin, y), (right, y), pen.px(1.0), colour)?;
    }
    Ok(())
}

/// The height of an export page, in device pixels, when it is as wide as the area, however high that is.
///
/// # Errors
/// An error of the backend when it measures text.
pub fn export_page_height<B: DrawingBackend>(
    area: &DrawingArea<B, Shift>,
    export_page: &ExportPage,
    theme: &Theme,
    pixel_ratio: f64,
) -> Result<u32, DrawError<B>> {
    let pen = Pen::new(area, theme, pixel_ratio, &Unfilled);
    Ok(arrange(&pen, export_page)?.height.unsigned_abs())
}

/// The sizes of the panels on an export page of a width in CSS pixels, in those pixels: figures whose places depend on
/// their size are to be made for these. At another pixel ratio they have the same shapes, to a pixel.
#[must_use]
pub fn export_panel_sizes(css_width: u32, panels: usize) -> Vec<Size> {
    let px = |css| device_px(css, 1.0);
    let rows = rows(panels, room(css_width, &px), &px);
    let sizes = rows.into_iter().flat_map(|Row { columns, size }| {
        let size = Size {
            width: size.0.unsigned_abs(),
            height: size.1.unsigned_abs(),
        };
        (0..columns).map(move |_| size)
    });
    sizes.collect()
}

/// An export page as an SVG document of that width in CSS pixels. Images become what `encode` makes of them, as
/// in [`Embedding`]; text is as wide as `measure` says, as in [`Svg::measured_by`].
///
/// # Errors
/// An error of plotters; SVG itself causes none.
pub fn export_page_svg<'a>(
    export_page: &ExportPage,
    css_width: u32,
    theme: &Theme,
    encode: &dyn Fn(&Image) -> String,
    measure: Option<Measure<'a>>,
) -> Result<String, DrawError<Svg<'a>>> {
    export_page_svg_by(export_page, css_width, theme, encode, measure, |svg| svg)
}

/// As [`export_page_svg`], by way of another backend: where that one draws on a canvas too, there is one renderer
/// for both in the module that a reader downloads, not two.
///
/// # Errors
/// An error of plotters.
pub fn export_page_svg_by<'a, B: WritesSvg>(
    export_page: &ExportPage,
    css_width: u32,
    theme: &Theme,
    encode: &dyn Fn(&Image) -> String,
    measure: Option<Measure<'a>>,
    by: impl Fn(Svg<'a>) -> B,
) -> Result<String, DrawError<B>> {
    let css_height = export_page_svg_height(export_page, css_width, theme, measure, &by)?;
    let svg = svg_page((css_width, css_height), measure);
    let area = by(svg.clone()).into_drawing_area();
    let ratio = f64::from(SVG_RATIO);
    draw_export_page(&area, export_page, theme, ratio, &Embedding { encode })?;
    Ok(svg.document(&export_page.title, &export_page.sentence))
}

/// The height in CSS pixels that [`export_page_svg_by`] gives its document. Nothing is drawn for that.
///
/// # Errors
/// An error of plotters.
pub fn export_page_svg_height<'a, B: WritesSvg>(
    export_page: &ExportPage,
    css_width: u32,
    theme: &Theme,
    measure: Option<Measure<'a>>,
    by: impl Fn(Svg<'a>) -> B,
) -> Result<u32, DrawError<B>> {
    let blank = by(svg_page((css_width, 1), measure)).into_drawing_area();
    let height = export_page_height(&blank, export_page, theme, f64::from(SVG_RATIO))?;
    Ok(height.div_ceil(SVG_RATIO))
}

/// An empty page of a size in CSS pixels.
fn svg_page((width, height): (u32, u32), measure: Option<Measure>) -> Svg {
    let svg = Svg::new(
        (width * SVG_RATIO, height * SVG_RATIO),
        f64::from(SVG_RATIO),
    );
    match measure {
        Some(measure) => svg.measured_by(measure),
        None => svg,
    }
}

/// Where everything goes, in device pixels.
struct Plan {
    margin: Pixels,
    /// The width between the margins.
    room: Pixels,
    lines: Vec<Line>,
    panels: Vec<Place>,
    /// The row of the rule above the small print.
    rule: Option<Pixels>,
    height: Pixels,
}

struct Line {
    text: String,
    at: (Pixels, Pixels),
    set: Type,
}

/// The upper left corner and the size of a panel.
struct Place {
    at: (Pixels, Pixels),
    size: (Pixels, Pixels),
}

fn arrange<B: DrawingBackend>(
    pen: &Pen<B>,
    export_page: &ExportPage,
) -> Result<Plan, DrawError<B>> {
    let (width, _) = pen.area.dim_in_pixel();
    let margin = pen.px(MARGIN);
    let mut plan = Plan {
        margin,
        room: room(width, &|css| pen.px(css)),
        lines: Vec::new(),
        panels: Vec::new(),
        rule: None,
        height: margin,
    };
    let body = Type {
        size: SENTENCE,
        ..pen.small(Role::Ink, HPos::Left, VPos::Top)
    };
    let heading = Type {
        size: HEADING,
        bold: true,
        ..body
    };
    plan.paragraph(pen, &export_page.title, heading)?;
    plan.paragraph(pen, &export_page.sentence, body)?;
    plan.height += pen.px(PART);
    plan.place(pen, export_page.panels.len());
    if !export_page.foot.is_empty() {
        plan.rule = Some(plan.height);
        plan.height += pen.px(PART);
    }
    let small = pen.small(Role::Muted, HPos::Left, VPos::Top);
    for paragraph in &export_page.foot {
        plan.paragraph(pen, paragraph, small)?;
    }
    plan.height += margin;
    Ok(plan)
}

impl Plan {
    /// Puts lines of text below what is there.
    fn paragraph<B: DrawingBackend>(
        &mut self,
        pen: &Pen<B>,
        text: &str,
        set: Type,
    ) -> Result<(), DrawError<B>> {
        for text in wrapped(pen, text, set, self.room)? {
            let at = (self.margin, self.height);
            self.lines.push(Line { text, at, set });
            self.height += pen.px(set.size * LEADING);
        }
        Ok(())
    }

    /// Places so many panels below what is there.
    fn place<B: DrawingBackend>(&mut self, pen: &Pen<B>, panels: usize) {
        let gap = pen.px(GAP);
        for Row { columns, size } in rows(panels, self.room, &|css| pen.px(css)) {
            for column in 0..columns {
                let left = self.margin + column * (size.0 + gap);
                let at = (left, self.height);
                self.panels.push(Place { at, size });
            }
            self.height += size.1 + gap;
        }
    }
}

/// The width between the margins of a page.
fn room(width: u32, px: &dyn Fn(f64) -> Pixels) -> Pixels {
    (width as Pixels - 2 * px(MARGIN)).max(1)
}

/// Panels of one size beside each other.
struct Row {
    columns: Pixels,
    size: (Pixels, Pixels),
}

/// The rows of panels in a room: the first panel over the whole width, the others one or two in a row; a last one that is
/// alone in its row has all of it. Lengths are device pixels, those that `px` makes of CSS pixels.
fn rows(panels: usize, room: Pixels, px: &dyn Fn(f64) -> Pixels) -> Vec<Row> {
    let gap = px(GAP);
    let two = room >= 2 * px(COLUMN) + gap;
    let mut rows = Vec::new();
    let mut left = panels;
    while left > 0 {
        let main = left == panels;
        let across = if main || !two { 1 } else { left.min(2) };
        let shape = if main { MAIN } else { FURTHER };
        let columns = across as Pixels;
        let width = (room - (columns - 1) * gap) / columns;
        let ideal = (f64::from(width) * shape.height).round() as Pixels;
        let height = ideal.clamp(px(shape.least), px(shape.most));
        let size = (width, height);
        rows.push(Row { columns, size });
        left -= across;
    }
    rows
}
