//! SVG as a backend of plotters.
//!
//! It writes what a canvas shows, mark for mark: boxes with crisp edges, lines, discs, text at its own size,
//! images and hatchings. Coordinates are device pixels, the picture's size is in CSS pixels, so a pixel
//! ratio of 2 places marks to half a CSS pixel. Marks of one style that follow each other share an element.

use super::error::DrawError;
use super::filling::{Filling, Hatching, Image};
use super::letters;
use super::theme::Rgb;
use plotters::coord::Shift;
use plotters::drawing::DrawingArea;
use plotters::element::{Drawable, PointCollection};
use plotters_backend::text_anchor::{HPos, VPos};
use plotters_backend::{
    BackendColor, BackendCoord, BackendStyle, BackendTextStyle, DrawingBackend, DrawingErrorKind,
    FontStyle, FontTransform,
};
use std::cell::RefCell;
use std::convert::Infallible;
use std::fmt::Write;
use std::iter::{Once, once};
use std::rc::Rc;

/// Measures a text, the first, in a font, the second, given as in CSS: `bold 26px sans-serif`. Returns
/// its width in the unit of the font's size.
pub type Measure<'a> = &'a dyn Fn(&str, &str) -> f64;

type Outcome = Result<(), DrawingErrorKind<Infallible>>;

/// A picture in SVG. Its clones draw on the same picture.
///
/// ```
/// use plotters::drawing::IntoDrawingArea;
/// use upperhand::draw::{Embedding, Svg, Theme, draw_with};
/// use upperhand::view::{Axis, Figure, Role, Scale, Ticks};
///
/// let axis = |label: &str| Axis {
///     label: label.to_owned(),
///     role: Role::Ink,
///     from: 0.0,
///     to: 1.0,
///     scale: Scale::Linear,
///     ticks: Ticks::Decimal,
/// };
/// let figure = Figure::new("Chance to win", axis("Threshold"), axis("Chance"));
/// // 480 × 360 CSS pixels, two device pixels in each.
/// let svg = Svg::new((960, 720), 2.0);
/// let area = svg.clone().into_drawing_area();
/// let no_image = Embedding { encode: &|_| String::new() };
/// draw_with(&area, &figure, &Theme::light(), 2.0, &no_image)?;
/// let text = svg.document("Chance to win", "An empty plot.");
/// assert!(text.starts_with("<svg ") && text.contains(">Threshold</text>"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Svg<'a> {
    size: (u32, u32),
    ratio: f64,
    measure: Option<Measure<'a>>,
    page: Rc<RefCell<Page>>,
}

/// What has been written.
#[derive(Default)]
struct Page {
    body: String,
    /// A path that marks of the same style may still join.
    open: Option<Run>,
    hatchings: Vec<Hatching>,
}

/// The attributes of a path and its data.
struct Run {
    style: String,
    data: String,
}

impl<'a> Svg<'a> {
    /// An empty picture of that size in device pixels, `pixel_ratio` of them in a CSS pixel.
    #[must_use]
    pub fn new(size: (u32, u32), pixel_ratio: f64) -> Self {
        Self {
            size,
            ratio: pixel_ratio,
            measure: None,
            page: Rc::default(),
        }
    }

    /// The same picture, whose text is as wide as `measure` says. Else widths are those of Helvetica.
    #[must_use]
    pub fn measured_by(mut self, measure: Measure<'a>) -> Self {
        self.measure = Some(measure);
        self
    }

    /// The whole picture as a document: well-formed XML whatever the texts hold, named by `title` and told
    /// by `description` for those who do not see it. Cost: O(length).
    #[must_use]
    pub fn document(&self, title: &str, description: &str) -> String {
        self.page.borrow_mut().close();
        let page = self.page.borrow();
        let (width, height) = self.size;
        let css_px = |length: u32| f64::from(length) / self.ratio;
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
        for hatching in &page.hatchings {
            out += &pattern(*hatching);
        }
        out += &page.body;
        out += "</svg>\n";
        out
    }
}

/// A number that differs where texts do, so that two pictures in one page keep their names (FNV-1a).
fn fingerprint(text: &str) -> u32 {
    text.bytes().fold(0x811c_9dc5, |hash, byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    })
}

/// Text as XML: markup is escaped, what XML 1.0 cannot hold becomes the replacement character.
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

/// The name of a hatching says all of it: the same name is the same pattern, in any picture of a page.
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
         <path fill=\"{}\" d=\"M0 0H{width}L0 {width}zM{period} 0V{width}L{width} {period}H0z\"/>\
         </pattern>\n",
        pattern_name(hatching),
        hex(hatching.colour)
    )
}

