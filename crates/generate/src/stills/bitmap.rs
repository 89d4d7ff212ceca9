//! Pixels as a backend of plotters, with text in a font that comes from a file: the same on every machine.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "pixels"
)]

use std::cell::RefCell;
use std::convert::Infallible;
use std::rc::Rc;

use ab_glyph::{Font, FontVec, Glyph, PxScale, ScaleFont, point};
use plotters_backend::text_anchor::{HPos, VPos};
use plotters_backend::{
    BackendColor, BackendCoord, BackendStyle, BackendTextStyle, DrawingBackend, DrawingErrorKind,
    FontStyle,
};

type Outcome = Result<(), DrawingErrorKind<Infallible>>;

/// The letters of all texts: plain and bold.
pub struct Letters {
    pub plain: FontVec,
    pub bold: FontVec,
}

/// Red, green, blue.
type Pixel = [u8; 3];

/// A picture. Its clones draw on the same picture.
#[derive(Clone)]
pub struct Bitmap<'a> {
    size: (u32, u32),
    pixels: Rc<RefCell<Vec<Pixel>>>,
    letters: &'a Letters,
}

impl<'a> Bitmap<'a> {
    pub fn new(size: (u32, u32), letters: &'a Letters) -> Self {
        let pixels = vec![[u8::MAX; 3]; size.0 as usize * size.1 as usize];
        Self {
            size,
            pixels: Rc::new(RefCell::new(pixels)),
            letters,
        }
    }

    /// The picture with one pixel for each square of so many, the mean of them: red, green, blue, opaque.
    pub fn reduced(&self, by: u32) -> Vec<u8> {
        let pixels = self.pixels.borrow();
        let (columns, rows) = (self.size.0 / by, self.size.1 / by);
        let mut reduced = Vec::with_capacity(4 * columns as usize * rows as usize);
        for (row, column) in (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column)))
        {
            for channel in 0..3 {
                let square = (0..by * by).map(|at| {
                    let (x, y) = (column * by + at % by, row * by + at / by);
                    u32::from(pixels[(y * self.size.0 + x) as usize][channel])
                });
                reduced.push(((square.sum::<u32>() + by * by / 2) / (by * by)) as u8);
            }
            reduced.push(u8::MAX);
        }
        reduced
    }

    /// The letters of a text side by side from the origin of the first, and the width of all.
    fn set<S: BackendTextStyle>(&self, text: &str, style: &S) -> (&FontVec, Vec<Glyph>, f32) {
        let font = match style.style() {
            FontStyle::Bold => &self.letters.bold,
            _ => &self.letters.plain,
        };
        let em = font.units_per_em().unwrap_or(1000.0);
        let scale = PxScale::from(style.size() as f32 * font.height_unscaled() / em);
        let scaled = font.as_scaled(scale);
        let (mut glyphs, mut x) = (Vec::<Glyph>::new(), 0.0);
        for letter in text.chars() {
            let id = scaled.glyph_id(letter);
            x += glyphs.last().map_or(0.0, |last| scaled.kern(last.id, id));
            glyphs.push(id.with_scale_and_position(scale, point(x, 0.0)));
            x += scaled.h_advance(id);
        }
        (font, glyphs, x)
    }
}

impl DrawingBackend for Bitmap<'_> {
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
        let (width, height) = self.size;
        let inside = |at: i32, size| u32::try_from(at).ok().filter(|at| *at < size);
        if let (Some(x), Some(y)) = (inside(x, width), inside(y, height)) {
            let pixel = &mut self.pixels.borrow_mut()[(y * width + x) as usize];
            let (red, green, blue) = colour.rgb;
            for (below, above) in pixel.iter_mut().zip([red, green, blue]) {
                let (low, high) = (f64::from(*below), f64::from(above));
                *below = (low + (high - low) * colour.alpha.clamp(0.0, 1.0)).round() as u8;
            }
        }
        Ok(())
    }

    fn draw_text<S: BackendTextStyle>(
        &mut self,
        text: &str,
        style: &S,
        at: BackendCoord,
    ) -> Outcome {
        let picture = self.clone();
        let (font, glyphs, width) = picture.set(text, style);
        let size = style.size() as f32;
        let ascent = font.ascent_unscaled() / font.height_unscaled();
        let left = match style.anchor().h_pos {
            HPos::Left => 0.0,
            HPos::Center => -width / 2.0,
            HPos::Right => -width,
        };
        let baseline = size
            * match style.anchor().v_pos {
                VPos::Top => ascent,
                VPos::Center => ascent - 0.5,
                VPos::Bottom => ascent - 1.0,
            };
        for mut glyph in glyphs {
            glyph.position += point(left, baseline);
            let Some(outline) = font.outline_glyph(glyph) else {
                continue;
            };
            let corner = outline.px_bounds().min;
            outline.draw(|x, y, coverage| {
                let place = (corner.x as i32 + x as i32, corner.y as i32 + y as i32);
                let (x, y) = style.transform().transform(place.0, place.1);
                let mut colour = style.color();
                colour.alpha *= f64::from(coverage);
                let Ok(()) = self.draw_pixel((at.0 + x, at.1 + y), colour) else {
                    unreachable!("pixels are always drawn");
                };
            });
        }
        Ok(())
    }

    fn estimate_text_size<S: BackendTextStyle>(
        &self,
        text: &str,
        style: &S,
    ) -> Result<(u32, u32), DrawingErrorKind<Infallible>> {
        let (_, _, width) = self.set(text, style);
        Ok((width.ceil() as u32, style.size().ceil() as u32))
    }

    /// Boxes without the smooth edges that plotters gives to polygons.
    fn draw_rect<S: BackendStyle>(
        &mut self,
        from: BackendCoord,
        to: BackendCoord,
        style: &S,
        fill: bool,
    ) -> Outcome {
        if !fill {
            return plotters_backend::rasterizer::draw_rect(self, from, to, style, fill);
        }
        let (left, right) = (
            from.0.min(to.0).max(0),
            from.0.max(to.0).min(self.size.0 as i32),
        );
        let (top, bottom) = (
            from.1.min(to.1).max(0),
            from.1.max(to.1).min(self.size.1 as i32),
        );
        for y in top..bottom {
            for x in left..right {
                self.draw_pixel((x, y), style.color())?;
            }
        }
        Ok(())
    }
}
