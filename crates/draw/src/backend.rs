//! Drawings on the backends of plotters: boxes, circles and text as its elements, everything else pixel by pixel.

use super::font::Font;
use super::font_metrics;
use super::primitives::{
    Align, Custom, Drawing, Hatching, Image, Pixels, Point, Primitive, Text, nearest_pixels,
};
use super::theme::Rgb;
use plotters::coord::Shift;
use plotters::drawing::{DrawingArea, DrawingAreaErrorKind};
use plotters::element::{self, Circle, Drawable, PointCollection, Rectangle};
use plotters::style::text_anchor::{HPos, Pos, VPos};
use plotters::style::{
    Color, FontFamily, FontStyle, FontTransform, IntoFont, RGBColor, ShapeStyle, TextStyle,
};
use plotters_backend::{BackendColor, BackendCoord, DrawingBackend, DrawingErrorKind};
use std::iter::{Once, once};

/// The errors of drawing on a backend.
pub type DrawError<B> = DrawingAreaErrorKind<<B as DrawingBackend>::ErrorType>;

/// The result of drawing on a backend.
pub type Outcome<B> = Result<(), DrawingErrorKind<<B as DrawingBackend>::ErrorType>>;

impl From<Rgb> for RGBColor {
    fn from(Rgb(red, green, blue): Rgb) -> Self {
        Self(red, green, blue)
    }
}

/// An opaque colour.
impl From<Rgb> for BackendColor {
    fn from(colour: Rgb) -> Self {
        RGBColor::from(colour).to_backend_color()
    }
}

impl Drawing {
    /// Draws on an area of any backend of plotters.
    ///
    /// # Errors
    /// An error of the backend.
    pub fn draw_on<B: DrawingBackend>(
        &self,
        area: &DrawingArea<B, Shift>,
    ) -> Result<(), DrawError<B>> {
        self.draw_with(area, &pixel_by_pixel)
    }

    /// The same for a backend with its own ways to draw what plotters has no element for: `custom` receives each of
    /// these with the pixel at which its coordinates start.
    ///
    /// # Errors
    /// An error of the backend.
    pub fn draw_with<B: DrawingBackend>(
        &self,
        area: &DrawingArea<B, Shift>,
        custom: &dyn Fn(&mut B, &Custom, Point) -> Outcome<B>,
    ) -> Result<(), DrawError<B>> {
        for layer in &self.layers {
            let area = area.clone().shrink(layer.at, layer.size);
            for primitive in &layer.primitives {
                match primitive {
                    Primitive::Block { from, to, colour } => {
                        area.draw(&Rectangle::new([*from, *to], filled(*colour)))?;
                    }
                    Primitive::Disc { at, radius, colour } => {
                        area.draw(&Circle::new(*at, *radius, filled(*colour)))?;
                    }
                    Primitive::Text(text) => {
                        let style = text_style(text, &self.font);
                        area.draw(&element::Text::new(text.text.as_str(), text.at, style))?;
                    }
                    Primitive::Custom(special) => {
                        let draw = |backend: &mut B, at| custom(backend, special, at);
                        area.draw(&AtOrigin(draw))?;
                    }
                }
            }
        }
        Ok(())
    }
}

fn filled(colour: Rgb) -> ShapeStyle {
    ShapeStyle::from(RGBColor::from(colour)).filled()
}

fn text_style<'a>(text: &Text, family: &'a str) -> TextStyle<'a> {
    let font = Font {
        family,
        size: text.size,
        bold: text.bold,
    };
    let transform = if text.upwards {
        FontTransform::Rotate270
    } else {
        FontTransform::None
    };
    TextStyle {
        color: text.colour.into(),
        pos: anchor(text),
        ..styled(font, transform)
    }
}

fn anchor(text: &Text) -> Pos {
    let across = match text.across {
        Align::Start => HPos::Left,
        Align::Middle => HPos::Center,
        Align::End => HPos::Right,
    };
    let along = match text.along {
        Align::Start => VPos::Top,
        Align::Middle => VPos::Center,
        Align::End => VPos::Bottom,
    };
    Pos::new(across, along)
}

fn styled(font: Font<'_>, transform: FontTransform) -> TextStyle<'_> {
    let weight = if font.bold {
        FontStyle::Bold
    } else {
        FontStyle::Normal
    };
    let family = FontFamily::Name(font.family);
    let font = (family, font.size, weight).into_font();
    TextStyle::from(font.transform(transform))
}

/// The width of a text on the backend of an area, for [`Target::measured_by`](super::Target::measured_by); its width in
/// Helvetica where the backend cannot measure text.
pub fn text_width<B: DrawingBackend>(area: &DrawingArea<B, Shift>, text: &str, font: Font) -> f64 {
    let measured = area.estimate_text_size(text, &styled(font, FontTransform::None));
    measured.map_or_else(
        |_| font_metrics::width(text, font),
        |(width, _)| width.into(),
    )
}

/// An element that is drawn from the upper left corner of its area.
struct AtOrigin<F>(F);

impl<'a, F> PointCollection<'a, Point> for &'a AtOrigin<F> {
    type Point = Point;
    type IntoIter = Once<Point>;

    fn point_iter(self) -> Self::IntoIter {
        once((0, 0))
    }
}