fn hex(Rgb(red, green, blue): Rgb) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

/// `fill="#123456"`, or a stroke, with its opacity where it has one.
fn painted(what: &str, colour: BackendColor) -> String {
    let (red, green, blue) = colour.rgb;
    let mut out = format!("{what}=\"{}\"", hex(Rgb(red, green, blue)));
    if colour.alpha < 1.0 {
        _ = write!(out, " {what}-opacity=\"{}\"", colour.alpha);
    }
    out
}

fn stroked<S: BackendStyle>(style: &S) -> String {
    format!(
        "fill=\"none\" {} stroke-width=\"{}\" stroke-linejoin=\"round\"",
        painted("stroke", style.color()),
        style.stroke_width()
    )
}

/// Lines from point to point; steps that lead nowhere are left out.
fn line_data(points: impl IntoIterator<Item = BackendCoord>) -> String {
    let mut points = points.into_iter();
    let Some(mut last) = points.next() else {
        return String::new();
    };
    let mut data = format!("M{} {}", last.0, last.1);
    for point in points.filter(|&point| std::mem::replace(&mut last, point) != point) {
        _ = write!(data, "L{} {}", point.0, point.1);
    }
    data
}

fn box_data(from: BackendCoord, to: BackendCoord) -> String {
    let ((left, top), (right, bottom)) = (from, to);
    format!("M{left} {top}H{right}V{bottom}H{left}z")
}

impl Page {
    /// Opaque marks of one style may be one path: whatever overlaps looks the same.
    fn path(&mut self, style: String, data: &str, opaque: bool) {
        match &mut self.open {
            Some(run) if opaque && run.style == style => run.data += data,
            _ => {
                self.close();
                let data = data.to_owned();
                self.open = Some(Run { style, data });
            }
        }
    }

    fn close(&mut self) {
        if let Some(Run { style, data }) = self.open.take() {
            _ = writeln!(self.body, "<path {style} d=\"{data}\"/>");
        }
    }

    fn element(&mut self, element: &str) {
        self.close();
        self.body += element;
        self.body.push('\n');
    }
}

impl DrawingBackend for Svg<'_> {
    type ErrorType = Infallible;

    fn get_size(&self) -> (u32, u32) {
        self.size
    }

    fn ensure_prepared(&mut self) -> Outcome {
        Ok(())
    }

    fn present(&mut self) -> Outcome {
        Ok(())
    }

    fn draw_pixel(&mut self, (x, y): BackendCoord, colour: BackendColor) -> Outcome {
        self.draw_rect((x, y), (x + 1, y + 1), &colour, true)
    }

    fn draw_line<S: BackendStyle>(
        &mut self,
        from: BackendCoord,
        to: BackendCoord,
        style: &S,
    ) -> Outcome {
        self.draw_path([from, to], style)
    }

    fn draw_rect<S: BackendStyle>(
        &mut self,
        from: BackendCoord,
        to: BackendCoord,
        style: &S,
        fill: bool,
    ) -> Outcome {
        let colour = style.color();
        let look = if fill {
            painted("fill", colour)
        } else {
            stroked(style)
        };
        if colour.alpha > 0.0 {
            let look = look + " shape-rendering=\"crispEdges\"";
            let mut page = self.page.borrow_mut();
            page.path(look, &box_data(from, to), colour.alpha >= 1.0);
        }
        Ok(())
    }

    fn draw_path<S: BackendStyle, I: IntoIterator<Item = BackendCoord>>(
        &mut self,
        path: I,
        style: &S,
    ) -> Outcome {
        let colour = style.color();
        let data = line_data(path);
        if colour.alpha > 0.0 && !data.is_empty() {
            let mut page = self.page.borrow_mut();
            page.path(stroked(style), &data, colour.alpha >= 1.0);
        }
        Ok(())
    }

    fn draw_circle<S: BackendStyle>(
        &mut self,
        (x, y): BackendCoord,
        radius: u32,
        style: &S,
        fill: bool,
    ) -> Outcome {
        let colour = style.color();
        if colour.alpha > 0.0 {
            let look = if fill {
                painted("fill", colour)
            } else {
                stroked(style)
            };
            let circle = format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" {look}/>");
            self.page.borrow_mut().element(&circle);
        }
        Ok(())
    }

    fn fill_polygon<S: BackendStyle, I: IntoIterator<Item = BackendCoord>>(
        &mut self,
        path: I,
        style: &S,
    ) -> Outcome {
        let colour = style.color();
        let data = line_data(path);
        if colour.alpha > 0.0 && !data.is_empty() {
            let mut page = self.page.borrow_mut();
            page.path(painted("fill", colour), &(data + "z"), false);
        }
        Ok(())
    }

    fn draw_text<S: BackendTextStyle>(
        &mut self,
        text: &str,
        style: &S,
        at: BackendCoord,
    ) -> Outcome {
        if style.color().alpha > 0.0 {
            self.page
                .borrow_mut()
                .element(&text_element(text, style, at));
        }
        Ok(())
    }

    fn estimate_text_size<S: BackendTextStyle>(
        &self,
        text: &str,
        style: &S,
    ) -> Result<(u32, u32), DrawingErrorKind<Infallible>> {
        let (size, weight) = (style.size(), style.style());
        let width = match self.measure {
            Some(measure) => {
                let family = style.family();
                measure(
                    text,
                    &format!("{} {size}px {}", weight.as_str(), family.as_str()),
                )
            }
            None => letters::width(text, size, matches!(weight, FontStyle::Bold)),
        };
        Ok((width.ceil() as u32, size.ceil() as u32))
    }

    /// Pixels of one colour beside each other are one box.
    fn blit_bitmap(&mut self, at: BackendCoord, (width, _): (u32, u32), rgb: &[u8]) -> Outcome {
        let (pixels, _) = rgb.as_chunks::<3>();
        for (y, row) in (at.1..).zip(pixels.chunks(width.max(1) as usize)) {
            let mut x = at.0;
            for run in row.chunk_by(PartialEq::eq) {
                let end = x + run.len() as i32;
                let [red, green, blue] = run[0];
                let colour = BackendColor {
                    alpha: 1.0,
                    rgb: (red, green, blue),
                };
                self.draw_rect((x, y), (end, y + 1), &colour, true)?;
                x = end;
            }
        }
        Ok(())
    }
}

