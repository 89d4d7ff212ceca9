//! Fillings of areas and lines between pixels, and their way to a backend.

use super::error::DrawError;
use super::theme::Rgb;
use plotters::coord::Shift;
use plotters::drawing::DrawingArea;
use plotters::element::{Drawable, PathElement, PointCollection};
use plotters::prelude::DrawingBackend;
use plotters::style::{RGBColor, ShapeStyle};
use plotters_backend::{BackendCoord, DrawingErrorKind};
use std::iter::{Once, once};

/// Red, green, blue, opacity.
pub type Pixel = [u8; 4];

/// A picture of its own size, row by row from the top.
pub struct Image {
    /// Pixels in a row.
    pub width: u32,
    /// Rows.
    pub height: u32,
    /// Row-major.
    pub pixels: Vec<Pixel>,
}

/// The corners of a polygon, in pixels and shares of them, and its colour.
pub type Polygon = (Vec<(f64, f64)>, Rgb);

/// How areas are filled on a backend, with images and with hatching, and lines drawn between its pixels and dashed. plotters
/// does it pixel for pixel and line by line, which works everywhere; what draws on a canvas or writes SVG has better ways.
pub trait Filling<B: DrawingBackend> {
    /// The number of device pixels along each axis that a pixel of an image may take where cells are of different lengths:
    /// more than one is a blur for a moment, and as many times as fast. Lines and dots are not cased in one.
    fn grain(&self) -> u32 {
        1
    }

    /// May the picture be shown at another size? Then what borders on an image goes on below it, so that no seam
    /// shows.
    fn is_scaled(&self) -> bool {
        true
    }

    /// Puts `image` with its upper left corner at `at` of the area, enlarged to `size` device pixels.
    /// Pixels are never smoothed: each device pixel shows the one under its centre.
    ///
    /// # Errors
    /// An error of the backend.
    fn put(
        &self,
        area: &DrawingArea<B, Shift>,
        image: &Image,
        at: (i32, i32),
        size: (u32, u32),
    ) -> Result<(), DrawError<B>>;

    /// Hatches the rectangle between two corners, points of the area, with diagonal lines.
    ///
    /// # Errors
    /// An error of the backend.
    fn hatch(
        &self,
        area: &DrawingArea<B, Shift>,
        from: (i32, i32),
        to: (i32, i32),
        hatching: Hatching,
    ) -> Result<(), DrawError<B>>;

    /// Fills polygons, whose corners are places of the area, between its pixels too; each over those before it.
    ///
    /// # Errors
    /// An error of the backend.
    fn fill(&self, area: &DrawingArea<B, Shift>, polygons: &[Polygon]) -> Result<(), DrawError<B>> {
        for (outline, colour) in polygons {
            area.draw(&plotters::element::Polygon::new(
                pixels(outline),
                RGBColor::from(*colour),
            ))?;
        }
        Ok(())
    }

    /// Draws a line through places of the area, between its pixels too.
    ///
    /// # Errors
    /// An error of the backend.
    fn line(
        &self,
        area: &DrawingArea<B, Shift>,
        places: &[(f64, f64)],
        style: ShapeStyle,
    ) -> Result<(), DrawError<B>> {
        for piece in unfolded(&pixels(places)) {
            area.draw(&PathElement::new(piece, style))?;
        }
        Ok(())
    }

    /// Draws a line through places of the area in dashes of so many device pixels, with gaps as long.
    ///
    /// # Errors
    /// An error of the backend.
    fn dash(
        &self,
        area: &DrawingArea<B, Shift>,
        places: &[(f64, f64)],
        style: ShapeStyle,
        length: i32,
    ) -> Result<(), DrawError<B>> {
        for dash in dashes(&pixels(places), f64::from(length), f64::from(length)) {
            area.draw(&PathElement::new(dash, style))?;
        }
        Ok(())
    }
}

/// Diagonal lines, where x + y in device pixels of the whole picture is a multiple of the period.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hatching {
    /// The distance from one line to the next along an axis, in device pixels.
    pub period: u32,
    /// The width of a line along an axis, in device pixels.
    pub width: u32,
    /// The colour of the lines.
    pub colour: Rgb,
}

impl Hatching {
    /// A square of one period that repeats to the hatching, see-through between the lines.
    #[must_use]
    pub fn tile(self) -> Image {
        let Rgb(red, green, blue) = self.colour;
        let pixel = |x: u32, y: u32| {
            let on_line = (x + y) % self.period < self.width;
            [red, green, blue, if on_line { 255 } else { 0 }]
        };
        Image {
            width: self.period,
            height: self.period,
            pixels: (0..self.period)
                .flat_map(|y| (0..self.period).map(move |x| pixel(x, y)))
                .collect(),
        }
    }
}

/// Enlarges images itself and draws hatchings line by line: works everywhere.
pub struct PixelByPixel;

impl<B: DrawingBackend> Filling<B> for PixelByPixel {
    fn put(
        &self,
        area: &DrawingArea<B, Shift>,
        image: &Image,
        at: (i32, i32),
        size: (u32, u32),
    ) -> Result<(), DrawError<B>> {
        let pixels = enlarged(image, size);
        let draw = |backend: &mut B, at| backend.blit_bitmap(at, size, &pixels);
        area.draw(&Placed { at, draw })
    }

