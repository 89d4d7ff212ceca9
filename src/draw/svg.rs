//! SVG as a backend of plotters.
//!
//! It writes what a canvas shows, mark for mark: boxes with crisp edges, lines, discs, text at its own size,
//! images and hatchings. Coordinates are device pixels, the picture's size is in CSS pixels, so a pixel
//! ratio of 2 places marks to half a CSS pixel. Marks of one style that follow each other share an element.

use super::font_metrics;
use super::page::{
    Page, box_data, escaped, fingerprint, line_data, painted, pattern, stroked, text_element,
};
use plotters_backend::{
    BackendColor, BackendCoord, BackendStyle, BackendTextStyle, DrawingBackend, DrawingErrorKind,
    FontStyle,
};
use std::cell::{RefCell, RefMut};
use std::convert::Infallible;
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
/// use upperhand::figures::{Axis, Figure, Role};
///
/// let axis = |label: &str| Axis::linear(label, Role::Ink, (0.0, 1.0));
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

    /// The picture that is written on.
    pub(super) fn page(&self) -> RefMut<'_, Page> {
        self.page.borrow_mut()
    }

    /// The whole picture as a document: well-formed XML whatever the texts hold, named by `title` and told
    /// by `description` for those who do not see it. Cost: O(length).
    #[must_use]
    pub fn document(&self, title: &str, description: &str) -> String {
        let mut page = self.page();
        page.close();
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

/// A backend that an SVG picture may lie under, for what a backend of plotters cannot be told.
pub trait WritesSvg: DrawingBackend {
    /// The picture that is written, if any.
    fn svg(&self) -> Option<&Svg<'_>>;
}

impl WritesSvg for Svg<'_> {
    fn svg(&self) -> Option<&Svg<'_>> {
        Some(self)
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
            let mut page = self.page();
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
            let mut page = self.page();
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
            self.page().element(&circle);
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
            let mut page = self.page();
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
            self.page().element(&text_element(text, style, at));
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
            None => font_metrics::width(text, size, matches!(weight, FontStyle::Bold)),
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
