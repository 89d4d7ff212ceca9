//! A whole model on one picture: heading, sentence, panels, small print, from top to bottom.

use super::pen::{Pen, TextStyle, device_px};
use super::primitives::{Align, Drawing, Pixels, Point};
use super::svg::Encode;
use super::target::Target;
use super::wrapping::wrapped;
use upperhand_kit::{ExportPage, Role, Size};

/// Lengths in CSS pixels: the margin around everything, and the gaps between panels and between parts.
const MARGIN: f64 = 16.0;
const GAP: f64 = 24.0;
const PART: f64 = 14.0;

/// Font sizes in CSS pixels, and the line height as a multiple of the font size.
const HEADING: f64 = 20.0;
const SENTENCE: f64 = 14.0;
const LEADING: f64 = 1.4;

/// Panels stand beside each other where each can have this width, in CSS pixels.
const COLUMN: f64 = 400.0;

/// The height of a panel as a fraction of its width, and its least and largest height in CSS pixels.
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

/// Draws an export page as wide as the target, and as high as its contents need.
///
/// Further panels stand two beside each other where the page is wide enough, else below each other; text wraps between words.
pub fn draw_export_page(target: &Target, export_page: &ExportPage) -> Drawing {
    draw_in_steps(target, export_page, 1)
}

/// An export page as an SVG document, as wide as the target in CSS pixels. `encode` turns images into addresses.
pub fn export_page_svg(target: &Target, export_page: &ExportPage, encode: Encode) -> String {
    let drawing = draw_in_steps(&svg_target(target), export_page, SVG_RATIO);
    drawing.svg(&export_page.title, &export_page.sentence, encode)
}

/// The target of an SVG document, from a target of the same width in CSS pixels.
fn svg_target<'a>(target: &Target<'a>) -> Target<'a> {
    Target {
        size: (target.size.0 * SVG_RATIO, 0),
        pixel_ratio: f64::from(SVG_RATIO),
        ..*target
    }
}

/// Draws an export page whose height is a multiple of a number of device pixels.
fn draw_in_steps(target: &Target, export_page: &ExportPage, step: u32) -> Drawing {
    let plan = Plan::of(&Pen::new(*target), export_page);
    let height = plan.height.unsigned_abs().next_multiple_of(step);
    let target = Target {
        size: (target.size.0, height),
        ..*target
    };
    let mut pen = Pen::new(target);
    pen.paper(None);
    for line in &plan.lines {
        pen.text(&line.text, line.at, line.style);
    }
    let mut drawing = pen.drawing();
    for ((figure, crosshair), panel) in export_page.panels.iter().zip(&plan.panels) {
        let picture = (figure, crosshair.as_ref());
        drawing.add_panel(&target, panel.at, panel.size, picture);
    }
    if let Some(y) = plan.rule {
        let mut pen = Pen::new(target);
        let right = plan.margin + plan.room;
        let (width, colour) = (pen.px(1.0), pen.theme.rule);
        pen.rule((plan.margin, y), (right, y), width, colour);
        drawing.add((0, 0), pen.drawing());
    }
    drawing
}

/// The sizes of the panels on an export page, in CSS pixels like its width: figures whose layout depends on their size
/// should be made for these. At another pixel ratio the shapes are the same, to a pixel.
pub fn export_panel_sizes(css_width: u32, panels: usize) -> Vec<Size> {
    let px = |css| device_px(css, 1.0);
    let rows = rows(panels, room(css_width as Pixels, &px), &px);
    let sizes = rows.into_iter().flat_map(|Row { columns, size }| {
        let size = Size {
            width: size.0.unsigned_abs(),
            height: size.1.unsigned_abs(),
        };
        (0..columns).map(move |_| size)
    });
    sizes.collect()
}

/// Where everything goes, in device pixels.
struct Plan {
    margin: Pixels,
    /// The width between the margins.
    room: Pixels,
    lines: Vec<Line>,
    panels: Vec<Panel>,
    /// The row of the rule above the small print.
    rule: Option<Pixels>,
    height: Pixels,
}

struct Line {
    text: String,
    at: Point,
    style: TextStyle,
}

/// The upper left corner and the size of a panel.
struct Panel {
    at: Point,
    size: Point,
}

impl Plan {
    fn of(pen: &Pen, export_page: &ExportPage) -> Self {
        let margin = pen.px(MARGIN);
        let mut plan = Self {
            margin,
            room: room(pen.size.0, &|css| pen.px(css)),
            lines: Vec::new(),
            panels: Vec::new(),
            rule: None,
            height: margin,
        };
        let body = TextStyle {
            size: SENTENCE,
            ..pen.small(Role::Ink, Align::Start, Align::Start)
        };
        let heading = TextStyle {
            size: HEADING,
            bold: true,
            ..body
        };
        plan.add_paragraph(pen, &export_page.title, heading);
        plan.add_paragraph(pen, &export_page.sentence, body);
        plan.height += pen.px(PART);
        plan.add_panels(pen, export_page.panels.len());
        if !export_page.foot.is_empty() {
            plan.rule = Some(plan.height);
            plan.height += pen.px(PART);
        }
        let small = pen.small(Role::Muted, Align::Start, Align::Start);
        for paragraph in &export_page.foot {
            plan.add_paragraph(pen, paragraph, small);
        }
        plan.height += margin;
        plan
    }

    /// Adds lines of text at the bottom.
    fn add_paragraph(&mut self, pen: &Pen, text: &str, style: TextStyle) {
        for text in wrapped(pen, text, style, self.room) {
            let at = (self.margin, self.height);
            self.lines.push(Line { text, at, style });
            self.height += pen.px(style.size * LEADING);
        }
    }

    /// Adds panels at the bottom.
    fn add_panels(&mut self, pen: &Pen, panels: usize) {
        let gap = pen.px(GAP);
        for Row { columns, size } in rows(panels, self.room, &|css| pen.px(css)) {
            for column in 0..columns {
                let left = self.margin + column * (size.0 + gap);
                let at = (left, self.height);
                self.panels.push(Panel { at, size });
            }
            self.height += size.1 + gap;
        }
    }
}

/// The width between the margins of a page.
fn room(width: Pixels, px: &dyn Fn(f64) -> Pixels) -> Pixels {
    (width - 2 * px(MARGIN)).max(1)
}

/// Panels of one size beside each other.
struct Row {
    columns: Pixels,
    size: Point,
}

/// The rows of panels in a width: the first panel takes all of it, the others stand one or two in a row, and the last
/// one takes its row if it is alone there. Lengths are device pixels, converted from CSS pixels by `px`.
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