    fn hatch(
        &self,
        area: &DrawingArea<B, Shift>,
        from: (i32, i32),
        to: (i32, i32),
        hatching: Hatching,
    ) -> Result<(), DrawError<B>> {
        let period = hatching.period.max(1) as i32;
        let colour = RGBColor::from(hatching.colour);
        let style = ShapeStyle::from(colour).stroke_width(hatching.width);
        let base = area.get_base_pixel();
        let base = base.0 + base.1;
        let first = (base + from.0 + from.1).div_euclid(period) + 1;
        let last = (base + to.0 + to.1 - 1).div_euclid(period);
        for sum in (first..=last).map(|line| line * period - base) {
            let (left, right) = (from.0.max(sum - to.1), to.0.min(sum - from.1));
            let ends = vec![(left, sum - left), (right, sum - right)];
            area.draw(&PathElement::new(ends, style))?;
        }
        Ok(())
    }
}

/// Leaves areas empty and dashes no line: for what has neither, and where only the words matter.
pub struct Unfilled;

impl<B: DrawingBackend> Filling<B> for Unfilled {
    fn put(
        &self,
        _: &DrawingArea<B, Shift>,
        _: &Image,
        _: (i32, i32),
        _: (u32, u32),
    ) -> Result<(), DrawError<B>> {
        Ok(())
    }

    fn hatch(
        &self,
        _: &DrawingArea<B, Shift>,
        _: (i32, i32),
        _: (i32, i32),
        _: Hatching,
    ) -> Result<(), DrawError<B>> {
        Ok(())
    }

    fn fill(&self, _: &DrawingArea<B, Shift>, _: &[Polygon]) -> Result<(), DrawError<B>> {
        Ok(())
    }

    fn dash(
        &self,
        _: &DrawingArea<B, Shift>,
        _: &[(f64, f64)],
        _: ShapeStyle,
        _: i32,
    ) -> Result<(), DrawError<B>> {
        Ok(())
    }
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

/// An element at a point of an area, which plotters turns into one of the picture.
pub struct Placed<F> {
    pub at: (i32, i32),
    pub draw: F,
}

impl<'a, F> PointCollection<'a, (i32, i32)> for &'a Placed<F> {
    type Point = &'a (i32, i32);
    type IntoIter = Once<Self::Point>;

    fn point_iter(self) -> Self::IntoIter {
        once(&self.at)
    }
}

type Outcome<B> = Result<(), DrawingErrorKind<<B as DrawingBackend>::ErrorType>>;

impl<B: DrawingBackend, F: Fn(&mut B, BackendCoord) -> Outcome<B>> Drawable<B> for Placed<F> {
    fn draw<I: Iterator<Item = BackendCoord>>(
        &self,
        mut points: I,
        backend: &mut B,
        _area: (u32, u32),
    ) -> Outcome<B> {
        points.try_for_each(|at| (self.draw)(backend, at))
    }
}

/// The pixels nearest to places, for backends that know nothing finer.
#[must_use]
pub fn pixels(places: &[(f64, f64)]) -> Vec<(i32, i32)> {
    let pixel = |&(x, y): &(f64, f64)| (x.round() as i32, y.round() as i32);
    places.iter().map(pixel).collect()
}

/// The cosine of a turn by 154 degrees.
const FOLD: f64 = -0.9;

/// The pieces of a line between the points where it nearly turns back: plotters sets the inner corner of a thick line
/// there, which would lie far outside.
fn unfolded(points: &[(i32, i32)]) -> Vec<Vec<(i32, i32)>> {
    let mut pieces: Vec<Vec<(i32, i32)>> = Vec::new();
    for pair in points.windows(2).filter(|pair| pair[0] != pair[1]) {
        let way =
            |from: (i32, i32), to: (i32, i32)| (f64::from(to.0 - from.0), f64::from(to.1 - from.1));
        let next = way(pair[0], pair[1]);
        let goes_on = |piece: &[(i32, i32)]| {
            let [.., from, to] = piece else { return true };
            let last = way(*from, *to);
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

/// The pieces of a line that its dashes cover.
fn dashes(points: &[(i32, i32)], dash: f64, gap: f64) -> Vec<Vec<(i32, i32)>> {
    let mut pieces = Vec::new();
    let mut walked = 0.0;
    for pair in points.windows(2) {
        let (from, to) = (pair[0], pair[1]);
        let (dx, dy) = (f64::from(to.0 - from.0), f64::from(to.1 - from.1));
        let length = dx.hypot(dy);
        let at = |along: f64| {
            let share = (along / length).clamp(0.0, 1.0);
            let moved = |start: i32, step: f64| start + (share * step).round() as i32;
            (moved(from.0, dx), moved(from.1, dy))
        };
        let mut start = -(walked % (dash + gap));
        while start < length {
            if start + dash > 0.0 {
                pieces.push(vec![at(start.max(0.0)), at(start + dash)]);
            }
            start += dash + gap;
        }
        walked += length;
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::unfolded;

    #[test]
    fn a_line_is_parted_where_it_nearly_turns_back() {
        let step = [(0, 0), (0, 0), (5, 0), (5, 5), (5, 5), (9, 5)];
        assert_eq!(unfolded(&step), [vec![(0, 0), (5, 0), (5, 5), (9, 5)]]);
        let back = [(160, 199), (161, 199), (51, 198), (51, 197)];
        let pieces = [
            vec![(160, 199), (161, 199)],
            vec![(161, 199), (51, 198), (51, 197)],
        ];
        assert_eq!(unfolded(&back), pieces);
        assert!(unfolded(&[(3, 4), (3, 4)]).is_empty());
    }
}