impl<B: DrawingBackend, F: Fn(&mut B, BackendCoord) -> Outcome<B>> Drawable<B> for AtOrigin<F> {
    fn draw<I: Iterator<Item = BackendCoord>>(
        &self,
        mut points: I,
        backend: &mut B,
        _area: (u32, u32),
    ) -> Outcome<B> {
        points.try_for_each(|at| self.0(backend, at))
    }
}

/// Draws on any backend what plotters has no element for.
fn pixel_by_pixel<B: DrawingBackend>(backend: &mut B, custom: &Custom, base: Point) -> Outcome<B> {
    let moved = |(x, y): Point| (x + base.0, y + base.1);
    match custom {
        Custom::Paper { size, colour, .. } => {
            backend.draw_rect(base, moved(*size), &BackendColor::from(*colour), true)
        }
        Custom::Line {
            points,
            width,
            colour,
            dash,
        } => {
            let points = nearest_pixels(points, base);
            let style = ShapeStyle::from(RGBColor::from(*colour)).stroke_width(*width);
            let pieces = match dash {
                Some(dash) => dashes(&points, f64::from(*dash)),
                None => unfolded(&points),
            };
            let mut pieces = pieces.into_iter();
            pieces.try_for_each(|piece| backend.draw_path(piece, &style))
        }
        Custom::Polygon { outline, colour } => {
            backend.fill_polygon(nearest_pixels(outline, base), &BackendColor::from(*colour))
        }
        Custom::Image { image, at, size } => {
            backend.blit_bitmap(moved(*at), *size, &enlarged(image, *size))
        }
        Custom::Hatched { from, to, hatching } => {
            hatch(backend, moved(*from), moved(*to), *hatching)
        }
    }
}

fn hatch<B: DrawingBackend>(
    backend: &mut B,
    from: Point,
    to: Point,
    hatching: Hatching,
) -> Outcome<B> {
    let period = hatching.period.max(1) as i32;
    let colour = RGBColor::from(hatching.colour);
    let style = ShapeStyle::from(colour).stroke_width(hatching.width);
    let first = (from.0 + from.1).div_euclid(period) + 1;
    let last = (to.0 + to.1 - 1).div_euclid(period);
    for sum in (first..=last).map(|line| line * period) {
        let (left, right) = (from.0.max(sum - to.1), to.0.min(sum - from.1));
        backend.draw_path([(left, sum - left), (right, sum - right)], &style)?;
    }
    Ok(())
}

fn enlarged(image: &Image, (width, height): (u32, u32)) -> Vec<u8> {
    let under = |pixel: u32, pixels: u32, cells: u32| {
        (2 * u64::from(pixel) + 1) * u64::from(cells) / (2 * u64::from(pixels))
    };
    let mut rgb = Vec::with_capacity(3 * width as usize * height as usize);
    for y in 0..height {
        let row = under(y, height, image.height) as usize * image.width as usize;
        for x in 0..width {
            let [red, green, blue, _] = image.pixels[row + under(x, width, image.width) as usize];
            rgb.extend_from_slice(&[red, green, blue]);
        }
    }
    rgb
}

/// The cosine of 154 degrees.
const FOLD: f64 = -0.9;

/// The pieces of a line between the points where it nearly turns back. There, plotters would place the inner corner of
/// a thick line far outside.
fn unfolded(points: &[Point]) -> Vec<Vec<Point>> {
    let mut pieces: Vec<Vec<Point>> = Vec::new();
    for pair in points.windows(2).filter(|pair| pair[0] != pair[1]) {
        let step = |from: Point, to: Point| (f64::from(to.0 - from.0), f64::from(to.1 - from.1));
        let next = step(pair[0], pair[1]);
        let goes_on = |piece: &[Point]| {
            let [.., from, to] = piece else { return true };
            let last = step(*from, *to);
            let along = last.0 * next.0 + last.1 * next.1;
            along >= FOLD * last.0.hypot(last.1) * next.0.hypot(next.1)
        };
        match pieces.last_mut().filter(|piece| goes_on(piece)) {
            Some(piece) => piece.push(pair[1]),
            None => pieces.push(pair.to_vec()),
        }
    }
    pieces
}

/// The dashes of a line, with gaps of the same length.
fn dashes(points: &[Point], dash: f64) -> Vec<Vec<Point>> {
    let mut pieces = Vec::new();
    let mut walked = 0.0;
    for pair in points.windows(2) {
        let (from, to) = (pair[0], pair[1]);
        let (dx, dy) = (f64::from(to.0 - from.0), f64::from(to.1 - from.1));
        let length = dx.hypot(dy);
        let at = |along: f64| {
            let share = (along / length).clamp(0.0, 1.0);
            let moved = |start: Pixels, step: f64| start + (share * step).round() as Pixels;
            (moved(from.0, dx), moved(from.1, dy))
        };
        let mut start = -(walked % (2.0 * dash));
        while start < length {
            if start + dash > 0.0 {
                pieces.push(vec![at(start.max(0.0)), at(start + dash)]);
            }
            start += 2.0 * dash;
        }
        walked += length;
    }
    pieces
}
