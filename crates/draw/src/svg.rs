//! Drawings as SVG documents: what a canvas shows, primitive for primitive.
//!
//! Coordinates are device pixels and the picture's size is in CSS pixels, so a pixel ratio of 2 places things to half a CSS
//! pixel. Primitives of one style that follow each other share an element.

use super::primitives::{
    Align, Custom, Drawing, FinePoint, Hatching, Image, Layer, Point, Primitive, Text,
    nearest_pixels,
};
use super::theme::Rgb;
use std::fmt::Write;

/// Turns an image into an address that contains it: `data:image/png;base64,…`.
pub type Encode<'a> = &'a dyn Fn(&Image) -> String;

impl Drawing {
    /// The whole picture as a document: well-formed XML whatever the texts contain, with `title` and `description` for
    /// screen readers. Cost: O(length).
    ///
    /// ```
    /// use upperhand_draw::{Target, Theme, draw_figure};
    /// use upperhand_kit::{Axis, Figure, Role};
    ///
    /// let axis = |label: &str| Axis::linear(label, Role::Ink, (0.0, 1.0));
    /// let figure = Figure::new("Chance to win", axis("Threshold"), axis("Chance"));
    /// // 480 × 360 CSS pixels, two device pixels in each.
    /// let theme = Theme::light();
    /// let (drawing, _) = draw_figure(&Target::new((960, 720), &theme).at_ratio(2.0), &figure);
    /// let text = drawing.svg("Chance to win", "An empty plot.", &|_| String::new());
    /// assert!(text.starts_with("<svg ") && text.contains(">Threshold</text>"));
    /// ```
    pub fn svg(&self, title: &str, description: &str, encode: Encode) -> String {
        let mut body = Body::default();
        for layer in &self.layers {
            body.layer(layer, &self.font, encode);
        }
        body.close();
        let (width, height) = self.size;
        let css_px = |length: u32| f64::from(length) / self.pixel_ratio;
        let id = fingerprint(&format!("{title}\n{description}"));
        let mut out = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}\" height=\"{}\" \
             viewBox=\"0 0 {width} {height}\" role=\"img\" aria-labelledby=\"t{id:x} d{id:x}\">\n\
             <title id=\"t{id:x}\">{}</title>\n<desc id=\"d{id:x}\">{}</desc>\n",
            css_px(width),
            css_px(height),
            escaped(title),
            escaped(description)
        );
        for hatching in &body.hatchings {
            out += &pattern(*hatching);
        }
        out += &body.text;
        out += "</svg>\n";
        out
    }
}

/// The elements so far.
#[derive(Default)]
struct Body {
    text: String,
    /// A path to which primitives of the same style can still be added.
    open: Option<Path>,
    hatchings: Vec<Hatching>,
}

/// The attributes of a path and its data.
struct Path {
    style: String,
    data: String,
}

impl Body {
    fn layer(&mut self, layer: &Layer, font: &str, encode: Encode) {
        let moved = |(x, y): Point| (layer.at.0 + x, layer.at.1 + y);
        for primitive in &layer.primitives {
            match primitive {
                Primitive::Block { from, to, colour } => {
                    self.block(moved(*from), moved(*to), *colour);
                }
                Primitive::Disc { at, radius, colour } => {
                    let ((x, y), fill) = (moved(*at), fill(*colour));
                    self.element(&format!(
                        "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" {fill}/>"
                    ));
                }
                Primitive::Text(text) => self.element(&text_element(text, moved(text.at), font)),
                Primitive::Custom(custom) => self.custom(custom, layer.at, encode),
            }
        }
    }

    fn custom(&mut self, custom: &Custom, base: Point, encode: Encode) {
        let moved = |(x, y): Point| (base.0 + x, base.1 + y);
        match custom {
            Custom::Paper { size, colour, .. } => self.block(base, moved(*size), *colour),
            Custom::Line {
                points,
                width,
                colour,
                dash,
            } => {
                let data = line_data(&nearest_pixels(points, base));
                let stroke = stroke(*colour, *width);
                match dash {
                    Some(length) => self.element(&format!(
                        "<path {stroke} stroke-dasharray=\"{length}\" d=\"{data}\"/>"
                    )),
                    None => self.path(stroke, &data),
                }
            }
            Custom::Polygon { outline, colour } => {
                // Each is a path of its own, as overlapping parts of one path would leave a hole.
                self.path(fill(*colour), &polygon_data(outline, base));
                self.close();
            }
            Custom::Image { image, at, size } => {
                let ((x, y), (width, height)) = (moved(*at), *size);
                let address = escaped(&encode(image));
                self.element(&format!(
                    "<image x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" \
                     preserveAspectRatio=\"none\" image-rendering=\"pixelated\" href=\"{address}\"/>"
                ));
            }
            Custom::Hatched { from, to, hatching } => {
                if !self.hatchings.contains(hatching) {
                    self.hatchings.push(*hatching);
                }
                let (x, y) = moved(*from);
                let (width, height) = (to.0 - from.0, to.1 - from.1);
                let name = pattern_name(*hatching);
                self.element(&format!(
                    "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" fill=\"url(#{name})\"/>"
                ));
            }
        }
    }