/// A text. Its baseline is computed, as renderers disagree about the others: letters of the common faces
/// fill their line from 0.8 of the size above the baseline to 0.2 below it, and capitals are 0.7 high.
fn text_element<S: BackendTextStyle>(text: &str, style: &S, (x, y): BackendCoord) -> String {
    let size = style.size();
    let anchor = match style.anchor().h_pos {
        HPos::Left => "start",
        HPos::Center => "middle",
        HPos::Right => "end",
    };
    let below = match style.anchor().v_pos {
        VPos::Top => 0.8,
        VPos::Center => 0.35,
        VPos::Bottom => -0.2,
    };
    let baseline = ((f64::from(y) + below * size) * 10.0).round() / 10.0;
    let mut out = format!(
        "<text x=\"{x}\" y=\"{baseline}\" {} font-family=\"{}\" font-size=\"{size}\"",
        painted("fill", style.color()),
        escaped(style.family().as_str()),
    );
    if anchor != "start" {
        _ = write!(out, " text-anchor=\"{anchor}\"");
    }
    match style.style() {
        FontStyle::Normal => {}
        FontStyle::Bold => out += " font-weight=\"bold\"",
        slanted => _ = write!(out, " font-style=\"{}\"", slanted.as_str()),
    }
    let turn = match style.transform() {
        FontTransform::None => 0,
        FontTransform::Rotate90 => 90,
        FontTransform::Rotate180 => 180,
        FontTransform::Rotate270 => -90,
    };
    if turn != 0 {
        _ = write!(out, " transform=\"rotate({turn} {x} {y})\"");
    }
    _ = write!(out, ">{}</text>", escaped(text));
    out
}

/// Images inside the document, hatchings as patterns.
#[derive(Clone, Copy)]
pub struct Embedding<'a> {
    /// Makes an image an address that holds all of it: `data:image/png;base64,…`.
    pub encode: &'a dyn Fn(&Image) -> String,
}

impl<'a> Filling<Svg<'a>> for Embedding<'_> {
    fn put(
        &self,
        area: &DrawingArea<Svg<'a>, Shift>,
        image: &Image,
        at: (i32, i32),
        (width, height): (u32, u32),
    ) -> Result<(), DrawError<Svg<'a>>> {
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
        area: &DrawingArea<Svg<'a>, Shift>,
        from: (i32, i32),
        to: (i32, i32),
        hatching: Hatching,
    ) -> Result<(), DrawError<Svg<'a>>> {
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
}

/// Something to be written at a point of an area, which plotters turns into one of the picture.
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

impl<'a, W: Fn(&mut Page, BackendCoord)> Drawable<Svg<'a>> for Placed<W> {
    fn draw<I: Iterator<Item = BackendCoord>>(
        &self,
        points: I,
        backend: &mut Svg<'a>,
        _area: (u32, u32),
    ) -> Outcome {
        for at in points {
            (self.write)(&mut backend.page.borrow_mut(), at);
        }
        Ok(())
    }
}
