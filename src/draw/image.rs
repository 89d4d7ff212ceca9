//! Images, and how a backend puts them down.

use super::DrawError;
use super::pen::Pixels;
use plotters::coord::Shift;
use plotters::drawing::DrawingArea;
use plotters::element::{Drawable, PointCollection};
use plotters::prelude::DrawingBackend;
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

/// How images reach a backend. plotters puts bitmaps pixel for pixel; what draws on a canvas or writes
/// SVG can enlarge a small image by itself, and is many times faster when it is left to.
pub trait PutImage<B: DrawingBackend> {
    /// Puts `image` with its upper left corner at `at`, enlarged to `size` device pixels. Pixels are
    /// never smoothed: each device pixel shows the one under its centre.
    ///
    /// # Errors
    /// What the backend reports.
    fn put(
        &self,
        area: &DrawingArea<B, Shift>,
        image: &Image,
        at: (i32, i32),
        size: (u32, u32),
    ) -> Result<(), DrawError<B>>;
}

/// Enlarges images itself and hands the backend a bitmap of three bytes a pixel: works everywhere.
pub struct Enlarge;

impl<B: DrawingBackend> PutImage<B> for Enlarge {
    fn put(
        &self,
        area: &DrawingArea<B, Shift>,
        image: &Image,
        at: (i32, i32),
        size: (u32, u32),
    ) -> Result<(), DrawError<B>> {
        area.draw(&Bitmap {
            at,
            size,
            pixels: enlarged(image, size),
        })
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

/// What plotters calls a bitmap.
struct Bitmap {
    at: (Pixels, Pixels),
    size: (u32, u32),
    pixels: Vec<u8>,
}

impl<'a> PointCollection<'a, (Pixels, Pixels)> for &'a Bitmap {
    type Point = &'a (Pixels, Pixels);
    type IntoIter = Once<Self::Point>;

    fn point_iter(self) -> Self::IntoIter {
        once(&self.at)
    }
}

impl<B: DrawingBackend> Drawable<B> for Bitmap {
    fn draw<I: Iterator<Item = BackendCoord>>(
        &self,
        mut points: I,
        backend: &mut B,
        _area: (u32, u32),
    ) -> Result<(), DrawingErrorKind<B::ErrorType>> {
        match points.next() {
            Some(at) => backend.blit_bitmap(at, self.size, &self.pixels),
            None => Ok(()),
        }
    }
}