    fn block(&mut self, (left, top): Point, (right, bottom): Point, colour: Rgb) {
        let style = fill(colour) + " shape-rendering=\"crispEdges\"";
        self.path(style, &format!("M{left} {top}H{right}V{bottom}H{left}z"));
    }

    /// Adds to the open path, if it has the same style. Everything is opaque, so overlapping parts look the same.
    fn path(&mut self, style: String, data: &str) {
        match &mut self.open {
            Some(path) if path.style == style => path.data += data,
            _ => {
                self.close();
                let data = data.to_owned();
                self.open = Some(Path { style, data });
            }
        }
    }

    /// Closes the open path.
    fn close(&mut self) {
        if let Some(Path { style, data }) = self.open.take() {
            _ = writeln!(self.text, "<path {style} d=\"{data}\"/>");
        }
    }

    /// Adds an element on top.
    fn element(&mut self, element: &str) {
        self.close();
        self.text += element;
        self.text.push('\n');
    }
}

/// A hash of a text (FNV-1a), so that names in two pictures of one page do not collide.
fn fingerprint(text: &str) -> u32 {
    text.bytes().fold(0x811c_9dc5, |hash, byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    })
}

/// Text as XML: markup is escaped, and what XML 1.0 does not allow becomes the replacement character.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out += "&amp;",
            '<' => out += "&lt;",
            '>' => out += "&gt;",
            '"' => out += "&quot;",
            '\'' => out += "&#39;",
            '\t' | '\n' | '\r' => _ = write!(out, "&#{};", u32::from(letter)),
            '\0'..='\u{1f}' | '\u{fffe}' | '\u{ffff}' => out.push(char::REPLACEMENT_CHARACTER),
            _ => out.push(letter),
        }
    }
    out
}

/// The name of a hatching contains all its properties: the same name means the same pattern, in any picture of a page.
fn pattern_name(hatching: Hatching) -> String {
    let Rgb(red, green, blue) = hatching.colour;
    let Hatching { period, width, .. } = hatching;
    format!("hatch-{period}-{width}-{red:02x}{green:02x}{blue:02x}")
}

/// One period: the line through two corners, cut in two by the tile.
fn pattern(hatching: Hatching) -> String {
    let Hatching { period, width, .. } = hatching;
    format!(
        "<pattern id=\"{}\" width=\"{period}\" height=\"{period}\" patternUnits=\"userSpaceOnUse\">\
         <path {} d=\"M0 0H{width}L0 {width}zM{period} 0V{width}L{width} {period}H0z\"/>\
         </pattern>\n",
        pattern_name(hatching),
        fill(hatching.colour)
    )
}

fn fill(Rgb(red, green, blue): Rgb) -> String {
    format!("fill=\"#{red:02x}{green:02x}{blue:02x}\"")
}

fn stroke(Rgb(red, green, blue): Rgb, width: u32) -> String {
    format!(
        "fill=\"none\" stroke=\"#{red:02x}{green:02x}{blue:02x}\" stroke-width=\"{width}\" stroke-linejoin=\"round\""
    )
}

/// Lines from point to point; steps of length zero are left out.
fn line_data(points: &[Point]) -> String {
    let mut data = String::new();
    for step in points.chunk_by(PartialEq::eq) {
        let letter = if data.is_empty() { 'M' } else { 'L' };
        let (x, y) = step[0];
        _ = write!(data, "{letter}{x} {y}");
    }
    data
}

/// A polygon between pixels, to a tenth of a pixel, at an offset. Corners are relative to the one before, so that
/// copies of a shape have nearly the same text, which compresses well.
fn polygon_data(outline: &[FinePoint], base: Point) -> String {
    let tenths = |coordinate: f64, base: i32| ((coordinate + f64::from(base)) * 10.0).round();
    let mut data = String::new();
    let mut last: Option<FinePoint> = None;
    for &(x, y) in outline {
        let at = (tenths(x, base.0), tenths(y, base.1));
        let (letter, step) = match last {
            None => ('M', at),
            Some(last) => ('l', (at.0 - last.0, at.1 - last.1)),
        };
        _ = write!(data, "{letter}{} {}", step.0 / 10.0, step.1 / 10.0);
        last = Some(at);
    }
    data + "z"
}

/// A text. Its baseline is computed, as renderers disagree about the others: letters of the common faces
/// fill their line from 0.8 of the size above the baseline to 0.2 below it, and capitals are 0.7 high.
fn text_element(text: &Text, (x, y): Point, family: &str) -> String {
    let Text { size, colour, .. } = *text;
    let below = match text.along {
        Align::Start => 0.8,
        Align::Middle => 0.35,
        Align::End => -0.2,
    };
    let baseline = ((f64::from(y) + below * size) * 10.0).round() / 10.0;
    let mut out = format!(
        "<text x=\"{x}\" y=\"{baseline}\" {} font-family=\"{}\" font-size=\"{size}\"",
        fill(colour),
        escaped(family),
    );
    out += match text.across {
        Align::Start => "",
        Align::Middle => " text-anchor=\"middle\"",
        Align::End => " text-anchor=\"end\"",
    };
    if text.bold {
        out += " font-weight=\"bold\"";
    }
    if text.upwards {
        _ = write!(out, " transform=\"rotate(-90 {x} {y})\"");
    }
    _ = write!(out, ">{}</text>", escaped(&text.text));
    out
}
